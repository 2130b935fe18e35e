"""Building a card of the hand, at the end of the road (§ phase 2 D)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, final

from mypy_extensions import i64

from keepwright.engine.action import Action
from keepwright.engine.agenda import Fields, SeatStep, SecretDecision, Task
from keepwright.engine.choices import bit, choices_of
from keepwright.engine.obstacle import Obstacle
from keepwright.engine.payment import Price
from keepwright.engine.trade import is_paid_next, too_few_goods
from keepwright.games.magna_carta import events
from keepwright.games.magna_carta.actions import BUILD, TASKS
from keepwright.games.magna_carta.components import (
    CARD_IDS,
    PLAYER_CARDS,
    RESERVE,
    SMALL_CARDS,
)
from keepwright.games.magna_carta.counter import COUNTER
from keepwright.games.magna_carta.state import MagnaCarta


@final
class Priced:
    """A price, and all the cards that cost it, as bits."""

    def __init__(self, price: Price) -> None:
        self.price: Final = price
        self.cards: Final[i64] = choices_of(
            [n for n, card in enumerate(PLAYER_CARDS) if card.cost.text == price.text]
        )


def buildable_cards(state: MagnaCarta, seat: i64) -> i64:
    """The cards in hand that can be paid for, as bits."""
    me = state.players[seat]
    found: i64 = 0
    if not me.cubes:
        return found
    for priced in PRICED:
        cards: i64 = me.hand & priced.cards
        if cards and priced.price.affordable(me.cubes):
            found |= cards
    return found


@final
class BuildFromHand(SecretDecision[MagnaCarta]):
    """Pay for a card of the hand and put it at the end of the road (§ phase 2 D)."""

    candidates = BUILD

    def legal(self, state: MagnaCarta) -> i64:
        return buildable_cards(state, self.seat)

    def obstacles(self, state: MagnaCarta, action: Action) -> Iterator[Obstacle]:
        me, card = state.players[self.seat], PLAYER_CARDS[action.target]
        if not me.hand & bit(action.target):
            yield Obstacle("not_in_hand", rule="§ phase 2 D", card=card.id)
        if not card.cost.affordable(me.cubes):
            yield too_few_goods(state, self.seat, "§ phase 2 D", card.cost)

    def perform(self, state: MagnaCarta, action: Action) -> None:
        state.next(PUT_ON_ROAD[action.target][self.seat])
        COUNTER.pay(state, self.seat, PLAYER_CARDS[action.target].cost)


@final
class PutOnRoad(SeatStep[MagnaCarta]):
    """The paid card lies face up at the end of the road, small ones with a reserve (R-32)."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final[i64] = card
        self.small: Final[i64] = SMALL_CARDS.pack(
            **{id: 1 for id in SMALL_CARDS.ids if id == CARD_IDS[card]}
        )

    def fields(self) -> Fields:
        return {"seat": int(self.seat), "card": CARD_IDS[self.card]}

    def run(self, state: MagnaCarta) -> None:
        me = state.players[self.seat]
        me.hand &= ~bit(self.card)
        me.built |= bit(self.card)
        state.road = state.road + (state.place_of(self.seat, self.card),)
        if self.small:
            me.reserves += self.small * RESERVE[len(state.players)]
        events.card_built(state, self.seat, self.card)

    def fits(self, state: MagnaCarta, above: list[Task[Any]]) -> bool:
        is_paid = is_paid_next(above, self.seat, PLAYER_CARDS[self.card].cost)
        return is_paid and state.players[self.seat].hand & bit(self.card) != 0


PRICED: Final = [
    Priced(price) for price in {card.cost.text: card.cost for card in PLAYER_CARDS}.values()
]

BUILD_FROM_HAND: Final = TASKS.per_seat(BuildFromHand)
PUT_ON_ROAD: Final = [TASKS.per_seat(PutOnRoad, card) for card in range(len(PLAYER_CARDS))]
