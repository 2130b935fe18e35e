"""Trades among the options: price and result are told, also while the goods paid are chosen."""

from __future__ import annotations

from typing import Any

from keepwright.engine.play import due_decision
from keepwright.server.decision import describe_decision
from tests.games.architects.table import position as architects
from tests.games.caylus.table import position as caylus
from tests.games.caylus_1303.table import position as caylus_1303
from tests.games.table import Table


def offers(table: Table) -> dict[str, Any]:
    """What each option trades, by its move."""
    told = describe_decision(table.state, due_decision(table.state))
    return {option["move"]: option["offer"] for option in told["options"]}


def test_an_offer_tells_what_it_gives_before_and_while_it_is_paid() -> None:
    table = caylus(
        "red green",
        "buildings",
        workers={"neutral_market": "red"},
        players={"red": {"food": 1, "wood": 1}},
    )
    told = offers(table)
    assert told["decline"] is None
    assert told["trade 1 any"] == {"pay": {"any": 1}, "gain": {"denier": 4}}
    told = offers(table.play("red: trade 1 any"))
    assert told["pay 1 food"] == {"pay": {"food": 1}, "gain": {"denier": 4}}


def test_a_good_of_choice_is_told_by_its_word() -> None:
    table = caylus_1303(
        "blue red",
        "activation",
        passed=["blue", "red"],
        provost=9,
        road={1: "start_market_1"},
        workers={"start_market_1": "blue"},
    ).play("blue: provost 0\nred: provost 0")
    assert offers(table)["trade 1 workers"] == {"pay": {"workers": 1}, "gain": {"any_basic": 1}}


def test_the_storehouse_tells_what_its_trades_give() -> None:
    table = architects("yellow red", "turn", players={"yellow": {"stone": 3, "gold": 3, "wood": 3}})
    told = offers(table.play("yellow: place kings_storehouse"))
    assert told["stop"] is None
    assert told["trade virtue"]["gain"] == {"virtue": 1}
    assert told["trade marble"]["gain"] == {"marble": 1}
