"""Hiring an apprentice, and the two rows of the Workshop (§ 4.6, § 4.13)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, final

from mypy_extensions import i64

from keepwright.engine.action import Action, Candidates
from keepwright.engine.agenda import Decision, DrawFromSet, Fields, SeatStep, Step, Task
from keepwright.engine.choices import bit, count, numbers
from keepwright.engine.obstacle import Obstacle
from keepwright.engine.tally import Tally
from keepwright.games.architects import events
from keepwright.games.architects.actions import (
    DECLINE,
    DISCARD_APPRENTICE,
    HIRE_CARD,
    HIRE_OR_DECLINE,
    TASKS,
)
from keepwright.games.architects.between import comes_between
from keepwright.games.architects.components import (
    APPRENTICE_IDS,
    APPRENTICE_LIMIT,
    APPRENTICES,
    COLUMNS,
    FACE_UP,
    HIRE_SILVER,
    HIRE_TAX,
    WORKSHOP,
)
from keepwright.games.architects.payments import can_pay, pay_silver, too_few_silver
from keepwright.games.architects.state import NO_CARD, Architects, counted_silver
from keepwright.games.architects.triggers import APPRENTICE_ROOM, HIRE_DISCOUNT, add_up
from keepwright.games.architects.virtue import change_virtue

# ---------------------------------------------------------------- the two rows


def face_up(state: Architects) -> i64:
    """The apprentices that lie face up, as bits."""
    found: i64 = 0
    for card in state.display:
        if card != NO_CARD:
            found |= bit(card)
    return found


def place_of(state: Architects, card: i64) -> i64:
    """The place of a face-up card; NO_CARD if it lies at none."""
    place: i64
    for place in range(FACE_UP):
        if state.display[place] == card:
            return place
    return NO_CARD


def remove_from_display(state: Architects, place: i64) -> i64:
    """The card at a place is taken away; the silver that lay on it."""
    silver: i64 = state.display_silver[place]
    display, on_cards = list(state.display), list(state.display_silver)
    display[place] = NO_CARD
    on_cards[place] = 0
    state.display, state.display_silver = tuple(display), tuple(on_cards)
    return silver


def put_apprentice_under(state: Architects, card: i64) -> None:
    """An apprentice goes to the bottom of the pile; everybody saw which (§ 7)."""
    state.apprentices_beneath = state.apprentices_beneath + (int(card),)


def sweep(state: Architects, place: i64) -> None:
    """A face-up apprentice goes under the pile, the silver on it to the supply (§ 5.8, § 5.9)."""
    card = state.display[place]
    if card == NO_CARD:
        return
    silver = remove_from_display(state, place)
    put_apprentice_under(state, card)
    events.apprentice_swept(state, APPRENTICE_IDS[card], silver)


def close_gaps(state: Architects) -> i64:
    """Cards right of a gap move left with the silver on them; how many places are empty then."""
    display: list[int] = []
    on_cards: list[int] = []
    gaps: i64 = 0
    for row in range(FACE_UP // COLUMNS):
        empty = 0
        for place in range(row * COLUMNS, (row + 1) * COLUMNS):
            if state.display[place] == NO_CARD:
                empty += 1
            else:
                display.append(state.display[place])
                on_cards.append(state.display_silver[place])
        display.extend([NO_CARD] * empty)
        on_cards.extend([0] * empty)
        gaps += empty
    state.display, state.display_silver = tuple(display), tuple(on_cards)
    return gaps


def reveal(state: Architects, cards: list[int]) -> None:
    """Cards of the pile are laid face up in the empty places, the top row first."""
    display = list(state.display)
    used = 0
    for place in range(FACE_UP):
        if display[place] == NO_CARD and used < len(cards):
            display[place] = cards[used]
            used += 1
    state.display = tuple(display)
    for card in cards:
        state.apprentice_pile &= ~bit(card)
    events.apprentices_revealed(state, cards)


def has_gaps(state: Architects) -> bool:
    """Whether a place of the rows is empty, and there is a card to fill it (§ 4.13)."""
    is_left = state.apprentice_pile != 0 or len(state.apprentices_beneath) > 0
    return is_left and NO_CARD in state.display


@final
class Refill(Step[Architects]):
    """Rows move left, and the top cards of the pile fill what is empty (§ 4.13)."""

    def run(self, state: Architects) -> None:
        gaps = close_gaps(state)
        unseen = count(state.apprentice_pile)
        if gaps and unseen > 1:
            state.next(REVEAL)
        elif gaps and unseen == 1:
            state.next(REFILL)
            reveal(state, numbers(state.apprentice_pile))
        elif gaps and state.apprentices_beneath:
            cards = state.apprentices_beneath[:gaps]
            state.apprentices_beneath = state.apprentices_beneath[gaps:]
            reveal(state, list(cards))

    def fits(self, state: Architects, above: list[Task[Any]]) -> bool:
        return comes_between(above) and NO_CARD in state.display


@final
class Reveal(DrawFromSet[Architects]):
    """The next card of the apprentice pile, for the first empty place (§ 4.13)."""

    def things(self, state: Architects) -> tuple[str, ...]:
        return APPRENTICE_IDS

    def left(self, state: Architects) -> i64:
        return state.apprentice_pile

    def count(self, state: Architects) -> int:
        return 1

    def perform(self, state: Architects, drawn: list[int]) -> None:
        reveal(state, drawn)
        state.next(REFILL)

    def fits(self, state: Architects, above: list[Task[Any]]) -> bool:
        return not above and has_gaps(state) and count(state.apprentice_pile) > 1


# ---------------------------------------------------------------- what hiring costs


def hire_silver(state: Architects, seat: i64, explained: bool = False) -> Tally:
    """The silver part of the base cost; Rudolf pays less (§ 4.6, R-19)."""
    tally = Tally(explained)
    tally.add("hire", HIRE_SILVER)
    add_up(state.players[seat], HIRE_DISCOUNT, tally, -1)
    return tally


def skipped_columns(column: i64, workers: i64) -> i64:
    """How many cards of a row take silver: as many as the column is beyond the own workers."""
    skipped: i64 = column - workers
    return skipped if skipped > 0 else 0


def skipped_cards(state: Architects, seat: i64, place: i64) -> i64:
    """How many cards of the row take silver for the card at this place (§ 4.6)."""
    return skipped_columns(place % COLUMNS + 1, state.players[seat].workers_at(WORKSHOP))


def hire_cost(state: Architects, seat: i64, place: i64) -> i64:
    """The silver for a card at this place of the Workshop, tax apart (§ 4.6)."""
    return hire_silver(state, seat).total + skipped_cards(state, seat, place)


def lay_skip_silver(state: Architects, seat: i64, place: i64) -> None:
    """1 silver on each of the first cards of the row; it stays there until they are hired (§ 4.6).

    Silver on the card that is being hired cannot help to pay for it (R-35).
    """
    skipped = skipped_cards(state, seat, place)
    if not skipped:
        return
    state.players[seat].silver -= skipped
    on_cards = list(state.display_silver)
    first: i64 = place - place % COLUMNS
    for other in range(first, first + skipped):
        on_cards[other] = int(counted_silver(on_cards[other] + 1))
    state.display_silver = tuple(on_cards)
    events.cards_skipped(state, seat, skipped)


# ---------------------------------------------------------------- hiring


def apprentice_limit(state: Architects, seat: i64, explained: bool = False) -> Tally:
    """How many apprentices a player can have (§ 4.13)."""
    tally = Tally(explained)
    tally.add("limit", APPRENTICE_LIMIT)
    add_up(state.players[seat], APPRENTICE_ROOM, tally)
    return tally


def hire(state: Architects, seat: i64, card: i64) -> None:
    """At the limit an apprentice is discarded first; then the card is taken (§ 4.13, R-20)."""
    if count(state.players[seat].apprentices) >= apprentice_limit(state, seat).total:
        state.next(TAKE_APPRENTICE[card][seat])
        state.next(DISCARD[seat])
    else:
        take_apprentice(state, seat, card)


def take_apprentice(state: Architects, seat: i64, card: i64) -> None:
    """The card and all silver on it are taken, its icon applies, the rows are refilled (§ 4.13)."""
    silver = remove_from_display(state, place_of(state, card))
    state.players[seat].apprentices |= bit(card)
    state.add_coins(seat, silver)
    events.apprentice_hired(state, seat, card, silver)
    state.next(REFILL)
    change_virtue(state, seat, APPRENTICES[card].virtue)


def lose_apprentice(state: Architects, seat: i64, card: i64) -> None:
    """An apprentice leaves his player; his icon is never reversed (§ 4.13)."""
    state.players[seat].apprentices &= ~bit(card)
    put_apprentice_under(state, card)
    events.apprentice_discarded(state, seat, APPRENTICE_IDS[card])


@final
class TakeApprentice(SeatStep[Architects]):
    """After one was discarded, the hired apprentice is taken (§ 4.13)."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final[i64] = card

    def fields(self) -> Fields:
        return {"seat": int(self.seat), "card": APPRENTICE_IDS[self.card]}

    def run(self, state: Architects) -> None:
        take_apprentice(state, self.seat, self.card)

    def fits(self, state: Architects, above: list[Task[Any]]) -> bool:
        """Room for him is made by the apprentice who is to be discarded first."""
        is_left = face_up(state) & bit(self.card) != 0
        return is_left and len(above) == 1 and above[0].name == "discard_apprentice"


@final
class DiscardAnApprentice(Decision[Architects]):
    """Which own apprentice goes to the bottom of the pile (§ 4.13)."""

    name = "discard_apprentice"
    candidates = DISCARD_APPRENTICE

    def legal(self, state: Architects) -> i64:
        return state.players[self.seat].apprentices

    def obstacles(self, state: Architects, action: Action) -> Iterator[Obstacle]:
        if not state.players[self.seat].apprentices & bit(action.target):
            yield Obstacle("not_your_apprentice", rule="§ 4.13", card=action.argument)

    def perform(self, state: Architects, action: Action) -> None:
        lose_apprentice(state, self.seat, action.target)

    def fits(self, state: Architects, above: list[Task[Any]]) -> bool:
        return comes_between(above) and self.legal(state) != 0


@final
class HireCard(Decision[Architects]):
    """Which face-up apprentice is hired in the Workshop (§ 4.6)."""

    candidates = HIRE_CARD

    def fields(self) -> Fields:
        return {"seat": int(self.seat), "at": "workshop"}

    def legal(self, state: Architects) -> i64:
        found: i64 = 0
        place: i64
        for place in range(FACE_UP):
            card = state.display[place]
            if card != NO_CARD:
                silver = hire_cost(state, self.seat, place)
                if can_pay(state, self.seat, silver, HIRE_TAX):
                    found |= bit(card)
        return found

    def obstacles(self, state: Architects, action: Action) -> Iterator[Obstacle]:
        place = place_of(state, action.target)
        if place == NO_CARD:
            yield Obstacle("not_face_up", rule="§ 4.6", card=action.argument)
            return
        silver = hire_cost(state, self.seat, place)
        if not can_pay(state, self.seat, silver, HIRE_TAX):
            yield too_few_silver(state, self.seat, "§ 4.6", silver, HIRE_TAX)

    def perform(self, state: Architects, action: Action) -> None:
        lay_skip_silver(state, self.seat, place_of(state, action.target))
        pay_silver(state, self.seat, hire_silver(state, self.seat, state.is_heard), HIRE_TAX)
        hire(state, self.seat, action.target)


@final
class HireForFree(Decision[Architects]):
    """Any face-up apprentice for nothing; at the Tavern nobody has to (§ 4.10, § 5.3, R-14)."""

    name = "hire_card"

    def __init__(self, seat: int, at: str, candidates: Candidates) -> None:
        super().__init__(seat)
        self.candidates = candidates
        self.at: Final = at

    def fields(self) -> Fields:
        return {"seat": int(self.seat), "at": self.at}

    def legal(self, state: Architects) -> i64:
        found = face_up(state)
        if self.candidates is HIRE_OR_DECLINE:
            found |= bit(len(APPRENTICES))
        return found

    def obstacles(self, state: Architects, action: Action) -> Iterator[Obstacle]:
        if action is not DECLINE and not face_up(state) & bit(action.target):
            yield Obstacle("not_face_up", rule="§ 4.10", card=action.argument)

    def perform(self, state: Architects, action: Action) -> None:
        if action is DECLINE:
            events.declined(state, self.seat, self.at)
        else:
            hire(state, self.seat, action.target)

    def fits(self, state: Architects, above: list[Task[Any]]) -> bool:
        return comes_between(above) and self.legal(state) != 0


REFILL: Final = TASKS.add(Refill())
REVEAL: Final = TASKS.add(Reveal())
DISCARD: Final = TASKS.per_seat(DiscardAnApprentice)
TAKE_APPRENTICE: Final = [TASKS.per_seat(TakeApprentice, card) for card in range(len(APPRENTICES))]
HIRE_IN_WORKSHOP: Final = TASKS.per_seat(HireCard)
HIRE_AT_MARKET: Final = TASKS.per_seat(HireForFree, "bm_middle", HIRE_CARD)
HIRE_IN_TAVERN: Final = TASKS.per_seat(HireForFree, "tavern", HIRE_OR_DECLINE)
