"""Set-up (§ set-up): two things are random, then everything is public."""

from __future__ import annotations

from typing import Any, Final, final

from keepwright.engine.agenda import Shuffle, Step, Task
from keepwright.games.caylus import events
from keepwright.games.caylus.actions import TASKS
from keepwright.games.caylus.components import (
    FIXED_SPACES,
    NEUTRAL_BUILDINGS,
    NUMBER,
    START_CUBES,
    START_DENIERS,
)
from keepwright.games.caylus.phase import Phase
from keepwright.games.caylus.pieces import CUBES
from keepwright.games.caylus.state import EMPTY_ROAD, Caylus

PRINTED_ROAD: Final = list(EMPTY_ROAD)
for _space, _id in FIXED_SPACES.items():
    PRINTED_ROAD[_space] = NUMBER[_id]


@final
class ShuffleNeutralTiles(Shuffle[Caylus]):
    """The six neutral tiles in random order on spaces 1 to 6 (§ set-up, 2)."""

    name = "road"

    def things(self, state: Caylus) -> tuple[str, ...]:
        return tuple(tile.id for tile in NEUTRAL_BUILDINGS)

    def pool(self, state: Caylus) -> list[int]:
        return list(range(len(NEUTRAL_BUILDINGS)))

    def perform(self, state: Caylus, drawn: list[int]) -> None:
        road = list(PRINTED_ROAD)
        for place, tile in enumerate(drawn):
            road[place + 1] = NEUTRAL_BUILDINGS[tile].number
        state.road = tuple(road)
        events.road_laid(state, drawn)


@final
class DrawTurnOrder(Shuffle[Caylus]):
    """The turn order of round 1, at random (§ set-up, 3)."""

    name = "turn_order"

    def things(self, state: Caylus) -> tuple[str, ...]:
        return state.seats

    def pool(self, state: Caylus) -> list[int]:
        return list(range(len(state.seats)))

    def perform(self, state: Caylus, drawn: list[int]) -> None:
        state.turn_order = tuple(drawn)
        events.turn_order_set(state, drawn)


@final
class HandOutStart(Step[Caylus]):
    """Cubes for everybody, deniers by place in the turn order (§ set-up, 4)."""

    name = "hand_out"

    def run(self, state: Caylus) -> None:
        deniers = START_DENIERS[len(state.seats)]
        for place, seat in enumerate(state.turn_order):
            state.players[seat].deniers = deniers[place]
            state.players[seat].cubes = START


START: Final = CUBES.pack(**START_CUBES)
OPENING: Final[list[Task[Any]]] = [
    TASKS.add(ShuffleNeutralTiles()),
    TASKS.add(DrawTurnOrder()),
    TASKS.add(HandOutStart()),
]


@final
class SetUp(Phase):
    """Before the first round: the tiles, the turn order, what everybody begins with (§ set-up)."""

    def go_on(self, state: Caylus) -> bool:
        if state.done == len(OPENING):
            return False
        state.next(OPENING[state.done])
        state.done += 1
        return True


SET_UP: Final = TASKS.add(SetUp(0))
