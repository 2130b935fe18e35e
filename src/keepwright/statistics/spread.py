"""Spreads: means, quarters, intervals and bins of numbers, counted by how often they came.

An interval is where the true value lies, 19 times out of 20, if games like these went on.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

SURE: Final = 1.96  # standard errors either side: 95 %
MOST_BINS: Final = 16
STEPS: Final = (1, 2, 5)
FAR: Final = 3  # middle halves from the box, and further ones a chart leaves out


@dataclass(frozen=True)
class Spread:
    """Where numbers lie: their mean with its interval (19 of 20), the least, quarters, the most.

    `outliers` is how many lie so far out that a chart with them would show nothing else; from
    `reach_low` to `reach_high` go all others.
    """

    mean: float
    low: float
    high: float
    least: int
    lower: int
    median: int
    upper: int
    most: int
    reach_low: int
    reach_high: int
    outliers: int


@dataclass(frozen=True)
class Share:
    """A share of tries that came true, and the interval where it lies 19 times out of 20."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Bin:
    """How many numbers lie between two, both included."""

    least: int
    most: int
    count: int


def together(counts: Iterable[Mapping[int, int]]) -> dict[int, int]:
    """How often each number came in all.

    >>> together([{7: 1}, {7: 2, 8: 1}])
    {7: 3, 8: 1}
    """
    found: dict[int, int] = {}
    for count in counts:
        for number, times in count.items():
            found[number] = found.get(number, 0) + times
    return found


def spread(counted: Mapping[int, int]) -> Spread | None:
    """Where the numbers lie; None if there are none.

    >>> spread({1: 1, 2: 2, 3: 1}).median
    2
    """
    many = sum(counted.values())
    if not many:
        return None
    total = sum(number * times for number, times in counted.items())
    squares = sum(number * number * times for number, times in counted.items())
    mean = total / many
    # whole numbers up to here: the difference of two large squares is exact
    variance = (many * squares - total * total) / (many * (many - 1)) if many > 1 else 0.0
    error = SURE * math.sqrt(variance / many)
    least, lower, median, upper, most = (at(counted, many, part) for part in range(5))
    far = FAR * max(1, upper - lower)
    near = {number: counted[number] for number in counted if lower - far <= number <= upper + far}
    return Spread(
        mean,
        mean - error,
        mean + error,
        least,
        lower,
        median,
        upper,
        most,
        reach_low=min(near),
        reach_high=max(near),
        outliers=many - sum(near.values()),
    )


def at(counted: Mapping[int, int], many: int, quarter: int) -> int:
    """The number at this quarter of the way from the least to the most."""
    place = (many - 1) * quarter // 4
    for number in sorted(counted):
        place -= counted[number]
        if place < 0:
            return number
    raise ValueError(quarter)  # pragma: no cover


def share(came_true: float, tries: int) -> Share | None:
    """A share with Wilson's interval; None without a try.

    >>> one = share(5, 10)
    >>> round(one.low, 2), one.value, round(one.high, 2)
    (0.24, 0.5, 0.76)
    """
    if not tries:
        return None
    value = came_true / tries
    square = SURE * SURE / tries
    middle = value + square / 2
    around = SURE * math.sqrt(value * (1 - value) / tries + square / (4 * tries))
    low, high = (middle - around) / (1 + square), (middle + around) / (1 + square)
    return Share(value, max(0.0, low), min(1.0, high))


def bins(counted: Mapping[int, int]) -> list[Bin]:
    """The numbers in few steps of equal width, without outliers.

    >>> [(one.least, one.count) for one in bins({1: 1, 2: 2, 4: 1, 900: 1})]
    [(1, 1), (2, 2), (3, 0), (4, 1)]
    """
    found = spread(counted)
    if found is None:
        return []
    width = step_for(found.reach_high - found.reach_low + 1)
    return [
        Bin(start, end, sum(counted[number] for number in counted if start <= number <= end))
        for start in range(found.reach_low // width * width, found.reach_high + 1, width)
        for end in (start + width - 1,)
    ]


def step_for(length: int) -> int:
    """The least round width that cuts a length into few bins.

    >>> step_for(10), step_for(100), step_for(170)
    (1, 10, 20)
    """
    power = 1
    while True:
        for step in STEPS:
            if length <= step * power * MOST_BINS:
                return step * power
        power *= 10
