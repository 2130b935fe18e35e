"""What positions are worth to each seat, for greedy bots."""

from __future__ import annotations

from typing import Protocol

from keepwright.engine.play import score_sheet
from keepwright.engine.state import State
from keepwright.faces import face


class Heuristic(Protocol):
    """Puts a number on a position for every seat, in points of the game."""

    def worths(self, state: State) -> list[float]:
        """What the position is worth to each seat."""
        ...

    def completes(self, decision: str, verb: str) -> bool:
        """Whether this decision of the same seat, or chance before it, only completes that verb."""
        ...


class ScoreSheetHeuristic:
    """A position is worth the points that the score sheet shows."""

    def worths(self, state: State) -> list[float]:
        """The totals of the score sheet."""
        return [float(total) for total in score_sheet(state).totals]

    def completes(self, decision: str, verb: str) -> bool:
        """Nothing is known about decisions, so each is judged by itself."""
        return False


def heuristic_for(game_id: str) -> Heuristic:
    """The game's own heuristic; where it has none, the bare score sheet.

    >>> heuristic_for("caylus").completes("pay", "build")
    True
    """
    own = face(game_id, "heuristic")
    found: Heuristic = own.HEURISTIC if own else ScoreSheetHeuristic()
    return found
