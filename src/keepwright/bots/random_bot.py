"""The random bot: every legal action is as likely as any other."""

from __future__ import annotations

from typing import Final, final

from keepwright.engine.action import Action
from keepwright.engine.chance import Dice
from keepwright.engine.view import View


@final
class RandomBot:
    """Chooses evenly with its own dice, just as a playout does."""

    def __init__(self, dice: Dice) -> None:
        self.dice: Final = dice

    def choose(self, view: View, actions: list[Action]) -> Action:
        """Any of the actions."""
        return actions[self.dice.below(len(actions))]
