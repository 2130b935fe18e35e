"""The order of play: rounds of five or six phases, until the castle tokens are gone (§ 4)."""

from __future__ import annotations

from typing import Any, Final, final

from keepwright.engine.agenda import Step, Task
from keepwright.games.magna_carta.action_phase import ACTION_PHASE
from keepwright.games.magna_carta.actions import TASKS
from keepwright.games.magna_carta.activation import ACTIVATION_PHASE
from keepwright.games.magna_carta.castle import CASTLE_PHASE
from keepwright.games.magna_carta.end_of_round import END_OF_ROUND_PHASE
from keepwright.games.magna_carta.final_scoring import FINAL_SCORING
from keepwright.games.magna_carta.income import INCOME_PHASE
from keepwright.games.magna_carta.provost import PROVOST_PHASE
from keepwright.games.magna_carta.state import MagnaCarta


@final
class Round(Step[MagnaCarta]):
    """The phases in order; the provost's only in the standard game (§ 1, § 4)."""

    def __init__(self) -> None:
        super().__init__("round")

    def run(self, state: MagnaCarta) -> None:
        state.round += 1
        if state.heard is not None:
            state.tell("round_began", round=int(state.round))
        state.next_all(STANDARD_ROUND if state.is_standard else BEGINNER_ROUND)


@final
class AfterRound(Step[MagnaCarta]):
    """With the castle tokens gone the game ends; otherwise the next round begins (§ phase 6)."""

    def __init__(self) -> None:
        super().__init__("after_round")

    def run(self, state: MagnaCarta) -> None:
        state.next(ROUND if state.tokens else FINAL_SCORING)


ROUND: Final = TASKS.add(Round())
AFTER_ROUND: Final = TASKS.add(AfterRound())
STANDARD_ROUND: Final[list[Task[Any]]] = [
    INCOME_PHASE,
    ACTION_PHASE,
    PROVOST_PHASE,
    ACTIVATION_PHASE,
    CASTLE_PHASE,
    END_OF_ROUND_PHASE,
    AFTER_ROUND,
]
BEGINNER_ROUND: Final = [task for task in STANDARD_ROUND if task is not PROVOST_PHASE]
