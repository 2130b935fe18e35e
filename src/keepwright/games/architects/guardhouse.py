"""The Guardhouse: up to one action for each own worker there (§ 4.9)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, final

from mypy_extensions import i64

from keepwright.engine.action import Action
from keepwright.engine.agenda import Decision, Task
from keepwright.engine.choices import bit
from keepwright.engine.obstacle import Obstacle
from keepwright.games.architects import events
from keepwright.games.architects.actions import (
    GUARDHOUSE_ACTIONS,
    PAY_OFF_DEBT,
    RANSOM,
    RANSOM_PAYMENT,
    RELEASE_PRISONERS,
    SEND_CAPTURED,
    STOP,
    TASKS,
)
from keepwright.games.architects.actions import RANSOM_SILVER as PAY_RANSOM_IN_SILVER
from keepwright.games.architects.between import comes_between
from keepwright.games.architects.components import (
    DEBT_SILVER,
    DEBT_TAX,
    GUARDHOUSE,
    RANSOM_DEBTS,
    RANSOM_SILVER,
    RANSOM_TAX,
    RANSOM_VIRTUE,
    SALE_SILVER,
)
from keepwright.games.architects.gains import receive_bonuses
from keepwright.games.architects.payments import can_pay, pay_silver, plain, too_few_silver
from keepwright.games.architects.state import Architects, counted_debts
from keepwright.games.architects.storehouse import stop_all
from keepwright.games.architects.triggers import CAPTURED_SOLD, DEBT_PAID_OFF
from keepwright.games.architects.virtue import (
    gain_virtue,
    has_unpaid_debt,
    lose_virtue,
    take_debts,
)

PAID_OFF_VIRTUE: Final = 1


def imprison_captured(state: Architects, captor: i64) -> dict[str, int]:
    """All captured workers on a board go to Prison; how many they were of each owner (§ 4.9)."""
    holder = state.players[captor]
    sent: dict[str, int] = {}
    player: i64
    for player in range(len(state.players)):
        taken = holder.captured_of(player)
        if taken:
            state.players[player].prison += taken
            sent[state.names[player]] = int(taken)
    holder.held = 0
    return sent


def send_captured_to_prison(state: Architects, seat: i64) -> None:
    """All captured workers to Prison, 1 silver for each (§ 4.9 action 1)."""
    sent = imprison_captured(state, seat)
    silver: i64 = SALE_SILVER * sum(sent.values())
    state.add_coins(seat, silver)
    events.captured_sold(state, seat, sent, silver)
    receive_bonuses(state, seat, CAPTURED_SOLD)


def release_prisoners(state: Architects, player: i64, most: i64) -> None:
    """Own workers, up to so many, leave the Prison for their own board (§ 4.9 action 2)."""
    me = state.players[player]
    freed = me.prison if me.prison < most else most
    me.prison -= freed
    state.send_home(player, freed)
    events.prisoners_released(state, player, freed)


def release_captured(state: Architects, player: i64) -> None:
    """All own workers on all other boards return home (§ 4.9 action 3)."""
    freed: dict[str, int] = {}
    captor: i64
    for captor in range(len(state.players)):
        holder = state.players[captor]
        held = holder.captured_of(player)
        if held:
            holder.capture(player, -held)
            freed[state.names[captor]] = int(held)
    state.send_home(player, sum(freed.values()))
    events.captured_released(state, player, freed)


def pay_off_debt(state: Architects, seat: i64) -> None:
    """An unpaid debt becomes a paid one: 1 virtue, and Debt Collectors give (§ 4.9 action 4)."""
    me = state.players[seat]
    pay_silver(state, seat, plain(state, DEBT_SILVER), DEBT_TAX)
    me.unpaid_debts -= 1
    me.paid_debts = counted_debts(me.paid_debts + 1)
    events.debt_paid_off(state, seat)
    receive_bonuses(state, seat, DEBT_PAID_OFF)
    gain_virtue(state, seat, PAID_OFF_VIRTUE)


@final
class GuardhouseAction(Decision[Architects]):
    """One of the four actions whose condition holds, or stop (§ 4.9, R-04).

    One such task for each action still allowed; to stop takes them all off the agenda.
    """

    candidates = GUARDHOUSE_ACTIONS

    def legal(self, state: Architects) -> i64:
        seat = self.seat
        me = state.players[seat]
        allowed: i64 = CAN_STOP
        if me.held:
            allowed |= CAN_SEND
        if me.prison:
            allowed |= CAN_RELEASE
        if state.workers_on_boards(seat):
            allowed |= CAN_RANSOM
        if me.unpaid_debts and can_pay(state, seat, DEBT_SILVER, DEBT_TAX):
            allowed |= CAN_PAY_OFF
        return allowed

    def obstacles(self, state: Architects, action: Action) -> Iterator[Obstacle]:
        seat = self.seat
        me = state.players[seat]
        if action is SEND_CAPTURED and not me.held:
            yield Obstacle("nobody_captured", rule="§ 4.9")
        if action is RELEASE_PRISONERS and not me.prison:
            yield Obstacle("nobody_in_prison", rule="§ 4.9")
        if action is RANSOM and not state.workers_on_boards(seat):
            yield Obstacle("nobody_to_ransom", rule="§ 4.9")
        if action is PAY_OFF_DEBT:
            if not has_unpaid_debt(state, seat):
                yield Obstacle("no_unpaid_debt", rule="§ 4.9")
            if not can_pay(state, seat, DEBT_SILVER, DEBT_TAX):
                yield too_few_silver(state, seat, "§ 4.9", DEBT_SILVER, DEBT_TAX)

    def perform(self, state: Architects, action: Action) -> None:
        seat = self.seat
        if action is STOP:
            stop_all(state, self)
        elif action is SEND_CAPTURED:
            send_captured_to_prison(state, seat)
        elif action is RELEASE_PRISONERS:
            release_prisoners(state, seat, state.players[seat].prison)
        elif action is RANSOM:
            state.next(RANSOM_BY[seat])
        else:
            pay_off_debt(state, seat)

    def fits(self, state: Architects, above: list[Task[Any]]) -> bool:
        is_left = above.count(self) < state.players[self.seat].workers_at(GUARDHOUSE)
        return is_left and comes_between(above, self.name, "ransom_payment")


@final
class PayRansom(Decision[Architects]):
    """Silver and tax, or a debt and a loss of virtue, which is always possible (§ 4.9)."""

    name = "ransom_payment"
    candidates = RANSOM_PAYMENT

    def obstacles(self, state: Architects, action: Action) -> Iterator[Obstacle]:
        if action is PAY_RANSOM_IN_SILVER and not can_pay(
            state, self.seat, RANSOM_SILVER, RANSOM_TAX
        ):
            yield too_few_silver(state, self.seat, "§ 4.9", RANSOM_SILVER, RANSOM_TAX)

    def perform(self, state: Architects, action: Action) -> None:
        if action is PAY_RANSOM_IN_SILVER:
            pay_silver(state, self.seat, plain(state, RANSOM_SILVER), RANSOM_TAX)
            release_captured(state, self.seat)
        else:
            release_captured(state, self.seat)
            lose_virtue(state, self.seat, RANSOM_VIRTUE)
            take_debts(state, self.seat, RANSOM_DEBTS)

    def fits(self, state: Architects, above: list[Task[Any]]) -> bool:
        return not above and state.workers_on_boards(self.seat) > 0


def visit_guardhouse(state: Architects, seat: i64) -> None:
    """A visit may end without an action (R-04)."""
    for _ in range(state.players[seat].workers_at(GUARDHOUSE)):
        state.next(GUARDHOUSE_ACTION[seat])


def _bit_of(action: Action) -> int:
    return int(bit(GUARDHOUSE_ACTIONS.number(action)))


CAN_STOP: Final[i64] = _bit_of(STOP)
CAN_SEND: Final[i64] = _bit_of(SEND_CAPTURED)
CAN_RELEASE: Final[i64] = _bit_of(RELEASE_PRISONERS)
CAN_RANSOM: Final[i64] = _bit_of(RANSOM)
CAN_PAY_OFF: Final[i64] = _bit_of(PAY_OFF_DEBT)
GUARDHOUSE_ACTION: Final = TASKS.per_seat(GuardhouseAction)
RANSOM_BY: Final = TASKS.per_seat(PayRansom)
