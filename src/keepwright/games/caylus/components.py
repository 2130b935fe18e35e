"""The printed pieces of Caylus as tables (§ set-up, sections 2 and 5 of the rules of record).

Which tiles there are is R-01, where the board has what is R-09, disputed costs are R-10.
"""

from __future__ import annotations

from typing import Final

from keepwright.engine.goods import Kinds
from keepwright.games.caylus.pieces import (
    NO_WORK,
    Building,
    Construct,
    Section,
    Special,
    Transform,
    construct,
    goods,
    offer,
    produce,
    produce_shared,
    trade,
    transform,
)

COLOURS: Final = ("blue", "red", "green", "orange", "black")
MOST_SEATS: Final = 5
WORKERS: Final = 6
NONE: Final[dict[str, int]] = {}

# fmt: off
SPECIAL_BUILDINGS: Final = [
    #        id                 cost  points  work
    Building("gate",            NONE, 0, Special("relocate_worker")),
    Building("trading_post",    NONE, 0, Special("gain")),
    Building("merchants_guild", NONE, 0, Special("move_provost")),
    Building("joust_field",     NONE, 0, trade(offer(goods(denier=1, cloth=1), goods(favour=1)))),
    Building("stables",         NONE, 0, Special("set_turn_order")),
    Building("inn",             NONE, 0, Special("inn")),
    Building("castle",          NONE, 0, Special("castle")),
]

FIXED_BUILDINGS: Final = [
    Building("fixed_peddler",   NONE, 0, trade(offer(goods(denier=2), goods(any_not_gold=1)))),
    Building("fixed_carpenter", NONE, 0, construct("wood")),
    Building("gold_mine",       NONE, 0, produce(goods(gold=1))),
]

NEUTRAL_BUILDINGS: Final = [
    Building("neutral_farm",      NONE, 0, produce(goods(food=1), goods(cloth=1))),
    Building("neutral_forest",    NONE, 0, produce(goods(wood=1), goods(food=1))),
    Building("neutral_sawmill",   NONE, 0, produce(goods(wood=1))),
    Building("neutral_quarry",    NONE, 0, produce(goods(stone=1))),
    Building("neutral_market",    NONE, 0, trade(offer(goods(any=1), goods(denier=4)))),
    Building("neutral_carpenter", NONE, 0, construct("wood")),
]

WOOD_BUILDINGS: Final = [
    #        id                 cost                    points  work
    Building("wood_farm_food",  goods(wood=1, food=1),  2, produce(goods(food=2), goods(cloth=1))),
    Building("wood_farm_cloth", goods(wood=1, food=1),  2, produce(goods(cloth=2), goods(food=1))),
    Building("wood_sawmill",    goods(wood=1, food=1),  2, produce(goods(wood=2))),
    Building("wood_quarry",     goods(wood=1, food=1),  2, produce(goods(stone=2))),
    Building("wood_market",     goods(wood=1, any=1),   4, trade(
        offer(goods(any=1), goods(denier=6)))),
    Building("wood_peddler",    goods(wood=1, any=1),   4, trade(
        offer(goods(denier=1), goods(any_not_gold=1)),
        offer(goods(denier=2), goods(any_not_gold=2)))),
    Building("mason",           goods(wood=1, food=1),  4, construct("stone")),
    Building("lawyer",          goods(wood=1, cloth=1), 4, transform(goods(cloth=1, denier=1))),
]

STONE_BUILDINGS: Final = [
    Building("stone_farm",  goods(stone=1, food=1),  3, produce_shared(goods(food=2, cloth=1))),
    Building("park",        goods(stone=1, food=1),  3, produce_shared(goods(wood=2, food=1))),
    Building("workshop",    goods(stone=1, food=1),  3, produce_shared(goods(stone=2, cloth=1))),
    Building("church",      goods(stone=1, cloth=1), 3, trade(
        offer(goods(denier=2), goods(prestige=3)),
        offer(goods(denier=4), goods(prestige=5))), favours=1),
    Building("tailor",      goods(stone=1, wood=1),  6, trade(
        offer(goods(cloth=2), goods(prestige=4)),
        offer(goods(cloth=3), goods(prestige=6)))),
    Building("bank",        goods(stone=1, wood=1),  6, trade(
        offer(goods(denier=2), goods(gold=1)),
        offer(goods(denier=5), goods(gold=2)))),
    Building("alchemist",   goods(stone=1, food=1),  6, trade(
        offer(goods(any_not_gold=2), goods(gold=1)),
        offer(goods(any_not_gold=4), goods(gold=2)))),
    Building("architect_1", goods(stone=1, food=1),  6, construct("prestige"), kind="architect"),
    Building("architect_2", goods(stone=1, food=1),  6, construct("prestige"), kind="architect"),
    Building("jeweller",    goods(stone=1, cloth=1), 6, trade(
        offer(goods(gold=1), goods(prestige=5)),
        offer(goods(gold=2), goods(prestige=9)))),
]

PRESTIGE_BUILDINGS: Final = [
    #        id            cost                    points  work     favours, income
    Building("statue",     goods(stone=2, gold=1),  7, NO_WORK, favours=1),
    Building("granary",    goods(food=3, gold=1),  10, NO_WORK),
    Building("library",    goods(wood=3, gold=1),  10, NO_WORK, income=1),
    Building("weaver",     goods(cloth=3, gold=1), 12, NO_WORK),
    Building("theatre",    goods(wood=3, gold=2),  14, NO_WORK, favours=1),
    Building("university", goods(stone=3, gold=2), 14, NO_WORK, favours=1),
    Building("monument",   goods(stone=4, gold=2), 14, NO_WORK, favours=2),
    Building("hotel",      goods(stone=3, gold=2), 16, NO_WORK, income=2),
    Building("cathedral",  goods(stone=5, gold=3), 25, NO_WORK),
]

RESIDENCE: Final = Building("residence", NONE, 2, NO_WORK, income=1)

#                        id       parts points trigger penalty favours by houses      opens columns
DUNGEON: Final = Section("dungeon", 6,  5,     12,     2,      [0, 0, 1],             (3, 4))
WALLS:   Final = Section("walls",  10,  4,     18,     3,      [0, 0, 1, 2, 2, 3],    (5,))
TOWERS:  Final = Section("towers", 14,  3,     24,     4,      [0, 0, 1, 1, 2, 2, 3], ())
# fmt: on

SECTIONS: Final = [DUNGEON, WALLS, TOWERS]
SECTION_KINDS: Final = Kinds("dungeon", "walls", "towers")

OPTIONAL_BUILDINGS: Final = {"jeweller": "jeweller"}
NOTHING: Final = Building("", NONE, 0, NO_WORK)
GROUPS: Final = (
    ("special", SPECIAL_BUILDINGS),
    ("fixed", FIXED_BUILDINGS),
    ("neutral", NEUTRAL_BUILDINGS),
    ("wood", WOOD_BUILDINGS),
    ("stone", STONE_BUILDINGS),
    ("prestige", PRESTIGE_BUILDINGS),
    ("residential", [RESIDENCE]),
)


def _number_all() -> list[Building]:
    """All buildings, each with its number in this list; number 0 is nothing."""
    found = [NOTHING]
    for group, rows in GROUPS:
        for row in rows:
            found.append(row.numbered(len(found), group))
    return found


BUILDINGS: Final = _number_all()
NEVER_TRANSFORMED: Final = ("fixed", "special", "residential", "prestige")
BUILDING_IDS: Final = tuple(building.id for building in BUILDINGS)
NUMBER: Final = {building.id: int(building.number) for building in BUILDINGS}
PLACES: Final = [b for b in BUILDINGS if b.group not in ("", "prestige", "residential")]
CRAFT: Final = [b for b in BUILDINGS if b.group in ("wood", "stone")]

ROAD_SPACES: Final = 28
NEUTRAL_SPACES: Final = 6
FIXED_SPACES: Final = {7: "fixed_peddler", 8: "fixed_carpenter", 16: "gold_mine"}
FIRST_BUILDABLE: Final = 9
START_SPACE: Final = 6
STABLES_SPACES: Final = 3
STABLES_LEAST_SEATS: Final = 3

START_CUBES: Final = goods(food=2, wood=1)
START_DENIERS: Final = {2: [5, 5], 3: [5, 6, 6], 4: [5, 6, 6, 7], 5: [5, 6, 6, 7, 7]}

INCOME: Final = 2
PRICE_AT_HOME: Final = 1
PRICE_BY_PASSED: Final[list[list[int]]] = [
    [],
    [],
    [1, 3],
    [1, 2, 3],
    [1, 2, 3, 4],
    [1, 2, 3, 4, 5],
]  # by number of players
FIRST_TO_PASS: Final = 1
OWNER_REWARD: Final = 1
TRADING_POST: Final = 3
PROVOST_REACH: Final = 3
PROVOST_PRICE: Final = 1
GUILD_PRICE: Final = 0

BATCH_OTHERS: Final = ("wood", "stone", "cloth", "gold")
NO_BATCH_PENALTY: Final = 2

BAILIFF_STEPS_BEHIND: Final = 2
BAILIFF_STEPS: Final = 1

ROWS: Final = Kinds("favour_prestige", "favour_deniers", "favour_resources", "favour_buildings")
OPEN_COLUMNS: Final = [2, 4, 5, 5]  # by number of sections scored
ROW_PRESTIGE: Final = [0, 1, 2, 3, 4, 5]
ROW_DENIERS: Final = [0, 3, 4, 5, 6, 7]
# The resource row: what may be taken in each column; the exchange has a line of its own.
ROW_RESOURCES: Final = [
    (1, goods(food=1)),
    (2, goods(wood=1)),
    (2, goods(stone=1)),
    (3, goods(cloth=1)),
    (5, goods(gold=1)),
]
EXCHANGE_COLUMN: Final = 4
EXCHANGE: Final = offer(goods(any=1), goods(any_not_gold=2))
# The building row: whose work each column lends. Column 1 lends none.
ROW_BUILDINGS: Final = {
    2: Construct("wood", goods(wood=1)),
    3: Construct("stone", goods(stone=1)),
    4: Transform(goods(cloth=1)),
    5: Construct("prestige", NONE),
}
SIMPLE_FAVOUR: Final = 3

GOLD_POINTS: Final = 3
CUBES_FOR_POINT: Final = 3
DENIERS_FOR_POINT: Final = 4
