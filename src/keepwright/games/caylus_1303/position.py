"""Which positions can be: what is worked out and what is checked when one is read from JSON."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from keepwright.engine.agenda import Chance, Decision, Task
from keepwright.engine.choices import bit, count, numbers
from keepwright.engine.errors import BadState
from keepwright.engine.goods import MOST
from keepwright.games.caylus_1303.activation import BEYOND, AfterActivation
from keepwright.games.caylus_1303.characters import PLACEMENT
from keepwright.games.caylus_1303.components import (
    BUILDING_IDS,
    BUILDINGS,
    CHARACTER_IDS,
    CHARACTERS,
    HOUSES,
    NEVER_ON_ROAD_AT_SETUP,
    NUMBER,
    ROAD_SPACES,
    ROUNDS,
    SLOTS,
    STARTING_SPACES,
    STONE_SPACE,
    WOOD_SPACE,
    WORKERS,
)
from keepwright.games.caylus_1303.construction import (
    BuildMonument,
    RaiseBuilding,
    first_empty_space,
)
from keepwright.games.caylus_1303.delivery import LEAVE_THE_SITE
from keepwright.games.caylus_1303.final_scoring import FINAL_SCORING
from keepwright.games.caylus_1303.pieces import RESOURCES
from keepwright.games.caylus_1303.planning import PlaceOrPass
from keepwright.games.caylus_1303.resume import course
from keepwright.games.caylus_1303.round import PHASES, ROUND
from keepwright.games.caylus_1303.setup import (
    CHOOSE_POOL,
    DRAFT_STEP,
    DRAW_CHARACTERS,
    OPENING,
    DraftCharacter,
)
from keepwright.games.caylus_1303.state import (
    EMPTY,
    MOST_PRESTIGE,
    NOBODY,
    STARTING,
    Caylus1303,
)
from keepwright.games.caylus_1303.stewardship import AfterResidence

# More than anybody gains in one round, so that no count outgrows its field before the game ends.
MOST_GOODS_A_ROUND: Final = 100
MOST_PRESTIGE_A_ROUND: Final = 700

SLOT_GROUPS: Final = ("starting", "wood", "stone")
# The set-up tasks that lay the tiles of a slot or of set-up spaces; before them there are none.
LAYS: Final[dict[str, Task[Any]]] = {task.name: task for task in OPENING}


def complete(state: Caylus1303, facts: Mapping[str, Any]) -> None:
    """Put owned tiles on the road, work out the Camp and the stock, and check the rest."""
    put_owned_tiles_on_road(state)
    check_tiles_once(state)
    check_slots(state)
    check_road(state)
    check_houses(state)
    state.work_out_tiles()
    check_workers(state, facts)
    check_characters(state)
    check_amounts(state)
    if state.first_player == NOBODY:
        raise BadState(path="first_player", why="missing")


# ---------------------------------------------------------------- tiles


def put_owned_tiles_on_road(state: Caylus1303) -> None:
    """Every wood or stone tile with a house that lies nowhere takes the first empty space."""
    for number in state.owners:
        tile = BUILDINGS[number]
        if tile.group in ("printed", "site"):
            raise BadState(path=f"owners.{tile.id}", why="cannot_be_owned")
        if number not in state.road:
            space = first_empty_space(state)
            if not space or tile.group not in ("wood", "stone"):
                raise BadState(path=f"owners.{tile.id}", why="no_space")
            state.lay(space, tile)


def check_tiles_once(state: Caylus1303) -> None:
    """No tile lies in two places."""
    seen: set[int] = set()
    for path, tiles in (("road", state.tiles), ("slots", state.slot_tiles)):
        for place, number in tiles.items():
            if number in seen:
                raise BadState(
                    path=f"{path}.{place}", why="stands_twice", given=BUILDING_IDS[number]
                )
            seen.add(number)


def is_laid(state: Caylus1303, name: str) -> bool:
    """Whether the task of the set-up that lays these tiles is done."""
    return LAYS[name] not in state.agenda


def check_slots(state: Caylus1303) -> None:
    """The slots hold a starting, a wood and a stone tile from set-up on (§3.1)."""
    for slot in range(SLOTS):
        group, path = SLOT_GROUPS[slot], f"slots.{slot + 1}"
        laid = is_laid(state, "starting_tiles" if group == "starting" else f"{group}_slot")
        tile = BUILDINGS[state.slots[slot]]
        if tile.group not in ("", group):
            raise BadState(path=path, why="wrong_space", given=tile.id)
        if laid and tile.group == "":
            raise BadState(path=path, why="missing")
        if not laid and tile.group:
            raise BadState(path=path, why="not_set_up")


def groups_on(space: int) -> tuple[str, ...]:
    """What can lie on a road space."""
    if space <= STARTING_SPACES:
        return ("starting", "monument")
    if space == WOOD_SPACE:
        return ("wood",)
    return ("stone",) if space == STONE_SPACE else ("wood", "stone")


def check_road(state: Caylus1303) -> None:
    """Every tile on a space of its kind, no empty space before one that was built."""
    required = dict.fromkeys(range(1, STARTING_SPACES + 1), "starting_tiles")
    required.update({WOOD_SPACE: "wood_space", STONE_SPACE: "stone_space"})
    first = int(first_empty_space(state))
    for space in range(1, ROAD_SPACES + 1):
        tile, path = BUILDINGS[state.road[space]], f"road.{space}"
        if state.road[space] == EMPTY:
            if space in required and is_laid(state, required[space]):
                raise BadState(path=path, why="missing")
            continue
        if tile.group not in groups_on(space):
            raise BadState(path=path, why="wrong_space", given=tile.id)
        if space in required and not is_laid(state, required[space]):
            raise BadState(path=path, why="not_set_up")
        owned = state.owner_of(tile.bit) != NOBODY
        if space in (WOOD_SPACE, STONE_SPACE):
            if owned or tile.id == NEVER_ON_ROAD_AT_SETUP:
                raise BadState(path=path, why="wrong_space", given=tile.id)
        elif tile.group != "starting" and not owned:
            raise BadState(path=path, why="no_owner", given=tile.id)
        elif space not in required and 0 < first < space:
            raise BadState(path=path, why="gap_before", given=first)
        elif space not in required and not is_laid(state, "draft_characters"):
            raise BadState(path=path, why="not_set_up")


def check_houses(state: Caylus1303) -> None:
    """Houses stand on tiles of the road, nine of a player's at the most; residences have one."""
    for number in numbers(state.residences):
        tile = BUILDINGS[number]
        if not tile.bit & STARTING or state.owner_of(tile.bit) == NOBODY:
            raise BadState(path="residences", why="no_owner", given=tile.id)
    for name, player in zip(state.seats, state.players, strict=True):
        if count(player.owns) > HOUSES:
            raise BadState(path=f"players.{name}", why="too_many_houses", given="owners")


# ---------------------------------------------------------------- workers and characters


def check_workers(state: Caylus1303, facts: Mapping[str, Any]) -> None:
    """Workers stand where they can, a second one by the Journeyman; a player has 15 (§2.2)."""
    first, second = facts["workers"], facts["second_workers"]
    for path, workers in (("workers", first), ("second_workers", second)):
        for id in workers:
            if not BUILDINGS[NUMBER[id]].bit & state.employing:
                raise BadState(path=f"{path}.{id}", why="no_worker_there")
    for id in second:
        if first.get(id) == second[id] or len(second) > 1 or not state.used & PLACEMENT.bit:
            raise BadState(path=f"second_workers.{id}", why="no_worker_there")
    for seat, (name, player) in enumerate(zip(state.seats, state.players, strict=True)):
        out = int(count(player.placed)) + state.site.count(seat) + int(player.supply)
        if "camp" not in facts["players"][name]:
            player.camp = WORKERS - out
        if player.camp + out != WORKERS or player.camp < 0:
            raise BadState(path=f"players.{name}.camp", why="too_many_workers", most=WORKERS)


def check_characters(state: Caylus1303) -> None:
    """Every character is in one place; only those that act once a round can have acted."""
    seen = state.characters
    for name, player in zip(state.seats, state.players, strict=True):
        for number in numbers(player.characters & seen):
            path = f"players.{name}.characters"
            raise BadState(path=path, why="stands_twice", given=CHARACTER_IDS[number])
        seen |= player.characters
    for number in numbers(state.used):
        if not CHARACTERS[number].once_per_round:
            raise BadState(path="used", why="cannot_be_used", given=CHARACTER_IDS[number])


def check_amounts(state: Caylus1303) -> None:
    """Everything can still grow till the end of the game."""
    left = 0 if state.over else ROUNDS - int(state.round) + 1
    for name, player in zip(state.seats, state.players, strict=True):
        amounts = {
            "prestige": (int(player.prestige), MOST_PRESTIGE - MOST_PRESTIGE_A_ROUND * left),
            "bundles": (int(player.bundles), MOST - MOST_GOODS_A_ROUND),
        }
        for kind, held in RESOURCES.unpack(player.goods).items():
            amounts[kind] = (held, MOST - MOST_GOODS_A_ROUND * left)
        for what, (held, most) in amounts.items():
            if held > most:
                path = f"players.{name}.{what}"
                raise BadState(path=path, why="out_of_range", given=str(held), least=0, most=most)


# ---------------------------------------------------------------- the agenda

ACTIVATION: Final = next(phase for phase in PHASES if phase.name == "activation")

# What can stand above the step that an effect or a favor is part of, from the top down.
EFFECT: Final = re.compile(
    r"use_favor "
    r"|(pay (raise|gain) |raise |gain |trade |build |claim |take_of_choice |take |toll_move )?"
    r"(take_from_board )?"
)


def check_agenda(state: Caylus1303) -> None:
    """What is still asked for is the course of a game, and can be carried out."""
    tasks: list[Task[Any]] = state.agenda[::-1]
    if not tasks:
        return
    place = 0
    while place < len(tasks) and not course(state, tasks[place]):
        place += 1
    effect, rest = tasks[:place], tasks[place:]
    if not rest or rest != course(state, rest[0]):
        raise BadState(path=f"agenda.{place}", why="not_the_course_of_a_round")
    check_effect(state, effect, rest[0])
    check_nothing_too_early(state, rest)
    for number, task in enumerate(tasks):
        if not can_be_done(state, task, tasks):
            raise BadState(path=f"agenda.{number}", why="cannot_be_done", given=task.name)


def check_effect(state: Caylus1303, effect: list[Task[Any]], step: Task[Any]) -> None:
    """An effect is one player's, and part of an activation, a delivery or a monument."""
    if not effect:
        return
    names = "".join(f"{task.name} " for task in effect)
    seats = {int(task.fields().get("seat", NOBODY)) for task in effect}
    if not EFFECT.fullmatch(names) or len(seats) > 1 or not fits(state, seats.pop(), step):
        raise BadState(path="agenda.0", why="out_of_order", given=effect[0].name)


def fits(state: Caylus1303, seat: int, step: Task[Any]) -> bool:
    """Whether this step can end an effect of this seat's."""
    if isinstance(step, AfterActivation):
        return state.worker_on(step.place) == seat
    if isinstance(step, AfterResidence):
        return state.owner_of(BUILDINGS[state.road[step.space]].bit) == seat
    return step is LEAVE_THE_SITE


def check_nothing_too_early(state: Caylus1303, rest: list[Task[Any]]) -> None:
    """Nothing is built or placed before the game begins; the Journeyman joins until activation."""
    if ROUND in rest[1:]:
        for path, given in (("owners", state.owners), ("workers", state.workers)):
            if given:
                raise BadState(path=path, why="not_set_up")
    for place in state.second_workers:
        if BEYOND not in rest and ACTIVATION not in rest:
            raise BadState(path=f"second_workers.{BUILDING_IDS[place]}", why="no_worker_there")


def can_be_done(state: Caylus1303, task: Task[Any], tasks: list[Task[Any]]) -> bool:
    """Whether a task has what it needs when it comes up."""
    if task is FINAL_SCORING:
        return state.round == ROUNDS
    if task is ROUND or isinstance(task, Chance):
        return True
    if task is DRAFT_STEP:
        is_drawn = CHOOSE_POOL not in tasks and DRAW_CHARACTERS not in tasks
        return not is_drawn or count(state.characters) >= len(state.seats)
    if isinstance(task, DraftCharacter):
        due = [other for other in tasks if isinstance(other, DraftCharacter)]
        return count(state.characters) >= len(due)
    if isinstance(task, PlaceOrPass):
        return int(task.seat) not in state.passed
    if isinstance(task, BuildMonument):
        tile = bit(state.road[task.space]) & state.residences
        return tile != 0 and state.owner_of(tile) == task.seat
    if isinstance(task, RaiseBuilding):
        me = state.players[task.seat]
        return state.stock & task.tile.bit != 0 and me.has_house and first_empty_space(state) > 0
    if isinstance(task, AfterActivation):
        return state.worker_on(task.place) != NOBODY
    return not isinstance(task, Decision) or task.legal(state) != 0
