"""A set of candidate numbers, packed in the bits of one integer (at most 60 of them)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MOST_CANDIDATES: Final = 60

# The numbers in every possible chunk of a set, and how many: one look-up for twelve bits.
_CHUNK: Final = 12
CHUNK_MASK: Final = 0xFFF
MEMBERS: Final = [
    bytes(number for number in range(_CHUNK) if chunk >> number & 1)
    for chunk in range(CHUNK_MASK + 1)
]
_COUNTS: Final = bytes([len(members) for members in MEMBERS])

# The powers of two up to 2**65 leave different remainders modulo 67.
_ROOT: Final = 67
_PLACES: Final = bytes(
    next((place for place in range(66) if pow(2, place, _ROOT) == rest), 0) for rest in range(_ROOT)
)


def bit(number: i64) -> i64:
    """The set that holds one number only.

    The one is worked out, not written: a written 1 is compiled to 32 bits, and too narrow.

    >>> bit(3), bit(59) == 2**59
    (8, True)
    """
    one: i64 = (number & 0) + 1
    return one << number


def count(choices: i64) -> i64:
    """How many numbers the set holds.

    >>> count(0b1011)
    3
    """
    counted: i64 = _COUNTS[choices & CHUNK_MASK]
    rest: i64 = choices >> _CHUNK
    while rest:
        counted += _COUNTS[rest & CHUNK_MASK]
        rest = rest >> _CHUNK
    return counted


def lowest(choices: i64) -> i64:
    """The smallest number in a set that is not empty.

    >>> lowest(0b1000)
    3
    """
    return _PLACES[(choices & -choices) % _ROOT]


def nth(choices: i64, n: i64) -> i64:
    """The n-th smallest number in the set, counted from 0.

    >>> nth(0b1011, 2)
    3
    """
    rest: i64 = choices
    skipped: i64 = 0
    while rest:
        here: i64 = _COUNTS[rest & CHUNK_MASK]
        if n < here:
            return skipped + MEMBERS[rest & CHUNK_MASK][n]
        n -= here
        rest = rest >> _CHUNK
        skipped += _CHUNK
    raise IndexError(n)


def numbers(choices: i64) -> list[int]:
    """The numbers in the set, smallest first.

    >>> numbers(0b1011)
    [0, 1, 3]
    """
    found: list[int] = []
    rest: i64 = choices
    while rest:
        found.append(lowest(rest))
        rest = rest & (rest - 1)
    return found


def choices_of(members: list[int]) -> int:
    """The set that holds just these numbers.

    >>> choices_of([0, 1, 3])
    11
    """
    packed: i64 = 0
    for number in members:
        packed |= bit(number)
    return packed
