"""The end of a round and of the game: provost, bridge, first player, points."""

from __future__ import annotations

import pytest

import keepwright as kw
from tests.games.magna_carta.table import cites, position, road

EMPTY = {"dungeon": 0, "walls": 0, "towers": 0}
BUILT = ("red_bank", "red_market", "red_peddler")


@cites("§ phase 6")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (3, 5), (4, 5), (5, 5)])
def test_the_provost_goes_on_by_two_cards(before: int, after: int) -> None:
    table = position("red green blue", "end_of_round", road=road(3, *BUILT), provost=before)
    assert table.at("provost") == after


def test_the_first_player_card_goes_to_the_left_and_the_bridge_is_cleared() -> None:
    table = position("red green blue", "end_of_round", first_player="blue")
    assert table.at("first_player") == "red"
    assert table.at("passed") == []
    assert table.at("round") == 2
    assert table.due == "red choose_action"


def test_without_tokens_the_game_is_over_after_the_round() -> None:
    table = position("red green blue", "end_of_round", tokens=EMPTY, provost=0)
    assert table.due == "over"
    assert table.at("provost") == 0


@cites("§ end of the game", "R-11", "R-12")
def test_points() -> None:
    table = position(
        "red green blue", "end_of_round", tokens=EMPTY, road=road(3, *BUILT, "green_bank"),
        residences={"red": ["market", "peddler"]}, covering={"theatre": "red_market"},
        prestige={"red": ["theatre"]}, their_tokens={"green": {"walls": 2}},
        food={"red": 2, "blue": 2}, wood={"red": 3}, gold={"red": 1, "blue": 2}, deniers={"red": 8},
        discard={"blue": ["bank"]},
    )  # fmt: skip
    sheet = kw.score_sheet(table.state)
    assert dict(sheet.tallies[0].parts) == {
        "buildings": 3, "residences": 1, "prestige": 6, "gold": 1, "cubes": 1, "deniers": 2
    }  # fmt: skip
    assert sheet.totals == [14, 9, 2]
    assert sheet.winners == ["red"]


@cites("§ phase 1", "R-34")
def test_income() -> None:
    table = position(
        "red green blue", "income", road=road(3, *BUILT, "green_bank"),
        residences={"red": ["market", "peddler", "bank"], "green": ["bank"]},
        covering={"hotel": "red_market", "statue": "green_bank"},
        prestige={"red": ["hotel"], "green": ["statue"]}, deniers={"blue": 1},
    )  # fmt: skip
    assert table.deniers == {"red": 5, "green": 2, "blue": 3}
