"""What answers here."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field


class AboutOut(BaseModel):
    """Which keepwright this is."""

    version: str
    form: Literal["compiled", "interpreted"] = Field(description="How engine and games run.")
