"""The numbers of the board of Architects."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict

from keepwright.catalogue.effects import some, trades, wild
from keepwright.catalogue.pieces import PrintedEffect
from keepwright.engine.trade import Amounts
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

Lying = Literal["small_face", "large_pile"]

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
LYING: Final[dict[str, Lying]] = {"bm_left": "small_face", "bm_right": "large_pile"}


class Gives(TypedDict):
    """What a place gives: a base, and so much for each worker, or one for so many of them."""

    kind: str
    base: int
    per_worker: NotRequired[int]
    workers_for_one: NotRequired[int]


class Location(TypedDict):
    """A place of the ring."""

    id: str
    gives: list[Gives]


class Look(TypedDict):
    """How a place is drawn."""

    face: str
    glyph: str


class Skips(TypedDict):
    """Silver by own workers and column: as it is, and with a further worker."""

    here: list[list[int]]
    next: list[list[int]]


class Plans(TypedDict):
    """How many building cards are drawn: a base, and one for so many workers."""

    base: int
    workers_for_one: int


class Workshop(TypedDict):
    """The places of the apprentices, and what is done there."""

    places: list[str]
    columns: int
    hire: Amounts
    skips: Skips
    plans: Plans


class TownCentre(TypedDict):
    """What captures cost, and at how many locations one captures, by the number of players."""

    first: Amounts
    further: Amounts
    locations: dict[str, int]


class TaxStand(TypedDict):
    """What lies there at the start, and what stealing it costs."""

    start: int
    virtue: int


class Guardhouse(TypedDict):
    """What is got and paid there."""

    sale: Amounts
    ransom: Amounts
    ransom_by_debt: Amounts
    debt: Amounts


class MarketSpace(TypedDict):
    """A space of the Black Market; `card` is the field of a view with the card that lies on it."""

    id: str
    silver: int
    virtue: int
    printed: Amounts
    card: Lying | None


class BlackMarket(TypedDict):
    """Its spaces, what each card gives, and how many cards are drawn to choose from."""

    spaces: list[MarketSpace]
    cards: dict[str, Amounts]
    draw: int


class Prison(TypedDict):
    """From how many prisoners on one loses, and for how many each."""

    loss_from: int
    prisoners_for_loss: int


class Guildhall(TypedDict):
    """Its spaces for a number of players, and those that reset the Black Market."""

    columns: int
    spaces: int
    resets: list[int]


class Sweep(TypedDict):
    """The spaces of the guildhall that sweep the workshop: of this column, in so many rows."""

    column: int
    rows: int


class CathedralLevel(TypedDict):
    """A level of the cathedral."""

    level: int
    cost: Amounts
    spaces: int
    points: int


class VirtueLevel(TypedDict):
    """A step of the virtue track: the taxes it avoids, and what is open to whoever stands there."""

    level: int
    points: int
    avoids: int
    market: bool
    cathedral: bool


class Beginning(TypedDict):
    """What a character begins with, and room for how many apprentices it has."""

    colour: str
    virtue: int
    prison: int
    debts: int
    apprentices: int
    start: Amounts


Automa = TypedDict(
    "Automa",
    {"points_per_worker": dict[str, int], "schemes": dict[str, str], "from": int},
)


class End(TypedDict):
    """What the rest counts at the end."""

    debt_points: int
    silver_for_point: int


class Board(TypedDict):
    """The numbers of the board; `guildhall` is by the number of players."""

    workers: int
    hand_limit: int
    apprentice_limit: int
    skills: list[str]
    wild: dict[str, list[str]]
    locations: list[Location]
    looks: dict[str, Look]
    storehouse: list[PrintedEffect]
    workshop: Workshop
    town_centre: TownCentre
    tax_stand: TaxStand
    guardhouse: Guardhouse
    black_market: BlackMarket
    prison: Prison
    guildhall: dict[str, Guildhall]
    sweep: Sweep
    cathedral: list[CathedralLevel]
    rewards: dict[str, Amounts]
    virtue: list[VirtueLevel]
    characters: dict[str, Beginning]
    automa: Automa
    end: End


def board() -> Board:
    """The numbers of the board."""
    return {
        "workers": table.WORKERS,
        "hand_limit": table.HAND_LIMIT,
        "apprentice_limit": table.APPRENTICE_LIMIT,
        "skills": list(SKILLS),
        "wild": wild(OPEN, GOODS.ids),
        "locations": locations(),
        "looks": {id: {"face": face, "glyph": glyph} for id, (face, glyph) in LOOKS.items()},
        "storehouse": trades([table.VIRTUE_TRADE, table.MARBLE_TRADE]),
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


def supply(source: Source) -> Gives:
    """What a place yields: so much, and one more for each own worker there."""
    return {"kind": source.kind, "base": int(source.base), "per_worker": 1}


def locations() -> list[Location]:
    """The places of the ring: what they give by the workers there, and what they let one do."""
    sources = {table.LOCATIONS[int(one.location)]: [supply(one)] for one in (STONE, WOOD, COINS)}
    gold: Gives = {"kind": "gold", "base": 0, "workers_for_one": WORKERS_FOR_GOLD}
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
