"""What buildings do: every option of every tile, both its sides, as the data of record has it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import keepwright as kw
from tests.games.caylus_1303.table import RECORD, cites, position
from tests.games.table import Table

FOUR = "blue black green red"
TILES = RECORD["buildings"]
KINDS = ("food", "wood", "stone", "cloth", "gold", "supply", "prestige")
PLENTY = {kind: {"red": 4} for kind in KINDS if kind not in ("supply", "prestige")}
SIDES = {"setup_effect": "setup", "construction_effect": "built"}


def others(group: str, id: str) -> list[str]:
    """The other tiles of a group, for slot and road; the Stonemason cannot be on the road."""
    return [row["id"] for row in TILES[group] if row["id"] not in (id, "wood_stonemason")]


def laid(group: str, id: str, side: str) -> dict[str, Any]:
    """A position's tiles in which this one is on the road, this side up, and reached."""
    if group == "starting":
        return {"provost": 8}
    slot, space = {"wood": (2, 9), "stone": (3, 14)}[group]
    first, second = others(group, id)[:2]
    if side == "setup":
        return {"provost": space, "slots": {slot: first}, "road": {space: id}}
    return {
        "provost": 10,
        "slots": {slot: first},
        "road": {space: second},
        "owners": {id: "red"},
    }


def effects() -> list[Any]:
    """Every option of every tile that can stand on the road: group, id, side, option."""
    found = []
    for group in ("starting", "wood", "stone"):
        for row in TILES[group]:
            id = f"{row['id']}_2" if row.get("copies", 1) > 1 else row["id"]
            for key, side in SIDES.items():
                for option in row.get(key, {}).get("options", []):
                    name = f"{id}-{side}-{words(option['cost'])}"
                    found.append(pytest.param(group, id, side, option, id=name))
    return found


def words(amounts: dict[str, int]) -> str:
    return " ".join(f"{n} {kind}" for kind, n in amounts.items())


def amounts(state: kw.State) -> Counter[str]:
    """What Red has."""
    player = state.to_json()["players"]["red"]
    return Counter({kind: player[kind] for kind in KINDS})


def apply(table: Table, option: dict[str, Any]) -> None:
    """Let Red take this option, with wood for what is open and cloth for what is of choice."""
    cost, gain = option["cost"], option["gain"]
    if cost:
        table.play(f"red: trade {words(cost)}")
    if "any_basic" in cost:
        table.play(f"red: pay {cost['any_basic']} wood")
    if "choose_basic" in gain:
        table.play(f"red: take {gain['choose_basic']} cloth")


def due_change(option: dict[str, Any]) -> dict[str, int]:
    """What an option taken so takes and gives."""
    names = {"workers": "supply", "any_basic": "wood", "choose_basic": "cloth", "pp": "prestige"}
    change: Counter[str] = Counter()
    for kind, n in option["cost"].items():
        change[names.get(kind, kind)] -= n
    for kind, n in option["gain"].items():
        if kind != "favor":
            change[names.get(kind, kind)] += n
    return {kind: n for kind, n in change.items() if n}


@cites("D4", "D13", "§4.0", "§4.0.1", "§4.0.2", "§5")
@pytest.mark.parametrize(("group", "id", "side", "option"), effects())
def test_an_option_takes_and_gives_what_the_record_says(
    group: str, id: str, side: str, option: dict[str, Any]
) -> None:
    """Behind the building Red is asked at the construction site, or uses the favor he gained."""
    given = {**PLENTY, "supply": {"red": 4}, "characters": ["thief"], "site": ["red"]}
    before = amounts(position(FOUR, "delivery", **given, **laid(group, id, side)).state)
    table = position(
        FOUR, "reached_buildings", workers={id: "red"}, **given, **laid(group, id, side)
    )
    apply(table, option)
    if "favor" in option["gain"]:
        assert table.due == "red take_from_board"
        table.play("red: decline")
        before["food"] += 1  # the Farm in slot 1
    assert table.due == "red deliver"
    after = amounts(table.state)
    assert {k: after[k] - before[k] for k in KINDS if after[k] != before[k]} == due_change(option)


@cites("§4.5", "D5")
@pytest.mark.parametrize(("group", "id", "side", "option"), effects())
def test_a_slot_does_the_same_as_the_set_up_side_on_the_road(
    group: str, id: str, side: str, option: dict[str, Any]
) -> None:
    if side != "setup":
        return
    slot = {"starting": 1, "wood": 2, "stone": 3}[group]
    given: dict[str, Any] = {"round": 7, "slots": {slot: id}, "site": ["red"]}
    if group == "starting":
        space = position(FOUR).state.to_json()["road"]
        given["road"] = {next(n for n in space if space[n] == id): "start_farm_1"}
    else:
        given["road"] = {{"wood": 9, "stone": 14}[group]: others(group, id)[0]}
    given |= {**PLENTY, "supply": {"red": 4}}
    table = position(FOUR, {"use_favor": {"seat": "red"}}, **given)
    before = amounts(table.state)
    table.play(f"red: use_slot {slot}")
    apply(table, option)
    assert table.due == "blue place_or_pass"
    after = amounts(table.state)
    recruited = 3
    change = due_change(option)
    change["supply"] = change.get("supply", 0) + recruited
    differences = {k: after[k] - before[k] for k in KINDS if after[k] != before[k]}
    assert differences == {kind: n for kind, n in change.items() if n}


# ---------------------------------------------------------------- choosing


def reasons(table: Table, action: str) -> list[tuple[str, str]]:
    """Codes and rules against an action of the seat that is due."""
    return [(obstacle.code, obstacle.rule) for obstacle in kw.why_not(table.state, action)]


@cites("§4.0.2")
def test_what_is_free_and_leaves_no_choice_simply_happens() -> None:
    table = position(FOUR, "reached_buildings", workers={"start_sawmill": "red"})
    assert table.due == "blue place_or_pass"
    assert table.at("players.red.wood") == 3


def test_one_option_of_several_once() -> None:
    given = {"provost": 10, "owners": {"wood_tailor": "red"}, "workers": {"wood_tailor": "red"}}
    table = position(FOUR, "reached_buildings", **given, cloth={"red": 3})
    assert table.legal == ["decline", "trade 1 cloth", "trade 2 cloth"]
    table.play("red: trade 1 cloth")
    assert table.at("players.red.cloth") == 2
    assert table.due == "blue place_or_pass"


def test_an_effect_may_be_declined() -> None:
    table = position(FOUR, "reached_buildings", workers={"start_market_1": "red"})
    table.play("red: decline")
    assert table.at("workers") == {}
    assert table.of("cloth")["red"] == 0


@cites("§4.0.1")
def test_nothing_is_paid_that_is_not_held() -> None:
    given = {"provost": 10, "owners": {"stone_church": "red"}, "workers": {"stone_church": "red"}}
    table = position(FOUR, "reached_buildings", **given, supply={"red": 3})
    assert reasons(table, "trade 4 workers") == [("too_few_workers", "§4.0.2")]
    given = {"provost": 10, "owners": {"stone_jeweler": "red"}, "workers": {"stone_jeweler": "red"}}
    table = position(FOUR, "reached_buildings", **given, gold={"red": 1})
    assert reasons(table, "trade 2 gold") == [("too_few_cubes", "§4.0.2")]


@cites("R-36", "§4.0.4")
def test_the_worker_goes_to_the_camp_after_the_effect() -> None:
    given = {"provost": 10, "owners": {"stone_guild": "red"}, "site": ["red"]}
    table = position(
        FOUR, "reached_buildings", **given, workers={"stone_guild": "red"}, supply={"red": 13}
    )
    assert table.at("players.red.camp") == 0
    table.play("red: trade 1 any_basic")
    table.play("red: pay 1 wood")
    assert table.at("players.red.supply") == 13
    assert table.at("players.red.camp") == 1
    assert table.told("workers_taken") == [{"seat": "red", "workers": 0}]


# ---------------------------------------------------------------- the Lawyer


@cites("§5.1", "R-19", "R-32")
def test_why_a_building_cannot_be_claimed() -> None:
    table = position(
        FOUR, "activation", workers={"lawyer": "red"}, owners={"start_quarry": "blue"},
        residences=["start_quarry"], cloth={"red": 1},
    )  # fmt: skip
    assert reasons(table, "claim start_quarry") == [("already_claimed", "R-19")]
    assert reasons(table, "claim start_farm_1") == [("not_on_the_road", "§5.1")]
    assert reasons(table, "claim start_sawmill") == []
    assert reasons(table, "decline") == []


def test_a_claim_needs_cloth_and_is_declined_without() -> None:
    table = position(FOUR, "activation", workers={"lawyer": "red"})
    assert table.due == "blue bridge_move"
    assert table.at("owners") == {}


def test_claiming_may_be_declined() -> None:
    table = position(FOUR, "activation", workers={"lawyer": "red"}, cloth={"red": 1})
    table.play("red: decline")
    assert table.at("players.red.cloth") == 1
    assert table.told("declined") == [{"seat": "red", "place": "lawyer"}]


def test_a_tile_under_a_monument_is_gone() -> None:
    table = position(
        FOUR, "activation", workers={"lawyer": "red"}, owners={"garden": "blue"},
        road={3: "garden"}, cloth={"red": 1},
    )  # fmt: skip
    assert reasons(table, "claim start_quarry") == [("not_on_the_road", "§5.1")]
