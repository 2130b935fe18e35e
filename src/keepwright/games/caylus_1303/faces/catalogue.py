"""The catalogue of Caylus 1303."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from keepwright.catalogue.effects import some, trades, wild
from keepwright.catalogue.pieces import Piece, PrintedEffect
from keepwright.games.caylus_1303 import components as table
from keepwright.games.caylus_1303.pieces import (
    OPEN,
    RESOURCES,
    Adds,
    Building,
    Character,
    Claim,
    Construct,
    Effect,
    MoveProvost,
    Permits,
    Work,
)
from keepwright.games.caylus_1303.state import PHASE_NAMES
from keepwright.rules_of_pieces import rule_of_piece

GAME: Final = "caylus_1303"
RESIDENCE: Final = "residence"  # the back of every starting building
CHARACTER: Final = "character"


def pieces() -> Iterator[Piece]:
    """All buildings, the back of the starting ones, all monuments and characters."""
    for building in table.BUILDINGS:
        if building is not table.NOTHING:
            yield piece(building)
    yield Piece(
        id=RESIDENCE,
        kind=RESIDENCE,
        sort="building",
        group=RESIDENCE,
        recruits=some(workers=table.RESIDENCE_RECRUITS),
        rule=rule_of_piece(GAME, RESIDENCE, RESIDENCE),
        copies=sum(row.copies for row in table.STARTING_BUILDINGS),
    )
    for character in table.CHARACTERS:
        yield Piece(
            id=character.id,
            kind=character.id,
            sort=CHARACTER,
            group=CHARACTER,
            rule=rule_of_piece(GAME, CHARACTER, character.id),
        )


def piece(building: Building) -> Piece:
    """One building or monument."""
    bonus = RESOURCES.held(building.owner_bonus)
    recruited = {
        "workers": int(building.recruits_workers),
        **RESOURCES.held(building.recruits_goods),
    }
    has_sides = building.built is not building.setup
    return Piece(
        id=building.id,
        kind=building.kind,
        sort="building",
        group=building.group,
        cost=building.cost,
        gain=some(prestige=building.points, favor=building.favors),
        recruits=some(**recruited),
        takes_worker=building in table.PLACES,
        effects=effects(building.built),
        setup_effects=effects(building.setup) if has_sides else [],
        owner_effects=[PrintedEffect(does="bonus", gains=[bonus])] if bonus else [],
        rule=rule_of_piece(GAME, building.group, building.id),
        confidence=building.confidence,
    )


def effects(work: Work) -> list[PrintedEffect]:
    """What one side of a building does for a worker."""
    if isinstance(work, Effect):
        return trades(work.options)
    if isinstance(work, Construct):
        return [PrintedEffect(does="construct", group=work.builds, less=work.discount)]
    if isinstance(work, Claim):
        return [PrintedEffect(does="transform", pay=RESOURCES.held(work.price.ways[0]))]
    assert isinstance(work, MoveProvost)
    return [PrintedEffect(does="provost", steps=work.reach)]


def character(one: Character) -> dict[str, Any]:
    """When a character acts, how often in a round, and its number, if it has one."""
    power = one.power
    amount = int(power.amount) if isinstance(power, Adds | Permits) else 0
    return {"moment": one.moment, "once_per_round": one.once_per_round, "amount": amount}


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
