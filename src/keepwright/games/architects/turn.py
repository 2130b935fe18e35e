"""The order of play: single turns, clockwise, until the Guildhall is full (§ 4.1, § 4.14)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, final

from mypy_extensions import i64

from keepwright.engine.action import Action
from keepwright.engine.agenda import Fields, SeatStep, SecretDecision, Task
from keepwright.engine.choices import bit, count
from keepwright.engine.obstacle import Obstacle
from keepwright.games.architects import events
from keepwright.games.architects.actions import DISCARD_BUILDING, TASKS
from keepwright.games.architects.automa import AUTOMA_TURN
from keepwright.games.architects.cards import discard
from keepwright.games.architects.components import HAND_LIMIT
from keepwright.games.architects.final_scoring import SCORING
from keepwright.games.architects.placement import PLACE_WORKER, RECALL_WORKER, recallable
from keepwright.games.architects.reset import (
    BLACK_MARKET_RESET,
    goes_on_resetting,
    parts_of_reset,
)
from keepwright.games.architects.setup import set_up
from keepwright.games.architects.state import (
    ACTING,
    NO_FINAL_ROUND,
    NOBODY,
    PLACING,
    RESET_AHEAD,
    RESETTING,
    Architects,
)


def go_on(state: Architects) -> None:
    """The set-up, then turn after turn, then the points (§ 3, § 4.1, § 6)."""
    if state.active == NOBODY:
        if not set_up(state):
            state.active = state.turn_order[0]
    elif state.final_turns == 0:
        state.next(SCORING)
    elif state.done == PLACING:
        begin_turn(state)
    elif state.done == RESET_AHEAD:
        state.next(BLACK_MARKET_RESET)
    elif state.done == ACTING or not goes_on_resetting(state):
        end_turn(state)


def begin_turn(state: Architects) -> None:
    """Place a worker; without one, recall one; if that is impossible, nothing (§ 4.1, R-03).

    The automa's turn is a matter of its cards (§ 4.15).
    """
    seat = state.active
    if state.is_automa(seat):
        state.next(AUTOMA_TURN)
        return
    events.turn_began(state, seat)
    if state.players[seat].supply:
        state.next(PLACE_WORKER[seat])
    elif recallable(state, seat):
        state.next(RECALL_WORKER[seat])
    else:
        state.done = ACTING
        events.turn_skipped(state, seat)


@final
class Turn(SeatStep[Architects]):
    """A turn: of the active player, or of a named one (§ 4.1)."""

    def fields(self) -> Fields:
        return {} if self.seat == NOBODY else {"seat": int(self.seat)}

    def run(self, state: Architects) -> None:
        begin_turn(state)


def is_over_hand_limit(state: Architects, seat: i64) -> bool:
    """More than 6 cards in hand at the end of the own turn (§ 4.1)."""
    return count(state.players[seat].hand) > HAND_LIMIT


@final
class DiscardToLimit(SecretDecision[Architects]):
    """Which card goes under the pile; those of one turn go there at once (§ 4.1, R-22)."""

    name = "hand_limit"
    candidates = DISCARD_BUILDING

    def __init__(self, seat: int, also: int) -> None:
        super().__init__(seat)
        self.also: Final = also

    def fields(self) -> Fields:
        return {"seat": int(self.seat), "also": self.also}

    def legal(self, state: Architects) -> i64:
        return state.players[self.seat].hand

    def obstacles(self, state: Architects, action: Action) -> Iterator[Obstacle]:
        if not state.players[self.seat].hand & bit(action.target):
            yield Obstacle("not_in_hand", rule="§ 4.1", card=action.argument)

    def perform(self, state: Architects, action: Action) -> None:
        discard(state, self.seat, action.target, self.also > 0)
        if is_over_hand_limit(state, self.seat):
            state.next(HAND_LIMIT_DISCARD[1][self.seat])

    def fits(self, state: Architects, above: list[Task[Any]]) -> bool:
        is_begun = len(state.beneath_by) > 0 and state.beneath_by[-1] == self.seat
        return (
            not above
            and is_at_end_of_turn(state)
            and is_over_hand_limit(state, self.seat)
            and (self.also == 0 or is_begun)
        )


def is_at_end_of_turn(state: Architects) -> bool:
    """Whether the action, and a reset after it, can be over."""
    return state.done == ACTING or state.done == RESETTING + parts_of_reset(state)


def end_turn(state: Architects) -> None:
    """The hand limit, which the automa has not, then the next player (§ 4.1, § 4.15)."""
    if not state.is_automa(state.active) and is_over_hand_limit(state, state.active):
        state.next(HAND_LIMIT_DISCARD[0][state.active])
    else:
        pass_turn(state)


def is_guildhall_full(state: Architects) -> bool:
    """Whether the last space of the Guildhall is filled (§ 4.14)."""
    return len(state.guildhall) >= state.table.spaces


def pass_turn(state: Architects) -> None:
    """A full Guildhall brings one more turn for everybody, the active player last (§ 4.14)."""
    state.done = PLACING
    if state.final_turns != NO_FINAL_ROUND:
        state.final_turns -= 1
        if state.final_turns == 0:
            return
    elif is_guildhall_full(state):
        state.final_turns = len(state.players)
        events.final_round_began(state)
    state.active = state.player_behind(state.active, 1)


TURN: Final = TASKS.add(Turn(NOBODY))
TURN_OF: Final = TASKS.per_seat(Turn)
# The first discard of a turn, and those that go under the pile with it.
HAND_LIMIT_DISCARD: Final = [TASKS.per_seat(DiscardToLimit, also) for also in (0, 1)]
