"""Phases and their steps: what they have in common. How far they have come is in the position."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from keepwright.engine.agenda import Step
from keepwright.games.caylus_1303 import events
from keepwright.games.caylus_1303.state import PHASE_NAMES, Caylus1303

# What can come up wherever the effect of a building is applied or a favor used.
EFFECTS: Final = (
    "use_favor",
    "take_from_board",
    "trade",
    "take_of_choice",
    "build",
    "pay",
    "raise",
    "gain",
    "take",
)


class PhaseStep(Step[Caylus1303]):
    """A step of a phase: what it asks, and how it goes on. `done` says how far it has come."""

    def __init__(self, *asks: str) -> None:
        super().__init__()
        self.asks: Final = asks
        self.phase: i64 = 0
        self.number: i64 = 0

    def run(self, state: Caylus1303) -> None:
        state.step = self.number
        state.done = 0
        self.begin(state)

    def begin(self, state: Caylus1303) -> None:
        """What happens as soon as the step begins."""

    def go_on(self, state: Caylus1303) -> bool:
        """Put what comes next in this step on the agenda; False when there is no more."""
        return False

    def most_done(self, state: Caylus1303) -> i64:
        """How far the step can come."""
        return 0

    def is_turn_of(self, state: Caylus1303, seat: i64, done: i64) -> bool:
        """Whether it can be this seat that is asked when the step has come so far."""
        return True


class Phase(Step[Caylus1303]):
    """A phase: its steps, one after the other (section 4); the set-up is number 0."""

    def __init__(self, name: str, steps: list[PhaseStep]) -> None:
        super().__init__()
        self.name = name
        self.number: Final[i64] = PHASE_NAMES.index(name)
        self.steps: Final = steps
        for place, step in enumerate(steps):
            step.phase, step.number = self.number, place + 1

    def run(self, state: Caylus1303) -> None:
        state.begin_phase(self.number)
        events.phase_began(state, self.name)

    def go_on(self, state: Caylus1303) -> bool:
        """The step under way goes on, or the next begins; False when there is no more."""
        if state.step and self.steps[state.step - 1].go_on(state):
            return True
        if state.step == len(self.steps):
            return False
        state.next(self.steps[state.step])
        return True
