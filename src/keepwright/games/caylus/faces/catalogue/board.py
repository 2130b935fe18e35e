"""The numbers of the board of Caylus."""

from __future__ import annotations

from typing import Final, TypedDict

from keepwright.catalogue.effects import gains, trades, wild
from keepwright.catalogue.pieces import PrintedEffect
from keepwright.engine.trade import Amounts
from keepwright.games.caylus import components as table
from keepwright.games.caylus.faces.catalogue.pieces import effects
from keepwright.games.caylus.pieces import CUBES, NO_WORK, OPEN
from keepwright.games.caylus.state import PHASE_NAMES

CASTLE: Final = "castle"  # special, but with a phase of its own


class Start(TypedDict):
    """What everybody begins with; the deniers by the number of seats, in turn order."""

    cubes: Amounts
    deniers: dict[str, list[int]]


class Bridge(TypedDict):
    """What a worker costs: by the number of seats, and by how many have passed."""

    prices: dict[str, list[int]]
    at_home: int
    first_to_pass: int


class Provost(TypedDict):
    """How far one moves him, and for what a step."""

    reach: int
    price: int


class Bailiff(TypedDict):
    """How far he walks, and how far from behind the provost."""

    steps: int
    steps_behind: int


class Batch(TypedDict):
    """What goes with the food in a batch, and what having none costs."""

    others: list[str]
    penalty: int


class Section(TypedDict):
    """A section of the castle; the favours are by the houses in it."""

    id: str
    parts: int
    points: int
    trigger: int
    penalty: int
    favours: list[int]
    opens: list[int]


class FavourRow(TypedDict):
    """A row of the favour table, with what each of its columns offers."""

    row: str
    columns: list[list[PrintedEffect]]


class End(TypedDict):
    """What the rest counts at the end."""

    gold_points: int
    cubes_for_point: int
    deniers_for_point: int


class Board(TypedDict):
    """The numbers of the board; `options` has the building of each option."""

    phases: list[str]
    wild: dict[str, list[str]]
    workers: int
    income: int
    road_spaces: int
    neutral_spaces: int
    fixed_spaces: dict[str, str]
    first_buildable: int
    start_space: int
    castle_spaces: int
    stables_spaces: int
    stables_least_seats: int
    specials: list[str]
    options: dict[str, str]
    start: Start
    bridge: Bridge
    owner_reward: int
    provost: Provost
    bailiff: Bailiff
    batch: Batch
    sections: list[Section]
    favours: list[FavourRow]
    open_columns: list[int]
    simple_favour: int
    end: End


def board() -> Board:
    """The numbers of the board."""
    return {
        "phases": list(PHASE_NAMES[1:]),
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


def favours() -> list[dict[int, list[PrintedEffect]]]:
    """The favour table: for each row from the top, what its columns offer."""
    columns = range(1, len(table.ROW_PRESTIGE))
    resources = {
        column: gains(*(cubes for at, cubes in table.ROW_RESOURCES if at == column))
        for column in columns
    }
    resources[table.EXCHANGE_COLUMN] += trades([table.EXCHANGE])
    return [
        {column: gains({"prestige": table.ROW_PRESTIGE[column]}) for column in columns},
        {column: gains({"denier": table.ROW_DENIERS[column]}) for column in columns},
        resources,
        {column: effects(table.ROW_BUILDINGS.get(column, NO_WORK)) for column in columns},
    ]


def favour_rows() -> list[FavourRow]:
    """The favour table as facts."""
    return [
        {"row": row, "columns": list(cells.values())}
        for row, cells in zip(table.ROWS.ids, favours(), strict=True)
    ]
