"""What a scenario gives makes room for itself in the position that was dealt."""

from __future__ import annotations

from typing import Any

from tests.games.table import Table, position_of

ROAD = ["neutral_park", "neutral_peddler", "red_small_farm", "blue_bank"]


def table(seats: str = "red blue", **given: Any) -> Table:
    """Two players before the actions of a round, with what is given."""
    return position_of("magna_carta", seats, "actions", given={"road": ROAD, **given})


def test_a_card_on_the_road_is_in_no_hand() -> None:
    found = table()
    assert found.at("players.red.hand") == ["small_sawmill", "small_quarry"]
    assert found.at("players.blue.hand") == ["small_farm", "small_sawmill", "small_quarry"]
    assert found.at("players.blue.pile.count") == 8


def test_nor_is_a_card_that_was_discarded() -> None:
    found = table(discard={"blue": ["small_quarry"]})
    assert found.at("players.blue.hand") == ["small_farm", "small_sawmill"]


def test_a_hand_that_is_given_is_that_hand() -> None:
    assert table(hand={"red": ["church"]}).at("players.red.hand") == ["church"]


def test_a_small_card_on_the_road_has_come_with_its_reserve() -> None:
    assert table().at("players.red.reserves.small_farm") == 2
    road = ["neutral_park", "neutral_forest", "neutral_peddler", "red_small_farm"]
    assert table("red blue green", road=road).at("players.red.reserves.small_farm") == 4
    spent = table(reserves={"red": {"small_farm": 1}})
    assert spent.at("players.red.reserves.small_farm") == 1
    turned = table(residences={"red": ["small_farm"]})
    assert turned.at("players.red.reserves.small_farm") == 0
