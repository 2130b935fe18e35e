"""Caylus 1303 as the engine sees it: facts, options, set-up, and what makes a position possible."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from keepwright.engine.agenda import Task
from keepwright.engine.chance import Dealer
from keepwright.engine.game import Game, Limits, Option, OptionValue, switch
from keepwright.engine.scoring import ScoreSheet
from keepwright.engine.state import State
from keepwright.games.caylus_1303.actions import ACTIONS, TASKS
from keepwright.games.caylus_1303.components import (
    COLOURS,
    FIRST_GAME,
    MOST_SEATS,
    RANDOM,
    ROUNDS,
    UNCONFIRMED,
)
from keepwright.games.caylus_1303.final_scoring import score_sheet
from keepwright.games.caylus_1303.guessing import fill_in
from keepwright.games.caylus_1303.position import complete
from keepwright.games.caylus_1303.room import make_room
from keepwright.games.caylus_1303.round import PHASES, go_on
from keepwright.games.caylus_1303.setup import SET_UP
from keepwright.games.caylus_1303.starts import enter
from keepwright.games.caylus_1303.state import PLAYER_FIELDS, STATE_FIELDS, Caylus1303

DECISIONS_A_ROUND: Final = 200  # of one seat; workers and bundles are paid with what it has
MOST_POINTS: Final = 300


@final
class Caylus1303Game(Game):
    """Caylus 1303 (2019)."""

    def empty_state(self, options: dict[str, OptionValue], seats: tuple[str, ...]) -> Caylus1303:
        return Caylus1303(self, options, seats)

    def players(self, state: Any) -> list[Any]:
        assert isinstance(state, Caylus1303)
        return list(state.players)

    def complete(self, state: Any, facts: Mapping[str, Any]) -> None:
        assert isinstance(state, Caylus1303)
        complete(state, facts)

    def score_sheet(self, state: Any, explained: bool = True) -> ScoreSheet:
        assert isinstance(state, Caylus1303)
        return score_sheet(state, explained)

    def go_on(self, state: Any) -> None:
        go_on(state)

    def phases(self) -> tuple[str, ...]:
        return tuple(phase.name for phase in PHASES[1:])

    def is_set_up(self, state: Any) -> bool:
        assert isinstance(state, Caylus1303)
        return state.phase != SET_UP.number

    def enter(self, state: Any, task: Task[Any]) -> None:
        assert isinstance(state, Caylus1303)
        enter(state, task)

    def guess(self, facts: Mapping[str, Any], seat: int, dealer: Dealer) -> State:
        return self.state_from_json(fill_in(facts, dealer))

    def make_room(self, facts: dict[str, Any], given: Mapping[str, Any]) -> None:
        make_room(facts, given)


GAME: Final = Caylus1303Game(
    id="caylus_1303",
    title="Caylus 1303",
    edition="2019",
    rules="r1",
    seats=range(2, MOST_SEATS + 1),
    colours=COLOURS,
    options=(
        Option("character_pool", (RANDOM, FIRST_GAME), RANDOM),
        switch("show_opponent_pp"),
    ),
    status="complete",
    actions=ACTIONS,
    tasks=TASKS,
    state_fields=STATE_FIELDS,
    player_fields=PLAYER_FIELDS,
    limits=Limits(rounds=ROUNDS, decisions=ROUNDS * DECISIONS_A_ROUND, points=(0, MOST_POINTS)),
    unconfirmed=UNCONFIRMED,
)
