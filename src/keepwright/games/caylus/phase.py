"""Phases: what they have in common. How far the one under way has come is in the position."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from keepwright.engine.agenda import Step
from keepwright.games.caylus import events
from keepwright.games.caylus.state import PHASE_NAMES, Caylus


class Phase(Step[Caylus]):
    """A numbered phase of a round; the set-up is number 0."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.name = PHASE_NAMES[number]
        self.number: Final[i64] = number

    def run(self, state: Caylus) -> None:
        state.begin_phase(self.number)
        events.phase_began(state, self.number)
        self.begin(state)

    def begin(self, state: Caylus) -> None:
        """What happens as soon as the phase begins."""

    def go_on(self, state: Caylus) -> bool:
        """Put what comes next in this phase on the agenda; False when there is no more."""
        return False
