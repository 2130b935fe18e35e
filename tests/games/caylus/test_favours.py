"""Royal favours (§ favours)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.caylus.table import cites, position
from tests.games.table import Table

ROWS = ["favour_prestige", "favour_deniers", "favour_resources", "favour_buildings"]
# A favour is due at the end of a round.
OWED: dict[str, Any] = {
    "phase": 7,
    "passed": ["red", "green", "blue"],
    "agenda": [],
    "favours": {"red": 1},
}


def favour(scored: int = 0, phase: int = 7, **columns: int) -> Table:
    """Red is to choose a favour, with his markers on these columns and one of every cube."""
    given: dict[str, Any] = {f"favour_{row}": column for row, column in columns.items()}
    cubes = {kind: {"red": 1} for kind in ("food", "wood", "stone", "cloth", "gold")}
    return position(
        "red green blue", {"choose_favour": {"seat": "red"}},
        phase=phase, scored=scored, columns={"red": given}, deniers={"red": 0}, **cubes,
    )  # fmt: skip


@cites("D-FAVOUR-ROW", "R-19")
def test_a_row_must_be_chosen() -> None:
    assert favour().legal == [f"advance {row}" for row in ROWS]


@cites("R-16")
@pytest.mark.parametrize("row", ROWS)
def test_a_row_used_in_this_phase_is_closed(row: str) -> None:
    table = position(
        "red green blue", {"choose_favour": {"seat": "red"}}, phase=7, rows_used={"red": [row]}
    )
    assert table.why_not(f"red: advance {row}") == ["row_used_this_phase"]
    assert len(table.legal) == 3


@pytest.mark.parametrize(
    ("scored", "column", "after"),
    [(0, 0, 1), (0, 1, 2), (0, 2, 2), (1, 2, 3), (1, 3, 4), (1, 4, 4), (2, 4, 5), (2, 5, 5)],
)
def test_prestige_row_pays_the_markers_column(scored: int, column: int, after: int) -> None:
    table = favour(scored, prestige=column).play("red: advance favour_prestige")
    assert table.at("players.red.columns.favour_prestige") == after
    assert table.prestige["red"] == after


@pytest.mark.parametrize(("column", "deniers"), [(0, 3), (1, 4), (2, 5), (3, 6), (4, 7), (5, 7)])
def test_denier_row_pays_the_markers_column(column: int, deniers: int) -> None:
    table = favour(2, phase=3, deniers=column).play("red: advance favour_deniers")
    assert [fact["deniers"] for fact in table.told("favour_deniers_gained")] == [deniers]


@cites("D-FAVOUR-EFFECT")
@pytest.mark.parametrize(
    ("column", "effects"),
    [
        (1, ["take 1 food"]),
        (2, ["take 1 food", "take 1 wood", "take 1 stone"]),
        (3, ["take 1 food", "take 1 wood", "take 1 stone", "take 1 cloth"]),
        (4, ["take 1 food", "take 1 wood", "take 1 stone", "take 1 cloth", "trade 1 any"]),
    ],
)
def test_resource_row_offers_all_columns_up_to_the_marker(column: int, effects: list[str]) -> None:
    table = favour(2, resources=column - 1).play("red: advance favour_resources")
    assert table.legal == ["decline", *effects]
    for effect in effects[:4]:
        kind = effect.split()[-1]
        after = favour(2, resources=column - 1).play(
            f"red: advance favour_resources\nred: {effect}"
        )
        assert after.of(kind)["red"] == 2


def test_resource_row_gives_gold_in_column_five() -> None:
    table = favour(2, resources=4).play("red: advance favour_resources\nred: take 1 gold")
    assert table.of("gold")["red"] == 2


@cites("R-15")
def test_exchange_takes_any_cube_for_two_that_are_not_gold() -> None:
    table = favour(2, resources=4).play("red: advance favour_resources\nred: trade 1 any")
    assert table.legal == [f"pay 1 {kind}" for kind in ("food", "wood", "stone", "cloth", "gold")]
    table.play("red: pay 1 wood")
    assert "take 2 wood" in table.legal
    assert not [action for action in table.legal if "gold" in action]
    table.play("red: take 1 wood 1 stone")
    assert (table.of("wood")["red"], table.of("stone")["red"]) == (1, 2)


@pytest.mark.parametrize(
    ("column", "choices"),
    [
        (2, ["column 2"]),
        (3, ["column 2", "column 3"]),
        (4, ["column 2", "column 3", "column 4"]),
        (5, ["column 2", "column 3", "column 4"]),
    ],
)
def test_building_row_lends_what_can_be_done_up_to_the_marker(
    column: int, choices: list[str]
) -> None:
    table = favour(2, buildings=column - 1).play("red: advance favour_buildings")
    assert table.legal == ["decline", *choices]
    reached = [] if column == 5 else ["column_not_reached"]
    assert table.why_not("red: column 5") == [*reached, "nothing_to_do_there"]


def test_column_one_of_the_building_row_lends_nothing() -> None:
    table = favour().play("red: advance favour_buildings")
    assert table.due == "red place_or_pass"
    assert table.at("players.red.columns.favour_buildings") == 1


def test_lent_architect_builds_at_full_price() -> None:
    table = position(
        "red green blue", {"use_building_row": {"seat": "red"}}, phase=7, scored=2,
        columns={"red": {"favour_buildings": 5}}, residences={"9": "red"},
        food={"red": 3}, gold={"red": 1},
    )  # fmt: skip
    table.play("red: column 5\nred: build granary")
    assert (table.of("food")["red"], table.of("gold")["red"]) == (0, 0)
    assert table.at("road.9") == "granary"


def test_lent_lawyer_costs_a_cloth_and_no_denier() -> None:
    table = favour(1, buildings=3, phase=3)
    table.play("red: advance favour_buildings\nred: column 4\nred: transform neutral_farm")
    assert table.of("cloth")["red"] == 0
    assert table.prestige["red"] == 2
    assert table.at("residences") == {"1": "red"}


def test_lent_work_may_be_declined_after_all() -> None:
    table = favour(1, buildings=3).play("red: advance favour_buildings\nred: column 3")
    table.play("red: decline")
    assert table.of("stone")["red"] == 1
    assert table.at("owners") == {}


@cites("R-17")
def test_a_fifth_favour_in_a_phase_is_lost() -> None:
    table = position("red green blue", None, **OWED, rows_used={"red": ROWS})
    assert table.due == "red place_or_pass"
    assert set(table.at("players.red.columns").values()) == {0}


@cites("R-40")
def test_a_favour_that_arises_comes_before_those_owed() -> None:
    table = position(
        "red green blue", "end_of_round", scored=1, bailiff=17, provost=17,
        houses={"red": {"walls": 3}, "green": {"walls": 1}, "blue": {"walls": 1}},
        columns={"red": {"favour_buildings": 2}}, cloth={"red": 1},
    )  # fmt: skip
    table.play("red: advance favour_buildings\nred: column 3\nred: build church")
    assert table.at("agenda") == [{"choose_favour": {"seat": "red"}}]
    assert table.at("players.red.favours") == 1
    table.play("red: advance favour_prestige\nred: advance favour_deniers")
    assert table.prestige["red"] == 4
    assert table.at("round") == 2


def test_simplified_favour_is_three_points_and_asks_nothing() -> None:
    table = position(
        "red green blue", None, {"simplified_favours": True}, **OWED, rows_used={"red": ROWS}
    )
    assert table.prestige["red"] == 3
    assert table.due == "red place_or_pass"


def test_rows_are_free_again_in_the_next_phase() -> None:
    table = position(
        "red green blue", "castle", castle=["red"], rows_used={"green": ROWS},
        food={"red": 1}, wood={"red": 1}, stone={"red": 1}, houses={"green": {"dungeon": 5}},
    )  # fmt: skip
    table.play("red: hand_in 1 food 1 wood 1 stone\nred: advance favour_prestige")
    assert table.due == "green choose_favour"
    assert len(table.legal) == 4
