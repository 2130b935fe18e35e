"""A turn: gather wood, or build (§ 2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

from keepwright.games.chapel.components import BUILDINGS, COLOURS, IDS, WOOD
from keepwright.games.chapel.state import Chapel

from keepwright.engine.action import Action, Actions, Candidates
from keepwright.engine.agenda import Chance, Decision, Tasks
from keepwright.engine.obstacle import Obstacle

ACTIONS: Final = Actions("chapel")
TASKS: Final = Tasks(len(COLOURS))
GATHER: Final = ACTIONS.make("gather")
BUILD: Final = [ACTIONS.make("build", "place", id, number) for number, id in enumerate(IDS)]


@final
class FirstPlayer(Chance[Chapel]):
    """Who goes first is drawn (§ 1)."""

    def things(self, state: Chapel) -> tuple[str, ...]:
        return state.seats

    def pool(self, state: Chapel) -> list[int]:
        return list(range(len(state.seats)))

    def count(self, state: Chapel) -> int:
        return 1

    def perform(self, state: Chapel, drawn: list[int]) -> None:
        state.first_player = drawn[0]
        state.tell("first_player_drawn", seat=state.seats[drawn[0]])


@final
class TakeTurn(Decision[Chapel]):
    """On your turn, gather wood or build one building (§ 2)."""

    candidates = Candidates([GATHER, *BUILD])

    def obstacles(self, state: Chapel, action: Action) -> Iterator[Obstacle]:
        if action is GATHER:
            return
        building, held = BUILDINGS[action.target], state.players[self.seat].wood
        if action.target in state.owners:
            yield Obstacle("built_already", rule="§ 2", place=building.id)
        if held < building.wood:
            yield Obstacle("too_little_wood", rule="§ 2", cost=building.wood, held=held)

    def perform(self, state: Chapel, action: Action) -> None:
        me, seat = state.players[self.seat], state.seats[self.seat]
        state.turns += 1
        if action is GATHER:
            me.wood += WOOD
            state.tell("gathered", seat=seat, goods={"wood": WOOD})
            return
        building = BUILDINGS[action.target]
        me.wood -= building.wood
        me.prestige += building.points
        state.owners[int(action.target)] = int(self.seat)
        paid, points = {"wood": building.wood}, building.points
        state.tell("built", seat=seat, place=building.id, goods=paid, prestige=points)


FIRST_PLAYER: Final = TASKS.add(FirstPlayer())
TAKE_TURN: Final = TASKS.per_seat(TakeTurn)
