"""Phase actions: one action a turn, clockwise, until everybody has passed (§ phase 2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, final

from mypy_extensions import i64

from keepwright.engine.action import Action
from keepwright.engine.agenda import Decision, Fields, SecretDecision, Step, Task
from keepwright.engine.choices import bit, choices_of, count
from keepwright.engine.goods import amount
from keepwright.engine.obstacle import Obstacle
from keepwright.engine.payment import Price
from keepwright.engine.trade import is_paid_next, too_few_coins, too_few_goods
from keepwright.engine.turns import NOBODY, clockwise, has_passed, next_in_order
from keepwright.games.magna_carta.actions import (
    BUILD,
    BUILD_CARD,
    BUILD_PRESTIGE,
    CHOOSE_ACTION,
    DRAW_CARD,
    PASS,
    PLACE_WORKER,
    PLACES,
    PRESTIGE,
    REPLACE_HAND,
    TASKS,
)
from keepwright.games.magna_carta.cards import DRAW_CARD_STEP, discard_hand
from keepwright.games.magna_carta.components import (
    ACTION_PRICE,
    CARD_IDS,
    CARDS,
    FIRST_CARD,
    FIRST_TO_PASS,
    MOST_SEATS,
    NOT_FOR_BEGINNERS,
    PLACE_IDS,
    PLAYER_CARDS,
    PRESTIGE_CARDS,
    PRESTIGE_IDS,
    RESERVE,
    SMALL_CARDS,
)
from keepwright.games.magna_carta.counter import COUNTER
from keepwright.games.magna_carta.phase import Phase
from keepwright.games.magna_carta.pieces import GOLD
from keepwright.games.magna_carta.state import MagnaCarta

# ---------------------------------------------------------------- what is possible


def can_pay_action(state: MagnaCarta, seat: i64) -> bool:
    """Drawing, replacing and placing cost 1 denier (§ phase 2 A, B, C)."""
    return state.players[seat].deniers >= ACTION_PRICE


def has_cards_to_draw(state: MagnaCarta, seat: i64) -> bool:
    """Whether the own draw pile or discard pile holds a card (§ phase 2 A)."""
    me = state.players[seat]
    return me.pile | me.discard != 0


def takes_worker(state: MagnaCarta, place: i64) -> bool:
    """Neutral and face-up player buildings take workers, residences never (§ phase 2 C, R-16)."""
    owner = state.owner_of(place)
    if owner == NOBODY:
        return True
    return state.players[owner].built & bit(card_of(place)) != 0


def card_of(place: i64) -> i64:
    """Which card of its owner's deck a place is."""
    return (place - FIRST_CARD) % CARDS


def free_places(state: MagnaCarta) -> i64:
    """The cards on the road where a worker can be placed, as bits of place numbers."""
    found: i64 = 0
    occupied: i64 = 0
    road = state.road
    position: i64 = 0
    for player in state.players:
        found |= bit(road[position])  # the first cards are neutral, as many as players
        found |= player.built << player.first_place
        occupied |= player.placed
        position += 1
    return found & ~occupied


def buildable_cards(state: MagnaCarta, seat: i64) -> i64:
    """The cards in hand that can be built, as bits."""
    me = state.players[seat]
    found: i64 = 0
    if not me.cubes:
        return found
    number: i64
    for number in range(len(PRICES)):
        cards: i64 = me.hand & CARDS_AT_PRICE[number]
        if cards and PRICES[number].affordable(me.cubes):
            found |= cards
    return found


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


# ---------------------------------------------------------------- the action of a turn


@final
class ChooseAction(SecretDecision[MagnaCarta]):
    """Exactly one action, A to F; passing is always possible (§ phase 2, D1)."""

    def __init__(self, seat: int) -> None:
        super().__init__("choose_action", seat, CHOOSE_ACTION)

    def legal(self, state: MagnaCarta) -> i64:
        seat = self.seat
        me = state.players[seat]
        allowed: i64 = CAN_PASS
        if me.deniers >= ACTION_PRICE:
            if has_cards_to_draw(state, seat):
                allowed |= CAN_DRAW
            if me.hand:
                allowed |= CAN_REPLACE
            if me.workers and free_places(state):
                allowed |= CAN_PLACE
        if buildable_cards(state, seat):
            allowed |= CAN_BUILD
        if buildable_prestige(state, seat):
            allowed |= CAN_BUILD_PRESTIGE
        return allowed

    def obstacles(self, state: MagnaCarta, action: Action) -> Iterator[Obstacle]:
        seat = self.seat
        me = state.players[seat]
        if action in (DRAW_CARD, REPLACE_HAND, PLACE_WORKER) and not can_pay_action(state, seat):
            yield too_few_coins(state, seat, "§ phase 2", ACTION_PRICE)
        if action is DRAW_CARD and not has_cards_to_draw(state, seat):
            yield Obstacle("nothing_to_draw", rule="§ phase 2 A")
        if action is REPLACE_HAND and not me.hand:
            yield Obstacle("empty_hand", rule="R-06")
        if action is PLACE_WORKER and not me.workers:
            yield Obstacle("no_worker_left", rule="§ phase 2 C")
        if action is PLACE_WORKER and not free_places(state):
            yield Obstacle("no_free_card", rule="§ phase 2 C")
        if action is BUILD_CARD and not buildable_cards(state, seat):
            yield Obstacle("no_card_to_build", rule="§ phase 2 D")
        if action is BUILD_PRESTIGE:
            if not has_site(state, seat):
                yield Obstacle("no_own_residence", rule="§ phase 2 E")
            elif not buildable_prestige(state, seat):
                yield Obstacle("no_prestige_to_build", rule="§ phase 2 E")

    def perform(self, state: MagnaCarta, action: Action) -> None:
        seat = self.seat
        if action is PASS:
            pass_for_the_round(state, seat)
        elif action is DRAW_CARD:
            pay_for_action(state, seat)
            state.next(DRAW_CARD_STEP[seat])
        elif action is REPLACE_HAND:
            replace_hand(state, seat)
        elif action is PLACE_WORKER:
            state.next(CHOOSE_PLACE[seat])
        elif action is BUILD_CARD:
            state.next(BUILD_FROM_HAND[seat])
        else:
            state.next(BUILD_PRESTIGE_CARD[seat])

    def fits(self, state: MagnaCarta, above: list[Task[Any]]) -> bool:
        return not above and not has_passed(state.passed, self.seat)


def pay_for_action(state: MagnaCarta, seat: i64) -> None:
    """1 denier to the stock (R-31)."""
    state.players[seat].deniers -= ACTION_PRICE


def replace_hand(state: MagnaCarta, seat: i64) -> None:
    """Discard the whole hand and draw as many, one at a time (§ phase 2 B).

    With both piles empty the same cards come back (R-06).
    """
    pay_for_action(state, seat)
    cards = count(state.players[seat].hand)
    discard_hand(state, seat)
    for _ in range(cards):
        state.next(DRAW_CARD_STEP[seat])


def pass_for_the_round(state: MagnaCarta, seat: i64) -> None:
    """The lowest free number of the bridge; number 1 brings 1 denier (§ phase 2 F, R-08)."""
    bonus = 0 if state.passed else FIRST_TO_PASS
    state.passed = state.passed + (seat,)
    state.players[seat].deniers += bonus
    if state.heard is not None:
        state.tell("passed", seat=state.seats[seat], number=len(state.passed), deniers=bonus)


@final
class ChoosePlace(Decision[MagnaCarta]):
    """Pay 1 denier and put a worker on a card that takes one (§ phase 2 C)."""

    def __init__(self, seat: int) -> None:
        super().__init__("choose_place", seat, PLACES)

    def legal(self, state: MagnaCarta) -> i64:
        return free_places(state) >> 1

    def obstacles(self, state: MagnaCarta, action: Action) -> Iterator[Obstacle]:
        place = action.target
        if place not in state.road:
            yield Obstacle("not_on_the_road", rule="§ phase 2 C", place=PLACE_IDS[place])
            return
        if not takes_worker(state, place):
            yield Obstacle("takes_no_worker", rule="§ phase 2 C", place=PLACE_IDS[place])
        if state.worker_on(place) != NOBODY:
            yield Obstacle("place_full", rule="§ phase 2 C", place=PLACE_IDS[place])

    def perform(self, state: MagnaCarta, action: Action) -> None:
        me = state.players[self.seat]
        pay_for_action(state, self.seat)
        me.workers -= 1
        me.placed |= bit(action.target)
        if state.heard is not None:
            state.tell(
                "worker_placed",
                seat=state.seats[self.seat],
                place=action.argument,
                cost=ACTION_PRICE,
            )

    def fits(self, state: MagnaCarta, above: list[Task[Any]]) -> bool:
        can_place = can_pay_action(state, self.seat) and state.players[self.seat].workers > 0
        return not above and can_place and self.legal(state) != 0


@final
class BuildFromHand(SecretDecision[MagnaCarta]):
    """Pay for a card of the hand and put it at the end of the road (§ phase 2 D)."""

    def __init__(self, seat: int) -> None:
        super().__init__("build_from_hand", seat, BUILD)

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
class PutOnRoad(Step[MagnaCarta]):
    """The paid card lies face up at the end of the road, small ones with a reserve (R-32)."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__("put_on_road")
        self.seat: Final[i64] = seat
        self.card: Final[i64] = card
        self.small: Final[i64] = SMALL_CARDS.pack(
            **{id: 1 for id in SMALL_CARDS.ids if id == CARD_IDS[card]}
        )

    def fields(self) -> Fields:
        return {"seat": int(self.seat), "card": CARD_IDS[self.card]}

    def run(self, state: MagnaCarta) -> None:
        me, id = state.players[self.seat], CARD_IDS[self.card]
        me.hand &= ~bit(self.card)
        me.built |= bit(self.card)
        state.road = state.road + (state.place_of(self.seat, self.card),)
        if self.small:
            me.reserves += self.small * RESERVE[len(state.players)]
        if state.heard is not None:
            state.tell("card_built", seat=state.seats[self.seat], card=id)

    def fits(self, state: MagnaCarta, above: list[Task[Any]]) -> bool:
        is_paid = is_paid_next(above, self.seat, PLAYER_CARDS[self.card].cost)
        return is_paid and state.players[self.seat].hand & bit(self.card) != 0


@final
class BuildPrestigeCard(Decision[MagnaCarta]):
    """Pay for a prestige card on offer (§ phase 2 E)."""

    def __init__(self, seat: int) -> None:
        super().__init__("build_prestige_card", seat, PRESTIGE)

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
class PutPrestige(Step[MagnaCarta]):
    """The prestige card lies before its builder, or on his first free residence (R-35)."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__("put_prestige")
        self.seat: Final[i64] = seat
        self.card: Final[i64] = card

    def fields(self) -> Fields:
        return {"seat": int(self.seat), "card": PRESTIGE_IDS[self.card]}

    def run(self, state: MagnaCarta) -> None:
        me = state.players[self.seat]
        me.prestige |= bit(self.card)
        if state.is_standard:
            cover_residence(state, self.seat, self.card)
        if state.heard is not None:
            state.tell("prestige_built", seat=state.seats[self.seat], card=PRESTIGE_IDS[self.card])

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


# ---------------------------------------------------------------- whose turn it is


@final
class ActionPhase(Phase):
    """The first player begins, then clockwise; it ends when everybody has passed (§ phase 2)."""

    def go_on(self, state: MagnaCarta) -> bool:
        order = clockwise(len(state.players), state.first_player)
        before: i64 = order[-1] if state.turn == NOBODY else state.turn
        state.turn = next_in_order(order, before, state.passed)
        if state.turn == NOBODY:
            return False
        state.next(TAKE_ACTION[state.turn])
        return True


def _bit_of(action: Action) -> int:
    return int(bit(CHOOSE_ACTION.number(action)))


# The different prices of cards, and the cards at each of them, as bits.
PRICES: Final[list[Price]] = list({card.cost.text: card.cost for card in PLAYER_CARDS}.values())
CARDS_AT_PRICE: Final = [
    choices_of([n for n, card in enumerate(PLAYER_CARDS) if card.cost.text == price.text])
    for price in PRICES
]
CAN_DRAW: Final[i64] = _bit_of(DRAW_CARD)
CAN_REPLACE: Final[i64] = _bit_of(REPLACE_HAND)
CAN_PLACE: Final[i64] = _bit_of(PLACE_WORKER)
CAN_BUILD: Final[i64] = _bit_of(BUILD_CARD)
CAN_BUILD_PRESTIGE: Final[i64] = _bit_of(BUILD_PRESTIGE)
CAN_PASS: Final[i64] = _bit_of(PASS)

TAKE_ACTION: Final = TASKS.per_seat(ChooseAction)
CHOOSE_PLACE: Final = TASKS.per_seat(ChoosePlace)
BUILD_FROM_HAND: Final = TASKS.per_seat(BuildFromHand)
BUILD_PRESTIGE_CARD: Final = TASKS.per_seat(BuildPrestigeCard)
PUT_ON_ROAD: Final = [
    [TASKS.add(PutOnRoad(seat, card)) for seat in range(MOST_SEATS)]
    for card in range(len(PLAYER_CARDS))
]
PUT_PRESTIGE: Final = [
    [TASKS.add(PutPrestige(seat, card)) for seat in range(MOST_SEATS)]
    for card in range(len(PRESTIGE_CARDS))
]
ACTION_PHASE: Final = TASKS.add(ActionPhase(2))
