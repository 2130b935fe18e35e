"""Studies: a game as a record that the client keeps."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field

from keepwright.wire import lengths
from keepwright.wire.said import GREATEST, LONGEST_RECORD, Colour, Facts, Said


class DocumentIn(Said):
    """A text that leads to a game: a record, a position as JSON, a scenario as YAML."""

    text: str = Field(max_length=LONGEST_RECORD)


class BeginIn(Said):
    """A new game to study."""

    game: str = Field(max_length=lengths.GAME, examples=["caylus"])
    seats: list[Colour] = Field(min_length=1, max_length=8, examples=[["blue", "red"]])
    options: dict[str, bool | str] = Field(default={})
    seed: str = Field(default="", max_length=64)


class StudyIn(Said):
    """A study: the whole record of its game."""

    record: str = Field(max_length=LONGEST_RECORD)


class LookIn(StudyIn):
    """A look at a study behind so many lines, through somebody's eyes."""

    at: int | None = Field(default=None, ge=0, le=GREATEST)
    seat: Colour | None = Field(default=None, max_length=lengths.COLOUR)
    since: int = Field(default=0, ge=0, le=GREATEST)


class ScenesIn(StudyIn):
    """The lines of a study behind the first so many, through somebody's eyes."""

    seat: Colour | None = Field(default=None, max_length=lengths.COLOUR)
    since: int = Field(default=0, ge=0, le=GREATEST)
    upto: int | None = Field(default=None, ge=0, le=GREATEST)


class StudyPictureIn(StudyIn):
    """A picture of a study behind so many lines, through somebody's eyes."""

    at: int | None = Field(default=None, ge=0, le=GREATEST)
    seat: Colour | None = Field(default=None, max_length=lengths.COLOUR)
    theme: Literal["day", "night"] = "day"
    language: Literal["en", "de", "hu", "it"] = "en"


class SetUpIn(StudyIn):
    """What is different in the position behind so many lines: whole fields of its JSON.

    `players` may name some players with some of their fields. `start` is a phase or a task the game
    goes on with, as in a scenario; left out, it goes on as it was.
    """

    at: int | None = Field(default=None, ge=0, le=GREATEST)
    given: Facts = Field(default={})
    start: str | Facts | None = None
    seed: str = Field(default="", max_length=64)


class StartsIn(StudyIn):
    """A position that is being set up: what is different in it, as for setting it up."""

    at: int | None = Field(default=None, ge=0, le=GREATEST)
    given: Facts = Field(default={})


class StartOut(BaseModel):
    """A phase or a decision that a game could go on with; `phase` names it where it is one."""

    start: str | Facts
    phase: str = ""


class StartsOut(BaseModel):
    """All that a game could go on with."""

    starts: list[StartOut]


class StudySeatIn(StudyIn):
    """A seat of a study."""

    seat: Colour = Field(max_length=lengths.COLOUR, examples=["blue"])


class StudyMoveIn(StudySeatIn):
    """A decision of a seat of a study; from a seed chance is always the same."""

    move: str = Field(max_length=300, examples=["place gate"])
    seed: str = Field(default="", max_length=64)


class DealIn(StudyIn):
    """Chance to decide; from a seed it is always the same."""

    seed: str = Field(default="", max_length=64)


class BotMoveIn(StudyIn):
    """A bot to decide for the seat whose turn it is."""

    level: str = Field(max_length=lengths.BOT, examples=["steady"])
    seed: str = Field(default="", max_length=64)


class RecordOut(BaseModel):
    """A record as text."""

    record: str


class StudyOut(RecordOut):
    """A table's game to study; `at` lines of the record lead to the moment that was asked for."""

    at: int


class ScenarioOut(BaseModel):
    """A scenario as YAML."""

    scenario: str


class LinesOut(BaseModel):
    """Lines that follow a record."""

    lines: list[str]
