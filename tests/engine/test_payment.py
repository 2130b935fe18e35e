"""Prices: all exact ways to pay."""

from __future__ import annotations

from keepwright.engine.choices import numbers
from keepwright.engine.goods import Kinds
from keepwright.engine.payment import Price

CUBES = Kinds("food", "wood", "stone", "gold")
OPEN = {"any": CUBES.ids, "plain": ("food", "wood", "stone")}


def ways(price: Price) -> list[str]:
    return [CUBES.text(way) for way in price.ways]


def test_a_fixed_price_has_one_way() -> None:
    price = Price(CUBES, {"wood": 1, "food": 1}, OPEN)
    assert price.is_exact
    assert price.text == "1 wood 1 food"
    assert ways(price) == ["1 food 1 wood"]


def test_an_open_price_lists_every_way_once() -> None:
    price = Price(CUBES, {"plain": 2}, OPEN)
    assert not price.is_exact
    assert len(set(price.ways)) == len(price.ways) == 6
    assert "2 food" in ways(price)
    assert "1 gold" not in " ".join(ways(price))


def test_fixed_and_open_parts_add_up() -> None:
    price = Price(CUBES, {"wood": 1, "any": 1}, OPEN)
    assert ways(price) == ["1 food 1 wood", "2 wood", "1 wood 1 stone", "1 wood 1 gold"]


def test_it_is_affordable_when_one_way_is_covered() -> None:
    price = Price(CUBES, {"wood": 1, "any": 1}, OPEN)
    assert price.affordable(CUBES.pack(wood=1, gold=1))
    assert price.affordable(CUBES.pack(wood=2))
    assert not price.affordable(CUBES.pack(wood=1))
    assert not price.affordable(CUBES.pack(food=5, gold=5))


def test_every_way_needs_what_they_have_in_common() -> None:
    price = Price(CUBES, {"wood": 1, "any": 1}, OPEN)
    assert CUBES.text(price.needed) == "1 wood"
    exact = Price(CUBES, {"wood": 1, "food": 1}, OPEN)
    assert exact.needed == exact.ways[0]


def test_nothing_costs_nothing() -> None:
    price = Price(CUBES, {}, OPEN)
    assert (price.is_exact, price.ways, price.text) == (True, [0], "")
    assert price.affordable(0)


JOKER = {"food": ("food", "gold"), "wood": ("wood", "gold"), **OPEN}


def payable(price: Price, **held: int) -> list[str]:
    """The ways that are offered to who holds these goods."""
    return [CUBES.text(price.ways[n]) for n in numbers(price.payable(CUBES.pack(**held)))]


def test_ways_with_fewer_jokers_come_first() -> None:
    price = Price(CUBES, {"food": 1, "wood": 1}, JOKER, joker="gold")
    assert [price.jokers_in(way) for way in price.ways] == [0, 1, 1, 2]


def test_a_joker_that_is_spared_is_offered_only_where_it_is_needed() -> None:
    price = Price(CUBES, {"wood": 1, "any": 1}, JOKER, joker="gold", sparing="R-1")
    assert payable(price, food=1, wood=1, gold=2) == ["1 food 1 wood"]
    assert payable(price, food=1, gold=1) == ["1 food 1 gold"]
    assert payable(price, gold=2) == ["2 gold"]
    plenty = payable(price, food=2, wood=2, stone=2, gold=2)
    assert plenty == ["1 food 1 wood", "2 wood", "1 wood 1 stone"]
    assert payable(price, food=1, stone=1, gold=2) == ["1 food 1 gold", "1 stone 1 gold"]
    assert payable(price, food=1, stone=1) == []


def test_a_joker_that_is_not_spared_may_always_be_paid() -> None:
    price = Price(CUBES, {"any": 1}, OPEN, joker="gold")
    assert payable(price, food=1, gold=1) == ["1 food", "1 gold"]
