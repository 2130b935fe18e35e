"""A set of candidate numbers, packed in the bits of one integer (at most 60 of them)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MOST_CANDIDATES: Final = 60

_PAIRS: Final = 0x555555555555555
_NIBBLES: Final = 0x333333333333333
_BYTES: Final = 0xF0F0F0F0F0F0F0F


def bit(number: i64) -> i64:
    """The set that holds one number only.

    >>> bit(3)
    8
    """
    one: i64 = 1
    return one << number


def count(choices: i64) -> i64:
    """How many numbers the set holds.

    >>> count(0b1011)
    3
    """
    n: i64 = choices - ((choices >> 1) & _PAIRS)
    n = (n & _NIBBLES) + ((n >> 2) & _NIBBLES)
    n = (n + (n >> 4)) & _BYTES
    n = n + (n >> 8)
    n = n + (n >> 16)
    n = n + (n >> 32)
    return n & 0x7F


def lowest(choices: i64) -> i64:
    """The smallest number in a set that is not empty.

    >>> lowest(0b1000)
    3
    """
    rest: i64 = choices
    number: i64 = 0
    if rest & 0xFFFFFFFF == 0:
        number += 32
        rest = rest >> 32
    if rest & 0xFFFF == 0:
        number += 16
        rest = rest >> 16
    if rest & 0xFF == 0:
        number += 8
        rest = rest >> 8
    if rest & 0xF == 0:
        number += 4
        rest = rest >> 4
    if rest & 0x3 == 0:
        number += 2
        rest = rest >> 2
    if rest & 0x1 == 0:
        number += 1
    return number


def nth(choices: i64, n: i64) -> i64:
    """The n-th smallest number in the set, counted from 0.

    >>> nth(0b1011, 2)
    3
    """
    rest: i64 = choices
    while n:
        rest = rest & (rest - 1)
        n -= 1
    return lowest(rest)


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
