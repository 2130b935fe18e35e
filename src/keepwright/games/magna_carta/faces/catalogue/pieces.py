"""The pieces of Magna Carta: all cards that can lie on the road."""

from __future__ import annotations

from collections.abc import Iterator
from functools import singledispatch
from typing import Final

from keepwright.catalogue.effects import gains, some, trades
from keepwright.catalogue.glyphs import glyph_of
from keepwright.catalogue.pieces import Piece, PrintedEffect
from keepwright.games.magna_carta import components as table
from keepwright.games.magna_carta.pieces import (
    Card,
    Effect,
    FromReserve,
    Gain,
    Trade,
    TurnIntoResidence,
)

GROUPS: Final = (
    ("neutral", table.NEUTRAL_CARDS),
    ("player", table.PLAYER_CARDS),
    ("prestige", table.PRESTIGE_CARDS),
    ("residence", [table.RESIDENCE]),
)
# The section about a class of cards, or about one that has a section of its own.
RULES: Final = {
    "lawyer": "§ 5.4",
    "residence": "§ 5.4",
    "neutral": "§ 5.1",
    "player": "§ 5.2",
    "prestige": "§ 5.3",
}


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
        glyph=glyph_of(card.id, {}),
        cost=card.cost.amounts,
        income=int(card.income),
        at_end=some(prestige=card.points),
        takes_worker=group in ("neutral", "player"),
        effects=effects(card.primary),
        owner_effects=effects(card.secondary),
        rule=RULES.get(card.id) or RULES[group],
        copies=len(table.COLOURS) if group == "player" else 1,
        confidence="medium" if card in table.OF_ONE_SOURCE else "high",
    )


@singledispatch
def effects(effect: Effect) -> list[PrintedEffect]:
    """What a card does for the worker's player, or for its owner."""
    return []


@effects.register
def _(effect: Gain) -> list[PrintedEffect]:
    return gains(effect.amounts)


@effects.register
def _(effect: FromReserve) -> list[PrintedEffect]:
    return gains({effect.kind: 1}, reserve=True)


@effects.register
def _(effect: Trade) -> list[PrintedEffect]:
    return trades(effect.offers)


@effects.register
def _(effect: TurnIntoResidence) -> list[PrintedEffect]:
    return [PrintedEffect(does="transform", pay=table.RESIDENCE.cost.amounts)]
