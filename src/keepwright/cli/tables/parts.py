"""Small parts that the terminal tables of all games are made of."""

from __future__ import annotations

import io
from collections.abc import Iterable, Mapping
from typing import Any, Final

from rich import box
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from keepwright.engine.goods import Kinds
from keepwright.locales import Words

WIDE: Final = 116  # columns from which on every part has a frame
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

WIDEST: Final = 999
SIDES: Final = 4  # columns that a frame takes

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


def frame(inside: RenderableType, title: str, height: int | None = None, legend: str = "") -> Panel:
    """A part of the table with a frame, a title, and what its signs mean."""
    return Panel(
        inside,
        title=title or None,
        title_align="left",
        subtitle=legend or None,
        subtitle_align="right",
        box=box.ROUNDED,
        height=height,
        border_style="dim",
    )


def lines_of(part: RenderableType) -> list[str]:
    """A part as lines of text, as wide as it likes to be."""
    console = Console(width=WIDEST, file=io.StringIO(), color_system=None)
    lines = console.render_lines(part, pad=False)
    return ["".join(segment.text for segment in line).rstrip() for line in lines]


def rows_of(width: int, *parts: RenderableType) -> int:
    """How many rows these take, one below the other, in so many columns."""
    console = Console(width=width, file=io.StringIO(), color_system=None)
    return len(console.render_lines(Group(*parts), pad=False))


def joined(parts: list[Text]) -> Text:
    """Texts in one line, with dots between them."""
    line = Text()
    for part in parts:
        line.append(" · " if line else "", style="dim")
        line.append(part)
    return line


def side_by_side(cells: list[Text], across: int) -> Table:
    """Cells row by row, so many in a row."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for first in range(0, len(cells), across):
        grid.add_row(*cells[first : first + across])
    return grid


class Painter:
    """Draws one position: letters for seats, workers, who is to decide.

    `others` are the colours of those who play without a seat; `fresh` is how many of the last
    lines of the log happened since whoever looks last decided, `left_out` how many of them found
    no room.
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
        self.fresh = self.left_out = 0

    def wide(self, log: list[str], height: int) -> RenderableType:
        """Framed parts, for a terminal with room."""
        raise NotImplementedError

    def compact(self) -> Iterable[list[RenderableType]]:
        """The parts of a compact table, from the roomiest way to the closest."""
        raise NotImplementedError

    def fitting(self, log: list[str], heights: list[int]) -> tuple[RenderableType, int]:
        """Framed parts where there is room, and a compact table where there is not.

        Of several heights the first that is enough is taken; its number is told. A compact table
        leaves room for a line of the log.
        """
        for number, height in enumerate(heights if self.width >= WIDE else ()):
            drawn = self.wide(log, height)
            if rows_of(self.width, drawn) <= height:
                return drawn, number
        log = [line.strip() for line in log]
        for parts in self.compact():
            rows = rows_of(self.width, *parts)
            for number, height in enumerate(heights):
                if rows < height:
                    return self.above_log(parts, log, height), number
        return self.above_log(parts, log, height), number

    def above_log(self, parts: list[RenderableType], log: list[str], height: int) -> Group:
        """These parts and, below them, as much of the log as finds room; one line in any case."""
        room = height - rows_of(self.width, *parts)
        return Group(*parts, *self.shown(log, max(room, 1), self.width))

    def above_framed_log(self, parts: list[RenderableType], log: list[str], height: int) -> Group:
        """The same with a frame around the log, if there is room for one."""
        room = height - rows_of(self.width, *parts) - 2
        if room < 1 or not log:
            return self.above_log(parts, log, height)
        shown = self.shown(log, room, self.width - SIDES)
        return Group(*parts, frame(Group(*shown), self.words.text("terminal-log")))

    def beside_log(
        self, parts: list[tuple[RenderableType, str]], log: list[str], height: int
    ) -> RenderableType:
        """Framed parts with their titles, and beside them the log.

        The parts stand one below the other where the height allows it.
        """
        inside = [max(map(len, lines_of(part))) + SIDES for part, _ in parts]
        rows = [len(lines_of(part)) + 2 for part, _ in parts]
        if sum(rows) <= height:
            whole = max(sum(rows), min(height, len(log) + 2))
            tall = [*rows[:-1], whole - sum(rows[:-1])]
            frames = [frame(part, title, n) for (part, title), n in zip(parts, tall, strict=True)]
            columns, widths = [Group(*frames)], [max(inside)]
        else:
            whole = max(max(rows), min(height, len(log) + 2))
            columns = [Group(frame(part, title, whole)) for part, title in parts]
            widths = inside
        grid = Table.grid(expand=True)
        for width in widths:
            grid.add_column(width=width if log else None, ratio=None if log else 1)
        if not log:
            grid.add_row(*columns)
            return grid
        grid.add_column()
        text = Group(*self.shown(log, whole - 2, self.width - sum(widths) - SIDES))
        grid.add_row(*columns, frame(text, self.words.text("terminal-log"), whole))
        return grid

    def table_of_players(self, heads: list[str], rows: list[list[Text | str]]) -> Table:
        """A line for each player; columns are headed by messages, or by words that stand for them.

        Where whole words do not fit side by side, short ones take their place.
        """
        words = self.words
        whole = [words.text(head) if words.has(head) else head for head in heads]
        short = [words.short(head) if words.has(head) else head for head in heads]
        for names, gap in ((whole, 2), (whole, 1), (short, 1)):
            table = Table(box=None, pad_edge=False, padding=(0, gap, 0, 0))
            table.add_column("", no_wrap=True)
            for name in names:
                table.add_column(name, justify="right", no_wrap=True)
            for row in rows:
                table.add_row(*row)
            if max(map(len, lines_of(table))) + (SIDES if gap > 1 else 0) <= self.width:
                break
        return table

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
        """The last lines of the log that find room; what was told before is dim.

        Where not all that is fresh finds room, a line says how much there is.
        """
        old, first = len(log) - self.fresh, max(len(log) - room, 0)
        lines = [
            Text(cut(log[n].rstrip(), width), style="dim" if self.fresh and n < old else "")
            for n in range(first, len(log))
        ]
        self.left_out = max(first - old, 0) if self.fresh else 0
        if self.left_out and room > 1:
            more = self.words.text("terminal-more_news", count=self.left_out + 1)
            lines[0] = Text(cut(more, width), style="italic")
        return lines
