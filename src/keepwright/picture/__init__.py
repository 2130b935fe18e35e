"""Pictures of positions: SVG that stands alone, as one seat sees them, or all of it.

A picture draws nothing but the facts of a view, so what is hidden from a seat is hidden here.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Final

from keepwright.engine.agenda import Chance
from keepwright.engine.play import score_sheet
from keepwright.engine.record import Record
from keepwright.engine.seats import Seat, eyes_of
from keepwright.engine.state import State
from keepwright.engine.view import View, view
from keepwright.engine.wrong_type import check_map
from keepwright.faces import face

DAY, NIGHT = "day", "night"
THEMES: Final = (DAY, NIGHT)


class NoPng(ImportError):
    """PNG needs the package resvg-py, which is not here."""


def picture_of(
    position: State | View | Record,
    *,
    seat: Seat | None = None,
    theme: str = DAY,
    language: str = "en",
    names: Mapping[str, str] | None = None,
) -> str:
    """A picture of a position as SVG; of a record, the position it leads to.

    A seat (its number or colour, or SPECTATOR) sees what it may know; without one, all is shown. A
    view is drawn as it is. The theme is day or night; `names` are those of the players, by colour.

    >>> from keepwright.engine.play import new_game
    >>> picture_of(new_game("caylus", seats=2, seed=1), language="de")[:4]
    '<svg'
    """
    if theme not in THEMES:
        raise ValueError(f"no theme {theme!r}; there are {', '.join(THEMES)}")
    named = {} if names is None else names
    check_map("names", "a dict of names by colour", named)
    if isinstance(position, Record):
        position = position.replay()
    eyes: int | None
    points: dict[str, int] = {}
    winners: list[str] = []
    if isinstance(position, View):
        eyes, facts = position.seat, position.facts
    else:
        eyes = None if seat is None else eyes_of(position.seats, seat)
        facts = position.to_json() if eyes is None else view(position, eyes).facts
        if not isinstance(position.due, Chance):
            sheet = score_sheet(position, eyes)
            points = dict(zip(sheet.seats, sheet.totals, strict=True))
            points |= {name: int(tally.total) for name, tally in sheet.rivals.items()}
            winners = list(sheet.winners) if position.over else []
    from keepwright.locales import Words
    from keepwright.picture.palette import palette_of

    own = face(facts["game"], "picture") or import_module(f"{__name__}.plain")
    words = Words(language, facts["game"])
    frame = own.Picture(facts, words, palette_of(theme), eyes, points, winners, named)
    return str(frame.draw())


def png_of(picture: str, zoom: float = 1.0) -> bytes:
    """A picture as PNG, so many times as large; NoPng where resvg-py is not installed.

    >>> from keepwright.engine.play import new_game
    >>> png_of(picture_of(new_game("caylus", seats=2, seed=1)), zoom=0.1)[1:4]
    b'PNG'
    """
    try:
        from resvg_py import svg_to_bytes
    except ImportError:
        raise NoPng("pip install 'keepwright[picture]'") from None
    from keepwright.picture.places import FONTS

    return svg_to_bytes(
        svg_string=picture,
        zoom=zoom,
        skip_system_fonts=True,
        font_files=[str(file) for file in sorted(FONTS.glob("*.ttf"))],
        font_family="Keepwright Sans",
    )
