"""The pieces: pawns, houses, discs and shields of people; goods, coins and points (§§ 6, 7)."""

from __future__ import annotations

from typing import Final

from keepwright.picture.canvas import Canvas
from keepwright.picture.drawings import GOODS, HATCHING, MARKED, MARKS, SHIELD, tincture_of
from keepwright.picture.measure import BOLD

SIGNS: Final = ("any", "worker", "card", "virtue", "debt", "token-castle", "apprentice", "capture")
LETTERS_AT: Final = {
    "stone": (0.40, 0.63),
    "gold": (0.5, 0.62),
    "clay": (0.5, 0.58),
    "marble": (0.5, 0.55),
    "food": (0.5, 0.57),
}
DISC: Final = "disc"
SMALLEST_LETTER: Final = 14
EDGE: Final = 1.1


def tincture(canvas: Canvas, colour: str) -> tuple[str, str, str]:
    """The colour of a seat, that of the mark on it, and the mark."""
    name = tincture_of(colour)
    return canvas[name], canvas[f"on-{name}"], f"mark-{MARKS[name]}"


def _figure(canvas: Canvas, kind: str, x: float, y: float, size: float, colour: str) -> None:
    """A silhouette in the colour of a seat with its mark in it."""
    fill, on, sign = tincture(canvas, colour)
    unit = size / 24
    with canvas.group(class_=f"{kind} {colour}"):
        edge = canvas["piece-edge"]
        if kind == DISC:
            middle, r = size / 2, size / 2 - 1
            canvas.circle(x + middle, y + middle, r, fill, stroke=edge, stroke_width=EDGE)
        else:
            canvas.icon(kind, x, y, size, fill, stroke=edge, stroke_width=EDGE / unit)
        left, top, side = MARKED[kind]
        canvas.icon(sign, x + left * unit, y + top * unit, side * unit, on)


def pawn(canvas: Canvas, x: float, y: float, size: float, colour: str) -> None:
    """A worker."""
    _figure(canvas, "worker", x, y, size, colour)


def house(canvas: Canvas, x: float, y: float, size: float, colour: str) -> None:
    """The house of an owner."""
    _figure(canvas, "house", x, y, size, colour)


def disc(canvas: Canvas, x: float, y: float, size: float, colour: str) -> None:
    """A disc on a track, or beside a name."""
    _figure(canvas, DISC, x, y, size, colour)


def shield(canvas: Canvas, x: float, y: float, size: float, colour: str) -> None:
    """The shield of a player, with mark and hatching."""
    fill, on, sign = tincture(canvas, colour)
    name = tincture_of(colour)
    hatching = canvas.define(
        f"kw-hatch-{name}",
        f'<pattern id="kw-hatch-{name}" width="4" height="4" patternUnits="userSpaceOnUse">'
        f"{HATCHING[name]}</pattern>",
    )
    scale = size / 24
    with canvas.group(
        class_=f"shield {colour}", transform=f"translate({x} {y}) scale({scale:.3f})"
    ):
        canvas.path(SHIELD, fill, stroke=canvas["piece-edge"], stroke_width=1.2)
        canvas.path(SHIELD, hatching)
        canvas.icon(sign, *MARKED["shield"], on)


def counted_pawn(
    canvas: Canvas, x: float, y: float, size: float, colour: str, count: int, ink: str = ""
) -> float:
    """A worker with how many there are behind him; how wide that is."""
    pawn(canvas, x, y, size, colour)
    width = canvas.text(
        x + size + 1, y + size * 0.78, str(count), size * 0.68, ink or canvas["ink"], BOLD
    )
    return size + 1 + width


# ---------------------------------------------------------------- goods


def drawing(kind: str) -> str:
    """The drawing that stands for a good or counter."""
    return GOODS.get(kind, kind)


def letter_of(canvas: Canvas, kind: str) -> str:
    """The letter on a good in the reader's language; none on a sign."""
    if drawing(kind) in SIGNS or not canvas.words.has(f"letter-{kind}"):
        return ""
    return canvas.words.text(f"letter-{kind}")


def good(canvas: Canvas, x: float, y: float, size: float, kind: str, faded: bool = False) -> None:
    """A cube, as a silhouette with its letter; faded where there is none of it."""
    name = drawing(kind)
    edge, density = canvas.palette.paint("good-edge")
    more: dict[str, str | float] = {"opacity": 0.4} if faded else {}
    with canvas.group(class_=f"good {kind}", **more):
        if name in SIGNS:
            canvas.icon(name, x, y, size, canvas["ink"])
            return
        canvas.icon(
            name,
            x,
            y,
            size,
            canvas[name],
            stroke=edge,
            stroke_opacity=density,
            stroke_width=EDGE * 24 / size,
            stroke_linejoin="round",
            paint_order="stroke",
        )
        letter = letter_of(canvas, kind)
        if letter and size >= SMALLEST_LETTER:
            across, down = LETTERS_AT.get(kind, (0.5, 0.56))
            tall = size * (0.52 if len(letter) == 1 else 0.42)
            canvas.text(
                x + size * across,
                y + size * down + tall * 0.33,
                letter,
                tall,
                canvas[f"on-{name}"],
                BOLD,
                "middle",
            )


def coin(
    canvas: Canvas,
    x: float,
    y: float,
    size: float,
    kind: str,
    label: str | int = "",
    rim: str = "good-edge",
) -> None:
    """A coin or a quatrefoil of points, with the number inside."""
    edge, density = canvas.palette.paint(rim)
    text = str(label)
    with canvas.group(class_=f"coin {kind}"):
        canvas.icon(
            f"{kind}-blank",
            x,
            y,
            size,
            canvas[kind],
            stroke=edge,
            stroke_opacity=density,
            stroke_width=1.3 * 24 / size,
            paint_order="stroke",
        )
        tall = size * (0.62 if kind != "prestige" else 0.54)
        tall *= 1 if len(text) < 3 else 0.78
        if text:
            canvas.text(
                x + size / 2,
                y + size / 2 + tall * 0.34,
                text,
                tall,
                canvas[f"on-{kind}"],
                BOLD,
                "middle",
            )
