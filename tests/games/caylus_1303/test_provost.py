"""Moving the Provost: Toll, Guilds Bridge, Bailiff (§4.2)."""

from __future__ import annotations

import pytest

import keepwright as kw
from tests.games.caylus_1303.table import RECORD, cites, position

FOUR = "blue black green red"
ALL = ["green", "red", "blue", "black"]


@cites("D7")
def test_toll_moves_up_to_two_steps_free_of_charge() -> None:
    table = position(FOUR, "activation", workers={"toll": "red"}, supply={"red": 0})
    assert table.legal == [f"provost {n}" for n in ("0", "-2", "-1", "+1", "+2")]
    table.play("red: provost -2")
    assert table.told("provost_moved") == [{"seat": "red", "steps": -2, "space": 6, "cost": 0}]


@cites("D8", "R-41")
@pytest.mark.parametrize("held", range(5))
def test_each_step_at_the_bridge_costs_a_worker(held: int) -> None:
    table = position(
        FOUR, {"bridge_move": {"seat": "red"}}, passed=ALL, supply={"red": held, "blue": 1}
    )
    if held == 0:
        assert table.due == "blue bridge_move"
        return
    reach = min(held, RECORD["planning"]["guilds_bridge_max_steps"])
    steps = [int(text.split()[1]) for text in table.legal]
    assert sorted(steps) == list(range(-reach, reach + 1))
    table.play(f"red: provost +{reach}")
    assert table.at("players.red.supply") == held - reach
    assert table.at("provost") == 8 + reach


def test_at_the_bridge_everybody_is_asked_once_in_the_order_of_passing() -> None:
    table = position(FOUR, "activation", passed=ALL, workers={"start_market_1": "red"})
    for seat in ALL:
        assert table.due == f"{seat} bridge_move"
        table.play(f"{seat}: provost 0")
    assert table.due == "red trade"
    assert table.told("provost_left_alone") == [{"seat": seat} for seat in ALL]


@cites("D9")
def test_bailiff_comes_last() -> None:
    table = position(FOUR, "activation", passed=ALL, their_characters={"green": ["bailiff"]})
    for seat in ALL:
        table.play(f"{seat}: provost 0")
    assert table.due == "green bailiff_move"
    assert sorted(table.legal) == ["provost +1", "provost -1", "provost 0"]


@cites("R-18", "§ Provost limits")
@pytest.mark.parametrize(("provost", "move"), [(0, -1), (1, -2), (22, 2), (23, 1)])
def test_the_provost_stays_on_the_road(provost: int, move: int) -> None:
    for start, given in (
        ({"bridge_move": {"seat": "red"}}, {"passed": ALL}),
        ({"toll_move": {"seat": "red"}}, {"workers": {"toll": "red"}}),
    ):
        table = position(FOUR, start, provost=provost, **given)
        (obstacle,) = kw.why_not(table.state, f"provost {move:+d}")
        assert (obstacle.code, obstacle.rule) == ("off_the_road", "§4.2")
        assert obstacle.facts == {"space": provost + move}


def test_both_reasons_are_told() -> None:
    table = position(FOUR, {"bridge_move": {"seat": "red"}}, passed=ALL, provost=22,
                     supply={"red": 1})  # fmt: skip
    assert table.why_not("red: provost +2") == ["off_the_road", "too_few_workers"]
