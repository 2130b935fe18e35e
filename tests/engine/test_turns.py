"""Turns: the next in an order, all seats clockwise, the first with the most."""

from __future__ import annotations

from itertools import combinations, pairwise, permutations

import pytest

from keepwright.engine.turns import NOBODY, clockwise, leader, next_in_order


@pytest.mark.parametrize("seats", range(1, 7))
def test_clockwise_begins_with_the_first_and_goes_round(seats: int) -> None:
    for first in range(seats):
        order = clockwise(seats, first)
        assert order[0] == first
        assert sorted(order) == list(range(seats))
        assert all((seat + 1) % seats == after for seat, after in pairwise(order))
        assert clockwise(seats, first) is order


@pytest.mark.parametrize(
    ("order", "after", "passed", "following"),
    [
        ((0, 1, 2), 0, (), 1),
        ((0, 1, 2), 2, (), 0),
        ((2, 0, 1), 0, (), 1),
        ((2, 0, 1), 1, (2,), 0),
        ((2, 0, 1), 2, (0, 1), 2),
        ((2, 0, 1), 0, (0, 1), 2),
        ((0, 1), 1, (1, 0), NOBODY),
        ((0,), 0, (), 0),
    ],
)
def test_the_next_is_the_first_behind_who_has_not_passed(
    order: tuple[int, ...], after: int, passed: tuple[int, ...], following: int
) -> None:
    assert next_in_order(order, after, passed) == following


def test_everybody_who_has_not_passed_gets_a_turn() -> None:
    """Whatever the order and whoever has passed: once round meets just the others, in order."""
    for order in permutations(range(4)):
        for passed in (some for n in range(4) for some in combinations(range(4), n)):
            others = [seat for seat in order if seat not in passed]
            seat, met = order[-1], []
            for _ in others:
                seat = int(next_in_order(order, seat, passed))
                met.append(seat)
            assert met == others


@pytest.mark.parametrize(
    ("order", "amounts", "first"),
    [
        ((0, 1, 2), [1, 3, 2], 1),
        ((0, 1, 2), [2, 2, 1], 0),
        ((1, 0, 2), [2, 2, 1], 1),
        ((2, 0), [1, 9, 1], 2),
        ((0, 1, 2), [0, 0, 0], NOBODY),
        ((), [4, 4], NOBODY),
    ],
)
def test_who_has_the_most_leads_and_the_earlier_of_those_tied(
    order: tuple[int, ...], amounts: list[int], first: int
) -> None:
    assert leader(order, amounts) == first
