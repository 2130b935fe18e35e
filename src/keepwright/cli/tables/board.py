"""How a game is drawn in a terminal and spoken about at the table; each game has its own."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import RenderableType

from keepwright.cli.tables.parts import Facts, Painter
from keepwright.engine.action import Action
from keepwright.engine.state import State
from keepwright.locales import Words


class Board:
    """A game in a terminal; what a game does not say otherwise holds for any."""

    def drawing(self, facts: Facts, words: Words, width: int) -> Painter:
        """What draws this position in so many columns; `facts` are those of a view."""
        raise NotImplementedError

    def draw(
        self, facts: Facts, words: Words, log: list[str], width: int, height: int
    ) -> RenderableType:
        """The position for a terminal of this size."""
        drawn, _ = self.drawing(facts, words, width).fitting(log, [height])
        return drawn

    def legend(self, words: Words) -> str:
        """What the signs on the table mean."""
        return ""

    def choice(self, state: State, words: Words, action: Action) -> str:
        """A choice of the due decision in a few words, with its price where it has one."""
        return words.action(action)

    def note(self, state: State, words: Words) -> str:
        """A remark on the due decision that holds for most of its choices, or nothing."""
        return ""

    def more(self, words: Words, id: str, facts: Facts | None) -> Iterable[str]:
        """What the card of a piece tells beside what is printed; with facts, where it lies."""
        return ()
