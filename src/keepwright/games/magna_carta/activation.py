"""Phase activation: the road from its start to its end, card by card (§ phase 4)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from keepwright.engine.choices import bit
from keepwright.engine.turns import NOBODY
from keepwright.games.magna_carta import events
from keepwright.games.magna_carta.actions import TASKS
from keepwright.games.magna_carta.components import FIRST_CARD
from keepwright.games.magna_carta.lawyer import turn_over
from keepwright.games.magna_carta.phase import Phase
from keepwright.games.magna_carta.state import MagnaCarta, card_of
from keepwright.games.magna_carta.works import NEUTRAL_WORK, PRIMARY_WORK, SECONDARY_WORK


def is_active(state: MagnaCarta, position: i64) -> bool:
    """Cards up to and with the provost's are active; without him, all (§ phase 4)."""
    return not state.is_standard or position <= state.provost


def next_to_handle(state: MagnaCarta, first: i64) -> i64:
    """The first position from this one on whose card has a worker, or NOBODY (§ phase 4)."""
    occupied = state.occupied()
    if occupied:
        road = state.road
        position: i64
        for position in range(first, len(road)):
            if occupied & bit(road[position]):
                return position
    return NOBODY


def use_primary(state: MagnaCarta, place: i64) -> None:
    """The worker's player has the primary effect (§ phase 4, R-07)."""
    seat = state.worker_on(place)
    events.activated(state, seat, place)
    if place < FIRST_CARD:
        state.next(NEUTRAL_WORK[place - 1][seat])
    else:
        state.next(PRIMARY_WORK[card_of(place)][seat])


def use_secondary(state: MagnaCarta, place: i64) -> None:
    """Then another owner has the secondary effect (§ phase 4, R-07)."""
    owner = state.owner_of(place)
    if owner != NOBODY and owner != state.worker_on(place):
        state.next(SECONDARY_WORK[card_of(place)][owner])


def send_home(state: MagnaCarta, place: i64) -> i64:
    """The worker on a card goes home; whose he is, or NOBODY if there is none."""
    seat = state.worker_on(place)
    if seat != NOBODY:
        state.players[seat].placed &= ~bit(place)
        state.players[seat].workers += 1
    return seat


def end_activation(state: MagnaCarta, place: i64) -> None:
    """The worker goes home, if he still stands there; a marked card is turned over (R-09)."""
    send_home(state, place)
    owner = state.owner_of(place)
    if owner != NOBODY and state.players[owner].marked & bit(card_of(place)):
        turn_over(state, owner, card_of(place))


@final
class ActivationPhase(Phase):
    """Each card with a worker resolves completely before the next (§ phase 4).

    Done counts the effects begun, two for each card of the road.
    """

    def go_on(self, state: MagnaCarta) -> bool:
        at_work: i64 = (state.done - 1) // EFFECTS
        if state.done % EFFECTS:
            state.done += 1
            use_secondary(state, state.road[at_work])
            return True
        if state.done:
            end_activation(state, state.road[at_work])
        position = next_to_handle(state, at_work + 1)
        if position == NOBODY:
            return False
        place: i64 = state.road[position]
        state.done = position * EFFECTS + 1
        if is_active(state, position):
            use_primary(state, place)
        else:
            state.done += 1
            events.not_reached(state, send_home(state, place), place)
        return True


EFFECTS: Final = 2
ACTIVATION_PHASE: Final = TASKS.add(ActivationPhase(4))
