"""Room for what a scenario gives: whatever it puts somewhere lies nowhere else (section 3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from keepwright.engine.forms import part_of
from keepwright.games.caylus_1303.components import (
    BUILDING_IDS,
    BUILDINGS,
    NEVER_ON_ROAD_AT_SETUP,
    NUMBER,
)

PLACES: Final = ("road", "slots")
BUILDABLE: Final = [tile.id for tile in BUILDINGS if tile.group in ("wood", "stone")]


def make_room(facts: dict[str, Any], given: Mapping[str, Any]) -> None:
    """Characters that are given leave where they were, tiles that lay elsewhere change places.

    Where a tile is given to another space or to an owner, the one that lay there takes its place,
    or the first of its kind that lies nowhere. Whoever passes first is first player.
    """
    players = part_of(given, "players")
    pairs = [(facts, given)] + [(facts["players"][n], part_of(players, n)) for n in facts["seats"]]
    moved = [id for _, part in pairs for id in part.get("characters") or ()]
    for holder, part in pairs:
        if "characters" not in part:
            holder["characters"] = [id for id in holder["characters"] if id not in moved]
    passed = given.get("passed")
    if "first_player" not in given and isinstance(passed, list) and passed:
        facts["first_player"] = passed[0]
    put = [(field, place) for field in PLACES for place in part_of(given, field)]
    named = [part_of(given, field)[place] for field, place in put]
    named += [id for id in part_of(given, "owners") if id in BUILDABLE]
    lying = {(field, place): id for field in PLACES for place, id in facts[field].items()}
    gone = [lying.pop(place) for place in put if place in lying]
    known = [*named, *lying.values(), NEVER_ON_ROAD_AT_SETUP]
    free = [id for id in dict.fromkeys([*gone, *BUILDING_IDS]) if id not in known]
    for (field, place), id in lying.items():
        alike = [other for other in free if id in named and group_of(other) == group_of(id)]
        if alike:
            facts[field][place] = alike[0]
            free.remove(alike[0])


def group_of(id: str) -> str:
    """Which kind of tile it is."""
    return BUILDINGS[NUMBER[id]].group
