"""Building a prestige card, in the standard game on an own residence (§ phase 2 E)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, final

from mypy_extensions import i64

from keepwright.engine.action import Action
from keepwright.engine.agenda import Decision, Fields, SeatStep, Task
from keepwright.engine.choices import bit
from keepwright.engine.goods import amount
from keepwright.engine.obstacle import Obstacle
from keepwright.engine.trade import is_paid_next, too_few_goods
from keepwright.games.magna_carta import events
from keepwright.games.magna_carta.actions import PRESTIGE, TASKS
from keepwright.games.magna_carta.components import (
    NOT_FOR_BEGINNERS,
    PRESTIGE_CARDS,
    PRESTIGE_IDS,
)
from keepwright.games.magna_carta.counter import COUNTER
from keepwright.games.magna_carta.pieces import GOLD
from keepwright.games.magna_carta.state import MagnaCarta, card_of


def prestige_in_game(state: MagnaCarta, card: i64) -> bool:
    """The hotel is not in the beginner game (set-up 3)."""
    return state.is_standard or PRESTIGE_IDS[card] not in NOT_FOR_BEGINNERS


def is_on_offer(state: MagnaCarta, card: i64) -> bool:
    """Whether nobody has built this prestige card yet."""
    for player in state.players:
        if player.prestige & bit(card):
            return False
    return True


def has_site(state: MagnaCarta, seat: i64) -> bool:
    """A prestige card needs an own uncovered residence, in the standard game (§ phase 2 E)."""
    me = state.players[seat]
    return not state.is_standard or me.residences & ~me.covered != 0


def buildable_prestige(state: MagnaCarta, seat: i64) -> i64:
    """The prestige cards that can be built, as bits."""
    found: i64 = 0
    held = state.players[seat].cubes
    if not amount(held, GOLD) or not has_site(state, seat):
        return found
    card: i64
    for card in range(len(PRESTIGE_CARDS)):
        if (
            PRESTIGE_CARDS[card].cost.affordable(held)
            and prestige_in_game(state, card)
            and is_on_offer(state, card)
        ):
            found |= bit(card)
    return found


@final
class BuildPrestigeCard(Decision[MagnaCarta]):
    """Pay for a prestige card on offer (§ phase 2 E)."""

    candidates = PRESTIGE

    def legal(self, state: MagnaCarta) -> i64:
        return buildable_prestige(state, self.seat)

    def obstacles(self, state: MagnaCarta, action: Action) -> Iterator[Obstacle]:
        card = PRESTIGE_CARDS[action.target]
        if not prestige_in_game(state, action.target):
            yield Obstacle("not_in_this_game", rule="§ setup", card=card.id)
        elif not is_on_offer(state, action.target):
            yield Obstacle("not_on_offer", rule="§ phase 2 E", card=card.id)
        if not has_site(state, self.seat):
            yield Obstacle("no_own_residence", rule="§ phase 2 E")
        if not card.cost.affordable(state.players[self.seat].cubes):
            yield too_few_goods(state, self.seat, "§ phase 2 E", card.cost)

    def perform(self, state: MagnaCarta, action: Action) -> None:
        state.next(PUT_PRESTIGE[action.target][self.seat])
        COUNTER.pay(state, self.seat, PRESTIGE_CARDS[action.target].cost)


@final
class PutPrestige(SeatStep[MagnaCarta]):
    """The prestige card lies before its builder, or on his first free residence (R-35)."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final[i64] = card

    def fields(self) -> Fields:
        return {"seat": int(self.seat), "card": PRESTIGE_IDS[self.card]}

    def run(self, state: MagnaCarta) -> None:
        state.players[self.seat].prestige |= bit(self.card)
        if state.is_standard:
            cover_residence(state, self.seat, self.card)
        events.prestige_built(state, self.seat, self.card)

    def fits(self, state: MagnaCarta, above: list[Task[Any]]) -> bool:
        return (
            is_paid_next(above, self.seat, PRESTIGE_CARDS[self.card].cost)
            and prestige_in_game(state, self.card)
            and is_on_offer(state, self.card)
            and has_site(state, self.seat)
        )


def cover_residence(state: MagnaCarta, seat: i64, card: i64) -> None:
    """The card covers the own free residence nearest the start of the road (§ phase 2 E)."""
    me = state.players[seat]
    for place in state.road:
        if state.owner_of(place) == seat and me.residences & ~me.covered & bit(card_of(place)):
            me.covered |= bit(card_of(place))
            covering = list(state.covering)
            covering[card] = place
            state.covering = tuple(covering)
            return


BUILD_PRESTIGE_CARD: Final = TASKS.per_seat(BuildPrestigeCard)
PUT_PRESTIGE: Final = [TASKS.per_seat(PutPrestige, card) for card in range(len(PRESTIGE_CARDS))]
