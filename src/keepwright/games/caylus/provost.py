"""Moving the provost: in phase 4 (§ phase 4) and with the merchants' guild (§ phase 3)."""

from __future__ import annotations

from typing import Final, final

from keepwright.engine.provost import MoveProvost
from keepwright.games.caylus.actions import GUILD_MOVES, PROVOST_MOVES, TASKS
from keepwright.games.caylus.components import GUILD_PRICE, PROVOST_PRICE
from keepwright.games.caylus.phase import Phase
from keepwright.games.caylus.state import Caylus


def move_provost(seat: int) -> MoveProvost:
    """Pass, or pay to move the provost up to 3 spaces (§ phase 4, D-PROVOST)."""
    return MoveProvost(seat, "move_provost", PROVOST_MOVES, PROVOST_PRICE, "§ phase 4")


def guild_move(seat: int) -> MoveProvost:
    """Move the provost up to 3 spaces, free of charge, or not at all (§ phase 3, D-GUILD)."""
    return MoveProvost(seat, "guild_move", GUILD_MOVES, GUILD_PRICE, "§ phase 3")


@final
class ProvostPhase(Phase):
    """Each player once, in passing order, whatever the turn order (§ phase 4, R-23)."""

    def go_on(self, state: Caylus) -> bool:
        if state.done == len(state.passed):
            return False
        state.next(MOVE_PROVOST[state.passed[state.done]])
        state.done += 1
        return True


MOVE_PROVOST: Final = TASKS.per_seat(move_provost)
GUILD_MOVE: Final = TASKS.per_seat(guild_move)
PROVOST_PHASE: Final = TASKS.add(ProvostPhase(4))
