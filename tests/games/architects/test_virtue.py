"""Virtue, debts, silver and tax (§ 4.13)."""

from __future__ import annotations

import pytest

from tests.games.architects.table import PROMO, RECORD, VARIABLE, cites, inside, position, reasons

LEVELS = RECORD["virtue_track"]["levels"]


@cites("§ 4.13", "R-07", "§ 2")
@pytest.mark.parametrize("row", LEVELS, ids=lambda row: row["level"])
def test_tax_is_avoided_by_the_virtue_held_when_paying(row: dict[str, int]) -> None:
    tax = max(2 - row["avoid_tax"], 0)
    table = position(
        "red blue", silver={"red": 4}, virtue={"red": row["level"]}, workshop={"top_1": "thief"}
    )
    table.play("red: place workshop\nred: hire\nred: hire thief")
    assert table.of("silver")["red"] == 2 - tax
    assert table.at("tax_stand") == 4 + tax


@cites("§ 4.3", "§ 2")
@pytest.mark.parametrize("row", LEVELS, ids=lambda row: row["level"])
def test_black_market_and_cathedral_open_and_close(row: dict[str, int]) -> None:
    table = position(
        "red blue", silver={"red": 9}, gold={"red": 1}, hand={"red": ["keep"]},
        virtue={"red": row["level"]},
    )  # fmt: skip
    assert ("place bm_left" in table.legal) == row["black_market_open"]
    assert ("place guildhall" in table.legal) == row["cathedral_open"]


@cites("§ 4.13", "R-11")
def test_at_the_top_a_point_may_destroy_a_debt_and_is_lost_without_one() -> None:
    goods = {"clay": {"red": 2}, "virtue": {"red": 14}}
    table = position("red blue", **goods).play("red: place kings_storehouse\nred: trade virtue")
    assert (table.of("virtue")["red"], table.due) == (14, "blue place_worker")
    table = position("red blue", unpaid_debts={"red": 1}, **goods)
    table.play("red: place kings_storehouse\nred: trade virtue")
    assert table.legal == ["destroy_debt", "decline"]
    table.play("red: decline")
    assert table.told("debt_kept") == [{"seat": "red"}]
    assert table.of("unpaid_debts")["red"] == 1
    start = {"destroy_debt": {"seat": "red"}}
    table = position("red blue", start, unpaid_debts={"red": 1}, virtue={"red": 14})
    inside(table).players[0].unpaid_debts = 0
    assert reasons(table, "destroy_debt") == [("no_unpaid_debt", "§ 4.13")]


@cites("§ 4.13", "§ 4.16")
def test_at_the_top_nobody_is_asked_without_a_debt() -> None:
    table = position("red blue", clay={"red": 2}, virtue={"red": 14})
    table.play("red: place kings_storehouse\nred: trade virtue")
    assert table.told("debt_kept") == []
    assert [fact["action"] for fact in table.told("forced")] == ["pay 2 clay"]


@cites("§ 4.13", "R-06")
@pytest.mark.parametrize(("virtue", "left", "debts"), [(3, 1, 0), (2, 0, 0), (1, 0, 1), (0, 0, 2)])
def test_below_0_every_point_is_a_debt(virtue: int, left: int, debts: int) -> None:
    table = position("red blue", virtue={"red": virtue}).play("red: place tax_stand")
    assert (table.of("virtue")["red"], table.of("unpaid_debts")["red"]) == (left, debts)


@cites("§ 4.13", "§ 5.6")
def test_a_destroyed_debt_brings_neither_virtue_nor_a_collectors_goods() -> None:
    table = position(
        "red blue", clay={"red": 2}, virtue={"red": 14}, unpaid_debts={"red": 1},
        apprentices={"red": ["debt_collector_masonry"]},
    )  # fmt: skip
    table.play("red: place kings_storehouse\nred: trade virtue\nred: destroy_debt")
    assert (table.of("paid_debts")["red"], table.of("stone")["red"]) == (0, 0)


@cites("§ 5.8")
@pytest.mark.parametrize(("taxes", "debts", "left"), [(4, 0, 0), (3, 1, 1), (1, 2, 1)])
def test_hugo_pays_2_silver_for_each_debt_while_he_can(taxes: int, debts: int, left: int) -> None:
    table = position(
        "green blue", "turn", {**VARIABLE, **PROMO}, character={"green": "hugo"},
        virtue={"green": 0}, silver={"green": 0}, unpaid_debts={"green": 0}, tax_stand=taxes,
    )  # fmt: skip
    table.play("green: place tax_stand")
    while table.due == "green avoid_debt":
        table.play("green: avoid_debt")
    assert (table.of("unpaid_debts")["green"], table.of("silver")["green"]) == (debts, left)


@cites("§ 5.8")
def test_hugo_may_take_the_debt_all_the_same() -> None:
    table = position(
        "green blue", "turn", {**VARIABLE, **PROMO}, character={"green": "hugo"},
        virtue={"green": 1}, silver={"green": 5}, unpaid_debts={"green": 0},
    )  # fmt: skip
    table.play("green: place tax_stand")
    assert table.legal == ["avoid_debt", "take_debt"]
    table.play("green: take_debt")
    assert (table.of("unpaid_debts")["green"], table.of("silver")["green"]) == (1, 9)
    start = {"avoid_debt": {"seat": "green"}}
    table = position("green blue", start, {**VARIABLE, **PROMO}, character={"green": "hugo"},
                     silver={"green": 2})  # fmt: skip
    inside(table).players[0].silver = 1
    assert reasons(table, "avoid_debt") == [("too_few_silver", "§ 5.8")]


@cites("§ 4.13", "R-40")
def test_captured_workers_cannot_be_captured_again() -> None:
    table = position("red blue green", silver={"red": 3}, captured={"blue": {"green": 4}})
    table.play("red: place town_centre")
    assert table.legal == ["capture town_centre red", "stop"]
