"""Silver and tax: what is paid, and the parts it is told in (§ 4.13)."""

from __future__ import annotations

from tests.games.architects.table import cites, position


@cites("§ 4.13", "R-07", "R-08")
def test_nothing_is_avoided_where_there_is_no_tax() -> None:
    two = ["conspirator_1", "conspirator_2"]
    table = position(
        "red blue green", virtue={"red": 1}, apprentices={"red": two},
        workers={"red": {"town_centre": 1}, "blue": {"forest": 1}, "green": {"forest": 1}},
    )  # fmt: skip
    table.play("red: place town_centre\nred: capture forest blue\nred: capture forest green")
    taxed, spared = [fact["parts"] for fact in table.told("silver_paid")]
    assert taxed == {"tax": 1, "virtue": -2, "minimum": 1}
    assert spared == {"capture": 1, "conspirator_1": -1}
    table = position("red blue", virtue={"red": 1}, silver={"red": 1}).play("red: place bm_left")
    assert table.told("silver_paid")[0]["parts"] == {"bm_left": 1}
