"""Phase 7: the end of the round (§ phase 7)."""

from __future__ import annotations

import pytest

from tests.games.caylus.table import cites, position


@cites("CAY-33")
@pytest.mark.parametrize(
    ("bailiff", "provost", "after"), [(8, 9, 10), (8, 11, 10), (8, 8, 9), (8, 7, 9), (8, 5, 9)]
)
def test_bailiff_moves_two_only_if_the_provost_is_ahead(
    bailiff: int, provost: int, after: int
) -> None:
    table = position("red green blue", "end_of_round", bailiff=bailiff, provost=provost)
    assert (table.at("bailiff"), table.at("provost")) == (after, after)


def test_a_full_section_is_scored_before_the_bailiff_comes() -> None:
    table = position(
        "red green blue", "end_of_round", houses={"red": {"dungeon": 1}, "green": {"dungeon": 5}},
        prestige={"blue": 5},
    )  # fmt: skip
    table.play("green: advance favour_prestige")
    assert table.at("scored") == 1
    assert table.prestige["blue"] == 3


def test_the_bailiff_may_jump_over_a_trigger() -> None:
    table = position("red green blue", "end_of_round", bailiff=11, provost=14)
    assert table.at("bailiff") == 13
    assert table.at("scored") == 1


def test_each_section_is_scored_once() -> None:
    table = position("red green blue", "end_of_round", scored=1, bailiff=12, provost=12)
    assert table.at("bailiff") == 13
    assert table.at("scored") == 1


@cites("R-28")
def test_sections_due_together_are_scored_in_castle_order() -> None:
    table = position(
        "red green blue", "end_of_round", {"simplified_favours": True}, bailiff=11, provost=11,
        prestige={"red": 9, "blue": 2}, houses={"green": {"walls": 10}},
    )  # fmt: skip
    assert table.at("scored") == 2
    assert table.prestige["red"] == 9 - 2 - 3
    assert table.prestige["blue"] == 0


def test_the_next_round_begins() -> None:
    table = position("red green blue", "end_of_round", passed=["blue", "green", "red"])
    assert table.at("round") == 2
    assert table.at("passed") == []
    assert table.due == "red place_or_pass"
