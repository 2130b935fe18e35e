"""Turns: whose it is where players act in an order, and who is first among them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NOBODY: Final = -1

_MOST_SEATS: Final = 8
_CLOCKWISE: Final = [
    [tuple((first + step) % seats for step in range(seats)) for first in range(seats)]
    for seats in range(_MOST_SEATS + 1)
]
_BITS: Final = bytes([1 << seat for seat in range(_MOST_SEATS)])
_ALONE: Final = [(seat,) for seat in range(_MOST_SEATS)]


def clockwise(seats: int, first: i64) -> tuple[int, ...]:
    """All seats, beginning with this one.

    >>> clockwise(4, 2)
    (2, 3, 0, 1)
    """
    return _CLOCKWISE[seats][first]


def is_among(seats: tuple[int, ...], seat: i64) -> bool:
    """Whether this seat is one of these; a loop is faster compiled than `in`."""
    other: i64
    for other in seats:
        if other == seat:
            return True
    return False


def place_in_order(order: tuple[int, ...], thing: i64) -> i64:
    """Where a thing comes in an order; NOBODY if it does not. A loop is faster than `index`.

    >>> place_in_order((2, 0, 1), 0)
    1
    """
    place: i64 = 0
    other: i64
    for other in order:
        if other == thing:
            return place
        place += 1
    return NOBODY


def with_last(order: tuple[int, ...], seat: i64) -> tuple[int, ...]:
    """The same order with one seat more at its end.

    >>> with_last((2, 0), 1)
    (2, 0, 1)
    """
    return order + _ALONE[seat]


def next_in_order(order: tuple[int, ...], after: i64, passed: tuple[int, ...]) -> i64:
    """The next seat behind this one in the order that has not passed; NOBODY if all have.

    >>> next_in_order((2, 0, 1), 1, (2,))
    0
    """
    gone: i64 = 0
    seat: i64
    for seat in passed:
        gone |= _BITS[seat]
    first: i64 = NOBODY
    is_behind = False
    for seat in order:
        if not gone & _BITS[seat]:
            if is_behind:
                return seat
            if first == NOBODY:
                first = seat
        if seat == after:
            is_behind = True
    return first


def leader(order: tuple[int, ...], amounts: list[i64]) -> i64:
    """Who has the most, at least one; the first in this order of those tied; or NOBODY.

    >>> leader((2, 0, 1), [3, 1, 3]), leader((0, 1), [0, 0])
    (2, -1)
    """
    best: i64 = NOBODY
    most: i64 = 0
    seat: i64
    for seat in order:
        if amounts[seat] > most:
            best, most = seat, amounts[seat]
    return best
