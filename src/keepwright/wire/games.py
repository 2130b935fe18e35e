"""The games that can be played here."""

from __future__ import annotations

from pydantic import BaseModel, Field

from keepwright.catalogue import Box
from keepwright.wire.said import Colour


class OptionOut(BaseModel):
    """A choice of rules made before the game."""

    id: str
    values: list[bool | str]
    default: bool | str


class BoxTextOut(BaseModel):
    """What stands on the box of a game, in one language."""

    title: str = Field(description="What the game is called in short.")
    blurb: str = Field(description="What it is like, in a line.")


class WordsOut(BaseModel):
    """What a page needs to speak of a game that it was not built with.

    `verbs` say what the arguments of most moves with a verb are about, `moves` what those of the
    others are about.
    """

    text: str = Field(description="The messages of the game in this language, in Fluent.")
    verbs: dict[str, str]
    moves: dict[str, str]


class GameOut(BaseModel):
    """A game that can be played here."""

    id: str
    title: str
    edition: str
    rules: str
    least_seats: int
    most_seats: int
    colours: list[Colour]
    options: list[OptionOut]
    levels: list[str]
    unconfirmed: dict[str, str] = Field(
        description="Figures that rest on thin evidence, each with its ruling."
    )
    box: Box
    box_texts: dict[str, BoxTextOut] = Field(description="What stands on the box, by language.")
    has_lessons: bool = Field(description="Whether there is a guided first game.")
    has_secrets: bool = Field(description="Whether seats know what others may not.")
