"""Oneself: name, account, sessions and tokens."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field

from keepwright.wire import lengths
from keepwright.wire.said import Said


class PersonOut(BaseModel):
    """Oneself."""

    id: str
    name: str
    guest: str | None = Field(description="The number of a guest who has not chosen a name.")
    is_guest: bool
    language: str
    mail: str | None
    mail_notices: bool
    push_notices: bool


class ClaimIn(Said):
    """Make an account of the guest one is."""

    name: str = Field(max_length=200, examples=["Ida"])
    password: str = Field(max_length=1000, examples=["correct horse battery"])
    invite: str = Field(default="", max_length=200)


class LogInIn(Said):
    """Come back to an account."""

    name: str = Field(max_length=200, examples=["Ida"])
    password: str = Field(max_length=1000, examples=["correct horse battery"])


class PersonIn(Said):
    """What one can change about oneself; what is left out stays."""

    name: str | None = Field(default=None, max_length=200, examples=["Ida"])
    language: Literal["en", "de", "hu", "it"] | None = None
    mail: str | None = Field(default=None, max_length=lengths.MAIL, pattern=r"^([^@\s]+@[^@\s]+)?$")
    mail_notices: bool | None = None
    push_notices: bool | None = None


class SessionOut(BaseModel):
    """A place one is signed in at, or a program's token."""

    id: str
    kind: Literal["browser", "token"]
    label: str
    created_at: float
    seen_at: float
    current: bool


class TokenIn(Said):
    """A token for a program that plays for oneself."""

    label: str = Field(max_length=lengths.LABEL, examples=["my first bot"])


class TokenOut(BaseModel):
    """The token; it is shown once."""

    token: str
