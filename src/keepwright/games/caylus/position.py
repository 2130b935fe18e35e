"""Which positions can be: what is worked out and what is checked when one is read from JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from keepwright.engine.agenda import Chance, Decision, Task
from keepwright.engine.choices import count, numbers
from keepwright.engine.errors import BadState
from keepwright.engine.goods import MOST, amount
from keepwright.engine.trade import GainFromOffer, PayGoods
from keepwright.engine.turns import NOBODY
from keepwright.games.caylus.buildings import WORKERS_GO_HOME, AfterActivation
from keepwright.games.caylus.castle import MOST_HOUSES, AfterTurn, TurnInCastle, parts_built
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
from keepwright.games.caylus.end_of_round import SCORE_NEXT
from keepwright.games.caylus.favours import GainFavour
from keepwright.games.caylus.final_scoring import FINAL_SCORING, towers_scored
from keepwright.games.caylus.pieces import CUBES, Building
from keepwright.games.caylus.placement import (
    EMPLOYING,
    SHARED,
    PlaceOrPass,
    stables_open,
    standing,
)
from keepwright.games.caylus.provost import MOVE_PROVOST
from keepwright.games.caylus.round import PHASES, from_phase
from keepwright.games.caylus.scoring import CloseSection, ScoreSeat, ScoreSection
from keepwright.games.caylus.setup import OPENING
from keepwright.games.caylus.special_buildings import GATE, IN_ORDER, LeaveGate, StayInInn
from keepwright.games.caylus.state import (
    EMPTY_ROAD,
    MOST_DENIERS,
    MOST_PRESTIGE,
    UNBUILT,
    Caylus,
)
from keepwright.games.caylus.works import (
    RaiseBuilding,
    first_unbuilt,
    has_building_site,
    in_this_game,
    may_be_transformed,
)

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
    if OPENING[0] not in state.agenda or state.road != EMPTY_ROAD:
        check_road(state)
    check_workers(state)
    check_awaiting(state)
    check_amounts(state)
    check_castle_and_favours(state)
    for name, player in zip(state.seats, state.players, strict=True):
        on_board = workers_on_board(state, state.seats.index(name))
        if "workers" not in facts["players"][name]:
            player.workers = WORKERS - on_board
        if player.workers + on_board > WORKERS:
            raise BadState(path=f"players.{name}.workers", why="too_many_workers", most=WORKERS)


def check_spaces(facts: Mapping[str, Any]) -> None:
    """A space has one building; a residence there takes the place of a tile out of the game."""
    for space, id in facts["road"].items():
        if id == RESIDENCE.id:
            raise BadState(path=f"road.{space}", why="wrong_space", given=id)
        if space in facts["residences"] and id not in facts["out_of_game"]:
            raise BadState(path=f"road.{space}", why="stands_twice", given=id)


def check_untouched(state: Caylus) -> None:
    """Before the neutral tiles are laid nothing is built or gone, and nobody in a building."""
    touched = state.out_of_game != 0 or len(state.residences) > 0
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


# ---------------------------------------------------------------- the agenda


def check_agenda(state: Caylus) -> None:
    """Everything still asked for can be carried out: a task has what it needs when it comes up.

    What is due stands on top. Beneath it come the tasks of the phase, in the order in which the
    rules leave them there, then the rest of the round.
    """
    tasks: list[Task[Any]] = state.agenda[::-1]
    if not tasks:
        return
    inner, rest = split(tasks)
    if OPENING[0] in tasks:
        check_untouched(state)
    if not is_rest_of_game(state, rest, not inner):
        raise BadState(path="agenda", why="not_the_course_of_a_round")
    level = 0
    for place, task in enumerate(inner):
        path = f"agenda.{place}"
        check_task(state, task, path)
        if place == 0 and (isinstance(task, Decision) or task.name == "production"):
            continue
        if isinstance(task, RaiseBuilding | GainFromOffer):
            if place > 1 or (place == 1 and not isinstance(inner[0], PayGoods)):
                raise BadState(path=path, why="out_of_order", given=task.name)
            continue
        below = level_of(task)
        if below < level or (below == level and below in SINGLE):
            raise BadState(path=path, why="out_of_order", given=task.name)
        level = below


def split(tasks: list[Task[Any]]) -> tuple[list[Task[Any]], list[Task[Any]]]:
    """The tasks of the phase that is under way, and those that follow it."""
    following: list[Task[Any]] = [*OPENING, *PHASES, *from_phase(8), FINAL_SCORING]
    for place, task in enumerate(tasks):
        if task in following:
            return tasks[:place], tasks[place:]
    return tasks, []


def is_rest_of_game(state: Caylus, rest: list[Task[Any]], alone: bool) -> bool:
    """Whether these tasks lead from a phase on, or from the set-up, to the end of the game."""
    if rest == [FINAL_SCORING]:
        return alone and towers_scored(state)
    if rest and rest[0] in OPENING:
        return alone and rest == OPENING[OPENING.index(rest[0]) :]
    return any(rest == from_phase(number) for number in range(1, len(PHASES) + 2))


# The order, from the top of the agenda down, of what can wait beneath a task that is due.
FAVOURS, ACTIVATION, TURNS, CLOSING, SCORING = range(5)
SINGLE: Final = (ACTIVATION, CLOSING, SCORING)


def level_of(task: Task[Any]) -> int:
    """Where in that order a task belongs; BadState later if it belongs nowhere."""
    if isinstance(task, GainFavour):
        return FAVOURS
    if isinstance(task, AfterActivation):
        return ACTIVATION
    if isinstance(task, TurnInCastle | AfterTurn | ScoreSeat):
        return TURNS
    if task in MOVE_PROVOST or task in IN_ORDER:
        return TURNS
    if isinstance(task, ScoreSection | CloseSection) or task in (MOST_HOUSES, WORKERS_GO_HOME):
        return CLOSING
    return SCORING if task is SCORE_NEXT else -1


def check_task(state: Caylus, task: Task[Any], path: str) -> None:
    """A task finds what it is about: its worker, its tile, its section, a legal answer."""
    fits = True
    if isinstance(task, PlaceOrPass):
        fits = int(task.seat) not in state.passed
    elif isinstance(task, LeaveGate):
        fits = state.worker_on(GATE.bit) == task.seat
    elif isinstance(task, StayInInn):
        fits = state.inn_right == task.seat
    elif isinstance(task, Decision):
        fits = task.legal(state) != 0
    elif isinstance(task, RaiseBuilding):
        fits = can_be_raised(state, int(task.seat), task.tile)
    elif isinstance(task, AfterActivation):
        number = int(task.place.number)
        fits = number in state.road and state.worker_on(task.place.bit) != NOBODY
    elif isinstance(task, ScoreSeat | ScoreSection | CloseSection):
        fits = task.section == state.scored
    elif isinstance(task, Chance):
        fits = False
    if not fits:
        raise BadState(path=path, why="cannot_be_done", given=task.name)


def can_be_raised(state: Caylus, seat: int, tile: Building) -> bool:
    """Whether a tile is in the stock and has where to go."""
    if state.owner_of(tile.bit) != NOBODY or not in_this_game(state, tile):
        return False
    return has_building_site(state, seat, tile.group)
