"""Building cards: drawing them from the pile, and putting them under it (§ 4.13, § 7).

The unseen rest of the pile comes first, then what was put under it, batch by batch. Several cards
put there at once lie in random order (R-22), so a batch is a set whose cards come up by chance.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from keepwright.engine.agenda import DrawFromSet, Fields, SeatStep, Task
from keepwright.engine.choices import bit, choices_of, count, numbers
from keepwright.games.architects import events
from keepwright.games.architects.actions import TASKS
from keepwright.games.architects.between import are_named
from keepwright.games.architects.components import (
    BUILDING_IDS,
    SOLO_DEAL,
    WORKERS,
)
from keepwright.games.architects.state import Architects

MOST_DRAWN: Final = 1 + WORKERS // 2


def has_cards(state: Architects) -> bool:
    """Whether the pile holds a card, unseen or put under it."""
    return state.building_pile != 0 or len(state.beneath_by) > 0


def reach_batch(state: Architects) -> None:
    """With the unseen rest used up, what was put under it first is the pile (R-22).

    Which of its cards comes up when, not even who put them there knows.
    """
    seat, size = state.beneath_by[0], state.beneath_sizes[0]
    owner = state.players[seat]
    state.building_pile = choices_of(list(owner.put_under[:size]))
    owner.put_under = owner.put_under[size:]
    state.beneath_by = state.beneath_by[1:]
    state.beneath_sizes = state.beneath_sizes[1:]
    events.batch_reached(state, seat, size)


def put_under_pile(state: Architects, seat: i64, cards: i64, with_last: bool = False) -> None:
    """Cards go face down under the pile, at once with those just before if so said (R-22)."""
    me = state.players[seat]
    if with_last:
        own = me.put_under
        before: i64 = len(own) - state.beneath_sizes[-1]
        batch = sorted([*own[before:], *numbers(cards)])
        me.put_under = own[:before] + tuple(batch)
        state.beneath_sizes = state.beneath_sizes[:-1] + (len(batch),)
    elif cards:
        me.put_under = me.put_under + tuple(numbers(cards))
        state.beneath_by = state.beneath_by + (int(seat),)
        state.beneath_sizes = state.beneath_sizes + (int(count(cards)),)
    if cards:
        events.cards_put_under(state, seat, cards)


def discard(state: Architects, seat: i64, card: i64, with_last: bool = False) -> None:
    """A card of the hand goes face down under the pile; there is no discard pile (§ 4.13)."""
    state.players[seat].hand &= ~bit(card)
    put_under_pile(state, seat, bit(card), with_last)


def receive_cards(state: Architects, seat: i64, cards: i64, to_hand: bool) -> None:
    """Cards from the pile, into the hand or to choose from; only their owner sees which."""
    state.building_pile &= ~cards
    me = state.players[seat]
    if to_hand:
        me.hand |= cards
    else:
        me.offered |= cards
    events.cards_drawn(state, seat, cards)


def draw(state: Architects, seat: i64, cards: i64, to_hand: bool) -> None:
    """Draw so many cards, or all there are if they are fewer (R-21); by chance, one by one."""
    wanted: i64 = cards
    while wanted > 0:
        if not has_cards(state):
            events.pile_empty(state, seat, wanted)
            return
        if not state.building_pile:
            reach_batch(state)
        here: i64 = state.building_pile
        size = count(here)
        if size > wanted:
            if wanted > 1:
                state.next((DRAW if to_hand else DEAL)[wanted - 1][seat])
            state.next((DRAW_ONE if to_hand else DEAL_ONE)[seat])
            return
        receive_cards(state, seat, here, to_hand)
        wanted -= size


@final
class FromPile(DrawFromSet[Architects]):
    """The card on top of the pile, whatever it is."""

    def __init__(self, seat: int, name: str, to_hand: bool) -> None:
        super().__init__()
        self.name = name
        self.seat: Final[i64] = seat
        self.to_hand: Final = to_hand

    def fields(self) -> Fields:
        return {"seat": int(self.seat)}

    def things(self, state: Architects) -> tuple[str, ...]:
        return BUILDING_IDS

    def left(self, state: Architects) -> i64:
        return state.building_pile

    def count(self, state: Architects) -> int:
        return 1

    def perform(self, state: Architects, drawn: list[int]) -> None:
        receive_cards(state, self.seat, bit(drawn[0]), self.to_hand)

    def fits(self, state: Architects, above: list[Task[Any]]) -> bool:
        is_time = not self.to_hand or len(state.turn_order) > 0
        return is_time and super().fits(state, above)


@final
class DrawCards(SeatStep[Architects]):
    """So many cards of the pile are drawn into the hand, or to choose from (§ 4.13)."""

    def __init__(self, seat: int, name: str, cards: int, to_hand: bool) -> None:
        super().__init__(seat)
        self.name = name
        self.cards: Final[i64] = cards
        self.to_hand: Final = to_hand

    def fields(self) -> Fields:
        return {"seat": int(self.seat), "count": int(self.cards)}

    def run(self, state: Architects) -> None:
        draw(state, self.seat, self.cards, self.to_hand)

    def fits(self, state: Architects, above: list[Task[Any]]) -> bool:
        return len(state.turn_order) > 0 if self.to_hand else are_named(above, "deal")


def _steps(name: str, most: int, to_hand: bool) -> list[list[DrawCards]]:
    return [TASKS.per_seat(DrawCards, name, cards, to_hand) for cards in range(1, most + 1)]


DRAW_ONE: Final = TASKS.per_seat(FromPile, "draw", True)
DEAL_ONE: Final = TASKS.per_seat(FromPile, "deal", False)
# By number of cards; nobody draws none.
DRAW: Final[list[list[DrawCards]]] = [[], *_steps("draw_cards", MOST_DRAWN, True)]
DEAL: Final[list[list[DrawCards]]] = [[], *_steps("deal_cards", SOLO_DEAL, False)]
