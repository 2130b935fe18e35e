"""Picturing: positions as pictures, for whoever may see them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from keepwright.engine.state import State
from keepwright.locales import Words
from keepwright.picture import NoPng, picture_of, png_of
from keepwright.server.house import House
from keepwright.server.names import names_at
from keepwright.server.problems import Problem
from keepwright.server.seeing import EVERYTHING

MOST_KEPT: Final = 32
SVG, PNG = "image/svg+xml", "image/png"


def draw(
    state: State,
    eyes: int | None,
    theme: str,
    language: str,
    names: Mapping[str, str] | None = None,
) -> str:
    """A position as these eyes see it, as SVG; None sees everything."""
    return picture_of(state, seat=eyes, theme=theme, language=language, names=names)


@lru_cache(maxsize=MOST_KEPT)
def png(picture: str) -> bytes:
    """A picture as PNG, twice as large, for sharp screens; the last ones are kept."""
    try:
        return png_of(picture, zoom=2)
    except NoPng:
        raise Problem("no_png") from None


def of_table(
    house: House,
    person_id: str,
    table_id: str,
    seat: str | None,
    at: int | None,
    theme: str,
    language: str,
) -> str:
    """A table now or at a past event, as one of one's seats or a spectator sees it."""
    with house.seeing.looking(table_id, person_id) as look:
        eyes, game, seq = look.eyes(seat), look.game, look.row.seq
        shown = seq if at is None else max(0, min(at, seq))
        state = game.state if shown == seq else game.at(shown)
        names = names_at(look.places, Words(language, look.row.game))
    return draw(state, None if eyes == EVERYTHING else eyes, theme, language, names)
