"""Architects as the engine sees it: facts, options, set-up, and what makes a position possible."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from keepwright.engine.action import Action
from keepwright.engine.agenda import Task
from keepwright.engine.chance import Dealer
from keepwright.engine.game import Game, Limits, Option, OptionValue, switch
from keepwright.engine.scoring import ScoreSheet
from keepwright.engine.state import State
from keepwright.games.architects.actions import ACTIONS, TASKS
from keepwright.games.architects.beginning import enter, make_room
from keepwright.games.architects.components import (
    CHARACTERS,
    COLOURS,
    CONSTANTINE,
    HELENA,
    MOST_SEATS,
)
from keepwright.games.architects.final_scoring import score_sheet
from keepwright.games.architects.guessing import fill_in
from keepwright.games.architects.position import complete
from keepwright.games.architects.state import (
    HUMANS_OF_TWO_VS_BOT,
    NOBODY,
    PLAYER_FIELDS,
    STATE_FIELDS,
    Architects,
)
from keepwright.games.architects.turn import go_on

# Which deck the automa plays with: our own, not the published one (§ 5.9, R-30).
STAND_IN_DECK: Final = "stand-in (unofficial)"


@final
class ArchitectsGame(Game):
    """Architects of the West Kingdom (2018)."""

    def empty_state(self, options: dict[str, OptionValue], seats: tuple[str, ...]) -> Architects:
        return Architects(self, options, seats)

    def seats_for(self, options: Mapping[str, OptionValue]) -> range:
        """One plays solo, against the automa; two may play against it (§ 1, R-31)."""
        if options["two_vs_bot"] is True:
            return range(HUMANS_OF_TWO_VS_BOT, HUMANS_OF_TWO_VS_BOT + 1)
        return range(1, MOST_SEATS + 1)

    def headers(self, seats: tuple[str, ...], options: Mapping[str, OptionValue]) -> dict[str, str]:
        if len(seats) == 1 or options["two_vs_bot"] is True:
            return {"Schemes": STAND_IN_DECK}
        return {}

    def players(self, state: Any) -> list[Any]:
        assert isinstance(state, Architects)
        return list(state.players[: len(state.seats)])

    def complete(self, state: Any, facts: Mapping[str, Any]) -> None:
        assert isinstance(state, Architects)
        complete(state, facts)

    def go_on(self, state: Any) -> None:
        go_on(state)

    def is_set_up(self, state: Any) -> bool:
        assert isinstance(state, Architects)
        return state.active != NOBODY

    def usual_answer(self, state: Any, legal: list[Action]) -> Action:
        """The first, but of characters the one of the seat's own colour, as by lot (R-44)."""
        assert isinstance(state, Architects)
        assert state.seat is not None
        colour = state.seats[state.seat]
        own = [character.id for character in CHARACTERS if character.colour == colour]
        return next((action for action in legal if action.argument in own), legal[0])

    def enter(self, state: Any, task: Task[Any]) -> None:
        assert isinstance(state, Architects)
        enter(state, task)

    def make_room(self, facts: dict[str, Any], given: Mapping[str, Any]) -> None:
        make_room(facts, given)

    def guess(self, facts: Mapping[str, Any], seat: int, dealer: Dealer) -> State:
        return self.state_from_json(fill_in(self, facts, seat, dealer))

    def score_sheet(self, state: Any, explained: bool = True) -> ScoreSheet:
        assert isinstance(state, Architects)
        return score_sheet(state, explained)


GAME: Final = ArchitectsGame(
    id="architects",
    title="Architects of the West Kingdom",
    edition="2018",
    rules="r1",
    seats=range(1, MOST_SEATS + 1),
    colours=COLOURS,
    options=(
        Option("player_boards", ("standard", "variable"), "standard"),
        Option("variable_assignment", ("random", "chosen"), "random"),
        switch("two_vs_bot"),
        Option("bot", (CONSTANTINE, HELENA), CONSTANTINE),
        switch("promo_cards"),
        switch("promo_boards"),
        switch("aoa_starting_apprentice"),
        switch("aoa_apprentice_sweep"),
    ),
    status="complete",
    actions=ACTIONS,
    tasks=TASKS,
    state_fields=STATE_FIELDS,
    player_fields=PLAYER_FIELDS,
    # Nobody is made to fill the Guildhall, which ends the game (§ 4.14).
    limits=Limits(rounds=None, decisions=5_000, points=(-200, 300)),
)
