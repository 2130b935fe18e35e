"""A guided first game."""

from __future__ import annotations

from pydantic import BaseModel, Field

from keepwright.wire.said import GREATEST, Colour
from keepwright.wire.study import StudyIn


class LessonOut(BaseModel):
    """One step of a first game; the message `tutorial-<id>` of the game says it.

    `points` are spots of the board, or regions of the table's frame.
    """

    id: str
    rule: str
    points: list[str]
    tries: list[str]
    is_read: bool


class TutorialOut(BaseModel):
    """The guided first game of a game: a table that is always the same, and what is taught."""

    game: str
    seats: list[Colour]
    newcomer: Colour
    bots: dict[Colour, str]
    options: dict[str, bool | str]
    seed: str
    steps: list[LessonOut]


class GuideIn(StudyIn):
    """Where a newcomer is in a first game, and whether Next was pressed."""

    step: int = Field(ge=0, le=GREATEST)
    is_shown: bool
    since: int = Field(ge=0, le=GREATEST)
    pressed: bool = False


class GuideOut(BaseModel):
    """The step that is next; it is shown, or its moment is waited for."""

    step: int
    is_shown: bool
    since: int
