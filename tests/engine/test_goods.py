"""Counts of several kinds, packed side by side."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from keepwright.engine.goods import MOST, Kinds, amount, covers, in_common

IDS = ("food", "wood", "stone", "cloth", "gold")
CUBES = Kinds(*IDS)

amounts = st.fixed_dictionaries({kind: st.integers(0, MOST) for kind in IDS})


@given(amounts)
def test_what_is_packed_is_unpacked(held: dict[str, int]) -> None:
    packed = CUBES.pack(**held)
    assert CUBES.unpack(packed) == held
    assert [amount(packed, place) for place in range(5)] == [held[kind] for kind in IDS]
    assert CUBES.total(packed) == sum(held.values())
    assert CUBES.held(packed) == {kind: n for kind, n in held.items() if n}


@given(amounts, amounts)
def test_a_price_is_covered_when_every_kind_is(held: dict[str, int], price: dict[str, int]) -> None:
    enough = all(held[kind] >= price[kind] for kind in IDS)
    packed, wanted = CUBES.pack(**held), CUBES.pack(**price)
    assert covers(packed, wanted) == enough
    assert covers(packed, packed)
    if enough:
        assert CUBES.unpack(packed - wanted) == {kind: held[kind] - price[kind] for kind in IDS}


@given(amounts, amounts)
def test_bundles_have_the_least_of_each_kind_in_common(
    one: dict[str, int], other: dict[str, int]
) -> None:
    shared = in_common([CUBES.pack(**one), CUBES.pack(**other)])
    assert CUBES.unpack(shared) == {kind: min(one[kind], other[kind]) for kind in IDS}
    assert in_common([]) == 0


def test_one_of_each_kind_stands_in_its_own_lane() -> None:
    for place, kind in enumerate(IDS):
        assert CUBES.one(kind) == 2 ** (12 * place)
        assert CUBES.text(CUBES.one(kind)) == f"1 {kind}"


def test_goods_are_written_in_printed_order() -> None:
    assert CUBES.text(CUBES.pack(gold=1, food=2)) == "2 food 1 gold"
    assert CUBES.text(0) == ""


def test_ways_to_have_some_of_any_kind() -> None:
    texts = [CUBES.text(way) for way in CUBES.any_of(2, ("food", "wood"))]
    assert texts == ["2 food", "1 food 1 wood", "2 wood"]
    assert len(CUBES.any_of(4, IDS)) == 70


def test_ways_to_have_different_kinds() -> None:
    texts = [CUBES.text(way) for way in CUBES.different(2, ("wood", "stone", "gold"))]
    assert texts == ["1 wood 1 stone", "1 wood 1 gold", "1 stone 1 gold"]


def test_five_kinds_are_the_most() -> None:
    with pytest.raises(ValueError, match="6 kinds"):
        Kinds(*"abcdef")
