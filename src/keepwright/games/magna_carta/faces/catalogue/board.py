"""The numbers of the board of Magna Carta."""

from __future__ import annotations

from typing import TypedDict

from keepwright.catalogue.effects import wild
from keepwright.engine.trade import Amounts
from keepwright.games.magna_carta import components as table
from keepwright.games.magna_carta.pieces import CUBES, NOT_GOLD, OPEN
from keepwright.games.magna_carta.round import BEGINNER_ROUND, STANDARD_ROUND


class Start(TypedDict):
    """What everybody begins with."""

    cubes: Amounts
    deniers: int
    hand: int


class Reserve(TypedDict):
    """The cards with a reserve, and its cubes by the number of seats."""

    cards: list[str]
    cubes: dict[str, int]


class Bridge(TypedDict):
    """What passing first gives."""

    first_to_pass: int


class Provost(TypedDict):
    """How far one moves him, for what a step, and how far he goes by himself."""

    reach: int
    price: int
    advance: int


class Section(TypedDict):
    """A section of the castle, with its tokens by the number of seats."""

    id: str
    points: int
    tokens: dict[str, int]


class Lot(TypedDict):
    """What a lot costs, what most lots give, and what leaves the game where there are none."""

    pay: Amounts
    most_gain: Amounts
    tokens_removed: int


class End(TypedDict):
    """What the rest counts at the end."""

    gold_points: int
    cubes_for_point: int
    deniers_for_point: int


class Board(TypedDict):
    """The numbers of the table; `phases` are by the rules that are played."""

    phases: dict[str, list[str]]
    wild: dict[str, list[str]]
    workers: int
    income: int
    deck: list[str]
    prestige: list[str]
    neutral: list[str]
    last_neutral: str
    not_for_beginners: list[str]
    start: Start
    reserve: Reserve
    action_price: int
    bridge: Bridge
    provost: Provost
    sections: list[Section]
    lot: Lot
    end: End


def board() -> Board:
    """The numbers of the table."""
    rounds = {table.STANDARD: STANDARD_ROUND, table.BEGINNER: BEGINNER_ROUND}
    return {
        "phases": {rules: [phase.name for phase in phases] for rules, phases in rounds.items()},
        "wild": wild(OPEN, CUBES.ids),
        "workers": table.WORKERS,
        "income": table.INCOME,
        "deck": list(table.CARD_IDS),
        "prestige": list(table.PRESTIGE_IDS),
        "neutral": list(table.NEUTRAL_IDS),
        "last_neutral": table.PLACE_IDS[table.LAST_NEUTRAL],
        "not_for_beginners": list(table.NOT_FOR_BEGINNERS),
        "start": {
            "cubes": table.START_CUBES,
            "deniers": table.START_DENIERS,
            "hand": table.HAND,
        },
        "reserve": {
            "cards": list(table.SMALL_CARDS.ids),
            "cubes": {str(seats): n for seats, n in table.RESERVE.items()},
        },
        "action_price": table.ACTION_PRICE,
        "bridge": {"first_to_pass": table.FIRST_TO_PASS},
        "provost": {
            "reach": table.PROVOST_REACH,
            "price": table.PROVOST_PRICE,
            "advance": table.PROVOST_ADVANCE,
        },
        "sections": [
            {
                "id": section.id,
                "points": int(section.points),
                "tokens": {str(seats): n for seats, n in section.tokens.items()},
            }
            for section in table.SECTIONS
        ],
        "lot": {
            "pay": dict.fromkeys(NOT_GOLD, 1),
            "most_gain": {"gold": table.MOST_LOTS_GOLD},
            "tokens_removed": table.TOKENS_REMOVED,
        },
        "end": {
            "gold_points": table.GOLD_POINTS,
            "cubes_for_point": table.CUBES_FOR_POINT,
            "deniers_for_point": table.DENIERS_FOR_POINT,
        },
    }
