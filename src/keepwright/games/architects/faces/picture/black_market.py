"""The black market."""

from __future__ import annotations

from keepwright.games.architects.components import (
    BM_LEFT,
    BM_MIDDLE,
    BM_RIGHT,
    FACE_IDS,
    FACES,
    MARKET_CARDS,
    MARKET_IDS,
    SPACE_IDS,
    SPACES,
)
from keepwright.games.architects.faces.picture.sheets import Sheets
from keepwright.picture.lines import Line, Sign, Thing, Word
from keepwright.picture.pieces import coin, pawn


def black_market(sheets: Sheets, x: float, y: float, width: float, height: float) -> None:
    """The black market: what each space costs and offers, and who stands there."""
    canvas, facts = sheets.canvas, sheets.facts
    sheets.titled("black_market", "black-market", "special", x, y, width, height)
    sheets.virtue(x + width - 42, y + 18, -int(SPACES[BM_LEFT].virtue))
    each = (width - 18) / len(SPACES)
    for place, space in enumerate(SPACES):
        left, top, tall = x + 9 + place * each, y + 46, height - 56
        wide = each - 5
        canvas.rect(left, top, wide, tall, canvas["class-special"], 6)
        middle = left + wide / 2
        there = facts["black_market"].get(SPACE_IDS[place])
        canvas.circle(
            middle, top + 36, 20, "none", stroke=canvas["glyph"], stroke_dasharray="3 2.5"
        )
        if there:
            pawn(canvas, middle - 17, top + 18, 34, there)
        else:
            coin(canvas, middle - 13, top + 23, 26, "silver", int(space.silver))
        inner = canvas["sheet"]
        canvas.rect(left + 5, top + 68, wide - 10, tall - 76, inner, 5)
        if place == BM_MIDDLE:
            lines: list[Line] = [
                [Sign("apprentice")],
                [Word(sheets.words.text("about-or"))],
                [Sign("card")],
            ]
        else:
            offered = offer(sheets, place)
            lines = [[Thing(kind, n)] for kind, n in offered.items()]
        step = min(30.0, (tall - 84) / len(lines))
        for row, line in enumerate(lines):
            sheets.centred(left + 5, top + 86 + row * step, wide - 10, line, 23)


def offer(sheets: Sheets, space: int) -> dict[str, int]:
    """What a space of the market offers: its card's, or what is printed there."""
    facts = sheets.facts
    if space == BM_LEFT and facts["small_face"] is not None:
        return dict(FACES[FACE_IDS.index(facts["small_face"])].amounts)
    if space == BM_RIGHT and facts["large_pile"]:
        return dict(MARKET_CARDS[MARKET_IDS.index(facts["large_pile"][-1])].large.amounts)
    return dict(SPACES[space].printed.amounts)
