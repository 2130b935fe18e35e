"""Dealers: evenly spread, the same again from the same seed, bound by a promise."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from keepwright.engine.chance import Dealer, Dice, SeedDealer, many_dice, seed_bytes

Maker = Callable[[str], Dealer]


def seed_dealer(seed: str) -> Dealer:
    return SeedDealer(seed_bytes(seed))


DEALERS: list[Maker] = [Dice, seed_dealer]


def rolls(dealer: Dealer, limit: int, times: int) -> list[int]:
    return [int(dealer.below(limit)) for _ in range(times)]


def test_the_first_numbers_of_a_seed_never_change() -> None:
    """Series of games are named by their seed, so these numbers are a promise."""
    assert rolls(Dice(7), 100, 8) == [92, 62, 7, 41, 99, 32, 15, 66]
    assert rolls(Dice("word"), 6, 8) == [5, 4, 2, 0, 2, 2, 4, 4]
    assert rolls(SeedDealer(seed_bytes(7)), 100, 8) == [67, 7, 83, 50, 73, 76, 69, 66]
    assert Dice(7).draw([0, 0, 1, 2], 4) == [2, 0, 0, 1]
    assert SeedDealer(seed_bytes(7)).draw(list(range(6)), 6) == [3, 2, 5, 4, 1, 0]


@pytest.mark.parametrize("make", DEALERS, ids=["dice", "seed"])
@pytest.mark.parametrize("limit", [2, 3, 6, 17, 60])
def test_all_numbers_come_up_evenly(make: Maker, limit: int) -> None:
    """Chi-square stays below its value at one in ten thousand, roughly."""
    times = 400 * limit
    counts = Counter(rolls(make(f"even {limit}"), limit, times))
    assert set(counts) == set(range(limit))
    expected = times / limit
    chi_square = sum((n - expected) ** 2 / expected for n in counts.values())
    assert chi_square < limit + 4 * (2 * limit) ** 0.5 + 8


@pytest.mark.parametrize("make", DEALERS, ids=["dice", "seed"])
def test_all_orders_of_a_draw_come_up_evenly(make: Maker) -> None:
    dealer = make("orders")
    orders = Counter(tuple(dealer.draw([0, 1, 2], 3)) for _ in range(6000))
    assert len(orders) == 6
    assert all(850 < n < 1150 for n in orders.values())


@pytest.mark.parametrize("make", DEALERS, ids=["dice", "seed"])
@given(seed=st.integers(), pool=st.lists(st.integers(0, 9), max_size=12), data=st.data())
def test_a_draw_takes_from_the_pool_without_replacement(
    make: Maker, seed: int, pool: list[int], data: st.DataObject
) -> None:
    count = data.draw(st.integers(0, len(pool)))
    kept = list(pool)
    drawn = make(str(seed)).draw(pool, count)
    assert pool == kept
    assert len(drawn) == count
    assert not Counter(drawn) - Counter(pool)


@given(st.integers() | st.text(), st.integers(1, 2**31))
def test_dice_with_the_same_seed_roll_the_same(seed: int | str, limit: int) -> None:
    one = Dice(seed)
    assert rolls(one, limit, 5) == rolls(Dice(seed), limit, 5)
    twin = one.copy()
    assert rolls(one, limit, 5) == rolls(twin, limit, 5)
    assert all(0 <= roll < limit for roll in rolls(one, limit, 20))


def test_dice_with_other_seeds_roll_otherwise() -> None:
    assert len({tuple(rolls(Dice(seed), 1000, 4)) for seed in range(500)}) == 500


def test_many_dice_of_one_seed_roll_otherwise_and_the_same_again() -> None:
    rolled = [rolls(dice, 1000, 4) for dice in many_dice("seed", 9)]
    assert len({tuple(one) for one in rolled}) == 9
    assert [rolls(dice, 1000, 4) for dice in many_dice("seed", 9)] == rolled
    assert [rolls(dice, 1000, 4) for dice in many_dice("seed", 3)] == rolled[:3]
    assert rolls(many_dice("other", 1)[0], 1000, 4) not in rolled


def test_the_promise_of_a_dealer_is_the_hash_of_its_seed() -> None:
    seed = seed_bytes("secret")
    assert len(seed) == 32
    dealer = SeedDealer(seed)
    assert dealer.commitment == hashlib.sha256(seed).hexdigest()
    rolls(dealer, 6, 10)
    assert dealer.commitment == SeedDealer(seed).commitment
    assert dealer.commitment != SeedDealer(seed_bytes("other")).commitment


def test_who_learns_the_seed_deals_the_same_again() -> None:
    dealer = SeedDealer(seed_bytes("secret"))
    dealt = [dealer.draw(list(range(9)), 4) for _ in range(5)]
    again = SeedDealer(dealer.seed)
    assert [again.draw(list(range(9)), 4) for _ in range(5)] == dealt
