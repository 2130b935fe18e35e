"""The catalogue: all printed pieces of a game and the numbers of its board, from its own tables."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from keepwright.catalogue.pieces import Piece
from keepwright.engine.game import load
from keepwright.faces import face
from keepwright.rules_of_play import rules_of_play


@dataclass(frozen=True)
class Catalogue:
    """All pieces of a game and the numbers of its board, as the engine's own tables have them.

    `rules` leads from all else that a table shows to the rules: `event-passed`, `decision-trade`,
    `phase-2`, `field-deniers`, `thing-bridge`, each with the key of its section. `unconfirmed` are
    figures that rest on thin evidence, each with its ruling; what is in `board` has the same name.
    """

    game: str
    pieces: list[Piece]
    board: dict[str, Any]
    rules: dict[str, str]
    unconfirmed: dict[str, str]


@cache
def catalogue(game_id: str) -> Catalogue:
    """The catalogue of a game.

    >>> mason = next(piece for piece in catalogue("caylus").pieces if piece.id == "mason")
    >>> mason.cost, mason.gain, mason.effects[0].group
    ({'wood': 1, 'food': 1}, {'prestige': 4}, 'stone')
    """
    tables = face(game_id, "catalogue")
    return Catalogue(
        game=game_id,
        pieces=list(tables.pieces()),
        board=tables.board(),
        rules=rules_of_play(game_id),
        unconfirmed=load(game_id).unconfirmed,
    )
