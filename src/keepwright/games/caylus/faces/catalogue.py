"""The catalogue of Caylus."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from keepwright.catalogue.effects import gains, some, trades, wild
from keepwright.catalogue.pieces import Piece, PrintedEffect
from keepwright.games.caylus import components as table
from keepwright.games.caylus.pieces import (
    CUBES,
    NO_WORK,
    OPEN,
    Building,
    Construct,
    Produce,
    Trade,
    Transform,
    Work,
)
from keepwright.games.caylus.round import PHASES
from keepwright.rules_of_pieces import rule_of_piece

CASTLE = "castle"  # special, but with a phase of its own
# What the special buildings do beside what a row can say; the others have a chapter each.
PROVOST_MOVE = PrintedEffect(
    does="provost", steps=table.PROVOST_REACH, pay=some(denier=table.GUILD_PRICE)
)
SPECIALS = {
    "trading_post": gains(some(denier=table.TRADING_POST)),
    "merchants_guild": [PROVOST_MOVE],
}


def pieces() -> Iterator[Piece]:
    """All buildings."""
    for building in table.BUILDINGS:
        if building is not table.NOTHING:
            yield piece(building)


def piece(building: Building) -> Piece:
    """One building."""
    work = building.work
    bonus = work.owner_bonus if isinstance(work, Produce) else ()
    return Piece(
        id=building.id,
        kind=building.kind,
        sort="building",
        group=building.group,
        cost=building.cost,
        gain=some(prestige=building.points, favour=building.favours),
        income=int(building.income),
        takes_worker=building in table.PLACES,
        effects=SPECIALS.get(building.id) or effects(work),
        owner_effects=[PrintedEffect(does="bonus", gains=[{k: 1} for k in bonus])] if bonus else [],
        rule=rule_of_piece("caylus", building.group, building.id),
    )


def effects(work: Work) -> list[PrintedEffect]:
    """What a building does for a worker, or a favour for its player."""
    if isinstance(work, Produce):
        return [PrintedEffect(does="produce", gains=work.options)]
    if isinstance(work, Trade):
        return trades(work.offers)
    if isinstance(work, Construct):
        return [PrintedEffect(does="construct", group=work.builds, less=work.discount)]
    if isinstance(work, Transform):
        return [PrintedEffect(does="transform", pay=work.pay)]
    return [] if work is NO_WORK else [PrintedEffect(does="special")]


def favour_rows() -> list[dict[str, Any]]:
    """The favour table: the rows from the top, and what each column of a row offers."""
    columns = range(1, len(table.ROW_PRESTIGE))
    resources = {
        column: gains(*(cubes for at, cubes in table.ROW_RESOURCES if at == column))
        for column in columns
    }
    resources[table.EXCHANGE_COLUMN] += trades([table.EXCHANGE])
    cells = (
        {column: gains({"prestige": table.ROW_PRESTIGE[column]}) for column in columns},
        {column: gains({"denier": table.ROW_DENIERS[column]}) for column in columns},
        resources,
        {column: effects(work) for column, work in table.ROW_BUILDINGS.items()},
    )
    return [
        {
            "row": row,
            "columns": [[asdict(one) for one in offered.get(column, [])] for column in columns],
        }
        for row, offered in zip(table.ROWS.ids, cells, strict=True)
    ]


def board() -> dict[str, Any]:
    """The numbers of the board."""
    return {
        "phases": list(range(1, len(PHASES) + 1)),
        "wild": wild(OPEN, CUBES.ids),
        "workers": table.WORKERS,
        "income": table.INCOME,
        "road_spaces": table.ROAD_SPACES,
        "neutral_spaces": table.NEUTRAL_SPACES,
        "fixed_spaces": {str(space): id for space, id in table.FIXED_SPACES.items()},
        "first_buildable": table.FIRST_BUILDABLE,
        "start_space": table.START_SPACE,
        "castle_spaces": table.MOST_SEATS,
        "stables_spaces": table.STABLES_SPACES,
        "stables_least_seats": table.STABLES_LEAST_SEATS,
        "specials": [one.id for one in table.SPECIAL_BUILDINGS if one.id != CASTLE],
        "options": table.OPTIONAL_BUILDINGS,
        "start": {
            "cubes": table.START_CUBES,
            "deniers": {str(seats): held for seats, held in table.START_DENIERS.items()},
        },
        "bridge": {
            "prices": {str(n): row for n, row in enumerate(table.PRICE_BY_PASSED) if row},
            "at_home": table.PRICE_AT_HOME,
            "first_to_pass": table.FIRST_TO_PASS,
        },
        "owner_reward": table.OWNER_REWARD,
        "provost": {"reach": table.PROVOST_REACH, "price": table.PROVOST_PRICE},
        "bailiff": {"steps": table.BAILIFF_STEPS, "steps_behind": table.BAILIFF_STEPS_BEHIND},
        "batch": {"others": list(table.BATCH_OTHERS), "penalty": table.NO_BATCH_PENALTY},
        "sections": [
            {
                "id": section.id,
                "parts": int(section.parts),
                "points": int(section.points),
                "trigger": int(section.trigger),
                "penalty": int(section.penalty),
                "favours": section.favours,
                "opens": list(section.opens),
            }
            for section in table.SECTIONS
        ],
        "favours": favour_rows(),
        "open_columns": table.OPEN_COLUMNS,
        "simple_favour": table.SIMPLE_FAVOUR,
        "end": {
            "gold_points": table.GOLD_POINTS,
            "cubes_for_point": table.CUBES_FOR_POINT,
            "deniers_for_point": table.DENIERS_FOR_POINT,
        },
    }
