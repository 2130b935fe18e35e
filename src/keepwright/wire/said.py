"""What a client may say at all, and the words that every chapter shares."""

from __future__ import annotations

from typing import Any, Final

from pydantic import BaseModel, ConfigDict, model_validator

Colour = str
Facts = dict[str, Any]
GREATEST: Final = 2**31 - 1  # number that any database keeps
LONGEST_RECORD: Final = 400_000  # characters


class Said(BaseModel):
    """What a client says: nothing beyond what is asked for."""

    model_config = ConfigDict(extra="forbid")

    @model_validator(mode="before")
    @classmethod
    def has_no_nul(cls, said: Any) -> Any:
        """No database keeps a NUL in a text."""
        if isinstance(said, dict) and any("\x00" in one for one in said.values() if is_text(one)):
            raise ValueError("NUL")
        return said


def is_text(said: Any) -> bool:
    """Whether something is a text."""
    return isinstance(said, str)
