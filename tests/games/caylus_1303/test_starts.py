"""A scenario may begin with any task, and what it is given makes room by itself."""

from __future__ import annotations

import json
from typing import Any

import pytest

import keepwright as kw
from keepwright.engine.saving import task_to_json
from tests.games.caylus_1303.table import cites, position

THREE = "red green blue"
SEATS = ("red", "green", "blue")
RED = {"seat": "red"}
MARKET = {"workers": {"start_market_1": "red"}}
CARPENTER = {"workers": {"carpenter": "red"}}
TAILOR = {"price": "1 wood 1 any_basic", "seat": "red"}
ANY = {"price": "1 any_basic", "seat": "red"}
HOUSE = {"owners": {"start_quarry": "red"}, "residences": ["start_quarry"], "gold": {"red": 1}}
THIEF = {"their_characters": {"blue": ["thief"]}}
PLACED = {
    "workers": {"fairground": "blue", "carpenter": "red", "lawyer": "green", "toll": "green",
                "wood_market": "red", "start_market_1": "red", "stone_quarry": "red"},
}  # fmt: skip
BUSY: dict[str, Any] = {
    "round": 7,
    "owners": {"start_quarry": "red", "wood_market": "green", "stone_quarry": "blue"},
    "residences": ["start_quarry"],
    "passed": ["green", "blue", "red"],
    "provost": 13,
    "characters": ["thief", "foreman", "goldsmith"],
    "their_characters": {"red": ["journeyman"], "green": ["bailiff"], "blue": ["deliveryman"]},
    **{kind: dict.fromkeys(SEATS, 6) for kind in ("food", "wood", "stone", "cloth", "gold")},
}


@pytest.mark.parametrize(
    ("start", "given", "due"),
    [
        ("starting_tiles", {}, "starting_tiles"),
        ("wood_slot", {}, "wood_slot"),
        ("wood_space", {}, "wood_space"),
        ("stone_slot", {}, "stone_slot"),
        ("stone_space", {}, "stone_space"),
        ("hand_out", {}, "first_player"),
        ("first_player", {}, "first_player"),
        ("choose_pool", {}, "characters"),
        ("characters", {}, "characters"),
        ("draft_characters", {"characters": ["thief", "bailiff", "foreman"]}, "blue draft"),
        ({"draft": RED}, {"characters": ["thief", "bailiff", "foreman", "steward"]}, "red draft"),
        ("round", {}, "red place_or_pass"),
        ("planning", {"first_player": "blue"}, "blue place_or_pass"),
        ("turn_of_early_riser", {"their_characters": {"blue": ["early_riser"]}},
         "blue early_placement"),
        ("turns", {"their_characters": {"blue": ["early_riser"]}}, "red place_or_pass"),
        ({"early_placement": RED}, {"their_characters": {"red": ["early_riser"]}},
         "red early_placement"),
        ({"place_or_pass": {"seat": "green"}}, {}, "green place_or_pass"),
        ("activation", CARPENTER, "red build"),
        ("printed_buildings", CARPENTER, "red build"),
        ("guilds_bridge", {"passed": ["green"]}, "green bridge_move"),
        ({"bridge_move": {"seat": "blue"}}, {"passed": ["green", "blue"]}, "blue bridge_move"),
        ("turn_of_bailiff", {"their_characters": {"blue": ["bailiff"]}}, "blue bailiff_move"),
        ({"bailiff_move": RED}, {"their_characters": {"red": ["bailiff"]}}, "red bailiff_move"),
        ("reached_buildings", MARKET, "red trade"),
        ("beyond_the_provost", MARKET, "red place_or_pass"),
        ({"trade": {"seat": "red", "place": "start_market_1"}}, MARKET, "red trade"),
        ({"take": {"seat": "red", "count": 1}}, MARKET, "red take"),
        ({"build": {"seat": "red", "group": "wood"}}, CARPENTER, "red build"),
        ({"pay": TAILOR}, CARPENTER, "red pay"),
        ({"pay": ANY}, {"workers": {"start_guild_any": "red"}}, "red pay"),
        ({"raise": {"seat": "red", "place": "wood_quarry"}}, CARPENTER, "red bridge_move"),
        ({"toll_move": RED}, {"workers": {"toll": "red"}}, "red toll_move"),
        ({"claim": RED}, {"workers": {"lawyer": "red"}, "cloth": {"red": 1}}, "red claim"),
        ({"use_favor": RED}, {"workers": {"fairground": "red"}, **THIEF}, "red use_favor"),
        ({"use_favor": RED}, THIEF, "red use_favor"),
        ({"take_from_board": RED}, {"characters": ["thief"]}, "red take_from_board"),
        ("delivery", {"site": ["blue"]}, "blue deliver"),
        ("at_the_site", {"site": ["blue"]}, "blue deliver"),
        ({"deliver": RED}, {"site": ["red"]}, "red deliver"),
        ("turn_of_deliveryman", {"their_characters": {"blue": ["deliveryman"]}},
         "blue deliver_last"),
        ({"deliver_last": RED}, {"their_characters": {"red": ["deliveryman"]}},
         "red deliver_last"),
        ("most_bundles", {"bundles": {"blue": 1}, "their_characters": {"red": ["thief"]}},
         "blue use_favor"),
        ("leave_the_site", {"site": ["red"]}, "red place_or_pass"),
        ("stewardship", {"owners": {"start_quarry": "red"}, "gold": {"red": 1}},
         "red build_monument"),
        ("monuments", HOUSE, "red build_monument"),
        ({"build_monument": {"seat": "red", "space": 3}}, HOUSE, "red build_monument"),
        ("residences", {}, "red place_or_pass"),
        ("recruiting", {}, "red place_or_pass"),
        ("provost_returns", {}, "red place_or_pass"),
        ("round_marker", {}, "red place_or_pass"),
        ("final_scoring", {"round": 9}, "over"),
    ],
)  # fmt: skip
def test_starts(start: object, given: dict[str, Any], due: str) -> None:
    table = position(THREE, start, **given)
    assert table.due == due
    facts = json.loads(json.dumps(table.state.to_json()))
    assert kw.state_of("caylus_1303", facts).digest() == table.state.digest()


@pytest.mark.parametrize(
    ("start", "phase"),
    [
        ("first_player", "set_up"),
        ({"place_or_pass": RED}, "planning"),
        ({"bridge_move": RED}, "activation"),
        ({"take_from_board": RED}, "delivery"),
        ("recruiting", "planning"),  # the next round's
    ],
)
def test_the_phase_is_that_of_the_task(start: object, phase: str) -> None:
    assert position(THREE, start, characters=["thief"]).at("phase") == phase


def test_an_effect_is_followed_by_the_rest_of_the_road() -> None:
    given = {"workers": {"start_market_1": "red", "start_market_2": "blue"}}
    table = position(THREE, {"take": {"seat": "red", "count": 1}}, **given)
    table.play("red: take 1 cloth")
    assert table.due == "blue trade"
    assert table.at("workers") == {"start_market_2": "blue"}


def test_an_effect_is_that_of_the_building_where_the_worker_stands() -> None:
    workers = {"start_market_2": "blue", "stone_sawmill": "blue"}
    start = {"trade": {"seat": "blue", "place": "start_market_2"}}
    table = position(THREE, start, workers=workers)
    assert (table.at("phase"), table.at("step"), table.at("done")) == ("activation", 4, 5)


@pytest.mark.parametrize(
    ("phase", "at"), [("set_up", ("delivery", 3, 0)), ("stewardship", ("stewardship", 2, 3))]
)
def test_an_effect_of_no_building_is_that_of_a_favor(phase: str, at: tuple[object, ...]) -> None:
    given = {"phase": phase, "road": {"3": "theater"}, "owners": {"theater": "red"}}
    table = position(THREE, {"use_favor": RED}, **given, **THIEF)
    assert (table.at("phase"), table.at("step"), table.at("done")) == at


def test_after_planning_everybody_has_passed() -> None:
    table = position(THREE, "activation", passed=["blue"])
    assert (table.at("passed"), table.at("first_player")) == (["blue", "red", "green"], "blue")
    assert position(THREE, "planning", passed=["blue"]).at("passed") == ["blue"]


@cites("§3.1")
def test_what_is_still_to_be_laid_is_not_there() -> None:
    table = position(THREE, "wood_space")
    assert sorted(table.at("slots")) == ["1", "2"]
    assert sorted(table.at("road"), key=int) == [str(space) for space in range(1, 9)]
    hands = {"red": ["thief"], "green": ["foreman"], "blue": ["bailiff"]}
    table = position(THREE, {"draft": RED}, their_characters=hands, characters=["steward"])
    assert table.at("characters") == ["thief", "steward"]
    assert position(THREE, "characters", their_characters=hands).at("characters") == []


@pytest.mark.parametrize(
    ("start", "given"),
    [
        ("final_scoring", {}),
        ("draft_characters", {"characters": ["thief"]}),
        ({"draft": {"seat": "blue"}}, {}),
        ({"after_activation": {"place": "toll"}}, {}),
        ({"build_monument": {"seat": "red", "space": 1}}, {}),
        ({"raise": {"seat": "red", "place": "wood_farm"}}, {}),
        ({"place_or_pass": RED}, {"passed": ["red"]}),
        ("first_player", {"owners": {"wood_quarry": "red"}}),
        ("characters", {"workers": {"toll": "red"}}),
        ("stewardship", {"workers": {"toll": "red"}, "second_workers": {"toll": "blue"},
                         "used": ["journeyman"]}),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused(start: object, given: dict[str, Any]) -> None:
    with pytest.raises(kw.BadState):
        position(THREE, start, **given)


# ---------------------------------------------------------------- room for what is given


def given(**given: Any) -> kw.State:
    """A scenario that begins with planning, with nothing else said."""
    facts = {"id": "x", "game": "caylus_1303", "seats": list(SEATS), "start": "planning"}
    return kw.Scenario({**facts, "given": given}).position()


def test_characters_given_to_somebody_do_not_lie_on_the_board() -> None:
    plain, held = given().to_json(), given(players={"red": {"characters": ["thief"]}}).to_json()
    assert "thief" in plain["characters"]
    assert held["characters"] == [id for id in plain["characters"] if id != "thief"]


def test_a_tile_given_elsewhere_leaves_its_place_to_another() -> None:
    plain = given().to_json()
    assert plain["road"]["8"] == "start_carpenter"
    moved = given(road={3: "start_carpenter"}).to_json()
    assert (moved["road"]["3"], moved["road"]["8"]) == ("start_carpenter", plain["road"]["3"])
    taken = given(slots={1: "start_farm_2"}).to_json()
    assert (taken["slots"]["1"], taken["road"]["1"]) == ("start_farm_2", "start_farm_1")


@pytest.mark.parametrize("where", ["slots.3", "slots.2", "road.9", "road.14"])
def test_a_tile_that_was_built_is_not_among_those_of_the_set_up(where: str) -> None:
    key, place = where.split(".")
    tile = given().to_json()[key][place]
    facts = given(owners={tile: "red"}).to_json()
    assert facts["road"]["10"] == tile
    assert facts[key][place].split("_")[0] == tile.split("_")[0]
    assert facts[key][place] != "wood_stonemason"


@pytest.mark.parametrize(
    "given_facts",
    [{"owners": 3}, {"road": []}, {"slots": "x"}, {"players": []}, {"passed": "red"},
     {"characters": {"a": 1}}, {"players": {"red": 1}}],
)  # fmt: skip
def test_what_makes_no_sense_is_refused(given_facts: dict[str, Any]) -> None:
    with pytest.raises(kw.BadState):
        given(**given_facts)


# ---------------------------------------------------------------- everything


@pytest.mark.parametrize(
    ("given", "least"),
    [({}, 30), (BUSY, 30), ({**BUSY, **PLACED}, 10), ({**BUSY, "site": ["blue", "red"]}, 20)],
    ids=["plain", "busy", "placed", "at the site"],
)
def test_every_task_starts_a_game_that_ends_or_is_refused(
    given: dict[str, Any], least: int
) -> None:
    played = set()
    for task in kw.load("caylus_1303").tasks.by_key.values():
        if int(task.fields().get("seat", 0)) < len(SEATS):
            try:
                state = position(THREE, task_to_json(task, SEATS), **given).state
            except kw.BadState:
                continue
            again = kw.state_of("caylus_1303", json.loads(json.dumps(state.to_json())))
            assert again.digest() == state.digest()
            kw.deal_in_place(state, kw.Dice(1))
            kw.playout(state, [kw.Dice(n) for n in range(3)], kw.Dice(1))
            assert state.over
            played.add(task.name)
    assert len(played) >= least
