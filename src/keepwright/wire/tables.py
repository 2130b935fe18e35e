"""Tables: how they are laid, joined and listed."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field

from keepwright.wire import lengths
from keepwright.wire.said import Colour, Said


class NoPace(Said):
    """Nobody is in a hurry."""

    kind: Literal["none"] = "none"


class LivePace(Said):
    """A bank of seconds, and more for each decision."""

    kind: Literal["live"]
    bank: float = Field(ge=10, le=86_400, examples=[1800])
    increment: float = Field(ge=0, le=3_600, examples=[20])


class DaysPace(Said):
    """So many days for each decision."""

    kind: Literal["days"]
    days: float = Field(gt=0, le=60, examples=[2])


Pace = NoPace | LivePace | DaysPace


class SeatIn(Said):
    """How a seat is to be filled."""

    kind: Literal["me", "open", "invited", "bot"]
    colour: Colour | None = Field(default=None, max_length=lengths.COLOUR)
    level: str | None = Field(
        default=None,
        max_length=lengths.BOT,
        examples=["steady"],
        description="Who plays: one of the people by id, anybody of a level, or a bot by name.",
    )


class TableIn(Said):
    """A table to lay."""

    game: str = Field(max_length=lengths.GAME, examples=["caylus"])
    options: dict[str, bool | str] = Field(default={})
    seats: list[SeatIn] = Field(min_length=1, max_length=8)
    pace: Pace = Field(default=NoPace(), discriminator="kind")
    public: bool = True


class JoinIn(Said):
    """Which seat one takes (any free one if none is named), and the word of the invite link."""

    colour: Colour | None = Field(default=None, max_length=lengths.COLOUR, examples=["green"])
    invite: str = Field(default="", max_length=200)


class BotOut(BaseModel):
    """Somebody whom a bot sits down as."""

    id: str
    name: str = Field(description="The same in every language.")
    level: str
    face: str = Field(description="Whose portrait it is.")
    is_junior: bool = Field(description="Whether it is the younger one of this name.")


class BotPersonOut(BotOut):
    """One of the people whom bots sit down as, with a style."""

    style: str


class LevelOut(BaseModel):
    """How strong a bot is to be. Levels that are played by the same bot are equally strong."""

    id: str
    plays: str = Field(description="The bot behind everybody of this level.")
    former: str | None = Field(description="What the level was called before; still understood.")


class BotsOut(BaseModel):
    """Whom one can ask to a table for a seat that a bot plays."""

    levels: list[LevelOut]
    people: list[BotPersonOut]


class SeatOut(BaseModel):
    """A seat of a table."""

    colour: Colour
    person: str | None
    name: str | None = Field(description="Of the person whose seat it is.")
    guest: str | None = Field(description="The number of a guest who has not chosen a name.")
    face: str | None = Field(description="The portrait: guest, account, or a bot's.")
    bot: str | None
    played_by: BotOut | None = Field(description="As whom a bot plays the seat.")
    reserved: bool
    resigned: bool
    awaited: bool
    mine: bool
    due_since: float | None
    bank: float | None


class TakebackOut(BaseModel):
    """A takeback that was asked for: by whom, to which length of the record, who has to agree."""

    seat: Colour
    length: int
    waiting: list[Colour]


class TableOut(BaseModel):
    """A table as it is listed. The seed is told when the game is over."""

    id: str
    game: str
    options: dict[str, bool | str]
    status: Literal["open", "running", "finished"]
    public: bool
    pace: Pace = Field(discriminator="kind")
    seq: int
    commitment: str
    seed: str | None
    created_at: float
    changed_at: float
    result: dict[str, int] | None
    rematch: str | None
    takeback: TakebackOut | None
    is_host: bool
    invite: str | None
    seats: list[SeatOut]


class TableIdOut(BaseModel):
    """The id of a table."""

    id: str
