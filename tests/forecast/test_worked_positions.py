"""The forecast in positions of the rules of record: what it tells is what their examples say."""

from __future__ import annotations

from keepwright.forecast import Cell, Forecast, forecast
from tests.games.architects.table import position as architects
from tests.games.caylus.table import position as caylus
from tests.games.caylus_1303.table import position as caylus_1303
from tests.games.magna_carta.table import position as magna_carta
from tests.games.table import Table


def ahead_of(table: Table, colour: str) -> Forecast:
    return forecast(table.state, table.state.seats.index(colour))


def cells(told: Forecast, place: str) -> dict[str, Cell]:
    """What a place brings in each course."""
    row = [row.place for row in told.rows].index(place)
    return {column.going: column.cells[row] for column in told.columns}


def offers(cell: Cell) -> list[tuple[dict[str, int], list[dict[str, int]], bool, dict[str, int]]]:
    return [(way.effect.pay, way.effect.gains, way.is_open, way.lacks) for way in cell.ways]


# ---------------------------------------------------------------- Caylus


def test_deniers_of_the_trading_post_are_there_for_the_joust() -> None:
    """As in CAY-12: orange has no denier now, and can pay for the favour all the same."""
    table = caylus(
        "red orange blue",
        "placement",
        workers={"trading_post": "orange", "joust_field": "orange"},
        players={"orange": {"deniers": 0, "cloth": 1}},
    )
    told = ahead_of(table, "orange")
    assert cells(told, "joust_field")["stays"].asks == "trade"
    price, favour = {"denier": 1, "cloth": 1}, [{"favour": 1}]
    assert offers(cells(told, "joust_field")["stays"]) == [(price, favour, True, {})]


def test_what_lacks_is_told() -> None:
    """As in CAY-13: without cloth there is no favour; the farm gives one of two cubes."""
    table = caylus(
        "red orange blue",
        "placement",
        workers={"joust_field": "orange", "neutral_farm": "orange"},
        players={"orange": {"deniers": 1, "cloth": 0}},
    )
    told = ahead_of(table, "orange")
    assert offers(cells(told, "joust_field")["stays"])[0][2:] == (False, {"cloth": 1})
    farm = cells(told, "neutral_farm")["stays"]
    assert farm.gains == {}
    assert offers(farm) == [({}, [{"food": 1}, {"cloth": 1}], True, {})]


def test_the_others_push_the_provost_as_far_as_their_money_goes() -> None:
    table = caylus(
        "red green blue",
        "provost",
        passed=["red", "green", "blue"],
        provost=10,
        bailiff=10,
        road={
            9: "wood_peddler",
            10: "wood_quarry",
            11: "wood_farm_food",
            12: "wood_market",
            13: "church",
            14: "mason",
        },
        owners={
            "wood_peddler": "red",
            "wood_quarry": "red",
            "wood_farm_food": "green",
            "wood_market": "red",
            "church": "red",
            "mason": "red",
        },
        workers={"wood_farm_food": "red", "mason": "red"},
        players={"red": {"deniers": 2}, "green": {"deniers": 1}, "blue": {"deniers": 5}},
    )
    told = ahead_of(table, "red")
    assert [(column.going, column.space) for column in told.columns] == [
        ("back", 6),
        ("stays", 10),
        ("on", 14),
    ]
    farm = cells(told, "wood_farm_food")
    assert [farm[going].short for going in ("back", "stays", "on")] == [5, 1, 0]
    assert farm["on"].ways[0].effect.gains
    farm_row, mason_row = told.rows
    assert farm_row.reach is not None
    assert (farm_row.reach.steps, farm_row.reach.cost) == (1, {"denier": 1})
    assert farm_row.reach.lacks == {}
    assert farm_row.reach.brings == farm["on"]
    assert mason_row.reach is not None
    assert mason_row.reach.steps == 4
    assert mason_row.reach.cost is None
    assert [(one.event["facts"]["space"], one.going) for one in told.ahead] == [
        (11, ["back", "stays"]),
        (12, ["on"]),
    ]
    assert told.scoring is not None
    assert (told.scoring.thing, told.scoring.space, told.scoring.going) == ("dungeon", 12, ["on"])


def test_batches_that_can_be_handed_in_are_counted_together() -> None:
    table = caylus(
        "red green",
        "castle",
        castle=["red"],
        players={"red": {"food": 2, "wood": 1, "stone": 1, "cloth": 2}},
    )
    (way,) = cells(ahead_of(table, "red"), "castle")["stays"].ways
    assert way.is_open
    assert way.effect.pay == {"food": 2, "wood": 1, "stone": 1, "cloth": 2}
    assert way.effect.gains == [{"prestige": 10}]


def test_who_cannot_hand_in_a_batch_knows_the_loss() -> None:
    players = {"red": {"food": 1, "wood": 1, "prestige": 5}}
    table = caylus("red green", "placement", castle=["red"], players=players)
    castle = cells(ahead_of(table, "red"), "castle")["stays"]
    assert castle.gains == {"prestige": -2}
    assert not castle.ways[0].is_open


def test_the_owner_of_a_stone_building_has_his_bonus() -> None:
    table = caylus(
        "red green",
        "placement",
        road={9: "stone_farm"},
        provost=9,
        owners={"stone_farm": "green"},
        workers={"stone_farm": "red"},
    )
    assert cells(ahead_of(table, "red"), "stone_farm")["stays"].others == {
        "green": [{"food": 1}, {"cloth": 1}]
    }


# ---------------------------------------------------------------- Magna Carta


def test_the_bank_works_and_the_quarry_may_not() -> None:
    """As in MC-20: red's worker is on green's bank, green's on blue's quarry."""
    table = magna_carta(
        "red green orange blue",
        "provost",
        road=[
            "neutral_park",
            "neutral_forest",
            "neutral_quarry",
            "neutral_peddler",
            "red_market",
            "orange_market",
            "green_bank",
            "blue_large_quarry",
        ],
        provost=5,
        passed=["orange", "green", "blue", "red"],
        workers={"green_bank": "red", "blue_large_quarry": "green"},
        players={
            "orange": {"deniers": 1},
            "green": {"deniers": 1},
            "blue": {"deniers": 1},
            "red": {"deniers": 2},
        },
    )
    bank = cells(ahead_of(table, "red"), "green_bank")
    assert [bank[going].short for going in ("back", "stays", "on")] == [4, 1, 0]
    assert [way.is_open for way in bank["on"].ways] == [True, False]
    quarry = cells(ahead_of(table, "green"), "blue_large_quarry")
    assert quarry["stays"].short == 2
    assert quarry["on"].gains == {"stone": 2}
    assert quarry["on"].others == {"blue": [{"stone": 1}]}


def test_without_a_provost_there_is_one_course() -> None:
    table = magna_carta(
        "red green blue",
        "actions",
        ruleset="beginner",
        workers={"neutral_forest": "red"},
    )
    told = ahead_of(table, "red")
    assert [(column.going, column.space) for column in told.columns] == [("only", None)]
    assert cells(told, "neutral_forest")["only"].gains == {"wood": 1}


# ---------------------------------------------------------------- Caylus 1303


def test_the_bailiff_of_another_counts() -> None:
    """As in C13-12: the provost comes to 8, and red, who holds the Bailiff, can move him by 1."""
    table = caylus_1303(
        "blue black green red",
        "activation",
        provost=9,
        road={3: "start_carpenter", 8: "start_quarry"},
        passed=["blue", "black", "red", "green"],
        workers={"wood_sawmill": "red", "start_quarry": "green"},
        characters=[],
        players={"red": {"characters": ["bailiff"]}},
    )
    quarry = cells(ahead_of(table, "green"), "start_quarry")
    assert quarry["stays"].gains == {"stone": 1}
    assert quarry["back"].short > 0
    red = ahead_of(table, "red")
    assert red.rows[0].place == "wood_sawmill"
    assert red.rows[0].reach is None


def test_a_worker_beyond_the_provost_brings_nothing() -> None:
    """As in C13-13: red on the stone farm of blue, who keeps what he gained when red came."""
    table = caylus_1303(
        "blue black green red",
        "planning",
        first_player="red",
        slots={3: "stone_quarry"},
        owners={"wood_quarry": "black", "stone_farm": "blue"},
        provost=10,
    ).play("red: place stone_farm")
    told = ahead_of(table, "red")
    farm = cells(told, "stone_farm")
    assert farm["stays"].short == 1
    assert farm["on"].others == {"blue": [{"food": 1}]}
    assert told.rows[0].reach is not None
    assert told.rows[0].reach.cost == {"workers": 1}
    assert told.rows[0].reach.brings == farm["on"]


# ---------------------------------------------------------------- Architects


def test_the_next_visit_of_a_group_counts_one_worker_more() -> None:
    """As in ARC-01: a second worker in the Quarry brings 2 stone."""
    table = architects(
        "yellow red", "turn", players={"yellow": {"workers": {"quarry": 1, "mines": 1}}}
    )
    told = ahead_of(table, "yellow")
    assert cells(told, "quarry")["next"].gains == {"stone": 2}
    assert cells(told, "mines")["next"].asks == "mines_good"
    assert [way.effect.gains for way in cells(told, "mines")["next"].ways] == [
        [{"clay": 3}],
        [{"gold": 1}],
    ]


def test_who_would_go_to_prison_is_told() -> None:
    table = architects(
        "yellow red", "turn", black_market={"bm_left": "yellow"}, players={"red": {"prison": 1}}
    )
    scoring = ahead_of(table, "yellow").scoring
    assert scoring is not None
    assert (scoring.thing, scoring.left, scoring.space) == ("black_market", 2, 7)
    codes = [(event["code"], event["facts"]["seat"]) for event in scoring.events]
    assert ("worker_imprisoned", "yellow") in codes
    assert {seat for code, seat in codes if code == "debt_taken"} == {"yellow", "red"}
