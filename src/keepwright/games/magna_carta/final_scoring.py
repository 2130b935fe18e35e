"""The end of the game and its points (§ end of the game)."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from keepwright.engine.agenda import Step, Task
from keepwright.engine.choices import count, numbers
from keepwright.engine.goods import amount
from keepwright.engine.scoring import ScoreSheet
from keepwright.engine.tally import Tally
from keepwright.games.magna_carta import events
from keepwright.games.magna_carta.actions import TASKS
from keepwright.games.magna_carta.components import (
    CUBES_FOR_POINT,
    DENIERS_FOR_POINT,
    GOLD_POINTS,
    PLAYER_CARDS,
    PRESTIGE_CARDS,
    RESIDENCE,
    SECTIONS,
)
from keepwright.games.magna_carta.pieces import CUBES, NOT_GOLD
from keepwright.games.magna_carta.state import MagnaCarta, Player


def points_of(player: Player, explained: bool) -> Tally:
    """Tokens, cards, residences, prestige cards, gold, cubes, deniers (§ end of the game, R-11)."""
    others: i64 = 0
    kind: i64
    for kind in range(len(NOT_GOLD)):
        others += amount(player.cubes, kind)
    tokens: i64 = 0
    for section in range(len(SECTIONS)):
        tokens += SECTIONS[section].points * amount(player.tokens, section)
    tally = Tally(explained)
    tally.add("tokens", tokens)
    tally.add("buildings", sum(PLAYER_CARDS[card].points for card in numbers(player.built)))
    tally.add("residences", RESIDENCE.points * count(player.residences & ~player.covered))
    tally.add("prestige", sum(PRESTIGE_CARDS[card].points for card in numbers(player.prestige)))
    tally.add("gold", GOLD_POINTS * amount(player.cubes, CUBES.ids.index("gold")))
    tally.add("cubes", others // CUBES_FOR_POINT)
    tally.add("deniers", player.deniers // DENIERS_FOR_POINT)
    return tally


def score_sheet(state: MagnaCarta, explained: bool = True) -> ScoreSheet:
    """Every seat's points as if the game ended now; ties share the win (R-12)."""
    return ScoreSheet(state.seats, [points_of(player, explained) for player in state.players])


@final
class FinalScoring(Step[MagnaCarta]):
    """The points are counted; the game is over (§ end of the game)."""

    def run(self, state: MagnaCarta) -> None:
        state.over = True
        events.game_ended(state)

    def fits(self, state: MagnaCarta, above: list[Task[Any]]) -> bool:
        return not above and not state.tokens


FINAL_SCORING: Final = TASKS.add(FinalScoring())
