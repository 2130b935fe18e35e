"""The pieces of Architects: all building cards, apprentices and characters."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import singledispatch
from typing import Any, Final

from keepwright.catalogue.effects import gains, some, trades
from keepwright.catalogue.glyphs import glyph_of
from keepwright.catalogue.pieces import Piece, PrintedEffect
from keepwright.games.architects import components as table
from keepwright.games.architects.pieces import (
    BUILDING_CARD,
    SKILLS,
    Ability,
    AtEnd,
    AtReset,
    Bonus,
    ChooseGain,
    DiscardFor,
    Discount,
    Effect,
    GainAtOnce,
    NoAbility,
    Trade,
)

# What is not in the box is a class of its own.
PROMOS: Final = {
    *(card.id for card in table.PROMO_BUILDINGS),
    *(row.id for row in table.PROMO_APPRENTICE_ROWS),
    *(character.id for character in table.PROMO_CHARACTERS),
}
# What stays of what a discount says.
LESS: Final = "less_"
AT_END: Final = "end"
# The section about each class of cards.
RULES: Final = {
    "building": "§ 5.3",
    "apprentice": "§ 5.2",
    "character": "§ 5.7",
    "promo": "§ 5.8",
}
GLYPHS: Final = {
    "aqueduct": "bridge",
    "armoury": "guardhouse",
    "barracks": "camp",
    "betting_house": "dice",
    "carpenters_hut": "carpentry",
    "chapel": "church",
    "clay_market": "market",
    "clay_pit": "clay",
    "drafting_room": "architect",
    "fortress": "castle",
    "fountain": "garden",
    "gamblers_den": "dice",
    "graveyard": "mark_cross",
    "hideout": "black_market",
    "keep": "towers",
    "lighthouse": "towers",
    "lumber_camp": "sawmill",
    "masons_hut": "masonry",
    "moneylender": "debt_paid",
    "museum": "statue",
    "observatory": "eye",
    "palace": "mansion",
    "reservoir": "house",
    "silver_market": "market",
    "smithy": "foundry",
    "steeple": "church",
    "tavern": "inn",
    "thieves_den": "black_market",
    "tilers_hut": "tiling",
    "treasury": "bank",
    "watchtower": "gate",
    "well": "house",
}
APPRENTICE: Final = "apprentice"
GLYPHS_OF_APPRENTICES: Final = {"jeweller": "jeweller", "peddler": "peddler", "thief": "hand"}


def pieces() -> Iterator[Piece]:
    """All building cards, apprentices and characters."""
    for building in table.BUILDINGS:
        yield Piece(
            **named(building.id, building.id, "building"),
            glyph=glyph_of(building.id, GLYPHS),
            cost=building.amounts,
            gain=some(virtue=building.virtue),
            at_end=some(prestige=building.points),
            effects=effects(building.effect),
            skills=skills(building.skills),
        )
    for apprentice in table.APPRENTICES:
        yield Piece(
            **named(apprentice.id, apprentice.kind, APPRENTICE),
            glyph=GLYPHS_OF_APPRENTICES.get(apprentice.kind, APPRENTICE),
            gain=some(virtue=apprentice.virtue),
            effects=abilities(apprentice.ability),
            skills=skills(apprentice.skills),
        )
    for character in table.CHARACTERS:
        yield Piece(
            **named(character.id, character.id, "character"),
            glyph="user",
            effects=[one for ability in character.abilities for one in abilities(ability)],
        )


def named(id: str, kind: str, sort: str) -> dict[str, Any]:
    """What a card is, and which section tells of it."""
    group = "promo" if kind in PROMOS else sort
    return {"id": id, "kind": kind, "sort": sort, "group": group, "rule": RULES[group]}


def skills(bits: int) -> list[str]:
    """The skills in a set of them."""
    return [skill for number, skill in enumerate(SKILLS) if bits >> number & 1]


@singledispatch
def abilities(ability: Ability) -> list[PrintedEffect]:
    """What an apprentice or a character is good for, and when."""
    return [PrintedEffect(does="special", when=ability.trigger)]


@abilities.register
def _(ability: Bonus) -> list[PrintedEffect]:
    return [PrintedEffect(does="bonus", gains=[ability.gain.amounts], when=ability.trigger)]


@abilities.register
def _(ability: AtReset) -> list[PrintedEffect]:
    if not ability.gain.amounts:
        return [PrintedEffect(does="special", when=ability.trigger)]
    return [PrintedEffect(does="bonus", gains=[ability.gain.amounts], when=ability.trigger)]


@abilities.register
def _(ability: Discount) -> list[PrintedEffect]:
    less = {kind.removeprefix(LESS): n for kind, n in ability.amounts.items()}
    return [PrintedEffect(does="discount", less=less, when=ability.trigger)]


@abilities.register
def _(ability: Trade) -> list[PrintedEffect]:
    return [replace(one, when=ability.trigger) for one in trades([ability.offer])]


@abilities.register
def _(ability: NoAbility) -> list[PrintedEffect]:
    return []


@singledispatch
def effects(effect: Effect) -> list[PrintedEffect]:
    """What a building does, at once or at the end."""
    return [PrintedEffect(does="special")]


@effects.register
def _(effect: AtEnd) -> list[PrintedEffect]:
    return [PrintedEffect(does="special", when=AT_END)]


@effects.register
def _(effect: GainAtOnce) -> list[PrintedEffect]:
    return gains(effect.gain.amounts)


@effects.register
def _(effect: ChooseGain) -> list[PrintedEffect]:
    return gains(*(gain.amounts for gain in effect.gains))


@effects.register
def _(effect: DiscardFor) -> list[PrintedEffect]:
    return [PrintedEffect(does="trade", pay={BUILDING_CARD: 1}, gains=[effect.gain.amounts])]
