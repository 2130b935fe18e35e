"""The Black Market: three spaces for one worker each (§ 4.10)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, final

from mypy_extensions import i64

from keepwright.engine.action import Action
from keepwright.engine.agenda import Decision, Fields, SeatStep, SecretDecision, Task
from keepwright.engine.choices import bit
from keepwright.engine.obstacle import Obstacle
from keepwright.engine.tally import Tally
from keepwright.games.architects import events
from keepwright.games.architects.actions import HIRE, KEEP, MODE, PLANS, TASKS
from keepwright.games.architects.between import are_named, comes_between
from keepwright.games.architects.cards import draw, has_cards, put_under_pile
from keepwright.games.architects.components import (
    BM_LEFT,
    BM_MIDDLE,
    BM_RIGHT,
    FACES,
    MARKET_CARDS,
    MARKET_DRAW,
    SPACES,
    VIRTUE_TRACK,
)
from keepwright.games.architects.gains import receive, receive_bonuses
from keepwright.games.architects.hire import HIRE_AT_MARKET, face_up
from keepwright.games.architects.payments import (
    can_pay,
    pay_silver,
    too_few_silver,
    without_less_than_nothing,
)
from keepwright.games.architects.pieces import Gain
from keepwright.games.architects.state import NO_CARD, NOBODY, RESET_AHEAD, Architects
from keepwright.games.architects.triggers import (
    MARKET_ACTION,
    MARKET_DISCOUNT,
    MARKET_SPARED,
    add_up,
)
from keepwright.games.architects.virtue import lose_virtue


def market_silver(state: Architects, seat: i64, space: i64, explained: bool = False) -> Tally:
    """The price of a space; the Trickster pays less (§ 4.10)."""
    tally = Tally(explained)
    tally.add(SPACES[space].id, SPACES[space].silver)
    add_up(state.players[seat], MARKET_DISCOUNT, tally, -1)
    return without_less_than_nothing(tally, "minimum")


def market_virtue(state: Architects, seat: i64, explained: bool = False) -> Tally:
    """The virtue that an action costs; none with the Illusionist (§ 4.10)."""
    tally = Tally(explained)
    tally.add("black_market", SPACES[BM_LEFT].virtue)
    add_up(state.players[seat], MARKET_SPARED, tally, -1)
    return without_less_than_nothing(tally, "minimum")


def offer_at(state: Architects, space: i64) -> Gain:
    """The small side of the left pile, the large one of the right; printed if none (R-16)."""
    if space == BM_LEFT and state.small_face != NO_CARD:
        return FACES[state.small_face]
    if space == BM_RIGHT and state.large_pile:
        return MARKET_CARDS[state.large_pile[-1]].large
    return SPACES[space].printed


def is_free(state: Architects, space: i64) -> bool:
    """A space takes one worker (§ 4.10)."""
    return state.spaces[space] == NOBODY


def market_is_open(state: Architects, seat: i64) -> bool:
    """The Black Market is closed to high virtue (§ 4.3)."""
    return VIRTUE_TRACK[state.players[seat].virtue].market_open


def offers_something(state: Architects, space: i64) -> bool:
    """In the middle somebody must lie face up, or a card in the pile (§ 4.10)."""
    return space != BM_MIDDLE or face_up(state) != 0 or has_cards(state)


def free_spaces(state: Architects, seat: i64) -> i64:
    """The spaces that this seat can use, as bits (§ 4.3)."""
    found: i64 = 0
    if not market_is_open(state, seat):
        return found
    space: i64
    for space in range(len(SPACES)):
        if (
            is_free(state, space)
            and can_pay(state, seat, market_silver(state, seat, space).total)
            and offers_something(state, space)
        ):
            found |= bit(space)
    return found


def obstacles_to_space(state: Architects, seat: i64, space: i64) -> Iterator[Obstacle]:
    """Why a space cannot be used (§ 4.3)."""
    if not is_free(state, space):
        yield Obstacle("space_occupied", rule="§ 4.10", place=SPACES[space].id)
    if not market_is_open(state, seat):
        virtue = int(state.players[seat].virtue)
        yield Obstacle("market_closed", rule="§ 4.10", virtue=virtue)
    silver = market_silver(state, seat, space).total
    if not can_pay(state, seat, silver):
        yield too_few_silver(state, seat, "§ 4.10", silver)
    if not offers_something(state, space):
        yield Obstacle("nothing_offered", rule="§ 4.10", place=SPACES[space].id)


def occupy(state: Architects, player: i64, space: i64) -> None:
    """A worker takes a space; the third one brings a reset after the action (§ 4.11)."""
    state.put_on_space(space, player)
    if NOBODY not in state.spaces:
        state.done = RESET_AHEAD


def use_market(state: Architects, seat: i64, space: i64) -> None:
    """Place the worker, pay silver, lose virtue, gain (§ 4.10)."""
    occupy(state, seat, space)
    events.worker_placed(state, seat, SPACES[space].id)
    pay_silver(state, seat, market_silver(state, seat, space, state.is_heard))
    state.next(MARKET_GAINS[space][seat])
    virtue = market_virtue(state, seat, state.is_heard)
    lose_virtue(state, seat, virtue.total, virtue)


@final
class MarketGains(SeatStep[Architects]):
    """What a space offers; only apprentices owned by now count (§ 4.10, R-42).

    Caroline's card is drawn when all else is done.
    """

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space: Final[i64] = space

    def fields(self) -> Fields:
        return {"seat": int(self.seat), "at": SPACES[self.space].id}

    def run(self, state: Architects) -> None:
        receive_bonuses(state, self.seat, MARKET_ACTION)
        if self.space == BM_MIDDLE:
            state.next(BM_MIDDLE_MODE[self.seat])
        else:
            receive(state, self.seat, offer_at(state, self.space), SPACES[self.space].id)

    def fits(self, state: Architects, above: list[Task[Any]]) -> bool:
        return comes_between(above) and offers_something(state, self.space)


@final
class BlackMarketMode(Decision[Architects]):
    """In the middle: hire anybody, or draw five cards and keep one (§ 4.10)."""

    name = "bm_middle_mode"
    candidates = MODE

    def obstacles(self, state: Architects, action: Action) -> Iterator[Obstacle]:
        if action is HIRE and not face_up(state):
            yield Obstacle("nobody_to_hire", rule="§ 4.10")
        if action is PLANS and not has_cards(state):
            yield Obstacle("no_building_cards", rule="§ 4.10")

    def perform(self, state: Architects, action: Action) -> None:
        if action is HIRE:
            state.next(HIRE_AT_MARKET[self.seat])
        else:
            state.next(KEEP_BUILDING[self.seat])
            draw(state, self.seat, MARKET_DRAW, False)


@final
class KeepBuilding(SecretDecision[Architects]):
    """Keep one of the cards drawn; the others go face down under the pile (§ 4.10, R-22)."""

    candidates = KEEP

    def legal(self, state: Architects) -> i64:
        return state.players[self.seat].offered

    def obstacles(self, state: Architects, action: Action) -> Iterator[Obstacle]:
        if not state.players[self.seat].offered & bit(action.target):
            yield Obstacle("not_drawn", rule="§ 4.10", card=action.argument)

    def perform(self, state: Architects, action: Action) -> None:
        me = state.players[self.seat]
        me.hand |= bit(action.target)
        rest = me.offered & ~bit(action.target)
        me.offered = 0
        put_under_pile(state, self.seat, rest)

    def fits(self, state: Architects, above: list[Task[Any]]) -> bool:
        is_offered = self.legal(state) != 0 or (len(above) > 0 and has_cards(state))
        return is_offered and are_named(above, "deal", "deal_cards")


BM_MIDDLE_MODE: Final = TASKS.per_seat(BlackMarketMode)
MARKET_GAINS: Final = [TASKS.per_seat(MarketGains, space) for space in range(len(SPACES))]
KEEP_BUILDING: Final = TASKS.per_seat(KeepBuilding)
