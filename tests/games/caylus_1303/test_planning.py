"""Phase 1: where a worker may stand, what he costs, who is rewarded, passing (§4.1)."""

from __future__ import annotations

import pytest

import keepwright as kw
from tests.games.caylus_1303.table import cites, position
from tests.games.table import Table

FOUR = "blue black green red"
RED = {"place_or_pass": {"seat": "red"}}


def reasons(table: Table, action: str) -> list[tuple[str, str]]:
    """Codes and rules against an action of the seat that is due."""
    return [(obstacle.code, obstacle.rule) for obstacle in kw.why_not(table.state, action)]


@cites("§4.1.a", "§4.1.b", "R-17")
def test_why_a_worker_cannot_stand_there() -> None:
    table = position(
        FOUR, RED, workers={"start_farm_2": "blue", "start_market_1": "red"}, site=["red"],
        road={3: "garden"}, owners={"garden": "blue", "start_sawmill": "blue"},
        residences=["start_sawmill"],
    )  # fmt: skip
    assert reasons(table, "place start_farm_2") == [("place_full", "§4.1.a")]
    assert reasons(table, "place start_market_1") == [("own_worker_there", "§4.1.a")]
    assert reasons(table, "place construction_site") == [("own_worker_there", "§4.1.b")]
    assert reasons(table, "place start_sawmill") == [("is_residence", "§5.2")]
    assert reasons(table, "place start_quarry") == [("not_on_the_road", "§4.1.a")]
    assert reasons(table, "place wood_quarry") == [("not_on_the_road", "§4.1.a")]
    assert reasons(table, "place start_farm_1") == [("not_on_the_road", "§4.1.a")]  # in slot 1
    assert reasons(table, "place wood_sawmill") == []
    assert reasons(table, "place stone_sawmill") == []
    assert reasons(table, "pass") == []
    with pytest.raises(kw.Unreadable):
        kw.why_not(table.state, "place garden")


@cites("§4.1", "R-16", "D3")
@pytest.mark.parametrize(
    ("passed", "cost"),
    [([], 1), (["blue"], 2), (["blue", "black"], 2), (["blue", "black", "green"], 2)],
)
def test_cost_of_a_placement(passed: list[str], cost: int) -> None:
    for place in ("start_quarry", "construction_site"):
        table = position(FOUR, RED, passed=passed).play(f"red: place {place}")
        assert table.at("players.red.supply") == 6 - cost
        assert table.at("players.red.camp") == 9 + cost - 1
        parts = {"passed": 1} if passed else {}
        assert table.told("worker_placed") == [
            {"seat": "red", "place": place, "cost": cost, "returned": cost - 1, "parts": parts}
        ]


@cites("§4.1")
def test_all_reasons_are_told_at_once() -> None:
    table = position(
        FOUR, RED, passed=["blue"], supply={"red": 1}, workers={"toll": "black"},
    )  # fmt: skip
    assert table.due == "black place_or_pass"  # red had to pass
    assert table.at("passed") == ["blue", "red"]
    table = position(FOUR, "planning", supply={"blue": 0}, workers={"toll": "black"})
    assert table.at("passed") == ["blue"]


def test_a_forced_pass_tells_why() -> None:
    events: list[kw.Event] = []
    state = position(FOUR, "planning", supply={"black": 0}).state
    kw.play(state, "place toll", events)
    (forced,) = [event for event in events if event.code == "forced"]
    assert forced.facts["action"] == "pass"
    assert [(obstacle.code, obstacle.rule) for obstacle in forced.reasons] == [
        ("too_few_workers", "§4.1")
    ]


@cites("§4.1.c")
def test_the_first_to_pass_takes_the_tile_and_the_others_do_not() -> None:
    table = position(FOUR, "planning", first_player="blue")
    table.play("blue: place toll\nblack: pass\ngreen: pass")
    assert table.at("first_player") == "black"
    assert table.at("passed") == ["black", "green"]
    assert table.told("passed") == [
        {"seat": "black", "number": 1},
        {"seat": "green", "number": 2},
    ]
    table.play("red: pass")
    assert table.due == "blue place_or_pass"


def test_who_has_passed_is_not_asked_again() -> None:
    table = position(FOUR, "planning").play("blue: pass\nblack: place toll\ngreen: pass\nred: pass")
    assert table.due == "black place_or_pass"
    assert table.why_not("blue: place start_quarry") == ["not_your_seat"]


@cites("§4.1.a")
@pytest.mark.parametrize(
    ("place", "owners", "points"),
    [
        ("wood_quarry", {"wood_quarry": "blue"}, 1),
        ("stone_church", {"stone_church": "blue"}, 1),
        ("wood_quarry", {"wood_quarry": "red"}, 0),
        ("start_quarry", {"start_quarry": "blue"}, 0),
        ("wood_sawmill", {}, 0),
        ("stone_sawmill", {}, 0),
        ("toll", {}, 0),
    ],
)
def test_owner_points(place: str, owners: dict[str, str], points: int) -> None:
    table = position(FOUR, RED, owners=owners).play(f"red: place {place}")
    assert table.prestige["blue"] == points
    assert table.prestige["red"] == 0
    assert len(table.told("owner_rewarded")) == points


@cites("§4.1.b")
def test_workers_at_the_site_stand_in_order() -> None:
    table = position(FOUR, "planning", first_player="green")
    table.play("green: place construction_site\nred: place construction_site\nblue: place toll")
    table.play("black: place construction_site")
    assert table.at("site") == ["green", "red", "black"]
    assert table.why_not("green: place construction_site") == ["own_worker_there"]
