"""The Chapel as the engine sees it: facts, set-up, and the order of play (§ 1, § 3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from keepwright.games.chapel.components import COLOURS, ROUNDS
from keepwright.games.chapel.state import NOBODY, PLAYER_FIELDS, STATE_FIELDS, Chapel
from keepwright.games.chapel.turn import ACTIONS, FIRST_PLAYER, TAKE_TURN, TASKS

from keepwright.engine.errors import BadState
from keepwright.engine.game import Game, Limits, OptionValue
from keepwright.engine.scoring import ScoreSheet
from keepwright.engine.tally import Tally


@final
class ChapelGame(Game):
    """Six rounds, in which each player has one turn."""

    def empty_state(self, options: dict[str, OptionValue], seats: tuple[str, ...]) -> Chapel:
        return Chapel(self, options, seats)

    def go_on(self, state: Chapel) -> None:
        """The first player is drawn; then everybody has a turn in each of six rounds (§ 3)."""
        if state.first_player == NOBODY:
            state.next(FIRST_PLAYER)
            return
        if state.round == 0 or state.turns == len(state.seats):
            if state.round == ROUNDS:
                state.over = True
                sheet = self.score_sheet(state)
                state.tell("game_ended", winners=sheet.winners, prestige=max(sheet.totals))
                return
            state.round += 1
            state.turns = 0
            state.tell("round_began", round=state.round)
        state.next(TAKE_TURN[(state.first_player + state.turns) % len(state.seats)])

    def players(self, state: Chapel) -> list[Any]:
        return list(state.players)

    def complete(self, state: Chapel, facts: Mapping[str, Any]) -> None:
        if state.turns > len(state.seats):
            raise BadState(path="turns", why="too_many", given=state.turns)

    def score_sheet(self, state: Chapel, explained: bool = True) -> ScoreSheet:
        tallies = []
        for player in state.players:
            tally = Tally(explained)
            tally.add("prestige", player.prestige)
            tallies.append(tally)
        return ScoreSheet(state.seats, tallies)


GAME: Final = ChapelGame(
    id="chapel",
    title="The Chapel",
    edition="2026",
    rules="r1",
    seats=range(2, len(COLOURS) + 1),
    colours=COLOURS,
    options=(),
    status="complete",
    actions=ACTIONS,
    tasks=TASKS,
    state_fields=STATE_FIELDS,
    player_fields=PLAYER_FIELDS,
    limits=Limits(rounds=ROUNDS, decisions=ROUNDS, points=(0, 100)),
)
