"""The virtue track: points, tax avoided, markers, closed zones."""

from __future__ import annotations

from keepwright.games.architects.components import VIRTUE_TRACK
from keepwright.games.architects.faces.picture.sheets import Sheets, signed
from keepwright.picture.lines import Line, Sign, Word, draw_line
from keepwright.picture.measure import BOLD, TITLE
from keepwright.picture.pieces import disc


def virtue_track(sheets: Sheets, x: float, y: float, width: float, height: float) -> None:
    """The virtue track from the top: points, tax avoided, markers, closed zones."""
    canvas, words = sheets.canvas, sheets.words
    sheets.box(x, y, width, height)
    canvas.icon("virtue", x + 10, y + 7, 18, canvas["ink"])
    canvas.fitted(
        x + 33, y + 22, words.name("term", "virtue"), 16.5, canvas["ink"], width - 36, TITLE
    )
    top, tall = y + 32.0, (height - 32 - 40) / len(VIRTUE_TRACK)
    above = None
    for number in range(len(VIRTUE_TRACK) - 1, -1, -1):
        level = VIRTUE_TRACK[number]
        is_open = (level.market_open, level.cathedral_open)
        if above is not None and is_open != above:
            sign = "cathedral" if all(above) else "black-market"
            edge_of_zone(sheets, x, top, width, sign)
            top += 20
        above = is_open
        if not all(is_open):
            sheets.hatched(x + 1, top, width - 2, tall)
        canvas.line(f"M{x} {top}h{width}", canvas["line"])
        middle = top + tall / 2
        canvas.text(x + 8, middle + 5, str(number), 14.5, canvas["ink"], BOLD)
        points = signed(int(level.points))
        canvas.text(x + width - 7, middle + 5, points, 13.5, canvas["lapis"], BOLD, "end")
        here = [c for c in sheets.everybody if sheets.of(c)["virtue"] == number]
        if level.avoids and not here:
            avoided: Line = [Sign("tax", "ink-2"), Word(f"−{level.avoids}", True)]
            draw_line(canvas, x + 38, middle, avoided, 16)
        step = min(20.0, (width - 58) / max(1, len(here)))
        for place, colour in enumerate(here):
            disc(canvas, x + 29 + place * step * 0.8, middle - 10, 20, colour)
        top += tall


def edge_of_zone(sheets: Sheets, x: float, y: float, width: float, sign: str) -> None:
    """The edge of a zone, with the sign of what is closed in it."""
    canvas = sheets.canvas
    canvas.rect(x + 0.5, y, width - 1, 20, canvas["rubric-soft"])
    canvas.icon(sign, x + 6, y + 3, 14, canvas["rubric"])
    text = sheets.words.text("picture-closed")
    canvas.fitted(x + 25, y + 14.5, text, 12.5, canvas["rubric"], width - 30, BOLD)
