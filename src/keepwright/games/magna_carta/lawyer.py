"""The lawyer and residences (section 5.4, standard only)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, final

from mypy_extensions import i64

from keepwright.engine.action import Action
from keepwright.engine.agenda import Decision, Fields, SeatStep, Task
from keepwright.engine.choices import bit
from keepwright.engine.goods import amount
from keepwright.engine.obstacle import Obstacle
from keepwright.engine.trade import is_paid_next, tell_declined, too_few_goods
from keepwright.engine.turns import NOBODY
from keepwright.games.magna_carta import events
from keepwright.games.magna_carta.actions import DECLINE, TASKS, TURN
from keepwright.games.magna_carta.components import (
    CARD_IDS,
    CARDS,
    LAWYER,
    RESIDENCE,
    SMALL_CARDS,
)
from keepwright.games.magna_carta.counter import COUNTER
from keepwright.games.magna_carta.state import MagnaCarta

ONLY_DECLINE: Final = 1


def obstacles_to_turning(state: MagnaCarta, seat: i64, card: i64, name: str) -> Iterator[Obstacle]:
    """Own face-up cards on the road, no lawyer, none neutral or already marked (§ 5.4)."""
    me = state.players[seat]
    if card == LAWYER:
        yield Obstacle("never_turned", rule="R-20", card=name)
    elif card >= CARDS:
        yield Obstacle("never_turned", rule="R-21", card=name)
    elif not me.built & bit(card):
        yield Obstacle("not_built_by_you", rule="§ 5.4", card=name)
    elif me.marked & bit(card):
        yield Obstacle("already_marked", rule="R-09", card=name)


@final
class TurnCard(Decision[MagnaCarta]):
    """Pay 1 food or gold and turn one own card into a residence, or decline (D3, R-22)."""

    candidates = TURN

    def legal(self, state: MagnaCarta) -> i64:
        me = state.players[self.seat]
        allowed: i64 = ONLY_DECLINE
        if RESIDENCE.cost.affordable(me.cubes):
            allowed |= (me.built & ~me.marked & ~bit(LAWYER)) << 1
        return allowed

    def obstacles(self, state: MagnaCarta, action: Action) -> Iterator[Obstacle]:
        if action is DECLINE:
            return
        yield from obstacles_to_turning(state, self.seat, action.target, action.argument)
        if not RESIDENCE.cost.affordable(state.players[self.seat].cubes):
            yield too_few_goods(state, self.seat, "§ 5.4", RESIDENCE.cost)

    def perform(self, state: MagnaCarta, action: Action) -> None:
        if action is DECLINE:
            tell_declined(state, self.seat, CARD_IDS[LAWYER])
            return
        state.next(MARK_CARD[action.target][self.seat])
        COUNTER.pay(state, self.seat, RESIDENCE.cost)


@final
class MarkCard(SeatStep[MagnaCarta]):
    """A card with a worker is only marked and turned once it has been handled (R-09)."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final[i64] = card

    def fields(self) -> Fields:
        return {"seat": int(self.seat), "card": CARD_IDS[self.card]}

    def run(self, state: MagnaCarta) -> None:
        if state.worker_on(state.place_of(self.seat, self.card)) == NOBODY:
            turn_over(state, self.seat, self.card)
            return
        state.players[self.seat].marked |= bit(self.card)
        events.card_marked(state, self.seat, self.card)

    def fits(self, state: MagnaCarta, above: list[Task[Any]]) -> bool:
        is_paid = is_paid_next(above, self.seat, RESIDENCE.cost)
        obstacles = obstacles_to_turning(state, self.seat, self.card, CARD_IDS[self.card])
        return is_paid and next(obstacles, None) is None


def turn_over(state: MagnaCarta, seat: i64, card: i64) -> None:
    """The card becomes a residence where it lies; its reserve returns to the stock (R-10, R-35)."""
    me = state.players[seat]
    me.built &= ~bit(card)
    me.marked &= ~bit(card)
    me.residences |= bit(card)
    id = CARD_IDS[card]
    if id in SMALL_CARDS.ids:
        small = SMALL_CARDS.ids.index(id)
        me.reserves -= SMALL_CARDS.one(id) * amount(me.reserves, small)
    events.card_turned(state, seat, card)


TURN_CARD: Final = TASKS.per_seat(TurnCard)
MARK_CARD: Final = [TASKS.per_seat(MarkCard, card) for card in range(len(CARD_IDS))]
