"""Bots of somebody's own, good and bad, as `module:Class` names them."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

import keepwright as kw


class First:
    """Takes the first action, and asks for nothing when it is made."""

    def choose(self, view: kw.View, actions: list[kw.Action]) -> kw.Action:
        return actions[0]


class Numbered:
    """Takes the action with a number, and asks for game, dice and two parameters."""

    def __init__(self, dice: kw.Dice, game: kw.Game, number: int, name: str = "") -> None:
        self.made_of = (dice, game, number, name)

    def choose(self, view: kw.View, actions: list[kw.Action]) -> kw.Action:
        return actions[self.made_of[2] % len(actions)]


class Raises(First):
    """Has a bug that shows after a while."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: kw.View, actions: list[kw.Action]) -> kw.Action:
        self.asked += 1
        if self.asked == 20:
            raise ZeroDivisionError("too clever")
        return super().choose(view, actions)


class Once(First):
    """Plays one game, and no other."""

    made = 0

    def __init__(self) -> None:
        type(self).made += 1
        self.number = self.made

    def choose(self, view: kw.View, actions: list[kw.Action]) -> kw.Action:
        if self.number > 1:
            raise LookupError("where am I?")
        return super().choose(view, actions)


class Babbles:
    """Answers with something that it was not offered."""

    def choose(self, view: kw.View, actions: list[kw.Action]) -> Any:
        return "mason"


class Crashes:
    """Takes its process along."""

    def choose(self, view: kw.View, actions: list[kw.Action]) -> kw.Action:
        os._exit(3)


class Hangs:
    """Never answers; it leaves a mark when it is asked."""

    def __init__(self, mark: str = "") -> None:
        self.mark = mark

    def choose(self, view: kw.View, actions: list[kw.Action]) -> kw.Action:
        if self.mark:
            Path(self.mark).touch()
        while True:
            time.sleep(0.01)


class Slow(First):
    """Thinks so long about each decision that a game takes about a minute."""

    def choose(self, view: kw.View, actions: list[kw.Action]) -> kw.Action:
        time.sleep(0.3)
        return super().choose(view, actions)


class Picky(First):
    """Wants to know something that nobody tells."""

    def __init__(self, mood: str) -> None:
        self.mood = mood


class Silent:
    """Cannot choose."""


nobody = First()
