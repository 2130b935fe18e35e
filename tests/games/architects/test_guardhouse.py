"""The Guardhouse: four actions (§ 4.9)."""

from __future__ import annotations

import pytest

import keepwright as kw
from tests.games.architects.table import PROMO, VARIABLE, cites, position, reasons

COLLECTORS = {"carpentry": "wood", "tiling": "clay", "masonry": "stone"}


@cites("§ 4.9", "§ 4.16")
def test_what_each_action_needs() -> None:
    table = position("red blue", unpaid_debts={"red": 1}, silver={"red": 6})
    table.play("red: place guardhouse")
    assert table.legal == ["stop", "pay_off_debt"]
    assert reasons(table, "send_captured_to_prison") == [("nobody_captured", "§ 4.9")]
    assert reasons(table, "release_from_prison") == [("nobody_in_prison", "§ 4.9")]
    assert reasons(table, "ransom") == [("nobody_to_ransom", "§ 4.9")]
    table = position("red blue", prison={"red": 1}, silver={"red": 5}).play("red: place guardhouse")
    assert reasons(table, "pay_off_debt") == [
        ("no_unpaid_debt", "§ 4.9"),
        ("too_few_silver", "§ 4.9"),
    ]


@cites("§ 4.9", "R-39")
def test_actions_come_in_any_order_as_many_as_own_workers() -> None:
    table = position(
        "red blue", workers={"red": {"guardhouse": 2}}, prison={"red": 2}, unpaid_debts={"red": 2},
        captured={"red": {"blue": 1}}, silver={"red": 11},
    )  # fmt: skip
    table.play("""
        red: place guardhouse
        red: send_captured_to_prison
        red: pay_off_debt
        red: pay_off_debt
    """)
    assert table.of("paid_debts")["red"] == 2
    assert table.of("silver")["red"] == 0
    assert table.at("tax_stand") == 10
    assert table.of("prison") == {"red": 2, "blue": 1}
    assert table.due == "blue place_worker"


@cites("§ 4.9", "R-40")
def test_captured_workers_of_all_colours_are_sold_together() -> None:
    captured = {"red": {"blue": 2, "green": 3}}
    table = position("red blue green", captured=captured, prison={"blue": 1})
    table.play("red: place guardhouse\nred: send_captured_to_prison")
    assert table.of("silver")["red"] == 5
    assert table.of("prison") == {"red": 0, "blue": 3, "green": 3}
    assert table.at("players.red.captured") == {}


@cites("§ 4.9", "§ 4.13", "§ 4.16")
def test_ransom_in_silver_needs_all_of_it() -> None:
    captured = {"blue": {"red": 2}, "green": {"red": 1}}
    table = position("red blue green", captured=captured, silver={"red": 5})
    table.play("red: place guardhouse\nred: ransom")
    assert table.legal == ["pay silver", "pay debt"]
    table.play("red: pay silver")
    assert (table.of("silver")["red"], table.at("tax_stand")) == (0, 6)
    assert table.of("captured") == {"red": {}, "blue": {}, "green": {}}
    table = position("red blue green", captured=captured, silver={"red": 4})
    table.play("red: place guardhouse\nred: ransom")
    assert table.told("forced")[0]["action"] == "pay debt"
    assert (table.of("unpaid_debts")["red"], table.of("virtue")["red"]) == (1, 6)
    assert table.of("silver")["red"] == 4


@cites("§ 4.9", "§ 4.13")
@pytest.mark.parametrize("kind", ["unpaid_debts", "paid_debts"])
def test_debts_that_a_position_cannot_count_are_refused_and_never_lost(kind: str) -> None:
    most, debts = 999, {"unpaid_debts": {"red": 1}} | {kind: {"red": 999}}
    table = position("red blue", captured={"blue": {"red": 1}}, silver={"red": 9}, **debts)
    table.play("red: place guardhouse")
    if kind == "unpaid_debts":
        table.play("red: ransom")
    with pytest.raises(kw.TooMany) as refused:
        kw.play(table.state, {"unpaid_debts": "pay debt", "paid_debts": "pay_off_debt"}[kind])
    assert refused.value.facts == {"most": most}
    assert table.of(kind)["red"] == most


@cites("R-07", "§ 4.9")
def test_tax_is_avoided_afresh_for_each_debt() -> None:
    table = position(
        "red blue", workers={"red": {"guardhouse": 1}}, unpaid_debts={"red": 2}, virtue={"red": 1},
        silver={"red": 9},
    )  # fmt: skip
    table.play("red: place guardhouse\nred: pay_off_debt\nred: pay_off_debt")
    # 3 silver and 1 tax at virtue 1; 3 silver and 2 tax at virtue 2.
    assert (table.of("silver")["red"], table.at("tax_stand")) == (0, 7)
    assert table.of("virtue")["red"] == 3


@cites("§ 5.2", "§ 4.9")
@pytest.mark.parametrize(("skill", "kind"), COLLECTORS.items())
def test_a_debt_collector_gives_for_each_debt(skill: str, kind: str) -> None:
    table = position(
        "red blue", unpaid_debts={"red": 1}, silver={"red": 6},
        apprentices={"red": [f"debt_collector_{skill}"]},
    )  # fmt: skip
    table.play("red: place guardhouse\nred: pay_off_debt")
    assert table.of(kind)["red"] == 2


@cites("§ 5.8")
def test_enforcer_and_bertha_are_paid_for_a_sale_whatever_its_size() -> None:
    table = position(
        "yellow blue", "turn", {**VARIABLE, **PROMO}, character={"yellow": "bertha"},
        apprentices={"yellow": ["enforcer"]}, captured={"yellow": {"blue": 3}},
        silver={"yellow": 0},
    )  # fmt: skip
    table.play("yellow: place guardhouse\nyellow: send_captured_to_prison")
    assert (table.of("silver")["yellow"], table.of("gold")["yellow"]) == (5, 1)
