"""Caylus as the engine sees it: facts, options, set-up, and what makes a position possible."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from keepwright.engine.agenda import Task
from keepwright.engine.game import Game, Limits, OptionValue, switch
from keepwright.engine.scoring import ScoreSheet
from keepwright.games.caylus.actions import ACTIONS, TASKS
from keepwright.games.caylus.components import COLOURS, MOST_SEATS
from keepwright.games.caylus.final_scoring import score_sheet
from keepwright.games.caylus.position import complete, enter
from keepwright.games.caylus.round import PHASES, go_on
from keepwright.games.caylus.setup import SET_UP
from keepwright.games.caylus.state import PLAYER_FIELDS, STATE_FIELDS, Caylus

# Other names of the phases, as the data of record and the rules' headings have them.
ALIASES: Final = {"placing": "placement", "special_buildings": "special"}


@final
class CaylusGame(Game):
    """Caylus, the original board game (2005)."""

    def empty_state(self, options: dict[str, OptionValue], seats: tuple[str, ...]) -> Caylus:
        return Caylus(self, options, seats)

    def players(self, state: Any) -> list[Any]:
        assert isinstance(state, Caylus)
        return list(state.players)

    def complete(self, state: Any, facts: Mapping[str, Any]) -> None:
        assert isinstance(state, Caylus)
        complete(state, facts)

    def score_sheet(self, state: Any, explained: bool = True) -> ScoreSheet:
        assert isinstance(state, Caylus)
        return score_sheet(state, explained)

    def go_on(self, state: Any) -> None:
        go_on(state)

    def phases(self) -> tuple[str, ...]:
        return tuple(phase.name for phase in PHASES[1:])

    def start_named(self, name: str) -> str:
        return ALIASES.get(name, name)

    def is_set_up(self, state: Any) -> bool:
        assert isinstance(state, Caylus)
        return state.phase != SET_UP.number

    def enter(self, state: Any, task: Task[Any]) -> None:
        assert isinstance(state, Caylus)
        enter(state, task)


GAME: Final = CaylusGame(
    id="caylus",
    title="Caylus",
    edition="2005, second printing (two architects, no jeweller)",
    rules="r1",
    seats=range(2, MOST_SEATS + 1),
    colours=COLOURS,
    options=(switch("jeweller"), switch("simplified_favours")),
    status="complete",
    actions=ACTIONS,
    tasks=TASKS,
    state_fields=STATE_FIELDS,
    player_fields=PLAYER_FIELDS,
    # The bailiff has 18 spaces to go and goes on every round (§ phase 7); in one, a seat has at
    # most 7 workers to place, and few decisions about what each of them does.
    limits=Limits(rounds=18, decisions=18 * 60, points=(0, 400)),
)
