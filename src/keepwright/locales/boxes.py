"""What stands on the box of a game, read without the rest of its texts."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from fluent.runtime import FluentBundle, FluentResource

from keepwright.homes import at_home


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
    message_id = f"game-{game_id}"
    own = FluentBundle([lang], use_isolating=False)
    own.add_resource(FluentResource(text[text.index(f"{message_id} =") :].partition("\n\n")[0]))
    message = own.get_message(message_id)
    blurb, title = message.attributes["blurb"], message.attributes.get("short") or message.value
    assert title is not None
    return BoxText(*(str(own.format_pattern(pattern)[0]) for pattern in (title, blurb)))
