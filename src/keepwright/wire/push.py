"""Browsers that are told when it is one's turn."""

from __future__ import annotations

from pydantic import BaseModel, Field

from keepwright.wire.said import Said


class PushKeys(Said):
    """The keys of a browser's subscription."""

    p256dh: str = Field(max_length=200)
    auth: str = Field(max_length=100)


class PushIn(Said):
    """A browser that wants to be told when it is one's turn."""

    endpoint: str = Field(
        max_length=1000, pattern=r"^https://", examples=["https://push.example/abc"]
    )
    keys: PushKeys


class PushKeyOut(BaseModel):
    """The public key of this server, which a browser subscribes with."""

    key: str


class PushOut(BaseModel):
    """A browser that is told: its id."""

    id: str
