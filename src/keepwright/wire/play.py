"""Play at a table: decisions, and the position as one sees it."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, Field

from keepwright.wire import lengths
from keepwright.wire.events import EventOut, ObstacleOut
from keepwright.wire.said import GREATEST, Colour, Facts, Said
from keepwright.wire.tables import TableOut


class ActionIn(Said):
    """A decision as its parts; the same as the notation."""

    verb: str = Field(max_length=80, examples=["place"])
    argument: str = Field(default="", max_length=200, examples=["gate"])


class DecisionIn(Said):
    """A decision of one of one's seats, made on the table as it was after event `expected_seq`."""

    seat: Colour = Field(max_length=lengths.COLOUR, examples=["blue"])
    move: str | None = Field(default=None, max_length=300, examples=["place gate"])
    action: ActionIn | None = None
    expected_seq: int = Field(ge=0, le=GREATEST, examples=[12])
    key: str | None = Field(default=None, min_length=1, max_length=lengths.KEY, examples=["a1b2c3"])


class SeatSeqIn(Said):
    """One of one's seats, at the table as one knows it."""

    seat: Colour = Field(max_length=lengths.COLOUR, examples=["blue"])
    expected_seq: int = Field(ge=0, le=GREATEST, examples=[12])


class OneSeatIn(Said):
    """One of one's seats."""

    seat: Colour = Field(max_length=lengths.COLOUR, examples=["blue"])


class AnswerIn(OneSeatIn):
    """The answer to a takeback that was asked for."""

    agree: bool


class SeqOut(BaseModel):
    """The number of the table's last event now."""

    seq: int


class OfferOut(BaseModel):
    """A trade: its price and what it gives, goods of free choice by their word."""

    pay: dict[str, int]
    gain: dict[str, int]


class OptionOfDecision(BaseModel):
    """A candidate of the decision, legal if nothing stands against it."""

    move: str
    verb: str
    what: str
    argument: str
    legal: bool
    obstacles: list[ObstacleOut]
    offer: OfferOut | None = None


class DecisionOut(BaseModel):
    """What one is asked; `facts` are for the sentence that asks it."""

    name: str
    seat: Colour
    facts: Facts
    proposed: str | None
    options: list[OptionOfDecision]


class DueOut(BaseModel):
    """Who is waited for, for what, since when."""

    seat: Colour
    decision: str
    since: float | None


class TallyOut(BaseModel):
    """A number with its parts."""

    total: int
    parts: dict[str, int]


class ScoreOut(BaseModel):
    """The points by seat as far as one may know them."""

    tallies: dict[Colour, TallyOut]
    winners: list[Colour]
    over: bool


class PositionOut(BaseModel):
    """A table as one sees it: what one may know, what one is asked, what happened."""

    table: TableOut
    seq: int
    seat: Colour | None
    at: int | None = None
    view: Facts | None = None
    over: bool = False
    due: list[DueOut] = []
    decision: DecisionOut | None = None
    can_undo: bool = False
    can_redo: bool = False
    ends_when_given_up: bool = False
    score: ScoreOut | None = None
    events: list[EventOut] = []


class SinceOut(BaseModel):
    """What happened since one's own last decision."""

    since: int
    seq: int
    events: list[EventOut]


class ChangeOut(BaseModel):
    """What is different in a view: the keys that lead there, and the new value.

    Without a `value` it is not there any more.
    """

    path: list[str]
    value: Any = None


class LineScenesOut(BaseModel):
    """A line of the record in scenes: one for each of its events, with all that changed up to it.

    With the last the view is the one after the line; a line without events has one scene.
    """

    seq: int
    scenes: list[list[ChangeOut]]


class ScenesOut(BaseModel):
    """How a view became another: what was seen at first, and the changes up to event `seq`."""

    seq: int
    view: Facts
    lines: list[LineScenesOut]
