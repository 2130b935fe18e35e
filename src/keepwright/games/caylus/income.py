"""Phase 1: income (§ phase 1)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from keepwright.engine.tally import Tally
from keepwright.games.caylus import events
from keepwright.games.caylus.actions import TASKS
from keepwright.games.caylus.components import INCOME, PRESTIGE_BUILDINGS, RESIDENCE
from keepwright.games.caylus.phase import Phase
from keepwright.games.caylus.state import Caylus

_PAYING: Final = [building for building in PRESTIGE_BUILDINGS if building.income]


def income(state: Caylus, seat: i64, explained: bool = True) -> Tally:
    """2 deniers, 1 more for each own residence, library 1, hotel 2 (§ phase 1)."""
    tally = Tally(explained)
    tally.add("base", INCOME)
    tally.add("residences", RESIDENCE.income * state.residences_of(seat))
    owns = state.players[seat].owns
    for building in _PAYING:
        if owns & building.bit:
            tally.add(building.id, building.income)
    return tally


@final
class IncomePhase(Phase):
    """Everybody receives his income, in round 1 too (§ phase 1, R-03)."""

    def begin(self, state: Caylus) -> None:
        seat: i64
        for seat in range(len(state.players)):
            tally = income(state, seat, explained=state.is_heard)
            state.players[seat].deniers += tally.total
            events.income_received(state, seat, tally)


INCOME_PHASE: Final = TASKS.add(IncomePhase(1))
