"""Phase income (§ phase 1)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from keepwright.engine.choices import bit, count
from keepwright.engine.tally import Tally
from keepwright.games.magna_carta import events
from keepwright.games.magna_carta.actions import TASKS
from keepwright.games.magna_carta.components import INCOME, PRESTIGE_CARDS, RESIDENCE
from keepwright.games.magna_carta.phase import Phase
from keepwright.games.magna_carta.state import MagnaCarta

_PAYING: Final = [(number, card) for number, card in enumerate(PRESTIGE_CARDS) if card.income]


def income(state: MagnaCarta, seat: i64, explained: bool = True) -> Tally:
    """2 deniers, 1 for each own uncovered residence, 1 for the hotel (§ phase 1, R-34)."""
    me = state.players[seat]
    tally = Tally(explained)
    tally.add("base", INCOME)
    tally.add("residences", RESIDENCE.income * count(me.residences & ~me.covered))
    if me.prestige:
        for number, card in _PAYING:
            if me.prestige & bit(number):
                tally.add(card.id, card.income)
    return tally


@final
class IncomePhase(Phase):
    """All players at once receive their income (§ phase 1)."""

    def begin(self, state: MagnaCarta) -> None:
        seat: i64
        for seat in range(len(state.players)):
            tally = income(state, seat, explained=state.is_heard)
            state.players[seat].deniers += tally.total
            events.income_received(state, seat, tally)


INCOME_PHASE: Final = TASKS.add(IncomePhase(1))
