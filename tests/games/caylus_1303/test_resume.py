"""A scenario may begin with any task; what follows it is the normal course of the game."""

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
BUSY: dict[str, Any] = {
    "round": 7,
    "owners": {"start_quarry": "red", "wood_market": "green", "stone_quarry": "blue"},
    "residences": ["start_quarry"],
    "workers": {"wood_market": "red", "toll": "green", "fairground": "blue", "carpenter": "red",
                "lawyer": "green", "start_market_1": "red", "stone_quarry": "red"},
    "site": ["blue", "red"],
    "passed": ["green", "blue", "red"],
    "provost": 13,
    "characters": ["thief", "foreman", "goldsmith"],
    "their_characters": {"red": ["journeyman"], "green": ["bailiff"], "blue": ["deliveryman"]},
    **{kind: dict.fromkeys(SEATS, 6) for kind in ("food", "wood", "stone", "cloth", "gold")},
}  # fmt: skip


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
        ({"draft": RED}, {"characters": ["thief", "bailiff"]}, "red draft"),
        ("round", {}, "red place_or_pass"),
        ("planning", {"first_player": "blue"}, "blue place_or_pass"),
        ("turn_of_early_riser", {"their_characters": {"blue": ["early_riser"]}},
         "blue early_placement"),
        ("turns", {"their_characters": {"blue": ["early_riser"]}}, "red place_or_pass"),
        ({"early_placement": RED}, {}, "red early_placement"),
        ({"place_or_pass": {"seat": "green"}}, {}, "green place_or_pass"),
        ("activation", CARPENTER, "red build"),
        ("printed_buildings", CARPENTER, "red build"),
        ("guilds_bridge", {"passed": ["green"]}, "green bridge_move"),
        ({"bridge_move": {"seat": "blue"}}, {"passed": ["green", "blue"]}, "blue bridge_move"),
        ("turn_of_bailiff", {"their_characters": {"blue": ["bailiff"]}}, "blue bailiff_move"),
        ({"bailiff_move": RED}, {}, "red bailiff_move"),
        ("reached_buildings", MARKET, "red trade"),
        ("beyond_the_provost", MARKET, "red place_or_pass"),
        ({"trade": {"seat": "red", "place": "start_market_1"}}, MARKET, "red trade"),
        ({"take": {"seat": "red", "count": 1}}, MARKET, "red take"),
        ({"build": {"seat": "red", "group": "wood"}}, CARPENTER, "red build"),
        ({"pay": TAILOR}, CARPENTER, "red pay"),
        ({"pay": ANY}, {"workers": {"start_guild_any": "red"}}, "red pay"),
        ({"raise": {"seat": "red", "place": "wood_quarry"}}, CARPENTER, "red place_or_pass"),
        ({"toll_move": RED}, {"workers": {"toll": "red"}}, "red toll_move"),
        ({"claim": RED}, {"workers": {"lawyer": "red"}, "cloth": {"red": 1}}, "red claim"),
        ({"use_favor": RED}, {"workers": {"fairground": "red"}, **THIEF}, "red use_favor"),
        ({"use_favor": RED}, THIEF, "red use_favor"),
        ({"take_from_board": RED}, {"characters": ["thief"]}, "red take_from_board"),
        ({"after_activation": {"place": "start_market_1"}}, MARKET, "red place_or_pass"),
        ("delivery", {"site": ["blue"]}, "blue deliver"),
        ("at_the_site", {"site": ["blue"]}, "blue deliver"),
        ({"deliver": RED}, {"site": ["red"]}, "red deliver"),
        ("turn_of_deliveryman", {"their_characters": {"blue": ["deliveryman"]}},
         "blue deliver_last"),
        ({"deliver_last": RED}, {}, "red deliver_last"),
        ("most_bundles", {"bundles": {"blue": 1}, "their_characters": {"red": ["thief"]}},
         "blue use_favor"),
        ("leave_the_site", {"site": ["red"]}, "red place_or_pass"),
        ("stewardship", {"owners": {"start_quarry": "red"}, "gold": {"red": 1}},
         "red build_monument"),
        ("monuments", HOUSE, "red build_monument"),
        ({"build_monument": {"seat": "red", "space": 3}}, HOUSE, "red build_monument"),
        ({"after_residence": {"space": 3}}, HOUSE, "red place_or_pass"),
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
        ("first_player", 0),
        ({"place_or_pass": RED}, 1),
        ({"bailiff_move": RED}, 2),
        ({"deliver_last": RED}, 3),
        ("recruiting", 1),  # the next round's
    ],
)
def test_the_phase_is_that_of_the_task(start: object, phase: int) -> None:
    assert position(THREE, start).at("phase") == phase


def test_an_effect_is_followed_by_the_rest_of_the_road() -> None:
    given = {"workers": {"start_market_1": "red", "start_market_2": "blue"}}
    table = position(THREE, {"take": {"seat": "red", "count": 1}}, **given)
    table.play("red: take 1 cloth")
    assert table.due == "blue trade"
    assert table.at("workers") == {"start_market_2": "blue"}


def test_a_payment_is_followed_by_what_it_is_for() -> None:
    table = position(THREE, {"pay": TAILOR}, **CARPENTER).play("red: pay 2 wood")
    assert list(table.at("owners").values()) == ["red"]
    table = position(THREE, {"pay": ANY}, workers={"start_guild_any": "red"}, supply={"red": 5})
    assert table.play("red: pay 1 food").at("players.red.supply") == 11
    slot = {"slots": {"2": "wood_stonemason"}, "round": 4}
    table = position(THREE, {"pay": ANY}, **slot).play("red: pay 1 food")
    assert table.at("owners") == {"stone_guild": "red"}


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
        ({"pay": TAILOR}, {}),
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


@pytest.mark.parametrize("given", [{}, BUSY], ids=["plain", "busy"])
def test_every_task_starts_a_game_that_ends_or_is_refused(given: dict[str, Any]) -> None:
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
    assert len(played) > 25
