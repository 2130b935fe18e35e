"""Small parts that the terminal tables of all games are made of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich import box
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from keepwright.engine.goods import Kinds
from keepwright.locales import Words

WIDE: Final = 116
TALL: Final = 36
PROVOST: Final = "◆"
NONE: Final = "·"
STYLES: Final = {
    "blue": "bright_blue",
    "red": "bright_red",
    "green": "green",
    "orange": "dark_orange",
    "yellow": "bright_yellow",
    "black": "bright_black",
    "purple": "magenta",
}
CLASS_STYLES: Final = {
    "fixed": "",
    "printed": "",
    "neutral": "magenta",
    "starting": "magenta",
    "wood": "yellow",
    "stone": "bright_white",
    "prestige": "cyan",
    "monument": "cyan",
    "residential": "green",
}
CUBE_STYLES: Final = {
    "food": "magenta",
    "wood": "yellow",
    "stone": "white",
    "cloth": "bright_magenta",
    "gold": "bright_yellow",
    "clay": "red",
    "marble": "bright_white",
    "silver": "cyan",
}

Facts = Mapping[str, Any]


def letters_for(seats: list[str], words: Words) -> dict[str, str]:
    """A capital letter for each seat: the first of its name that no other seat has."""
    found: dict[str, str] = {}
    for seat in seats:
        name = words.seat(seat).upper()
        free = [letter for letter in name if letter.isalpha() and letter not in found.values()]
        found[seat] = free[0] if free else str(len(found) + 1)
    return found


def cut(text: str, width: int) -> str:
    """The text, cut to this width if it is longer."""
    return text if len(text) <= width else text[: width - 1] + "…"


def short_name(name: str, width: int) -> str:
    """A name that fits: what stands in brackets is abbreviated first, then left out.

    >>> short_name("Farm (wood, food)", 12), short_name("Marketplace (neutral)", 12)
    ('Farm (wo,fo)', 'Marketplace')
    """
    if len(name) <= width:
        return name
    base, _, rest = name.partition(" (")
    parts = [part.strip() for part in rest.rstrip(")").split(",") if part.strip()]
    for letters in (3, 2, 1) if parts else ():
        short = f"{base} ({','.join(part[:letters] for part in parts)})"
        if len(short) <= width:
            return short
    return cut(base, width)


def frame(inside: RenderableType, title: str, height: int | None = None) -> Panel:
    """A part of the table with a frame and a title."""
    return Panel(
        inside,
        title=title or None,
        title_align="left",
        box=box.ROUNDED,
        height=height,
        border_style="dim",
    )


def joined(parts: list[Text]) -> Text:
    """Texts in one line, with dots between them."""
    return Text(" · ", style="dim").join(parts)


def side_by_side(cells: list[Text], across: int) -> Table:
    """Cells row by row, so many in a row."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for first in range(0, len(cells), across):
        grid.add_row(*cells[first : first + across])
    return grid


def table_of_players(labels: list[str], compact: bool) -> Table:
    """A table with a column for the names and one for each label, cut short where it is compact."""
    table = Table(box=None, pad_edge=False, padding=(0, 1 if compact else 2, 0, 0))
    table.add_column("", no_wrap=True)
    for label in labels:
        short = label if len(label) <= 5 or not compact else f"{label[:4]}."
        table.add_column(short, justify="right", no_wrap=True)
    return table


class Painter:
    """Draws one position: letters for seats, workers, who is to decide.

    `others` are the colours of those who play without a seat.
    """

    def __init__(
        self, facts: Facts, words: Words, width: int, others: tuple[str, ...] = ()
    ) -> None:
        self.facts: Final = facts
        self.words: Final = words
        self.width: Final = width
        self.seats: Final[list[str]] = list(facts["seats"])
        self.letters: Final = letters_for([*self.seats, *others], words)
        due = facts["agenda"][0] if facts["agenda"] else {}
        fields = next(iter(due.values())) if isinstance(due, dict) and due else {}
        self.deciding: Final = str(fields.get("seat", ""))

    def wide(self, log: list[str], height: int) -> RenderableType:
        """Framed parts, for a terminal with room."""
        raise NotImplementedError

    def compact(self, log: list[str], height: int) -> RenderableType:
        """A compact table."""
        raise NotImplementedError

    def fitting(self, log: list[str], height: int) -> RenderableType:
        """Framed parts where there is room, and a compact table where there is not."""
        if self.width >= WIDE and height >= TALL:
            return self.wide(log, height)
        return self.compact(log, height)

    def letter(self, seat: str | None) -> Text:
        """The letter of a seat in its colour; a dot for nobody."""
        if seat is None:
            return Text(NONE, style="dim")
        return Text(self.letters[seat], style=f"bold {STYLES[seat]}")

    def row_of_letters(self, seats: list[str]) -> Text:
        """Letters of seats side by side; a dash for none."""
        if not seats:
            return Text("–", style="dim")
        return Text(" ").join([self.letter(seat) for seat in seats])

    def worker(self, seat: str | None) -> Text:
        """A worker on a place: the small letter of its seat in brackets."""
        if seat is None:
            return Text("   ")
        return Text(f"({self.letters[seat].lower()})", style=f"bold {STYLES[seat]}")

    def player(self, seat: str) -> Text:
        """The name of a seat in its colour, with a sign if it is to decide."""
        name = Text("▸" if seat == self.deciding else " ", style="bold")
        name.append(self.letter(seat))
        name.append(f" {cut(self.words.seat(seat), 8)}", style=STYLES[seat])
        return name

    def goods(self, seat: str, kinds: Kinds) -> list[Text]:
        """How many of each kind lie before a seat, a cell each; dim for none."""
        me = self.facts["players"][seat]
        return [
            Text(str(me[kind]), style=CUBE_STYLES[kind] if me[kind] else "dim")
            for kind in kinds.ids
        ]

    def shown(self, log: list[str], room: int, width: int) -> list[Text]:
        """The last lines of the log that find room."""
        return [Text(cut(line, width)) for line in log[-room:]] if room > 0 else []
