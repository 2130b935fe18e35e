"""A table for tests of Magna Carta."""

from __future__ import annotations

from typing import Any

from tests.games.record import Rules
from tests.games.table import Table, json_of, position_of

RULES = Rules("magna_carta")
RECORD = RULES.record
cites = RULES.cites

NEUTRAL = ["neutral_park", "neutral_forest", "neutral_quarry"]


def road(seats: int, *cards: str) -> list[str]:
    """A road of so many players: neutral cards, the peddler, then these cards."""
    return [*NEUTRAL[: seats - 1], "neutral_peddler", *cards]


def position(seats: str, start: object = None, /, **given: Any) -> Table:
    """A position: the seats, the phase or task it starts with, and what is given.

    The rules are the standard ones unless a `ruleset` is given. Nobody has any goods but those
    given; hands are the three small cards.
    """
    options = {"ruleset": given.pop("ruleset", "standard")}
    return position_of("magna_carta", seats, start, options, given)


def facts_of(
    seats: str = "red green blue", start: object = "actions", /, ruleset: str = "standard"
) -> dict[str, Any]:
    """The JSON of a position in the action phase, to be changed and read back."""
    return json_of(position(seats, start, ruleset=ruleset).state)
