"""The players beside the board, the automa among them."""

from __future__ import annotations

from typing import Any

from keepwright.games.architects.faces.picture.sheets import Sheets, count_of
from keepwright.games.architects.pieces import GOODS
from keepwright.picture.frame import SIDE, SIDE_WIDTH
from keepwright.picture.lines import Line, Sign, Word
from keepwright.picture.measure import width_of
from keepwright.picture.tiles import short_name


def player(sheets: Sheets, colour: str, y: float) -> float:
    """One player's sheet; how far down it reaches."""
    me = sheets.of(colour)
    is_seat = colour in sheets.seats
    tags = tags_of(sheets, me) if is_seat else []
    captured = {c: n for c, n in me["captured"].items() if n}
    rows = in_rows(tags)
    height = 84 + len(rows) * 23 + (30 if captured else 0) + (4 if rows or captured else 0)
    sheets.sheet(SIDE, y, SIDE_WIDTH, height)
    points = sheets.points.get(colour if is_seat else sheets.facts["options"]["bot"])
    shown = None if points is None else str(points).replace("-", "−")
    sheets.player_head(
        SIDE + 14, y + 9, SIDE_WIDTH - 28, colour, note_on(sheets, colour), shown, tail(me)
    )
    held = {kind: me[kind] for kind in GOODS.ids if kind in me}
    held |= {"silver": me["silver"]} if is_seat else {}
    held |= {"workers": me["supply"]}
    sheets.chips(SIDE + 14, y + 46, SIDE_WIDTH - 28, held, colour, 32)
    top = y + 84
    for row in rows:
        left = SIDE + 14.0
        for text, token, wide in row:
            on = "ink" if token == "sheet-3" else "glyph"
            sheets.canvas.rect(left, top, wide, 20, sheets.canvas[token], 5)
            sheets.canvas.text(left + 7, top + 14.5, text, 13, sheets.canvas[on], room=wide - 12)
            left += wide + 5
        top += 23
    if captured:
        sheets.canvas.icon("capture", SIDE + 14, top + 3, 20, sheets.canvas["ink-2"])
        sheets.pawns(SIDE + 40, top + 1, SIDE_WIDTH - 60, captured)
    return y + height


def tail(me: Any) -> Line:
    """Virtue, debts and cards in hand."""
    line: Line = [Sign("virtue", "ink-2"), Word(str(me["virtue"]), True)]
    line += [Sign("debt", "ink-2"), Word(str(me["unpaid_debts"]), True)]
    if me.get("paid_debts"):
        line += [Sign("debt-paid", "ink-2"), Word(str(me["paid_debts"]), True)]
    if "hand" in me:
        line += [Sign("hand", "ink-2"), Word(str(count_of(me["hand"])), True)]
    return line


def tags_of(sheets: Sheets, me: Any) -> list[tuple[str, str]]:
    """Apprentices and buildings by name, each with the ground it stands on."""
    words = sheets.words
    tags = [(short_name(words.name("apprentice", id)), "sheet-3") for id in me["apprentices"]]
    return tags + [(words.name("building", id), "class-prestige") for id in me["buildings"]]


def in_rows(tags: list[tuple[str, str]]) -> list[list[tuple[str, str, float]]]:
    """Tags in as many rows as they need, each with its width."""
    rows: list[list[tuple[str, str, float]]] = []
    left = float(SIDE_WIDTH)
    for text, token in tags:
        wide = min(width_of(text, 13) + 14, SIDE_WIDTH - 28)
        if left + wide > SIDE_WIDTH - 28:
            rows.append([])
            left = 0.0
        rows[-1].append((text, token, wide))
        left += wide + 5
    return rows


def note_on(sheets: Sheets, colour: str) -> str:
    """Turn order, character; of the automa, its deck."""
    facts, words = sheets.facts, sheets.words
    notes = []
    if colour in facts["turn_order"]:
        place = facts["turn_order"].index(colour) + 1
        notes.append(f"{words.text('terminal-turn_order')}: {place}")
    if colour not in sheets.seats:
        automa = facts["automa"]
        left = count_of(automa["schemes"]) + automa["mixed_in"]
        notes.append(f"{words.text('picture-deck')}: {left}")
    elif sheets.of(colour)["character"]:
        notes.append(words.name("character", sheets.of(colour)["character"]))
    return " · ".join(notes)
