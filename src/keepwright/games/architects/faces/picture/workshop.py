"""The workshop and its apprentices."""

from __future__ import annotations

from typing import Final

from keepwright.games.architects.components import APPRENTICE_IDS, APPRENTICES, COLUMNS, PLACE_IDS
from keepwright.games.architects.faces.picture.sheets import PAWN, Sheets, count_of
from keepwright.picture.lines import Line, Sign, Word, draw_line, effect_line, things, width_of_line
from keepwright.picture.measure import TITLE, width_of
from keepwright.picture.pieces import coin
from keepwright.picture.tiles import short_name

# What comes on top at a place, told by the sign of the place.
SIGNS_OF_PLACES: Final = {
    "cathedral_advance": "cathedral",
    "debt_paid_off": "debt-paid",
    "black_market_action": "black-market",
    "quarry": "quarry",
    "forest": "forest",
    "mines": "mines",
    "silversmith": "silversmith",
    "mines_gold": "gold-mine",
    "tax_stand": "tax",
}


def workshop(sheets: Sheets, x: float, y: float, width: float, height: float) -> None:
    """The workshop: workers, piles, and two rows of apprentices with silver on them."""
    canvas, facts = sheets.canvas, sheets.facts
    sheets.titled("workshop", "workshop", "wood", x, y, width, height)
    piles: Line = [
        Sign("apprentice", "ink-2"),
        Word(str(count_of(facts["apprentice_pile"])), True),
        Sign("card", "ink-2"),
        Word(str(cards_left(sheets)), True),
    ]
    wide = width_of_line(canvas, piles, 18)
    draw_line(canvas, x + width - wide - 8, y + 19, piles, 18)
    numbers = {c: sheets.of(c)["workers"].get("workshop", 0) for c in sheets.everybody}
    there = {c: n for c, n in numbers.items() if n}
    name = width_of(sheets.words.name("location", "workshop"), 17.5, TITLE)
    sheets.pawns(x + 56 + name, y + 7, PAWN * max(1, len(there)), there)
    each, tall = (width - 14) / COLUMNS, (height - 44) / 2
    for place, id in enumerate(PLACE_IDS):
        left = x + 8 + place % COLUMNS * each
        top = y + 42 + place // COLUMNS * tall
        apprentice(sheets, facts["workshop"].get(id), left, top, each - 6, tall - 6)
        silver = facts["workshop_silver"].get(id, 0)
        if silver:
            coin(canvas, left + each - 30, top + tall - 30, 21, "silver", silver)


def cards_left(sheets: Sheets) -> int:
    """How many building cards are in the pile and beneath it."""
    beneath = sum(sum(batch.values()) for batch in sheets.facts["beneath"])
    return count_of(sheets.facts["building_pile"]) + beneath


def apprentice(
    sheets: Sheets, id: str | None, x: float, y: float, width: float, height: float
) -> None:
    """An apprentice's card: skills, virtue, name and what he is good for."""
    canvas = sheets.canvas
    if id is None:
        canvas.rect(x, y, width, height, "none", 6, stroke=canvas["line-2"], stroke_dasharray="4 3")
        return
    card = APPRENTICES[APPRENTICE_IDS.index(id)]
    canvas.rect(x, y, width, height, canvas["sheet-2"], 6, stroke=canvas["line"])
    sheets.skills(x + 5, y + 5, int(card.skills))
    if card.virtue:
        sheets.virtue(x + width - 40, y + 15, int(card.virtue))
    name = short_name(sheets.words.name("apprentice", id))
    canvas.fitted(x + 6, y + 41, name, 14.5, canvas["ink"], width - 10, TITLE)
    line = ability_line(sheets, id)
    if line:
        draw_line(canvas, x + 6, y + 60, line, 19, width - 12)
        return
    text = sheets.words.text(f"apprentice-{id}.power")
    sheets.small(x + 6, y + 54, text, width - 10, int((height - 46) // 12))


def ability_line(sheets: Sheets, id: str) -> Line:
    """What an apprentice is good for as signs, where signs can say it."""
    for effect in sheets.pieces[id].effects:
        if effect.does == "trade":
            return effect_line(sheets.canvas, effect)
        if effect.does == "bonus" and effect.when in SIGNS_OF_PLACES:
            sign = Sign(SIGNS_OF_PLACES[effect.when], "ink-2")
            return [sign, Word("+", True), *things(effect.gains[0])]
    return []
