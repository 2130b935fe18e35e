"""Payments: asked only where a real choice exists, the canonical one proposed, gold spared."""

from __future__ import annotations

import pytest

from keepwright.engine.play import due_decision
from tests.games.magna_carta.table import cites, position, road
from tests.games.table import Table


def building(card: str, **goods: int) -> Table:
    """Red has said that it builds this card, with these goods."""
    given = {kind: {"red": n} for kind, n in goods.items()}
    table = position(
        "red green", {"build_from_hand": {"seat": "red"}}, hand={"red": [card]}, **given
    )
    return table.play(f"red: build {card}")


def proposed(table: Table) -> str:
    """What a table proposes to the seat that is asked."""
    action = due_decision(table.state).default(table.state)
    assert action is not None
    return action.text


@cites("§ course of the game, gold", "R-04")
@pytest.mark.parametrize(
    ("card", "goods", "left"),
    [
        ("market", {"wood": 1, "gold": 1}, {}),
        ("market", {"gold": 2}, {}),
        ("market", {"food": 1, "gold": 1}, {}),
        ("market", {"wood": 5}, {"wood": 3}),
        ("market", {"wood": 1, "stone": 1, "gold": 4}, {"gold": 4}),
        ("market", {"wood": 2, "gold": 4}, {"gold": 4}),
        ("market", {"stone": 2, "gold": 2}, {"stone": 1, "gold": 1}),
        ("bank", {"wood": 1, "stone": 1, "gold": 3}, {"gold": 2}),
        ("bank", {"gold": 3}, {}),
        ("small_farm", {"food": 2, "wood": 2, "gold": 1}, {"food": 1, "wood": 1, "gold": 1}),
    ],
)
def test_without_a_real_choice_nothing_is_asked(
    card: str, goods: dict[str, int], left: dict[str, int]
) -> None:
    table = building(card, **goods)
    assert table.due == "green choose_action"
    assert table.at("road.2") == f"red_{card}"
    for kind in ("food", "wood", "stone", "gold"):
        assert table.at(f"players.red.{kind}") == left.get(kind, 0)


@pytest.mark.parametrize(
    ("goods", "default"),
    [
        ({"food": 1, "wood": 2}, "pay 1 food 1 wood"),  # a tie: food
        ({"food": 1, "wood": 3}, "pay 2 wood"),
        ({"food": 1, "wood": 1, "stone": 1}, "pay 1 food 1 wood"),
        ({"food": 1, "wood": 1, "stone": 2}, "pay 1 wood 1 stone"),
        ({"food": 1, "wood": 1, "stone": 2, "gold": 9}, "pay 1 wood 1 stone"),
        ({"food": 2, "stone": 3, "gold": 9}, "pay 1 stone 1 gold"),
        ({"wood": 2, "stone": 1, "gold": 5}, "pay 2 wood"),  # a tie: wood before stone
    ],
)
def test_the_kind_of_which_most_is_left_is_proposed(goods: dict[str, int], default: str) -> None:
    table = building("market", **goods)
    assert table.due == "red pay"
    assert proposed(table) == default
    assert default in table.legal


@cites("R-04")
def test_only_ways_with_the_fewest_gold_are_offered() -> None:
    table = building("market", food=1, wood=1, stone=1, gold=1)
    assert table.legal == ["pay 1 food 1 wood", "pay 1 wood 1 stone"]
    assert proposed(table) == "pay 1 food 1 wood"
    assert table.why_not("red: pay 1 wood 1 gold") == ["more_jokers_than_needed"]
    assert table.why_not("red: pay 2 gold") == ["too_few_cubes"]
    assert table.why_not("red: pay 2 wood") == ["too_few_cubes"]


@cites("R-23")
@pytest.mark.parametrize(
    ("goods", "default"),
    [
        ({"food": 1, "gold": 5}, "pay 1 food"),
        ({"food": 1, "stone": 1, "gold": 5}, "pay 1 food"),
        ({"wood": 1, "stone": 2, "gold": 5}, "pay 1 stone"),
    ],
)
def test_any_cube_can_be_sold_and_gold_is_the_last_proposed(
    goods: dict[str, int], default: str
) -> None:
    given = {kind: {"red": n} for kind, n in goods.items()}
    table = position(
        "red green", "activation", road=road(2, "green_market"), provost=2,
        workers={"green_market": "red"}, **given,
    ).play("red: trade 1 any")  # fmt: skip
    assert table.legal == [f"pay 1 {kind}" for kind in goods]
    assert proposed(table) == default


@cites("R-22")
@pytest.mark.parametrize(("food", "gold", "left"), [(1, 1, (0, 1)), (0, 2, (0, 1)), (2, 0, (1, 0))])
def test_a_residence_is_paid_with_gold_only_without_food(
    food: int, gold: int, left: tuple[int, int]
) -> None:
    table = position(
        "red green", "activation", road=road(2, "red_lawyer", "red_bank"), provost=3,
        workers={"red_lawyer": "red"}, food={"red": food}, gold={"red": gold},
        stone={"green": 1}, wood={"green": 1},
    ).play("red: transform bank")  # fmt: skip
    assert (table.at("players.red.food"), table.at("players.red.gold")) == left
