"""Constructing buildings, and monuments on residences (§4.0.6, §4.4)."""

from __future__ import annotations

import pytest

import keepwright as kw
from tests.games.caylus_1303.table import RECORD, cites, over_the_bridge, position
from tests.games.table import Table

FOUR = "blue black green red"
TILES = RECORD["buildings"]
RICH = {kind: {"red": 9} for kind in ("food", "wood", "stone", "cloth", "gold")}
FREE = [*RECORD["road"]["empty_spaces_before_stone"], *RECORD["road"]["empty_spaces_after_stone"]]


def reasons(table: Table, action: str) -> list[tuple[str, str]]:
    """Codes and rules against an action of the seat that is due."""
    return [(obstacle.code, obstacle.rule) for obstacle in kw.why_not(table.state, action)]


def cost_with_wood(cost: dict[str, int]) -> dict[str, int]:
    """A cost in which what is open is paid with wood."""
    paid = {**cost, "wood": cost.get("wood", 0) + cost.get("any_basic", 0)}
    return {kind: paid[kind] for kind in RICH if paid.get(kind)}


@cites("§4.0.6", "D4", "D13", "R-10")
@pytest.mark.parametrize("row", [*TILES["wood"], *TILES["stone"]], ids=lambda row: row["id"])
def test_a_tile_costs_and_scores_what_the_record_says(row: dict[str, object]) -> None:
    id, cost = str(row["id"]), row["cost"]
    assert isinstance(cost, dict)
    group = id.split("_")[0]
    slot, space = {"wood": (2, 9), "stone": (3, 14)}[group]
    first, second = [
        r["id"] for r in TILES[group] if r["id"] not in (id, "wood_stonemason")
    ][:2]  # fmt: skip
    given = {**RICH, "slots": {slot: first}, "road": {space: second}}
    if group == "stone":
        given |= {"owners": {"wood_stonemason": "blue"}, "provost": 10}
        given["workers"] = {"wood_stonemason": "red"}
    else:
        given["workers"] = {"carpenter": "red"}
    table = position(FOUR, "activation", **given, site=["red"])
    over_the_bridge(table).play(f"red: build {id}")
    if "any_basic" in cost:
        paid = " ".join(f"{n} {kind}" for kind, n in cost_with_wood(cost).items())
        table.play(f"red: pay {paid}")
    over_the_bridge(table)
    spent = {kind: 9 - table.at(f"players.red.{kind}") for kind in RICH}
    assert {kind: n for kind, n in spent.items() if n} == cost_with_wood(cost)
    assert table.prestige["red"] == row["pp"]
    assert table.at(f"road.{11 if group == 'stone' else 10}") == id
    assert table.at(f"owners.{id}") == "red"
    assert table.due == "red deliver"


@cites("§4.0.6")
def test_spaces_are_filled_from_the_lowest_over_the_set_up_tile() -> None:
    built: dict[str, str] = {}
    rest = [r["id"] for r in TILES["wood"][2:]] + [r["id"] for r in TILES["stone"][2:]]
    for number, space in enumerate(FREE):
        owner = "blue" if number < 7 else "black"
        table = position(
            FOUR, "activation", workers={"carpenter": "red"}, owners=built, **RICH, site=["red"]
        )
        if rest[number].startswith("wood"):
            table.play(f"red: build {rest[number]}")
            if table.due == "red pay":
                table.play("red: pay 2 wood")
            assert table.at(f"road.{space}") == rest[number]
        built[rest[number]] = owner
    assert position(FOUR, "planning", owners=built).at(f"road.{FREE[-1]}") == rest[len(FREE) - 1]


@cites("§4.0.6", "R-15")
def test_why_a_tile_cannot_be_built() -> None:
    table = position(
        FOUR, "activation", workers={"carpenter": "red"}, owners={"wood_quarry": "blue"},
    )  # fmt: skip
    assert reasons(table, "build wood_quarry") == [("not_in_stock", "§4.0.6")]
    assert reasons(table, "build wood_farm") == [("not_in_stock", "§4.0.6")]  # in slot 2
    assert reasons(table, "build wood_sawmill") == [("not_in_stock", "§4.0.6")]  # on r9
    assert reasons(table, "build wood_manor") == [("too_few_cubes", "§4.0.6")]
    assert reasons(table, "build wood_market") == []
    assert reasons(table, "decline") == []
    with pytest.raises(kw.NotAskedFor):
        kw.why_not(table.state, "build stone_quarry")


def test_building_may_be_declined() -> None:
    table = position(FOUR, "activation", workers={"carpenter": "red"})
    table.play("red: decline")
    assert table.at("owners") == {}
    assert table.told("declined") == [{"seat": "red", "place": "build_wood"}]


@cites("§4.0.6")
def test_a_new_building_does_nothing_this_round() -> None:
    table = position(
        FOUR, "activation", workers={"carpenter": "red", "toll": "blue"}, provost=10
    ).play("red: build wood_quarry\nblue: provost 0")
    over_the_bridge(table)
    assert table.of("stone")["red"] == 1
    assert table.at("round") == 2


def test_points_of_a_tile_have_their_sources() -> None:
    table = position(
        FOUR, "activation", workers={"carpenter": "red"}, their_characters={"red": ["architect"]}
    ).play("red: build wood_market")
    assert table.told("built") == [
        {"seat": "red", "place": "wood_market", "space": 10, "prestige": 4,
         "parts": {"printed": 3, "architect": 1}}
    ]  # fmt: skip


# ---------------------------------------------------------------- monuments


@cites("§4.4", "§5.5", "D12", "R-09")
@pytest.mark.parametrize("row", RECORD["monuments"], ids=lambda row: row["id"])
def test_a_monument_costs_and_scores_what_the_record_says(row: dict[str, object]) -> None:
    id, cost = str(row["id"]), row["cost"]
    assert isinstance(cost, dict)
    claimed = {"start_quarry": "red", "start_sawmill": "red"}
    table = position(
        FOUR, "stewardship", owners=claimed, **RICH, their_characters={"blue": ["thief"]}
    )
    table.play(f"red: build {id}")
    spent = {kind: 9 - table.at(f"players.red.{kind}") for kind in RICH}
    assert {kind: n for kind, n in spent.items() if n} == cost
    assert table.prestige["red"] == row["pp"]
    assert table.at("road.2") == id
    assert table.at("owners") == {"start_quarry": "red", id: "red"}
    assert table.at("residences") == ["start_quarry"]
    favor = row["on_build"] == {"favor": 1}
    assert table.due == ("red use_favor" if favor else "red build_monument")


@cites("§4.4")
def test_residences_just_turned_over_count_and_come_in_road_order() -> None:
    owners = {"start_carpenter": "blue", "start_farm_2": "red", "start_market_1": "blue"}
    gold = {"gold": {"blue": 5, "red": 5}}
    table = position(FOUR, "stewardship", owners=owners, **gold)
    asked = []
    while table.at("round") == 1:
        asked.append(table.due)
        table.play(f"{table.due.split()[0]}: decline")
    assert asked == ["red build_monument", "blue build_monument", "blue build_monument"]
    assert sorted(table.at("residences")) == sorted(owners)


def test_why_a_monument_cannot_be_built() -> None:
    table = position(
        FOUR, "stewardship", owners={"start_quarry": "red", "garden": "blue"}, road={1: "garden"},
        gold={"red": 1},
    )  # fmt: skip
    assert reasons(table, "build garden") == [("not_in_stock", "§4.4")]
    assert reasons(table, "build mansion") == [("too_few_cubes", "§4.4")]
    assert reasons(table, "build granary") == []
