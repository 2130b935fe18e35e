"""Phase 2: placing workers (§ phase 2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, final

from mypy_extensions import i64

from keepwright.engine.action import Action
from keepwright.engine.agenda import Decision, Task
from keepwright.engine.obstacle import Obstacle
from keepwright.engine.trade import too_few_coins
from keepwright.engine.turns import NOBODY, is_among, next_in_order, with_last
from keepwright.games.caylus import events
from keepwright.games.caylus.actions import PASS, PLACE_OR_PASS, TASKS
from keepwright.games.caylus.components import (
    BUILDINGS,
    CRAFT,
    FIRST_TO_PASS,
    FIXED_BUILDINGS,
    NEUTRAL_BUILDINGS,
    NUMBER,
    OWNER_REWARD,
    PLACES,
    PRICE_AT_HOME,
    SPECIAL_BUILDINGS,
    STABLES_LEAST_SEATS,
    STABLES_SPACES,
)
from keepwright.games.caylus.phase import Phase
from keepwright.games.caylus.pieces import Building
from keepwright.games.caylus.state import Caylus

STABLES: Final = BUILDINGS[NUMBER["stables"]]
INN: Final = BUILDINGS[NUMBER["inn"]]
CASTLE: Final = BUILDINGS[NUMBER["castle"]]


def _bits(buildings: list[Building]) -> int:
    return sum(int(building.bit) for building in buildings)


ALWAYS_STANDING: Final[i64] = _bits([*SPECIAL_BUILDINGS, *FIXED_BUILDINGS, *NEUTRAL_BUILDINGS])
EMPLOYING: Final[i64] = _bits(PLACES)
OWNABLE: Final[i64] = _bits(CRAFT)
SHARED: Final[i64] = _bits([STABLES, INN, CASTLE])
ONLY_PASS: Final = 1


def base_price(state: Caylus) -> i64:
    """The lowest free number of the passing scale; 3 of two players (§ phase 2, R-39)."""
    return state.prices[len(state.passed)]


def lives_in_inn(state: Caylus, seat: i64) -> bool:
    """Whether this seat's worker stands on the right circle of the inn (§ phase 2)."""
    return state.inn_right == seat


def placement_cost(state: Caylus, seat: i64, place: Building) -> i64:
    """A worker costs the base price; 1 at home or for the guest of the inn (§ phase 2)."""
    if state.players[seat].owns & place.bit:
        return PRICE_AT_HOME
    return usual_cost(state, seat)


def usual_cost(state: Caylus, seat: i64) -> i64:
    """What a worker costs away from home: the base price, or 1 for the guest of the inn."""
    if state.inn_right == seat:
        return PRICE_AT_HOME
    return state.prices[len(state.passed)]


def standing(state: Caylus) -> i64:
    """All buildings on the board, as bits: printed, neutral and owned ones."""
    there: i64 = ALWAYS_STANDING & ~state.out_of_game
    for player in state.players:
        there |= player.owns
    return there


def stands(state: Caylus, place: Building) -> bool:
    """Whether this place is on the board now."""
    return standing(state) & place.bit != 0


def stables_open(state: Caylus) -> bool:
    """The stables are closed with two players (§ 2 players)."""
    return len(state.players) >= STABLES_LEAST_SEATS


def has_own_worker(state: Caylus, seat: i64, place: Building) -> bool:
    """Castle and stables take one worker of each player (§ phase 2)."""
    if place is CASTLE:
        return is_among(state.castle, seat)
    return place is STABLES and is_among(state.stables, seat)


def has_room(state: Caylus, place: Building) -> bool:
    """One worker a building; three in the stables, one on the left of the inn (§ phase 2)."""
    if place is CASTLE:
        return True
    if place is STABLES:
        return len(state.stables) < STABLES_SPACES
    if place is INN:
        return state.inn_left == NOBODY
    return state.worker_on(place.bit) == NOBODY


def open_places(state: Caylus, seat: i64) -> i64:
    """All places where a worker of this seat could stand, cost aside (§ phase 2, 1–5), as bits."""
    there: i64 = ALWAYS_STANDING & ~state.out_of_game
    occupied: i64 = 0
    for player in state.players:
        there |= player.owns
        occupied |= player.placed
    found: i64 = there & EMPLOYING & ~(occupied | SHARED)
    in_castle = state.castle
    if not in_castle or not is_among(in_castle, seat):
        found |= CASTLE.bit
    if state.inn_left == NOBODY:
        found |= INN.bit
    in_stables = state.stables
    if stables_open(state) and (
        not in_stables or (len(in_stables) < STABLES_SPACES and not is_among(in_stables, seat))
    ):
        found |= STABLES.bit
    return found


def obstacles_to_standing(
    state: Caylus, seat: i64, place: Building, rule: str
) -> Iterator[Obstacle]:
    """Why a worker of this seat cannot stand there, cost aside (§ phase 2, 1–5)."""
    if not stands(state, place):
        yield Obstacle("not_on_the_road", rule=rule, place=place.id)
        return
    if place is STABLES and not stables_open(state):
        yield Obstacle("closed_for_two", rule="§ 2 players", place=place.id)
    if has_own_worker(state, seat, place):
        yield Obstacle("own_worker_there", rule=rule, place=place.id)
    if not has_room(state, place):
        yield Obstacle("place_full", rule=rule, place=place.id)


def put_worker(state: Caylus, seat: i64, place: Building) -> None:
    """A worker takes his place (§ phase 2, § phase 3)."""
    if place is CASTLE:
        state.castle = with_last(state.castle, seat)
    elif place is STABLES:
        state.stables = with_last(state.stables, seat)
    elif place is INN:
        state.inn_left = seat
    else:
        state.players[seat].placed |= place.bit


def reward_owner(state: Caylus, seat: i64, place: Building) -> None:
    """The owner scores 1 at once when another's worker comes (§ phase 2)."""
    if not place.bit & OWNABLE:
        return
    owner = state.owner_of(place.bit)
    if owner != NOBODY and owner != seat:
        state.score(owner, OWNER_REWARD)
        events.owner_rewarded(state, owner, place.id, OWNER_REWARD)


def place_worker(state: Caylus, seat: i64, place: Building) -> None:
    """Pay for a worker and place him (§ phase 2)."""
    cost = placement_cost(state, seat, place)
    me = state.players[seat]
    me.deniers -= cost
    me.workers -= 1
    put_worker(state, seat, place)
    events.worker_placed(state, seat, place.id, cost)
    reward_owner(state, seat, place)


def pass_for_the_round(state: Caylus, seat: i64) -> None:
    """Take the lowest free passing number; the first to pass gets 1 denier (§ phase 2, R-26)."""
    bonus = 0 if state.passed else FIRST_TO_PASS
    state.passed = with_last(state.passed, seat)
    state.players[seat].deniers += bonus
    events.passed(state, seat, len(state.passed), bonus)


@final
class PlaceOrPass(Decision[Caylus]):
    """On your turn, place one worker or pass for the round (§ phase 2, D-PLACE)."""

    candidates = PLACE_OR_PASS

    def legal(self, state: Caylus) -> i64:
        me = state.players[self.seat]
        allowed: i64 = ONLY_PASS
        if me.workers > 0:
            if me.deniers >= usual_cost(state, self.seat):
                allowed |= open_places(state, self.seat)
            elif me.deniers >= PRICE_AT_HOME:
                allowed |= open_places(state, self.seat) & me.owns
        return allowed

    def obstacles(self, state: Caylus, action: Action) -> Iterator[Obstacle]:
        if action is PASS:
            return
        me, place = state.players[self.seat], BUILDINGS[action.target]
        if me.workers == 0:
            yield Obstacle("no_worker_left", rule="§ phase 2")
        yield from obstacles_to_standing(state, self.seat, place, "§ phase 2")
        cost = placement_cost(state, self.seat, place)
        if me.deniers < cost:
            yield too_few_coins(state, self.seat, "§ phase 2", cost)

    def perform(self, state: Caylus, action: Action) -> None:
        if action is PASS:
            pass_for_the_round(state, self.seat)
        else:
            place_worker(state, self.seat, BUILDINGS[action.target])
        next_to_place(state, self.seat)

    def fits(self, state: Caylus, above: list[Task[Any]]) -> bool:
        return not above and not is_among(state.passed, self.seat)


def next_to_place(state: Caylus, after: i64) -> bool:
    """The next seat in turn order that has not passed is to place; none left ends the phase."""
    seat = next_in_order(state.turn_order, after, state.passed)
    if seat == NOBODY:
        return False
    state.next(PLACE[seat])
    return True


@final
class PlacementPhase(Phase):
    """Players act one at a time in turn order until all have passed (§ phase 2)."""

    def go_on(self, state: Caylus) -> bool:
        return next_to_place(state, state.turn_order[-1])


PLACE: Final = TASKS.per_seat(PlaceOrPass)
PLACEMENT_PHASE: Final = TASKS.add(PlacementPhase(2))
