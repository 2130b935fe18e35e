"""The catalogue of Architects."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, replace
from typing import Any

from keepwright.catalogue.effects import gains, some, trades, wild
from keepwright.catalogue.pieces import Piece, PrintedEffect
from keepwright.games.architects import components as table
from keepwright.games.architects.hire import skipped_columns
from keepwright.games.architects.pieces import (
    BUILDING_CARD,
    GOODS,
    OPEN,
    SILVER,
    SKILLS,
    VIRTUE,
    Ability,
    AtEnd,
    AtReset,
    Bonus,
    Character,
    ChooseGain,
    DiscardFor,
    Discount,
    Effect,
    GainAtOnce,
    NoAbility,
    Trade,
)
from keepwright.games.architects.resources import (
    CLAY,
    COINS,
    STONE,
    WOOD,
    WORKERS_FOR_GOLD,
    Source,
)
from keepwright.games.architects.workshop import PLANS, WORKERS_FOR_PLAN
from keepwright.rules_of_pieces import rule_of_piece

# What is not in the box is a class of its own.
PROMOS = {
    *(card.id for card in table.PROMO_BUILDINGS),
    *(row.id for row in table.PROMO_APPRENTICE_ROWS),
    *(character.id for character in table.PROMO_CHARACTERS),
}
# What stays of what a discount says.
LESS = "less_"
MORE_APPRENTICES = "more_apprentices"
AT_END = "end"
# The field of a view that tells which card lies on a space of the Black Market, a pile's top last.
LYING = {"bm_left": "small_face", "bm_right": "large_pile"}

# The section about each place.
RULES = {
    "quarry": "§ 4.4",
    "forest": "§ 4.4",
    "mines": "§ 4.4",
    "silversmith": "§ 4.4",
    "kings_storehouse": "§ 4.5",
    "workshop": "§ 4.6",
    "town_centre": "§ 4.7",
    "tax_stand": "§ 4.8",
    "guardhouse": "§ 4.9",
    table.BLACK_MARKET: "§ 4.10",
    table.PRISON: "§ 4.11",
    table.GUILDHALL: "§ 4.12",
    "cathedral": "§ 4.12",
    "virtue_track": "§ 4.13",
}


def pieces() -> Iterator[Piece]:
    """All building cards, apprentices and characters."""
    for building in table.BUILDINGS:
        yield Piece(
            **named(building.id, building.id, "building"),
            cost=building.amounts,
            gain=some(virtue=building.virtue),
            at_end=some(prestige=building.points),
            effects=effects(building.effect),
            skills=skills(building.skills),
        )
    for apprentice in table.APPRENTICES:
        yield Piece(
            **named(apprentice.id, apprentice.kind, "apprentice"),
            gain=some(virtue=apprentice.virtue),
            effects=abilities(apprentice.ability),
            skills=skills(apprentice.skills),
        )
    for character in table.CHARACTERS:
        yield Piece(
            **named(character.id, character.id, "character"),
            effects=[one for ability in character.abilities for one in abilities(ability)],
        )


def named(id: str, kind: str, sort: str) -> dict[str, Any]:
    """What a card is, and which section tells of it."""
    group = "promo" if kind in PROMOS else sort
    rule = rule_of_piece("architects", group, id)
    return {"id": id, "kind": kind, "sort": sort, "group": group, "rule": rule}


def skills(bits: int) -> list[str]:
    """The skills in a set of them."""
    return [skill for number, skill in enumerate(SKILLS) if bits >> number & 1]


def abilities(ability: Ability) -> list[PrintedEffect]:
    """What an apprentice or a character is good for, and when."""
    when = ability.trigger
    if isinstance(ability, Bonus):
        return [PrintedEffect(does="bonus", gains=[ability.gain.amounts], when=when)]
    if isinstance(ability, Discount):
        less = {kind.removeprefix(LESS): n for kind, n in ability.amounts.items()}
        return [PrintedEffect(does="discount", less=less, when=when)]
    if isinstance(ability, Trade):
        return [replace(one, when=when) for one in trades([ability.offer])]
    if isinstance(ability, AtReset) and ability.gain.amounts:
        return [PrintedEffect(does="bonus", gains=[ability.gain.amounts], when=when)]
    return [] if isinstance(ability, NoAbility) else [PrintedEffect(does="special", when=when)]


def effects(effect: Effect) -> list[PrintedEffect]:
    """What a building does, at once or at the end."""
    if isinstance(effect, GainAtOnce):
        return gains(effect.gain.amounts)
    if isinstance(effect, ChooseGain):
        return gains(*(gain.amounts for gain in effect.gains))
    if isinstance(effect, DiscardFor):
        return [PrintedEffect(does="trade", pay={BUILDING_CARD: 1}, gains=[effect.gain.amounts])]
    return [PrintedEffect(does="special", when=AT_END if isinstance(effect, AtEnd) else None)]


def supply(source: Source) -> dict[str, Any]:
    """What a place yields: so much, and one more for each own worker there."""
    return {"kind": source.kind, "base": int(source.base), "per_worker": 1}


def locations() -> list[dict[str, Any]]:
    """The places of the ring: what they give by the workers there, and what they let one do."""
    sources = {table.LOCATIONS[int(one.location)]: [supply(one)] for one in (STONE, WOOD, COINS)}
    gold = {"kind": "gold", "base": 0, "workers_for_one": WORKERS_FOR_GOLD}
    sources[table.LOCATIONS[table.MINES]] = [supply(CLAY), gold]
    return [{"id": id, "rule": RULES[id], "gives": sources.get(id, [])} for id in table.LOCATIONS]


def skips(more: int) -> list[list[int]]:
    """Silver for the cards before each column, by own workers there and so many more.

    Whoever has more workers than there are rows skips none.
    """
    return [
        [int(skipped_columns(column, workers + more)) for column in range(1, table.COLUMNS + 1)]
        for workers in range(table.COLUMNS)
    ]


def apprentice_room(character: Character) -> int:
    """How many apprentices a character can have."""
    more = [one.amounts.get(MORE_APPRENTICES, 0) for one in character.abilities]
    return table.APPRENTICE_LIMIT + sum(more)


def board() -> dict[str, Any]:
    """The numbers of the board."""
    return {
        "workers": table.WORKERS,
        "hand_limit": table.HAND_LIMIT,
        "apprentice_limit": table.APPRENTICE_LIMIT,
        "skills": list(SKILLS),
        "wild": wild(OPEN, GOODS.ids),
        "rules": RULES,
        "locations": locations(),
        "storehouse": [asdict(one) for one in trades([table.VIRTUE_TRADE, table.MARBLE_TRADE])],
        "workshop": {
            "places": list(table.PLACE_IDS),
            "columns": table.COLUMNS,
            "hire": {"silver": table.HIRE_SILVER, "tax": table.HIRE_TAX},
            "skips": {"here": skips(0), "next": skips(1)},
            "plans": {"base": PLANS, "workers_for_one": WORKERS_FOR_PLAN},
        },
        "town_centre": {
            "first": {"tax": table.CAPTURE_TAX},
            "further": {"silver": table.CAPTURE_SILVER},
            "locations": {str(n): int(row.locations) for n, row in table.TABLES.items()},
        },
        "tax_stand": {"start": table.TAX_STAND_AT_START, "virtue": table.STEALING_VIRTUE},
        "guardhouse": {
            "sale": {SILVER: table.SALE_SILVER},
            "ransom": {"silver": table.RANSOM_SILVER, "tax": table.RANSOM_TAX},
            "ransom_by_debt": {"debts": table.RANSOM_DEBTS, VIRTUE: table.RANSOM_VIRTUE},
            "debt": {"silver": table.DEBT_SILVER, "tax": table.DEBT_TAX},
        },
        "black_market": {
            "spaces": [
                {
                    "id": space.id,
                    "silver": int(space.silver),
                    "virtue": int(space.virtue),
                    "printed": space.printed.amounts,
                    "card": LYING.get(space.id),
                }
                for space in table.SPACES
            ],
            "cards": {
                **{id: face.amounts for id, face in zip(table.FACE_IDS, table.FACES, strict=True)},
                **{card.id: card.large.amounts for card in table.MARKET_CARDS},
            },
            "draw": table.MARKET_DRAW,
        },
        "prison": {
            "loss_from": table.PRISON_LOSS_FROM,
            "prisoners_for_loss": table.PRISONERS_FOR_LOSS,
        },
        "guildhall": {
            str(n): {
                "columns": int(row.columns),
                "spaces": int(row.spaces),
                "resets": list(row.resets),
            }
            for n, row in table.TABLES.items()
        },
        "sweep": {"column": table.SWEEP_COLUMN, "rows": table.SWEEP_ROWS},
        "cathedral": [
            {
                "level": number,
                "cost": level.cost.amounts,
                "spaces": int(level.spaces),
                "points": int(level.points),
            }
            for number, level in enumerate(table.CATHEDRAL)
            if number
        ],
        "rewards": {reward.id: reward.gain.amounts for reward in table.REWARDS},
        "virtue": [
            {
                "level": number,
                "points": int(level.points),
                "avoids": int(level.avoids),
                "market": level.market_open,
                "cathedral": level.cathedral_open,
            }
            for number, level in enumerate(table.VIRTUE_TRACK)
        ],
        "characters": {
            character.id: {
                "colour": character.colour,
                "virtue": int(character.virtue),
                "prison": int(character.prison),
                "debts": int(character.debts),
                "apprentices": apprentice_room(character),
                "start": some(
                    **character.start, silver=character.silver, building_card=character.cards
                ),
            }
            for character in table.CHARACTERS
        },
        "automa": {
            "points_per_worker": table.POINTS_PER_GUILDHALL_WORKER,
            "schemes": {scheme.id: scheme.location for scheme in table.SCHEMES},
            "from": table.AUTOMA_FROM,
        },
        "end": {
            "debt_points": table.DEBT_POINTS,
            "silver_for_point": table.SILVER_FOR_POINT,
        },
    }
