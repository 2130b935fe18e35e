"""Refusals."""

from __future__ import annotations

from pydantic import BaseModel

from keepwright.wire.events import EventOut, ObstacleOut
from keepwright.wire.said import Facts


class ProblemOut(BaseModel):
    """A refusal (RFC 9457): what is wrong, in words and as a stable code with facts."""

    type: str
    title: str
    status: int
    detail: str
    code: str
    facts: Facts = {}
    obstacles: list[ObstacleOut] = []
    missed: list[EventOut] = []
