"""The locations of the ring and the prison."""

from __future__ import annotations

from keepwright.games.architects.faces.catalogue.board import LOOKS
from keepwright.games.architects.faces.picture.sheets import Sheets
from keepwright.picture.lines import Line, draw_line


def location(
    sheets: Sheets,
    id: str,
    x: float,
    y: float,
    width: float,
    height: float,
    gives: Line,
) -> None:
    """A location: its sign, what it is about, and the workers of each player."""
    canvas = sheets.canvas
    sheets.box(x, y, width, height)
    group, glyph = LOOKS[id]
    sheets.head(x, y, width, group, glyph, sheets.words.name("location", id))
    draw_line(canvas, x + 9, y + 59, gives, 19, width - 18)
    numbers = {c: sheets.of(c)["workers"].get(id, 0) for c in sheets.everybody}
    sheets.pawns(x + 8, y + (72 if gives else 56), width - 9, numbers)


def prison(sheets: Sheets, x: float, y: float, width: float, height: float) -> None:
    """The prison, with the workers that sit there."""
    sheets.box(x, y, width, height)
    sheets.head(x, y, width, "fixed", "prison", sheets.words.name("location", "prison"))
    numbers = {c: sheets.of(c)["prison"] for c in sheets.everybody}
    sheets.pawns(x + 8, y + 62, width - 10, numbers)
