"""A table for tests of Architects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import keepwright as kw
from keepwright.games.architects.state import Architects
from tests.games.record import Rules
from tests.games.table import Table, json_of, position_of

RULES = Rules("architects")
RECORD = RULES.record
cites = RULES.cites

VARIABLE: dict[str, bool | str] = {"player_boards": "variable"}
TWO_VS_BOT: dict[str, bool | str] = {"two_vs_bot": True}
PROMO: dict[str, bool | str] = {"promo_cards": True, "promo_boards": True}
BUILDING_IDS = [row["id"] for row in RECORD["buildings"]]
# A reset in which the card turned and the next one are these.
TURNED = "* large_market bm_01\n* small_market 2_gold"


def position(
    seats: str,
    start: object = "turn",
    options: Mapping[str, bool | str] | None = None,
    /,
    **given: Any,
) -> Table:
    """A position: the seats clockwise, the task it starts with, and what is given.

    The first seat is the first player; nobody has anything but what is given, the board is that of
    the set-up.
    """
    return position_of("architects", seats, start, options, given)


def facts_of(
    seats: str = "red green blue",
    start: object = "turn",
    options: Mapping[str, bool | str] | None = None,
    /,
    **given: Any,
) -> dict[str, Any]:
    """The JSON of a position in which a worker is placed, to be changed and read back."""
    return json_of(position(seats, start, options, **given).state)


def reasons(table: Table, move: str) -> list[tuple[str, str]]:
    """The codes against a move of the seat that is due, each with its rule."""
    return [(obstacle.code, obstacle.rule) for obstacle in kw.why_not(table.state, move)]


def inside(table: Table) -> Architects:
    """The position itself, to put into it what no rule would leave there."""
    assert isinstance(table.state, Architects)
    return table.state
