"""The course of a round: whose turn it is, and what follows an effect (§4.1, § phase 1)."""

from __future__ import annotations

import pytest

import keepwright as kw
from tests.games.caylus_1303.table import cites, position
from tests.games.table import json_of


@cites("§4.1")
def test_turns_go_clockwise_from_the_first_player_on() -> None:
    table = position("red green blue", "planning", first_player="green")
    table.play("green: place toll\nblue: place lawyer\nred: place carpenter")
    assert table.due == "green place_or_pass"


def test_the_last_who_has_not_passed_goes_on_alone() -> None:
    table = position("red green blue", "planning")
    table.play("red: pass\ngreen: place toll\nblue: pass\ngreen: place lawyer")
    assert table.due == "green place_or_pass"
    table.play("green: pass")
    assert table.at("passed") == ["red", "blue", "green"]
    assert table.at("first_player") == "red"


@pytest.mark.parametrize(
    ("passed", "due"),
    [
        (["red"], "green place_or_pass"),
        (["green", "red"], "blue place_or_pass"),
        (["green", "red", "blue"], "green bridge_move"),
    ],
)
def test_a_scenario_may_begin_with_players_who_have_passed(passed: list[str], due: str) -> None:
    assert position("red green blue", "planning", passed=passed).due == due


@pytest.mark.parametrize("owners", [{}, {"wood_market": "blue"}])
def test_an_effect_that_is_asked_belongs_to_the_worker_on_the_building(
    owners: dict[str, str],
) -> None:
    """Set-up side and construction side of the Market ask the same."""
    given = {"workers": {"wood_market": "red"}, "owners": owners, "provost": 10}
    road = {} if owners else {"9": "wood_market"}
    table = position("red green blue", "reached_buildings", road=road, **given)
    start = {"take_of_choice": {"seat": "red", "place": "wood_market"}}
    resumed = position("red green blue", start, road=road, **given)
    assert table.due == "red take_of_choice"
    assert resumed.at("agenda") == table.at("agenda")
    assert resumed.state.agenda == kw.state_of("caylus_1303", json_of(table.state)).agenda
    assert resumed.state.agenda == table.state.agenda


@cites("§4.4")
def test_a_building_becomes_a_residence_once() -> None:
    table = position(
        "red green", {"deliver": {"seat": "red"}}, site=["red"], residences=["start_quarry"],
        owners={"start_quarry": "red", "start_farm_2": "green"},
    ).play("red: stop")  # fmt: skip
    assert table.told("became_residence") == [{"seat": "green", "place": "start_farm_2"}]
