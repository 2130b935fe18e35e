"""Phase 3: the special buildings, in the order in which they stand (§ phase 3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, final

from mypy_extensions import i64

from keepwright.engine.action import Action
from keepwright.engine.agenda import Decision, FreeChoice, Step, Task
from keepwright.engine.obstacle import Obstacle
from keepwright.engine.turns import NOBODY
from keepwright.games.caylus import events
from keepwright.games.caylus.actions import (
    KEEP,
    KEEP_OR_TAKE_BACK,
    MOVE_OR_TAKE_BACK,
    TAKE_BACK,
    TASKS,
)
from keepwright.games.caylus.components import BUILDINGS, NUMBER, TRADING_POST
from keepwright.games.caylus.phase import Phase
from keepwright.games.caylus.pieces import Building
from keepwright.games.caylus.placement import (
    lives_in_inn,
    obstacles_to_standing,
    open_places,
    put_worker,
    reward_owner,
)
from keepwright.games.caylus.provost import GUILD_MOVE
from keepwright.games.caylus.state import Caylus
from keepwright.games.caylus.works import WORK

GATE: Final = BUILDINGS[NUMBER["gate"]]
POST: Final = BUILDINGS[NUMBER["trading_post"]]
GUILD: Final = BUILDINGS[NUMBER["merchants_guild"]]
JOUST: Final = BUILDINGS[NUMBER["joust_field"]]


def take_worker_from(state: Caylus, place: Building) -> i64:
    """The worker on a place returns to his owner's supply; whose he was, or NOBODY."""
    seat = state.worker_on(place.bit)
    if seat != NOBODY:
        me = state.players[seat]
        me.placed &= ~place.bit
        me.workers += 1
    return seat


@final
class Gate(Step[Caylus]):
    """The owner of the worker at the gate decides where he goes (§ phase 3, 1)."""

    def run(self, state: Caylus) -> None:
        seat = state.worker_on(GATE.bit)
        if seat != NOBODY:
            state.next(LEAVE_GATE[seat])


@final
class LeaveGate(Decision[Caylus]):
    """Move the worker, free, where one could be placed, or take him back (D-GATE, R-21)."""

    candidates = MOVE_OR_TAKE_BACK

    def legal(self, state: Caylus) -> i64:
        return open_places(state, self.seat) | 1

    def obstacles(self, state: Caylus, action: Action) -> Iterator[Obstacle]:
        if action is not TAKE_BACK:
            place = BUILDINGS[action.target]
            yield from obstacles_to_standing(state, self.seat, place, "§ phase 3")

    def perform(self, state: Caylus, action: Action) -> None:
        me = state.players[self.seat]
        if action is TAKE_BACK:
            take_worker_from(state, GATE)
            events.worker_taken_back(state, self.seat, GATE.id)
            return
        place = BUILDINGS[action.target]
        me.placed &= ~GATE.bit
        put_worker(state, self.seat, place)
        events.worker_moved(state, self.seat, place.id)
        reward_owner(state, self.seat, place)

    def fits(self, state: Caylus, above: list[Task[Any]]) -> bool:
        return not above and state.worker_on(GATE.bit) == self.seat


@final
class TradingPost(Step[Caylus]):
    """3 deniers, without asking (§ phase 3, 2, R-32)."""

    def run(self, state: Caylus) -> None:
        seat = take_worker_from(state, POST)
        if seat != NOBODY:
            state.players[seat].deniers += TRADING_POST
            events.deniers_received(state, seat, POST.id, TRADING_POST)


@final
class MerchantsGuild(Step[Caylus]):
    """The worker there lets the provost be moved (§ phase 3, 3)."""

    def run(self, state: Caylus) -> None:
        seat = take_worker_from(state, GUILD)
        if seat != NOBODY:
            state.next(GUILD_MOVE[seat])


@final
class JoustField(Step[Caylus]):
    """1 denier and 1 cloth may be paid, once, for a favour (§ phase 3, 4, D-JOUST)."""

    def run(self, state: Caylus) -> None:
        seat = take_worker_from(state, JOUST)
        if seat != NOBODY:
            state.next(WORK[JOUST.number][seat])


@final
class Stables(Step[Caylus]):
    """Who stands there comes first in the turn order, at once (§ phase 3, 5, R-24)."""

    def run(self, state: Caylus) -> None:
        if not state.stables:
            return
        first = state.stables
        others = [seat for seat in state.turn_order if seat not in first]
        state.turn_order = (*first, *others)
        for seat in first:
            state.players[seat].workers += 1
        state.stables = ()
        events.turn_order_set(state, state.turn_order)


@final
class Inn(Step[Caylus]):
    """The newcomer takes the guest's room; without one the guest may stay (§ phase 3, 6, R-33)."""

    def run(self, state: Caylus) -> None:
        if state.inn_left != NOBODY:
            if state.inn_right != NOBODY:
                leave_inn(state)
            state.inn_right = state.inn_left
            state.inn_left = NOBODY
            events.inn_entered(state, state.inn_right)
        elif state.inn_right != NOBODY:
            state.next(STAY_IN_INN[state.inn_right])


def leave_inn(state: Caylus) -> None:
    """The worker on the right circle returns to his owner."""
    guest = state.inn_right
    state.players[guest].workers += 1
    state.inn_right = NOBODY
    events.inn_left(state, guest)


@final
class StayInInn(FreeChoice[Caylus]):
    """Keep the worker in the inn or take him back (§ phase 3, D-INN)."""

    candidates = KEEP_OR_TAKE_BACK

    def perform(self, state: Caylus, action: Action) -> None:
        if action is not KEEP:
            leave_inn(state)
        else:
            events.inn_kept(state, self.seat)

    def fits(self, state: Caylus, above: list[Task[Any]]) -> bool:
        return not above and lives_in_inn(state, self.seat)


@final
class SpecialPhase(Phase):
    """The special buildings in their order; those without a worker are skipped (§ phase 3)."""

    def go_on(self, state: Caylus) -> bool:
        if state.done == len(IN_ORDER):
            return False
        state.next(IN_ORDER[state.done])
        state.done += 1
        return True


LEAVE_GATE: Final = TASKS.per_seat(LeaveGate)
STAY_IN_INN: Final = TASKS.per_seat(StayInInn)
IN_ORDER: Final[list[Task[Any]]] = [
    TASKS.add(Gate()),
    TASKS.add(TradingPost()),
    TASKS.add(MerchantsGuild()),
    TASKS.add(JoustField()),
    TASKS.add(Stables()),
    TASKS.add(Inn()),
]
SPECIAL_PHASE: Final = TASKS.add(SpecialPhase(3))
