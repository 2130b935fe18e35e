"""Signs of the terminal table of Architects."""

from __future__ import annotations

from typing import Final

SILVER_SIGN: Final = "●"
CLOSED: Final = "┊"  # on the Virtue Track: beyond, the Cathedral or the Black Market is closed
FREE: Final = "○"  # a free space of the Cathedral
HIDDEN: Final = "–"
