"""Phase 1: planning. Workers are placed until everybody has passed (§ phase 1, §4.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, final

from mypy_extensions import i64

from keepwright.engine.action import Action
from keepwright.engine.agenda import Decision, Task
from keepwright.engine.obstacle import Obstacle
from keepwright.engine.tally import Tally
from keepwright.engine.trade import too_few_coins
from keepwright.engine.turns import clockwise, is_among, next_in_order, with_last
from keepwright.games.caylus_1303 import characters, events
from keepwright.games.caylus_1303.actions import PASS, PLACE_OR_PASS, TASKS
from keepwright.games.caylus_1303.components import (
    BUILDINGS,
    CONSTRUCTION_SITE,
    OWNER_POINTS,
    SURCHARGE,
    WORKER_PLACED,
)
from keepwright.games.caylus_1303.phase import PhaseStep
from keepwright.games.caylus_1303.pieces import Building
from keepwright.games.caylus_1303.state import CONSTRUCTED, NOBODY, Caylus1303

ONLY_PASS: Final = 1


def has_other_passed(state: Caylus1303, seat: i64) -> bool:
    """Whether at least one other player has passed this round (§4.1)."""
    others: i64 = len(state.passed)
    if is_among(state.passed, seat):
        others -= 1
    return others > 0


def surcharge(state: Caylus1303, seat: i64, explained: bool = True) -> Tally:
    """Workers to return besides the one placed: 1 once another player has passed (§4.1, R-16)."""
    workers = Tally(explained)
    if has_other_passed(state, seat):
        workers.add("passed", SURCHARGE)
        characters.change(state, seat, characters.NIGHT_WORKER, workers)
    return workers


def can_place(state: Caylus1303, seat: i64, extra: Tally) -> bool:
    """Whether the whole cost of a placement is in the supply (§4.1)."""
    return state.players[seat].supply >= WORKER_PLACED + extra.total


def open_places(state: Caylus1303, seat: i64) -> i64:
    """All places where a worker of this seat could stand, cost aside (§4.1.a, §4.1.b), as bits.

    The Provost need not reach them (R-17).
    """
    occupied: i64 = 0
    for player in state.players:
        occupied |= player.placed
    found: i64 = state.employing & ~occupied
    found |= characters.places_to_join(state, seat)
    if not is_among(state.site, seat):
        found |= CONSTRUCTION_SITE.bit
    return found


def obstacles_to_standing(state: Caylus1303, seat: i64, place: Building) -> Iterator[Obstacle]:
    """Why a worker of this seat cannot stand there, cost aside (§4.1.a, §4.1.b)."""
    if open_places(state, seat) & place.bit:
        return
    if place is CONSTRUCTION_SITE:
        yield Obstacle("own_worker_there", rule="§4.1.b", place=place.id)
    elif state.residences & place.bit:
        yield Obstacle("is_residence", rule="§5.2", place=place.id)
    elif not state.employing & place.bit:
        yield Obstacle("not_on_the_road", rule="§4.1.a", place=place.id)
    elif state.players[seat].placed & place.bit:
        yield Obstacle("own_worker_there", rule="§4.1.a", place=place.id)
    else:
        yield Obstacle("place_full", rule="§4.1.a", place=place.id)


def obstacles_to_paying(
    state: Caylus1303, seat: i64, rule: str, extra: Tally
) -> Iterator[Obstacle]:
    """Why a placement cannot be paid (§4.1)."""
    if not can_place(state, seat, extra):
        yield too_few_coins(state, seat, rule, WORKER_PLACED + extra.total)


def owner_points(state: Caylus1303, visitor: i64, owner: i64, explained: bool = True) -> Tally:
    """What the owner of a building gains when another's worker comes (§4.1.a)."""
    points = Tally(explained)
    points.add("owner", OWNER_POINTS)
    characters.change(state, owner, characters.STEWARD, points)
    characters.change(state, visitor, characters.THIEF, points)
    return points


def reward_owner(state: Caylus1303, visitor: i64, place: Building) -> None:
    """The owner of a constructed building gains points at once, and keeps them (§ phase 1a)."""
    owner = state.owner_of(place.bit & CONSTRUCTED)
    if owner != NOBODY and owner != visitor:
        points = owner_points(state, visitor, owner, state.is_heard)
        state.score(owner, points.total)
        events.owner_rewarded(state, owner, place.id, points.total, points)


def place_worker(state: Caylus1303, seat: i64, place: Building, extra: Tally) -> None:
    """A worker is placed; those he costs besides go to the Camp (§4.1)."""
    me = state.players[seat]
    me.supply -= WORKER_PLACED
    state.return_workers(seat, extra.total)
    is_second = False
    if place is CONSTRUCTION_SITE:
        state.site = with_last(state.site, seat)
    else:
        is_second = state.worker_on(place) != NOBODY
        if is_second:
            state.joined, state.joined_at = seat, place.number
        me.placed |= place.bit
    events.worker_placed(state, seat, place.id, WORKER_PLACED + extra.total, extra.total, extra)
    if is_second:
        characters.have_joined(state, seat)
    reward_owner(state, seat, place)


def pass_for_the_round(state: Caylus1303, seat: i64) -> None:
    """The house goes on the bridge; the first takes the first player tile (§4.1.c, § phase 1c)."""
    if not state.passed:
        state.first_player = seat
    state.passed = with_last(state.passed, seat)
    events.passed(state, seat, len(state.passed))


@final
class PlaceOrPass(Decision[Caylus1303]):
    """On your turn place on a building or at the construction site, or pass (§4.1, D3)."""

    candidates = PLACE_OR_PASS

    def legal(self, state: Caylus1303) -> i64:
        if can_place(state, self.seat, surcharge(state, self.seat, False)):
            return ONLY_PASS | open_places(state, self.seat)
        return ONLY_PASS

    def obstacles(self, state: Caylus1303, action: Action) -> Iterator[Obstacle]:
        if action is PASS:
            return
        yield from obstacles_to_standing(state, self.seat, BUILDINGS[action.target])
        yield from obstacles_to_paying(state, self.seat, "§4.1", surcharge(state, self.seat))

    def perform(self, state: Caylus1303, action: Action) -> None:
        if action is PASS:
            pass_for_the_round(state, self.seat)
        else:
            extra = surcharge(state, self.seat, state.is_heard)
            place_worker(state, self.seat, BUILDINGS[action.target], extra)
        take_turn_after(state, self.seat)

    def fits(self, state: Caylus1303, above: list[Task[Any]]) -> bool:
        return not above and not is_among(state.passed, self.seat)


def take_turn_after(state: Caylus1303, seat: i64) -> bool:
    """The next player clockwise who has not passed takes a turn; none left ends the phase."""
    following = next_in_order(clockwise(len(state.seats), 0), seat, state.passed)
    if following == NOBODY:
        return False
    state.next(PLACE[following])
    return True


@final
class Turns(PhaseStep):
    """One turn after the other, from the first player on, until everybody has passed (§4.1)."""

    def go_on(self, state: Caylus1303) -> bool:
        return take_turn_after(state, clockwise(len(state.seats), state.first_player)[-1])


PLACE: Final = TASKS.per_seat(PlaceOrPass)
TURNS: Final = TASKS.add(Turns("place_or_pass"))
