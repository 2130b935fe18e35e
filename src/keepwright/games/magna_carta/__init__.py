"""Caylus Magna Carta (William Attia, 2007). Rules of record: rules/magna_carta.md."""

from keepwright.games.magna_carta.game import GAME
from keepwright.games.magna_carta.state import MagnaCarta, Player

__all__ = ["GAME", "MagnaCarta", "Player"]
