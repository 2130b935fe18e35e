"""Phase 5: the buildings along the road (§ phase 5)."""

from __future__ import annotations

from tests.games.caylus.table import cites, position


def test_road_is_worked_in_order_up_to_and_including_the_provost() -> None:
    table = position(
        "red green blue",
        "buildings",
        provost=9,
        road={"9": "wood_farm_food", "10": "wood_farm_cloth"},
        owners={"wood_farm_food": "blue", "wood_farm_cloth": "blue"},
        workers={
            "wood_farm_cloth": "red",
            "wood_farm_food": "green",
            "neutral_forest": "blue",
            "neutral_farm": "red",
        },
    )
    table.play("red: take 1 food\nblue: take 1 wood\ngreen: take 1 cloth")
    activated = [(fact["seat"], fact["place"]) for fact in table.told("activated")]
    assert activated == [("blue", "neutral_forest"), ("green", "wood_farm_food")]
    assert table.told("workers_sent_home") == [{"seat": "red", "places": ["wood_farm_cloth"]}]
    assert table.of("workers") == {"red": 6, "green": 6, "blue": 6}


def test_worker_goes_home_after_his_building_was_used() -> None:
    table = position(
        "red green blue", "buildings", workers={"neutral_farm": "red", "neutral_forest": "red"}
    )
    assert table.of("workers")["red"] == 4
    table.play("red: take 1 food")
    assert table.of("workers")["red"] == 5
    assert table.at("workers") == {"neutral_forest": "red"}


def test_nothing_is_worked_beyond_the_provost_even_the_first_space_before_the_bridge() -> None:
    table = position(
        "red green blue",
        "buildings",
        provost=1,
        workers={"neutral_forest": "red", "fixed_peddler": "green"},
    )
    assert table.at("round") == 2
    assert table.of("workers") == {"red": 6, "green": 6, "blue": 6}


@cites("R-36")
def test_what_is_awaited_becomes_a_residence_when_the_worker_leaves() -> None:
    table = position(
        "red green blue",
        "buildings",
        provost=6,
        workers={"neutral_farm": "red", "neutral_forest": "red"},
        awaiting={"blue": ["neutral_farm"]},
    )
    assert table.at("residences") == {}
    table.play("red: take 1 food")
    assert table.at("residences") == {"1": "blue"}
    assert table.prestige["blue"] == 2
    assert table.due == "red produce"


@cites("R-07")
def test_exchanges_beyond_the_provost_happen_in_road_order() -> None:
    table = position(
        "red green blue",
        "buildings",
        provost=9,
        road={"9": "lawyer", "10": "wood_sawmill", "11": "wood_quarry", "12": "mason"},
        owners={"lawyer": "red", "wood_sawmill": "red", "wood_quarry": "blue", "mason": "red"},
        workers={"lawyer": "red", "wood_sawmill": "green", "wood_quarry": "green", "mason": "blue"},
        awaiting={"blue": ["wood_quarry"], "red": ["mason"]},
        cloth={"red": 1},
        deniers={"red": 1},
    )
    table.play("red: transform wood_sawmill")
    done = [(fact["seat"], fact["space"]) for fact in table.told("transformed")]
    assert done == [("red", 10), ("blue", 11), ("red", 12)]
    assert table.at("owners") == {"lawyer": "red"}
    assert table.of("awaiting") == {"red": [], "green": [], "blue": []}
    assert table.of("workers") == {"red": 6, "green": 6, "blue": 6}


@cites("R-37", "R-29")
def test_a_tile_rebuilt_in_the_same_phase_has_no_worker() -> None:
    table = position(
        "red green blue",
        "buildings",
        provost=12,
        road={"9": "wood_quarry", "10": "lawyer", "11": "mason", "12": "park"},
        owners={"wood_quarry": "red", "lawyer": "red", "mason": "red", "park": "red"},
        workers={"lawyer": "red", "mason": "green"},
        cloth={"red": 1},
        deniers={"red": 1},
        food={"green": 1},
        wood={"green": 0},
        stone={"green": 1},
    )
    table.play("red: transform park\ngreen: build park")
    assert table.at("road.13") == "park"
    assert table.at("owners.park") == "green"
    assert [fact["place"] for fact in table.told("activated")] == ["mason"]
    assert table.of("wood")["green"] == 0
