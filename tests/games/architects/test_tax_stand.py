"""The Tax Stand (§ 4.8)."""

from __future__ import annotations

import pytest

from tests.games.architects.table import cites, position


@cites("§ 4.8", "R-05", "R-06")
@pytest.mark.parametrize(
    ("apprentices", "virtue", "lost", "debts", "gold"),
    [
        ([], 7, 2, 0, 0),
        (["thief"], 7, 1, 0, 0),
        (["pickpocket"], 7, 2, 0, 1),
        ([], 0, 0, 2, 0),
        (["thief"], 0, 0, 1, 0),
    ],
)
def test_stealing(apprentices: list[str], virtue: int, lost: int, debts: int, gold: int) -> None:
    table = position("red blue", virtue={"red": virtue}, apprentices={"red": apprentices})
    table.play("red: place tax_stand")
    assert table.of("silver")["red"] == 4
    assert table.of("virtue")["red"] == virtue - lost
    assert table.of("unpaid_debts")["red"] == debts
    assert table.of("gold")["red"] == gold
    assert table.at("tax_stand") == 0


@cites("§ 4.8")
def test_the_number_of_own_workers_does_not_matter() -> None:
    table = position("red blue", workers={"red": {"tax_stand": 5}}).play("red: place tax_stand")
    assert (table.of("silver")["red"], table.of("virtue")["red"]) == (4, 5)


@cites("§ 4.8", "§ 4.13")
def test_tax_that_is_paid_opens_it_again() -> None:
    table = position("red blue", silver={"blue": 1}, workers={"red": {"forest": 1}})
    table.play("red: place tax_stand\nblue: place town_centre\nblue: capture forest red")
    assert table.at("tax_stand") == 1
    assert "place tax_stand" in table.legal
