"""Phase provost: each player may move him, in passing order (§ phase 3, standard only)."""

from __future__ import annotations

from typing import Final, final

from keepwright.engine.provost import MoveProvost
from keepwright.games.magna_carta.actions import PROVOST_MOVES, TASKS
from keepwright.games.magna_carta.components import PROVOST_PRICE
from keepwright.games.magna_carta.phase import Phase
from keepwright.games.magna_carta.state import MagnaCarta


def move_provost(seat: int) -> MoveProvost:
    """Decline, or pay to move the provost up to 3 cards either way (§ phase 3, D2, R-28)."""
    return MoveProvost(seat, "move_provost", PROVOST_MOVES, PROVOST_PRICE, "§ 4.3")


@final
class ProvostPhase(Phase):
    """Each player exactly once, in passing order (§ phase 3)."""

    def go_on(self, state: MagnaCarta) -> bool:
        if state.done == len(state.passed):
            return False
        state.next(MOVE_PROVOST[state.passed[state.done]])
        state.done += 1
        return True


MOVE_PROVOST: Final = TASKS.per_seat(move_provost)
PROVOST_PHASE: Final = TASKS.add(ProvostPhase(3))
