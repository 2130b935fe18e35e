"""Caylus 1303 (William Attia, 2019). Rules of record: rules/caylus_1303.md."""

from keepwright.games.caylus_1303.game import GAME
from keepwright.games.caylus_1303.state import Caylus1303, Player

__all__ = ["GAME", "Caylus1303", "Player"]
