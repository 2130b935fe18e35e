"""Paying silver, tax and goods (§ 4.13)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from keepwright.engine.choices import bit
from keepwright.engine.goods import LANE, amount, capped, covers
from keepwright.engine.obstacle import Obstacle
from keepwright.engine.tally import Tally
from keepwright.engine.trade import pay_goods
from keepwright.games.architects import events
from keepwright.games.architects.components import CHARACTERS, VIRTUE_TRACK
from keepwright.games.architects.pieces import GOODS, CheaperBuilding, OneResource
from keepwright.games.architects.state import NO_CHARACTER, Architects, Player
from keepwright.games.architects.triggers import TAX_IGNORED, add_up

GOLD: Final[i64] = GOODS.ids.index("gold")
MARBLE: Final[i64] = GOODS.ids.index("marble")
WOOD: Final[i64] = GOODS.ids.index("wood")
STONE: Final[i64] = GOODS.ids.index("stone")
ONE_WOOD: Final[i64] = GOODS.one("wood")
ONE_STONE: Final[i64] = GOODS.one("stone")
_ROUGH: Final[i64] = int(bit(GOLD * LANE)) - 1

_ONE_RESOURCE: Final = [
    any(isinstance(ability, OneResource) for ability in character.abilities)
    for character in CHARACTERS
]
_CHEAPER: Final = [
    any(isinstance(ability, CheaperBuilding) for ability in character.abilities)
    for character in CHARACTERS
]

# ---------------------------------------------------------------- silver and tax


def without_less_than_nothing(tally: Tally, rest: str) -> Tally:
    """The tally, brought back to 0 if it has fallen below."""
    if tally.total < 0:
        tally.add(rest, -tally.total)
    return tally


def tax_due(state: Architects, seat: i64, tax: i64, explained: bool = False) -> Tally:
    """Tax, less what the current virtue avoids and Ada ignores; afresh for each cost (R-07)."""
    me = state.players[seat]
    tally = Tally(explained)
    if not tax:
        return tally
    tally.add("tax", tax)
    tally.add("virtue", -VIRTUE_TRACK[me.virtue].avoids)
    add_up(me, TAX_IGNORED, tally, -1)
    return without_less_than_nothing(tally, "minimum")


def price(state: Architects, seat: i64, silver: i64, tax: i64) -> i64:
    """What a cost of silver and tax comes to for this seat now."""
    return silver + tax_due(state, seat, tax).total if tax else silver


def can_pay(state: Architects, seat: i64, silver: i64, tax: i64 = 0) -> bool:
    """All costs are paid in full (§ 4.13)."""
    return state.players[seat].silver >= price(state, seat, silver, tax)


def too_few_silver(state: Architects, seat: i64, rule: str, silver: i64, tax: i64 = 0) -> Obstacle:
    """The obstacle of a cost of silver and tax that is not covered."""
    held = int(state.players[seat].silver)
    cost = int(price(state, seat, silver, tax))
    return Obstacle("too_few_silver", rule=rule, cost=cost, held=held)


def pay_silver(state: Architects, seat: i64, silver: Tally, tax: i64 = 0) -> None:
    """The silver goes to the supply, the tax that is not avoided onto the Tax Stand (§ 4.13)."""
    due = tax_due(state, seat, tax, state.is_heard)
    state.players[seat].silver -= silver.total + due.total
    state.add_tax(due.total)
    events.silver_paid(state, seat, silver, due)


def plain(state: Architects, silver: i64) -> Tally:
    """An amount of silver that nothing changes."""
    tally = Tally(state.is_heard)
    tally.add("silver", silver)
    return tally


# ---------------------------------------------------------------- goods


def is_one_resource(me: Player) -> bool:
    """Whether gold and marble are the same to this player (§ 5.7, R-24)."""
    return me.character != NO_CHARACTER and _ONE_RESOURCE[me.character]


def builds_cheaper(me: Player) -> bool:
    """Whether this player pays 1 wood or 1 stone less for what he builds (§ 5.8)."""
    return me.character != NO_CHARACTER and _CHEAPER[me.character]


def pooled(goods: i64) -> i64:
    """The same goods with all marble counted as gold."""
    fine: i64 = amount(goods, GOLD) + amount(goods, MARBLE)
    return capped((goods & _ROUGH) + fine * bit(GOLD * LANE))


def covers_cost(me: Player, cost: i64) -> bool:
    """Whether a player has all the goods of a cost."""
    if is_one_resource(me):
        return covers(pooled(me.goods), pooled(cost))
    return covers(me.goods, cost)


def pay_cost(state: Architects, seat: i64, cost: i64) -> None:
    """Goods go back to the supply; where gold and marble are one, gold goes first (R-24)."""
    me = state.players[seat]
    goods: i64 = cost
    if is_one_resource(me):
        fine: i64 = amount(cost, GOLD) + amount(cost, MARBLE)
        held: i64 = amount(me.goods, GOLD)
        gold: i64 = fine if fine < held else held
        goods = (cost & _ROUGH) + gold * bit(GOLD * LANE) + (fine - gold) * bit(MARBLE * LANE)
    pay_goods(state, seat, GOODS, goods)
