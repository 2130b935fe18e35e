"""Phase 4: the provost (§ phase 4), and the merchants' guild (§ phase 3)."""

from __future__ import annotations

import pytest

from keepwright.games.caylus.provost import MOVE_PROVOST
from tests.games.caylus.table import cites, position

ALL_PASSED = ["red", "green", "blue"]


@pytest.mark.parametrize(("steps", "cost"), [(-3, 3), (-1, 1), (0, 0), (2, 2), (3, 3)])
def test_a_space_costs_a_denier_forward_and_backward(steps: int, cost: int) -> None:
    assert MOVE_PROVOST[0].cost(steps) == cost


@cites("D-PROVOST")
def test_provost_moves_for_those_who_pay() -> None:
    table = position("red green blue", "provost", passed=ALL_PASSED, deniers={"red": 5})
    table.play("red: provost +3")
    assert (table.at("provost"), table.deniers["red"]) == (9, 2)


def test_only_what_can_be_paid_for_is_legal() -> None:
    table = position("red green blue", "provost", passed=ALL_PASSED, deniers={"red": 2})
    assert table.legal == ["pass", "provost -2", "provost -1", "provost +1", "provost +2"]
    assert table.why_not("red: provost +3") == ["too_few_deniers"]


@cites("R-22")
def test_provost_stays_on_the_road() -> None:
    near = position("red green blue", "provost", passed=ALL_PASSED, provost=1, deniers={"red": 1})
    assert near.legal == ["pass", "provost +1"]
    assert near.why_not("red: provost -2") == ["off_the_road", "too_few_deniers"]
    far = position("red green blue", "provost", passed=ALL_PASSED, provost=28, deniers={"red": 3})
    assert far.why_not("red: provost +1") == ["off_the_road"]


@cites("R-23")
def test_passing_order_decides_not_the_turn_order() -> None:
    table = position("red green blue", "provost", passed=["blue", "red", "green"])
    order = []
    while table.due.endswith("move_provost"):
        order.append(table.due.split()[0])
        table.play(f"{order[-1]}: pass")
    assert order == ["blue", "red", "green"]


def test_who_has_no_denier_is_not_asked() -> None:
    table = position("red green blue", "provost", passed=ALL_PASSED, deniers={"red": 0})
    assert table.due == "green move_provost"


@cites("D-GUILD")
def test_guild_moves_up_to_three_for_nothing() -> None:
    table = position(
        "red green blue", "special", workers={"merchants_guild": "red"}, deniers={"red": 0}
    )
    assert len(table.legal) == 7
    table.play("red: provost -3")
    assert [fact["cost"] for fact in table.told("provost_moved")] == [0]
    assert table.told("provost_moved")[0]["space"] == 3


def test_provost_may_stand_where_nothing_is_built() -> None:
    table = position("red green blue", "provost", passed=["red"], provost=20, deniers={"red": 3})
    table.play("red: provost +3")
    assert table.told("provost_moved")[0]["space"] == 23
