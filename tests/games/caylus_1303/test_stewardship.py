"""Phase 4: residences, recruiting, the Provost, the round marker (§4.4)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.caylus_1303.table import RECORD, cites, position

FOUR = "blue black green red"
BY_SEATS = RECORD["setup"]["by_player_count"]
COLOURS = [row["id"] for row in RECORD["colors"]]


@cites("§4.4", "R-20")
def test_claimed_buildings_become_residences() -> None:
    table = position(FOUR, "residences", owners={"start_quarry": "red", "wood_quarry": "red"})
    assert table.at("residences") == ["start_quarry"]
    assert table.at("owners") == {"start_quarry": "red", "wood_quarry": "red"}


@cites("§ recruiting", "§3.2")
@pytest.mark.parametrize("seats", BY_SEATS)
def test_recruits_by_number_of_players(seats: int) -> None:
    names = COLOURS[:seats]
    table = position(" ".join(names), "recruiting", supply=dict.fromkeys(names, 2))
    assert table.of("supply") == dict.fromkeys(names, 2 + BY_SEATS[seats]["recruit"])


@cites("§ recruiting", "R-27", "R-08", "§5.5")
def test_recruits_have_their_sources() -> None:
    table = position(
        FOUR, {"build_monument": {"seat": "red", "space": 4}},
        owners={"start_quarry": "red", "start_market_1": "red", "garden": "red",
                "factory": "red", "granary": "red"},
        residences=["start_quarry", "start_market_1"],
        road={1: "garden", 2: "factory", 5: "granary"},
        gold={"red": 1}, stone={"red": 2},
        their_characters={"red": ["day_laborer"]},
    ).play("red: build statue")  # fmt: skip
    recruited = next(facts for facts in table.told("recruited") if facts["seat"] == "red")
    assert recruited == {
        "seat": "red",
        "workers": 7,
        "parts": {"base": 3, "residences": 1, "garden": 2, "day_laborer": 1},
        "goods": {"food": 1, "cloth": 1},
    }


@cites("§4.0.3", "R-25")
def test_only_workers_of_the_camp_are_recruited() -> None:
    table = position(FOUR, "recruiting", supply={"red": 14, "blue": 15})
    assert (table.of("supply")["red"], table.of("supply")["blue"]) == (15, 15)
    assert table.of("camp")["red"] == 0


@cites("R-04", "§4.4")
@pytest.mark.parametrize(
    ("built", "provost"),
    [(0, 8), (1, 9), (2, 10), (3, 11), (4, 13), (5, 14), (6, 15), (13, 22)],
)
def test_the_provost_stands_before_the_last_building(built: int, provost: int) -> None:
    """The tile on r14 counts once there is no gap before it."""
    wood = [row["id"] for row in RECORD["buildings"]["wood"][2:]]
    stone = [row["id"] for row in RECORD["buildings"]["stone"][2:]]
    tiles = (wood + stone)[:built]
    owners = {id: "blue" if number < 7 else "red" for number, id in enumerate(tiles)}
    table = position(FOUR, "provost_returns", owners=owners, provost=3)
    assert table.at("provost") == provost


@cites("§4.4", "§4.1.c")
def test_the_round_marker() -> None:
    given: dict[str, Any] = {"passed": ["red", "blue", "black", "green"], "first_player": "red"}
    table = position(FOUR, "round_marker", used=["goldsmith"], **given)
    assert (table.at("round"), table.at("passed"), table.at("used")) == (2, [], [])
    assert table.due == "red place_or_pass"


@cites("§6")
def test_after_the_last_round_the_game_is_over() -> None:
    table = position(FOUR, "round_marker", round=9)
    assert table.due == "over"
    assert table.at("round") == 9
