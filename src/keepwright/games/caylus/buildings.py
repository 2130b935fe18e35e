"""Phase 5: the buildings along the road, up to the provost (§ phase 5)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from keepwright.engine.agenda import Fields, Step
from keepwright.engine.choices import count, numbers
from keepwright.games.caylus.actions import TASKS
from keepwright.games.caylus.components import BUILDING_IDS, BUILDINGS, RESIDENCE
from keepwright.games.caylus.pieces import Building
from keepwright.games.caylus.state import UNBUILT, Caylus
from keepwright.games.caylus.works import WORK, make_residence


def activate_from(state: Caylus, first: i64) -> None:
    """From this space up to the provost's, the next building with a worker works (§ phase 5)."""
    occupied: i64 = 0
    for player in state.players:
        occupied |= player.placed
    if not occupied:
        return
    road = state.road
    space: i64
    for space in range(first, state.provost + 1):
        building: i64 = road[space]
        if UNBUILT < building < RESIDENCE.number:
            place = BUILDINGS[building]
            if occupied & place.bit:
                seat = state.worker_on(place.bit)
                if state.heard is not None:
                    state.tell("activated", seat=state.seats[seat], place=place.id)
                state.next(AFTER[building])
                state.next(WORK[building][seat])
                return


@final
class AfterActivation(Step[Caylus]):
    """The worker goes home; a building that waited for it becomes a residence (R-07, R-34)."""

    def __init__(self, place: Building) -> None:
        super().__init__("after_activation")
        self.place: Final = place

    def fields(self) -> Fields:
        return {"place": self.place.id}

    def run(self, state: Caylus) -> None:
        place = self.place
        space = state.space_of(place.number)
        me = state.players[state.worker_on(place.bit)]
        me.placed &= ~place.bit
        me.workers += 1
        exchange_awaiting(state, place)
        activate_from(state, space + 1)


def exchange_awaiting(state: Caylus, place: Building) -> None:
    """Carry out a delayed transformation of this building, if one was paid for (R-07)."""
    seat: i64
    for seat in range(len(state.players)):
        if state.players[seat].awaiting & place.bit:
            make_residence(state, seat, place)
            return


@final
class WorkersGoHome(Step[Caylus]):
    """Workers beyond the provost return without effect, in road order (§ phase 5, R-36)."""

    def __init__(self) -> None:
        super().__init__("workers_go_home")

    def run(self, state: Caylus) -> None:
        awaiting: i64 = 0
        seat: i64 = 0
        for player in state.players:
            if player.placed:
                if state.heard is not None:
                    state.tell(
                        "workers_sent_home",
                        seat=state.seats[seat],
                        places=[BUILDING_IDS[number] for number in numbers(player.placed)],
                    )
                player.workers += count(player.placed)
                player.placed = 0
            awaiting |= player.awaiting
            seat += 1
        if awaiting:
            for number in state.road:
                if UNBUILT < number < RESIDENCE.number and awaiting & BUILDINGS[number].bit:
                    exchange_awaiting(state, BUILDINGS[number])


@final
class BuildingsPhase(Step[Caylus]):
    """Each space from 1 up to and including the provost's, in order (§ phase 5).

    What is built meanwhile has no worker, so it does nothing this round (R-37).
    """

    def __init__(self) -> None:
        super().__init__("buildings")

    def run(self, state: Caylus) -> None:
        state.begin_phase(5)
        state.next(WORKERS_GO_HOME)
        activate_from(state, 1)


AFTER: Final = [TASKS.add(AfterActivation(place)) for place in BUILDINGS]
WORKERS_GO_HOME: Final = TASKS.add(WorkersGoHome())
BUILDINGS_PHASE: Final = TASKS.add(BuildingsPhase())
