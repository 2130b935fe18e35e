"""The provost's phase, in the standard game."""

from __future__ import annotations

import pytest

import keepwright as kw
from tests.games.magna_carta.table import cites, position, road


@cites("§ phase 3", "D2")
def test_each_player_moves_him_once_in_passing_order() -> None:
    table = position(
        "red green blue", "provost", road=road(3, "red_bank", "red_market", "red_peddler"),
        provost=3, passed=["blue", "red", "green"], deniers={"red": 9, "green": 9, "blue": 9},
    )  # fmt: skip
    asked = []
    for line in ("blue: provost -3", "red: pass", "green: provost +2"):
        asked.append(table.due)
        table.play(line)
    assert asked == ["blue move_provost", "red move_provost", "green move_provost"]
    assert table.told("provost_moved") == [
        {"seat": "blue", "steps": -3, "space": 0, "cost": 3},
        {"seat": "green", "steps": 2, "space": 2, "cost": 2},
    ]
    assert table.told("provost_left_alone") == [{"seat": "red"}]


def test_who_has_no_denier_is_not_asked() -> None:
    table = position("red green blue", "provost", deniers={"green": 1})
    assert table.due == "green move_provost"
    assert table.legal == ["pass", "provost -1"]


def test_he_stays_on_the_road_and_within_three_cards() -> None:
    table = position(
        "red green", "provost", road=road(2, "red_bank", "red_market", "red_peddler", "red_church"),
        provost=1, deniers={"red": 9},
    )  # fmt: skip
    assert table.legal == ["pass", "provost -1", "provost +1", "provost +2", "provost +3"]
    assert table.why_not("red: provost -2") == ["off_the_road"]


def test_beginners_have_no_provost() -> None:
    table = position("red green", "activation", ruleset="beginner", deniers={"red": 3})
    assert table.at("provost") is None
    state = table.state
    with pytest.raises(kw.BadState, match="not_in_this_game"):
        position("red green", "provost", ruleset="beginner")
    for eyes in (kw.SPECTATOR, 0, 1):
        assert kw.view(state, eyes).facts["provost"] is None
