"""Phase 2: activation. Printed buildings, bridge, then the road up to the Provost.

The order is that of § phase 2 (§4.2).
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from keepwright.engine.agenda import Fields, Step
from keepwright.engine.choices import count, numbers
from keepwright.games.caylus_1303.actions import TASKS
from keepwright.games.caylus_1303.components import BUILDING_IDS, BUILDINGS, PRINTED_BUILDINGS
from keepwright.games.caylus_1303.pieces import RESOURCES, Building
from keepwright.games.caylus_1303.state import EMPTY, NOBODY, PRINTED, Caylus1303
from keepwright.games.caylus_1303.works import BUILT_WORK, SETUP_WORK


def activate(state: Caylus1303, place: Building, seat: i64) -> None:
    """The player of a worker may apply the building's effect; then the worker goes (§4.2, D4).

    A wood or stone tile with a house shows its construction side, any other its set-up side.
    """
    if state.heard is not None:
        state.tell("activated", seat=state.seats[seat], place=place.id)
    state.next(AFTER[place.number])
    if state.owner_of(place.bit) == NOBODY:
        state.next(SETUP_WORK[place.number][seat])
    else:
        state.next(BUILT_WORK[place.number][seat])


def activate_printed(state: Caylus1303, first: i64) -> None:
    """The next printed building with a worker, from this number on (§4.2)."""
    number: i64
    for number in range(first, len(PRINTED_BUILDINGS) + 1):
        seat = state.worker_on(BUILDINGS[number])
        if seat != NOBODY:
            activate(state, BUILDINGS[number], seat)
            return


def activate_road(state: Caylus1303, first: i64) -> None:
    """The next reached building with a worker, from this space up to the Provost (§4.2)."""
    occupied: i64 = 0
    for player in state.players:
        occupied |= player.placed
    if not occupied:
        return
    road = state.road
    space: i64
    for space in range(first, state.provost + 1):
        if road[space] != EMPTY:
            place = BUILDINGS[road[space]]
            if occupied & place.bit:
                activate(state, place, state.worker_on(place))
                return


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
        if state.heard is not None:
            state.tell(
                "owner_bonus_taken",
                seat=state.seats[owner],
                place=place.id,
                goods=RESOURCES.held(place.owner_bonus),
            )


@final
class AfterActivation(Step[Caylus1303]):
    """The worker goes to the Camp; then the next worker, or the next building (§4.2, R-37)."""

    def __init__(self, place: Building) -> None:
        super().__init__("after_activation")
        self.place: Final = place

    def fields(self) -> Fields:
        return {"place": self.place.id}

    def run(self, state: Caylus1303) -> None:
        place = self.place
        seat = state.worker_on(place)
        if place.owner_bonus:
            take_owner_bonus(state, place, seat)
        me = state.players[seat]
        me.placed &= ~place.bit
        me.camp += 1
        second = state.worker_on(place)
        if second != NOBODY:
            activate(state, place, second)
        elif place.bit & PRINTED:
            activate_printed(state, place.number + 1)
        else:
            activate_road(state, state.space_of(place.number) + 1)


@final
class PrintedBuildings(Step[Caylus1303]):
    """Fairground, Lawyer, Carpenter and Toll, in this order (§4.2)."""

    def __init__(self) -> None:
        super().__init__("printed_buildings")

    def run(self, state: Caylus1303) -> None:
        activate_printed(state, 1)


@final
class ReachedBuildings(Step[Caylus1303]):
    """The buildings behind the Provost, who stays where he is now (§4.2)."""

    def __init__(self) -> None:
        super().__init__("reached_buildings")

    def run(self, state: Caylus1303) -> None:
        activate_road(state, 1)


@final
class BeyondTheProvost(Step[Caylus1303]):
    """Workers on buildings not reached go to the Camp without effect (§ phase 2h, R-26)."""

    def __init__(self) -> None:
        super().__init__("beyond_the_provost")

    def run(self, state: Caylus1303) -> None:
        seat: i64 = 0
        for player in state.players:
            if player.placed:
                if state.heard is not None:
                    state.tell(
                        "workers_sent_home",
                        seat=state.seats[seat],
                        places=[BUILDING_IDS[number] for number in numbers(player.placed)],
                    )
                player.camp += count(player.placed)
                player.placed = 0
            seat += 1
        state.joined, state.joined_at = NOBODY, EMPTY


AFTER: Final = [TASKS.add(AfterActivation(place)) for place in BUILDINGS]
PRINTED_STEP: Final = TASKS.add(PrintedBuildings())
REACHED: Final = TASKS.add(ReachedBuildings())
BEYOND: Final = TASKS.add(BeyondTheProvost())
