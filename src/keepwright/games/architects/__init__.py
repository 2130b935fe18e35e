"""Architects of the West Kingdom (Phillips & Macdonald, 2018). Rules: rules/architects.md."""

from keepwright.games.architects.game import GAME
from keepwright.games.architects.state import Architects, Player

__all__ = ["GAME", "Architects", "Player"]
