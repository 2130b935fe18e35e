"""Phase 2: activation. Printed buildings, bridge, then the road up to the Provost.

The order is that of § phase 2 (§4.2).
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from keepwright.engine.agenda import Task
from keepwright.engine.choices import count, lowest
from keepwright.games.caylus_1303 import events
from keepwright.games.caylus_1303.actions import TASKS
from keepwright.games.caylus_1303.components import BUILDINGS, PRINTED_BUILDINGS
from keepwright.games.caylus_1303.phase import EFFECTS, PhaseStep
from keepwright.games.caylus_1303.pieces import Building
from keepwright.games.caylus_1303.state import EMPTY, NOBODY, PRINTED, Caylus1303
from keepwright.games.caylus_1303.works import BUILT_WORK, SETUP_WORK


def work_of(state: Caylus1303, place: Building, seat: i64) -> Task[Any]:
    """What a worker of this seat does there.

    A wood or stone tile with a house shows its construction side, any other its set-up side.
    """
    is_built = state.owner_of(place.bit) != NOBODY
    return (BUILT_WORK if is_built else SETUP_WORK)[place.number][seat]


def activate(state: Caylus1303, place: Building, seat: i64) -> None:
    """The player of a worker may apply the building's effect (§4.2, D4)."""
    events.activated(state, seat, place.id)
    state.next(work_of(state, place, seat))


def is_second(state: Caylus1303, place: Building, seat: i64) -> bool:
    """Whether this seat's worker came second to the building (§5.6)."""
    return state.joined_at == place.number and state.joined == seat


def take_owner_bonus(state: Caylus1303, place: Building, visitor: i64) -> None:
    """Another owner takes his bonus, once, unless he has a worker there too (§5.4, R-29)."""
    owner = state.owner_of(place.bit)
    if owner == NOBODY or state.players[owner].placed & place.bit:
        return
    if not is_second(state, place, visitor):
        state.add_goods(owner, place.owner_bonus)
        events.owner_bonus_taken(state, owner, place.id, place.owner_bonus)


def end_activation(state: Caylus1303, place: Building) -> None:
    """The worker who was resolved goes to the Camp (§4.2, R-37)."""
    seat = state.worker_on(place)
    if seat == NOBODY:
        return
    if place.owner_bonus:
        take_owner_bonus(state, place, seat)
    me = state.players[seat]
    me.placed &= ~place.bit
    me.camp += 1


class Resolving(PhaseStep):
    """Workers on buildings are resolved, one building after the other (§4.2).

    Done is all up to the building that is resolved; a second worker there is resolved next.
    """

    def place_at(self, state: Caylus1303, done: i64) -> Building:
        """The building that the step has then come to."""
        raise NotImplementedError  # pragma: no cover

    def next_done(self, state: Caylus1303, occupied: i64) -> i64:
        """How far the step comes with the next of the occupied buildings; 0 if there is none."""
        raise NotImplementedError  # pragma: no cover

    def go_on(self, state: Caylus1303) -> bool:
        if state.done:
            end_activation(state, self.place_at(state, state.done))
        occupied: i64 = 0
        for player in state.players:
            occupied |= player.placed
        done: i64 = 0
        if occupied:
            done = self.next_done(state, occupied)
        if done == 0:
            return False
        state.done = done
        place = self.place_at(state, done)
        activate(state, place, state.worker_on(place))
        return True

    def is_turn_of(self, state: Caylus1303, seat: i64, done: i64) -> bool:
        return state.worker_on(self.place_at(state, done)) == seat


@final
class PrintedBuildings(Resolving):
    """Fairground, Lawyer, Carpenter and Toll, in this order (§4.2)."""

    def place_at(self, state: Caylus1303, done: i64) -> Building:
        return BUILDINGS[done]

    def next_done(self, state: Caylus1303, occupied: i64) -> i64:
        there: i64 = occupied & PRINTED
        if there == 0:
            return 0
        return lowest(there)

    def most_done(self, state: Caylus1303) -> i64:
        return len(PRINTED_BUILDINGS)


@final
class ReachedBuildings(Resolving):
    """The buildings behind the Provost, who stays where he is now (§4.2)."""

    def place_at(self, state: Caylus1303, done: i64) -> Building:
        return BUILDINGS[state.road[done]]

    def next_done(self, state: Caylus1303, occupied: i64) -> i64:
        road = state.road
        space: i64
        for space in range(state.done, state.provost + 1):
            if occupied & BUILDINGS[road[space]].bit:
                return space
        return 0

    def most_done(self, state: Caylus1303) -> i64:
        return state.provost


@final
class BeyondTheProvost(PhaseStep):
    """Workers on buildings not reached go to the Camp without effect (§ phase 2h, R-26)."""

    def begin(self, state: Caylus1303) -> None:
        seat: i64 = 0
        for player in state.players:
            placed: i64 = player.placed
            if placed:
                player.camp += count(placed)
                player.placed = 0
                events.workers_sent_home(state, seat, placed)
            seat += 1
        state.joined, state.joined_at = NOBODY, EMPTY


PRINTED_STEP: Final = TASKS.add(PrintedBuildings("toll_move", "claim", *EFFECTS))
REACHED: Final = TASKS.add(ReachedBuildings(*EFFECTS))
BEYOND: Final = TASKS.add(BeyondTheProvost())
