"""Which positions can be: a bad one is refused with its path and what is wrong there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import keepwright as kw
from keepwright.engine.scenario import merge
from tests.games.caylus.table import facts_of, position
from tests.games.table import json_of


def refusal(change: Mapping[str, Any], seats: str = "red green blue") -> tuple[str, str]:
    """Path and reason of the refusal of a new game's JSON with this change."""
    facts = facts_of(seats)
    merge(facts, change)
    with pytest.raises(kw.BadState) as refused:
        kw.state_of("caylus", facts)
    return str(refused.value.facts["path"]), str(refused.value.facts["why"])


OWNED = {"road": {"9": "mason"}, "owners": {"mason": "red"}}


@pytest.mark.parametrize(
    ("change", "path", "why"),
    [
        ({"game": "chess"}, "game", "other_game"),
        ({"rules": "r0"}, "rules", "other_rules"),
        ({"colour": "red"}, "colour", "unknown_field"),
        ({"round": "one"}, "round", "not_a_number"),
        ({"provost": 29}, "provost", "out_of_range"),
        ({"bailiff": 5}, "bailiff", "out_of_range"),
        ({"scored": 4}, "scored", "out_of_range"),
        ({"players": {"red": {"deniers": -1}}}, "players.red.deniers", "out_of_range"),
        ({"players": {"red": {"hats": 1}}}, "players.red.hats", "unknown_field"),
        ({"players": {"black": {}}}, "players", "other_seats"),
        ({"turn_order": ["red", "green"]}, "turn_order", "other_seats"),
        ({"turn_order": ["red", "red", "blue"]}, "turn_order", "named_twice"),
        ({"turn_order": ["red", "black", "blue"]}, "turn_order.1", "unknown_id"),
        ({"inn_left": "black"}, "inn_left", "unknown_id"),
        ({"castle": "red"}, "castle", "not_a_list"),
        ({"owners": ["red"]}, "owners", "not_a_map"),
        ({"owners": {"neutral_farm": "red"}}, "owners.neutral_farm", "cannot_be_owned"),
        ({"owners": {"gate": "red"}}, "owners.gate", "cannot_be_owned"),
        ({"owners": {"jeweller": "red"}}, "owners.jeweller", "cannot_be_owned"),
        ({"road": {"9": "mason"}}, "road.9", "no_owner"),
        ({"road": {"9": "gate"}}, "road.9", "wrong_space"),
        ({"road": {"9": "neutral_farm"}}, "road.9", "stands_twice"),
        ({"road": {"9": "gold_mine"}}, "road.9", "wrong_space"),
        ({"road": {"16": None}}, "road.16", "wrong_space"),
        ({"road": {"1": None}}, "road", "missing"),
        ({"road": {"29": "mason"}}, "road", "unknown_place"),
        ({"road": {"10": "mason"}, "owners": {"mason": "red"}}, "road.10", "gap_before"),
        ({"road": {"1": "mason"}, "owners": {"mason": "red"}}, "road.1", "wrong_space"),
        ({"residences": {"10": "red"}}, "road.10", "gap_before"),
        ({"residences": {"1": "red"}}, "road.1", "stands_twice"),
        ({"out_of_game": ["neutral_farm"]}, "road.1", "wrong_space"),
        ({"out_of_game": ["mason"]}, "out_of_game", "wrong_space"),
        ({"workers": {"mason": "red"}}, "workers.mason", "no_worker_there"),
        ({"workers": {"castle": "red"}}, "workers.castle", "no_worker_there"),
        ({"workers": {"inn": "red"}}, "workers.inn", "no_worker_there"),
        ({"workers": {"residence": "red"}}, "workers.residence", "no_worker_there"),
        ({"workers": {"gate": "red"}}, "players.red.workers", "not_all_workers"),
        ({"players": {"red": {"workers": 7}}}, "players.red.workers", "out_of_range"),
        (
            {"players": {"red": {"houses": {"dungeon": 4}}, "blue": {"houses": {"dungeon": 3}}}},
            "players",
            "too_many_houses",
        ),
        (
            {"players": {"red": {"columns": {"favour_deniers": 3}}}},
            "players.red.columns.favour_deniers",
            "column_not_open",
        ),
        (
            {"players": {"red": {"awaiting": ["neutral_farm"]}}},
            "players.red.awaiting",
            "nobody_there",
        ),
        (
            {"players": {"red": {"awaiting": ["gate"], "workers": 5}}, "workers": {"gate": "red"}},
            "players.red.awaiting",
            "nobody_there",
        ),
        (
            {
                **OWNED,
                "players": {"blue": {"awaiting": ["mason"], "workers": 5}},
                "workers": {"mason": "blue"},
            },
            "players.blue.awaiting",
            "cannot_be_transformed",
        ),
        ({"agenda": [{"dance": {"seat": "red"}}]}, "agenda.0", "unknown_task"),
    ],
)
def test_impossible_position_is_refused(change: dict[str, Any], path: str, why: str) -> None:
    assert refusal(change) == (path, why)


def test_stables_are_empty_with_two_players() -> None:
    change = {"stables": ["red"], "players": {"red": {"workers": 5}}}
    assert refusal(change, "red blue") == ("stables", "too_many_workers")


def test_stables_hold_three() -> None:
    change = {"stables": ["red", "green", "blue", "orange"]}
    assert refusal(change, "red green blue orange") == ("stables", "too_many_workers")


def test_a_field_left_out_is_missed() -> None:
    facts = facts_of()
    del facts["provost"]
    with pytest.raises(kw.BadState) as refused:
        kw.state_of("caylus", facts)
    assert refused.value.facts["path"] == "provost"
    assert refused.value.facts["why"] == "missing"


def test_owned_tiles_take_the_first_unbuilt_spaces() -> None:
    table = position("red green blue", road={"9": "bank"}, owners={"bank": "red", "mason": "blue"})
    assert table.at("road.9") == "bank"
    assert table.at("road.10") == "mason"


def test_workers_at_home_are_counted_from_the_board() -> None:
    table = position(
        "red green blue", "placement", workers={"gate": "red", "neutral_farm": "red"},
        castle=["red"], stables=["green"], inn_left="blue", inn_right="blue",
    )  # fmt: skip
    assert table.of("workers") == {"red": 3, "green": 5, "blue": 4}


def test_position_comes_back_from_its_json() -> None:
    table = position(
        "red green blue", {"choose_favour": {"seat": "red"}}, phase=5, scored=1, provost=10,
        residences={"9": "red"}, owners={"mason": "green"}, workers={"mason": "blue"},
        awaiting={"green": ["mason"]}, rows_used={"red": ["favour_deniers"]},
    )  # fmt: skip
    again = kw.state_of("caylus", json_of(table.state))
    assert again.to_json() == table.state.to_json()
    assert again.digest() == table.state.digest()
