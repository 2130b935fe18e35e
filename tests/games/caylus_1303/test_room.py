"""What a scenario gives makes room for itself in the position that was dealt."""

from __future__ import annotations

from typing import Any

import pytest

import keepwright as kw
from tests.games.table import Table, position_of


def table(**given: Any) -> Table:
    """Three players in round 1, with what is given."""
    return position_of("caylus_1303", "red blue green", "planning", given=given)


def test_a_character_that_is_held_is_not_on_the_board() -> None:
    dealt = table().at("characters")
    found = table(their_characters={"red": ["bailiff"]})
    assert found.at("players.red.characters") == ["bailiff"]
    assert found.at("characters") == [id for id in dealt if id != "bailiff"]


def test_a_character_that_is_given_to_somebody_is_nobody_elses() -> None:
    facts = {"id": "held", "game": "caylus_1303", "seats": ["red", "blue", "green"], "set_up": True}
    drafted = kw.Scenario(facts).position().to_json()["players"]
    own = drafted["blue"]["characters"]
    given = {"players": {"red": {"characters": own}}}
    players = kw.Scenario({**facts, "given": given}).position().to_json()["players"]
    assert [players[name]["characters"] for name in ("red", "blue")] == [own, []]
    assert players["green"] == drafted["green"]


def test_starting_tiles_change_places() -> None:
    dealt, found = table().at("road"), table(road={3: "start_carpenter"}).at("road")
    assert (dealt["3"], dealt["8"]) == ("start_quarry", "start_carpenter")
    assert (found["3"], found["8"]) == ("start_carpenter", "start_quarry")


@pytest.mark.parametrize(
    ("tile", "path"),
    [("stone_farm", "slots.3"), ("wood_farm", "slots.2"), ("wood_sawmill", "road.9")],
)
def test_a_built_tile_leaves_its_place_to_another_of_its_kind(tile: str, path: str) -> None:
    assert table().at(path) == tile
    found = table(owners={tile: "red"})
    assert found.at("road.10") == tile
    assert found.at(path).split("_")[0] == tile.split("_")[0]
    assert found.at(path) != tile


def test_what_is_given_itself_stays_as_it_is_given() -> None:
    found = table(road={3: "start_carpenter", 8: "start_quarry"}, slots={3: "stone_sawmill"})
    assert (found.at("road.3"), found.at("road.8")) == ("start_carpenter", "start_quarry")
    assert found.at("slots.3") == "stone_sawmill"
    claimed = table(owners={"start_market_1": "red"})
    assert claimed.at("road") == table().at("road")
