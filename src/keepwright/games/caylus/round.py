"""The order of play: a round is phases 1 to 7, until the towers have been scored (section 4)."""

from __future__ import annotations

from typing import Any, Final, final

from keepwright.engine.agenda import Step, Task
from keepwright.games.caylus.actions import TASKS
from keepwright.games.caylus.buildings import BUILDINGS_PHASE
from keepwright.games.caylus.castle import CASTLE_PHASE
from keepwright.games.caylus.end_of_round import END_OF_ROUND_PHASE
from keepwright.games.caylus.final_scoring import FINAL_SCORING, towers_scored
from keepwright.games.caylus.income import INCOME_PHASE
from keepwright.games.caylus.placement import PLACEMENT_PHASE
from keepwright.games.caylus.provost import PROVOST_PHASE
from keepwright.games.caylus.special_buildings import SPECIAL_PHASE
from keepwright.games.caylus.state import Caylus
from keepwright.games.caylus.two_players import swap_first_player

PHASES: Final[list[Step[Caylus]]] = [
    INCOME_PHASE,
    PLACEMENT_PHASE,
    SPECIAL_PHASE,
    PROVOST_PHASE,
    BUILDINGS_PHASE,
    CASTLE_PHASE,
    END_OF_ROUND_PHASE,
]


@final
class Round(Step[Caylus]):
    """One pass through phases 1 to 7, then the next (section 4)."""

    def __init__(self) -> None:
        super().__init__("round")

    def run(self, state: Caylus) -> None:
        state.round += 1
        state.passed = ()
        if state.heard is not None:
            state.tell("round_began", round=int(state.round))
        swap_first_player(state)
        state.next_all(WHOLE_ROUND)


@final
class AfterRound(Step[Caylus]):
    """With the towers scored the game ends; otherwise the next round begins (§ phase 7, § end)."""

    def __init__(self) -> None:
        super().__init__("after_round")

    def run(self, state: Caylus) -> None:
        state.next(FINAL_SCORING if towers_scored(state) else ROUND)


def from_phase(number: int) -> list[Task[Any]]:
    """The tasks of a round from this phase on."""
    return [*PHASES[number - 1 :], AFTER_ROUND]


ROUND: Final = TASKS.add(Round())
AFTER_ROUND: Final = TASKS.add(AfterRound())
WHOLE_ROUND: Final = from_phase(1)
