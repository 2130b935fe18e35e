"""Estimates that the heuristics of several games share."""

from __future__ import annotations

import math

from keepwright.engine.state import State


def reached(provost: int, space: int, spread: float) -> float:
    """How likely a space is activated, with the provost where he is now.

    `spread` says how far he may still be moved; at 0 he stays.

    >>> reached(4, 4, 0.0), reached(4, 5, 0.0), 0.0 < reached(4, 5, 1.0) < 0.5
    (1.0, 0.0, True)
    """
    if not spread:
        return 1.0 if space <= provost else 0.0
    return 1.0 / (1.0 + math.exp((space - provost - 0.8) / (0.55 * spread)))


def waiting(state: State, *names: str, each: str = "") -> list[int]:
    """How many tasks of these names wait on the agenda, by seat.

    `each` is the field that tells for how many a task stands.

    >>> from keepwright import new_game
    >>> waiting(new_game("caylus", 2, seed=1), "place_or_pass")
    [0, 1]
    """
    found = [0] * len(state.seats)
    for task in state.agenda:
        if task.name in names:
            fields = task.fields()
            found[int(fields["seat"])] += int(fields.get(each, 1))
    return found


def stepwise(held: float, steps: tuple[tuple[float, float], ...], beyond: float) -> float:
    """What is held is worth, where the first ones are worth most: (so many, worth each), ….

    >>> stepwise(5.0, ((2.0, 1.0), (2.0, 0.5)), 0.25)
    3.25
    """
    total = 0.0
    for step, worth in steps:
        part = min(held, step)
        total += part * worth
        held -= part
    return total + held * beyond
