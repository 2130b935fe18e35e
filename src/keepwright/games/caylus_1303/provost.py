"""Moving the Provost: Toll, Guilds Bridge and Bailiff (§4.2, D7, D8, D9)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from keepwright.engine.provost import MoveProvost
from keepwright.games.caylus_1303.actions import TASKS, provost_moves
from keepwright.games.caylus_1303.components import BRIDGE_PRICE, BRIDGE_REACH
from keepwright.games.caylus_1303.phase import PhaseStep
from keepwright.games.caylus_1303.state import Caylus1303

FREE: Final = 0


def free_moves(name: str, reach: int) -> list[MoveProvost]:
    """For each seat the decision to move the Provost up to so many steps, free of charge."""
    moves = provost_moves(reach)
    return TASKS.per_seat(MoveProvost, name, moves, FREE, "§4.2")


@final
class GuildsBridge(PhaseStep):
    """Each player once, in the order of the houses on the bridge (§ phase 2e)."""

    def go_on(self, state: Caylus1303) -> bool:
        if state.done == len(state.passed):
            return False
        state.next(AT_THE_BRIDGE[state.passed[state.done]])
        state.done += 1
        return True

    def most_done(self, state: Caylus1303) -> i64:
        return len(state.passed)

    def is_turn_of(self, state: Caylus1303, seat: i64, done: i64) -> bool:
        return done > 0 and state.passed[done - 1] == seat


AT_THE_BRIDGE: Final = TASKS.per_seat(
    MoveProvost, "bridge_move", provost_moves(BRIDGE_REACH), BRIDGE_PRICE, "§4.2"
)
GUILDS_BRIDGE: Final = TASKS.add(GuildsBridge("bridge_move"))
