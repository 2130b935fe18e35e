"""Phase 7: the end of the round (§ phase 7)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from keepwright.games.caylus import events
from keepwright.games.caylus.actions import TASKS
from keepwright.games.caylus.components import (
    BAILIFF_STEPS,
    BAILIFF_STEPS_BEHIND,
    ROAD_SPACES,
    SECTIONS,
)
from keepwright.games.caylus.phase import Phase
from keepwright.games.caylus.scoring import is_due, score_next_seat
from keepwright.games.caylus.state import Caylus


@final
class EndOfRoundPhase(Phase):
    """The bailiff moves, the provost joins him, sections that are due are scored (§ phase 7).

    They are scored one after the other, in castle order (R-28). Done is who was counted in the
    section that is being scored.
    """

    def begin(self, state: Caylus) -> None:
        steps = BAILIFF_STEPS_BEHIND if state.provost > state.bailiff else BAILIFF_STEPS
        state.bailiff = min(state.bailiff + steps, ROAD_SPACES)
        state.provost = state.bailiff
        events.bailiff_moved(state, steps, state.bailiff)

    def go_on(self, state: Caylus) -> bool:
        section: i64 = state.scored
        if section == len(SECTIONS) or not is_due(state, section):
            return False
        score_next_seat(state, section)
        return True


END_OF_ROUND_PHASE: Final = TASKS.add(EndOfRoundPhase(7))
