"""A scenario can begin with any phase and any task, and goes on as the position tells."""

from __future__ import annotations

from typing import Any

import pytest

import keepwright as kw
from keepwright.engine.saving import task_to_json
from tests.games.magna_carta.table import position, road

THREE = "red green blue"
MARKET = {"road": road(3, "green_market", "red_bank"), "provost": 4,
          "workers": {"green_market": "red"}}  # fmt: skip
LAWYER = {"road": road(3, "green_lawyer", "red_bank"), "provost": 4,
          "workers": {"green_lawyer": "red"}}  # fmt: skip
PEDDLER = {"road": road(3, "green_peddler"), "provost": 3, "workers": {"green_peddler": "red"}}
EMPTY = {"dungeon": 0, "walls": 0, "towers": 0}


@pytest.mark.parametrize(
    ("start", "given", "due"),
    [
        ("income", {}, "red choose_action"),
        ("actions", {"first_player": "blue"}, "blue choose_action"),
        ("provost", {"deniers": {"green": 1}}, "green move_provost"),
        ("activation", {**MARKET, "gold": {"red": 1}}, "red trade"),
        ("castle", {"gold": {"blue": 3}}, "blue offer_lots"),
        ("end_of_round", {}, "green choose_action"),
        ("round", {}, "red choose_action"),
        ("final_scoring", {"tokens": EMPTY}, "over"),
        ("road", {}, "road"),
        ("prepare_decks", {}, "deal"),
        ("hand_out", {}, "first_player"),
        ("first_player", {}, "first_player"),
        ("carry_out_mulligan", {"mulligan": {"red": 1, "green": 2, "blue": 1}}, "deal"),
        ("ask_mulligan", {}, "red mulligan"),
        ({"deal": {"seat": "green"}}, {}, "deal"),
        ({"choose_action": {"seat": "green"}}, {}, "green choose_action"),
        ({"choose_place": {"seat": "red"}}, {"deniers": {"red": 1}}, "red choose_place"),
        ({"draw_card": {"seat": "red"}}, {}, "draw"),
        ({"draw": {"seat": "red"}}, {}, "draw"),
        ({"put_on_road": {"seat": "red", "card": "small_farm"}}, {}, "green choose_action"),
        ({"turn_card": {"seat": "red"}}, {**LAWYER, "food": {"red": 1}}, "red turn_card"),
        ({"take": {"seat": "red", "count": 2}}, PEDDLER, "red take"),
        ({"take": {"seat": "green", "count": 1}}, PEDDLER, "green take"),
        ({"move_provost": {"seat": "blue"}}, {"deniers": {"blue": 1}}, "blue move_provost"),
        ({"offer_lots": {"seat": "green"}}, {"gold": {"green": 3}}, "green offer_lots"),
        ({"mark_card": {"seat": "red", "card": "bank"}}, LAWYER, "green choose_action"),
    ],
)  # fmt: skip
def test_starts(start: object, given: dict[str, Any], due: str) -> None:
    assert position(THREE, start, **given).due == due


def test_a_turn_is_followed_by_the_next() -> None:
    table = position(THREE, {"choose_place": {"seat": "green"}}, deniers={"green": 1})
    table.play("green: place neutral_park")
    assert table.due == "blue choose_action"
    assert (table.at("round"), table.at("phase")) == (1, "actions")


def test_a_sale_is_followed_by_the_owner_and_the_rest_of_the_road() -> None:
    given = {**MARKET, "workers": {"green_market": "red", "red_bank": "blue"}}
    table = position(
        THREE, {"trade": {"seat": "red", "place": "market"}}, **given, wood={"red": 1},
        deniers={"blue": 1},
    ).play("red: trade 1 any")  # fmt: skip
    assert table.deniers == {"red": 4, "green": 1, "blue": 1}
    assert table.due == "blue trade"


def test_who_is_not_said_to_have_passed_did_so_last() -> None:
    table = position(
        THREE, "provost", passed=["blue"], first_player="green", deniers={"green": 1, "red": 1}
    )
    assert table.at("passed") == ["blue", "green", "red"]


@pytest.mark.parametrize(
    ("start", "given"),
    [
        ({"trade": {"seat": "red", "place": "bank"}}, {}),
        ({"take": {"seat": "red", "count": 1}}, {}),
        ({"pay": {"seat": "red", "price": "1 any"}}, {"food": {"red": 1}}),
        ({"build_from_hand": {"seat": "red"}}, {}),
        ({"build_prestige_card": {"seat": "red"}}, {}),
        ("final_scoring", {}),
    ],
)
def test_what_cannot_be_is_refused(start: object, given: dict[str, Any]) -> None:
    with pytest.raises(kw.BadState):
        position(THREE, start, **given)


@pytest.mark.parametrize("ruleset", ["standard", "beginner"])
def test_every_task_starts_a_game_that_ends_or_is_refused(ruleset: str) -> None:
    seats = ("red", "green", "blue")
    played = 0
    for task in kw.load("magna_carta").tasks.by_key.values():
        if int(task.fields().get("seat", 0)) < len(seats):
            try:
                state = position(THREE, task_to_json(task, seats), ruleset=ruleset).state
            except kw.BadState:
                continue
            kw.deal_in_place(state, kw.Dice(1))
            kw.playout(state, [kw.Dice(n) for n in range(3)], kw.Dice(1))
            assert state.over
            played += 1
    assert played > 20
