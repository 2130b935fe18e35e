"""The cathedral."""

from __future__ import annotations

from keepwright.games.architects.components import CATHEDRAL
from keepwright.games.architects.faces.picture.sheets import Sheets, count_of
from keepwright.picture.lines import Line, Sign, Word, draw_line, things
from keepwright.picture.measure import BOLD
from keepwright.picture.pieces import coin, disc


def cathedral(sheets: Sheets, x: float, y: float, width: float, height: float) -> None:
    """The cathedral: cost and points of each level, markers and free spaces; rewards left."""
    canvas = sheets.canvas
    sheets.titled("cathedral", "cathedral", "prestige", x, y, width, height)
    rewards: Line = [Sign("reward", "ink-2"), Word(str(count_of(sheets.facts["rewards"])), True)]
    draw_line(canvas, x + width - 44, y + 19, rewards, 19)
    levels = range(len(CATHEDRAL) - 1, 0, -1)
    tall = (height - 40) / len(levels)
    base = y + height - 2
    spire = f"M{x + 12} {base}V{y + 110}l16 -52 16 52v14h40l26 -44 26 44h40v-14"
    spire += f"l16 -52 16 52V{base}z"
    canvas.path(spire, canvas["lapis-soft"], opacity=0.7)
    for place, number in enumerate(levels):
        level = CATHEDRAL[number]
        middle = y + 38 + tall * (place + 0.5)
        if place:
            canvas.line(f"M{x + 8} {middle - tall / 2}h{width - 16}", canvas["line"])
        canvas.text(x + 10, middle + 5, str(number), 14.5, canvas["ink"], BOLD)
        draw_line(canvas, x + 26, middle, things(level.cost.amounts), 19, 84)
        here = [c for c in sheets.everybody if sheets.of(c)["cathedral"] == number]
        spaces = max(int(level.spaces), len(here))
        for space in range(spaces):
            left = x + width - 38 - (spaces - space) * 23
            if space < len(here):
                disc(canvas, left, middle - 10, 20, here[space])
            else:
                canvas.circle(
                    left + 10,
                    middle,
                    9,
                    "none",
                    stroke=canvas["line-2"],
                    stroke_dasharray="3 2",
                )
        coin(canvas, x + width - 34, middle - 13, 26, "prestige", int(level.points))
