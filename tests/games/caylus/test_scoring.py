"""Scoring a castle section (§ scoring)."""

from __future__ import annotations

import pytest

from keepwright.games.caylus.components import SECTIONS
from tests.games.caylus.table import RULES, cites, position


def printed_table() -> list[tuple[str, list[str]]]:
    """The rows of the table as the rules of record print them (§ scoring)."""
    lines = RULES.text.split("| houses | dungeon | walls | towers |\n")[1].splitlines()[1:]
    rows = []
    for line in lines:
        if not line.startswith("|"):
            break
        houses, *cells = [cell.strip() for cell in line.strip("|").split("|")]
        rows.append((houses.split()[0], cells))
    return rows


@pytest.mark.parametrize(("houses", "cells"), printed_table())
def test_section_pays_by_houses(houses: str, cells: list[str]) -> None:
    for section, cell in zip(SECTIONS, cells, strict=True):
        if cell.endswith("PP"):
            assert int(houses) == 0
            assert section.penalty == -int(cell.split()[0].replace("−", "-"))
        else:
            assert section.favours_for(int(houses)) == (0 if cell == "–" else int(cell[0]))


def test_six_or_more_houses_count_as_six() -> None:
    assert [section.favours_for(6) for section in SECTIONS] == [1, 3, 3]
    assert SECTIONS[1].favours_for(10) == 3
    assert SECTIONS[2].favours_for(14) == 3


@pytest.mark.parametrize(("scored", "space", "loss"), [(0, 12, 2), (1, 18, 3), (2, 24, 4)])
def test_who_has_no_house_in_the_section_loses(scored: int, space: int, loss: int) -> None:
    table = position(
        "red green blue", "end_of_round", scored=scored, bailiff=space - 1, provost=space - 1,
        prestige={"red": 10, "green": 1}, deniers={"red": 0, "green": 0}, food={"red": 0},
        wood={"red": 0}, houses={"blue": {SECTIONS[scored].id: 1}},
    )  # fmt: skip
    assert table.prestige["red"] == 10 - loss
    assert table.at("scored") == scored + 1


def test_losses_stop_at_zero() -> None:
    table = position("red green blue", "end_of_round", bailiff=11, provost=11, prestige={"red": 1})
    assert table.prestige == {"red": 0, "green": 0, "blue": 0}


def test_one_house_earns_and_costs_nothing() -> None:
    table = position(
        "red green blue", "end_of_round", bailiff=11, provost=11,
        prestige=dict.fromkeys(("red", "green", "blue"), 5),
        houses={seat: {"dungeon": 1} for seat in ("red", "green", "blue")},
    )  # fmt: skip
    assert table.prestige == {"red": 5, "green": 5, "blue": 5}
    assert table.at("round") == 2


def test_houses_in_a_later_section_are_not_counted() -> None:
    table = position(
        "red green blue", "end_of_round", bailiff=11, provost=11, prestige={"red": 5},
        houses={"red": {"walls": 3}},
    )  # fmt: skip
    assert table.prestige["red"] == 3


def test_each_player_is_scored_completely_before_the_next_in_turn_order() -> None:
    table = position(
        "red green blue", "end_of_round", scored=1, bailiff=17, provost=17,
        turn_order=["blue", "red", "green"],
        houses={"red": {"walls": 3}, "blue": {"walls": 2}, "green": {"walls": 2}},
    )  # fmt: skip
    asked = []
    for row in ("prestige", "prestige", "deniers", "prestige"):
        asked.append(table.due.split()[0])
        table.play(f"{asked[-1]}: advance favour_{row}")
    assert asked == ["blue", "red", "red", "green"]


@cites("R-18")
def test_columns_open_after_the_scoring() -> None:
    table = position(
        "red green blue", "end_of_round", bailiff=11, provost=11, houses={"red": {"dungeon": 2}}
    )
    assert table.at("scored") == 0
    table.play("red: advance favour_prestige")
    assert table.at("scored") == 1
    assert table.told("columns_opened") == [{"column": 4}]
