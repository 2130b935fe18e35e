"""Talk at a table, and private notes."""

from __future__ import annotations

from pydantic import BaseModel, Field

from keepwright.wire.said import Said


class ChatIn(Said):
    """Something to say at a table."""

    text: str = Field(max_length=2000, examples=["Good luck!"])


class ChatOut(BaseModel):
    """Something that was said."""

    id: int
    person: str
    name: str
    guest: str | None = Field(description="The number of a guest who has not chosen a name.")
    text: str
    at: float


class NoteIn(Said):
    """A private note about a game."""

    text: str = Field(max_length=20_000, examples=["Green saves for the cathedral."])


class NoteOut(BaseModel):
    """One's own private note."""

    text: str
