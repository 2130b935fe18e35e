"""Moving the provost: in phase 4 (§ phase 4) and with the merchants' guild (§ phase 3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

from mypy_extensions import i64

from keepwright.engine.action import Action
from keepwright.engine.agenda import Decision, Step
from keepwright.engine.choices import bit
from keepwright.engine.obstacle import Obstacle
from keepwright.games.caylus.actions import GUILD_MOVES, PASS, PROVOST_MOVES, TASKS
from keepwright.games.caylus.components import PROVOST_PRICE, PROVOST_REACH, ROAD_SPACES
from keepwright.games.caylus.state import Caylus

FIRST_SPACE: Final = 1


def provost_fits(state: Caylus, steps: i64) -> bool:
    """The provost stays on the road, spaces 1 to 28 (§ phase 4, R-22)."""
    return FIRST_SPACE <= state.provost + steps <= ROAD_SPACES


def provost_cost(steps: i64) -> i64:
    """1 denier for each space, forward or backward (§ phase 4)."""
    return PROVOST_PRICE * (steps if steps >= 0 else -steps)


def put_provost(state: Caylus, seat: i64, steps: i64, cost: i64) -> None:
    """Move the provost and tell it."""
    state.provost += steps
    if state.heard is not None:
        state.tell(
            "provost_moved",
            seat=state.seats[seat],
            steps=int(steps),
            space=int(state.provost),
            cost=int(cost),
        )


def off_the_road(state: Caylus, steps: i64) -> Obstacle:
    """The obstacle of a move beyond either end of the road."""
    return Obstacle("off_the_road", rule="§ phase 4", space=int(state.provost + steps))


@final
class MoveProvost(Decision[Caylus]):
    """Pass, or pay to move the provost up to 3 spaces (§ phase 4, D-PROVOST)."""

    def __init__(self, seat: int) -> None:
        super().__init__("move_provost", seat, PROVOST_MOVES)

    def legal(self, state: Caylus) -> i64:
        held: i64 = state.players[self.seat].deniers
        affordable: i64 = AFFORDABLE[held if held < PROVOST_REACH else PROVOST_REACH]
        if provost_fits(state, PROVOST_REACH) and provost_fits(state, -PROVOST_REACH):
            return affordable
        allowed: i64 = 1
        number: i64 = 0
        for action in PROVOST_MOVES.actions:
            if provost_fits(state, action.target):
                allowed |= affordable & bit(number)
            number += 1
        return allowed

    def obstacles(self, state: Caylus, action: Action) -> Iterator[Obstacle]:
        if action is PASS:
            return
        if not provost_fits(state, action.target):
            yield off_the_road(state, action.target)
        cost, held = provost_cost(action.target), state.players[self.seat].deniers
        if held < cost:
            yield Obstacle("too_few_deniers", rule="§ phase 4", cost=int(cost), held=int(held))

    def perform(self, state: Caylus, action: Action) -> None:
        if action is PASS:
            if state.heard is not None:
                state.tell("provost_left_alone", seat=state.seats[self.seat])
            return
        cost = provost_cost(action.target)
        state.players[self.seat].deniers -= cost
        put_provost(state, self.seat, action.target, cost)


@final
class GuildMove(Decision[Caylus]):
    """Move the provost up to 3 spaces, free of charge, or not at all (§ phase 3, D-GUILD)."""

    def __init__(self, seat: int) -> None:
        super().__init__("guild_move", seat, GUILD_MOVES)

    def obstacles(self, state: Caylus, action: Action) -> Iterator[Obstacle]:
        if not provost_fits(state, action.target):
            yield off_the_road(state, action.target)

    def perform(self, state: Caylus, action: Action) -> None:
        put_provost(state, self.seat, action.target, 0)


@final
class ProvostPhase(Step[Caylus]):
    """Each player once, in passing order, whatever the turn order (§ phase 4, R-23)."""

    def __init__(self) -> None:
        super().__init__("provost")

    def run(self, state: Caylus) -> None:
        state.begin_phase(4)
        state.next_all([MOVE_PROVOST[seat] for seat in state.passed])


# The moves that so many deniers pay for, as candidates of the decision; pass is always among them.
AFFORDABLE: Final = [
    sum(
        int(bit(number))
        for number, action in enumerate(PROVOST_MOVES.actions)
        if provost_cost(action.target) <= held
    )
    for held in range(PROVOST_REACH + 1)
]
MOVE_PROVOST: Final = TASKS.per_seat(MoveProvost)
GUILD_MOVE: Final = TASKS.per_seat(GuildMove)
PROVOST_PHASE: Final = TASKS.add(ProvostPhase())
