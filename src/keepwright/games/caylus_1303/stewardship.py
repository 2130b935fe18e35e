"""Phase 4: stewardship. Residences, monuments, recruiting, the Provost (§4.4, § phase 4)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from keepwright.engine.choices import count, numbers
from keepwright.engine.tally import Tally
from keepwright.games.caylus_1303 import characters, events
from keepwright.games.caylus_1303.actions import TASKS
from keepwright.games.caylus_1303.components import (
    BUILDINGS,
    MONUMENTS,
    RESIDENCE_RECRUITS,
    ROAD_SPACES,
    STARTING_SPACES,
    STONE_SPACE,
    WOOD_SPACE,
)
from keepwright.games.caylus_1303.construction import BUILD_MONUMENT
from keepwright.games.caylus_1303.phase import EFFECTS, PhaseStep
from keepwright.games.caylus_1303.state import EMPTY, STARTING, Caylus1303


@final
class TurnResidences(PhaseStep):
    """Every starting building with a house is turned to its residence side (§4.4, R-20)."""

    name = "residences"

    def begin(self, state: Caylus1303) -> None:
        seat: i64 = 0
        for player in state.players:
            for number in numbers(player.owns & STARTING & ~state.residences):
                state.turn_over(BUILDINGS[number])
                events.became_residence(state, seat, BUILDINGS[number].id)
            seat += 1


# ---------------------------------------------------------------- monuments


@final
class Monuments(PhaseStep):
    """The owner of each residence may build on it, in road order, those just turned over too.

    Favor and all, a monument is resolved before the next residence is looked at (§4.4).
    """

    def go_on(self, state: Caylus1303) -> bool:
        if not state.residences:
            return False
        space: i64
        for space in range(state.done + 1, STARTING_SPACES + 1):
            tile = BUILDINGS[state.road[space]]
            if state.residences & tile.bit:
                state.done = space
                state.next(BUILD_MONUMENT[space][state.owner_of(tile.bit)])
                return True
        return False

    def most_done(self, state: Caylus1303) -> i64:
        return STARTING_SPACES

    def is_turn_of(self, state: Caylus1303, seat: i64, done: i64) -> bool:
        return state.owner_of(BUILDINGS[state.road[done]].bit) == seat


# ---------------------------------------------------------------- recruiting


RECRUITING_WORKERS: Final = [tile for tile in MONUMENTS if tile.recruits_workers]
RECRUITING_GOODS: Final = [tile for tile in MONUMENTS if tile.recruits_goods]


def recruits(state: Caylus1303, seat: i64, explained: bool = True) -> Tally:
    """Workers by number of players, residences, monuments and characters (§ recruiting, R-27)."""
    me = state.players[seat]
    workers = Tally(explained)
    workers.add("base", state.table.recruits)
    workers.add("residences", RESIDENCE_RECRUITS * count(me.owns & state.residences))
    for tile in RECRUITING_WORKERS:
        if me.owns & tile.bit:
            workers.add(tile.id, tile.recruits_workers)
    characters.change(state, seat, characters.DAY_LABORER, workers)
    return workers


def recruited_goods(state: Caylus1303, seat: i64) -> i64:
    """The resources that a player's monuments give in recruiting (§5.5, R-08)."""
    found: i64 = 0
    owns = state.players[seat].owns
    for tile in RECRUITING_GOODS:
        if owns & tile.bit:
            found += tile.recruits_goods
    return found


@final
class Recruiting(PhaseStep):
    """Everybody takes workers, as far as the Camp has them, and resources (§4.4)."""

    def begin(self, state: Caylus1303) -> None:
        seat: i64
        for seat in range(len(state.players)):
            due = recruits(state, seat, state.is_heard)
            taken = state.take_workers(seat, due.total)
            due.add("camp", taken - due.total)
            goods = recruited_goods(state, seat)
            state.add_goods(seat, goods)
            events.recruited(state, seat, taken, due, goods)


# ---------------------------------------------------------------- the Provost


def last_building(state: Caylus1303) -> i64:
    """The highest occupied space; the stone set-up tile counts once it is reached (§4.4)."""
    road = state.road
    space: i64 = ROAD_SPACES
    while space and (road[space] == EMPTY or (space == STONE_SPACE and has_gap(state))):
        space -= 1
    return space


def has_gap(state: Caylus1303) -> bool:
    """Whether a space between the wood and the stone set-up tile is empty."""
    space: i64
    for space in range(WOOD_SPACE + 1, STONE_SPACE):
        if state.road[space] == EMPTY:
            return True
    return False


@final
class ProvostReturns(PhaseStep):
    """The Provost stands directly before the last building (§4.4, R-04, R-33)."""

    def begin(self, state: Caylus1303) -> None:
        state.provost = last_building(state) - 1
        events.provost_set(state, state.provost)


RESIDENCES: Final = TASKS.add(TurnResidences())
MONUMENTS_STEP: Final = TASKS.add(Monuments("build_monument", *EFFECTS))
RECRUITING: Final = TASKS.add(Recruiting())
PROVOST_RETURNS: Final = TASKS.add(ProvostReturns())
