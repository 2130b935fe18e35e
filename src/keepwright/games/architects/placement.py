"""Placing a worker and resolving his location; recalling one (§ 4.1–4.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, final

from mypy_extensions import i64

from keepwright.engine.action import Action
from keepwright.engine.agenda import Decision, SecretDecision, Task
from keepwright.engine.choices import bit, choices_of
from keepwright.engine.obstacle import Obstacle
from keepwright.games.architects import events
from keepwright.games.architects.actions import (
    FIRST_BOARD,
    FIRST_SPACE,
    GUILDHALL_NUMBER,
    PLACE,
    PRISON_NUMBER,
    RECALL,
    TASKS,
)
from keepwright.games.architects.black_market import (
    free_spaces,
    obstacles_to_space,
    use_market,
)
from keepwright.games.architects.components import (
    FOREST,
    GUARDHOUSE,
    KINGS_STOREHOUSE,
    LOCATIONS,
    MINES,
    QUARRY,
    SILVERSMITH,
    TAX_STAND,
    TOWN_CENTRE,
    WORKSHOP,
)
from keepwright.games.architects.guardhouse import visit_guardhouse
from keepwright.games.architects.guildhall import can_work, use_guildhall
from keepwright.games.architects.resources import COINS, MINES_GOOD, STONE, WOOD, produce
from keepwright.games.architects.state import ACTING, NOBODY, Architects
from keepwright.games.architects.storehouse import visit_storehouse
from keepwright.games.architects.tax_stand import steal_taxes
from keepwright.games.architects.town_centre import player_in, visit_town_centre
from keepwright.games.architects.workshop import WORKSHOP_MODE

# Locations that are open to everybody at all times (§ 4.3, R-04).
ALWAYS_OPEN: Final[i64] = choices_of([n for n in range(len(LOCATIONS)) if n != TAX_STAND])


def has_taxes(state: Architects) -> bool:
    """The Tax Stand is closed while no silver lies there (§ 4.8)."""
    return state.tax_stand > 0


@final
class PlaceWorker(SecretDecision[Architects]):
    """Who has a worker must place one; the Quarry is always open (§ 4.1, § 4.3)."""

    candidates = PLACE

    def legal(self, state: Architects) -> i64:
        allowed: i64 = ALWAYS_OPEN
        if has_taxes(state):
            allowed |= bit(TAX_STAND)
        allowed |= free_spaces(state, self.seat) << FIRST_SPACE
        if can_work(state, self.seat):
            allowed |= bit(GUILDHALL_NUMBER)
        return allowed

    def obstacles(self, state: Architects, action: Action) -> Iterator[Obstacle]:
        place = action.target
        if place == TAX_STAND and not has_taxes(state):
            yield Obstacle("no_taxes", rule="§ 4.8")
        if FIRST_SPACE <= place < GUILDHALL_NUMBER:
            yield from obstacles_to_space(state, self.seat, place - FIRST_SPACE)
        if place == GUILDHALL_NUMBER and not can_work(state, self.seat):
            yield Obstacle("nothing_to_build", rule="§ 4.3")

    def perform(self, state: Architects, action: Action) -> None:
        me = state.players[self.seat]
        state.done = ACTING
        me.supply -= 1
        place = action.target
        if place == GUILDHALL_NUMBER:
            use_guildhall(state, self.seat)
        elif place >= FIRST_SPACE:
            use_market(state, self.seat, place - FIRST_SPACE)
        else:
            me.put_worker(place)
            events.worker_placed(state, self.seat, action.argument)
            resolve(state, self.seat, place)

    def fits(self, state: Architects, above: list[Task[Any]]) -> bool:
        return not above and state.players[self.seat].supply > 0


def resolve(state: Architects, seat: i64, place: i64) -> None:
    """What a location does for the worker just placed there, who counts (§ 4.3, § 5.1)."""
    if place == QUARRY:
        produce(state, seat, STONE)
    elif place == FOREST:
        produce(state, seat, WOOD)
    elif place == SILVERSMITH:
        produce(state, seat, COINS)
    elif place == MINES:
        state.next(MINES_GOOD[seat])
    elif place == KINGS_STOREHOUSE:
        visit_storehouse(state, seat)
    elif place == WORKSHOP:
        state.next(WORKSHOP_MODE[seat])
    elif place == TOWN_CENTRE:
        visit_town_centre(state, seat)
    elif place == TAX_STAND:
        steal_taxes(state, seat)
    else:
        assert place == GUARDHOUSE
        visit_guardhouse(state, seat)


# ---------------------------------------------------------------- without workers


def is_recallable(state: Architects, seat: i64, place: i64) -> bool:
    """Whether an own worker is at this place, by number among the candidates (§ 4.2)."""
    me = state.players[seat]
    if place < FIRST_SPACE:
        return me.workers_at(place) > 0
    if place < PRISON_NUMBER:
        return state.spaces[place - FIRST_SPACE] == seat
    if place == PRISON_NUMBER:
        return me.prison > 0
    captor = player_in(state, place - FIRST_BOARD)
    return captor != NOBODY and state.players[captor].captured_of(seat) > 0


def recallable(state: Architects, seat: i64) -> i64:
    """Whence a worker can be recalled: a large circle; only with none there, as R-03 says."""
    found: i64 = 0
    me = state.players[seat]
    place: i64
    for place in range(FIRST_SPACE):
        if me.workers_at(place):
            found |= bit(place)
    if found:
        return found
    for place in range(PRISON_NUMBER, len(RECALL.actions)):
        if is_recallable(state, seat, place):
            found |= bit(place)
    return found


@final
class RecallWorker(Decision[Architects]):
    """Without a worker in supply, the turn is to take one back (§ 4.2, R-03)."""

    candidates = RECALL

    def legal(self, state: Architects) -> i64:
        return recallable(state, self.seat)

    def obstacles(self, state: Architects, action: Action) -> Iterator[Obstacle]:
        place = action.target
        if not is_recallable(state, self.seat, place):
            yield Obstacle("no_own_worker_there", rule="§ 4.2", place=action.argument)
        elif place >= FIRST_SPACE and state.players[self.seat].placed:
            yield Obstacle("workers_on_large_circles", rule="R-03")
        elif FIRST_SPACE <= place < PRISON_NUMBER:
            yield Obstacle("never_recalled", rule="R-03", place=action.argument)

    def perform(self, state: Architects, action: Action) -> None:
        place, me = action.target, state.players[self.seat]
        state.done = ACTING
        if place < FIRST_SPACE:
            me.take_worker(place)
        elif place == PRISON_NUMBER:
            me.prison -= 1
        else:
            captor = player_in(state, place - FIRST_BOARD)
            state.players[captor].capture(self.seat, -1)
        state.send_home(self.seat, 1)
        if place < FIRST_SPACE:
            events.worker_recalled(state, self.seat, action.argument)
        else:
            events.worker_let_go(state, self.seat, action.argument)

    def fits(self, state: Architects, above: list[Task[Any]]) -> bool:
        return super().fits(state, above) and not state.players[self.seat].supply


PLACE_WORKER: Final = TASKS.per_seat(PlaceWorker)
RECALL_WORKER: Final = TASKS.per_seat(RecallWorker)
