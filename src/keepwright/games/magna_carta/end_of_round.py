"""Phase end of round (§ phase 6)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from keepwright.engine.turns import clockwise
from keepwright.games.magna_carta import events
from keepwright.games.magna_carta.actions import TASKS
from keepwright.games.magna_carta.components import PROVOST_ADVANCE
from keepwright.games.magna_carta.phase import Phase
from keepwright.games.magna_carta.state import MagnaCarta


def advance_provost(state: MagnaCarta) -> None:
    """The provost moves 2 cards toward the end of the road, if there are so many (§ phase 6)."""
    steps: i64 = state.road_ahead()
    if steps > PROVOST_ADVANCE:
        steps = PROVOST_ADVANCE
    state.provost += steps
    events.provost_advanced(state, steps)


@final
class EndOfRoundPhase(Phase):
    """The provost advances, the bridge is cleared, the first player card is passed on (§ phase 6).

    With the castle tokens gone the game is over instead (R-26).
    """

    def begin(self, state: MagnaCarta) -> None:
        if not state.tokens:
            return
        if state.is_standard:
            advance_provost(state)
        state.passed = ()
        state.first_player = clockwise(len(state.players), state.first_player)[1]
        events.first_player_changed(state)


END_OF_ROUND_PHASE: Final = TASKS.add(EndOfRoundPhase(6))
