"""What is different with two players (§ 2 players).

The starting deniers and the price of 3 after the other's pass are rows of the tables
(`START_DENIERS`, `PRICE_BY_PASSED`); the closed stables are `placement.stables_open`.
"""

from __future__ import annotations

from keepwright.games.caylus import events
from keepwright.games.caylus.state import Caylus


def swap_first_player(state: Caylus) -> None:
    """The two players alternate as first player from round 2 on, before income (R-25)."""
    if len(state.players) == 2 and state.round > 1:
        first, second = state.turn_order
        state.turn_order = (second, first)
        events.turn_order_set(state, state.turn_order)
