"""Foresight: what each answer to a decision would change, as the seat that decides may know it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from keepwright.engine.action import Action
from keepwright.engine.agenda import Chance, Decision, Together
from keepwright.engine.event import Event
from keepwright.engine.play import (
    Choice,
    decisions_due,
    legal_actions,
    options,
    play,
    seats_due,
)
from keepwright.engine.state import State
from keepwright.engine.view import view

Numbers = dict[str, int]
# An answer that is given together with others shows nothing before it is given.
UNSEEN: Final[dict[str, dict[str, int]]] = {}


def foreseen(state: State, decision: Decision[Any]) -> dict[str, dict[str, Any]]:
    """Every legal answer to a decision that is due, by its notation, with what it would do."""
    seat = int(decision.seat)
    actions = legal_actions(state, seat)
    if isinstance(decision, Together):
        # The last answer opens all of them: there is no way back from it.
        last = len(decisions_due(state)) == 1
        unseen = {"changes": UNSEEN, "sealed": last, "hands_over": True, "opens": []}
        return {action.text: unseen for action in actions}
    before = numbers_of(state, seat)
    return {action.text: after(state, action, seat, before) for action in actions}


def after(state: State, action: Action, seat: int, before: dict[str, Numbers]) -> dict[str, Any]:
    """What one answer changes; what chance would decide stays open."""
    heard: list[Event] = []
    then = play(state, action, heard, seat)
    sealed, hands_over = isinstance(then.due, Chance), seat not in seats_due(then)
    only_opens = not heard and not sealed and not hands_over
    return {
        "changes": changes(before, numbers_of(then, seat)),
        "sealed": sealed,
        "hands_over": hands_over,
        "cost": cost_told(heard, state.seats[seat]),
        "opens": [option(choice) for choice in options(then, seat)] if only_opens else [],
    }


def cost_told(heard: list[Event], colour: str) -> int | None:
    """The coins that a seat pays for what it does, as the event tells; gains may follow at once."""
    for event in heard:
        cost = event.facts.get("cost")
        if isinstance(cost, int) and event.facts.get("seat") == colour:
            return cost
    return None


def option(choice: Choice) -> dict[str, Any]:
    """A candidate of a decision with what stands against it."""
    action = choice.action
    return {
        "move": action.text,
        "verb": action.verb,
        "what": action.what,
        "argument": action.argument,
        "legal": choice.legal,
        "obstacles": [obstacle.to_json() for obstacle in choice.obstacles],
    }


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
