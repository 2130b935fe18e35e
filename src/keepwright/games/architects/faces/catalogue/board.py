"""The numbers of the board of Architects."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Final

from keepwright.catalogue.effects import some, trades, wild
from keepwright.games.architects import components as table
from keepwright.games.architects.hire import skipped_columns
from keepwright.games.architects.pieces import GOODS, OPEN, SILVER, SKILLS, VIRTUE, Character
from keepwright.games.architects.resources import (
    CLAY,
    COINS,
    STONE,
    WOOD,
    WORKERS_FOR_GOLD,
    Source,
)
from keepwright.games.architects.workshop import PLANS, WORKERS_FOR_PLAN

# The class whose colour and arch a place wears, and its drawing.
LOOKS: Final = {
    "quarry":           ("stone", "quarry"),
    "forest":           ("residential", "forest"),
    "mines":            ("fixed", "mines"),
    "silversmith":      ("special", "silversmith"),
    "kings_storehouse": ("prestige", "storehouse"),
    "workshop":         ("wood", "workshop"),
    "town_centre":      ("neutral", "town-centre"),
    "tax_stand":        ("special", "tax"),
    "guardhouse":       ("stone", "guardhouse"),
    "prison":           ("fixed", "prison"),
}  # fmt: skip
MORE_APPRENTICES: Final = "more_apprentices"
# The field of a view that tells which card lies on a space of the Black Market, a pile's top last.
LYING: Final = {"bm_left": "small_face", "bm_right": "large_pile"}


def board() -> dict[str, Any]:
    """The numbers of the board."""
    return {
        "workers": table.WORKERS,
        "hand_limit": table.HAND_LIMIT,
        "apprentice_limit": table.APPRENTICE_LIMIT,
        "skills": list(SKILLS),
        "wild": wild(OPEN, GOODS.ids),
        "locations": locations(),
        "looks": {id: {"face": face, "glyph": glyph} for id, (face, glyph) in LOOKS.items()},
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


def supply(source: Source) -> dict[str, Any]:
    """What a place yields: so much, and one more for each own worker there."""
    return {"kind": source.kind, "base": int(source.base), "per_worker": 1}


def locations() -> list[dict[str, Any]]:
    """The places of the ring: what they give by the workers there, and what they let one do."""
    sources = {table.LOCATIONS[int(one.location)]: [supply(one)] for one in (STONE, WOOD, COINS)}
    gold = {"kind": "gold", "base": 0, "workers_for_one": WORKERS_FOR_GOLD}
    sources[table.LOCATIONS[table.MINES]] = [supply(CLAY), gold]
    return [{"id": id, "gives": sources.get(id, [])} for id in table.LOCATIONS]


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
