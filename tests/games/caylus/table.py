"""A table for tests of Caylus."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.games.record import Rules
from tests.games.table import Table, json_of, position_of

RULES = Rules("caylus")
RECORD = RULES.record
cites = RULES.cites


def position(
    seats: str, start: object = None, options: Mapping[str, bool] | None = None, /, **given: Any
) -> Table:
    """A position: seats in turn order, the phase or task it starts with, and what is given."""
    return position_of("caylus", seats, start, options, given)


def facts_of(seats: str = "red green blue") -> dict[str, Any]:
    """The JSON of a new game, to be changed and read back."""
    return json_of(position(seats).state)
