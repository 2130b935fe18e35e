"""Estimates that the heuristics of several games share."""

from __future__ import annotations

import math


def reached(provost: int, space: int, spread: float) -> float:
    """How likely a space is activated, with the provost where he is now.

    `spread` says how far he may still be moved; at 0 he stays.

    >>> reached(4, 4, 0.0), reached(4, 5, 0.0), 0.0 < reached(4, 5, 1.0) < 0.5
    (1.0, 0.0, True)
    """
    if not spread:
        return 1.0 if space <= provost else 0.0
    return 1.0 / (1.0 + math.exp((space - provost - 0.8) / (0.55 * spread)))


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
