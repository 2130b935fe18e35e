"""The phase of the actions: whose turn it is, what is possible and what it does."""

from __future__ import annotations

import pytest

import keepwright as kw
from tests.games.magna_carta.table import cites, position, road

THREE = "red green blue"


@cites("§ phase 2")
def test_turns_go_clockwise_from_the_first_player_and_leave_out_who_passed() -> None:
    table = position(THREE, "actions", first_player="green", deniers={"red": 9, "blue": 9})
    asked = []
    for line in ("green: pass", "blue: draw_card\n* draw bank", "red: pass", "blue: pass"):
        asked.append(table.due)
        table.play(line)
    assert asked == [
        "green choose_action", "blue choose_action", "red choose_action", "blue choose_action"
    ]  # fmt: skip
    assert table.at("passed") == ["green", "red", "blue"]


@cites("§ phase 2 F")
def test_only_the_first_to_pass_is_paid() -> None:
    table = position(THREE, "actions").play("red: pass\ngreen: pass")
    assert table.deniers == {"red": 1, "green": 0, "blue": 0}
    assert [facts["number"] for facts in table.told("passed")] == [1, 2]


@cites("D1")
def test_passing_is_offered_even_where_nothing_else_is() -> None:
    table = position(THREE, "actions", hand={"red": []})
    assert (table.due, table.legal) == ("red choose_action", ["pass"])
    assert table.why_not("red: draw_card") == ["too_few_deniers"]
    assert table.why_not("red: replace_hand") == ["too_few_deniers", "empty_hand"]
    assert table.why_not("red: build") == ["no_card_to_build"]
    assert table.why_not("red: build_prestige") == ["no_own_residence"]


@cites("§ phase 2 C")
def test_a_worker_is_placed_for_a_denier_where_none_stands() -> None:
    table = position(
        THREE, "actions", road=road(3, "green_bank", "blue_bank", "red_market"),
        workers={"neutral_park": "green"}, deniers={"red": 2}, residences={"blue": ["bank"]},
    )  # fmt: skip
    table.play("red: place_worker")
    assert table.legal == [
        "place neutral_forest", "place neutral_peddler", "place red_market", "place green_bank"
    ]  # fmt: skip
    assert table.why_not("red: place neutral_park") == ["place_full"]
    assert table.why_not("red: place blue_bank") == ["takes_no_worker"]
    assert table.why_not("red: place blue_market") == ["not_on_the_road"]
    table.play("red: place red_market")
    assert table.at("workers") == {"neutral_park": "green", "red_market": "red"}
    assert table.deniers["red"] == 1
    assert table.told("worker_placed") == [{"seat": "red", "place": "red_market", "cost": 1}]


def test_without_a_free_card_no_worker_is_placed() -> None:
    table = position(
        "red green", "actions", deniers={"red": 5},
        workers={"neutral_park": "red", "neutral_peddler": "green"},
    )  # fmt: skip
    assert table.why_not("red: place_worker") == ["no_free_card"]


@cites("§ phase 2 D")
def test_what_is_built_is_always_asked() -> None:
    """To go on by itself where one card only can be built would tell the others about the hand."""
    table = position(THREE, "actions", food={"red": 1}, wood={"red": 1}, hand={"red": ["lawyer"]})
    table.play("red: build")
    assert (table.due, table.legal) == ("red build_from_hand", ["build lawyer"])
    assert table.why_not("red: build bank") == ["not_in_hand", "too_few_cubes"]
    table.play("red: build lawyer")
    assert table.at("road") == [*road(3), "red_lawyer"]
    assert table.due == "green choose_action"


@pytest.mark.parametrize(("seats", "reserve"), [("red green", 2), (THREE, 4)])
@cites("R-32")
def test_small_cards_come_with_a_reserve(seats: str, reserve: int) -> None:
    for number, card in enumerate(("small_farm", "small_sawmill", "small_quarry")):
        table = position(seats, "actions", food={"red": 1}, wood={"red": 1})
        table.play(f"red: build\nred: build {card}")
        assert list(table.at("players.red.reserves").values())[number] == reserve
        assert sum(table.at("players.red.reserves").values()) == reserve


@cites("§ phase 2 E")
def test_prestige_cards_are_built_once_and_cover_the_first_free_residence() -> None:
    table = position(
        THREE, "actions", road=road(3, "red_bank", "red_market", "green_bank"),
        residences={"red": ["bank", "market"], "green": ["bank"]},
        stone={"red": 9, "green": 9}, gold={"red": 9, "green": 9}, passed=["blue"],
    )  # fmt: skip
    table.play("red: build_prestige\nred: build statue")
    assert table.at("covering") == {"statue": "red_bank"}
    table.play("green: build_prestige")
    assert table.why_not("green: build statue") == ["not_on_offer"]
    table.play("green: build hotel\nred: build_prestige\nred: build monument")
    assert table.at("covering") == {
        "statue": "red_bank", "hotel": "green_bank", "monument": "red_market"
    }  # fmt: skip
    assert table.why_not("green: build_prestige") == ["no_own_residence"]


def test_beginners_need_no_residence_for_a_prestige_card() -> None:
    table = position(THREE, "actions", ruleset="beginner", stone={"red": 5}, gold={"red": 3})
    table.play("red: build_prestige")
    assert table.legal == ["build theatre", "build statue", "build monument", "build cathedral"]
    table.play("red: build cathedral")
    assert table.at("covering") == {}
    assert kw.score_sheet(table.state).totals == [14, 0, 0]


def test_when_everybody_has_passed_the_phase_ends() -> None:
    table = position(THREE, "actions", passed=["blue", "green"], ruleset="beginner")
    table.play("red: pass")
    assert table.at("round") == 2
    assert table.at("first_player") == "green"
