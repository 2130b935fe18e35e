"""Favors: a character of another player's, or an open slot of the site (§4.5)."""

from __future__ import annotations

import pytest

import keepwright as kw
from tests.games.caylus_1303.table import RECORD, cites, position
from tests.games.table import Table

FOUR = "blue black green red"
FAVOR = {"use_favor": {"seat": "red"}}
OPEN = RECORD["construction_site"]["slots_open_by_round"]


def reasons(table: Table, action: str) -> list[tuple[str, str]]:
    """Codes and rules against an action of the seat that is due."""
    return [(obstacle.code, obstacle.rule) for obstacle in kw.why_not(table.state, action)]


@cites("D5", "§4.5")
@pytest.mark.parametrize(("number", "slots"), OPEN.items())
def test_characters_of_others_and_open_slots(number: int, slots: list[int]) -> None:
    hands = {"blue": ["thief", "steward"], "green": ["bailiff"], "red": ["architect"]}
    table = position(FOUR, FAVOR, round=number, characters=["foreman"], their_characters=hands)
    characters = ["thief", "steward", "bailiff"]
    wanted = [*(f"take_character {id}" for id in characters), *(f"use_slot {n}" for n in slots)]
    assert table.legal == wanted
    assert reasons(table, "take_character architect") == [("own_character", "§4.5")]
    assert reasons(table, "take_character foreman") == [("held_by_nobody", "§4.5")]
    assert reasons(table, "take_character goldsmith") == [("held_by_nobody", "§4.5")]
    for slot in {1, 2, 3} - set(slots):
        (obstacle,) = kw.why_not(table.state, f"use_slot {slot}")
        assert (obstacle.code, obstacle.rule) == ("slot_closed", "§4.5")
        opens = next(n for n, found in OPEN.items() if slot in found)
        assert obstacle.facts == {"slot": slot, "round": opens}


def test_a_favor_must_be_used_and_with_one_way_only_is() -> None:
    table = position(FOUR, FAVOR)
    assert table.due == "blue place_or_pass"
    assert table.of("food") == {"blue": 1, "black": 1, "green": 1, "red": 2}


@cites("D6", "R-23", "R-24")
def test_what_lies_on_the_board_may_be_taken_behind_a_slot() -> None:
    table = position(FOUR, FAVOR, round=4, characters=["thief", "foreman"]).play("red: use_slot 1")
    assert table.due == "red take_from_board"
    assert table.legal == ["take_character thief", "take_character foreman", "decline"]
    assert reasons(table, "take_character steward") == [("not_on_the_board", "§4.5")]
    table.play("red: take_character foreman")
    assert table.at("characters") == ["thief"]


def test_taking_a_character_is_all_that_happens() -> None:
    table = position(
        FOUR, FAVOR, characters=["foreman"], their_characters={"blue": ["thief"]}
    ).play("red: take_character thief")
    assert table.at("players.red.characters") == ["thief"]
    assert table.at("players.blue.characters") == []
    assert table.at("characters") == ["foreman"]
    assert table.of("food")["red"] == 1


@cites("R-23", "§4.5")
def test_a_slot_is_used_like_a_building() -> None:
    """Optional; workers come from the supply; a house, a space and points as ever."""
    table = position(
        FOUR, FAVOR, round=7, slots={1: "start_market_1", 2: "wood_tailor"},
        road={4: "start_farm_1"}, characters=["thief"],
    )  # fmt: skip
    table.play("red: use_slot 1")
    assert table.due == "red trade"
    table.play("red: decline")
    assert table.due == "red take_from_board"
    table = position(
        FOUR, FAVOR, round=4, slots={1: "start_carpenter"}, road={8: "start_farm_1"},
        their_characters={"red": ["architect"]},
    ).play("red: use_slot 1\nred: build wood_market")  # fmt: skip
    assert table.prestige["red"] == 4
    assert table.at("owners") == {"wood_market": "red"}


@cites("§4.5")
def test_a_slot_gives_no_bonus_and_no_owner_points() -> None:
    table = position(FOUR, FAVOR, round=7).play("red: use_slot 3")  # stone_farm
    assert table.told("owner_bonus_taken") == []
    assert (table.of("food")["red"], table.of("cloth")["red"]) == (2, 1)
    assert table.prestige == dict.fromkeys(FOUR.split(), 0)


@cites("R-12")
def test_favors_come_from_four_sources() -> None:
    thief = {"their_characters": {"blue": ["thief"]}}
    table = position(FOUR, "activation", workers={"fairground": "red"}, **thief)
    assert table.legal == ["decline", "trade 1 wood"]
    assert table.play("red: trade 1 wood").due == "red use_favor"
    table = position(
        FOUR, "reached_buildings", provost=10, owners={"wood_manor": "blue"},
        workers={"wood_manor": "red"}, **thief,
    )  # fmt: skip
    assert table.due == "red use_favor"
    table = position(FOUR, "delivery", site=["red"], **thief)
    assert table.play("red: deliver 1 food 1 wood 1 stone").due == "red use_favor"
    table = position(
        FOUR, "stewardship", owners={"start_quarry": "red"}, gold={"red": 3}, wood={"red": 4},
        **thief,
    )  # fmt: skip
    assert table.play("red: build theater").due == "red use_favor"
