"""Caylus (William Attia, 2005). Rules of record: rules/caylus.md."""

from keepwright.games.caylus.game import GAME
from keepwright.games.caylus.state import Caylus, Player

__all__ = ["GAME", "Caylus", "Player"]
