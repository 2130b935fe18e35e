"""What finished games tell together."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel

from keepwright.statistics.spread import Bin, Share, Spread


class PlaceOut(BaseModel):
    """How a place of the first round's turn order fared; `fair` is the win share of equals."""

    place: int
    games: int
    points: Spread
    wins: Share
    fair: float | None


class LengthOut(BaseModel):
    """How long games were. Where there are no rounds, the turns of who began are counted."""

    unit: Literal["round", "turn"]
    rounds: Spread
    rounds_bins: list[Bin]
    decisions: Spread
    decisions_bins: list[Bin]


class SourceOut(BaseModel):
    """The mean points from a source, of who won and of the others; `id` is a message's."""

    id: str
    won: float | None
    others: float | None


class PieceFareOut(BaseModel):
    """How a kind of piece fared: who built or took it, how often that player won, with how much.

    `games` counts games in which anybody had it, `players` all who had it; `fair` is the win share
    of equals at such tables, `usual` the mean points at them. `pieces` are the ids of its copies.
    """

    kind: str
    pieces: list[str]
    sort: Literal["building", "apprentice", "character"]
    group: str
    glyph: str
    rule: str
    games: int
    share: Share
    players: int
    times: int
    wins: Share | None
    fair: float | None
    points: float | None
    usual: float | None


class TablesOut(BaseModel):
    """How many games there are of a number of seats."""

    seats: int
    games: int


class MadeOut(BaseModel):
    """How self-play came about."""

    bots: str
    options: str
    seed: str
    version: str


class StatisticsOut(BaseModel):
    """What finished games tell together: those of this server, or self-play that comes with it.

    `seats` is the number that was asked for, or none for all but games of a single player. Of
    `bot_seats` of all seats bots played. Without games there is nothing but that.
    """

    game: str
    rules: str
    source: Literal["server", "selfplay"]
    seats: int | None
    tables: list[TablesOut]
    games: int
    bot_seats: float
    made: MadeOut | None
    points: list[Bin] = []
    points_spread: Spread | None = None
    places: list[PlaceOut] = []
    length: LengthOut | None = None
    sources: list[SourceOut] = []
    pieces: list[PieceFareOut] = []
