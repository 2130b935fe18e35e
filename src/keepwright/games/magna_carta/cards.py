"""Drawing cards: from the own draw pile, shuffled anew from the discard pile when it is empty."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from keepwright.engine.agenda import DrawFromSet, Fields, SeatStep, Task
from keepwright.engine.choices import bit, count
from keepwright.games.magna_carta import events
from keepwright.games.magna_carta.actions import TASKS
from keepwright.games.magna_carta.components import CARD_IDS, HAND
from keepwright.games.magna_carta.state import MagnaCarta


def take_into_hand(state: MagnaCarta, seat: i64, cards: list[int]) -> None:
    """Cards move from the draw pile to the hand; only their owner is told which."""
    for card in cards:
        move_to_hand(state, seat, card)
    events.cards_drawn(state, seat, cards)


def move_to_hand(state: MagnaCarta, seat: i64, card: i64) -> None:
    """One card moves from the draw pile to the hand."""
    me = state.players[seat]
    me.pile &= ~bit(card)
    me.hand |= bit(card)


def discard_hand(state: MagnaCarta, seat: i64) -> None:
    """The whole hand goes face up on the own discard pile."""
    me = state.players[seat]
    hand: i64 = me.hand
    me.discard |= hand
    me.hand = 0
    events.hand_discarded(state, seat, hand)


class FromPile(DrawFromSet[MagnaCarta]):
    """Cards from the top of one player's draw pile, whatever they are."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: Final[i64] = seat

    def fields(self) -> Fields:
        return {"seat": int(self.seat)}

    def things(self, state: MagnaCarta) -> tuple[str, ...]:
        return CARD_IDS

    def left(self, state: MagnaCarta) -> i64:
        return state.players[self.seat].pile

    def take(self, state: MagnaCarta, one: i64) -> None:
        if state.is_heard:
            self.perform(state, [one])
        else:
            move_to_hand(state, self.seat, one)

    def perform(self, state: MagnaCarta, drawn: list[int]) -> None:
        take_into_hand(state, self.seat, drawn)


@final
class Deal(FromPile):
    """A player draws the top three of his shuffled deck (set-up 7 and 8)."""

    def count(self, state: MagnaCarta) -> int:
        return HAND


@final
class DrawFromPile(FromPile):
    """The top card of the draw pile (§ phase 2 A)."""

    name = "draw"

    def count(self, state: MagnaCarta) -> int:
        return 1


@final
class DrawCard(SeatStep[MagnaCarta]):
    """A card is due: with an empty draw pile the discard pile is shuffled first (R-33)."""

    def run(self, state: MagnaCarta) -> None:
        me = state.players[self.seat]
        if not me.pile:
            me.pile = me.discard
            me.discard = 0
            events.pile_shuffled(state, self.seat)
        state.next(DRAW_FROM_PILE[self.seat])

    def fits(self, state: MagnaCarta, above: list[Task[Any]]) -> bool:
        for task in above:
            if not isinstance(task, DrawFromPile | DrawCard) or task.seat != self.seat:
                return False
        me = state.players[self.seat]
        return len(above) < count(me.pile | me.discard)


DEAL: Final = TASKS.per_seat(Deal)
DRAW_FROM_PILE: Final = TASKS.per_seat(DrawFromPile)
DRAW_CARD_STEP: Final = TASKS.per_seat(DrawCard)
