"""Terminal tables: each game draws its own board; what is common to all stands here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib import import_module
from typing import Any, Protocol

from rich.console import RenderableType

from keepwright.engine.action import Action
from keepwright.engine.state import State
from keepwright.faces import face
from keepwright.locales import Words


class Board(Protocol):
    """How a game is drawn in a terminal and spoken about at the table."""

    def draw(
        self, facts: Mapping[str, Any], words: Words, log: list[str], width: int, height: int
    ) -> RenderableType:
        """The position for a terminal of this size; `facts` are those of a view."""
        ...

    def legend(self, words: Words) -> str:
        """What the signs on the table mean."""
        ...

    def choice(self, state: State, words: Words, action: Action) -> str:
        """A choice of the due decision in a few words, with its price where it has one."""
        ...

    def note(self, state: State, words: Words) -> str:
        """A remark on the due decision that holds for most of its choices, or nothing."""
        ...

    def more(self, words: Words, id: str, facts: Mapping[str, Any] | None) -> Iterable[str]:
        """What the card of a piece tells beside what is printed; with facts, where it lies."""
        ...


def board_of(game_id: str) -> Board:
    """The terminal table of this game; the plain one if it has none of its own."""
    own = face(game_id, "terminal") or import_module(f"{__name__}.plain")
    found: Board = own.BOARD
    return found
