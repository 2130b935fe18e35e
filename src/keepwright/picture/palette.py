"""The palette: the colours of the page by day and by night, read from its own tokens."""

from __future__ import annotations

import re
from functools import cache
from typing import Final, final

from keepwright.picture import DAY, NIGHT, THEMES
from keepwright.picture.places import TOKENS

_BLOCK: Final = {DAY: ":root {", NIGHT: ':root[data-theme="night"] {'}
_TOKEN: Final = re.compile(r"--kw-([\w-]+):\s*([^;]+);")
_RGB: Final = re.compile(r"rgb\((\d+) (\d+) (\d+) / (\.\d+)\)")
_REMARK: Final = re.compile(r"/\*.*?\*/", re.S)


@final
class Palette:
    """The colours of one theme, by the names of their tokens.

    >>> Palette("day", {"ink": "#2a221a", "shade": "rgb(64 46 20 / .10)"}).paint("shade")
    ('rgb(64,46,20)', '.10')
    """

    def __init__(self, theme: str, tokens: dict[str, str]) -> None:
        self.theme: Final = theme
        self.tokens: Final = tokens

    def __getitem__(self, name: str) -> str:
        """The colour of this token, as it is written there."""
        return self.tokens[name]

    def paint(self, name: str) -> tuple[str, str]:
        """The colour of this token and how dense it is, apart, as all readers of SVG take it."""
        found = _RGB.fullmatch(self.tokens[name])
        if found is None:
            return self.tokens[name], "1"
        red, green, blue, density = found.groups()
        return f"rgb({red},{green},{blue})", density


@cache
def palette_of(theme: str) -> Palette:
    """The palette of a theme; what the night does not change is as by day.

    >>> palette_of("day")["ink"] != palette_of("night")["ink"]
    True
    """
    text = _REMARK.sub("", TOKENS.read_text(encoding="utf-8"))
    tokens: dict[str, str] = {}
    for name in THEMES[: THEMES.index(theme) + 1]:
        start = text.index(_BLOCK[name])
        tokens.update(_TOKEN.findall(text[start : text.index("}", start)]))
    return Palette(theme, tokens)
