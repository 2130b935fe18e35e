"""Which positions can be: what is worked out and what is checked when one is read from JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from keepwright.engine.choices import count, numbers
from keepwright.engine.errors import BadState
from keepwright.engine.goods import amount
from keepwright.games.caylus.castle import parts_built
from keepwright.games.caylus.components import (
    BUILDINGS,
    FIRST_BUILDABLE,
    FIXED_SPACES,
    NUMBER,
    OPEN_COLUMNS,
    ROAD_SPACES,
    ROWS,
    SECTIONS,
    STABLES_SPACES,
    WORKERS,
)
from keepwright.games.caylus.placement import EMPLOYING, SHARED, stables_open, standing
from keepwright.games.caylus.state import NOBODY, UNBUILT, Caylus
from keepwright.games.caylus.works import first_unbuilt, in_this_game


def complete(state: Caylus, facts: Mapping[str, Any]) -> None:
    """Put owned tiles on the road, count the workers at home, and check the rest.

    A tile with an owner stands on the road: where no space names it, on the first unbuilt one.
    """
    put_owned_tiles_on_road(state)
    check_road(state)
    check_workers(state)
    check_castle_and_favours(state)
    for name, player in zip(state.seats, state.players, strict=True):
        on_board = workers_on_board(state, state.seats.index(name))
        if "workers" not in facts["players"][name]:
            player.workers = WORKERS - on_board
        if player.workers + on_board > WORKERS:
            raise BadState(path=f"players.{name}.workers", why="too_many_workers", most=WORKERS)


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
        if tile.group in ("wood", "stone", "prestige") and state.owner_of(tile.bit) == NOBODY:
            raise BadState(path=f"road.{space}", why="no_owner", given=tile.id)
    for space, id in FIXED_SPACES.items():
        if state.road[space] != NUMBER[id]:
            raise BadState(path=f"road.{space}", why="wrong_space", given=id)
    for number in numbers(state.out_of_game):
        if BUILDINGS[number].group != "neutral":
            raise BadState(path="out_of_game", why="wrong_space", given=BUILDINGS[number].id)
    for building in BUILDINGS:
        if building.group == "neutral" and not state.out_of_game & building.bit:
            if building.number not in seen:
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
    for name, player in zip(state.seats, state.players, strict=True):
        for number in numbers(player.awaiting):
            if state.worker_on(BUILDINGS[number].bit) == NOBODY:
                raise BadState(
                    path=f"players.{name}.awaiting",
                    why="nobody_there",
                    given=BUILDINGS[number].id,
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
