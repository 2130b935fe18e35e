"""The printed pieces of Architects as tables (§§ 2, 3 and 5 of the rules of record).

Goods, silver and debts have no count here: the supply never runs out (§ 2). Where sources differ,
§ 8 decides: card names after R-02, skills after R-37, both sides of the Black Market cards after
R-17 and all ten of them (R-18).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from keepwright.engine.choices import bit, choices_of
from keepwright.engine.payment import Price
from keepwright.games.architects.pieces import (
    GOODS,
    OPEN,
    AdvanceOrVirtue,
    Apprentice,
    AvoidDebt,
    Building,
    CaptureLargest,
    Character,
    CheaperBuilding,
    DestroyDebts,
    DiscardFor,
    EmptyTaxStand,
    FreeCaptures,
    FreeSpace,
    GiveUpApprentice,
    HireForFree,
    IfHighestInCathedral,
    Level,
    LoseVirtue,
    MarbleIfThree,
    MarketCard,
    NoAbility,
    OneResource,
    OneVirtue,
    PointsForMost,
    PointsPerDebt,
    PointsWithoutDebt,
    PrisonersLoseVirtue,
    ReleaseOrCapture,
    ReleasePrisoners,
    Reward,
    Scheme,
    SecondWorker,
    SellAndRelease,
    SilverToTaxStand,
    Space,
    SweepRow,
    Table,
    TakeDebts,
    VirtueForAll,
    VirtueLevel,
    at_once,
    at_reset,
    cost,
    gain,
    goods,
    if_no_prisoner,
    less,
    more,
    offer,
    on,
    one_of,
    per_apprentice,
    per_virtue,
    points_per,
    release,
    skills,
    trade,
    virtue_per,
)

COLOURS: Final = ("blue", "green", "purple", "red", "yellow")
MOST_SEATS: Final = 5
WORKERS: Final = 20
HAND_LIMIT: Final = 6
APPRENTICE_LIMIT: Final = 5

# Large circles: any number of workers, and only here they can be captured (§ 2).
LOCATIONS: Final = (
    "quarry",
    "forest",
    "mines",
    "silversmith",
    "kings_storehouse",
    "workshop",
    "town_centre",
    "tax_stand",
    "guardhouse",
)
QUARRY: Final = 0
FOREST: Final = 1
MINES: Final = 2
SILVERSMITH: Final = 3
KINGS_STOREHOUSE: Final = 4
WORKSHOP: Final = 5
TOWN_CENTRE: Final = 6
TAX_STAND: Final = 7
GUARDHOUSE: Final = 8
GUILDHALL: Final = "guildhall"
PRISON: Final = "prison"
BLACK_MARKET: Final = "black_market"

C: Final = skills("carpentry")
T: Final = skills("tiling")
M: Final = skills("masonry")
CT: Final = C | T
CM: Final = C | M
TM: Final = T | M
CTM: Final = C | T | M
NONE: Final = 0
TOP: Final = 0
BOTTOM: Final = 1

# fmt: off
# Apprentices (§ 5.2).
APPRENTICE_ROWS: Final = [
    #          id                          copies skills virtue ability
    Apprentice("acolyte_carpentry",        1, C,   +1, on("cathedral_advance", building_card=1)),
    Apprentice("acolyte_tiling",           1, T,   +1, on("cathedral_advance", clay=2)),
    Apprentice("acolyte_masonry",          1, M,   +1, on("cathedral_advance", silver=2)),
    Apprentice("conspirator",              2, C,    0, less("town_centre_visit", silver=1)),
    Apprentice("debt_collector_carpentry", 1, C,    0, on("debt_paid_off", wood=2)),
    Apprentice("debt_collector_tiling",    1, T,    0, on("debt_paid_off", clay=2)),
    Apprentice("debt_collector_masonry",   1, M,    0, on("debt_paid_off", stone=2)),
    Apprentice("gatekeeper",               1, M,   -1, release(2)),
    Apprentice("illusionist",              1, C,   -1, less("black_market_action", virtue=1)),
    Apprentice("jeweller",                 2, T,    0, on("silversmith", silver=1)),
    Apprentice("labourer",                 1, CTM,  0, NoAbility()),
    Apprentice("merchant_clay",            1, T,    0, trade(goods(silver=1), goods(clay=3))),
    Apprentice("merchant_gold",            1, M,    0, trade(goods(silver=2), goods(gold=1))),
    Apprentice("merchant_marble",          1, T,    0, trade(goods(silver=3), goods(marble=1))),
    Apprentice("merchant_stone",           1, M,    0, trade(goods(silver=1), goods(stone=2))),
    Apprentice("merchant_wood",            1, C,    0, trade(goods(silver=1), goods(wood=2))),
    Apprentice("miner",                    2, T,    0, on("mines", clay=1)),
    Apprentice("patron_clay",              1, T,    0, trade(goods(clay=1), goods(virtue=1))),
    Apprentice("patron_silver",            1, M,    0, trade(goods(silver=2), goods(virtue=1))),
    Apprentice("patron_stone",             1, M,    0, trade(goods(stone=1), goods(virtue=1))),
    Apprentice("patron_wood",              1, C,    0, trade(goods(wood=1), goods(virtue=1))),
    Apprentice("pickpocket",               1, T,   -1, on("tax_stand", gold=1)),
    Apprentice("squire_gold",              1, T,   +1, if_no_prisoner(gold=1)),
    Apprentice("squire_marble",            1, M,   +1, if_no_prisoner(marble=1)),
    Apprentice("squire_virtue",            1, C,   +1, if_no_prisoner(virtue=2)),
    Apprentice("stonecutter",              2, M,    0, on("quarry", stone=1)),
    Apprentice("swindler_clay",            1, T,   -1, on("black_market_action", clay=2)),
    Apprentice("swindler_stone",           1, M,   -1, on("black_market_action", stone=1)),
    Apprentice("swindler_wood",            1, C,   -1, on("black_market_action", wood=1)),
    Apprentice("thief",                    1, C,    0, less("tax_stand", virtue=1)),
    Apprentice("trader_clay",              1, T,    0, trade(goods(clay=3), goods(marble=1))),
    Apprentice("trader_stone",             1, M,    0, trade(goods(stone=2), goods(marble=1))),
    Apprentice("trader_wood",              1, C,    0, trade(goods(wood=2), goods(marble=1))),
    Apprentice("trickster",                1, M,   -1, less("black_market_action", silver=1)),
    Apprentice("woodcutter",               2, C,    0, on("forest", wood=1)),
]

PROMO_APPRENTICE_ROWS: Final = [
    Apprentice("enforcer",                 1, T,    0, on("send_captured_to_prison", gold=1)),
    Apprentice("overseer",                 1, M,    0, more("storehouse_visit", workers=1)),
    Apprentice("peddler",                  1, C,   -1, at_reset(silver=2)),
]

# Buildings (§ 5.3).
BUILDINGS_OF_THE_BOX: Final = [
    #                       cost: clay, wood, stone, gold, marble
    #        id                                   skills points virtue effect
    Building("aqueduct",       cost(2, 3, 0, 1, 0), NONE,  3,  0, points_per("buildings", 1)),
    Building("armoury",        cost(0, 3, 5, 1, 0), CM,    9,  0, FreeCaptures(1)),
    Building("barracks",       cost(2, 6, 0, 2, 0), CTM,  10,  0, ReleaseOrCapture()),
    Building("betting_house",  cost(1, 0, 2, 1, 0), NONE,  7, -1, TakeDebts(1)),
    Building("carpenters_hut", cost(3, 1, 1, 0, 0), NONE,  5,  0, per_apprentice("carpentry")),
    Building("castle",         cost(2, 4, 0, 1, 2), CTM,  10,  0, virtue_per("gold", 2)),
    Building("chapel",         cost(2, 1, 4, 0, 0), C,     6, +1, IfHighestInCathedral(virtue=2)),
    Building("church",         cost(3, 0, 3, 0, 0), NONE,  5, +1, DestroyDebts()),
    Building("clay_market",    cost(3, 0, 2, 1, 0), T,     6,  0, PointsForMost("clay", 2)),
    Building("clay_pit",       cost(4, 1, 0, 0, 0), NONE,  3,  0, one_of(gold=1, marble=1)),
    Building("drafting_room",  cost(0, 0, 4, 3, 0), CT,    8,  0, at_once(building_card=2)),
    Building("dungeon",        cost(0, 0, 4, 2, 2), CTM,  14, -1, LoseVirtue(2)),
    Building("factory",        cost(0, 2, 2, 3, 0), M,     7,  0, at_once(marble=2)),
    Building("fortress",       cost(3, 0, 4, 1, 2), CTM,  12, -2, FreeCaptures(2)),
    Building("fountain",       cost(0, 0, 3, 0, 1), NONE,  4, +1, PointsPerDebt(1)),
    Building("gamblers_den",   cost(0, 0, 1, 1, 3), CT,   10, -2, PointsPerDebt(-1)),
    Building("hideout",        cost(1, 3, 2, 0, 0), CM,    8, -2, ReleasePrisoners()),
    Building("keep",           cost(0, 5, 2, 2, 0), CTM,  12, -2, points_per("captured", 3)),
    Building("library",        cost(0, 4, 2, 0, 1), CT,    8,  0, DiscardFor(gain(gold=2))),
    Building("lighthouse",     cost(0, 3, 1, 0, 2), T,     6,  0, points_per("virtue", 4)),
    Building("lumber_camp",    cost(4, 0, 2, 0, 0), NONE,  3,  0, at_once(wood=4)),
    Building("masons_hut",     cost(0, 2, 4, 0, 0), NONE,  5,  0, per_apprentice("masonry")),
    Building("moneylender",    cost(4, 2, 0, 1, 0), M,     5, -1, points_per("paid_debts", 1)),
    Building("monument",       cost(0, 2, 3, 0, 2), TM,    9, +1, VirtueForAll(1)),
    Building("observatory",    cost(1, 3, 1, 1, 0), C,     7,  0, virtue_per("marble", 2)),
    Building("palace",         cost(0, 3, 3, 0, 2), TM,    9,  0, per_virtue(4, gold=1)),
    Building("reservoir",      cost(6, 1, 0, 0, 0), NONE,  4,  0, virtue_per("paid_debts", 2)),
    Building("silver_market",  cost(0, 2, 0, 1, 1), T,     6,  0, PointsForMost("silver", 2)),
    Building("smithy",         cost(4, 2, 0, 0, 0), NONE,  3,  0, at_once(stone=4)),
    Building("steeple",        cost(0, 2, 0, 2, 0), NONE,  4, +1, IfHighestInCathedral(points=2)),
    Building("stone_market",   cost(2, 0, 4, 0, 1), M,     7,  0, PointsForMost("stone", 2)),
    Building("tavern",         cost(0, 3, 2, 1, 0), C,     6,  0, HireForFree()),
    Building("thieves_den",    cost(1, 2, 3, 0, 0), M,     8, -2, at_once(silver=4)),
    Building("tilers_hut",     cost(2, 1, 2, 0, 0), NONE,  5,  0, per_apprentice("tiling")),
    Building("trading_post",   cost(0, 1, 3, 2, 0), M,     7,  0, virtue_per("clay_wood_stone", 4)),
    Building("treasury",       cost(0, 1, 3, 1, 0), T,     6,  0, one_of(gold=1, silver=3)),
    Building("university",     cost(4, 2, 3, 0, 2), CTM,  11, +1, PointsWithoutDebt(2)),
    Building("watchtower",     cost(3, 4, 0, 1, 1), CTM,  11, -1, PrisonersLoseVirtue(3, 1)),
    Building("well",           cost(0, 2, 2, 0, 0), NONE,  3,  0, at_once(clay=4)),
    Building("wood_market",    cost(2, 4, 0, 1, 0), C,     7,  0, PointsForMost("wood", 2)),
]

PROMO_BUILDINGS: Final = [
    Building("crane",          cost(0, 3, 1, 0, 0), NONE,  3,  0, SecondWorker()),
    Building("graveyard",      cost(4, 1, 2, 0, 2), CTM,  12, -1, GiveUpApprentice()),
    Building("museum",         cost(1, 5, 1, 0, 0), NONE,  4,  0, virtue_per("buildings", 2)),
]

# Black Market cards, and what is printed on its spaces (§ 5.4, § 4.10).
MARKET_CARDS: Final = [
    #          id       small side                large side
    MarketCard("bm_01", goods(marble=1),          goods(marble=2, wood=2)),
    MarketCard("bm_02", goods(gold=2),            goods(marble=1, gold=1, stone=1, wood=1)),
    MarketCard("bm_03", goods(marble=1, stone=1), goods(marble=2, stone=2)),
    MarketCard("bm_04", goods(gold=1, wood=1),    goods(gold=1, stone=1, wood=2)),
    MarketCard("bm_05", goods(marble=1, wood=1),  goods(marble=1, stone=2, wood=1)),
    MarketCard("bm_06", goods(marble=1),          goods(marble=2, stone=2)),
    MarketCard("bm_07", goods(gold=2),            goods(marble=1, stone=2, wood=1)),
    MarketCard("bm_08", goods(marble=1, stone=1), goods(gold=1, stone=1, wood=2)),
    MarketCard("bm_09", goods(gold=1, wood=1),    goods(marble=1, gold=1, stone=1, wood=1)),
    MarketCard("bm_10", goods(marble=1, wood=1),  goods(marble=2, wood=2)),
]

SPACES: Final = [
    #     id          silver  printed
    Space("bm_left",   1, goods(marble=1, gold=1)),
    Space("bm_middle", 2, goods()),
    Space("bm_right",  3, goods(marble=2, stone=1, wood=1)),
]

# Rewards (§ 5.5).
REWARDS: Final = [
    Reward("reward_silver",        2, gain(virtue=1, silver=3)),
    Reward("reward_wood",          2, gain(virtue=1, wood=2)),
    Reward("reward_stone",         2, gain(virtue=1, stone=2)),
    Reward("reward_building_card", 2, gain(virtue=1, building_card=1)),
    Reward("reward_virtue",        2, gain(virtue=2)),
    Reward("reward_gold",          1, gain(virtue=1, gold=1)),
]

# The variable sides of the player boards (§ 5.7).
CHARACTERS_OF_THE_BOX: Final = [
    #         id           colour  prison silver virtue goods                cards debts
    Character("ada",       "purple",  0,  0, 11, goods(gold=1),            1, 0,
              [less("tax", tax=1)]),
    Character("caroline",  "green",   8, 10,  3, goods(marble=1),          0, 1,
              [on("black_market_action", building_card=1)]),
    Character("frederick", "red",     0,  4,  7, goods(stone=1),           0, 0,
              [less("cathedral_advance", building_card=1)]),
    Character("rudolf",    "yellow",  0,  3,  9, goods(wood=1),            0, 0,
              [less("workshop_hire", silver=1), more("apprentice_limit", apprentices=1)]),
    Character("therese",   "blue",    4,  5,  5, goods(),                  1, 0,
              [OneResource()]),
]

# Never both boards of one colour (§ 5.8).
PROMO_CHARACTERS: Final = [
    Character("lothaire",  "blue",    6,  6,  4, goods(clay=2),            0, 0,
              [CheaperBuilding()], promo=True),
    Character("hugo",      "green",  10, 12,  2, goods(),                  2, 0,
              [AvoidDebt(2)], promo=True),
    Character("clovis",    "purple",  0,  1, 10, goods(marble=1, clay=1),  0, 0,
              [on("construct_building", building_card=1)], promo=True),
    Character("fara",      "red",     2,  5,  6, goods(stone=1, wood=1),   0, 0,
              [release(1)], promo=True),
    Character("bertha",    "yellow",  0,  3,  8, goods(),                  1, 0,
              [on("send_captured_to_prison", silver=2)], promo=True),
]

# Level 0 is below the Cathedral: everybody starts there.
CATHEDRAL: Final = [
    #     cost                                    spaces points
    Level(Price(GOODS, {}, OPEN),                      99,  0),
    Level(Price(GOODS, {"gold": 1}, OPEN),              3,  2),
    Level(Price(GOODS, {"wood_or_stone": 4}, OPEN),     3,  4),
    Level(Price(GOODS, {"marble": 1}, OPEN),            2,  7),
    Level(Price(GOODS, {"wood_or_stone": 8}, OPEN),     2, 12),
    Level(Price(GOODS, {"gold": 2, "marble": 2}, OPEN), 1, 20),
]

VIRTUE_TRACK: Final = [
    #           points avoids market cathedral
    VirtueLevel(-9, 2, True,  False),
    VirtueLevel(-8, 2, True,  False),
    VirtueLevel(-7, 1, True,  False),
    VirtueLevel(-5, 1, True,  False),
    VirtueLevel(-3, 0, True,  False),
    VirtueLevel(-1, 0, True,  True),
    VirtueLevel( 0, 0, True,  True),
    VirtueLevel( 0, 0, True,  True),
    VirtueLevel( 0, 0, True,  True),
    VirtueLevel( 0, 0, True,  True),
    VirtueLevel( 1, 0, False, True),
    VirtueLevel( 2, 0, False, True),
    VirtueLevel( 3, 0, False, True),
    VirtueLevel( 5, 0, False, True),
    VirtueLevel( 7, 0, False, True),
]

# By number of players, the automa included (§ 3.1).
TABLES: Final = {
    #        columns resets rewards locations
    1: Table(3, ( 7, 10),  5, 2),
    2: Table(3, ( 7, 10),  5, 2),
    3: Table(4, ( 9, 13),  7, 2),
    4: Table(5, (11, 16),  9, 1),
    5: Table(6, (13, 19), 11, 1),
}

# Our own deck, NOT the published scheme cards, whose faces we do not know (§ 5.9, R-30).
FROM_LEFT: Final = FreeSpace((0, 1, 2))
FROM_RIGHT: Final = FreeSpace((2, 1, 0))
STARTING_SCHEMES: Final = [
    Scheme("standin_01", "quarry",           MarbleIfThree()),
    Scheme("standin_02", "quarry",           MarbleIfThree()),
    Scheme("standin_03", "forest",           MarbleIfThree()),
    Scheme("standin_04", "forest",           MarbleIfThree()),
    Scheme("standin_05", "mines",            MarbleIfThree()),
    Scheme("standin_06", "mines",            MarbleIfThree()),
    Scheme("standin_07", "silversmith",      SilverToTaxStand()),
    Scheme("standin_08", "silversmith",      SilverToTaxStand()),
    Scheme("standin_09", "kings_storehouse", OneVirtue()),
    Scheme("standin_10", "kings_storehouse", OneVirtue()),
    Scheme("standin_11", "workshop",         SweepRow(TOP)),
    Scheme("standin_12", "workshop",         SweepRow(BOTTOM)),
    Scheme("standin_13", "town_centre",      CaptureLargest()),
    Scheme("standin_14", "town_centre",      CaptureLargest()),
    Scheme("standin_15", "guardhouse",       SellAndRelease()),
    Scheme("standin_16", "guardhouse",       SellAndRelease()),
    Scheme("standin_17", "tax_stand",        EmptyTaxStand()),
    Scheme("standin_18", "black_market",     FROM_LEFT),
    Scheme("standin_19", "black_market",     FROM_RIGHT),
    Scheme("standin_20", "guildhall",        AdvanceOrVirtue()),
]
FUTURE_SCHEMES: Final = [
    Scheme("standin_21", "guildhall",        AdvanceOrVirtue()),
    Scheme("standin_22", "guildhall",        AdvanceOrVirtue()),
    Scheme("standin_23", "guildhall",        AdvanceOrVirtue()),
    Scheme("standin_24", "guildhall",        AdvanceOrVirtue()),
    Scheme("standin_25", "guildhall",        AdvanceOrVirtue()),
    Scheme("standin_26", "town_centre",      CaptureLargest()),
    Scheme("standin_27", "town_centre",      CaptureLargest()),
    Scheme("standin_28", "black_market",     FROM_LEFT),
    Scheme("standin_29", "black_market",     FROM_RIGHT),
    Scheme("standin_30", "guardhouse",       SellAndRelease()),
]
# fmt: on

VIRTUE_AT_START: Final = 7
MOST_VIRTUE: Final = 14
TAX_STAND_AT_START: Final = 4
FACE_UP: Final = 8
COLUMNS: Final = 4
DRAFT_DEAL: Final = 4
SOLO_DEAL: Final = 5
DRAFT_KEEP: Final = 3
FIRST_SILVER: Final = 3

HIRE_SILVER: Final = 2
HIRE_TAX: Final = 2
CAPTURE_TAX: Final = 1
CAPTURE_SILVER: Final = 1
STEALING_VIRTUE: Final = 2
SALE_SILVER: Final = 1
RANSOM_SILVER: Final = 3
RANSOM_TAX: Final = 2
RANSOM_VIRTUE: Final = 1
RANSOM_DEBTS: Final = 1
DEBT_SILVER: Final = 3
DEBT_TAX: Final = 3
MARKET_DRAW: Final = 5
PRISON_LOSS_FROM: Final = 3
SWEEP_COLUMN: Final = 3
SWEEP_ROWS: Final = 3

# An unpaid debt; a paid one counts nothing by itself (§ 5.6).
DEBT_POINTS: Final = -2
SILVER_FOR_POINT: Final = 10
PRISONERS_FOR_LOSS: Final = 2

VIRTUE_TRADE: Final = offer(goods(any=2), goods(virtue=1))
MARBLE_TRADE: Final = offer(goods(wood_or_stone=3), goods(marble=1))

CONSTANTINE: Final = "constantine"
HELENA: Final = "helena"
POINTS_PER_GUILDHALL_WORKER: Final = {CONSTANTINE: 1, HELENA: 3}
NOT_IN_SOLO: Final = ("clay_market", "silver_market", "stone_market", "wood_market")
FUTURE_CARDS: Final = 2
AUTOMA_FROM: Final = 3

APPRENTICES: Final = [
    card for row in (*APPRENTICE_ROWS, *PROMO_APPRENTICE_ROWS) for card in row.each()
]
APPRENTICE_IDS: Final = tuple(card.id for card in APPRENTICES)
BUILDINGS: Final = [*BUILDINGS_OF_THE_BOX, *PROMO_BUILDINGS]
BUILDING_IDS: Final = tuple(card.id for card in BUILDINGS)
CHARACTERS: Final = [*CHARACTERS_OF_THE_BOX, *PROMO_CHARACTERS]
CHARACTER_IDS: Final = tuple(character.id for character in CHARACTERS)
MARKET_IDS: Final = tuple(card.id for card in MARKET_CARDS)
SPACE_IDS: Final = tuple(space.id for space in SPACES)
REWARD_IDS: Final = tuple(reward.id for reward in REWARDS)
SCHEMES: Final = [*STARTING_SCHEMES, *FUTURE_SCHEMES]
SCHEME_IDS: Final = tuple(scheme.id for scheme in SCHEMES)
BM_LEFT: Final = 0
BM_MIDDLE: Final = 1
BM_RIGHT: Final = 2

# The places of the Workshop: the top row from the left, then the bottom row.
PLACE_IDS: Final = tuple(
    f"{row}_{column}" for row in ("top", "bottom") for column in range(1, COLUMNS + 1)
)

# The small sides there are, named by what they offer: all that is seen of the top card (§ 7).
_FACES: Final = [GOODS.text(int(card.small.goods)).replace(" ", "_") for card in MARKET_CARDS]
FACE_IDS: Final = tuple(dict.fromkeys(_FACES))
FACE_OF: Final = [FACE_IDS.index(face) for face in _FACES]
FACES: Final = [MARKET_CARDS[_FACES.index(face)].small for face in FACE_IDS]


def all_of(count: int) -> int:
    """The set of the first so many things."""
    return int(bit(count)) - 1


def bits_of(ids: tuple[str, ...], chosen: tuple[str, ...]) -> int:
    """The set of the chosen things."""
    return choices_of([ids.index(id) for id in chosen])


BASE_APPRENTICES: Final[i64] = all_of(sum(row.copies for row in APPRENTICE_ROWS))
ALL_APPRENTICES: Final[i64] = all_of(len(APPRENTICES))
BASE_BUILDINGS: Final[i64] = all_of(len(BUILDINGS_OF_THE_BOX))
ALL_BUILDINGS: Final[i64] = all_of(len(BUILDINGS))
SOLO_REMOVED: Final[i64] = bits_of(BUILDING_IDS, NOT_IN_SOLO)
ALL_MARKET_CARDS: Final[i64] = all_of(len(MARKET_CARDS))
ALL_STARTING: Final[i64] = all_of(len(STARTING_SCHEMES))
ALL_FUTURE: Final[i64] = all_of(len(SCHEMES)) & ~all_of(len(STARTING_SCHEMES))
