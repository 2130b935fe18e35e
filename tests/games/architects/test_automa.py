"""Constantine and Helena (§ 4.15, § 5.9)."""

from __future__ import annotations

from typing import Any

import pytest

import keepwright as kw
from tests.games.architects.table import RECORD, TURNED, TWO_VS_BOT, cites, position
from tests.games.table import Table

CARDS = RECORD["solo"]["standin_deck"]["cards"]


def scheme(card: str, automa: dict[str, Any] | None = None, /, **given: Any) -> Table:
    """The automa, which is blue, reveals this card."""
    table = position("red", "automa_turn", given.pop("options", None), automa=automa or {}, **given)
    return table.play(f"* scheme standin_{card}")


@cites("§ 4.15")
def test_the_human_goes_first_and_they_alternate() -> None:
    table = position("red").play("red: place quarry")
    assert table.due == "scheme"
    table.play("* scheme standin_01")
    assert table.due == "red place_worker"
    assert table.at("automa.workers") == {"quarry": 1}
    assert table.at("automa.discarded") == ["standin_01"]
    assert len(table.at("automa.schemes")) == 19


@cites("§ 5.9")
@pytest.mark.parametrize("card", [row["id"] for row in CARDS if row["pile"] == "starting"])
def test_a_worker_goes_where_the_scheme_says(card: str) -> None:
    place = next(row["location"] for row in CARDS if row["id"] == card)
    table = scheme(card.removeprefix("standin_"))
    assert table.at("automa.supply") == 19
    if place == "guildhall":
        assert table.at("guildhall") == ["blue"]
    elif place == "black_market":
        assert list(table.at("black_market").values()) == ["blue"]
    else:
        assert table.at("automa.workers") == {place: 1}


@cites("§ 5.9")
@pytest.mark.parametrize(("card", "place"), [("01", "quarry"), ("03", "forest"), ("05", "mines")])
@pytest.mark.parametrize(("workers", "marble"), [(1, 0), (2, 1), (3, 1)])
def test_the_third_worker_brings_marble(card: str, place: str, workers: int, marble: int) -> None:
    table = scheme(card, {"workers": {place: workers}})
    assert table.at("automa.marble") == marble


@cites("§ 5.9", "R-43")
def test_silversmith_storehouse_and_tax_stand() -> None:
    assert scheme("07").at("tax_stand") == 5
    assert scheme("09").at("automa.virtue") == 8
    assert scheme("09", {"virtue": 14, "unpaid_debts": 2}).at("automa.unpaid_debts") == 1
    table = scheme("17", {"virtue": 1})
    assert (table.at("tax_stand"), table.at("automa.marble")) == (0, 1)
    assert (table.at("automa.virtue"), table.at("automa.unpaid_debts")) == (0, 1)
    table = scheme("17", tax_stand=0)
    assert (table.at("automa.virtue"), table.at("automa.marble")) == (7, 0)


@cites("§ 5.9")
@pytest.mark.parametrize(("card", "row"), [("11", "top"), ("12", "bottom")])
def test_an_apprentice_is_swept_off_his_row(card: str, row: str) -> None:
    other = "bottom" if row == "top" else "top"
    rows = {f"{row}_1": "thief", f"{row}_2": "miner_1", f"{other}_1": "labourer"}
    table = scheme(card, workshop=rows, workshop_silver={f"{row}_1": 2, f"{row}_2": 1})
    table.play("* reveal trickster")
    assert table.at("apprentices_beneath") == ["thief"]
    assert table.at(f"workshop.{row}_1") == "miner_1"
    assert table.at(f"workshop.{row}_4") == "trickster"
    assert table.at(f"workshop.{other}_1") == "labourer"
    assert table.at("workshop_silver") == {f"{row}_1": 1}


@cites("§ 5.9", "§ 4.15")
def test_it_never_captures_its_own_and_ties_go_by_location_then_turn_order() -> None:
    workers = {"red": {"mines": 2, "forest": 2}, "green": {"forest": 2, "silversmith": 1}}
    table = position(
        "red green", "automa_turn", TWO_VS_BOT, automa={"workers": {"quarry": 5, "town_centre": 1}},
        workers=workers, turn_order=["green", "red", "blue"],
    ).play("* scheme standin_13")  # fmt: skip
    assert table.at("automa.captured") == {"red": 2, "green": 2}
    assert table.at("automa.workers") == {"quarry": 5, "town_centre": 2}
    assert table.at("players.red.workers") == {"mines": 2}
    one = position("red green", "automa_turn", TWO_VS_BOT, workers=workers,
                   turn_order=["green", "red", "blue"]).play("* scheme standin_13")  # fmt: skip
    assert one.at("automa.captured") == {"green": 2}


@cites("§ 5.9")
def test_guardhouse_of_the_automa() -> None:
    table = scheme("15", {"captured": {"red": 4}})
    assert (table.at("automa.marble"), table.at("players.red.prison")) == (1, 4)
    table = scheme("15", {"prison": 3})
    assert (table.at("automa.supply"), table.at("automa.prison")) == (19, 0)
    table = scheme("15", captured={"red": {"blue": 3}})
    assert (table.at("automa.unpaid_debts"), table.at("automa.virtue")) == (1, 6)
    assert (table.at("players.red.captured"), table.at("automa.supply")) == ({}, 19)
    table = scheme("15")
    assert (table.at("automa.unpaid_debts"), table.at("automa.virtue")) == (0, 7)


@cites("§ 5.9", "§ 4.15")
@pytest.mark.parametrize(
    ("card", "taken", "space", "marble"),
    [
        ("18", [], "bm_left", 1),
        ("18", ["bm_left"], "bm_middle", 1),
        ("18", ["bm_left", "bm_middle"], None, 2),
        ("19", [], "bm_right", 2),
        ("19", ["bm_right"], "bm_middle", 1),
    ],
)
def test_black_market_of_the_automa(
    card: str, taken: list[str], space: str | None, marble: int
) -> None:
    market = dict.fromkeys(taken, "red")
    table = scheme(card, {"virtue": 14}, black_market=market)
    assert (table.at("automa.marble"), table.at("automa.virtue")) == (marble, 13)
    if space is None:
        table.play(TURNED)
        assert table.at("automa.prison") == 1
        assert table.at("players.red.unpaid_debts") == 1
        assert table.at("automa.mixed_in") == 2
    else:
        assert table.at(f"black_market.{space}") == "blue"


@cites("§ 5.9", "§ 4.15", "R-43")
def test_guildhall_of_the_automa() -> None:
    table = scheme("20", {"virtue": 0})
    assert (table.at("automa.cathedral"), table.due) == (1, "reward")
    table.play("* reward reward_silver")
    assert (table.at("automa.virtue"), table.at("rewards")) == (1, 4)
    gone = {"reward_silver": 2, "reward_wood": 2, "reward_gold": 1}
    table = scheme("20", rewards=0, rewards_gone=gone)
    assert (table.at("automa.cathedral"), table.at("automa.virtue")) == (1, 8)
    table = scheme("20", {"cathedral": 5})
    assert (table.at("automa.cathedral"), table.at("automa.virtue")) == (5, 8)


@cites("§ 4.11", "R-36", "§ 5.9")
def test_a_row_start_of_the_automa_brings_a_reset_after_the_card_is_discarded() -> None:
    table = scheme("20", {"prison": 3}, guildhall=["red"] * 6)
    table.play(f"* reward reward_virtue\n{TURNED}")
    assert (table.at("automa.unpaid_debts"), table.at("automa.virtue")) == (1, 8)
    assert table.at("automa.discarded") == ["standin_20"]
    assert table.at("automa.mixed_in") == 2


@cites("R-36", "§ 5.3")
def test_the_automa_is_a_player_for_monument_and_watchtower() -> None:
    goods = {"wood": {"red": 2}, "stone": {"red": 3}, "marble": {"red": 2}}
    table = position(
        "red", hand={"red": ["monument"]}, apprentices={"red": ["labourer"]}, **goods
    ).play("red: place guildhall\nred: build monument")
    assert table.at("automa.virtue") == 8
    goods = {"clay": {"red": 3}, "wood": {"red": 4}, "gold": {"red": 1}, "marble": {"red": 1}}
    table = position(
        "red", hand={"red": ["watchtower"]}, apprentices={"red": ["labourer"]},
        automa={"prison": 3, "virtue": 0}, **goods,
    ).play("red: place guildhall\nred: build watchtower")  # fmt: skip
    assert (table.at("automa.virtue"), table.at("automa.unpaid_debts")) == (0, 1)


@cites("§ 4.15", "§ 4.7")
def test_its_workers_can_be_captured_and_sold() -> None:
    table = position("red", silver={"red": 1}, automa={"workers": {"forest": 3}})
    table.play("red: place town_centre\nred: capture forest blue")
    assert table.at("players.red.captured") == {"blue": 3}
    table = position("red", captured={"red": {"blue": 3}})
    table.play("red: place guardhouse\nred: send_captured_to_prison")
    assert (table.of("silver")["red"], table.at("automa.prison")) == (3, 3)


# ---------------------------------------------------------------- the deck


@cites("§ 4.15", "§ 5.9")
def test_without_workers_it_gathers_them_and_shuffles() -> None:
    discarded = [f"standin_{n:02}" for n in range(1, 9)]
    rest = [f"standin_{n:02}" for n in range(9, 21)]
    table = position(
        "red", "automa_turn", black_market={"bm_left": "blue"}, guildhall=["blue"] * 3,
        automa={"workers": {"quarry": 10}, "prison": 4, "discarded": discarded, "schemes": rest},
        captured={"red": {"blue": 2}},
    )  # fmt: skip
    assert table.at("automa.supply") == 16
    assert table.at("automa.prison") == 0
    assert table.at("players.red.captured") == {}
    assert table.at("black_market") == {"bm_left": "blue"}
    assert (len(table.at("automa.schemes")), table.at("automa.discarded")) == (20, [])
    assert table.at("automa.mixed_in") == 2
    assert table.due == "red place_worker"


@cites("§ 5.9", "§ 4.15")
def test_an_empty_pile_is_shuffled_anew_with_two_future_schemes() -> None:
    discarded = [f"standin_{n:02}" for n in range(1, 21)]
    table = position("red", "automa_turn", automa={"schemes": [], "discarded": discarded})
    due = table.state.due
    assert isinstance(due, kw.Chance)
    # 20 known cards and 2 of 10 unseen ones: each known one weighs as much as 10 of 200 + 20.
    pool = due.pool(table.state)
    assert (len(pool), pool.count(0), pool.count(20)) == (220, 10, 2)
    table.play("* scheme standin_21\n* reward reward_virtue")
    assert table.at("automa.mixed_in") == 1
    assert len(table.at("automa.future")) == 9
    assert table.at("automa.discarded") == ["standin_21"]


@cites("§ 5.9")
def test_fewer_future_schemes_come_in_if_fewer_are_left() -> None:
    deck = [row["id"] for row in CARDS]
    table = position(
        "red", "automa_turn",
        automa={"schemes": [], "discarded": deck[:29], "future": deck[29:], "mixed_in": 0},
    )  # fmt: skip
    assert table.at("automa.mixed_in") == 1


@cites("§ 4.15", "§ 4.14", "R-43")
def test_the_last_round_against_the_automa() -> None:
    table = position("red", "automa_turn", guildhall=["red"] * 11).play("* scheme standin_20")
    table.play("* reward reward_virtue")
    assert table.at("final_turns") == 2
    table.play("red: place quarry\n* scheme standin_01")
    assert table.due == "over"
    hall = ["red"] * 6 + ["blue"] * 6
    table = position("red", "automa_turn", guildhall=hall, final_turns=1).play(
        "* scheme standin_20"
    )
    table.play("* reward reward_virtue")
    assert table.at("guildhall") == [*hall, "blue"]
    assert dict(kw.score_sheet(table.state).rivals["constantine"].parts)["guildhall"] == 7
