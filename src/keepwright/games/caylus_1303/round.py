"""The order of play: nine rounds of four phases (section 4)."""

from __future__ import annotations

from typing import Any, Final, final

from keepwright.engine.agenda import Step, Task
from keepwright.games.caylus_1303 import events
from keepwright.games.caylus_1303.actions import TASKS
from keepwright.games.caylus_1303.activation import BEYOND, PRINTED_STEP, REACHED
from keepwright.games.caylus_1303.character_turns import (
    TURN_OF_BAILIFF,
    TURN_OF_DELIVERYMAN,
    TURN_OF_EARLY_RISER,
)
from keepwright.games.caylus_1303.components import ROUNDS
from keepwright.games.caylus_1303.delivery import AT_THE_SITE, LEAVE_THE_SITE, MOST_BUNDLES
from keepwright.games.caylus_1303.final_scoring import FINAL_SCORING
from keepwright.games.caylus_1303.phase import Phase
from keepwright.games.caylus_1303.planning import TURNS
from keepwright.games.caylus_1303.provost import GUILDS_BRIDGE
from keepwright.games.caylus_1303.setup import SET_UP
from keepwright.games.caylus_1303.state import Caylus1303
from keepwright.games.caylus_1303.stewardship import (
    MONUMENTS_STEP,
    PROVOST_RETURNS,
    RECRUITING,
    RESIDENCES,
)

PLANNING: Final = TASKS.add(Phase("planning", [TURN_OF_EARLY_RISER, TURNS]))
ACTIVATION: Final = TASKS.add(
    Phase("activation", [PRINTED_STEP, GUILDS_BRIDGE, TURN_OF_BAILIFF, REACHED, BEYOND])
)
DELIVERY: Final = TASKS.add(
    Phase("delivery", [AT_THE_SITE, TURN_OF_DELIVERYMAN, MOST_BUNDLES, LEAVE_THE_SITE])
)
STEWARDSHIP: Final = TASKS.add(
    Phase("stewardship", [RESIDENCES, MONUMENTS_STEP, RECRUITING, PROVOST_RETURNS])
)
PHASES: Final[list[Phase]] = [SET_UP, PLANNING, ACTIVATION, DELIVERY, STEWARDSHIP]


@final
class Round(Step[Caylus1303]):
    """One round: planning, activation, delivery, stewardship (section 4)."""

    def run(self, state: Caylus1303) -> None:
        state.passed = ()
        state.used = 0
        events.round_began(state, state.round)
        state.next(PLANNING)


@final
class RoundMarker(Step[Caylus1303]):
    """Pass houses go back, the marker advances; after round 9 the game ends (§4.4, §6)."""

    def run(self, state: Caylus1303) -> None:
        if state.round == ROUNDS:
            state.next(FINAL_SCORING)
            return
        state.round += 1
        state.next(ROUND)


def go_on(state: Caylus1303) -> None:
    """The phase goes on; then the next one, the next round, or the end (section 4)."""
    if not PHASES[state.phase].go_on(state):
        state.next(what_follows(state))


def what_follows(state: Caylus1303) -> Task[Any]:
    """What comes after the phase that is over (section 4)."""
    if state.phase == SET_UP.number:
        return ROUND
    if state.phase == STEWARDSHIP.number:
        return ROUND_MARKER
    return PHASES[state.phase + 1]


ROUND: Final = TASKS.add(Round())
ROUND_MARKER: Final = TASKS.add(RoundMarker())
