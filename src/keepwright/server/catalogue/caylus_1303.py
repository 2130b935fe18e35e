"""The catalogue of Caylus 1303."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from keepwright.games.caylus_1303 import components as table
from keepwright.rules_of_pieces import rule_of_piece
from keepwright.server.catalogue.effects import some
from keepwright.server.wire import PieceOut


def pieces() -> Iterator[PieceOut]:
    """All buildings, monuments and characters."""
    for building in table.BUILDINGS:
        if building is not table.NOTHING:
            yield PieceOut(
                id=building.id,
                kind=building.kind,
                sort="building",
                group=building.group,
                cost=building.cost,
                gain=some(prestige=building.points, favor=building.favors),
                takes_worker=building in table.PLACES,
                rule=rule_of_piece("caylus_1303", building.group, building.id),
            )
    for character in table.CHARACTERS:
        yield PieceOut(
            id=character.id,
            kind=character.id,
            sort="character",
            group="character",
            rule=rule_of_piece("caylus_1303", "character", character.id),
        )


def board() -> dict[str, Any]:
    """Its board has no numbers of its own here."""
    return {}
