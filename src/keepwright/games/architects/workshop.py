"""The Workshop: hire an apprentice or draw building plans (§ 4.6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

from mypy_extensions import i64

from keepwright.engine.action import Action
from keepwright.engine.agenda import Decision
from keepwright.engine.obstacle import Obstacle
from keepwright.games.architects.actions import HIRE, MODE, TASKS
from keepwright.games.architects.cards import draw
from keepwright.games.architects.components import HIRE_TAX, WORKSHOP
from keepwright.games.architects.hire import HIRE_IN_WORKSHOP, hire_silver
from keepwright.games.architects.payments import can_pay, too_few_silver
from keepwright.games.architects.state import Architects

PLANS: Final = 1
WORKERS_FOR_PLAN: Final = 2


def plans_drawn(state: Architects, seat: i64) -> i64:
    """1 card, and 1 more for every 2 own workers there (§ 4.6)."""
    return PLANS + state.players[seat].workers_at(WORKSHOP) // WORKERS_FOR_PLAN


@final
class WorkshopMode(Decision[Architects]):
    """Hire, if the base cost can be paid, or draw plans (§ 4.3, § 4.6).

    Any card in the first column of a row can be reached for the base cost alone.
    """

    candidates = MODE

    def legal(self, state: Architects) -> i64:
        return 0b11 if HIRE_IN_WORKSHOP[self.seat].legal(state) else 0b10

    def obstacles(self, state: Architects, action: Action) -> Iterator[Obstacle]:
        if action is HIRE and not HIRE_IN_WORKSHOP[self.seat].legal(state):
            silver = hire_silver(state, self.seat).total
            if can_pay(state, self.seat, silver, HIRE_TAX):
                yield Obstacle("nobody_to_hire", rule="§ 4.6")
            else:
                yield too_few_silver(state, self.seat, "§ 4.6", silver, HIRE_TAX)

    def perform(self, state: Architects, action: Action) -> None:
        if action is HIRE:
            state.next(HIRE_IN_WORKSHOP[self.seat])
        else:
            draw(state, self.seat, plans_drawn(state, self.seat), True)


WORKSHOP_MODE: Final = TASKS.per_seat(WorkshopMode)
