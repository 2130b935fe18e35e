"""Advancing work on the Cathedral (§ 4.12)."""

from __future__ import annotations

import pytest

from tests.games.architects.table import RECORD, VARIABLE, cites, inside, position, reasons

LEVELS = RECORD["cathedral"]["levels"]
REWARDS = {row["id"]: row["gain"] for row in RECORD["reward_cards"]}
RICH = {kind: {"red": 8} for kind in ("clay", "wood", "stone", "gold", "marble")}


@cites("§ 4.12", "§ 2", "§ 4.16")
@pytest.mark.parametrize("level", range(1, 6))
def test_each_level_costs_its_goods_and_a_card(level: int) -> None:
    row = LEVELS[level - 1]
    table = position("red blue", cathedral={"red": level - 1}, hand={"red": ["keep"]}, **RICH)
    table.play("red: place guildhall\nred: advance")
    if "cost_any" in row:
        count = row["cost_any"]["count"]
        assert table.due == "red cathedral_payment"
        ways = [n for n in range(count + 1) if n <= 8 and count - n <= 8]
        assert len(table.legal) == len(ways)
        table.play(f"red: pay {count} wood")
        cost = {"wood": count}
    else:
        cost = row["cost"]
    assert table.due == "red cathedral_discard"
    assert table.legal == ["discard keep"]
    table.play("red: discard keep\n* reward reward_virtue")
    for kind in RICH:
        assert table.of(kind)["red"] == 8 - cost.get(kind, 0)
    assert (table.of("cathedral")["red"], table.of("virtue")["red"]) == (level, 9)
    assert table.at("players.red.put_under") == ["keep"]


@cites("§ 4.12")
def test_what_an_advance_needs() -> None:
    given = {"hand": {"red": ["well"]}, "wood": {"red": 2}, "stone": {"red": 2}}
    start = {"guildhall_mode": {"seat": "red"}}
    table = position("red blue green", start, virtue={"red": 4}, **given)
    assert reasons(table, "advance") == [
        ("cathedral_closed", "§ 4.12"),
        ("too_few_cubes", "§ 4.12"),
    ]
    levels = {"red": 4, "blue": 5}
    table = position("red blue green", start, cathedral=levels, **given)
    assert reasons(table, "advance") == [("level_full", "§ 4.12"), ("too_few_cubes", "§ 4.12")]
    table = position("red blue green", start, cathedral={"red": 5}, **given)
    assert reasons(table, "advance") == [("top_level_reached", "§ 4.12")]
    table = position("red blue green", start, gold={"red": 1}, **given)
    assert reasons(table, "advance") == []
    inside(table).players[0].hand = 0
    assert reasons(table, "advance") == [("no_card_to_discard", "§ 4.12")]


@cites("§ 4.12")
def test_which_card_is_discarded_is_the_players_choice() -> None:
    table = position("red blue", gold={"red": 1}, hand={"red": ["keep", "well", "castle"]})
    table.play("red: place guildhall\nred: advance")
    assert table.legal == ["discard castle", "discard keep", "discard well"]
    assert reasons(table, "discard palace") == [("not_in_hand", "§ 4.12")]


@cites("§ 5.5", "§ 4.12")
@pytest.mark.parametrize("reward", REWARDS)
def test_the_top_reward_is_gained_and_gone(reward: str) -> None:
    table = position("red blue", gold={"red": 1}, hand={"red": ["keep"]})
    table.play(f"red: place guildhall\nred: advance\nred: discard keep\n* reward {reward}")
    gain = dict(REWARDS[reward])
    assert table.of("virtue")["red"] == 7 + gain.pop("virtue")
    if gain.pop("building_card", 0):
        table.play("* draw well")
        assert table.at("players.red.hand") == ["well"]
    assert {kind: table.of(kind)["red"] for kind in gain} == gain
    assert table.at("rewards_gone") == {reward: 1}
    assert table.at("rewards") == 4


@cites("§ 5.2", "§ 4.12")
@pytest.mark.parametrize(
    ("card", "kind"), [("acolyte_tiling", "clay"), ("acolyte_masonry", "silver")]
)
def test_an_acolyte_gives_on_every_advance(card: str, kind: str) -> None:
    table = position(
        "red blue", gold={"red": 1}, hand={"red": ["keep"]}, apprentices={"red": [card]}
    )
    table.play("red: place guildhall\nred: advance\nred: discard keep\n* reward reward_virtue")
    assert table.of(kind)["red"] == 2


@cites("§ 5.2", "§ 4.12")
def test_the_acolyte_of_carpentry_draws_after_the_reward() -> None:
    table = position(
        "red blue", gold={"red": 1}, hand={"red": ["keep"]},
        apprentices={"red": ["acolyte_carpentry"]},
    )  # fmt: skip
    table.play("red: place guildhall\nred: advance\nred: discard keep")
    table.play("* reward reward_building_card\n* draw well\n* draw castle")
    assert table.at("players.red.hand") == ["castle", "well"]


@cites("§ 4.12", "§ 4.13")
def test_the_last_reward_of_a_kind_nobody_needs_to_draw() -> None:
    gone = {"reward_silver": 2, "reward_wood": 2, "reward_stone": 2, "reward_building_card": 2,
            "reward_virtue": 2}  # fmt: skip
    table = position(
        "red blue green yellow purple", gold={"red": 1}, hand={"red": ["keep"]}, rewards=1,
        rewards_gone=gone,
    )  # fmt: skip
    table.play("red: place guildhall\nred: advance\nred: discard keep")
    assert table.of("gold")["red"] == 1
    assert table.at("rewards") == 0


@cites("§ 5.7")
def test_frederick_needs_no_card() -> None:
    table = position(
        "red blue", "turn", VARIABLE, character={"red": "frederick"}, gold={"red": 1},
        hand={"red": []},
    )  # fmt: skip
    table.play("red: place guildhall\nred: advance")
    assert table.due == "reward"
    table = position(
        "red blue", "turn", VARIABLE, character={"red": "frederick"}, gold={"red": 1},
        hand={"red": ["well"]},
    )  # fmt: skip
    table.play("red: place guildhall\nred: advance\n* reward reward_virtue")
    assert table.at("players.red.hand") == ["well"]


@cites("R-24")
def test_therese_pays_marble_for_gold() -> None:
    table = position(
        "blue red", "turn", VARIABLE, character={"blue": "therese"}, gold={"blue": 1},
        marble={"blue": 3}, cathedral={"blue": 4}, hand={"blue": ["well"]},
    )  # fmt: skip
    table.play("blue: place guildhall\nblue: advance\nblue: discard well\n* reward reward_virtue")
    assert (table.of("gold")["blue"], table.of("marble")["blue"]) == (0, 0)
    assert table.of("cathedral")["blue"] == 5
