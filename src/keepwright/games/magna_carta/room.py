"""Room for what a scenario gives: whatever it puts somewhere lies nowhere else (§ setup)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from keepwright.engine.forms import part_of
from keepwright.games.magna_carta.components import RESERVE


def make_room(facts: dict[str, Any], given: Mapping[str, Any]) -> None:
    """Cards on the road or discarded are in no hand; small ones have come with their reserve."""
    road = given.get("road")
    new = [id for id in road if id not in facts["road"]] if isinstance(road, list) else []
    for colour, player in facts["players"].items():
        own = part_of(part_of(given, "players"), colour)
        built = [id.removeprefix(f"{colour}_") for id in new if str(id).startswith(f"{colour}_")]
        if "hand" not in own:
            away = [*built, *(own.get("discard") or ())]
            player["hand"] = [id for id in player["hand"] if id not in away]
        covered = own.get("residences") or ()
        for id in built:
            if id in player["reserves"] and id not in covered:
                player["reserves"][id] = RESERVE[len(facts["players"])]
