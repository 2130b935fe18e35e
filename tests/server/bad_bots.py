"""Bots that hang, break or answer nonsense, and one that is well."""

from __future__ import annotations

import os
import time

import keepwright as kw
from keepwright.bots.random_bot import RandomBot
from keepwright.bots.registry import BOTS, MAKERS


class Hangs:
    """A bot that never answers."""

    def choose(self, view: kw.View, actions: list[kw.Action]) -> kw.Action:
        while True:
            time.sleep(60)


class Crashes:
    """A bot whose process ends."""

    def choose(self, view: kw.View, actions: list[kw.Action]) -> kw.Action:
        os._exit(3)


class Raises:
    """A bot with a bug."""

    def choose(self, view: kw.View, actions: list[kw.Action]) -> kw.Action:
        raise ZeroDivisionError


class Babbles:
    """A bot that answers with something that is not asked for."""

    def choose(self, view: kw.View, actions: list[kw.Action]) -> kw.Action:
        asked = {action.text for action in actions}
        game = kw.load(view.game)
        return next(a for a in game.actions.by_text.values() if a.text not in asked)


class Thinks:
    """A bot that is well, and thinks in a process of its own."""

    def __init__(self, dice: kw.Dice) -> None:
        self.bot = RandomBot(dice)

    def choose(self, view: kw.View, actions: list[kw.Action]) -> kw.Action:
        return self.bot.choose(view, actions)


BAD = {"hangs": Hangs, "crashes": Crashes, "raises": Raises, "babbles": Babbles}


def let_in() -> None:
    """Make these bots known in this process."""
    for name, bad in BAD.items():
        BOTS[name] = {}
        MAKERS[name] = lambda game, dice, parameters, bad=bad: bad()  # type: ignore[misc]
    BOTS["thinks"] = {}
    MAKERS["thinks"] = lambda game, dice, parameters: Thinks(dice)
