"""The guildhall."""

from __future__ import annotations

from keepwright.games.architects.components import TABLES
from keepwright.games.architects.faces.picture.sheets import Sheets
from keepwright.picture.measure import BOLD, PLAIN
from keepwright.picture.pieces import pawn


def guildhall(sheets: Sheets, x: float, y: float, width: float, height: float) -> None:
    """The guildhall: the workers laid in order, and the spaces of the resets."""
    canvas, laid = sheets.canvas, sheets.facts["guildhall"]
    sheets.titled("guildhall", "guildhall", "fixed", x, y, width, height)
    table = TABLES[len(sheets.everybody)]
    columns, spaces = int(table.columns), int(table.spaces)
    canvas.text(x + width - 9, y + 23, f"{len(laid)}/{spaces}", 14, canvas["ink-2"], BOLD, "end")
    rows = -(-spaces // columns)
    each, tall = (width - 12) / columns, (height - 48) / rows
    for space in range(1, spaces + 1):
        left = x + 8 + (space - 1) % columns * each
        top = y + 44 + (space - 1) // columns * tall
        wide, high = each - 4, tall - 5
        is_last = space == spaces
        fill = canvas["class-special" if is_last else "sheet-2"]
        more: dict[str, str | float] = (
            {"stroke": canvas["rubric"], "stroke_width": 1.5} if space in table.resets else {}
        )
        canvas.rect(left, top, wide, high, fill, 5, **more)
        if space <= len(laid):
            size = min(wide, high, 30)
            pawn(canvas, left + (wide - size) / 2, top + (high - size) / 2, size, laid[space - 1])
        else:
            ink = "glyph" if is_last else "rubric" if space in table.resets else "ink-2"
            middle = left + wide / 2
            canvas.text(middle, top + high / 2 + 4.5, str(space), 13, canvas[ink], PLAIN, "middle")
