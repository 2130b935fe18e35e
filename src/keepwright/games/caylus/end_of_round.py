"""Phase 7: the end of the round (§ phase 7)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from keepwright.engine.agenda import Step
from keepwright.games.caylus.actions import TASKS
from keepwright.games.caylus.components import (
    BAILIFF_STEPS,
    BAILIFF_STEPS_BEHIND,
    ROAD_SPACES,
    SECTIONS,
)
from keepwright.games.caylus.scoring import SCORE_SECTION, is_due
from keepwright.games.caylus.state import Caylus


@final
class EndOfRoundPhase(Step[Caylus]):
    """The bailiff moves, the provost joins him, sections that are due are scored (§ phase 7)."""

    def __init__(self) -> None:
        super().__init__("end_of_round")

    def run(self, state: Caylus) -> None:
        state.begin_phase(7)
        steps = BAILIFF_STEPS_BEHIND if state.provost > state.bailiff else BAILIFF_STEPS
        state.bailiff = min(state.bailiff + steps, ROAD_SPACES)
        state.provost = state.bailiff
        if state.heard is not None:
            state.tell("bailiff_moved", steps=steps, space=int(state.bailiff))
        state.next(SCORE_NEXT)


@final
class ScoreNext(Step[Caylus]):
    """Sections due are scored one after the other, in castle order (§ phase 7, R-28)."""

    def __init__(self) -> None:
        super().__init__("score_next")

    def run(self, state: Caylus) -> None:
        section: i64 = state.scored
        if section < len(SECTIONS) and is_due(state, section):
            state.next(SCORE_NEXT)
            state.next(SCORE_SECTION[section])


SCORE_NEXT: Final = TASKS.add(ScoreNext())
END_OF_ROUND_PHASE: Final = TASKS.add(EndOfRoundPhase())
