"""The printed pieces of Caylus 1303 as tables (§2.3, §2.4, §3.2, §5).

A figure that rests on thin evidence stands here and nowhere else, and is marked: in the rows of
tiles by their confidence, elsewhere by [L] and its ruling; `UNCONFIRMED` sums it up. Which tiles
there are is R-01 and R-05, what they cost and score R-06, R-07, R-09 (Granary and Statue), R-10,
R-11 and R-43 (Fairground), what they do R-08, R-12, R-13 (set-up sides) and R-14.
"""

from __future__ import annotations

from typing import Final

from keepwright.games.caylus_1303.pieces import (
    HIGH,
    LOW,
    MEDIUM,
    NO_WORK,
    RESOURCES,
    Adds,
    Building,
    Character,
    Claim,
    MoveProvost,
    MovesProvost,
    Permits,
    Table,
    Waives,
    construct,
    gain,
    goods,
    monument,
    offer,
    options,
    tile,
)

COLOURS: Final = ("blue", "red", "green", "yellow", "black")
MOST_SEATS: Final = 5
ROUNDS: Final = 9
WORKERS: Final = 15
HOUSES: Final = 9

# fmt: off
PRINTED_BUILDINGS: Final = [
    #        id            confidence  work
    Building("fairground", HIGH,       options(offer(goods(wood=1), goods(favor=1)))),
    Building("lawyer",     MEDIUM,     Claim(goods(cloth=1))),
    Building("carpenter",  HIGH,       construct("wood")),
    Building("toll",       HIGH,       MoveProvost(2)),
]

STARTING_BUILDINGS: Final = [
    #        id                  confidence  work                                    copies
    Building("start_farm",        MEDIUM, gain(food=1), copies=2),
    Building("start_sawmill",     HIGH,   gain(wood=1)),
    Building("start_quarry",      HIGH,   gain(stone=1)),
    Building("start_market",      MEDIUM, options(
        offer(goods(workers=1), goods(any_basic=1))), copies=2),
    Building("start_guild_any",   HIGH,   options(offer(goods(any_basic=1), goods(workers=3)))),
    Building("start_guild_stone", MEDIUM, options(offer(goods(stone=1), goods(workers=4)))),
    Building("start_carpenter",   HIGH,   construct("wood")),
]

MARKET: Final = gain(any_basic=1)
TAILOR: Final = options(
    offer(goods(cloth=1), goods(prestige=4)), offer(goods(cloth=2), goods(prestige=6)))
FOUNDRY: Final = options(
    offer(goods(workers=1), goods(gold=1)), offer(goods(workers=3), goods(gold=2)))
ALCHEMIST: Final = options(
    offer(goods(any_basic=1), goods(gold=1)), offer(goods(any_basic=2), goods(gold=2)))
GUILD: Final = options(offer(goods(any_basic=1), goods(workers=5)))
CHURCH: Final = options(
    offer(goods(workers=2), goods(prestige=4)), offer(goods(workers=4), goods(prestige=6)))
JEWELER: Final = options(
    offer(goods(gold=1), goods(prestige=5)), offer(goods(gold=2), goods(prestige=9)))

WOOD_BUILDINGS: Final = [
    #    id                     cost                  points conf.   construction side  set-up side
    tile("wood_farm",           goods(wood=1, food=1),      2, MEDIUM, gain(food=2),
         gain(food=1, prestige=1)),
    tile("wood_sawmill",        goods(wood=1, food=1),      2, MEDIUM, gain(wood=2),
         gain(wood=1, prestige=1)),
    tile("wood_quarry",         goods(wood=1, food=1),      2, HIGH,   gain(stone=2),
         gain(stone=1, prestige=1)),
    tile("wood_spinning_mill",  goods(wood=2),              2, LOW,    gain(cloth=2),
         gain(cloth=1, prestige=1)),
    tile("wood_market",         goods(wood=1, food=1),      3, LOW,    MARKET, MARKET),
    tile("wood_covered_market", goods(wood=1, any_basic=1), 3, LOW,    gain(workers=3),
         gain(workers=2, prestige=1)),
    tile("wood_manor",          goods(wood=1, cloth=1),     4, LOW,    gain(favor=1),
         gain(prestige=2)),
    tile("wood_tailor",         goods(wood=1, any_basic=1), 4, LOW,    TAILOR, TAILOR),
    tile("wood_stonemason",     goods(wood=1, any_basic=1), 4, LOW,    construct("stone"),
         construct("stone", stone=1)),
]

STONE_BUILDINGS: Final = [
    #    id                 cost                  points conf.   construction, set-up side, bonus
    tile("stone_farm",      goods(stone=1, food=1),      3, MEDIUM, gain(food=2, cloth=1),
         gain(food=1, cloth=1), food=1),
    tile("stone_sawmill",   goods(stone=1, food=1),      3, MEDIUM, gain(wood=2, cloth=1),
         gain(wood=1, cloth=1), wood=1),
    tile("stone_quarry",    goods(stone=1, food=1),      3, MEDIUM, gain(stone=2, cloth=1),
         gain(stone=1, cloth=1), stone=1),
    tile("stone_gold_mine", goods(stone=1, food=1),      4, LOW,    gain(gold=1), gain(gold=1)),
    tile("stone_foundry",   goods(stone=1, wood=1),      5, LOW,    FOUNDRY, FOUNDRY),
    tile("stone_alchemist", goods(stone=1, wood=1),      5, LOW,    ALCHEMIST, ALCHEMIST),
    tile("stone_guild",     goods(stone=1, any_basic=1), 4, LOW,    GUILD, GUILD),
    tile("stone_church",    goods(stone=1, cloth=1),     5, LOW,    CHURCH, CHURCH),
    tile("stone_jeweler",   goods(stone=1, wood=1),      5, LOW,    JEWELER, JEWELER),
]

CONSTRUCTION_SITE: Final = Building("construction_site", HIGH, NO_WORK)

MONUMENTS: Final = [
    #        id           cost                  points conf.   favors, recruiting
    monument("garden",    goods(gold=1, wood=1),   4, LOW,    workers=2),
    monument("factory",   goods(gold=1, cloth=1),  5, LOW,    cloth=1),
    monument("granary",   goods(gold=1, stone=1),  7, LOW,    food=1),
    monument("statue",    goods(gold=1, stone=2),  7, LOW),
    monument("theater",   goods(gold=3, wood=4),  12, MEDIUM, favors=1),
    monument("cathedral", goods(gold=3, stone=3), 15, LOW),
    monument("mansion",   goods(gold=5, stone=5), 20, LOW),
]

CHARACTERS: Final = [
    #         id              moment               power
    Character("early_riser",  "planning_start",    Adds(1)),
    Character("night_worker", "surcharge",         Waives()),
    Character("journeyman",   "placement",         Permits(), once_per_round=True),
    Character("thief",        "visiting",          Waives()),
    Character("steward",      "visited",           Adds(1)),
    Character("bailiff",      "after_bridge",      MovesProvost(1)),
    Character("architect",    "construction",      Adds(1)),
    Character("chamberlain",  "bundling",          Permits()),
    Character("foreman",      "bundle",            Adds(1)),
    Character("goldsmith",    "gold_bundle",       Adds(5), once_per_round=True),
    Character("deliveryman",  "end_of_delivery",   Permits()),
    Character("day_laborer",  "recruiting",        Adds(1)),
]

BY_SEATS: Final = {
    #        characters, starting workers, recruits
    2: Table(5,          10,               3),
    3: Table(6,          6,                3),
    4: Table(7,          6,                3),
    5: Table(8,          10,               2),
}
# fmt: on

FIRST_GAME: Final = "first_game"
RANDOM: Final = "random"
# The pool for beginners: as many of these, from the left, as there are characters.
FIRST_GAME_CHARACTERS: Final = (
    "architect",
    "foreman",
    "chamberlain",
    "bailiff",
    "day_laborer",
    "deliveryman",
    "journeyman",
    "early_riser",
)

NOTHING: Final = Building("", HIGH, NO_WORK)
GROUPS: Final = (
    ("printed", PRINTED_BUILDINGS),
    ("starting", STARTING_BUILDINGS),
    ("wood", WOOD_BUILDINGS),
    ("stone", STONE_BUILDINGS),
    ("site", [CONSTRUCTION_SITE]),
    ("monument", MONUMENTS),
)


def _copies(row: Building) -> list[Building]:
    if row.copies == 1:
        return [row]
    return [row.copy_named(f"{row.id}_{number + 1}") for number in range(row.copies)]


def _number_all() -> list[Building]:
    """All places and tiles, each with its number in this list; number 0 is nothing."""
    found = [NOTHING]
    for group, rows in GROUPS:
        for row in rows:
            for piece in _copies(row):
                found.append(piece.numbered(len(found), group))
    return found


BUILDINGS: Final = _number_all()
BUILDING_IDS: Final = tuple(building.id for building in BUILDINGS)
NUMBER: Final = {building.id: int(building.number) for building in BUILDINGS}
PLACES: Final = [b for b in BUILDINGS if b.group not in ("", "monument")]


def group_bits(*groups: str) -> int:
    """All buildings of these classes, as bits."""
    return sum(int(building.bit) for building in BUILDINGS if building.group in groups)


for _number, _character in enumerate(CHARACTERS):
    _character.numbered(_number)
CHARACTER_IDS: Final = tuple(character.id for character in CHARACTERS)

ROAD_SPACES: Final = 23  # [L] R-02
STARTING_SPACES: Final = 8
WOOD_SPACE: Final = 9
STONE_SPACE: Final = 14  # [L] R-03
SLOTS: Final = 3
SLOTS_OPEN: Final = [0, 1, 1, 1, 2, 2, 2, 3, 3, 3]  # by round
NEVER_ON_ROAD_AT_SETUP: Final = "wood_stonemason"
PROVOST_START: Final = 8

START_GOODS: Final = RESOURCES.pack(wood=2, food=1, stone=1)  # [L] R-42

WORKER_PLACED: Final = 1
SURCHARGE: Final = 1
OWNER_POINTS: Final = 1
BRIDGE_REACH: Final = 3
BRIDGE_PRICE: Final = 1
RESIDENCE_RECRUITS: Final = 1

BUNDLE: Final = 3
BUNDLE_HAS: Final = "food"
BUNDLE_OTHERS: Final = tuple(kind for kind in RESOURCES.ids if kind != BUNDLE_HAS)
BUNDLE_POINTS: Final = 5
GOLD_POINTS: Final = 2

# What rests on thin evidence, with its ruling (§8): players are told.
UNCONFIRMED: Final = {
    "costs": "R-10",
    "start": "R-42",
    "road_spaces": "R-02",
    "stone_space": "R-03",
    "copies": "R-05",
}
