"""Virtue, one point at a time, and debts at both ends of the track (§ 4.13)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, final

from mypy_extensions import i64

from keepwright.engine.action import Action
from keepwright.engine.agenda import Decision, Task
from keepwright.engine.obstacle import Obstacle
from keepwright.engine.tally import Tally
from keepwright.games.architects import events
from keepwright.games.architects.actions import (
    AVOID_DEBT,
    AVOID_OR_TAKE,
    DESTROY_DEBT,
    DESTROY_OR_DECLINE,
    TASKS,
)
from keepwright.games.architects.between import comes_between
from keepwright.games.architects.components import CHARACTERS, MOST_VIRTUE
from keepwright.games.architects.payments import can_pay, pay_silver, plain, too_few_silver
from keepwright.games.architects.pieces import AvoidDebt
from keepwright.games.architects.state import NO_CHARACTER, Architects, Player, counted_debts

# What a character may pay in place of taking a debt; 0 if it may not.
_PRICE_OF_DEBT: Final = [
    sum(int(ability.silver) for ability in character.abilities if isinstance(ability, AvoidDebt))
    for character in CHARACTERS
]


def steps_up(virtue: i64, points: i64) -> i64:
    """How many points take the marker up; the others are above the top of the track (R-11)."""
    room: i64 = MOST_VIRTUE - virtue
    return room if room < points else points


def steps_down(virtue: i64, points: i64) -> i64:
    """How many points take the marker down; the others are below 0, and each is a debt (R-06)."""
    return virtue if virtue < points else points


def gain_virtue(state: Architects, player: i64, points: i64) -> None:
    """Up to the top of the track; there, each point may destroy an unpaid debt (R-11).

    Its owner is asked; the automa always destroys one (R-43).
    """
    me = state.players[player]
    up = steps_up(me.virtue, points)
    if up > 0:
        me.virtue += up
        events.virtue_gained(state, player, up, me.virtue)
    over: i64 = points - up
    if over > me.unpaid_debts:
        over = me.unpaid_debts
    for _ in range(over):
        if state.is_automa(player):
            destroy_debt(state, player)
        else:
            state.next(DESTROY[player])


def lose_virtue(state: Architects, player: i64, points: i64, why: Tally | None = None) -> None:
    """Down to 0; below, each point is a debt. It never makes an action illegal (R-06)."""
    me = state.players[player]
    down = steps_down(me.virtue, points)
    if why is not None:
        why.add("minimum", down - points)
    if down > 0:
        me.virtue -= down
        events.virtue_lost(state, player, down, me.virtue, why)
    take_debts(state, player, points - down)


def change_virtue(state: Architects, player: i64, points: i64) -> None:
    """What the icon on a card brings or takes (§ 4.13)."""
    if points > 0:
        gain_virtue(state, player, points)
    elif points < 0:
        lose_virtue(state, player, -points)


def price_of_debt(me: Player) -> i64:
    """What this player may pay each time in place of a debt; 0 if he may not (§ 5.8)."""
    return 0 if me.character == NO_CHARACTER else _PRICE_OF_DEBT[me.character]


def take_debts(state: Architects, player: i64, count: i64) -> None:
    """Unpaid debts from the supply; who may avoid them is asked each time (§ 4.13, § 5.8)."""
    if price_of_debt(state.players[player]):
        for _ in range(count):
            state.next(AVOID[player])
    elif count > 0:
        add_debts(state, player, count)


def add_debts(state: Architects, player: i64, count: i64) -> None:
    """A player takes unpaid debts."""
    me = state.players[player]
    me.unpaid_debts = counted_debts(me.unpaid_debts + count)
    events.debt_taken(state, player, count)


def destroy_debt(state: Architects, player: i64) -> None:
    """An unpaid debt returns to the supply, without virtue or Debt Collector (§ 4.13)."""
    state.players[player].unpaid_debts -= 1
    events.debt_destroyed(state, player)


def has_unpaid_debt(state: Architects, player: i64) -> bool:
    """Whether a player has an unpaid debt."""
    return state.players[player].unpaid_debts > 0


@final
class DestroyDebt(Decision[Architects]):
    """A point of virtue at the top of the track may destroy an unpaid debt (§ 4.13, R-11)."""

    candidates = DESTROY_OR_DECLINE

    def obstacles(self, state: Architects, action: Action) -> Iterator[Obstacle]:
        if action is DESTROY_DEBT and not has_unpaid_debt(state, self.seat):
            yield Obstacle("no_unpaid_debt", rule="§ 4.13")

    def perform(self, state: Architects, action: Action) -> None:
        if action is DESTROY_DEBT:
            destroy_debt(state, self.seat)
        else:
            events.debt_kept(state, self.seat)

    def fits(self, state: Architects, above: list[Task[Any]]) -> bool:
        me = state.players[self.seat]
        asked = above.count(self) + 1
        return comes_between(above) and me.virtue == MOST_VIRTUE and me.unpaid_debts >= asked


@final
class AvoidADebt(Decision[Architects]):
    """Hugo may pay in place of every debt that he would take (§ 5.8)."""

    name = "avoid_debt"
    candidates = AVOID_OR_TAKE

    def obstacles(self, state: Architects, action: Action) -> Iterator[Obstacle]:
        cost = price_of_debt(state.players[self.seat])
        if action is AVOID_DEBT and not can_pay(state, self.seat, cost):
            yield too_few_silver(state, self.seat, "§ 5.8", cost)

    def perform(self, state: Architects, action: Action) -> None:
        if action is AVOID_DEBT:
            pay_silver(state, self.seat, plain(state, price_of_debt(state.players[self.seat])))
        else:
            add_debts(state, self.seat, 1)

    def fits(self, state: Architects, above: list[Task[Any]]) -> bool:
        return comes_between(above) and price_of_debt(state.players[self.seat]) > 0


DESTROY: Final = TASKS.per_seat(DestroyDebt)
AVOID: Final = TASKS.per_seat(AvoidADebt)
