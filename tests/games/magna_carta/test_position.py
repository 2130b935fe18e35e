"""Which positions can be: a bad one is refused with its path and what is wrong there."""

from __future__ import annotations

from typing import Any

import pytest

import keepwright as kw
from tests.games.magna_carta.table import facts_of, position, road
from tests.games.table import json_of, refusal_of

ROAD = road(3, "red_bank", "red_market", "green_lawyer")


def refusal(change: dict[str, Any], ruleset: str = "standard") -> tuple[str, str]:
    """Path and reason of the refusal of a position with this change, draw piles worked out."""
    facts = facts_of(ruleset=ruleset)
    for player in facts["players"].values():
        del player["pile"], player["workers"]
    return refusal_of("magna_carta", facts, change)


@pytest.mark.parametrize(
    ("change", "path", "why"),
    [
        ({"game": "caylus"}, "game", "other_game"),
        ({"rules": "r0"}, "rules", "other_rules"),
        ({"round": 99}, "round", "out_of_range"),
        ({"first_player": None}, "first_player", "missing"),
        ({"first_player": "orange"}, "first_player", "unknown_id"),
        ({"passed": ["red", "red"]}, "passed", "named_twice"),
        ({"provost": 3}, "provost", "out_of_range"),
        ({"provost": None}, "provost", "out_of_range"),
        ({"provost": "red"}, "provost", "not_a_number"),
        ({"road": []}, "road", "missing"),
        ({"road": ["neutral_park", "neutral_peddler"]}, "road", "missing"),
        ({"road": ["neutral_park", "neutral_park", "neutral_peddler"]}, "road", "named_twice"),
        ({"road": ["neutral_park", "neutral_peddler", "neutral_forest"]}, "road.1", "wrong_space"),
        ({"road": [*road(3), "neutral_quarry"]}, "road.3", "wrong_space"),
        ({"road": ["neutral_park", "red_bank", "neutral_peddler"]}, "road.1", "wrong_space"),
        ({"road": [*road(3), "orange_bank"]}, "road.3", "other_seats"),
        ({"road": [*road(3), "bank"]}, "road.3", "unknown_id"),
        ({"players": {"red": {"hand": ["bank", "bank"]}}}, "players.red.hand", "named_twice"),
        ({"players": {"red": {"hand": ["red_bank"]}}}, "players.red.hand.0", "unknown_id"),
        ({"players": {"red": {"hand": ["hotel"]}}}, "players.red.hand.0", "unknown_id"),
        ({"players": {"red": {"hand": "bank"}}}, "players.red.hand", "not_a_list"),
        (
            {"players": {"red": {"hand": ["bank"], "discard": ["bank"]}}},
            "players.red.discard",
            "stands_twice",
        ),
        (
            {"players": {"red": {"hand": ["bank"], "pile": ["bank"]}}},
            "players.red.pile",
            "stands_twice",
        ),
        ({"players": {"red": {"hand": ["bank"], "pile": []}}}, "players.red.pile", "missing"),
        (
            {"road": [*road(3), "red_bank"], "players": {"red": {"hand": ["bank"]}}},
            "players.red.hand",
            "stands_twice",
        ),
        ({"players": {"red": {"mulligan": 1}}}, "players.red.mulligan", "not_set_up"),
        ({"players": {"red": {"mulligan": 3}}}, "players.red.mulligan", "out_of_range"),
        (
            {"players": {"red": {"residences": ["bank"]}}},
            "players.red.residences",
            "not_on_the_road",
        ),
        (
            {"road": ROAD, "players": {"green": {"residences": ["lawyer"]}}},
            "players.green.residences",
            "cannot_be_transformed",
        ),
        (
            {"road": ROAD, "players": {"red": {"residences": ["bank"], "marked": ["bank"]}}},
            "players.red.marked",
            "not_on_the_road",
        ),
        (
            {"road": ROAD, "players": {"red": {"marked": ["bank"]}}},
            "players.red.marked",
            "nobody_there",
        ),
        ({"players": {"red": {"prestige": ["statue"]}}}, "covering.statue", "wrong_space"),
        (
            {
                "road": ROAD,
                "covering": {"statue": "red_bank"},
                "players": {"red": {"prestige": ["statue"]}},
            },
            "covering.statue",
            "wrong_space",
        ),
        (
            {
                "road": ROAD,
                "covering": {"statue": "red_bank"},
                "players": {"red": {"residences": ["bank"]}},
            },
            "covering.statue",
            "no_owner",
        ),
        (
            {
                "road": ROAD,
                "covering": {"statue": "red_bank", "hotel": "red_bank"},
                "players": {"red": {"residences": ["bank"], "prestige": ["statue", "hotel"]}},
            },
            "covering.hotel",
            "wrong_space",
        ),
        (
            {
                "road": ROAD,
                "covering": {"statue": "red_bank"},
                "players": {
                    "red": {"residences": ["bank"], "prestige": ["statue"]},
                    "green": {"prestige": ["statue"]},
                },
            },
            "players.green.prestige",
            "stands_twice",
        ),
        ({"workers": {"red_bank": "red"}}, "workers.red_bank", "no_worker_there"),
        (
            {
                "road": ROAD,
                "workers": {"red_bank": "green"},
                "players": {"red": {"residences": ["bank"]}},
            },
            "workers.red_bank",
            "no_worker_there",
        ),
        (
            {"workers": {"neutral_park": "red"}, "players": {"red": {"workers": 4}}},
            "players.red.workers",
            "not_all_workers",
        ),
        ({"tokens": {"dungeon": 7}}, "tokens.dungeon", "out_of_range"),
        (
            {"tokens": {"dungeon": 6}, "players": {"red": {"tokens": {"dungeon": 1}}}},
            "tokens.dungeon",
            "out_of_range",
        ),
        ({"tokens": {"walls": 0}}, "tokens.walls", "taken_too_early"),
        ({"tokens": {"dungeon": 0, "walls": 1, "towers": 7}}, "tokens.towers", "taken_too_early"),
        (
            {"players": {"red": {"reserves": {"small_farm": 1}}}},
            "players.red.reserves.small_farm",
            "out_of_range",
        ),
        ({"players": {"red": {"deniers": 9_999}}}, "players.red.deniers", "out_of_range"),
        ({"players": {"red": {"gold": 2_047}}}, "players.red.gold", "out_of_range"),
        ({"agenda": [{"dance": {"seat": "red"}}]}, "agenda.0", "unknown_task"),
    ],
)  # fmt: skip
def test_impossible_position_is_refused(change: dict[str, Any], path: str, why: str) -> None:
    assert refusal(change) == (path, why)


@pytest.mark.parametrize(
    ("change", "path", "why"),
    [
        ({"provost": 2}, "provost", "not_in_this_game"),
        ({"players": {"red": {"hand": ["lawyer"]}}}, "players.red.hand", "not_in_this_game"),
        ({"players": {"red": {"discard": ["church"]}}}, "players.red.discard", "not_in_this_game"),
        ({"road": [*road(3), "red_church"]}, "road", "not_in_this_game"),
        (
            {"road": [*road(3), "red_bank"], "players": {"red": {"residences": ["bank"]}}},
            "players.red.residences",
            "cannot_be_transformed",
        ),
        ({"players": {"red": {"prestige": ["hotel"]}}}, "players.red.prestige", "not_in_this_game"),
        (
            {
                "road": [*road(3), "red_bank"],
                "covering": {"statue": "red_bank"},
                "players": {"red": {"prestige": ["statue"]}},
            },
            "covering.statue",
            "not_in_this_game",
        ),
    ],
)
def test_what_beginners_do_not_have_is_refused(change: dict[str, Any], path: str, why: str) -> None:
    assert refusal(change, "beginner") == (path, why)


def test_the_draw_pile_and_workers_at_home_are_worked_out() -> None:
    table = position(
        "red green blue", "actions", road=ROAD, hand={"red": ["church"]},
        discard={"red": ["peddler"]}, workers={"neutral_park": "red", "red_bank": "red"},
    )  # fmt: skip
    assert len(table.at("players.red.pile")) == 8
    assert table.at("players.red.workers") == 2


def test_position_comes_back_from_its_json() -> None:
    table = position(
        "red green blue", "activation", road=[*ROAD, "red_peddler"], provost=6, food={"red": 2},
        residences={"red": ["bank"]}, covering={"statue": "red_bank"}, prestige={"red": ["statue"]},
        workers={"green_lawyer": "red", "red_peddler": "blue"}, deniers={"blue": 4},
    ).play("red: transform peddler")  # fmt: skip
    assert table.due == "blue trade"
    assert table.at("players.red.marked") == ["peddler"]
    again = kw.state_of("magna_carta", json_of(table.state))
    assert again.to_json() == table.state.to_json()
    assert again.digest() == table.state.digest()


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ("red: build red_bank", kw.Unreadable),
        ("red: build chapel", kw.Unreadable),
        ("red: build hotel", kw.NotAskedFor),
        ("red: build bank", kw.Obstructed),
        ("green: build lawyer", kw.NotYourSeat),
        ("* draw bank", kw.NotAskedFor),
        ("red: pay 1 wood", kw.NotAskedFor),
    ],
)
def test_wrong_cards_are_refused_and_nothing_changes(line: str, kind: type[kw.Refusal]) -> None:
    table = position(
        "red green", {"build_from_hand": {"seat": "red"}}, hand={"red": ["lawyer"]},
        food={"red": 1}, wood={"red": 1},
    )  # fmt: skip
    digest = table.state.digest()
    with pytest.raises(kind):
        kw.play_line(table.state, line)
    assert table.state.digest() == digest


def test_a_record_with_a_card_that_cannot_be_drawn_says_in_which_line() -> None:
    record = kw.Record.new("magna_carta", ["red", "green"], {"ruleset": "beginner"})
    lines = ["* road neutral_park", "* deal bank market peddler", "* deal bank lawyer peddler"]
    record.lines.extend(kw.read_line(line) for line in lines)
    with pytest.raises(kw.BadRecord) as refused:
        record.replay()
    assert (refused.value.facts["move"], refused.value.facts["why"]) == (3, "unreadable")
