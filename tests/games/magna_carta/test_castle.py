"""The castle: lots for tokens, the gold for the most, two tokens lost when nobody builds."""

from __future__ import annotations

import pytest

from tests.games.magna_carta.table import cites, position


def lots(food: int, wood: int, stone: int, gold: int, tokens: int = 21) -> int:
    """The most lots red can offer."""
    left = {"towers": min(tokens, 8), "walls": min(max(tokens - 8, 0), 7)}
    left["dungeon"] = tokens - left["towers"] - left["walls"]
    table = position(
        "red green blue", "castle", food={"red": food, "blue": 1}, wood={"red": wood, "blue": 1},
        stone={"red": stone, "blue": 1}, gold={"red": gold}, tokens=left,
    )  # fmt: skip
    return len(table.legal) - 1 if table.due == "red offer_lots" else 0


@cites("D4", "R-17")
@pytest.mark.parametrize(
    ("goods", "most"),
    [
        ((1, 0, 2, 3), 2),
        ((4, 4, 4, 0), 4),
        ((0, 0, 0, 3), 1),
        ((0, 0, 0, 2), 0),
        ((3, 3, 0, 2), 2),
        ((9, 9, 9, 9), 12),
        ((0, 5, 5, 0), 0),
    ],
)
def test_most_lots(goods: tuple[int, int, int, int], most: int) -> None:
    assert lots(*goods) == most


def test_no_more_lots_than_tokens() -> None:
    assert lots(9, 9, 9, 9, tokens=3) == 3


@cites("§ phase 5")
def test_lots_are_paid_with_as_little_gold_as_possible() -> None:
    table = position(
        "red green", "castle", food={"red": 3}, wood={"red": 1}, stone={"red": 2}, gold={"red": 4}
    ).play("red: lots 2")  # fmt: skip
    assert [table.at(f"players.red.{kind}") for kind in ("food", "wood", "stone")] == [1, 0, 0]
    assert table.at("players.red.gold") == 4  # one as wood, one for the most lots
    assert table.told("cubes_paid") == [
        {"seat": "red", "goods": {"food": 2, "wood": 1, "stone": 2, "gold": 1}}
    ]


@cites("R-18")
def test_a_tie_goes_to_the_first_who_passed() -> None:
    table = position(
        "red green blue", "castle", passed=["blue", "red", "green"],
        food={"red": 2, "green": 2, "blue": 1}, wood={"red": 2, "green": 2, "blue": 1},
        stone={"red": 2, "green": 2, "blue": 1},
    ).play("blue: lots 1\nred: lots 2\ngreen: lots 2")  # fmt: skip
    assert table.of("gold") == {"red": 1, "green": 0, "blue": 0}
    assert table.of("lots") == {"red": 0, "green": 0, "blue": 0}


@cites("R-27")
@pytest.mark.parametrize(("left", "then"), [((2, 7, 8), 15), ((1, 7, 8), 14), ((0, 0, 1), 0)])
def test_two_tokens_go_when_nobody_offers(left: tuple[int, int, int], then: int) -> None:
    tokens = dict(zip(("dungeon", "walls", "towers"), left, strict=True))
    table = position("red green blue", "castle", tokens=tokens)
    assert sum(table.at("tokens").values()) == then
    assert (table.due == "over") == (then == 0)


@cites("R-26")
def test_without_tokens_nothing_is_offered_or_removed() -> None:
    empty = {"dungeon": 0, "walls": 0, "towers": 0}
    table = position(
        "red green", "castle", tokens=empty, food={"red": 1}, wood={"red": 1}, stone={"red": 1}
    )
    assert table.due == "over"
    assert table.at("players.red.gold") == 0
