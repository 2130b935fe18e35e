"""The King's Storehouse: up to one trade for each own worker there (§ 4.5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, final

from mypy_extensions import i64

from keepwright.engine.action import Action
from keepwright.engine.agenda import Decision, Task
from keepwright.engine.choices import bit
from keepwright.engine.obstacle import Obstacle
from keepwright.engine.tally import Tally
from keepwright.engine.trade import Counter, Offer, too_few_goods
from keepwright.games.architects import events
from keepwright.games.architects.actions import ACTIONS, STOP, TASKS, TRADERS, TRADES
from keepwright.games.architects.between import comes_between
from keepwright.games.architects.components import (
    APPRENTICES,
    KINGS_STOREHOUSE,
    MARBLE_TRADE,
    VIRTUE_TRADE,
)
from keepwright.games.architects.payments import too_few_silver
from keepwright.games.architects.pieces import GOODS, VIRTUE, Trade
from keepwright.games.architects.state import Architects
from keepwright.games.architects.triggers import STOREHOUSE_WORKERS, add_up
from keepwright.games.architects.virtue import gain_virtue


@final
class Storehouse(Counter):
    """Trades may also give virtue (§ 4.5)."""

    def grant(self, state: Any, seat: i64, offer: Offer) -> None:
        assert isinstance(state, Architects)
        if offer.grants:
            gain_virtue(state, seat, offer.grants[VIRTUE])


def _offer_of(card: int) -> Offer:
    ability = APPRENTICES[card].ability
    assert isinstance(ability, Trade)
    return ability.offer


STOREHOUSE: Final = Storehouse(ACTIONS, TASKS, GOODS, (), "§ 4.5")
# By number among the candidates, of which stopping is the first.
PRINTED: Final = 2
OFFERS: Final = [VIRTUE_TRADE, MARBLE_TRADE, *(_offer_of(card) for card in TRADERS)]
for _offer in OFFERS:
    STOREHOUSE.add_offer(_offer)


def trades_allowed(state: Architects, seat: i64, explained: bool = False) -> Tally:
    """One trade for each own worker there; the Overseer counts as one more (§ 4.5, § 5.8)."""
    me = state.players[seat]
    tally = Tally(explained)
    tally.add("workers", me.workers_at(KINGS_STOREHOUSE))
    add_up(me, STOREHOUSE_WORKERS, tally)
    return tally


def knows_trade(state: Architects, seat: i64, number: i64) -> bool:
    """Whether a trade is printed on the board or on an own apprentice (§ 4.5)."""
    if number < PRINTED:
        return True
    return state.players[seat].apprentices & bit(TRADERS[number - PRINTED]) != 0


@final
class StorehouseTrade(Decision[Architects]):
    """One of the trades, any of them again and again, or stop (§ 4.5, R-04, R-39).

    One such task for each trade still allowed; to stop takes them all off the agenda.
    """

    candidates = TRADES

    def offer(self, action: Action) -> Offer | None:
        return None if action is STOP else OFFERS[self.candidates.number(action) - 1]

    def legal(self, state: Architects) -> i64:
        allowed: i64 = 1
        number: i64
        for number in range(len(OFFERS)):
            if knows_trade(state, self.seat, number) and STOREHOUSE.can_carry_out(
                state, self.seat, OFFERS[number]
            ):
                allowed |= bit(number + 1)
        return allowed

    def obstacles(self, state: Architects, action: Action) -> Iterator[Obstacle]:
        if action is STOP:
            return
        number = self.candidates.number(action) - 1
        offer = OFFERS[number]
        if not knows_trade(state, self.seat, number):
            yield Obstacle("not_your_apprentice", rule="§ 4.5", card=action.argument)
        if state.coins_of(self.seat) < offer.pay_coins:
            yield too_few_silver(state, self.seat, "§ 4.5", offer.pay_coins)
        if not offer.price.affordable(state.goods_of(self.seat)):
            yield too_few_goods(state, self.seat, "§ 4.5", offer.price)

    def perform(self, state: Architects, action: Action) -> None:
        if action is STOP:
            stop_all(state, self)
        else:
            STOREHOUSE.carry_out(state, self.seat, OFFERS[self.candidates.number(action) - 1])

    def fits(self, state: Architects, above: list[Task[Any]]) -> bool:
        is_left = above.count(self) < trades_allowed(state, self.seat).total
        return is_left and comes_between(above, self.name, "pay", "gain")


def stop_all(state: Architects, decision: Decision[Architects]) -> None:
    """The same decisions that are still to come are not asked for any more."""
    while state.due is decision:
        state.drop()
    events.stopped(state, decision.seat, decision.name)


def visit_storehouse(state: Architects, seat: i64) -> None:
    """A visit may end without a trade (R-04)."""
    for _ in range(trades_allowed(state, seat).total):
        state.next(STOREHOUSE_TRADE[seat])


STOREHOUSE_TRADE: Final = TASKS.per_seat(StorehouseTrade)
