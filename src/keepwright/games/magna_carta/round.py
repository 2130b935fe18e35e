"""The order of play: rounds of five or six phases, until the castle tokens are gone (§ 4)."""

from __future__ import annotations

from typing import Any, Final, final

from keepwright.engine.agenda import Step, Task
from keepwright.games.magna_carta import events
from keepwright.games.magna_carta.action_phase import ACTION_PHASE
from keepwright.games.magna_carta.actions import TASKS
from keepwright.games.magna_carta.activation import ACTIVATION_PHASE
from keepwright.games.magna_carta.castle import CASTLE_PHASE
from keepwright.games.magna_carta.end_of_round import END_OF_ROUND_PHASE
from keepwright.games.magna_carta.final_scoring import FINAL_SCORING
from keepwright.games.magna_carta.income import INCOME_PHASE
from keepwright.games.magna_carta.phase import Phase
from keepwright.games.magna_carta.provost import PROVOST_PHASE
from keepwright.games.magna_carta.setup import SET_UP
from keepwright.games.magna_carta.state import MagnaCarta

PHASES: Final[list[Phase]] = [
    SET_UP,
    INCOME_PHASE,
    ACTION_PHASE,
    PROVOST_PHASE,
    ACTIVATION_PHASE,
    CASTLE_PHASE,
    END_OF_ROUND_PHASE,
]

STANDARD_ROUND: Final = [phase for phase in PHASES if phase is not SET_UP]
BEGINNER_ROUND: Final = [phase for phase in STANDARD_ROUND if phase is not PROVOST_PHASE]


@final
class Round(Step[MagnaCarta]):
    """The phases in order; the provost's only in the standard game (§ 1, § 4)."""

    def run(self, state: MagnaCarta) -> None:
        state.round += 1
        events.round_began(state)
        state.next(INCOME_PHASE)


def go_on(state: MagnaCarta) -> None:
    """The phase goes on; then the next one, the next round, or the end of the game (§ 4)."""
    if not PHASES[state.phase].go_on(state):
        state.next(what_follows(state))


def what_follows(state: MagnaCarta) -> Task[Any]:
    """With the castle tokens gone the game ends; otherwise round follows round (§ phase 6)."""
    if state.phase == SET_UP.number:
        return ROUND
    if state.phase == END_OF_ROUND_PHASE.number:
        return ROUND if state.tokens else FINAL_SCORING
    if state.phase == ACTION_PHASE.number and not state.is_standard:
        return ACTIVATION_PHASE
    return PHASES[state.phase + 1]


ROUND: Final = TASKS.add(Round())
