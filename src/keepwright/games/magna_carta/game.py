"""Magna Carta as the engine sees it: facts, options, set-up, and what makes a position possible."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from keepwright.engine.agenda import Task
from keepwright.engine.chance import Dealer
from keepwright.engine.game import Game, Limits, Option, OptionValue
from keepwright.engine.scoring import ScoreSheet
from keepwright.engine.state import State
from keepwright.games.magna_carta.actions import ACTIONS, TASKS
from keepwright.games.magna_carta.components import BEGINNER, COLOURS, MOST_SEATS, STANDARD
from keepwright.games.magna_carta.final_scoring import score_sheet
from keepwright.games.magna_carta.guessing import fill_in
from keepwright.games.magna_carta.position import complete, enter
from keepwright.games.magna_carta.room import make_room
from keepwright.games.magna_carta.round import PHASES, go_on
from keepwright.games.magna_carta.setup import SET_UP
from keepwright.games.magna_carta.state import PLAYER_FIELDS, STATE_FIELDS, MagnaCarta


@final
class MagnaCartaGame(Game):
    """Caylus Magna Carta, the card game (2007)."""

    def empty_state(self, options: dict[str, OptionValue], seats: tuple[str, ...]) -> MagnaCarta:
        return MagnaCarta(self, options, seats)

    def players(self, state: Any) -> list[Any]:
        assert isinstance(state, MagnaCarta)
        return list(state.players)

    def complete(self, state: Any, facts: Mapping[str, Any]) -> None:
        assert isinstance(state, MagnaCarta)
        complete(state, facts)

    def score_sheet(self, state: Any, explained: bool = True) -> ScoreSheet:
        assert isinstance(state, MagnaCarta)
        return score_sheet(state, explained)

    def go_on(self, state: Any) -> None:
        go_on(state)

    def phases(self) -> tuple[str, ...]:
        return tuple(phase.name for phase in PHASES[1:])

    def is_set_up(self, state: Any) -> bool:
        assert isinstance(state, MagnaCarta)
        return state.phase != SET_UP.number

    def enter(self, state: Any, task: Task[Any]) -> None:
        assert isinstance(state, MagnaCarta)
        enter(state, task)

    def guess(self, facts: Mapping[str, Any], seat: int, dealer: Dealer) -> State:
        return self.state_from_json(fill_in(facts, seat, dealer))

    def make_room(self, facts: dict[str, Any], given: Mapping[str, Any]) -> None:
        make_room(facts, given)


GAME: Final = MagnaCartaGame(
    id="magna_carta",
    title="Caylus Magna Carta",
    edition="2007",
    rules="r1",
    seats=range(2, MOST_SEATS + 1),
    colours=COLOURS,
    options=(Option("ruleset", (BEGINNER, STANDARD), STANDARD),),
    status="complete",
    actions=ACTIONS,
    tasks=TASKS,
    state_fields=STATE_FIELDS,
    player_fields=PLAYER_FIELDS,
    # Every round uses up one of the 24 castle tokens or more; in one, actions cost cards or coins.
    limits=Limits(rounds=24, decisions=24 * 200, points=(0, 200)),
)
