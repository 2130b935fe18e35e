"""The numbers of the board of Magna Carta."""

from __future__ import annotations

from typing import Any

from keepwright.catalogue.effects import wild
from keepwright.games.magna_carta import components as table
from keepwright.games.magna_carta.pieces import CUBES, NOT_GOLD, OPEN
from keepwright.games.magna_carta.round import BEGINNER_ROUND, STANDARD_ROUND


def board() -> dict[str, Any]:
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
