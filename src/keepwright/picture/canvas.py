"""The canvas: writes SVG that stands alone, with nothing but shapes, attributes and text."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Final, final
from xml.sax.saxutils import escape, quoteattr

from keepwright.catalogue import catalogue
from keepwright.locales import Words
from keepwright.picture.measure import BOLD, PLAIN, TITLE, cut, width_of
from keepwright.picture.palette import Palette
from keepwright.picture.places import ICONS

WIDTH, HEIGHT = 1366, 768
SANS: Final = "'Source Sans 3 Variable','Source Sans 3','Keepwright Sans','Segoe UI',sans-serif"
SERIF: Final = "Grenze,Alegreya,'Palatino Linotype',Georgia,serif"
SHORT: Final = 3  # letters; longer texts are as long as they were measured, whatever the font
Value = str | float


def number(value: float) -> str:
    """A number as short as it can be.

    >>> number(12.0), number(1 / 3)
    ('12', '0.33')
    """
    return f"{value:.2f}".rstrip("0").rstrip(".")


@cache
def drawing_of(name: str) -> str:
    """What is inside the drawing of this name."""
    text = (ICONS / f"{name}.svg").read_text(encoding="utf-8")
    return text[text.index(">") + 1 : text.rindex("</svg>")].strip()


@final
class Canvas:
    """A sheet on which one picture is drawn; colours and words are those of its reader."""

    def __init__(self, palette: Palette, words: Words) -> None:
        self.palette: Final = palette
        self.words: Final = words
        self.wild: Final[dict[str, list[str]]] = catalogue(words.game_id).board.get("wild", {})
        self._parts: Final[list[str]] = []
        self._icons: Final[set[str]] = set()
        self._defined: Final[dict[str, str]] = {}

    def __getitem__(self, token: str) -> str:
        """The colour of a token."""
        return self.palette[token]

    # ------------------------------------------------------------ elements

    def _attributes(self, given: dict[str, Value]) -> str:
        written = []
        for name, value in given.items():
            text = value if isinstance(value, str) else number(value)
            written.append(f" {name.strip('_').replace('_', '-')}={quoteattr(text)}")
        return "".join(written)

    def tag(self, name: str, **attributes: Value) -> None:
        """An element with nothing inside."""
        self._parts.append(f"<{name}{self._attributes(attributes)}/>")

    @contextmanager
    def group(self, **attributes: Value) -> Iterator[None]:
        """Elements that belong together."""
        self._parts.append(f"<g{self._attributes(attributes)}>")
        yield
        self._parts.append("</g>")

    def rect(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str,
        r: float = 0,
        **more: Value,
    ) -> None:
        """A rectangle, its corners rounded by `r`."""
        rounded: dict[str, Value] = {"rx": r} if r else {}
        self.tag("rect", x=x, y=y, width=width, height=height, **rounded, fill=fill, **more)

    def circle(self, x: float, y: float, r: float, fill: str, **more: Value) -> None:
        """A circle about a point."""
        self.tag("circle", cx=x, cy=y, r=r, fill=fill, **more)

    def path(self, d: str, fill: str = "none", **more: Value) -> None:
        """A shape, or a line where nothing fills it."""
        self.tag("path", d=d, fill=fill, **more)

    def line(self, d: str, colour: str, width: float = 1, **more: Value) -> None:
        """A line."""
        self.tag("path", d=d, fill="none", stroke=colour, stroke_width=width, **more)

    def icon(self, name: str, x: float, y: float, size: float, fill: str, **more: Value) -> None:
        """A drawing of the page, its corner at this point."""
        self._icons.add(name)
        href = f"#kw-{name}"
        self.tag("use", href=href, x=x, y=y, width=size, height=size, fill=fill, color=fill, **more)

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        fill: str,
        face: str = PLAIN,
        anchor: str = "start",
        room: float | None = None,
    ) -> float:
        """A line of text on this base line, cut where there is no room; how wide it is."""
        if room is not None:
            text = cut(text, room, size, face)
        width = width_of(text, size, face)
        more: dict[str, Value] = {"x": x, "y": y, "font-size": size, "fill": fill}
        if anchor != "start":
            more["text-anchor"] = anchor
        if face == TITLE:
            more |= {"font-family": SERIF, "font-weight": "600"}
        elif face == BOLD:
            more["font-weight"] = "700"
        if len(text) > SHORT:
            more |= {"textLength": width, "lengthAdjust": "spacingAndGlyphs"}
        written = "".join(f" {name}={quoteattr(_plain(v))}" for name, v in more.items())
        self._parts.append(f"<text{written}>{escape(text)}</text>")
        return width

    def fitted(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        fill: str,
        room: float,
        face: str = PLAIN,
        anchor: str = "start",
        least: float = 11,
    ) -> float:
        """A line of text, smaller where it would not fit, and cut where that is not enough."""
        width = width_of(text, size, face)
        if width > room:
            size = max(least, size * room / width)
        return self.text(x, y, text, size, fill, face, anchor, room + 0.5)

    def define(self, id: str, element: str) -> str:
        """Something to be referred to, such as a pattern; how it is referred to."""
        self._defined[id] = element
        return f"url(#{id})"

    def mark(self) -> int:
        """The place in the picture where the next element will be."""
        return len(self._parts)

    @contextmanager
    def below(self, mark: int) -> Iterator[None]:
        """Elements that lie beneath all that was drawn since a mark."""
        above = self._parts[mark:]
        del self._parts[mark:]
        yield
        self._parts.extend(above)

    # ------------------------------------------------------------ the whole

    def write(self, title: str, about: str, height: float) -> str:
        """The picture as text, with a title and a description for whoever does not see it."""
        symbols = "".join(
            f'<symbol id="kw-{name}" viewBox="0 0 24 24">{drawing_of(name)}</symbol>'
            for name in sorted(self._icons)
        )
        defined = "".join(element for _, element in sorted(self._defined.items()))
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {number(height)}" '
            f'width="{WIDTH}" height="{number(height)}" role="img" xml:lang="{self.words.lang}" '
            f'font-family="{SANS}">'
        )
        return "\n".join(
            [
                f"{head}<title>{escape(title)}</title><desc>{escape(about)}</desc>",
                f"<defs>{defined}{symbols}</defs>",
                *self._parts,
                "</svg>\n",
            ]
        )


def _plain(value: Value) -> str:
    return value if isinstance(value, str) else number(value)
