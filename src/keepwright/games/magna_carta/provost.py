"""Phase provost: each player may move him, in passing order (§ phase 3, standard only)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

from mypy_extensions import i64

from keepwright.engine.action import Action
from keepwright.engine.agenda import Decision, Step
from keepwright.engine.choices import bit
from keepwright.engine.obstacle import Obstacle
from keepwright.engine.trade import too_few_coins
from keepwright.games.magna_carta.actions import PASS, PROVOST_MOVES, TASKS
from keepwright.games.magna_carta.components import PROVOST_PRICE, PROVOST_REACH
from keepwright.games.magna_carta.state import MagnaCarta


def provost_fits(state: MagnaCarta, steps: i64) -> bool:
    """The provost stays on the road; every card is a step (§ phase 3, R-29)."""
    return 0 <= state.provost + steps < len(state.road)


def provost_cost(steps: i64) -> i64:
    """1 denier for each card of the net move (§ phase 3, R-28)."""
    return PROVOST_PRICE * (steps if steps >= 0 else -steps)


@final
class MoveProvost(Decision[MagnaCarta]):
    """Decline, or pay to move the provost up to 3 cards either way (§ phase 3, D2)."""

    def __init__(self, seat: int) -> None:
        super().__init__("move_provost", seat, PROVOST_MOVES)

    def legal(self, state: MagnaCarta) -> i64:
        deniers = state.players[self.seat].deniers
        allowed: i64 = 1
        number: i64 = 0
        steps: i64
        for steps in range(-PROVOST_REACH, PROVOST_REACH + 1):
            if steps:
                number += 1
                if provost_fits(state, steps) and provost_cost(steps) <= deniers:
                    allowed |= bit(number)
        return allowed

    def obstacles(self, state: MagnaCarta, action: Action) -> Iterator[Obstacle]:
        if action is PASS:
            return
        if not provost_fits(state, action.target):
            space = int(state.provost + action.target)
            yield Obstacle("off_the_road", rule="§ phase 3", space=space)
        cost = provost_cost(action.target)
        if state.players[self.seat].deniers < cost:
            yield too_few_coins(state, self.seat, "§ phase 3", cost)

    def perform(self, state: MagnaCarta, action: Action) -> None:
        if action is PASS:
            if state.heard is not None:
                state.tell("provost_left_alone", seat=state.seats[self.seat])
            return
        cost = provost_cost(action.target)
        state.players[self.seat].deniers -= cost
        state.provost += action.target
        if state.heard is not None:
            state.tell(
                "provost_moved",
                seat=state.seats[self.seat],
                steps=int(action.target),
                space=int(state.provost),
                cost=int(cost),
            )


@final
class ProvostPhase(Step[MagnaCarta]):
    """Each player exactly once, in passing order (§ phase 3)."""

    def __init__(self) -> None:
        super().__init__("provost")

    def run(self, state: MagnaCarta) -> None:
        state.begin_phase(3)
        state.next_all([MOVE_PROVOST[seat] for seat in state.passed])


MOVE_PROVOST: Final = TASKS.per_seat(MoveProvost)
PROVOST_PHASE: Final = TASKS.add(ProvostPhase())
