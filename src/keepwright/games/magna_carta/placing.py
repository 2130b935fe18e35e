"""Placing a worker: for 1 denier, on a card of the road that takes one (§ phase 2 C)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, final

from mypy_extensions import i64

from keepwright.engine.action import Action
from keepwright.engine.agenda import Decision, Task
from keepwright.engine.choices import bit
from keepwright.engine.obstacle import Obstacle
from keepwright.engine.turns import NOBODY
from keepwright.games.magna_carta import events
from keepwright.games.magna_carta.actions import PLACES, TASKS
from keepwright.games.magna_carta.components import ACTION_PRICE
from keepwright.games.magna_carta.state import MagnaCarta


def can_pay_action(state: MagnaCarta, seat: i64) -> bool:
    """Drawing, replacing and placing cost 1 denier (§ phase 2 A, B, C)."""
    return state.players[seat].deniers >= ACTION_PRICE


def pay_for_action(state: MagnaCarta, seat: i64) -> None:
    """1 denier to the stock (R-31)."""
    state.players[seat].deniers -= ACTION_PRICE


def working_places(state: MagnaCarta) -> i64:
    """Neutral and face-up player buildings take workers, residences never, as bits (R-16)."""
    found: i64 = state.neutral
    for player in state.players:
        found |= player.built << player.first_place
    return found


def free_places(state: MagnaCarta) -> i64:
    """The cards that take a worker and have none, as bits of place numbers (§ phase 2 C)."""
    return working_places(state) & ~state.occupied()


@final
class ChoosePlace(Decision[MagnaCarta]):
    """Pay 1 denier and put a worker on a card that takes one (§ phase 2 C)."""

    candidates = PLACES

    def legal(self, state: MagnaCarta) -> i64:
        return free_places(state) >> 1

    def obstacles(self, state: MagnaCarta, action: Action) -> Iterator[Obstacle]:
        place, name = action.target, action.argument
        if place not in state.road:
            yield Obstacle("not_on_the_road", rule="§ phase 2 C", place=name)
            return
        if not working_places(state) & bit(place):
            yield Obstacle("takes_no_worker", rule="§ phase 2 C", place=name)
        if state.worker_on(place) != NOBODY:
            yield Obstacle("place_full", rule="§ phase 2 C", place=name)

    def perform(self, state: MagnaCarta, action: Action) -> None:
        me = state.players[self.seat]
        pay_for_action(state, self.seat)
        me.workers -= 1
        me.placed |= bit(action.target)
        events.worker_placed(state, self.seat, action.argument, ACTION_PRICE)

    def fits(self, state: MagnaCarta, above: list[Task[Any]]) -> bool:
        can_place = can_pay_action(state, self.seat) and state.players[self.seat].workers > 0
        return not above and can_place and self.legal(state) != 0


CHOOSE_PLACE: Final = TASKS.per_seat(ChoosePlace)
