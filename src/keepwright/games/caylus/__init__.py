"""Caylus (William Attia, 2005). Rules of record: rules/caylus.md."""

from keepwright.games.caylus.game import GAME

__all__ = ["GAME"]
