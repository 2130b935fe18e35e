"""The plain table: any game in a terminal, drawn from its facts and its catalogue."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final, final

from rich.console import RenderableType
from rich.text import Text

from keepwright.catalogue import Catalogue, catalogue
from keepwright.cli.tables.board import Board
from keepwright.cli.tables.parts import Facts, Painter
from keepwright.locales import Words

# What stands around the facts of a game, and is told in another way.
FRAME: Final = frozenset(("game", "rules", "options", "seats", "agenda", "players", "over"))


def field_name(words: Words, field: str) -> str:
    """What a field is called, where it has a name."""
    names = (f"panel-field-{field}", f"good-{field}", f"board-{field}", f"setup-field-{field}")
    return next((words.text(id) for id in names if words.has(id)), field.replace("_", " "))


def thing_name(words: Words, game: Catalogue, id: str) -> str:
    """What an id is called: a piece, a seat, or itself."""
    piece = game.by_id.get(id)
    if piece is not None:
        return words.name(piece.sort, id)
    return words.seat(id)


@final
class Drawing(Painter):
    """One position being drawn."""

    def fact(self, value: Any) -> str:
        """A fact in words."""
        game = catalogue(self.words.game_id)
        if isinstance(value, dict):
            pairs = [f"{self.fact(key)}: {self.fact(one)}" for key, one in value.items()]
            return ", ".join(pairs) or "–"
        if isinstance(value, list):
            return ", ".join(self.fact(one) for one in value) or "–"
        if value is None or isinstance(value, bool | int):
            return "–" if value is None else str(value)
        return thing_name(self.words, game, str(value))

    def things(self) -> Iterator[Text]:
        """What lies on the table, a line for each fact."""
        for field, value in self.facts.items():
            if field not in FRAME:
                name = field_name(self.words, field)
                yield Text.assemble((f"{name}: ", "dim"), self.fact(value))

    def players(self) -> RenderableType:
        """A line for each player: all that is counted."""
        players = self.facts["players"]
        names = [field_name(self.words, field) for field in next(iter(players.values()))]
        rows: list[list[Text | str]] = [
            [self.player(seat), *(self.fact(one) for one in players[seat].values())]
            for seat in self.seats
        ]
        return self.table_of_players(names, rows)

    def compact(self) -> Iterable[list[RenderableType]]:
        """Facts and players."""
        return [[*self.things(), self.players()]]

    def wide(self, log: list[str], height: int) -> RenderableType:
        """The same, with more room."""
        return self.above_framed_log([*self.things(), self.players()], log, height)


@final
class PlainBoard(Board):
    """A game without a table of its own."""

    def drawing(self, facts: Facts, words: Words, width: int) -> Painter:
        """Facts and players."""
        return Drawing(facts, words, width)


BOARD: Final = PlainBoard()
