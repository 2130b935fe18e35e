"""The end of the game and the final bonus (§ end)."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from keepwright.engine.agenda import Step, Task
from keepwright.engine.goods import amount
from keepwright.engine.scoring import ScoreSheet
from keepwright.engine.tally import Tally
from keepwright.games.caylus import events
from keepwright.games.caylus.actions import TASKS
from keepwright.games.caylus.components import (
    CUBES_FOR_POINT,
    DENIERS_FOR_POINT,
    GOLD_POINTS,
    SECTIONS,
)
from keepwright.games.caylus.pieces import CUBES, NOT_GOLD
from keepwright.games.caylus.state import Caylus, Player


def towers_scored(state: Caylus) -> bool:
    """The game ends when the towers have been scored (§ end)."""
    return state.scored == len(SECTIONS)


def final_bonus(player: Player, explained: bool) -> Tally:
    """3 for each gold, 1 for 3 other cubes, 1 for 4 deniers (§ end)."""
    others: i64 = 0
    for kind in range(len(NOT_GOLD)):
        others += amount(player.cubes, kind)
    tally = Tally(explained)
    tally.add("gold", GOLD_POINTS * amount(player.cubes, CUBES.ids.index("gold")))
    tally.add("cubes", others // CUBES_FOR_POINT)
    tally.add("deniers", player.deniers // DENIERS_FOR_POINT)
    return tally


def score_sheet(state: Caylus, explained: bool = True) -> ScoreSheet:
    """Prestige on the track and the final bonus of every seat; once over, it is on the track."""
    tallies: list[Tally] = []
    for player in state.players:
        bonus = final_bonus(player, explained)
        tally = Tally(explained)
        tally.add("prestige", player.prestige - (bonus.total if state.over else 0))
        tally.add_all(bonus)
        tallies.append(tally)
    return ScoreSheet(state.seats, tallies)


@final
class FinalScoring(Step[Caylus]):
    """Everybody's final bonus is added to the score; the game is over (§ end)."""

    def run(self, state: Caylus) -> None:
        seat: i64
        for seat in range(len(state.players)):
            bonus = final_bonus(state.players[seat], state.is_heard)
            state.score(seat, bonus.total)
            events.final_bonus(state, seat, bonus)
        events.game_ended(state)
        state.over = True

    def fits(self, state: Caylus, above: list[Task[Any]]) -> bool:
        return not above and towers_scored(state)


FINAL_SCORING: Final = TASKS.add(FinalScoring())
