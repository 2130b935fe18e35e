"""The end of the game and its points (§6)."""

from __future__ import annotations

from typing import Any, Final, final

from keepwright.engine.agenda import Step, Task
from keepwright.engine.goods import amount
from keepwright.engine.scoring import ScoreSheet
from keepwright.engine.tally import Tally
from keepwright.games.caylus_1303 import events
from keepwright.games.caylus_1303.actions import TASKS
from keepwright.games.caylus_1303.components import GOLD_POINTS, ROUNDS
from keepwright.games.caylus_1303.pieces import RESOURCES
from keepwright.games.caylus_1303.state import Caylus1303, Player

GOLD: Final = RESOURCES.ids.index("gold")


def points_of(player: Player, explained: bool) -> Tally:
    """Prestige, and 2 for each gold; nothing else is worth anything (§6)."""
    tally = Tally(explained)
    tally.add("prestige", player.prestige)
    tally.add("gold", GOLD_POINTS * amount(player.goods, GOLD))
    return tally


def score_sheet(state: Caylus1303, explained: bool = True) -> ScoreSheet:
    """Every seat's points as if the game ended now; tied players share the victory (§6)."""
    return ScoreSheet(state.seats, [points_of(player, explained) for player in state.players])


@final
class FinalScoring(Step[Caylus1303]):
    """Everybody reveals his prestige and adds his gold; the game is over (§6)."""

    def run(self, state: Caylus1303) -> None:
        state.over = True
        events.game_ended(state)

    def fits(self, state: Caylus1303, above: list[Task[Any]]) -> bool:
        return not above and state.round == ROUNDS


FINAL_SCORING: Final = TASKS.add(FinalScoring())
