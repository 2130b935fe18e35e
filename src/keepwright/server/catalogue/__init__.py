"""The catalogue: all printed pieces of a game and the numbers of its board, from its own tables."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from keepwright.rules_of_play import rules_of_play
from keepwright.server.wire.catalogue import CatalogueOut


@cache
def catalogue(game_id: str) -> CatalogueOut:
    """The catalogue of a game.

    >>> mason = next(piece for piece in catalogue("caylus").pieces if piece.id == "mason")
    >>> mason.cost, mason.gain, mason.effects[0].group
    ({'wood': 1, 'food': 1}, {'prestige': 4}, 'stone')
    """
    tables = import_module(f"{__name__}.{game_id}")
    return CatalogueOut(
        game=game_id,
        pieces=list(tables.pieces()),
        board=tables.board(),
        rules=rules_of_play(game_id),
    )
