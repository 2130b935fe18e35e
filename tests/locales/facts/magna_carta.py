"""Magna Carta: names of record, goods, labels, and scenes of rare events."""

from __future__ import annotations

from keepwright.catalogue import catalogue
from keepwright.games.magna_carta.components import (
    NEUTRAL_CARDS,
    PLAYER_CARDS,
    PRESTIGE_CARDS,
    SECTION_KINDS,
)
from keepwright.games.magna_carta.pieces import CUBES, Trade
from tests.locales.facts import Named, by_id, by_key, record_of

FACTS = record_of("magna_carta")


def amounts() -> set[str]:
    """Everything that is paid or gained by the number: cubes, coins, open cubes, tokens."""
    kinds = {*CUBES.ids, *SECTION_KINDS.ids}
    for card in (*NEUTRAL_CARDS, *PLAYER_CARDS):
        kinds |= set(card.cost.amounts)
        for effect in (card.primary, card.secondary):
            if isinstance(effect, Trade):
                kinds |= {kind for offer in effect.offers for kind in (*offer.pay, *offer.gain)}
    return kinds


TITLE: dict[str, str] = FACTS["game"]["names"]
NAMES: dict[str, Named] = {
    "colour": by_key(FACTS["colours"]),
    "good": by_key(FACTS["resources"]),
    "currency": by_key(FACTS["money"]),
    "term": by_key(FACTS["terms"]),
    "phase": by_key(FACTS["phases"]),
    "section": by_id(FACTS["castle_sections"]),
    "building": {
        **by_id(FACTS["neutral_buildings"]),
        **by_id(FACTS["player_buildings"]),
        **by_id([FACTS["residence"]]),
        **by_id(FACTS["prestige_buildings"]),
    },
}
CHOICES: Named = by_key(FACTS["actions"])
VALUES: Named = {f"ruleset.{id}": names for id, names in by_key(FACTS["rulesets"]).items()}
AMOUNTS = amounts() | {kind for piece in catalogue("magna_carta").pieces for kind in piece.at_end}
INCOMES = {card.id for card in PRESTIGE_CARDS if card.income}
WORKS: set[str] = set()
CLASSES = {piece.group for piece in catalogue("magna_carta").pieces}
RARE: dict[str, dict[str, object]] = {}
