"""The terminal table of Architects: locations, Workshop, Black Market, virtue, players, log."""

from keepwright.cli.tables.architects.board import BOARD

__all__ = ["BOARD"]
