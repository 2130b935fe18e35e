"""The guided first game of each game: a table that is always the same, and steps that explain it.

A tutorial is data (`faces/lessons.yaml` of the game): who sits at the table, the seed of chance,
and steps in their order. What a step says is the message `tutorial-<id>` of the game. When a step
is shown and when it is over is decided in `keepwright.tutorial.guide`, and nowhere else.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from pydantic import BaseModel, ConfigDict, Field, field_validator

from keepwright.faces import face_file
from keepwright.strict_yaml import read_yaml

LESSONS: Final = "lessons.yaml"
MOST_STEPS: Final = 24

# Parts of the table's frame that a step can point at; `tab-<id>` is one of the game's own sheets.
REGIONS: Final = ("prompt", "mine", "opponents", "phases", "tabs", "tab-log")
TAB: Final = "tab-"


class Part(BaseModel):
    """A part of a tutorial: nothing beyond what is known here."""

    model_config = ConfigDict(extra="forbid", frozen=True)


def listed(given: Any) -> Any:
    """One name stands for a list of one."""
    return [given] if isinstance(given, str | int) else given


class When(Part):
    """The moment of a step: all that is named has to hold."""

    decision: list[str] = []  # the newcomer is asked one of these
    round: int | None = None
    phase: list[str | int] = []  # the game is in one of these
    after: list[str] = []  # one of these events has happened in this game

    _listed = field_validator("decision", "phase", "after", mode="before")(listed)


class Until(Part):
    """What ends a step, beside a press of Next: any of it."""

    did: list[str] = []  # the newcomer made a move with one of these verbs
    event: list[str] = []  # one of these events happened
    decision: list[str] = []  # the newcomer is asked one of these

    _listed = field_validator("did", "event", "decision", mode="before")(listed)


class Step(Part):
    """One thing to learn."""

    id: str = Field(pattern=r"^[a-z][a-z_]*$")
    rule: str = ""  # where the rules say it
    points: list[str] = []  # spots of the board by their ids, or regions
    when: When | None = None  # its moment; none: right behind the step before
    until: Until | None = None  # none: till Next is pressed, or the newcomer plays on
    tries: list[str] = []  # moves to suggest, the first that is legal


class Tutorial(Part):
    """A first game: the table and the steps."""

    game: str
    seats: list[str]
    newcomer: str  # the colour of who learns
    bots: dict[str, str]  # as whom a bot plays every other seat
    options: dict[str, bool | str] = {}
    seed: str
    steps: list[Step] = Field(min_length=1, max_length=MOST_STEPS)


@cache
def tutorial(game_id: str) -> Tutorial:
    """The first game of a game.

    >>> tutorial("caylus").newcomer
    'blue'
    """
    file = face_file(game_id, LESSONS)
    return Tutorial.model_validate(*read_yaml(file.read_text(encoding="utf-8")))
