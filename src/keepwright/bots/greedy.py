"""The greedy bot: tries every legal action one ply deep and takes the one that looks best."""

from __future__ import annotations

from typing import Final, final

from keepwright.bots.heuristic import heuristic_for
from keepwright.engine.action import Action
from keepwright.engine.agenda import Chance, Decision
from keepwright.engine.chance import Dice
from keepwright.engine.errors import TooMany
from keepwright.engine.guess import guess
from keepwright.engine.play import deal_in_place, legal_actions, play_in_place, turn_to
from keepwright.engine.state import State
from keepwright.engine.view import View

MOST_FOLLOW_UPS: Final = 4
SAME: Final = 1e-9
PARTS: Final = 1_000  # of which a share is made


@final
class GreedyBot:
    """Takes the action after which its own lead is worth most; dice break ties.

    The lead is its own worth less the best opponent's, which counts by `rivalry` (0: play for
    yourself; 1: hurting the leader is as good as gaining). An action that leaves a choice of
    detail open, such as which cubes are paid, is worth what its best completion is worth. `lapses`
    is the share of its decisions in which it does not think, and takes any action.
    """

    def __init__(self, game_id: str, dice: Dice, rivalry: float = 0.5, lapses: float = 0.0) -> None:
        self.dice: Final = dice
        self.rivalry: Final = rivalry
        self.lapses: Final = lapses
        self.heuristic: Final = heuristic_for(game_id)

    def choose(self, view: View, actions: list[Action]) -> Action:
        """The best action by this bot's lights."""
        if self.lapses and int(self.dice.below(PARTS)) < self.lapses * PARTS:
            return actions[self.dice.below(len(actions))]
        position = guess(view, self.dice)
        turn_to(position, view.seat)
        scratch = position.copy()
        best: list[Action] = []
        most = 0.0
        for action in actions:
            scratch.assign(position)
            try:
                play_in_place(scratch, action)
                lead = self._lead(scratch, view.seat, action, MOST_FOLLOW_UPS)
            except TooMany:
                continue  # nothing can be said of more than can be counted
            if not best or lead > most + SAME:
                best, most = [action], lead
            elif lead > most - SAME:
                best.append(action)
        found = best or actions
        return found[self.dice.below(len(found))]

    def _lead(self, state: State, seat: int, last: Action, depth: int) -> float:
        open_detail = self._open_detail(state, seat, last) if depth else None
        if open_detail is not None:
            scratch = open_detail.copy()
            leads = []
            for action in legal_actions(open_detail):
                scratch.assign(open_detail)
                play_in_place(scratch, action)
                leads.append(self._lead(scratch, seat, action, depth - 1))
            return max(leads)
        worths = self.heuristic.worths(state)
        others = [worth for place, worth in enumerate(worths) if place != seat]
        return worths[seat] - self.rivalry * max(others, default=0.0)

    def _open_detail(self, state: State, seat: int, last: Action) -> State | None:
        """Where the choice stands that the last action left open; chance before it is dealt."""
        due = state.due
        if isinstance(due, Chance) and self.heuristic.completes(due.name, last.verb):
            state = state.copy()
            deal_in_place(state, self.dice)
            due = state.due
        if (
            isinstance(due, Decision)
            and due.seat == seat
            and self.heuristic.completes(due.name, last.verb)
        ):
            return state
        return None
