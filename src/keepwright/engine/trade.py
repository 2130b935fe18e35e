"""Trade: paying prices, taking goods of choice, accepting offers. Shared by games with goods."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from keepwright.engine.action import Action, Actions, Candidates
from keepwright.engine.agenda import Decision, Fields, FreeChoice, SeatStep, Task, Tasks
from keepwright.engine.choices import bit
from keepwright.engine.goods import Kinds, amount, covers
from keepwright.engine.obstacle import Obstacle
from keepwright.engine.payment import Price
from keepwright.engine.state import State

Amounts = dict[str, int]


def amounts_text(amounts: Amounts) -> str:
    """Amounts in notation.

    >>> amounts_text({"denier": 1, "cloth": 2})
    '1 denier 2 cloth'
    """
    return " ".join(f"{n} {kind}" for kind, n in amounts.items())


@final
class Offer:
    """One line of a trade: what is paid, if anything, and what is gained for it.

    `coin` names the coins, `open` the goods of free choice (gained: those of the word `choice`);
    what is neither goods nor coins among the gains is granted by the game. A `joker` can be paid
    like other goods, but it is the last that a table proposes.
    """

    def __init__(
        self,
        kinds: Kinds,
        open: dict[str, tuple[str, ...]],
        coin: str,
        choice: str,
        pay: Amounts,
        gain: Amounts,
        joker: str = "",
    ) -> None:
        goods = {kind: n for kind, n in pay.items() if kind != coin}
        self.pay: Final = pay
        self.gain: Final = gain
        self.text: Final = amounts_text(pay)
        self.key: Final = f"{self.text} for {amounts_text(gain)}"
        self.price: Final = Price(kinds, goods, open, joker)
        self.pay_coins: Final[i64] = pay.get(coin, 0)
        self.gain_goods: Final[i64] = kinds.pack(
            **{kind: n for kind, n in gain.items() if kind in kinds.ids}
        )
        self.gain_coins: Final[i64] = gain.get(coin, 0)
        self.gain_choice: Final[i64] = gain.get(choice, 0)
        plain = [*kinds.ids, coin, choice]
        self.grants: Final = {kind: n for kind, n in gain.items() if kind not in plain}


@mypyc_attr(acyclic=True)
class Trading(State):
    """A position of a game in which seats hold goods and coins and can trade them."""

    @property
    def coins(self) -> str:
        """What is paid with besides goods: deniers, workers."""
        raise NotImplementedError  # pragma: no cover

    def goods_of(self, seat: i64) -> i64:
        """The goods a seat holds."""
        raise NotImplementedError  # pragma: no cover

    def add_goods(self, seat: i64, goods: i64) -> None:
        """Goods from the stock, or back to it if negative."""
        raise NotImplementedError  # pragma: no cover

    def coins_of(self, seat: i64) -> i64:
        """The coins a seat holds."""
        raise NotImplementedError  # pragma: no cover

    def add_coins(self, seat: i64, coins: i64) -> None:
        """Coins from the stock, as many as it has, or back to it if negative."""
        raise NotImplementedError  # pragma: no cover


def too_few_coins(state: Trading, seat: i64, rule: str, cost: i64) -> Obstacle:
    """The obstacle of a price in coins that is not covered."""
    held = int(state.coins_of(seat))
    return Obstacle(f"too_few_{state.coins}", rule=rule, cost=int(cost), held=held)


def too_few_goods(state: Trading, seat: i64, rule: str, price: Price) -> Obstacle:
    """The obstacle of a price in goods that is not covered."""
    held = price.kinds.held(state.goods_of(seat))
    return Obstacle("too_few_cubes", rule=rule, cost=dict(price.amounts), held=held)


def tell_offer_taken(state: State, seat: i64, pay: Amounts) -> None:
    """Tell what is paid for something."""
    if state.heard is not None:
        state.tell("offer_taken", seat=state.seats[seat], goods=pay)


def tell_declined(state: State, seat: i64, place: str) -> None:
    """Tell that something offered was not used."""
    if state.heard is not None:
        state.tell("declined", seat=state.seats[seat], place=place)


@final
class PayGoods(Decision[Trading]):
    """Choose which goods are paid where the price leaves it open."""

    def __init__(
        self, seat: int, price: Price, candidates: Candidates, rule: str, name: str = "pay"
    ) -> None:
        super().__init__(seat)
        self.name = name
        self.candidates = candidates
        self.price: Final = price
        self.rule: Final = rule

    def fields(self) -> Fields:
        return {"seat": int(self.seat), "price": self.price.text}

    def legal(self, state: Trading) -> i64:
        return self.price.payable(state.goods_of(self.seat))

    def obstacles(self, state: Trading, action: Action) -> Iterator[Obstacle]:
        held = state.goods_of(self.seat)
        if not covers(held, action.target):
            yield too_few_goods(state, self.seat, self.rule, self.price)
        elif not self.price.payable(held) & bit(self.candidates.number(action)):
            yield Obstacle("more_jokers_than_needed", rule=self.price.sparing)

    def reasons(self, state: Trading, only: Action) -> list[Obstacle]:
        """What is held leaves one way to pay; that needs no reason."""
        return []

    def default(self, state: Trading) -> Action | None:
        """The fewest jokers; then the kinds of which most are left (canonical payment)."""
        held = state.goods_of(self.seat)
        payable: i64 = self.legal(state)
        best = -1
        rank: tuple[int, ...] = ()
        for number, way in enumerate(self.price.ways):
            if payable & bit(number):
                left = held - way
                rest = sorted(int(amount(left, kind)) for kind in range(len(self.price.kinds.ids)))
                found = (-self.price.jokers_in(way), *(-n for n in rest[::-1]))
                if best < 0 or found > rank:
                    best, rank = number, found
        return self.candidates.actions[best] if best >= 0 else None

    def perform(self, state: Trading, action: Action) -> None:
        pay_goods(state, self.seat, self.price.kinds, action.target)


def is_paid_next(above: list[Task[Any]], seat: i64, price: Price | None = None) -> bool:
    """Whether nothing, or only this seat's payment of a price, is due before what is paid for."""
    if not above:
        return True
    task = above[0]
    if len(above) > 1 or not isinstance(task, PayGoods) or task.seat != seat:
        return False
    return price is None or task.price.text == price.text


@final
class TakeGoods(FreeChoice[Trading]):
    """Choose which goods are taken where the gain leaves it open."""

    name = "take"

    def __init__(self, seat: int, count: int, kinds: Kinds, candidates: Candidates) -> None:
        super().__init__(seat)
        self.candidates = candidates
        self.count: Final = count
        self.kinds: Final = kinds

    def fields(self) -> Fields:
        return {"seat": int(self.seat), "count": self.count}

    def perform(self, state: Trading, action: Action) -> None:
        take_goods(state, self.seat, self.kinds, action.target)


def pay_goods(state: Trading, seat: i64, kinds: Kinds, goods: i64) -> None:
    """Goods go back to the stock."""
    state.add_goods(seat, -goods)
    if goods and state.heard is not None:
        state.tell("cubes_paid", seat=state.seats[seat], goods=kinds.held(goods))


def take_goods(state: Trading, seat: i64, kinds: Kinds, goods: i64) -> None:
    """Goods come from the stock."""
    state.add_goods(seat, goods)
    if state.heard is not None:
        state.tell("cubes_taken", seat=state.seats[seat], goods=kinds.held(goods))


class Counter:
    """Where a game's prices are paid and its offers taken: the tasks for all of them, made once.

    `rule` is the game's rule about payments. A game whose offers give more than goods and coins
    says in its own counter how.
    """

    def __init__(
        self, actions: Actions, tasks: Tasks, kinds: Kinds, choice: tuple[str, ...], rule: str
    ) -> None:
        self.actions: Final = actions
        self.tasks: Final = tasks
        self.kinds: Final = kinds
        self.rule: Final = rule
        self.pays: Final[dict[str, list[PayGoods]]] = {}
        self.gains: Final[dict[str, list[GainFromOffer]]] = {}
        self.takes: Final = [self._take_tasks(n, choice) for n in (1, 2) if choice]

    def can_grant(self, state: Any, offer: Offer) -> bool:
        """Whether the stock still has what an offer gives beyond goods and coins."""
        return True

    def give(self, state: Any, seat: i64, offer: Offer) -> None:
        """Give what is told together with the goods of an offer."""
        assert isinstance(state, Trading)
        state.add_coins(seat, offer.gain_coins)

    def grant(self, state: Any, seat: i64, offer: Offer) -> None:
        """Give what else there is in an offer, told by itself."""

    def with_goods(self, verb: str, goods: int) -> Action:
        """The action with this verb about exactly these goods."""
        return self.actions.make(verb, "goods", self.kinds.text(goods), goods)

    def _take_tasks(self, count: int, choice: tuple[str, ...]) -> list[TakeGoods]:
        actions = [self.with_goods("take", goods) for goods in self.kinds.any_of(count, choice)]
        candidates = Candidates(actions)
        return self.tasks.per_seat(TakeGoods, count, self.kinds, candidates)

    def add_price(self, price: Price) -> None:
        """Make the tasks to pay this price, if there is more than one way."""
        if not price.is_exact and price.text not in self.pays:
            candidates = Candidates([self.with_goods("pay", way) for way in price.ways])
            self.pays[price.text] = self.tasks.per_seat(PayGoods, price, candidates, self.rule)

    def add_offer(self, offer: Offer) -> None:
        """Make the tasks to take this offer."""
        self.add_price(offer.price)
        if offer.key not in self.gains:
            self.gains[offer.key] = self.tasks.per_seat(GainFromOffer, self, offer)

    def pay(self, state: Trading, seat: i64, price: Price) -> None:
        """Pay at once where there is one way; otherwise the choice of goods is due next."""
        if price.is_exact:
            pay_goods(state, seat, self.kinds, price.needed)
        else:
            state.next(self.pays[price.text][seat])

    def carry_out(self, state: Trading, seat: i64, offer: Offer) -> None:
        """Pay what the offer asks, then gain what it gives."""
        state.add_coins(seat, -offer.pay_coins)
        if offer.pay:
            tell_offer_taken(state, seat, offer.pay)
        if offer.price.is_exact:
            pay_goods(state, seat, self.kinds, offer.price.needed)
            self.gain(state, seat, offer)
        else:
            state.next(self.gains[offer.key][seat])
            state.next(self.pays[offer.price.text][seat])

    def can_carry_out(self, state: Trading, seat: i64, offer: Offer) -> bool:
        """Whether an offer can be paid and given."""
        return (
            state.coins_of(seat) >= offer.pay_coins
            and offer.price.affordable(state.goods_of(seat))
            and self.can_grant(state, offer)
        )

    def gain(self, state: Trading, seat: i64, offer: Offer) -> None:
        """What an offer gives; goods of choice are chosen next."""
        state.add_goods(seat, offer.gain_goods)
        self.give(state, seat, offer)
        if state.heard is not None:
            state.tell("offer_gained", seat=state.seats[seat], goods=offer.gain)
        if offer.gain_choice:
            state.next(self.takes[offer.gain_choice - 1][seat])
        self.grant(state, seat, offer)


@final
class GainFromOffer(SeatStep[Trading]):
    """After the goods of an offer are paid, it gives what it promises."""

    name = "gain"

    def __init__(self, seat: int, counter: Counter, offer: Offer) -> None:
        super().__init__(seat)
        self.counter: Final = counter
        self.offer: Final = offer

    def fields(self) -> Fields:
        return {"seat": int(self.seat), "offer": self.offer.key}

    def run(self, state: Trading) -> None:
        self.counter.gain(state, self.seat, self.offer)

    def fits(self, state: Trading, above: list[Task[Any]]) -> bool:
        return is_paid_next(above, self.seat, self.offer.price)


@final
class TakeOffer(Decision[Trading]):
    """Take one of the offers that can be paid, once, or decline.

    `rule` is that of the work that trades.
    """

    def __init__(
        self,
        seat: int,
        place: str,
        offers: list[Offer],
        counter: Counter,
        rule: str,
        name: str = "trade",
    ) -> None:
        make = counter.actions.make
        actions = [make("decline"), *(make("trade", "goods", offer.text) for offer in offers)]
        super().__init__(seat)
        self.name = name
        self.candidates = Candidates(actions)
        self.place: Final = place
        self.offers: Final = offers
        self.counter: Final = counter
        self.rule: Final = rule
        for offer in offers:
            counter.add_offer(offer)

    def fields(self) -> Fields:
        return {"seat": int(self.seat), "place": self.place}

    def offer(self, action: Action) -> Offer | None:
        number = self.candidates.number(action)
        return self.offers[number - 1] if number else None

    def legal(self, state: Trading) -> i64:
        allowed: i64 = 1
        number: i64 = 1
        for offer in self.offers:
            if self.counter.can_carry_out(state, self.seat, offer):
                allowed |= bit(number)
            number += 1
        return allowed

    def obstacles(self, state: Trading, action: Action) -> Iterator[Obstacle]:
        number = self.candidates.number(action)
        if number == 0:
            return
        offer = self.offers[number - 1]
        if state.coins_of(self.seat) < offer.pay_coins:
            yield too_few_coins(state, self.seat, self.rule, offer.pay_coins)
        if not offer.price.affordable(state.goods_of(self.seat)):
            yield too_few_goods(state, self.seat, self.rule, offer.price)
        if not self.counter.can_grant(state, offer):
            yield Obstacle("too_few_left", rule=self.rule, goods=offer.grants)

    def perform(self, state: Trading, action: Action) -> None:
        number = self.candidates.number(action)
        if number == 0:
            tell_declined(state, self.seat, self.place)
        else:
            self.counter.carry_out(state, self.seat, self.offers[number - 1])
