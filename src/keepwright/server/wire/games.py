"""The games that can be played here."""

from __future__ import annotations

from pydantic import BaseModel, Field

from keepwright.server.wire.said import Colour


class OptionOut(BaseModel):
    """A choice of rules made before the game."""

    id: str
    values: list[bool | str]
    default: bool | str


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
    has_secrets: bool = Field(description="Whether seats know what others may not.")
