"""Phase actions: one action a turn, clockwise, until everybody has passed (§ phase 2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, final

from mypy_extensions import i64

from keepwright.engine.action import Action
from keepwright.engine.agenda import SecretDecision, Task
from keepwright.engine.choices import bit, count
from keepwright.engine.obstacle import Obstacle
from keepwright.engine.trade import too_few_coins
from keepwright.engine.turns import NOBODY, clockwise, is_among, next_in_order, with_last
from keepwright.games.magna_carta import events
from keepwright.games.magna_carta.actions import (
    BUILD_CARD,
    BUILD_PRESTIGE,
    CHOOSE_ACTION,
    DRAW_CARD,
    PASS,
    PLACE_WORKER,
    REPLACE_HAND,
    TASKS,
)
from keepwright.games.magna_carta.building import BUILD_FROM_HAND, buildable_cards
from keepwright.games.magna_carta.cards import DRAW_CARD_STEP, discard_hand
from keepwright.games.magna_carta.components import ACTION_PRICE, FIRST_TO_PASS
from keepwright.games.magna_carta.phase import Phase
from keepwright.games.magna_carta.placing import (
    CHOOSE_PLACE,
    can_pay_action,
    free_places,
    pay_for_action,
)
from keepwright.games.magna_carta.prestige import (
    BUILD_PRESTIGE_CARD,
    buildable_prestige,
    has_site,
)
from keepwright.games.magna_carta.state import MagnaCarta


def has_cards_to_draw(state: MagnaCarta, seat: i64) -> bool:
    """Whether the own draw pile or discard pile holds a card (§ phase 2 A)."""
    me = state.players[seat]
    return me.pile | me.discard != 0


@final
class ChooseAction(SecretDecision[MagnaCarta]):
    """Exactly one action, A to F; passing is always possible (§ phase 2, D1)."""

    candidates = CHOOSE_ACTION

    def legal(self, state: MagnaCarta) -> i64:
        seat = self.seat
        me = state.players[seat]
        allowed: i64 = CAN_PASS
        if can_pay_action(state, seat):
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
        return not above and not is_among(state.passed, self.seat)


def replace_hand(state: MagnaCarta, seat: i64) -> None:
    """Discard the whole hand and draw as many, one at a time (§ phase 2 B).

    With both piles empty the same cards come back (R-06).
    """
    pay_for_action(state, seat)
    cards = count(state.players[seat].hand)
    discard_hand(state, seat)
    while cards:
        state.next(DRAW_CARD_STEP[seat])
        cards -= 1


def pass_for_the_round(state: MagnaCarta, seat: i64) -> None:
    """The lowest free number of the bridge; number 1 brings 1 denier (§ phase 2 F, R-08)."""
    bonus = 0 if state.passed else FIRST_TO_PASS
    state.passed = with_last(state.passed, seat)
    state.players[seat].deniers += bonus
    events.passed(state, seat, bonus)


@final
class ActionPhase(Phase):
    """The first player begins, then clockwise; it ends when everybody has passed (§ phase 2)."""

    def go_on(self, state: MagnaCarta) -> bool:
        order = clockwise(len(state.players), state.first_player)
        before: i64 = state.turn
        if before == NOBODY:
            before = order[-1]
        state.turn = next_in_order(order, before, state.passed)
        if state.turn == NOBODY:
            return False
        state.next(TAKE_ACTION[state.turn])
        return True


def _bit_of(action: Action) -> int:
    return int(bit(CHOOSE_ACTION.number(action)))


CAN_DRAW: Final[i64] = _bit_of(DRAW_CARD)
CAN_REPLACE: Final[i64] = _bit_of(REPLACE_HAND)
CAN_PLACE: Final[i64] = _bit_of(PLACE_WORKER)
CAN_BUILD: Final[i64] = _bit_of(BUILD_CARD)
CAN_BUILD_PRESTIGE: Final[i64] = _bit_of(BUILD_PRESTIGE)
CAN_PASS: Final[i64] = _bit_of(PASS)

TAKE_ACTION: Final = TASKS.per_seat(ChooseAction)
ACTION_PHASE: Final = TASKS.add(ActionPhase(2))
