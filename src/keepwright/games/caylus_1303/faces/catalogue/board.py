"""The numbers of the board of Caylus 1303."""

from __future__ import annotations

from typing import TypedDict

from keepwright.catalogue.effects import wild
from keepwright.engine.trade import Amounts
from keepwright.games.caylus_1303 import components as table
from keepwright.games.caylus_1303.pieces import OPEN, RESOURCES, Adds, Character, MovesProvost
from keepwright.games.caylus_1303.state import PHASE_NAMES


class Bundle(TypedDict):
    """How many resources a bundle is, which one it has, and what it counts."""

    size: int
    has: str
    others: list[str]
    points: int


class Site(TypedDict):
    """The construction site; `opens` is the round in which each of its slots opens."""

    spaces: int
    opens: list[int]
    bundle: Bundle


class Placement(TypedDict):
    """What a worker costs by how many have passed, and what the owner gets."""

    by_passed: list[int]
    owner_points: int


class Provost(TypedDict):
    """Where he starts, how far one moves him, and for what a step."""

    start: int
    reach: int
    price: int


class Seats(TypedDict):
    """What is dealt out to so many seats."""

    characters: int
    workers: int
    recruits: int


class Power(TypedDict):
    """When a character acts, how often in a round, and its number, if it has one."""

    moment: str
    once_per_round: bool
    amount: int


class End(TypedDict):
    """What the rest counts at the end."""

    gold_points: int


class Board(TypedDict):
    """The numbers of the board."""

    phases: list[str]
    rounds: int
    workers: int
    houses: int
    wild: dict[str, list[str]]
    road_spaces: int
    starting_spaces: int
    wood_space: int
    stone_space: int
    printed: list[str]
    site: Site
    placement: Placement
    provost: Provost
    seats: dict[str, Seats]
    start: Amounts
    first_game: list[str]
    characters: dict[str, Power]
    end: End


def board() -> Board:
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


def character(one: Character) -> Power:
    """The power of a character."""
    power, amount = one.power, 0
    if isinstance(power, Adds):
        amount = int(power.amount)
    elif isinstance(power, MovesProvost):
        amount = power.reach
    return {"moment": one.moment, "once_per_round": one.once_per_round, "amount": amount}
