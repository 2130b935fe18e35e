"""The position of a game of The Chapel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from keepwright.games.chapel.components import IDS, MOST, ROUNDS

from keepwright.engine.fields import Field, Mark
from keepwright.engine.forms import Number, OneSeat, SeatsByThing
from keepwright.engine.state import State

if TYPE_CHECKING:
    from keepwright.engine.game import Game

NOBODY = -1


@final
class Player:
    """Wood and points of one player."""

    def __init__(self) -> None:
        self.wood = 0
        self.prestige = 0


@final
class Chapel(State):
    """The round, whose turn it is, and who built what; the first player is drawn."""

    def __init__(self, game: Game, options: dict[str, bool | str], seats: tuple[str, ...]) -> None:
        super().__init__(game, options, seats)
        self.players = [Player() for _ in seats]
        self.round = 0
        self.first_player = NOBODY
        self.turns = 0  # taken in this round
        self.owners: dict[int, int] = {}

    def copy(self) -> Chapel:
        twin = Chapel(self.game, self.options, self.seats)
        twin.become(self)
        return twin

    def become(self, other: Any) -> None:
        self.assign_agenda(other)
        self.round, self.first_player = other.round, other.first_player
        self.turns, self.owners = other.turns, dict(other.owners)
        for mine, theirs in zip(self.players, other.players, strict=True):
            mine.wood, mine.prestige = theirs.wood, theirs.prestige


STATE_FIELDS = (
    Field("round", Mark.PUBLIC, Number(0, ROUNDS)),
    Field("first_player", Mark.PUBLIC, OneSeat()),
    Field("turns", Mark.PUBLIC, Number(0, 3)),
    Field("owners", Mark.PUBLIC, SeatsByThing(IDS)),
)
PLAYER_FIELDS = (
    Field("wood", Mark.PUBLIC, Number(0, MOST)),
    Field("prestige", Mark.PUBLIC, Number(0, MOST)),
)
