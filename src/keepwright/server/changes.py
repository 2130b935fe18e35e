"""Changes: what can be counted in a position, and how far two positions differ in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from keepwright.engine.state import State
from keepwright.engine.view import view

Numbers = dict[str, int]


def numbers_of(state: State, eyes: int) -> dict[str, Numbers]:
    """All numbers of all players that a seat may know."""
    players: dict[str, Any] = view(state, eyes).facts["players"]
    return {colour: dict(numbers_in(facts)) for colour, facts in players.items()}


def numbers_in(facts: Mapping[str, Any], within: str = "") -> Iterator[tuple[str, int]]:
    """The whole numbers among facts, those that stand deeper with a dotted name.

    >>> dict(numbers_in({"deniers": 5, "houses": {"walls": 1}, "hand": ["bank"]}))
    {'deniers': 5, 'houses.walls': 1}
    """
    for name, fact in facts.items():
        if isinstance(fact, Mapping):
            yield from numbers_in(fact, f"{within}{name}.")
        elif isinstance(fact, int) and not isinstance(fact, bool):
            yield f"{within}{name}", fact


def changes(before: dict[str, Numbers], then: dict[str, Numbers]) -> dict[str, Numbers]:
    """How far the numbers of each player differ; a number that is not there is none.

    >>> changes({"red": {"deniers": 5, "wood": 1}}, {"red": {"deniers": 4, "wood": 1}})
    {'red': {'deniers': -1}}
    """
    found: dict[str, Numbers] = {}
    for colour, old in before.items():
        new = then[colour]
        differences = {
            name: new.get(name, 0) - old.get(name, 0) for name in dict.fromkeys((*old, *new))
        }
        changed = {name: difference for name, difference in differences.items() if difference}
        if changed:
            found[colour] = changed
    return found
