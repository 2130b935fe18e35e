"""Which positions can be: what is worked out and what is checked when one is read from JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from keepwright.engine.agenda import Task, task_key
from keepwright.engine.choices import count, numbers
from keepwright.engine.errors import BadState
from keepwright.engine.goods import MOST, amount
from keepwright.engine.turns import NOBODY
from keepwright.games.caylus.buildings import BUILDINGS_PHASE
from keepwright.games.caylus.castle import CASTLE_PHASE, is_full, parts_built
from keepwright.games.caylus.components import (
    BUILDINGS,
    FIRST_BUILDABLE,
    FIXED_SPACES,
    NUMBER,
    OPEN_COLUMNS,
    RESIDENCE,
    ROAD_SPACES,
    ROWS,
    SECTIONS,
    STABLES_SPACES,
    TOWERS,
    WORKERS,
)
from keepwright.games.caylus.construction import first_unbuilt, in_this_game
from keepwright.games.caylus.end_of_round import END_OF_ROUND_PHASE
from keepwright.games.caylus.final_scoring import FINAL_SCORING
from keepwright.games.caylus.lawyer import may_be_transformed
from keepwright.games.caylus.phase import Phase
from keepwright.games.caylus.pieces import CUBES, Building
from keepwright.games.caylus.placement import (
    EMPLOYING,
    INN,
    PLACEMENT_PHASE,
    SHARED,
    STABLES,
    stables_open,
    standing,
)
from keepwright.games.caylus.provost import PROVOST_PHASE
from keepwright.games.caylus.round import PHASES, ROUND
from keepwright.games.caylus.scoring import is_due
from keepwright.games.caylus.setup import OPENING, SET_UP
from keepwright.games.caylus.special_buildings import IN_ORDER, SPECIAL_PHASE, LeaveGate
from keepwright.games.caylus.state import (
    EMPTY_ROAD,
    MOST_DENIERS,
    MOST_PRESTIGE,
    UNBUILT,
    Caylus,
)
from keepwright.games.caylus.works import WORK

# More than anybody gains in one round, so that no count outgrows its field before the game ends.
MOST_CUBES_A_ROUND: Final = 50
MOST_DENIERS_A_ROUND: Final = 200
MOST_PRESTIGE_A_ROUND: Final = 500
MOST_FINAL_BONUS: Final = 20_000
MOST_ROUNDS: Final = 99


def complete(state: Caylus, facts: Mapping[str, Any]) -> None:
    """Put owned tiles on the road, count the workers at home, and check the rest.

    A tile with an owner stands on the road: where no space names it, on the first unbuilt one.
    """
    check_spaces(facts)
    put_owned_tiles_on_road(state)
    if OPENING[0] in state.agenda:
        check_untouched(state)
    else:
        check_road(state)
    check_workers(state)
    check_awaiting(state)
    check_amounts(state)
    check_castle_and_favours(state)
    state.owed = sum(int(player.favours) for player in state.players)
    for name, player in zip(state.seats, state.players, strict=True):
        on_board = workers_on_board(state, state.seats.index(name))
        if "workers" not in facts["players"][name]:
            player.workers = WORKERS - on_board
        if player.workers < 0 or player.workers + on_board != WORKERS:
            raise BadState(path=f"players.{name}.workers", why="not_all_workers", most=WORKERS)
    check_course(state)


def check_spaces(facts: Mapping[str, Any]) -> None:
    """A space has one building; a residence there takes the place of a tile out of the game."""
    for space, id in facts["road"].items():
        if id == RESIDENCE.id:
            raise BadState(path=f"road.{space}", why="wrong_space", given=id)
        if space in facts["residences"] and id not in facts["out_of_game"]:
            raise BadState(path=f"road.{space}", why="stands_twice", given=id)


def check_untouched(state: Caylus) -> None:
    """Before the neutral tiles are laid nothing is built or gone, and nobody in a building."""
    touched = state.out_of_game != 0 or state.road != EMPTY_ROAD
    for player in state.players:
        touched = touched or player.owns != 0 or player.placed != 0
    if touched:
        raise BadState(path="road", why="not_set_up")


def put_owned_tiles_on_road(state: Caylus) -> None:
    """Every owned tile that stands nowhere yet takes the first unbuilt space."""
    for number in state.owners:
        tile = BUILDINGS[number]
        if tile.group not in ("wood", "stone", "prestige") or not in_this_game(state, tile):
            raise BadState(path=f"owners.{tile.id}", why="cannot_be_owned")
        if number not in state.road:
            space = first_unbuilt(state)
            if not space:
                raise BadState(path=f"owners.{tile.id}", why="no_space")
            state.put_on_road(space, number)


def check_road(state: Caylus) -> None:
    """Printed buildings in their places, no tile twice, none without owner, no gap."""
    seen: set[int] = set()
    for space, number in state.tiles.items():
        tile = BUILDINGS[number]
        if number in seen:
            raise BadState(path=f"road.{space}", why="stands_twice", given=tile.id)
        seen.add(number)
        if (tile.group == "fixed") != (FIXED_SPACES.get(space) == tile.id):
            raise BadState(path=f"road.{space}", why="wrong_space", given=tile.id)
        if tile.group == "special":
            raise BadState(path=f"road.{space}", why="wrong_space", given=tile.id)
        if tile.group == "neutral" and (space >= FIRST_BUILDABLE or state.out_of_game & tile.bit):
            raise BadState(path=f"road.{space}", why="wrong_space", given=tile.id)
        if tile.group in ("wood", "stone") and space < FIRST_BUILDABLE:
            raise BadState(path=f"road.{space}", why="wrong_space", given=tile.id)
        if tile.group in ("wood", "stone", "prestige") and state.owner_of(tile.bit) == NOBODY:
            raise BadState(path=f"road.{space}", why="no_owner", given=tile.id)
    for space, id in FIXED_SPACES.items():
        if state.road[space] != NUMBER[id]:
            raise BadState(path=f"road.{space}", why="wrong_space", given=id)
    for number in numbers(state.out_of_game):
        if BUILDINGS[number].group != "neutral":
            raise BadState(path="out_of_game", why="wrong_space", given=BUILDINGS[number].id)
    for building in BUILDINGS:
        gone = building.number not in seen and not state.out_of_game & building.bit
        if building.group == "neutral" and gone:
            raise BadState(path="road", why="missing", given=building.id)
    built = [space for space in range(1, ROAD_SPACES + 1) if state.road[space] != UNBUILT]
    first = first_unbuilt(state)
    beyond = [space for space in built if first and space > first and space not in FIXED_SPACES]
    if beyond:
        raise BadState(path=f"road.{beyond[0]}", why="gap_before", given=int(first))
    if len([space for space in built if space < FIRST_BUILDABLE]) < FIRST_BUILDABLE - 1:
        raise BadState(path="road", why="missing")


def check_workers(state: Caylus) -> None:
    """Workers only where they can stand, and not more than there is room for."""
    for number in state.workers:
        place = BUILDINGS[number]
        if place.bit & SHARED or not place.bit & EMPLOYING & standing(state):
            raise BadState(path=f"workers.{place.id}", why="no_worker_there")
    most = STABLES_SPACES if stables_open(state) else 0
    if len(state.stables) > most:
        raise BadState(path="stables", why="too_many_workers", most=most)
    if len(state.turn_order) != len(state.seats):
        raise BadState(path="turn_order", why="other_seats")


def check_awaiting(state: Caylus) -> None:
    """What waits to become a residence has a worker, and may be transformed by who paid (R-07)."""
    seen: set[int] = set()
    for seat, (name, player) in enumerate(zip(state.seats, state.players, strict=True)):
        for number in numbers(player.awaiting):
            target, path = BUILDINGS[number], f"players.{name}.awaiting"
            if number not in state.road or state.worker_on(target.bit) == NOBODY:
                raise BadState(path=path, why="nobody_there", given=target.id)
            if number in seen or not may_be_transformed(state, seat, target):
                raise BadState(path=path, why="cannot_be_transformed", given=target.id)
            seen.add(number)


def check_amounts(state: Caylus) -> None:
    """Everything can still grow till the end of the game."""
    left = max(int(TOWERS.trigger - state.bailiff), 0) + 1
    if state.round + left > MOST_ROUNDS:
        raise BadState(path="round", why="out_of_range", least=0, most=MOST_ROUNDS - left)
    for name, player in zip(state.seats, state.players, strict=True):
        most = MOST_DENIERS - MOST_DENIERS_A_ROUND * left
        check_amount(name, "deniers", int(player.deniers), most)
        for kind, held in CUBES.unpack(player.cubes).items():
            check_amount(name, kind, held, MOST - MOST_CUBES_A_ROUND * left)
        if not state.over:
            most = MOST_PRESTIGE - MOST_FINAL_BONUS - MOST_PRESTIGE_A_ROUND * left
            check_amount(name, "prestige", int(player.prestige), most)


def check_amount(name: str, what: str, held: int, most: int) -> None:
    """Nobody has more than leaves room to grow."""
    if held > most:
        raise BadState(
            path=f"players.{name}.{what}", why="out_of_range", given=str(held), least=0, most=most
        )


def check_castle_and_favours(state: Caylus) -> None:
    """No section overfull, no marker beyond the open columns."""
    for place, section in enumerate(SECTIONS):
        if parts_built(state, place) > section.parts:
            raise BadState(path="players", why="too_many_houses", given=section.id)
    for name, player in zip(state.seats, state.players, strict=True):
        for row, id in enumerate(ROWS.ids):
            if amount(player.columns, row) > OPEN_COLUMNS[state.scored]:
                raise BadState(path=f"players.{name}.columns.{id}", why="column_not_open")


def workers_on_board(state: Caylus, seat: int) -> int:
    """How many workers of a seat stand somewhere on the board."""
    return int(
        count(state.players[seat].placed)
        + state.castle.count(seat)
        + state.stables.count(seat)
        + (state.inn_left == seat)
        + (state.inn_right == seat)
    )


# ---------------------------------------------------------------- what is due, and when

# The phase of every task that can come up in one phase only.
PHASE_OF: Final = {
    **{task.name: 0 for task in OPENING},
    **{phase.name: int(phase.number) for phase in PHASES},
    "place_or_pass": 2,
    **{task.name: 3 for task in IN_ORDER},
    "leave_gate": 3,
    "guild_move": 3,
    "stay_in_inn": 3,
    "move_provost": 4,
    "production": 5,
    "produce": 5,
    "owner_bonus": 5,
    "hand_in_batch": 6,
    ROUND.name: 7,
    FINAL_SCORING.name: 7,
}
FAVOUR_PHASES: Final = (3, 5, 6, 7)
# How many special buildings are done with when one of these is asked; favours come from the fourth.
SPECIAL_OF: Final = {"leave_gate": 1, "guild_move": 3, "stay_in_inn": 6}
JOUST_FIELD: Final = 4


def phase_of(state: Caylus, task: Task[Any]) -> int:
    """The phase a task belongs to: its own, or the position's where it can come up in several."""
    if task.fields().get("place") == "joust_field":
        return 3
    return PHASE_OF.get(task.name, int(state.phase))


def enter(state: Caylus, task: Task[Any]) -> None:
    """The position is in the task's phase, and as far in it as the task tells.

    What can come up in several phases does so in phase 5 unless the position is in another of them.
    After phase 2 everybody has passed: who is not said to have done so did it last.
    """
    if task.name not in PHASE_OF and state.phase == PLACEMENT_PHASE.number:
        state.phase = BUILDINGS_PHASE.number
    state.phase = phase_of(state, task)
    state.round = 0 if state.phase == SET_UP.number else max(int(state.round), 1)
    if state.phase > PLACEMENT_PHASE.number:
        state.passed += tuple(seat for seat in state.turn_order if seat not in state.passed)
    state.done = 0 if isinstance(task, Phase) else done_before(state, task)


def done_before(state: Caylus, task: Task[Any]) -> int:
    """How far its phase has come when this task is due, itself among what was begun."""
    seat = int(task.fields().get("seat", NOBODY))
    if state.phase == SET_UP.number:
        return OPENING.index(task) + 1
    if state.phase == SPECIAL_PHASE.number:
        if task in IN_ORDER:
            return IN_ORDER.index(task) + 1
        return SPECIAL_OF.get(task.name, JOUST_FIELD)
    if state.phase == PROVOST_PHASE.number:
        return state.passed.index(seat) + 1
    if state.phase == BUILDINGS_PHASE.number:
        return space_at_work(state, task)
    if state.phase == CASTLE_PHASE.number:
        return state.castle.index(seat) + 1 if seat in state.castle else 0
    if state.phase == END_OF_ROUND_PHASE.number and seat != NOBODY:
        is_scored = state.scored < len(SECTIONS) and is_due(state, state.scored)
        return state.turn_order.index(seat) + 1 if is_scored else 0
    return 0


def space_at_work(state: Caylus, task: Task[Any]) -> int:
    """The space of the building with a worker whose work this task is; 0 if there is none."""
    named = NUMBER.get(str(task.fields().get("place", "")), 0)
    for space, number in state.tiles.items():
        if state.worker_on(BUILDINGS[number].bit) != NOBODY:
            works = [task_key(work.name, work.fields()) for work in WORK[number]]
            if number == named or task_key(task.name, task.fields()) in works:
                return space
    return 0


def check_course(state: Caylus) -> None:
    """The round has come as far as the phase says, and nothing done is still to be seen."""
    due = state.due
    if due is not None and phase_of(state, due) != state.phase:
        raise BadState(path="phase", why="other_phase", given=due.name)
    if due is not None and due.name not in PHASE_OF and state.phase not in FAVOUR_PHASES:
        raise BadState(path="phase", why="other_phase", given=due.name)
    if (state.phase == SET_UP.number) != (state.round == 0):
        raise BadState(path="round", why="out_of_range", least=0, most=MOST_ROUNDS)
    if state.phase > PLACEMENT_PHASE.number and len(state.passed) < len(state.seats):
        raise BadState(path="passed", why="not_all_passed")
    check_done(state)
    check_gone_home(state)
    is_counting = state.phase == END_OF_ROUND_PHASE.number and due is not END_OF_ROUND_PHASE
    if state.scored < len(SECTIONS) and not is_counting:
        section = SECTIONS[state.scored]
        if state.bailiff >= section.trigger:
            raise BadState(path="bailiff", why="section_not_scored", given=section.id)
        if state.phase < CASTLE_PHASE.number and is_full(state, state.scored):
            raise BadState(path="scored", why="section_not_scored", given=section.id)


def check_done(state: Caylus) -> None:
    """No more of a phase is done than there is to do."""
    most = (
        len(OPENING),
        0,
        0,
        len(IN_ORDER),
        len(state.passed),
        ROAD_SPACES,
        max(len(state.castle), 0 if state.castle else len(state.seats)),
        len(state.seats),
    )[state.phase]
    if state.done > most:
        raise BadState(
            path="done", why="out_of_range", given=str(int(state.done)), least=0, most=most
        )


def check_gone_home(state: Caylus) -> None:
    """Workers have left what was dealt with in this round, and nobody stands anywhere before."""
    for number in state.workers:
        if is_done_with(state, BUILDINGS[number]):
            raise BadState(path=f"workers.{BUILDINGS[number].id}", why="gone_home")
    if state.stables and is_done_with(state, STABLES):
        raise BadState(path="stables", why="gone_home")
    if state.inn_left != NOBODY and is_done_with(state, INN):
        raise BadState(path="inn_left", why="gone_home")
    is_before = state.phase < PLACEMENT_PHASE.number
    if state.castle and (is_before or state.phase == END_OF_ROUND_PHASE.number):
        raise BadState(path="castle", why="gone_home")


def is_done_with(state: Caylus, place: Building) -> bool:
    """Whether a place has already sent its worker home in this round, or none came yet."""
    if state.phase < PLACEMENT_PHASE.number or state.phase > BUILDINGS_PHASE.number:
        return True
    if place.group != "special":
        return state.phase == BUILDINGS_PHASE.number and state.space_of(place.number) < state.done
    if state.phase != SPECIAL_PHASE.number:
        return state.phase > SPECIAL_PHASE.number
    order = [task.name for task in IN_ORDER].index(place.id)
    is_under_way = state.due is IN_ORDER[order] or isinstance(state.due, LeaveGate)
    return order < state.done - is_under_way
