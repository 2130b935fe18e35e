"""What stands on the box of a game, read without the rest of its texts."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from keepwright.homes import at_home
from keepwright.locales.fluent import Texts


class BoxText(NamedTuple):
    """What a game is called in short, and what it is like, in a line."""

    title: str
    blurb: str


@cache
def box_text(lang: str, game_id: str) -> BoxText:
    """The words on a box: `game-<id>`, in short if it has `.short`, and its `.blurb`.

    >>> box_text("de", "architects")
    BoxText(title='Architekten', blurb='Tugend, Lehrlinge und ein Schwarzmarkt.')
    """
    text = at_home("locales", lang, f"{game_id}.ftl").read_text(encoding="utf-8")
    own, id = Texts(lang, [text]), f"game-{game_id}"
    short = "short" if "short" in own[id].attributes else ""
    return BoxText(*(own.say(own.pattern(id, part), {}) for part in (short, "blurb")))
