"""Caylus 1303 (William Attia, 2019). Rules of record: rules/caylus_1303.md."""

from keepwright.games.caylus_1303.game import GAME

__all__ = ["GAME"]
