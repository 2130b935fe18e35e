"""The numbers of the board of Caylus 1303."""

from __future__ import annotations

from typing import Any

from keepwright.catalogue.effects import wild
from keepwright.games.caylus_1303 import components as table
from keepwright.games.caylus_1303.pieces import OPEN, RESOURCES, Adds, Character, MovesProvost
from keepwright.games.caylus_1303.state import PHASE_NAMES


def board() -> dict[str, Any]:
    """The numbers of the board."""
    return {
        "phases": list(PHASE_NAMES[1:]),
        "rounds": table.ROUNDS,
        "workers": table.WORKERS,
        "houses": table.HOUSES,
        "wild": wild(OPEN, RESOURCES.ids),
        "road_spaces": table.ROAD_SPACES,
        "starting_spaces": table.STARTING_SPACES,
        "wood_space": table.WOOD_SPACE,
        "stone_space": table.STONE_SPACE,
        "printed": [one.id for one in table.PRINTED_BUILDINGS],
        "site": {
            "spaces": table.MOST_SEATS,
            "opens": [table.SLOTS_OPEN.index(slot + 1) for slot in range(table.SLOTS)],
            "bundle": {
                "size": table.BUNDLE,
                "has": table.BUNDLE_HAS,
                "others": list(table.BUNDLE_OTHERS),
                "points": table.BUNDLE_POINTS,
            },
        },
        "placement": {
            "by_passed": [
                table.WORKER_PLACED + (table.SURCHARGE if passed else 0)
                for passed in range(table.MOST_SEATS)
            ],
            "owner_points": table.OWNER_POINTS,
        },
        "provost": {
            "start": table.PROVOST_START,
            "reach": table.BRIDGE_REACH,
            "price": table.BRIDGE_PRICE,
        },
        "seats": {
            str(seats): {
                "characters": row.characters,
                "workers": int(row.workers),
                "recruits": int(row.recruits),
            }
            for seats, row in table.BY_SEATS.items()
        },
        "start": RESOURCES.held(table.START_GOODS),
        "first_game": list(table.FIRST_GAME_CHARACTERS),
        "characters": {one.id: character(one) for one in table.CHARACTERS},
        "end": {"gold_points": table.GOLD_POINTS},
    }


def character(one: Character) -> dict[str, Any]:
    """When a character acts, how often in a round, and its number, if it has one."""
    power, amount = one.power, 0
    if isinstance(power, Adds):
        amount = int(power.amount)
    elif isinstance(power, MovesProvost):
        amount = power.reach
    return {"moment": one.moment, "once_per_round": one.once_per_round, "amount": amount}
