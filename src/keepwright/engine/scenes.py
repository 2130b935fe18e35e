"""Scenes: what a line of play looks like, event by event, through one pair of eyes."""

from __future__ import annotations

from typing import Any

from keepwright.engine.event import Event
from keepwright.engine.forms import Json
from keepwright.engine.notation import play_line
from keepwright.engine.saving import state_to_json
from keepwright.engine.state import State

# One change of what is seen: the `path` of keys to it and its new `value`; without one it is gone.
Change = dict[str, Any]


def positions_in(state: State, line: str) -> tuple[list[Event], list[State]]:
    """What happens in a line, and the position at each of these events.

    The last position is the one after the line; a line of which nothing is told has that one only.

    >>> from keepwright.engine.play import new_game
    >>> state = new_game("caylus", seats=("blue", "red"), seed=1)
    >>> events, positions = positions_in(state, f"{state.seats[state.seat]}: place gate")
    >>> [event.code for event in events], len(positions)
    (['worker_placed'], 1)
    """
    events: list[Event] = []
    positions: list[State] = []
    after = play_line(state, line, events, positions)
    return events, [*positions[:-1], after]


def scene(state: State, eyes: int | None) -> dict[str, Json]:
    """What is seen of a position while something goes on: the view without what is under way."""
    seen = state_to_json(state, eyes)
    del seen["agenda"]
    return seen


def changes_between(before: dict[str, Json], after: dict[str, Json]) -> list[Change]:
    """How one scene becomes another: maps are gone into, everything else is replaced whole.

    >>> changes_between({"a": {"x": 1, "y": [2]}, "b": 3}, {"a": {"x": 1, "y": []}})
    [{'path': ['b']}, {'path': ['a', 'y'], 'value': []}]
    """
    found: list[Change] = []
    _compare(before, after, [], found)
    return found


def _compare(
    before: dict[str, Json], after: dict[str, Json], path: list[str], found: list[Change]
) -> None:
    found.extend({"path": [*path, key]} for key in before if key not in after)
    for key, value in after.items():
        old = before.get(key)
        if isinstance(old, dict) and isinstance(value, dict):
            _compare(old, value, [*path, key], found)
        elif key not in before or old != value:
            found.append({"path": [*path, key], "value": value})
