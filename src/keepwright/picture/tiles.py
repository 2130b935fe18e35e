"""Tiles: a building in its arch, with owner, workers, name and what it does (§ 8)."""

from __future__ import annotations

import re
from typing import Final

from keepwright.picture.canvas import Canvas
from keepwright.picture.drawings import ARCHES, SKETCHES, class_of
from keepwright.picture.lines import Line, draw_lines
from keepwright.picture.measure import TITLE, folded, width_of
from keepwright.picture.pieces import coin, house, pawn

RADIUS: Final = 7
PICTURE: Final = 53
NAME: Final = 15.5
LEAST_NAME: Final = 11.5


def short_name(name: str) -> str:
    """A name without what stands in brackets.

    >>> short_name("Farm (wood, food)")
    'Farm'
    """
    return re.sub(r"\s*\([^)]*\)", "", name).strip()


def shadow(canvas: Canvas, x: float, y: float, width: float, height: float, r: float) -> None:
    """The shade of something that lies there."""
    canvas.rect(x, y + 1.5, width, height, "#000", r, opacity=0.16)


def picture(
    canvas: Canvas, x: float, y: float, width: float, height: float, group: str, glyph: str
) -> None:
    """The head of a tile: the class's colour and arch, and the glyph in it."""
    name = class_of(group)
    top = f"M{x} {y + height}v{RADIUS - height}a{RADIUS} {RADIUS} 0 0 1 {RADIUS} {-RADIUS}"
    top += f"h{width - 2 * RADIUS}a{RADIUS} {RADIUS} 0 0 1 {RADIUS} {RADIUS}v{height - RADIUS}z"
    canvas.path(top, canvas[f"class-{name}"])
    scale = (height - 3) / 46
    wide = min(scale, (width - 2) / 60)
    with canvas.group(
        transform=f"translate({x + 1:.1f} {y + 3:.1f}) scale({wide:.3f} {scale:.3f})"
    ):
        canvas.path(ARCHES[name], canvas[f"class-{name}-2"])
    side = min(height * 0.8, 42)
    left = x + 1 + 30 * wide - side / 2
    canvas.icon(glyph, left, y + height - side - 3, side, canvas["glyph"])
    canvas.rect(x, y + height - 3, width, 3, "#000", opacity=0.22)


def name_lines(text: str, room: float) -> tuple[list[str], float]:
    """A name in one line or two, and the size in which it fits best."""
    size = NAME
    while size > LEAST_NAME:
        lines = folded(text, room, size, TITLE)
        if not any(line.endswith("…") for line in lines):
            return lines, size
        size -= 0.5
    return folded(text, room, size, TITLE), size


def tile(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    height: float,
    group: str,
    glyph: str,
    name: str,
    lines: list[Line],
    owner: str | None = None,
    workers: list[str] | None = None,
    points: int | None = None,
    head: float = PICTURE,
    faded: bool = False,
) -> None:
    """A building: its picture with owner and workers, its name, and what it does."""
    shadow(canvas, x, y, width, height, RADIUS)
    canvas.rect(x, y, width, height, canvas["sheet"], RADIUS, stroke=canvas["line"])
    more: dict[str, str | float] = {"opacity": 0.55} if faded else {}
    with canvas.group(**more):
        picture(canvas, x, y, width, head, group, glyph)
    if points is not None:
        coin(canvas, x + width - 27, y + 5, 23, "prestige", points, "glyph")
    size = min(36, head - 14)
    for place, colour in enumerate(reversed(workers or [])):
        pawn(canvas, x + width - size - 4 - place * size * 0.62, y + head - size - 2, size, colour)
    if owner is not None:
        house(canvas, x + width - 31, y - (9 if head >= PICTURE else 13), 25, owner)
    room = width - 11
    text, tall = name_lines(name, room)
    base = y + head + 17
    for line in text:
        canvas.text(x + 7, base, line, tall, canvas["ink"], TITLE)
        base += tall
    top = base - tall + 5
    draw_lines(canvas, x + 7, top, lines, width - 13, y + height - top - 4)


def plot(canvas: Canvas, x: float, y: float, width: float, height: float, number: int) -> None:
    """An empty plot with a pen sketch."""
    line = canvas["line-2"]
    canvas.rect(x, y, width, height, "none", RADIUS, stroke=line, stroke_dasharray="4 3")
    left, top = x + (width - 66) / 2, y + height - 46
    with canvas.group(transform=f"translate({left:.1f} {top:.1f})", opacity=0.8):
        canvas.line(
            SKETCHES[number % len(SKETCHES)],
            line,
            1.3,
            stroke_linecap="round",
            stroke_linejoin="round",
        )


def milestone(canvas: Canvas, x: float, y: float, text: str) -> None:
    """The number of a space on the road's strip."""
    wide = max(20, width_of(text, 12.5, "bold") + 9)
    canvas.rect(x, y, wide, 17, canvas["sheet"], 5, stroke=canvas["line-2"])
    canvas.text(x + wide / 2, y + 13, text, 12.5, canvas["ink"], "bold", "middle")
