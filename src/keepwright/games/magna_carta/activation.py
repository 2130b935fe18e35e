"""Phase activation: the road from its start to its end, card by card (§ phase 4)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from keepwright.engine.agenda import Fields, Step
from keepwright.engine.choices import bit
from keepwright.engine.turns import NOBODY
from keepwright.games.magna_carta.action_phase import card_of
from keepwright.games.magna_carta.actions import TASKS
from keepwright.games.magna_carta.components import PLACE_IDS
from keepwright.games.magna_carta.lawyer import turn_over
from keepwright.games.magna_carta.state import MagnaCarta
from keepwright.games.magna_carta.works import NEUTRAL_WORK, PRIMARY_WORK, SECONDARY_WORK


def is_active(state: MagnaCarta, position: i64) -> bool:
    """Cards up to and with the provost's are active; without him, all (§ phase 4)."""
    return not state.is_standard or position <= state.provost


def activate_from(state: MagnaCarta, first: i64) -> None:
    """From this position on, the next card with a worker is handled (§ phase 4)."""
    occupied: i64 = 0
    for player in state.players:
        occupied |= player.placed
    if not occupied:
        return
    road = state.road
    position: i64
    for position in range(first, len(road)):
        place: i64 = road[position]
        if occupied & bit(place):
            state.next(AFTER[place])
            if is_active(state, position):
                activate(state, place)
            elif state.heard is not None:
                seat = state.worker_on(place)
                state.tell("not_reached", seat=state.seats[seat], place=PLACE_IDS[place])
            return


def activate(state: MagnaCarta, place: i64) -> None:
    """The worker's player has the primary effect, then another owner the secondary (R-07)."""
    seat = state.worker_on(place)
    owner = state.owner_of(place)
    if state.heard is not None:
        state.tell("activated", seat=state.seats[seat], place=PLACE_IDS[place])
    if owner == NOBODY:
        state.next(NEUTRAL_WORK[place - 1][seat])
        return
    if owner != seat:
        state.next(SECONDARY_WORK[card_of(place)][owner])
    state.next(PRIMARY_WORK[card_of(place)][seat])


@final
class AfterActivation(Step[MagnaCarta]):
    """The worker goes home; a marked card is turned over; then the next (§ phase 4, R-09)."""

    def __init__(self, place: int) -> None:
        super().__init__("after_activation")
        self.place: Final[i64] = place

    def fields(self) -> Fields:
        return {"place": PLACE_IDS[self.place]}

    def run(self, state: MagnaCarta) -> None:
        me = state.players[state.worker_on(self.place)]
        me.placed &= ~bit(self.place)
        me.workers += 1
        owner = state.owner_of(self.place)
        if owner != NOBODY and state.players[owner].marked & bit(card_of(self.place)):
            turn_over(state, owner, card_of(self.place))
        position: i64 = 0
        while state.road[position] != self.place:
            position += 1
        activate_from(state, position + 1)


@final
class ActivationPhase(Step[MagnaCarta]):
    """Each card with a worker resolves completely before the next (§ phase 4)."""

    def __init__(self) -> None:
        super().__init__("activation")

    def run(self, state: MagnaCarta) -> None:
        state.begin_phase(4)
        activate_from(state, 0)


AFTER: Final = [TASKS.add(AfterActivation(place)) for place in range(len(PLACE_IDS))]
ACTIVATION_PHASE: Final = TASKS.add(ActivationPhase())
