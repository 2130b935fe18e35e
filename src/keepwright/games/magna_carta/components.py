"""The printed pieces of Magna Carta as tables (sections 2, 3 and 5 of the rules of record).

Costs and points of R-01; neither the library card nor the expansion (R-02). Cubes and deniers have
no count here: the stock never runs out (R-03).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from keepwright.engine.choices import bit
from keepwright.engine.goods import Kinds
from keepwright.games.magna_carta.pieces import (
    Card,
    Section,
    TurnIntoResidence,
    cost,
    gain,
    goods,
    offer,
    reserve,
    trade,
)

COLOURS: Final = ("red", "green", "orange", "blue")
MOST_SEATS: Final = 4
WORKERS: Final = 4

BUY_ONE: Final = offer(goods(denier=1), goods(any_not_gold=1))
BUY_TWO: Final = offer(goods(denier=2), goods(any_not_gold=2))

# fmt: off
NEUTRAL_CARDS: Final = [
    Card("neutral_park",         cost(), 0, gain(food=1)),
    Card("neutral_forest",       cost(), 0, gain(wood=1)),
    Card("neutral_quarry",       cost(), 0, gain(stone=1)),
    Card("neutral_trading_post", cost(), 0, gain(denier=2)),
    Card("neutral_peddler",      cost(), 0, trade(BUY_ONE)),
]

PLAYER_CARDS: Final = [
    #    id               cost                   points  primary            secondary
    Card("small_farm",    cost(food=1, wood=1),  1, gain(food=1),           reserve("food")),
    Card("small_sawmill", cost(food=1, wood=1),  1, gain(wood=1),           reserve("wood")),
    Card("small_quarry",  cost(food=1, wood=1),  1, gain(stone=1),          reserve("stone")),
    Card("peddler",       cost(wood=1, any=1),   2, trade(BUY_ONE, BUY_TWO), trade(BUY_ONE)),
    Card("market",        cost(wood=1, any=1),   2, trade(
        offer(goods(any=1), goods(denier=4))),                              gain(denier=1)),
    Card("lawyer",        cost(food=1, wood=1),  2, TurnIntoResidence(),    gain(denier=2)),
    Card("large_farm",    cost(food=1, stone=2), 2, gain(food=2),           gain(food=1)),
    Card("large_sawmill", cost(food=1, stone=2), 2, gain(wood=2),           gain(wood=1)),
    Card("large_quarry",  cost(food=1, stone=2), 2, gain(stone=2),          gain(stone=1)),
    Card("gold_mine",     cost(food=1, stone=2), 2, gain(gold=1),           trade(
        offer(goods(any_not_gold=1), goods(gold=1)))),
    Card("bank",          cost(wood=1, stone=2), 3, trade(
        offer(goods(denier=1), goods(gold=1)),
        offer(goods(denier=3), goods(gold=2))),                             trade(
        offer(goods(denier=2), goods(gold=1)))),
    Card("church",        cost(wood=1, stone=2), 3, trade(
        offer(goods(denier=2), goods(castle_token=1)),
        offer(goods(denier=5), goods(castle_token=2))),                     trade(
        offer(goods(denier=3), goods(castle_token=1)))),
]

PRESTIGE_CARDS: Final = [
    #    id           cost                   points
    Card("theatre",   cost(wood=2, gold=1),   6, gain()),
    Card("statue",    cost(stone=2, gold=1),  6, gain()),
    Card("hotel",     cost(stone=3, gold=1),  6, gain(), income=1),
    Card("stables",   cost(food=3, gold=2),  10, gain()),
    Card("town_hall", cost(wood=3, gold=2),  10, gain()),
    Card("monument",  cost(stone=3, gold=2), 10, gain()),
    Card("cathedral", cost(stone=5, gold=3), 14, gain()),
]

# Points, and some of the costs, that one source alone has.
OF_ONE_SOURCE: Final = [*PLAYER_CARDS, *PRESTIGE_CARDS]

RESIDENCE: Final = Card("residence", cost(food=1), 1, gain(), income=1)

# Red, orange and yellow tokens, taken in this order.
#                        id        points  tokens by players
DUNGEON: Final = Section("dungeon", 4, {2: 5, 3: 6, 4: 7})
WALLS:   Final = Section("walls",   3, {2: 6, 3: 7, 4: 8})
TOWERS:  Final = Section("towers",  2, {2: 7, 3: 8, 4: 9})
# fmt: on

SECTIONS: Final = [DUNGEON, WALLS, TOWERS]
SECTION_KINDS: Final = Kinds("dungeon", "walls", "towers")

BEGINNER: Final = "beginner"
STANDARD: Final = "standard"
NOT_FOR_BEGINNERS: Final = ("lawyer", "church", "hotel")

NEUTRAL_IDS: Final = tuple(card.id for card in NEUTRAL_CARDS)
CARD_IDS: Final = tuple(card.id for card in PLAYER_CARDS)
PRESTIGE_IDS: Final = tuple(card.id for card in PRESTIGE_CARDS)
CARDS: Final[i64] = len(PLAYER_CARDS)

# A place is a card on the road: 0 is none, then the neutral cards, then each colour's twelve.
FIRST_CARD: Final[i64] = 1 + len(NEUTRAL_CARDS)
PLACE_IDS: Final = (
    "",
    *NEUTRAL_IDS,
    *(f"{colour}_{id}" for colour in COLOURS for id in CARD_IDS),
)
FIRST_PLACE: Final = {
    colour: int(FIRST_CARD) + place * len(PLAYER_CARDS) for place, colour in enumerate(COLOURS)
}
NUMBER: Final = {id: number for number, id in enumerate(PLACE_IDS)}
LAST_NEUTRAL: Final = NUMBER["neutral_peddler"]
SHUFFLED_NEUTRALS: Final = 4
LAWYER: Final = CARD_IDS.index("lawyer")

START_CUBES: Final = goods(food=2, wood=2)
START_DENIERS: Final = 4
HAND: Final = 3
SMALL_CARDS: Final = Kinds("small_farm", "small_sawmill", "small_quarry")
RESERVE: Final = {2: 2, 3: 4, 4: 4}

INCOME: Final = 2
ACTION_PRICE: Final = 1
FIRST_TO_PASS: Final = 1
PROVOST_REACH: Final = 3
PROVOST_PRICE: Final = 1
PROVOST_ADVANCE: Final = 2

MOST_LOTS: Final = 24
MOST_LOTS_GOLD: Final = 1
TOKENS_REMOVED: Final = 2

GOLD_POINTS: Final = 1
CUBES_FOR_POINT: Final = 3
DENIERS_FOR_POINT: Final = 3


def _bits(ids: tuple[str, ...]) -> int:
    return sum(int(bit(CARD_IDS.index(id))) for id in ids)


WHOLE_DECK: Final[i64] = _bits(CARD_IDS)
BEGINNER_DECK: Final[i64] = _bits(tuple(id for id in CARD_IDS if id not in NOT_FOR_BEGINNERS))
