"""Sets of numbers in the bits of one integer, beside Python's own sets."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from keepwright.engine.choices import (
    MOST_CANDIDATES,
    bit,
    choices_of,
    count,
    lowest,
    nth,
    numbers,
)

members = st.sets(st.integers(0, MOST_CANDIDATES - 1))


@pytest.mark.parametrize("number", range(MOST_CANDIDATES))
def test_every_number_has_its_own_bit(number: int) -> None:
    assert bit(number) == 2**number
    assert lowest(bit(number)) == number
    assert numbers(bit(number)) == [number]
    assert count(bit(number)) == 1
    assert nth(bit(number), 0) == number


@given(members)
def test_a_set_holds_what_was_put_in(chosen: set[int]) -> None:
    packed = choices_of(sorted(chosen))
    assert packed == sum(2**number for number in chosen)
    assert numbers(packed) == sorted(chosen)
    assert count(packed) == len(chosen) == packed.bit_count()


@given(members.filter(bool))
def test_the_nth_is_found_in_order(chosen: set[int]) -> None:
    packed = choices_of(list(chosen))
    assert lowest(packed) == min(chosen)
    assert [nth(packed, n) for n in range(len(chosen))] == sorted(chosen)


def test_all_candidates_fit() -> None:
    every = choices_of(list(range(MOST_CANDIDATES)))
    assert every == 2**MOST_CANDIDATES - 1
    assert count(every) == MOST_CANDIDATES
    assert numbers(every) == list(range(MOST_CANDIDATES))


def test_nothing_is_in_the_empty_set() -> None:
    assert choices_of([]) == 0
    assert numbers(0) == []
    assert count(0) == 0
