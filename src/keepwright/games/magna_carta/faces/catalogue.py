"""The catalogue of Magna Carta."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from keepwright.catalogue.effects import gains, some, trades, wild
from keepwright.catalogue.pieces import Piece, PrintedEffect
from keepwright.games.magna_carta import components as table
from keepwright.games.magna_carta.pieces import (
    CUBES,
    NOT_GOLD,
    OPEN,
    Card,
    Effect,
    FromReserve,
    Gain,
    Trade,
    TurnIntoResidence,
)
from keepwright.games.magna_carta.round import AFTER_ROUND, BEGINNER_ROUND, STANDARD_ROUND
from keepwright.rules_of_pieces import rule_of_piece

GROUPS = (
    ("neutral", table.NEUTRAL_CARDS),
    ("player", table.PLAYER_CARDS),
    ("prestige", table.PRESTIGE_CARDS),
    ("residence", [table.RESIDENCE]),
)


def pieces() -> Iterator[Piece]:
    """All cards that can lie on the road; each player has those of the class `player`."""
    for group, cards in GROUPS:
        for card in cards:
            yield piece(card, group)


def piece(card: Card, group: str) -> Piece:
    """One card."""
    return Piece(
        id=card.id,
        kind=card.id,
        sort="building",
        group=group,
        cost=card.cost.amounts,
        income=int(card.income),
        at_end=some(prestige=card.points),
        takes_worker=group in ("neutral", "player"),
        effects=effects(card.primary),
        owner_effects=effects(card.secondary),
        rule=rule_of_piece("magna_carta", group, card.id),
        copies=len(table.COLOURS) if group == "player" else 1,
        confidence="medium" if card in table.OF_ONE_SOURCE else "high",
    )


def effects(effect: Effect) -> list[PrintedEffect]:
    """What a card does for the worker's player, or for its owner."""
    if isinstance(effect, Gain):
        return gains(effect.amounts)
    if isinstance(effect, FromReserve):
        return gains({effect.kind: 1}, reserve=True)
    if isinstance(effect, Trade):
        return trades(effect.offers)
    if isinstance(effect, TurnIntoResidence):
        return [PrintedEffect(does="transform", pay=table.RESIDENCE.cost.amounts)]
    return []


def board() -> dict[str, Any]:
    """The numbers of the table."""
    rounds = {table.STANDARD: STANDARD_ROUND, table.BEGINNER: BEGINNER_ROUND}
    return {
        "phases": {
            rules: [phase.name for phase in phases if phase is not AFTER_ROUND]
            for rules, phases in rounds.items()
        },
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
