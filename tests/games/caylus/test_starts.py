"""A scenario can begin with any task and goes on as the position tells."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.caylus.table import position


def start(task: object, **given: Any) -> str:
    """Who is asked what when this task has been answered or done."""
    return position("red green blue", task, **given).due


def test_special_buildings_go_on_after_the_one_that_is_due() -> None:
    table = position(
        "red green blue", {"leave_gate": {"seat": "red"}},
        workers={"gate": "red", "merchants_guild": "blue"}, inn_right="green",
    )  # fmt: skip
    assert table.at("phase") == "special"
    table.play("red: take_back\nblue: provost 0")
    assert table.due == "green stay_in_inn"
    table.play("green: keep")
    assert table.due == "red move_provost"


def test_a_favour_of_phase_three_comes_from_the_joust_field() -> None:
    table = position(
        "red green blue", {"choose_favour": {"seat": "red"}}, phase=3, inn_right="green",
        workers={"neutral_farm": "blue"},
    )  # fmt: skip
    table.play("red: advance favour_prestige\ngreen: keep")
    assert table.due == "red move_provost"


def test_the_others_move_the_provost_too() -> None:
    table = position(
        "red green blue", {"move_provost": {"seat": "green"}}, passed=["red", "green", "blue"]
    )
    assert table.at("phase") == "provost"
    table.play("green: pass")
    assert table.due == "blue move_provost"


def test_a_building_at_work_is_finished_and_the_road_goes_on() -> None:
    table = position(
        "red green blue", {"produce": {"seat": "red", "place": "neutral_farm"}},
        workers={"neutral_farm": "red", "neutral_forest": "green", "mason": "blue"},
        owners={"mason": "red"},
    )  # fmt: skip
    table.play("red: take 1 cloth")
    assert table.due == "green produce"
    assert table.at("workers") == {"neutral_forest": "green", "mason": "blue"}
    table.play("green: take 1 wood")
    assert table.of("workers") == {"red": 6, "green": 6, "blue": 6}


def test_a_construction_site_is_found_by_its_worker() -> None:
    table = position(
        "red green blue", {"build": {"seat": "red", "group": "wood"}},
        workers={"neutral_carpenter": "red"}, food={"red": 1}, wood={"red": 1},
    )  # fmt: skip
    table.play("red: build mason")
    assert table.at("round") == 2
    assert table.at("owners") == {"mason": "red"}


def test_a_favour_of_phase_five_leaves_the_rest_of_the_road() -> None:
    table = position(
        "red green blue", {"choose_favour": {"seat": "red"}}, phase=5,
        workers={"neutral_farm": "blue"}, rows_used={"red": ["favour_deniers"]},
    )  # fmt: skip
    assert table.why_not("red: advance favour_deniers") == ["row_used_this_phase"]
    table.play("red: advance favour_prestige")
    assert table.due == "blue produce"


def test_a_batch_is_followed_by_the_others_and_the_favour() -> None:
    table = position(
        "red green blue", {"hand_in_batch": {"seat": "red"}}, castle=["red", "green"],
        food={"red": 1, "green": 0}, wood={"red": 1}, stone={"red": 1},
        prestige={"green": 5, "red": 5},
    )  # fmt: skip
    table.play("red: stop")
    assert table.prestige == {"red": 3, "green": 3, "blue": 0}
    assert table.at("round") == 2


def test_a_favour_of_a_scoring_is_followed_by_the_rest_of_it() -> None:
    table = position(
        "red green blue", {"choose_favour": {"seat": "red"}}, phase=7, bailiff=12, provost=12,
        prestige={"green": 5, "red": 5},
    )  # fmt: skip
    table.play("red: advance favour_prestige")
    assert table.prestige == {"red": 6, "green": 3, "blue": 0}
    assert table.at("scored") == 1


@pytest.mark.parametrize(
    ("task", "given", "due"),
    [
        ("final_scoring", {"scored": 3, "bailiff": 24, "provost": 24}, "over"),
        ("round", {}, "red place_or_pass"),
        ("hand_out", {}, "red place_or_pass"),
        ("turn_order", {}, "turn_order"),
        ({"place_or_pass": {"seat": "blue"}}, {}, "blue place_or_pass"),
        ("inn", {"inn_right": "green"}, "green stay_in_inn"),
        ("placing", {}, "red place_or_pass"),
    ],
)  # fmt: skip
def test_other_starts(task: object, given: dict[str, Any], due: str) -> None:
    assert start(task, **given) == due
