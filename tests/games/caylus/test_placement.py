"""Phase 2: placing workers (§ phase 2)."""

from __future__ import annotations

import pytest

from tests.games.caylus.table import cites, position


@cites("D-PLACE", "CAY-03", "CAY-04", "CAY-05")
def test_workers_cost_more_as_players_pass() -> None:
    table = position(
        "blue green orange red",
        "placement",
        deniers={"blue": 5, "green": 4, "orange": 5, "red": 5},
        owners={"mason": "green", "wood_sawmill": "green"},
    )
    table.play("""
        blue: pass
        green: place fixed_peddler
        orange: pass
        red: place mason
    """)
    assert table.deniers == {"blue": 6, "green": 2, "orange": 5, "red": 2}
    assert table.prestige["green"] == 1
    assert table.why_not("green: place fixed_peddler") == ["place_full", "too_few_deniers"]


@pytest.mark.parametrize(("passed", "price"), [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5)])
def test_base_price_is_the_lowest_free_passing_number(passed: int, price: int) -> None:
    seats = "blue green orange red black"
    gone = seats.split()[:passed]
    table = position(seats, "placement", passed=gone, deniers={"black": 9})
    while not table.due.startswith("black"):
        table.play(f"{table.due.split()[0]}: place castle")
    table.play("black: place gate")
    assert table.deniers["black"] == 9 - price


def test_at_home_a_worker_costs_one_and_earns_the_owner_nothing() -> None:
    table = position(
        "red green blue", "placement", passed=["green", "blue"], owners={"bank": "red"}
    )
    before = table.deniers["red"]
    table.play("red: place bank")
    assert table.deniers["red"] == before - 1
    assert table.prestige["red"] == 0


def test_only_the_right_circle_of_the_inn_makes_workers_cheap() -> None:
    table = position("red green blue", "placement", passed=["green", "blue"], deniers={"red": 7})
    table.play("red: place inn")
    table.play("red: place gate")
    assert table.deniers["red"] == 1
    guest = position(
        "red green blue", "placement", passed=["green", "blue"], deniers={"red": 7}, inn_right="red"
    )
    guest.play("red: place inn\nred: place gate\nred: place castle")
    assert guest.deniers["red"] == 4


def test_owner_is_rewarded_for_wood_and_stone_buildings_only() -> None:
    table = position(
        "red green blue", "placement", owners={"mason": "blue", "bank": "blue"}, deniers={"red": 9}
    )
    table.play("red: place mason\ngreen: place bank\nblue: pass\nred: place neutral_farm")
    assert table.prestige == {"red": 0, "green": 0, "blue": 2}
    rewards = [(fact["seat"], fact["place"]) for fact in table.told("owner_rewarded")]
    assert rewards == [("blue", "mason"), ("blue", "bank")]


def test_one_worker_a_building() -> None:
    table = position("red green blue", "placement")
    table.play("red: place gate")
    assert table.why_not("green: place gate") == ["place_full"]
    assert table.why_not("green: place castle") == []


def test_castle_takes_one_worker_of_each_player_in_order() -> None:
    table = position("red green blue", "placement")
    table.play("red: place castle\ngreen: place castle\nblue: pass")
    assert table.at("castle") == ["red", "green"]
    assert table.why_not("red: place castle") == ["own_worker_there"]


def test_stables_take_three_players() -> None:
    table = position("red green blue orange", "placement")
    table.play("red: place stables\ngreen: place stables\nblue: place stables")
    assert table.why_not("orange: place stables") == ["place_full"]
    table.play("orange: pass")
    assert table.why_not("red: place stables") == ["own_worker_there", "place_full"]


def test_inn_takes_one_worker_on_the_left() -> None:
    table = position("red green blue", "placement", inn_right="blue")
    table.play("red: place inn")
    assert table.why_not("green: place inn") == ["place_full"]


def test_no_worker_on_residences_prestige_buildings_or_what_is_not_built() -> None:
    table = position(
        "red green blue", "placement", residences={"9": "red"}, owners={"statue": "red"}
    )
    assert table.why_not("red: place mason") == ["not_on_the_road"]
    places = [action.argument for action in table.state.game.actions.all if action.verb == "place"]
    assert "residence" not in places
    assert "statue" not in places


def test_a_neutral_building_that_left_the_game_takes_no_worker() -> None:
    table = position(
        "red green blue",
        "placement",
        road={"1": None},
        residences={"1": "blue"},
        out_of_game=["neutral_farm"],
    )
    assert table.why_not("red: place neutral_farm") == ["not_on_the_road"]


@cites("R-04")
def test_gold_mine_and_places_beyond_the_provost_are_open_from_the_start() -> None:
    table = position("red green blue", owners={"bank": "blue"})
    assert "place gold_mine" in table.legal
    assert "place bank" in table.legal


def test_all_reasons_are_told_in_the_order_of_the_rules() -> None:
    table = position(
        "red green blue",
        "placement",
        passed=["green"],
        stables=["red", "green", "blue"],
        owners={"bank": "red"},
        deniers={"red": 1},
    )
    assert table.legal == ["pass", "place bank"]
    assert table.why_not("red: place stables") == [
        "own_worker_there",
        "place_full",
        "too_few_deniers",
    ]


@cites("R-26")
def test_who_can_place_nowhere_passes_without_being_asked() -> None:
    table = position("red green blue", "placement", deniers={"green": 0})
    table.play("red: place gate")
    assert table.at("passed") == ["green"]
    assert table.deniers["green"] == 1
    assert table.told("forced") == [
        {"seat": "green", "decision": "place_or_pass", "action": "pass"}
    ]
    assert table.due == "blue place_or_pass"


def test_only_the_first_to_pass_gets_a_denier() -> None:
    table = position("red green blue", "placement", deniers={"red": 3, "green": 3, "blue": 3})
    table.play("red: pass\ngreen: pass")
    assert table.deniers == {"red": 4, "green": 3, "blue": 3}


def test_turns_go_round_past_those_who_passed() -> None:
    table = position("red green blue", "placement", deniers={"red": 9, "green": 9, "blue": 9})
    table.play("red: place gate\ngreen: pass\nblue: place castle")
    assert table.due == "red place_or_pass"
    table.play("red: place castle")
    assert table.due == "blue place_or_pass"


def test_workers_run_out() -> None:
    placed = ["trading_post", "merchants_guild", "joust_field", "neutral_farm", "neutral_forest"]
    table = position("red green blue", "placement", passed=["green"],
                     workers=dict.fromkeys(placed, "red"))  # fmt: skip
    table.play("red: place gate")
    assert table.at("passed") == ["green"]
    table.play("blue: place castle")
    assert table.at("passed") == ["green", "red"]
