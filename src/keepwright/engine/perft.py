"""Perft: how many lines of play there are to a depth. Two programs with equal rules count alike."""

from __future__ import annotations

from typing import Any

from keepwright.engine.agenda import Chance, Decision
from keepwright.engine.choices import count, numbers
from keepwright.engine.play import deal
from keepwright.engine.state import State


def perft(state: State, depth: int) -> int:
    """The number of lines of this many decisions or outcomes of chance from a position.

    A line that ends with the game before that depth is not counted; forced decisions, which no one
    takes, have no depth.

    >>> from keepwright.engine.play import legal_actions, new_game
    >>> state = new_game("caylus", seats=2, seed=1)
    >>> perft(state, 0), perft(state, 1) == len(legal_actions(state))
    (1, True)
    """
    if depth == 0:
        return 1
    due = state.due
    if isinstance(due, Chance):
        return sum(perft(deal(state, drawn), depth - 1) for drawn in outcomes(state, due))
    if not isinstance(due, Decision):
        return 0
    if depth == 1:
        return int(count(state.choices))
    total = 0
    after = state.copy()
    for number in numbers(state.choices):
        after.assign(state)
        after.drop()
        due.perform(after, due.candidates.actions[number])
        after.settle()
        total += perft(after, depth - 1)
    return total


def outcomes(state: State, due: Chance[Any]) -> list[list[int]]:
    """All different ordered draws that can come up now."""
    found: list[list[int]] = [[]]
    for _ in range(due.count(state)):
        found = [[*drawn, number] for drawn in found for number in rest_of(due.pool(state), drawn)]
    return found


def rest_of(pool: list[int], drawn: list[int]) -> list[int]:
    """The different things that are left when some have been drawn."""
    rest = list(pool)
    for number in drawn:
        rest.remove(number)
    return sorted(set(rest))
