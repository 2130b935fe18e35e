"""Phase 5: the buildings along the road, up to the provost (§ phase 5)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from keepwright.engine.choices import count
from keepwright.engine.turns import NOBODY
from keepwright.games.caylus import events
from keepwright.games.caylus.actions import TASKS
from keepwright.games.caylus.components import BUILDINGS, RESIDENCE, ROAD_SPACES
from keepwright.games.caylus.lawyer import make_residence
from keepwright.games.caylus.phase import Phase
from keepwright.games.caylus.pieces import Building
from keepwright.games.caylus.state import UNBUILT, Caylus
from keepwright.games.caylus.works import WORK


def next_to_work(state: Caylus) -> i64:
    """The next space up to the provost's whose building has a worker, or 0 (§ phase 5)."""
    occupied: i64 = 0
    for player in state.players:
        occupied |= player.placed
    if occupied:
        road = state.road
        space: i64
        for space in range(state.done + 1, state.provost + 1):
            building: i64 = road[space]
            if UNBUILT < building < RESIDENCE.number and occupied & BUILDINGS[building].bit:
                return space
    return 0


def activate(state: Caylus, place: Building) -> None:
    """The worker there does what the building offers (§ phase 5)."""
    seat = state.worker_on(place.bit)
    events.activated(state, seat, place.id)
    state.next(WORK[place.number][seat])


def end_activation(state: Caylus, place: Building) -> None:
    """The worker goes home; a building that waited for it becomes a residence (R-07, R-34)."""
    seat = state.worker_on(place.bit)
    if seat != NOBODY:
        me = state.players[seat]
        me.placed &= ~place.bit
        me.workers += 1
        exchange_awaiting(state, place)


def exchange_awaiting(state: Caylus, place: Building) -> None:
    """Carry out a delayed transformation of this building, if one was paid for (R-07)."""
    seat: i64
    for seat in range(len(state.players)):
        if state.players[seat].awaiting & place.bit:
            make_residence(state, seat, place)
            return


def send_workers_home(state: Caylus) -> None:
    """Workers beyond the provost return without effect, in road order (§ phase 5, R-36)."""
    awaiting: i64 = 0
    seat: i64 = 0
    for player in state.players:
        placed: i64 = player.placed
        if placed:
            player.workers += count(placed)
            player.placed = 0
            events.workers_sent_home(state, seat, placed)
        awaiting |= player.awaiting
        seat += 1
    if awaiting:
        for number in state.road:
            if UNBUILT < number < RESIDENCE.number and awaiting & BUILDINGS[number].bit:
                exchange_awaiting(state, BUILDINGS[number])


@final
class BuildingsPhase(Phase):
    """Each space from 1 up to and including the provost's, in order (§ phase 5).

    What is built meanwhile has no worker, so it does nothing this round (R-37). Done is all up to
    the space whose building is at work.
    """

    def go_on(self, state: Caylus) -> bool:
        at_work: i64 = state.road[state.done]
        if UNBUILT < at_work < RESIDENCE.number:
            end_activation(state, BUILDINGS[at_work])
        space = next_to_work(state)
        if space == 0:
            send_workers_home(state)
            state.done = ROAD_SPACES
            return False
        state.done = space
        activate(state, BUILDINGS[state.road[space]])
        return True


BUILDINGS_PHASE: Final = TASKS.add(BuildingsPhase(5))
