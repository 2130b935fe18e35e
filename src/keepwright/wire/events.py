"""What happened at a table, and what stands against a move."""

from __future__ import annotations

from pydantic import BaseModel

from keepwright.wire.said import Colour, Facts


class ObstacleOut(BaseModel):
    """One reason against a move: a code, the rule it comes from, facts for the sentence."""

    code: str
    rule: str
    facts: Facts


class HappenedOut(BaseModel):
    """Something that happened in a game: a code, facts, and reasons that left no other way."""

    code: str
    facts: Facts
    reasons: list[ObstacleOut] = []


class EventOut(BaseModel):
    """An event of a table as one may know it; `text` is a line of the record where it is a move."""

    seq: int
    kind: str
    seat: Colour | None
    text: str | None
    at: float
    events: list[HappenedOut]
