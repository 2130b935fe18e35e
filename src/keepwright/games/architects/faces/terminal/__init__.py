"""The terminal table of Architects: locations, Workshop, Black Market, virtue, players, log."""

from keepwright.games.architects.faces.terminal.board import BOARD

__all__ = ["BOARD"]
