"""Which positions can be: what is worked out and what is checked when one is read from JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from keepwright.engine.agenda import Task
from keepwright.engine.choices import count, numbers
from keepwright.engine.errors import BadState
from keepwright.engine.goods import MOST
from keepwright.games.caylus_1303.activation import PRINTED_STEP, REACHED, work_of
from keepwright.games.caylus_1303.characters import JOURNEYMAN
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
from keepwright.games.caylus_1303.construction import first_empty_space
from keepwright.games.caylus_1303.delivery import LEAVE_THE_SITE, MOST_BUNDLES
from keepwright.games.caylus_1303.final_scoring import FINAL_SCORING
from keepwright.games.caylus_1303.phase import EFFECTS, Phase, PhaseStep
from keepwright.games.caylus_1303.pieces import RESOURCES, Building
from keepwright.games.caylus_1303.round import (
    ACTIVATION,
    DELIVERY,
    PHASES,
    PLANNING,
    ROUND,
    ROUND_MARKER,
    STEWARDSHIP,
)
from keepwright.games.caylus_1303.setup import (
    DRAFT_STEP,
    DRAW_CHARACTERS,
    LAYING_OUT,
    OPENING,
    SET_UP,
)
from keepwright.games.caylus_1303.state import (
    EMPTY,
    MOST_PRESTIGE,
    NOBODY,
    PRINTED,
    STARTING,
    Caylus1303,
)

# More than anybody gains in one round, so that no count outgrows its field before the game ends.
MOST_GOODS_A_ROUND: Final = 100
MOST_PRESTIGE_A_ROUND: Final = 700

SLOT_GROUPS: Final = ("starting", "wood", "stone")
LAYS: Final = [task.name for task in OPENING]
AFTER_THE_LAST_STEP: Final = (ROUND_MARKER, ROUND, FINAL_SCORING)
# The work of printed buildings alone: no slot of the construction site holds one.
PRINTED_ONLY: Final = [name for name in PRINTED_STEP.asks if name not in EFFECTS]


def complete(state: Caylus1303, facts: Mapping[str, Any]) -> None:
    """Put owned tiles on the road, work out the Camp and the stock, and check the rest."""
    if state.first_player == NOBODY:
        raise BadState(path="first_player", why="missing")
    check_moment(state)
    put_owned_tiles_on_road(state)
    check_tiles_once(state)
    check_slots(state)
    check_road(state)
    check_houses(state)
    state.work_out_tiles()
    check_workers(state, facts)
    check_characters(state)
    check_amounts(state)
    check_course(state)


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


def carried_out(state: Caylus1303, due: Task[Any] | None) -> int:
    """How much of the laying out is done when this is due."""
    if state.phase != SET_UP.number or state.step == DRAFT_STEP.number or due is DRAFT_STEP:
        return len(OPENING)
    if state.step == 0 or due is LAYING_OUT:
        return 0
    return OPENING.index(due) if due in OPENING else int(state.done)


def is_laid(state: Caylus1303, name: str) -> bool:
    """Whether the task of the set-up that lays these tiles is done."""
    return LAYS.index(name) < carried_out(state, state.due)


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
        elif space not in required and state.phase == SET_UP.number:
            raise BadState(path=path, why="not_set_up")
        elif space not in required and 0 < first < space:
            raise BadState(path=path, why="gap_before", given=first)


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
        if first.get(id) == second[id] or len(second) > 1 or not state.used & JOURNEYMAN.bit:
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


# ---------------------------------------------------------------- what is due, and when


def moments_of(task: Task[Any]) -> list[tuple[int, int]]:
    """The phases and steps in which this task can be due."""
    if isinstance(task, Phase):
        return [(int(task.number), 0)]
    if isinstance(task, PhaseStep):
        return [(int(task.phase), int(task.number) - 1)]
    if task in AFTER_THE_LAST_STEP:
        return [(int(STEWARDSHIP.number), len(STEWARDSHIP.steps))]
    steps = [step for phase in PHASES for step in phase.steps]
    return [(int(step.phase), int(step.number)) for step in steps if task.name in step.asks]


def seat_of(task: Task[Any]) -> int:
    """The seat that a task is about, or NOBODY."""
    return int(task.fields().get("seat", NOBODY))


def check_moment(state: Caylus1303) -> None:
    """The position is in the step of what is due, and as far in it as it can be."""
    due, steps = state.due, PHASES[state.phase].steps
    if state.step > len(steps):
        raise out_of_range("step", int(state.step), len(steps))
    if due is not None:
        moments = moments_of(due)
        if (state.phase, state.step) not in moments:
            is_phase = all(state.phase != phase for phase, _ in moments)
            path = "phase" if is_phase else "step"
            raise BadState(path=path, why="other_phase", given=due.name)
    most = int(steps[state.step - 1].most_done(state)) if state.step else 0
    if state.done > most:
        raise out_of_range("done", int(state.done), most)
    is_last = state.round == ROUNDS and (state.phase, state.step) in moments_of(FINAL_SCORING)
    if state.over and not is_last:
        raise BadState(path="over", why="cannot_be", given="true")


def out_of_range(path: str, given: int, most: int) -> BadState:
    """The refusal of a number that is too large."""
    return BadState(path=path, why="out_of_range", given=str(given), least=0, most=most)


def check_course(state: Caylus1303) -> None:
    """It is the turn of who is asked, and nothing done is still to be seen."""
    due = state.due
    if due is not None and not is_its_turn(state, due):
        raise BadState(path="agenda.0", why="out_of_order", given=due.name)
    if state.phase > PLANNING.number and len(state.passed) < len(state.seats):
        raise BadState(path="passed", why="not_all_passed")
    if state.passed and state.passed[0] != state.first_player:
        first = state.seats[state.passed[0]]
        raise BadState(path="first_player", why="not_first_to_pass", seat=first)
    if state.phase == SET_UP.number:
        check_untouched(state)
    check_gone_home(state)
    is_counted = state.phase == DELIVERY.number and state.step < MOST_BUNDLES.number
    for name, player in zip(state.seats, state.players, strict=True):
        if player.bundles and not is_counted:
            raise out_of_range(f"players.{name}.bundles", int(player.bundles), 0)


def is_its_turn(state: Caylus1303, due: Task[Any]) -> bool:
    """Whether what is due is what the step has come to."""
    if due in OPENING:
        return OPENING.index(due) + 1 == state.done
    if due is DRAW_CHARACTERS:
        return len(OPENING) == state.done
    if seat_of(due) == NOBODY:
        return True
    seat = seat_of(due)
    if not PHASES[state.phase].steps[state.step - 1].is_turn_of(state, seat, state.done):
        return False
    return due.name not in PRINTED_ONLY or work_of(state, BUILDINGS[state.done], seat) is due


def check_untouched(state: Caylus1303) -> None:
    """Before the game begins nothing is built or placed, and nobody has passed."""
    if state.round != 1:
        raise BadState(path="round", why="not_set_up")
    if state.passed:
        raise BadState(path="passed", why="not_set_up")
    if state.owners:
        raise BadState(path="owners", why="not_set_up")
    is_drawn = carried_out(state, state.due) == len(OPENING) and state.due is not DRAW_CHARACTERS
    without = [player for player in state.players if not player.characters]
    if not is_drawn and (state.characters or len(without) < len(state.players)):
        raise BadState(path="characters", why="not_set_up")
    if is_drawn and count(state.characters) < len(without):
        raise BadState(path="characters", why="missing")


def check_gone_home(state: Caylus1303) -> None:
    """Workers have left what was dealt with in this round, and nobody stands anywhere before."""
    for path, workers in (("workers", state.workers), ("second_workers", state.second_workers)):
        for number in workers:
            if is_done_with(state, BUILDINGS[number]):
                raise BadState(path=f"{path}.{BUILDING_IDS[number]}", why="gone_home")
    has_left = state.phase == DELIVERY.number and state.step == LEAVE_THE_SITE.number
    if state.site and (has_left or state.phase in (SET_UP.number, STEWARDSHIP.number)):
        raise BadState(path="site", why="gone_home")


def is_done_with(state: Caylus1303, place: Building) -> bool:
    """Whether a building has already sent its worker home in this round, or none came yet."""
    if state.phase != ACTIVATION.number:
        return state.phase != PLANNING.number
    due = state.due
    begun = due.number if isinstance(due, PhaseStep) else state.step
    if place.bit & PRINTED:
        is_over = begun > PRINTED_STEP.number
        return is_over or (begun == PRINTED_STEP.number and place.number < state.done)
    if state.step != REACHED.number:
        return state.step > REACHED.number
    return state.space_of(place.number) < state.done
