"""A table for tests of Caylus 1303."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.games.record import Rules
from tests.games.table import Table, json_of, position_of

RULES = Rules("caylus_1303")
RECORD = RULES.record
cites = RULES.cites


def position(
    seats: str,
    start: object = None,
    options: Mapping[str, bool | str] | None = None,
    /,
    **given: Any,
) -> Table:
    """A position: seats clockwise, the phase or task it starts with, and what is given.

    Nobody holds a character and none lies on the board but those given (`their_characters` are the
    players').
    """
    if start is not None:
        given.setdefault("characters", [])
    return position_of("caylus_1303", seats, start, options, given)


def over_the_bridge(table: Table) -> Table:
    """Everybody leaves the Provost where he is."""
    while table.due.endswith("bridge_move"):
        table.play(f"{table.due.split()[0]}: provost 0")
    return table


def facts_of(seats: str = "red green blue", start: object = "planning") -> dict[str, Any]:
    """The JSON of a position in planning, to be changed and read back."""
    return json_of(position(seats, start).state)
