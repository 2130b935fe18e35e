"""Quarry, Forest, Silversmith and Mines (§ 4.4)."""

from __future__ import annotations

import pytest

import keepwright as kw
from tests.games.architects.table import cites, inside, position, reasons

YIELDS = {
    "quarry": ("stone", [1, 2, 3, 4, 5, 6]),
    "forest": ("wood", [1, 2, 3, 4, 5, 6]),
    "silversmith": ("silver", [2, 3, 4, 5, 6, 7]),
}


@cites("§ 4.4", "§ 5.1")
@pytest.mark.parametrize("place", YIELDS)
@pytest.mark.parametrize("workers", range(1, 7))
def test_a_location_yields_by_own_workers(place: str, workers: int) -> None:
    kind, amounts = YIELDS[place]
    there = {"red": {place: workers - 1}, "blue": {place: 5}}
    table = position("red blue", workers=there).play(f"red: place {place}")
    assert table.of(kind) == {"red": amounts[workers - 1], "blue": 0}


@cites("§ 4.4")
@pytest.mark.parametrize(("place", "kind"), [("quarry", "stone"), ("silversmith", "silver")])
def test_what_a_position_cannot_count_is_refused_and_never_lost(place: str, kind: str) -> None:
    most = {"stone": 2047, "silver": 9999}[kind]
    full = position("red blue", **{kind: {"red": most}})
    with pytest.raises(kw.TooMany) as refused:
        kw.play(full.state, f"place {place}")
    assert refused.value.facts == {"most": most}
    assert full.of(kind)["red"] == most
    nearly = position("red blue", **{kind: {"red": most - 2}}).play(f"red: place {place}")
    assert nearly.of(kind)["red"] in (most - 1, most)


@cites("§ 4.4")
@pytest.mark.parametrize("workers", range(1, 7))
def test_the_mines_yield_clay_or_gold(workers: int) -> None:
    clay, gold = [2, 3, 4, 5, 6, 7][workers - 1], [0, 1, 1, 2, 2, 3][workers - 1]
    table = position("red blue", workers={"red": {"mines": workers - 1}}).play("red: place mines")
    if gold:
        table.play("red: mine gold")
        assert (table.of("clay")["red"], table.of("gold")["red"]) == (0, gold)
    else:
        assert table.told("forced")[0]["action"] == "mine clay"
        assert (table.of("clay")["red"], table.of("gold")["red"]) == (clay, 0)


@cites("§ 4.3", "§ 4.4")
def test_gold_needs_two_own_workers() -> None:
    table = position("red blue", {"mines_good": {"seat": "red"}}, workers={"red": {"mines": 2}})
    assert reasons(table, "mine gold") == []
    inside(table).players[0].take_worker(2)
    assert reasons(table, "mine gold") == [("too_few_workers", "§ 4.3")]


@cites("§ 4.4", "§ 5.2", "R-39")
@pytest.mark.parametrize(
    ("place", "card", "kind"),
    [
        ("quarry", "stonecutter", "stone"),
        ("forest", "woodcutter", "wood"),
        ("silversmith", "jeweller", "silver"),
    ],
)
def test_apprentices_add_one_each_at_every_visit(place: str, card: str, kind: str) -> None:
    pair = [f"{card}_1", f"{card}_2"]
    base = YIELDS[place][1]
    table = position("red blue", apprentices={"red": pair})
    table.play(f"red: place {place}")
    assert table.of(kind)["red"] == base[0] + 2
    produced = table.told("produced")[0]
    assert produced["parts"][f"{card}_1"] == produced["parts"][f"{card}_2"] == 1
    table.play(f"blue: place guardhouse\nred: place {place}")
    assert table.of(kind)["red"] == base[0] + base[1] + 4


@cites("§ 4.4")
def test_two_miners_add_clay_to_either_choice() -> None:
    given = {"workers": {"red": {"mines": 1}}, "apprentices": {"red": ["miner_1", "miner_2"]}}
    clay = position("red blue", **given).play("red: place mines\nred: mine clay")
    assert (clay.of("clay")["red"], clay.of("gold")["red"]) == (5, 0)
    gold = position("red blue", **given).play("red: place mines\nred: mine gold")
    assert (gold.of("clay")["red"], gold.of("gold")["red"]) == (2, 1)
