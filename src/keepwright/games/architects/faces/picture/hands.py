"""The building cards that are seen, in hands or to choose from."""

from __future__ import annotations

from typing import Final

from keepwright.games.architects.components import BUILDING_IDS, BUILDINGS
from keepwright.games.architects.faces.picture.sheets import Sheets
from keepwright.picture.canvas import WIDTH
from keepwright.picture.frame import EDGE
from keepwright.picture.lines import draw_line, things
from keepwright.picture.measure import TITLE
from keepwright.picture.pieces import coin, disc
from keepwright.picture.tiles import picture

CARD: Final = (124, 158)


def cards(sheets: Sheets, colour: str, message: str, cards: list[str], y: float) -> float:
    """A row of building cards with the name of who sees them; how far down it reaches."""
    canvas = sheets.canvas
    wide, tall = CARD
    across = int((WIDTH - 2 * EDGE - 138) // (wide + 8))
    rows = -(-len(cards) // across)
    height = rows * (tall + 8) + 14
    sheets.sheet(EDGE, y, WIDTH - 2 * EDGE, height)
    disc(canvas, EDGE + 16, y + 14, 22, colour)
    canvas.fitted(EDGE + 16, y + 58, sheets.words.text(message), 16, canvas["ink"], 116, TITLE)
    canvas.text(EDGE + 16, y + 76, sheets.name(colour), 13, canvas["ink-2"], room=116)
    for place, id in enumerate(cards):
        left = EDGE + 140 + place % across * (wide + 8)
        building(sheets, id, left, y + 11 + place // across * (tall + 8))
    return y + height


def building(sheets: Sheets, id: str, x: float, y: float) -> None:
    """A building card: points, name, cost, skills, virtue, effect."""
    canvas = sheets.canvas
    wide, tall = CARD
    card = BUILDINGS[BUILDING_IDS.index(id)]
    sheets.box(x, y, wide, tall)
    picture(canvas, x, y, wide, 40, "prestige", sheets.pieces[id].glyph)
    coin(canvas, x + wide - 32, y + 6, 27, "prestige", int(card.points), "glyph")
    name = sheets.words.name("building", id)
    canvas.fitted(x + 7, y + 56, name, 15.5, canvas["ink"], wide - 12, TITLE)
    draw_line(canvas, x + 7, y + 71, things(card.amounts), 17, wide - 13)
    sheets.skills(x + 7, y + 83, int(card.skills))
    if card.virtue:
        sheets.virtue(x + wide - 42, y + 93, int(card.virtue))
    top = y + (116 if card.skills or card.virtue else 95)
    text = sheets.words.text(f"building-{id}.effect")
    sheets.small(x + 7, top, text, wide - 13, int((y + tall - top + 6) // 12.2))
