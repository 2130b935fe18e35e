"""Characters that give their holder a turn of his own (§5.6).

The Early Riser opens planning (§ phase 1), the Bailiff comes after the bridge (§ Bailiff), the
Deliveryman after all others at the site (§ Deliveryman).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, final

from mypy_extensions import i64

from keepwright.engine.action import Action
from keepwright.engine.agenda import Decision
from keepwright.engine.obstacle import Obstacle
from keepwright.engine.tally import Tally
from keepwright.engine.trade import tell_declined
from keepwright.games.caylus_1303.actions import DECLINE, PLACE_OR_DECLINE, TASKS
from keepwright.games.caylus_1303.characters import BAILIFF, DELIVERYMAN, EARLY_RISER
from keepwright.games.caylus_1303.components import BUILDINGS
from keepwright.games.caylus_1303.delivery import DELIVER_LAST
from keepwright.games.caylus_1303.phase import PhaseStep
from keepwright.games.caylus_1303.pieces import Character, MovesProvost
from keepwright.games.caylus_1303.planning import (
    can_place,
    obstacles_to_paying,
    obstacles_to_standing,
    open_places,
    place_worker,
)
from keepwright.games.caylus_1303.provost import free_moves
from keepwright.games.caylus_1303.state import NOBODY, Caylus1303

ONLY_DECLINE: Final = 1


@final
class TurnOf(PhaseStep):
    """Whoever holds the character at this moment has his turn (§4.0.5)."""

    def __init__(self, character: Character, turns: list[Decision[Any]]) -> None:
        super().__init__(turns[0].name)
        self.name = f"turn_of_{character.id}"
        self.character: Final = character
        self.turns: Final = turns

    def begin(self, state: Caylus1303) -> None:
        holder = state.holder_of(self.character.bit)
        if holder != NOBODY:
            state.next(self.turns[holder])

    def is_turn_of(self, state: Caylus1303, seat: i64, done: i64) -> bool:
        return state.holder_of(self.character.bit) == seat


# ---------------------------------------------------------------- the Early Riser


def early_surcharge(explained: bool = True) -> Tally:
    """One more worker to the Camp, whatever else one holds (§4.1, § phase 1)."""
    extra = Tally(explained)
    EARLY_RISER.power.change(extra, EARLY_RISER.id)
    return extra


@final
class EarlyPlacement(Decision[Caylus1303]):
    """Make one placement ahead of the first player, or decline (§4.1, D2, R-30)."""

    candidates = PLACE_OR_DECLINE

    def legal(self, state: Caylus1303) -> i64:
        if can_place(state, self.seat, early_surcharge(False)):
            return ONLY_DECLINE | open_places(state, self.seat)
        return ONLY_DECLINE

    def obstacles(self, state: Caylus1303, action: Action) -> Iterator[Obstacle]:
        if action is DECLINE:
            return
        yield from obstacles_to_standing(state, self.seat, BUILDINGS[action.target])
        yield from obstacles_to_paying(state, self.seat, "§4.1", early_surcharge())

    def perform(self, state: Caylus1303, action: Action) -> None:
        if action is DECLINE:
            tell_declined(state, self.seat, EARLY_RISER.id)
            return
        extra = early_surcharge(state.is_heard)
        place_worker(state, self.seat, BUILDINGS[action.target], extra)


# ---------------------------------------------------------------- the tasks, made once


_MOVES: Final = BAILIFF.power
assert isinstance(_MOVES, MovesProvost)

EARLY_PLACEMENT: Final = TASKS.per_seat(EarlyPlacement)
BAILIFF_MOVE: Final = free_moves("bailiff_move", _MOVES.reach)
TURN_OF_EARLY_RISER: Final = TASKS.add(TurnOf(EARLY_RISER, [*EARLY_PLACEMENT]))
TURN_OF_BAILIFF: Final = TASKS.add(TurnOf(BAILIFF, [*BAILIFF_MOVE]))
TURN_OF_DELIVERYMAN: Final = TASKS.add(TurnOf(DELIVERYMAN, [*DELIVER_LAST]))
