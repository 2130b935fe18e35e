"""Set-up (§ set-up)."""

from __future__ import annotations

import pytest

import keepwright as kw
from keepwright.games.caylus.components import COLOURS, NEUTRAL_BUILDINGS
from tests.games.caylus.table import cites, position
from tests.games.table import Table


@pytest.mark.parametrize(
    ("seats", "deniers"), [(2, [5, 5]), (3, [5, 6, 6]), (4, [5, 6, 6, 7]), (5, [5, 6, 6, 7, 7])]
)
def test_deniers_go_by_place_in_the_turn_order(seats: int, deniers: list[int]) -> None:
    colours = COLOURS[:seats]
    last_first = " ".join(colours[::-1])
    table = Table(kw.load("caylus").new_state(colours, {}))
    table.play("* road " + " ".join(tile.id for tile in NEUTRAL_BUILDINGS))
    table.play(f"* turn_order {last_first}")
    income = table.told("income_received")
    before = [
        table.deniers[seat] - fact["deniers"] for seat, fact in zip(colours, income, strict=True)
    ]
    assert before == deniers[::-1]
    assert table.due == f"{colours[-1]} place_or_pass"


def test_two_things_are_random_and_both_are_dealt_in_the_open() -> None:
    table = Table(kw.load("caylus").new_state(3, {}))
    assert table.due == "road"
    tiles = [tile.id for tile in NEUTRAL_BUILDINGS]
    table.play("* road " + " ".join(tiles[::-1]))
    assert table.due == "turn_order"
    table.play("* turn_order green blue red")
    assert [table.at(f"road.{space}") for space in range(1, 7)] == tiles[::-1]
    assert table.at("turn_order") == ["green", "blue", "red"]


def test_start_of_the_game() -> None:
    table = position("blue green orange red")
    assert table.of("food") == dict.fromkeys(table.state.seats, 2)
    assert table.of("wood") == dict.fromkeys(table.state.seats, 1)
    assert table.of("stone") == dict.fromkeys(table.state.seats, 0)
    assert table.of("workers") == dict.fromkeys(table.state.seats, 6)
    assert table.prestige == dict.fromkeys(table.state.seats, 0)
    assert (table.at("bailiff"), table.at("provost"), table.at("scored")) == (6, 6, 0)
    assert table.at("road.7") == "fixed_peddler"
    assert table.at("road.8") == "fixed_carpenter"
    assert table.at("road.16") == "gold_mine"
    assert len(table.at("road")) == 9
    assert (table.at("inn_left"), table.at("inn_right"), table.at("castle")) == (None, None, [])


@cites("R-05")
def test_nothing_passes_between_players() -> None:
    verbs = {action.verb for action in kw.load("caylus").actions.all}
    assert verbs == {
        *("pass", "decline", "take_back", "keep", "stop", "place", "move", "provost", "build"),
        *("pay", "take", "trade", "transform", "hand_in", "advance", "column"),
    }


def test_the_jeweller_is_in_the_stock_only_with_its_option() -> None:
    with pytest.raises(kw.BadState) as refusal:
        position("red green blue", owners={"jeweller": "red"})
    assert refusal.value.facts["path"] == "owners.jeweller"
    table = position("red green blue", None, {"jeweller": True}, owners={"jeweller": "red"})
    assert table.at("road.9") == "jeweller"
