"""The order of play: a round is phases 1 to 7, until the towers have been scored (section 4)."""

from __future__ import annotations

from typing import Any, Final, final

from keepwright.engine.agenda import Step, Task
from keepwright.games.caylus import events
from keepwright.games.caylus.actions import TASKS
from keepwright.games.caylus.buildings import BUILDINGS_PHASE
from keepwright.games.caylus.castle import CASTLE_PHASE
from keepwright.games.caylus.end_of_round import END_OF_ROUND_PHASE
from keepwright.games.caylus.favours import owed_to, resolve_favour
from keepwright.games.caylus.final_scoring import FINAL_SCORING, towers_scored
from keepwright.games.caylus.income import INCOME_PHASE
from keepwright.games.caylus.phase import Phase
from keepwright.games.caylus.placement import PLACEMENT_PHASE
from keepwright.games.caylus.provost import PROVOST_PHASE
from keepwright.games.caylus.setup import SET_UP
from keepwright.games.caylus.special_buildings import SPECIAL_PHASE
from keepwright.games.caylus.state import Caylus
from keepwright.games.caylus.two_players import swap_first_player

PHASES: Final[list[Phase]] = [
    SET_UP,
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
    """One pass through phases 1 to 7 (section 4)."""

    def run(self, state: Caylus) -> None:
        state.round += 1
        state.passed = ()
        events.round_began(state, state.round)
        swap_first_player(state)
        state.next(INCOME_PHASE)


def go_on(state: Caylus) -> None:
    """The phase goes on; then the next one, the next round, or the end of the game (section 4).

    Favours come before anything else (R-40).
    """
    if state.owed:
        resolve_favour(state, owed_to(state))
    elif not PHASES[state.phase].go_on(state):
        state.next(what_follows(state))


def what_follows(state: Caylus) -> Task[Any]:
    """With the towers scored the game ends; otherwise round follows round (§ phase 7, § end)."""
    if SET_UP.number < state.phase < END_OF_ROUND_PHASE.number:
        return PHASES[state.phase + 1]
    return FINAL_SCORING if towers_scored(state) else ROUND


ROUND: Final = TASKS.add(Round())
