"""The end of the game and the final bonus (§ end)."""

from __future__ import annotations

from typing import Any

import pytest

import keepwright as kw
from tests.games.caylus.table import cites, position
from tests.games.table import Table

SEATS = ("red", "green", "blue")


def last_round(**given: Any) -> Table:
    """The bailiff comes to space 24; everybody has a house in the towers and nothing else."""
    nothing: dict[str, Any] = {
        kind: dict.fromkeys(SEATS, 0) for kind in ("food", "wood", "deniers")
    }
    for word, by_seat in given.items():
        nothing[word] = nothing.get(word, {}) | by_seat
    nothing.setdefault("houses", {seat: {"towers": 1} for seat in SEATS})
    return position("red green blue", "end_of_round", scored=2, bailiff=23, provost=23, **nothing)


@cites("CAY-42")
@pytest.mark.parametrize(
    ("held", "bonus"),
    [
        ({}, {}),
        ({"gold": 2}, {"gold": 6}),
        ({"food": 2}, {}),
        ({"food": 1, "wood": 1, "stone": 1}, {"cubes": 1}),
        ({"cloth": 8}, {"cubes": 2}),
        ({"deniers": 3}, {}),
        ({"deniers": 11}, {"deniers": 2}),
        ({"gold": 1, "food": 3, "deniers": 4}, {"gold": 3, "cubes": 1, "deniers": 1}),
    ],
)
def test_final_bonus(held: dict[str, int], bonus: dict[str, int]) -> None:
    table = last_round(prestige={"red": 10}, **{kind: {"red": n} for kind, n in held.items()})
    assert table.due == "over"
    sheet = kw.score_sheet(table.state)
    assert dict(sheet.tallies[0].parts) == {"prestige": 10, **bonus}
    assert table.prestige["red"] == 10 + sum(bonus.values())


def test_score_sheet_before_the_end_counts_what_is_held_now() -> None:
    table = position("red green blue", prestige={"red": 7}, gold={"red": 1}, deniers={"red": 0})
    sheet = kw.score_sheet(table.state)
    assert dict(sheet.tallies[0].parts) == {"prestige": 7, "gold": 3, "cubes": 1}
    assert table.prestige["red"] == 7


@cites("CAY-43")
def test_ties_for_first_place_share_the_win() -> None:
    table = last_round(prestige={"red": 60, "green": 57, "blue": 12}, gold={"green": 1})
    assert kw.score_sheet(table.state).winners == ["red", "green"]


def test_full_towers_end_the_game_before_the_bailiff_does() -> None:
    table = position(
        "red green blue", "end_of_round", scored=2, bailiff=18, provost=18,
        houses={"red": {"towers": 13}, "green": {"towers": 1}}, prestige={"blue": 9},
        deniers={"blue": 0}, food={"blue": 0}, wood={"blue": 0},
    )  # fmt: skip
    table.play("red: advance favour_prestige\nred: advance favour_deniers")
    table.play("red: advance favour_resources\nred: take 1 food")
    assert table.due == "over"
    assert table.prestige["blue"] == 5


def test_favours_of_the_last_scoring_are_resolved_building_effects_included() -> None:
    table = last_round(
        houses={"red": {"towers": 2}, "green": {"towers": 1}, "blue": {"towers": 1}},
        columns={"red": {"favour_buildings": 2}}, food={"red": 1},
    )  # fmt: skip
    table.play("red: advance favour_buildings\nred: column 3\nred: build park")
    assert table.due == "over"
    assert table.prestige["red"] == 3


def test_no_further_income() -> None:
    assert last_round(deniers={"red": 1}).deniers["red"] == 1
