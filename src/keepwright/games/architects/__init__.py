"""Architects of the West Kingdom (Phillips & Macdonald, 2018). Rules: rules/architects.md."""

from keepwright.games.architects.game import GAME

__all__ = ["GAME"]
