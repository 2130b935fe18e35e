"""The order of play: single turns, clockwise, until the Guildhall is full (§ 4.1, § 4.14)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

from mypy_extensions import i64

from keepwright.engine.action import Action
from keepwright.engine.agenda import Fields, SeatStep, SecretDecision, Step
from keepwright.engine.choices import bit, count
from keepwright.engine.obstacle import Obstacle
from keepwright.games.architects.actions import DISCARD_BUILDING, TASKS
from keepwright.games.architects.automa import AUTOMA_TURN
from keepwright.games.architects.cards import discard
from keepwright.games.architects.components import HAND_LIMIT, MOST_SEATS
from keepwright.games.architects.final_scoring import begin_scoring
from keepwright.games.architects.placement import PLACE_WORKER, RECALL_WORKER, recallable
from keepwright.games.architects.state import NO_FINAL_ROUND, Architects


@final
class Turn(SeatStep[Architects]):
    """Place a worker; without one, recall one; if that is impossible, nothing (§ 4.1, R-03)."""

    def __init__(self, seat: int) -> None:
        super().__init__("turn", seat)

    def run(self, state: Architects) -> None:
        seat = self.seat
        state.active = seat
        if state.heard is not None:
            state.tell("turn_began", seat=state.seats[seat])
        state.next(END_TURN[seat])
        if state.players[seat].supply:
            state.next(PLACE_WORKER[seat])
        elif recallable(state, seat):
            state.next(RECALL_WORKER[seat])
        elif state.heard is not None:
            state.tell("turn_skipped", seat=state.seats[seat])


def is_over_hand_limit(state: Architects, seat: i64) -> bool:
    """More than 6 cards in hand at the end of the own turn (§ 4.1)."""
    return count(state.players[seat].hand) > HAND_LIMIT


@final
class DiscardToLimit(SecretDecision[Architects]):
    """Which card goes under the pile; those of one turn go there at once (§ 4.1, R-22)."""

    def __init__(self, seat: int, also: int) -> None:
        super().__init__("hand_limit", seat, DISCARD_BUILDING)
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


@final
class EndTurn(SeatStep[Architects]):
    """The hand limit, then the end of the game or the next player (§ 4.1, § 4.14)."""

    def __init__(self, seat: int) -> None:
        super().__init__("end_turn", seat)

    def run(self, state: Architects) -> None:
        if is_over_hand_limit(state, self.seat):
            state.next(self)
            state.next(HAND_LIMIT_DISCARD[0][self.seat])
        else:
            pass_turn(state)


@final
class EndAutomaTurn(Step[Architects]):
    """The automa has no hand; the game ends or the next player follows (§ 4.15)."""

    def __init__(self) -> None:
        super().__init__("end_automa_turn")

    def run(self, state: Architects) -> None:
        pass_turn(state)


def is_guildhall_full(state: Architects) -> bool:
    """Whether the last space of the Guildhall is filled (§ 4.14)."""
    return len(state.guildhall) >= state.table.spaces


def pass_turn(state: Architects) -> None:
    """A full Guildhall brings one more turn for everybody, the active player last (§ 4.14)."""
    if state.final_turns != NO_FINAL_ROUND:
        state.final_turns -= 1
        if state.final_turns == 0:
            begin_scoring(state)
            return
    elif is_guildhall_full(state):
        state.final_turns = len(state.players)
        if state.heard is not None:
            state.tell("final_round_began")
    begin_turn(state, state.clockwise_from(state.active)[1])


def begin_turn(state: Architects, player: i64) -> None:
    """It is this player's turn; the automa's is a matter of its cards (§ 4.15)."""
    if state.is_automa(player):
        state.active = player
        state.next_all([AUTOMA_TURN, END_AUTOMA_TURN])
    else:
        state.next(TURN[player])


TURN: Final = TASKS.per_seat(Turn)
END_TURN: Final = TASKS.per_seat(EndTurn)
END_AUTOMA_TURN: Final = TASKS.add(EndAutomaTurn())
# The first discard of a turn, and those that go under the pile with it.
HAND_LIMIT_DISCARD: Final = [
    [TASKS.add(DiscardToLimit(seat, also)) for seat in range(MOST_SEATS)] for also in (0, 1)
]
