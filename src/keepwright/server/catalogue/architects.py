"""The catalogue of Architects."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from keepwright.games.architects import components as table
from keepwright.rules_of_pieces import rule_of_piece
from keepwright.server.catalogue.effects import some
from keepwright.server.wire import PieceOut

# What is not in the box is a class of its own.
PROMOS = {
    *(card.id for card in table.PROMO_BUILDINGS),
    *(row.id for row in table.PROMO_APPRENTICE_ROWS),
    *(character.id for character in table.PROMO_CHARACTERS),
}


def pieces() -> Iterator[PieceOut]:
    """All building cards, apprentices and characters."""
    for building in table.BUILDINGS:
        yield PieceOut(
            **named(building.id, building.id, "building"),
            cost=building.amounts,
            gain=some(virtue=building.virtue),
            at_end=some(prestige=building.points),
        )
    for apprentice in table.APPRENTICES:
        gain = some(virtue=apprentice.virtue)
        yield PieceOut(**named(apprentice.id, apprentice.kind, "apprentice"), gain=gain)
    for character in table.CHARACTERS:
        yield PieceOut(**named(character.id, character.id, "character"))


def named(id: str, kind: str, sort: str) -> dict[str, Any]:
    """What a card is, and which section tells of it."""
    group = "promo" if kind in PROMOS else sort
    rule = rule_of_piece("architects", group, id)
    return {"id": id, "kind": kind, "sort": sort, "group": group, "rule": rule}


def board() -> dict[str, Any]:
    """Its board has no numbers of its own here."""
    return {}
