"""Which positions can be: a bad one is refused with its path and what is wrong there."""

from __future__ import annotations

from typing import Any

import pytest

import keepwright as kw
from keepwright.engine.goods import MOST
from tests.games.caylus_1303.table import RECORD, cites, facts_of, position
from tests.games.table import json_of, refusal_of

TILES = RECORD["buildings"]
WOOD = [row["id"] for row in TILES["wood"]][2:]
STONE = [row["id"] for row in TILES["stone"]][2:]


def refusal(change: dict[str, Any]) -> tuple[str, str]:
    """Path and reason of the refusal of a position with this change, the Camp worked out."""
    facts = facts_of()
    for player in facts["players"].values():
        del player["camp"]
    return refusal_of("caylus_1303", facts, change)


def test_the_position_itself_is_read() -> None:
    assert refusal({}) == ("", "")


@pytest.mark.parametrize(
    ("change", "path", "why"),
    [
        ({"game": "caylus"}, "game", "other_game"),
        ({"rules": "r0"}, "rules", "other_rules"),
        ({"round": 0}, "round", "out_of_range"),
        ({"round": 10}, "round", "out_of_range"),
        ({"phase": 5}, "phase", "unknown_id"),
        ({"first_player": None}, "first_player", "missing"),
        ({"first_player": "black"}, "first_player", "unknown_id"),
        ({"passed": ["red", "red"]}, "passed", "named_twice"),
        ({"site": ["red", "red"]}, "site", "named_twice"),
        ({"provost": 24}, "provost", "out_of_range"),
        ({"provost": -1}, "provost", "out_of_range"),
        # the road
        ({"road": {"24": "wood_quarry"}}, "road", "unknown_place"),
        ({"road": {"1": None}}, "road.1", "missing"),
        ({"road": {"9": None}}, "road.9", "missing"),
        ({"road": {"14": None}}, "road.14", "missing"),
        ({"road": {"1": "start_sawmill"}}, "road.2", "stands_twice"),
        ({"road": {"1": "start_farm_1"}}, "slots.1", "stands_twice"),
        ({"road": {"1": "wood_quarry"}}, "road.1", "wrong_space"),
        ({"road": {"9": "stone_quarry"}}, "road.9", "wrong_space"),
        ({"road": {"9": "wood_stonemason"}}, "road.9", "wrong_space"),
        ({"road": {"14": "wood_quarry"}}, "road.14", "wrong_space"),
        ({"road": {"10": "toll"}}, "road.10", "wrong_space"),
        ({"road": {"10": "garden"}}, "road.10", "wrong_space"),
        ({"road": {"1": "garden"}}, "road.1", "no_owner"),
        ({"road": {"10": "wood_quarry"}}, "road.10", "no_owner"),
        (
            {"road": {"11": "wood_quarry"}, "owners": {"wood_quarry": "red"}},
            "road.11",
            "gap_before",
        ),
        ({"owners": {"wood_sawmill": "red"}}, "road.9", "wrong_space"),
        # the slots
        ({"slots": {"1": None}}, "slots.1", "missing"),
        ({"slots": {"2": "start_farm_1"}}, "slots.2", "stands_twice"),
        ({"slots": {"2": "stone_quarry"}}, "slots.2", "wrong_space"),
        ({"slots": {"3": "wood_quarry"}}, "slots.3", "wrong_space"),
        ({"slots": {"4": "wood_quarry"}}, "slots", "unknown_place"),
        # houses
        ({"owners": {"toll": "red"}}, "owners.toll", "cannot_be_owned"),
        ({"owners": {"construction_site": "red"}}, "owners.construction_site", "cannot_be_owned"),
        ({"owners": {"garden": "red"}}, "owners.garden", "no_space"),
        ({"owners": {"start_farm_1": "red"}}, "owners.start_farm_1", "no_space"),
        ({"owners": {"wood_farm": "red"}}, "slots.2", "stands_twice"),
        ({"owners": {"chateau": "red"}}, "owners", "unknown_id"),
        ({"owners": dict.fromkeys(WOOD[:6] + STONE[:4], "red")}, "players.red", "too_many_houses"),
        ({"residences": ["start_quarry"]}, "residences", "no_owner"),
        (
            {"residences": ["wood_quarry"], "owners": {"wood_quarry": "red"}},
            "residences",
            "no_owner",
        ),
        # workers
        ({"workers": {"wood_quarry": "red"}}, "workers.wood_quarry", "no_worker_there"),
        ({"workers": {"construction_site": "red"}}, "workers.construction_site", "no_worker_there"),
        ({"workers": {"start_farm_1": "red"}}, "workers.start_farm_1", "no_worker_there"),
        (
            {
                "owners": {"start_quarry": "red"},
                "residences": ["start_quarry"],
                "workers": {"start_quarry": "red"},
            },
            "workers.start_quarry",
            "no_worker_there",
        ),
        (
            {"workers": {"toll": "red"}, "second_workers": {"toll": "blue"}},
            "second_workers.toll",
            "no_worker_there",
        ),
        (
            {
                "workers": {"toll": "red"},
                "second_workers": {"toll": "red"},
                "used": ["journeyman"],
            },
            "second_workers.toll",
            "no_worker_there",
        ),
        (
            {"second_workers": {"toll": "red", "lawyer": "red"}, "used": ["journeyman"]},
            "second_workers.toll",
            "no_worker_there",
        ),
        ({"players": {"red": {"supply": 16}}}, "players.red.supply", "out_of_range"),
        ({"players": {"red": {"supply": 3, "camp": 3}}}, "players.red.camp", "too_many_workers"),
        (
            {"workers": {"toll": "red"}, "players": {"red": {"supply": 15}}},
            "players.red.camp",
            "too_many_workers",
        ),
        # characters
        ({"characters": ["squire"]}, "characters.0", "unknown_id"),
        ({"characters": ["thief", "thief"]}, "characters", "named_twice"),
        (
            {"characters": ["thief"], "players": {"red": {"characters": ["thief"]}}},
            "players.red.characters",
            "stands_twice",
        ),
        (
            {"players": {"red": {"characters": ["thief"]}, "blue": {"characters": ["thief"]}}},
            "players.blue.characters",
            "stands_twice",
        ),
        ({"used": ["thief"]}, "used", "cannot_be_used"),
        # amounts
        ({"players": {"red": {"gold": -1}}}, "players.red.gold", "out_of_range"),
        ({"players": {"red": {"gold": MOST - 800}}}, "players.red.gold", "out_of_range"),
        ({"players": {"red": {"prestige": 9000}}}, "players.red.prestige", "out_of_range"),
        ({"players": {"red": {"bundles": MOST - 50}}}, "players.red.bundles", "out_of_range"),
        ({"players": {"red": {"hats": 1}}}, "players.red.hats", "unknown_field"),
        ({"bailiff": 1}, "bailiff", "unknown_field"),
    ],
)
def test_what_cannot_be_is_refused(change: dict[str, Any], path: str, why: str) -> None:
    assert refusal(change) == (path, why)


@cites("R-02", "§4.0.6")
def test_the_road_has_room_for_thirteen() -> None:
    names = WOOD + STONE
    owners = {id: "red" if number < 7 else "blue" for number, id in enumerate(names)}
    assert refusal({"owners": owners}) == (f"owners.{names[-1]}", "no_space")
    del owners[names[-1]]
    assert refusal({"owners": owners}) == ("", "")


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"slots": {"2": "wood_farm"}}, "slots.2"),
        ({"road": {"9": "wood_sawmill"}}, "road.9"),
        ({"owners": {"wood_quarry": "red"}}, "road.9"),
    ],
)
def test_before_set_up_nothing_lies_there(change: dict[str, Any], path: str) -> None:
    table = position("red green blue")
    facts = json_of(kw.load("caylus_1303").new_state(("red", "green", "blue"), {}))
    laid = json_of(table.state)
    facts["slots"] = {"1": laid["slots"]["1"]}
    facts["road"] = {str(space): laid["road"][str(space)] for space in range(1, 9)}
    facts["agenda"] = facts["agenda"][1:]
    assert refusal_of("caylus_1303", facts, {}) == ("", "")
    assert refusal_of("caylus_1303", facts, change) == (path, "not_set_up")


def test_nothing_is_built_before_the_draft() -> None:
    facts = json_of(position("red green blue").state)
    assert refusal_of("caylus_1303", facts, {}) == ("", "")
    change = {"owners": {"wood_quarry": "red"}}
    assert refusal_of("caylus_1303", facts, change) == ("road.10", "not_set_up")


def test_owned_tiles_go_on_the_first_empty_spaces() -> None:
    table = position("red green", "planning", owners=dict.fromkeys(WOOD[:5], "red"))
    spaces = [10, 11, 12, 13, 15]
    assert [table.at(f"road.{space}") for space in spaces] == WOOD[:5]


def test_the_camp_is_worked_out() -> None:
    table = position(
        "red green", "planning", supply={"red": 3}, workers={"toll": "red"}, site=["red"]
    )
    assert table.of("camp") == {"red": 10, "green": 5}


def test_amounts_may_be_higher_when_the_end_is_near() -> None:
    change = {"round": 9, "players": {"red": {"prestige": 9000, "gold": MOST - 800}}}
    assert refusal(change) == ("", "")


def test_a_worker_who_came_second_may_be_alone() -> None:
    change = {"second_workers": {"toll": "red"}, "used": ["journeyman"]}
    assert refusal(change) == ("", "")
