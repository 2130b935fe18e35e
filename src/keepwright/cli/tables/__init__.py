"""Terminal tables: each game draws its own board; what is common to all stands here."""

from __future__ import annotations

from importlib import import_module

from keepwright.cli.tables.board import Board
from keepwright.faces import face


def board_of(game_id: str) -> Board:
    """The terminal table of this game; the plain one if it has none of its own."""
    own = face(game_id, "terminal") or import_module(f"{__name__}.plain")
    found: Board = own.BOARD
    return found
