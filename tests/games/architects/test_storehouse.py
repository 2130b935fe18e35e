"""The King's Storehouse: trades (§ 4.5)."""

from __future__ import annotations

import pytest

from tests.games.architects.table import PROMO, RECORD, cites, position, reasons

TRADERS = {
    row["id"]: row["ability"]
    for row in RECORD["apprentices"]
    if row["ability"]["trigger"] == "storehouse_action"
}


@cites("§ 4.5")
def test_one_trade_for_each_own_worker() -> None:
    table = position("red blue", workers={"red": {"kings_storehouse": 1}}, clay={"red": 9})
    table.play("red: place kings_storehouse\nred: trade virtue\nred: trade virtue")
    assert (table.of("virtue")["red"], table.of("clay")["red"]) == (9, 5)
    assert table.due == "blue place_worker"


@cites("§ 4.5", "§ 4.16")
def test_the_player_chooses_what_he_pays() -> None:
    goods = {"clay": {"red": 2}, "wood": {"red": 1}, "stone": {"red": 2}}
    table = position("red blue", **goods).play("red: place kings_storehouse\nred: trade virtue")
    assert table.due == "red pay"
    assert sorted(table.legal) == [
        "pay 1 clay 1 stone",
        "pay 1 clay 1 wood",
        "pay 1 wood 1 stone",
        "pay 2 clay",
        "pay 2 stone",
    ]
    table.play("red: pay 1 wood 1 stone")
    assert (table.of("wood")["red"], table.of("stone")["red"], table.of("virtue")["red"]) == (
        0,
        1,
        8,
    )


@cites("§ 4.5")
def test_what_a_trade_needs() -> None:
    table = position("red blue", clay={"red": 2}, apprentices={"red": ["merchant_gold"]})
    table.play("red: place kings_storehouse")
    assert table.legal == ["stop", "trade virtue"]
    assert reasons(table, "trade marble") == [("too_few_cubes", "§ 4.5")]
    assert reasons(table, "trade merchant_gold") == [("too_few_silver", "§ 4.5")]
    assert reasons(table, "trade trader_wood") == [
        ("not_your_apprentice", "§ 4.5"),
        ("too_few_cubes", "§ 4.5"),
    ]


@cites("R-04", "§ 4.5")
def test_who_can_trade_nothing_moves_on_and_is_told_why() -> None:
    table = position("red blue").play("red: place kings_storehouse")
    assert table.due == "blue place_worker"
    assert table.told("forced")[0]["decision"] == "storehouse_trade"


@cites("§ 4.5", "R-39")
def test_goods_gained_by_one_trade_pay_the_next() -> None:
    table = position(
        "red blue", workers={"red": {"kings_storehouse": 2}}, silver={"red": 2},
        apprentices={"red": ["merchant_wood"]},
    )  # fmt: skip
    table.play("""
        red: place kings_storehouse
        red: trade merchant_wood
        red: trade merchant_wood
        red: trade marble
    """)
    assert (table.of("wood")["red"], table.of("marble")["red"]) == (1, 1)


@cites("§ 5.2", "§ 4.5")
@pytest.mark.parametrize("card", TRADERS)
def test_an_apprentice_adds_his_trade(card: str) -> None:
    pay, gain = TRADERS[card]["pay"], TRADERS[card]["gain"]
    held = {kind: {"red": n} for kind, n in pay.items()}
    table = position("red blue", apprentices={"red": [card]}, **held)
    before = {kind: table.of(kind)["red"] for kind in gain}
    table.play(f"red: place kings_storehouse\nred: trade {card}")
    assert all(table.of(kind)["red"] == 0 for kind in pay)
    assert {kind: table.of(kind)["red"] - before[kind] for kind in gain} == gain


@cites("§ 5.8")
def test_the_overseer_counts_as_one_more_worker() -> None:
    table = position("red blue", "turn", PROMO, apprentices={"red": ["overseer"]}, clay={"red": 6})
    table.play("red: place kings_storehouse\nred: trade virtue\nred: trade virtue")
    assert table.of("virtue")["red"] == 9
    assert table.due == "blue place_worker"


@cites("§ 4.13", "R-11")
def test_virtue_beyond_the_track_may_destroy_a_debt_between_two_trades() -> None:
    table = position(
        "red blue", workers={"red": {"kings_storehouse": 1}}, clay={"red": 4}, virtue={"red": 14},
        unpaid_debts={"red": 1},
    )  # fmt: skip
    table.play("red: place kings_storehouse\nred: trade virtue")
    assert table.due == "red destroy_debt"
    table.play("red: destroy_debt")
    assert table.due == "red storehouse_trade"
    assert table.of("unpaid_debts")["red"] == 0
