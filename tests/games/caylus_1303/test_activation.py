"""Phase 2: the order in which workers are resolved, the owner's bonus (§4.2, §5.4)."""

from __future__ import annotations

import pytest

from tests.games.caylus_1303.table import cites, over_the_bridge, position

FOUR = "blue black green red"


@cites("§4.2", "§ phase 2")
def test_the_whole_order() -> None:
    """Printed buildings, bridge, Bailiff, the road up to the Provost; what is beyond goes home."""
    table = position(
        FOUR, "activation", passed=["blue", "black", "green", "red"], provost=8,
        workers={"start_market_1": "blue", "start_farm_2": "black", "toll": "green",
                 "carpenter": "red", "fairground": "blue", "lawyer": "black",
                 "wood_sawmill": "green", "stone_sawmill": "red"},
        cloth={"black": 1}, their_characters={"red": ["bailiff"]},
    )  # fmt: skip
    asked = []
    while table.at("round") == 1:
        asked.append(table.due)
        seat, decision = table.due.split()
        stay = decision in ("toll_move", "bridge_move", "bailiff_move")
        table.play(f"{seat}: {'provost 0' if stay else 'decline'}")
    assert asked == [
        "blue trade", "black claim", "red build", "green toll_move", "blue bridge_move",
        "black bridge_move", "green bridge_move", "red bridge_move", "red bailiff_move",
        "blue trade",
    ]  # fmt: skip
    assert [fact["place"] for fact in table.told("activated")] == [
        "lawyer", "carpenter", "toll", "start_farm_2", "start_market_1",
    ]  # fmt: skip
    assert table.told("workers_sent_home") == [
        {"seat": "green", "places": ["wood_sawmill"]},
        {"seat": "red", "places": ["stone_sawmill"]},
    ]
    assert table.at("workers") == {}


@cites("§4.2")
@pytest.mark.parametrize("provost", [8, 9, 13, 14])
def test_a_building_is_reached_up_to_the_provost(provost: int) -> None:
    table = position(
        FOUR, "reached_buildings", provost=provost,
        workers={"wood_sawmill": "red", "stone_sawmill": "blue"},
    )  # fmt: skip
    assert table.of("wood")["red"] == 2 + (provost >= 9)
    assert table.of("wood")["blue"] == 2 + (provost >= 14)


@cites("§5.4")
@pytest.mark.parametrize("id", ["stone_farm", "stone_sawmill", "stone_quarry"])
def test_owner_bonus_of_the_production_buildings(id: str) -> None:
    slot = "stone_church"
    table = position(
        FOUR, "activation", provost=10, slots={3: slot}, road={14: "stone_guild"},
        owners={id: "blue"}, workers={id: "red", "toll": "green"},
        their_characters={"red": ["thief"]},
    )  # fmt: skip
    over_the_bridge(table.play("green: provost 0"))
    kind = {"stone_farm": "food", "stone_sawmill": "wood", "stone_quarry": "stone"}[id]
    assert table.told("owner_bonus_taken") == [{"seat": "blue", "place": id, "goods": {kind: 1}}]


def test_no_bonus_for_other_buildings_or_from_neutral_ones() -> None:
    table = position(
        FOUR, "activation", provost=14, owners={"wood_quarry": "blue", "stone_gold_mine": "blue"},
        workers={"wood_quarry": "red", "stone_gold_mine": "red", "stone_sawmill": "red",
                 "toll": "green"},
    )  # fmt: skip
    over_the_bridge(table.play("green: provost 0"))
    assert table.told("owner_bonus_taken") == []
    assert table.of("stone")["blue"] == 1


@cites("§4.0.2")
def test_a_building_without_an_owner_shows_its_set_up_side() -> None:
    table = position(FOUR, "reached_buildings", provost=14, workers={"stone_sawmill": "red"})
    assert (table.of("wood")["red"], table.of("cloth")["red"]) == (3, 1)
    table = position(
        FOUR, "reached_buildings", provost=10, road={14: "stone_guild"},
        owners={"stone_sawmill": "red"}, workers={"stone_sawmill": "red"},
    )  # fmt: skip
    assert (table.of("wood")["red"], table.of("cloth")["red"]) == (4, 1)
