"""Where a scenario begins: the position that its first task is due in."""

from __future__ import annotations

from typing import Any

from keepwright.engine.agenda import Task
from keepwright.engine.choices import lowest
from keepwright.engine.turns import clockwise
from keepwright.games.caylus_1303.activation import PRINTED_STEP, REACHED, Resolving, work_of
from keepwright.games.caylus_1303.components import (
    CHARACTERS,
    STARTING_SPACES,
)
from keepwright.games.caylus_1303.construction import BuildMonument
from keepwright.games.caylus_1303.delivery import MOST_BUNDLES
from keepwright.games.caylus_1303.favors import take_character
from keepwright.games.caylus_1303.position import (
    LAYS,
    carried_out,
    moments_of,
    put_owned_tiles_on_road,
    seat_of,
)
from keepwright.games.caylus_1303.round import ACTIVATION, DELIVERY, PHASES, PLANNING, STEWARDSHIP
from keepwright.games.caylus_1303.setup import (
    DRAW_CHARACTERS,
    OPENING,
    SET_UP,
    FillSlot,
    LaySetupTile,
    draft_order,
)
from keepwright.games.caylus_1303.state import EMPTY, EMPTY_ROAD, EMPTY_SLOTS, NOBODY, Caylus1303
from keepwright.games.caylus_1303.stewardship import MONUMENTS_STEP


def enter(state: Caylus1303, task: Task[Any]) -> None:
    """The position has come to where this task is due.

    After planning everybody has passed: who is not said to have done so did it last.
    """
    put_owned_tiles_on_road(state)
    if task.name in PRINTED_STEP.asks:
        state.phase, state.step, state.done = moment_of_effect(state, task)
    else:
        state.phase, state.step = moments_of(task)[0]
    if state.phase > PLANNING.number:
        order = clockwise(len(state.seats), state.first_player)
        state.passed += tuple(seat for seat in order if seat not in state.passed)
    if task.name not in PRINTED_STEP.asks:
        state.done = done_before(state, task)
    if state.phase == SET_UP.number:
        clear_away(state, task)


def done_before(state: Caylus1303, task: Task[Any]) -> int:
    """How far its step has come when this task is due, itself among what was begun."""
    if task in OPENING:
        return OPENING.index(task) + 1
    if isinstance(task, BuildMonument):
        return int(task.space)
    if task is DRAW_CHARACTERS:
        return len(OPENING)
    if state.step and seat_of(task) != NOBODY:
        step = PHASES[state.phase].steps[state.step - 1]
        for done in range(int(step.most_done(state)) + 1):
            if step.is_turn_of(state, seat_of(task), done):
                return done
    return 0


def moment_of_effect(state: Caylus1303, task: Task[Any]) -> tuple[int, int, int]:
    """Phase, step and how far it has come: where a worker of the player's stands, and works so.

    What belongs to no building is the favor for a monument in stewardship, or for most bundles.
    """
    seat = seat_of(task)
    found: list[tuple[int, int, int]] = []
    resolving: list[Resolving] = [PRINTED_STEP, REACHED]
    for step in resolving:
        for done in range(1, int(step.most_done(state)) + 1):
            if step.is_turn_of(state, seat, done):
                found.append((int(ACTIVATION.number), int(step.number), done))
                if work_of(state, step.place_at(state, done), seat) is task:
                    return found[-1]
    if not found and state.phase == STEWARDSHIP.number:
        found = [
            (int(STEWARDSHIP.number), int(MONUMENTS_STEP.number), space)
            for space in range(1, STARTING_SPACES + 1)
            if MONUMENTS_STEP.is_turn_of(state, seat, space)
        ]
    return found[0] if found else (int(DELIVERY.number), int(MOST_BUNDLES.number), 0)


def clear_away(state: Caylus1303, task: Task[Any]) -> None:
    """What is still to be laid or drawn is not there; what is still to be drafted lies open.

    Who drafted before and is not said to hold a character took the first of them.
    """
    laid = carried_out(state, task)
    if laid <= LAYS.index("starting_tiles"):
        state.road, state.slots = EMPTY_ROAD, EMPTY_SLOTS
    for place, lays in enumerate(OPENING):
        if place >= laid and isinstance(lays, FillSlot):
            state.slots = state.slots[: lays.slot] + (EMPTY,) + state.slots[lays.slot + 1 :]
        elif place >= laid and isinstance(lays, LaySetupTile):
            state.road = state.road[: lays.space] + (EMPTY,) + state.road[lays.space + 1 :]
    order = draft_order(state)
    drafted = order.index(seat_of(task)) if seat_of(task) != NOBODY else 0
    for seat in order[drafted:]:
        state.characters |= state.players[seat].characters
        state.players[seat].characters = 0
    if laid < len(OPENING) or task is DRAW_CHARACTERS:
        state.characters = 0
    for seat in order[:drafted]:
        if state.characters and not state.players[seat].characters:
            take_character(state, seat, CHARACTERS[lowest(state.characters)])
