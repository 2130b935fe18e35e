"""Phase 6: building the castle (§ phase 6)."""

from __future__ import annotations

import pytest

from tests.games.caylus.table import cites, position

BATCH = "hand_in 1 food 1 wood 1 stone"
ONE_BATCH = {"food": 1, "wood": 1, "stone": 1}


def holding(**seats: int) -> dict[str, dict[str, int]]:
    """So many batches of food, wood and stone for each seat."""
    return {kind: dict(seats) for kind in ONE_BATCH}


@cites("D-CASTLE")
def test_a_batch_is_one_food_and_two_different_others() -> None:
    table = position(
        "red green blue", "castle", castle=["red"],
        food={"red": 9}, wood={"red": 1}, stone={"red": 1}, cloth={"red": 1}, gold={"red": 1},
    )  # fmt: skip
    assert table.legal == [
        "stop",
        "hand_in 1 food 1 wood 1 stone",
        "hand_in 1 food 1 wood 1 cloth",
        "hand_in 1 food 1 wood 1 gold",
        "hand_in 1 food 1 stone 1 cloth",
        "hand_in 1 food 1 stone 1 gold",
        "hand_in 1 food 1 cloth 1 gold",
    ]
    table.play("red: hand_in 1 food 1 wood 1 gold")
    assert table.legal == ["stop", "hand_in 1 food 1 stone 1 cloth"]
    assert table.why_not("red: hand_in 1 food 1 wood 1 stone") == ["too_few_cubes"]


@pytest.mark.parametrize(
    ("scored", "section", "points"), [(0, "dungeon", 5), (1, "walls", 4), (2, "towers", 3)]
)
def test_a_house_stands_in_the_current_section(scored: int, section: str, points: int) -> None:
    table = position("red green blue", "castle", castle=["red"], scored=scored, **holding(red=1))
    table.play(f"red: {BATCH}")
    assert table.at(f"players.red.houses.{section}") == 1
    assert table.prestige["red"] == points


@cites("R-27")
def test_houses_go_on_in_the_next_section_when_one_is_full() -> None:
    table = position(
        "red green blue", "castle", castle=["red"], houses={"blue": {"dungeon": 5, "walls": 10}},
        **holding(red=2),
    )  # fmt: skip
    table.play(f"red: {BATCH}\nred: {BATCH}")
    assert table.at("players.red.houses") == {"dungeon": 1, "walls": 0, "towers": 1}
    assert table.prestige["red"] == 8


def test_players_build_in_the_order_of_the_castle_spaces() -> None:
    table = position("red green blue", "castle", castle=["blue", "red"], **holding(red=1, blue=1))
    assert table.due == "blue hand_in_batch"
    table.play(f"blue: {BATCH}")
    assert table.due == "red hand_in_batch"


@cites("R-31")
@pytest.mark.parametrize(("before", "after"), [(5, 3), (1, 0), (0, 0)])
def test_who_hands_in_nothing_loses_two(before: int, after: int) -> None:
    table = position(
        "red green blue", "castle", castle=["red"], prestige={"red": before}, food={"red": 0}
    )
    assert table.prestige["red"] == after


def test_who_handed_in_something_loses_nothing() -> None:
    table = position("red green blue", "castle", castle=["red"], **holding(red=2))
    table.play(f"red: {BATCH}\nred: stop")
    assert table.told("no_batch") == []
    assert table.prestige["red"] == 5


def test_most_houses_of_this_round_earn_a_favour() -> None:
    table = position("red green blue", "castle", castle=["red", "green"], **holding(red=1, green=2))
    table.play(f"red: {BATCH}\ngreen: {BATCH}\ngreen: {BATCH}")
    assert table.due == "green choose_favour"


def test_ties_for_most_houses_go_to_the_lower_castle_space() -> None:
    for first, second in (("red", "green"), ("green", "red")):
        table = position(
            "red green blue", "castle", castle=[first, second], **holding(red=1, green=1)
        )
        table.play(f"{first}: {BATCH}\n{second}: {BATCH}")
        assert table.due == f"{first} choose_favour"


def test_castle_workers_go_home_and_the_count_begins_anew() -> None:
    table = position("red green blue", "castle", castle=["red"], **holding(red=1))
    table.play(f"red: {BATCH}\nred: advance favour_prestige")
    assert table.at("castle") == []
    assert table.of("workers")["red"] == 6
    assert table.of("batches")["red"] == 0


@cites("R-08")
def test_no_penalty_where_no_part_is_free() -> None:
    table = position(
        "red green blue", "castle", castle=["red"], scored=2, prestige={"red": 5},
        houses={"green": {"towers": 7}, "blue": {"towers": 7}}, **holding(red=1),
    )  # fmt: skip
    assert table.prestige["red"] == 5 - 4  # the scoring of the towers, not the castle
    assert table.of("food")["red"] == 1


def test_an_empty_castle_is_skipped() -> None:
    table = position("red green blue", "castle")
    assert table.at("round") == 2
