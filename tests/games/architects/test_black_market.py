"""The Black Market: three spaces (§ 4.10)."""

from __future__ import annotations

import pytest

from tests.games.architects.table import (
    BUILDING_IDS,
    RECORD,
    VARIABLE,
    cites,
    inside,
    position,
    reasons,
)

CARDS = {row["id"]: row for row in RECORD["black_market_cards"]}
DEAL_FIVE = "\n".join(f"* deal {card}" for card in "well keep tavern castle church".split())
FACES = {
    "1_marble": {"marble": 1},
    "2_gold": {"gold": 2},
    "1_stone_1_marble": {"marble": 1, "stone": 1},
    "1_wood_1_gold": {"gold": 1, "wood": 1},
    "1_wood_1_marble": {"marble": 1, "wood": 1},
}


@cites("§ 4.10", "§ 5.4", "R-17")
@pytest.mark.parametrize("card", CARDS)
def test_the_right_space_gives_the_large_side_of_its_top_card(card: str) -> None:
    pile = ["bm_02" if card == "bm_01" else "bm_01", card]
    table = position("red blue", silver={"red": 3}, large_pile=pile, small_face="1_wood_1_marble")
    table.play("red: place bm_right")
    large = CARDS[card]["large"]
    assert {kind: table.of(kind)["red"] for kind in large} == large
    assert table.at("large_pile") == pile


@cites("§ 4.10", "§ 5.4")
@pytest.mark.parametrize("face", FACES)
def test_the_left_space_gives_the_small_side_that_is_seen(face: str) -> None:
    assert [row["small"] for row in CARDS.values()].count(FACES[face]) == 2
    table = position("red blue", silver={"red": 1}, small_face=face).play("red: place bm_left")
    assert {kind: table.of(kind)["red"] for kind in FACES[face]} == FACES[face]
    assert table.at("small_face") == face


@cites("§ 4.10", "§ 5.2")
@pytest.mark.parametrize("space", ["bm_left", "bm_middle", "bm_right"])
def test_swindlers_give_on_every_space(space: str) -> None:
    three = ["swindler_clay", "swindler_stone", "swindler_wood"]
    table = position(
        "red blue", silver={"red": 3}, apprentices={"red": three}, small_face="2_gold",
        large_pile=["bm_01"],
    )  # fmt: skip
    table.play(f"red: place {space}")
    assert table.of("clay")["red"] == 2
    assert table.of("stone")["red"] == 1
    assert table.of("wood")["red"] == (3 if space == "bm_right" else 1)


@cites("§ 4.10", "§ 5.2")
def test_trickster_and_illusionist() -> None:
    two = ["trickster", "illusionist"]
    table = position("red blue", apprentices={"red": two}).play("red: place bm_left")
    assert (table.of("silver")["red"], table.of("virtue")["red"]) == (0, 7)
    paid = table.told("silver_paid")[0]
    assert (paid["cost"], paid["tax"]) == (0, 0)
    table = position("red blue", apprentices={"red": two}, silver={"red": 1})
    assert reasons(table, "place bm_right") == [("too_few_silver", "§ 4.10")]
    assert "place bm_middle" in table.legal


@cites("R-06", "§ 4.13", "§ 4.10")
def test_at_virtue_0_the_loss_is_a_debt() -> None:
    table = position("red blue", virtue={"red": 0}, silver={"red": 1}).play("red: place bm_left")
    assert (table.of("virtue")["red"], table.of("unpaid_debts")["red"]) == (0, 1)


@cites("§ 4.10", "§ 4.13")
def test_no_tax_is_involved() -> None:
    table = position("red blue", virtue={"red": 3}, silver={"red": 3}).play("red: place bm_right")
    assert (table.of("silver")["red"], table.at("tax_stand")) == (0, 4)


@cites("§ 4.10", "§ 4.16")
def test_one_of_five_cards_is_kept() -> None:
    table = position("red blue", silver={"red": 2})
    table.play(f"red: place bm_middle\nred: plans\n{DEAL_FIVE}")
    assert table.due == "red keep_building"
    assert table.legal == [f"keep {card}" for card in "castle church keep tavern well".split()]
    assert reasons(table, "keep palace") == [("not_drawn", "§ 4.10")]


@cites("§ 4.10", "R-21")
def test_with_a_small_pile_fewer_are_drawn_and_with_none_somebody_is_hired() -> None:
    built = {"red": BUILDING_IDS[:20], "blue": BUILDING_IDS[20:38]}
    table = position("red blue", buildings=built, silver={"red": 2})
    table.play("red: place bm_middle\nred: plans")
    assert table.legal == [f"keep {id}" for id in BUILDING_IDS[38:]]
    table.play("red: keep wood_market")
    assert table.at("beneath") == [{"red": 1}]
    built["blue"] = BUILDING_IDS[20:]
    table = position("red blue", buildings=built, silver={"red": 2}).play("red: place bm_middle")
    assert table.due == "red hire_card"
    start = {"bm_middle_mode": {"seat": "red"}}
    table = position("red blue", start, buildings={**built, "blue": BUILDING_IDS[20:38]})
    inside(table).building_pile = 0
    assert reasons(table, "plans") == [("no_building_cards", "§ 4.10")]


@cites("§ 4.10", "§ 4.6")
def test_any_face_up_apprentice_whatever_his_column() -> None:
    table = position("red blue", silver={"red": 2}).play("red: place bm_middle\nred: hire")
    assert len(table.legal) == 8
    assert reasons(table, "hire thief") == [("not_face_up", "§ 4.10")]


@cites("R-42", "§ 4.13")
def test_who_is_discarded_in_the_action_still_counts_for_it() -> None:
    five = ["swindler_clay", "stonecutter_1", "stonecutter_2", "woodcutter_1", "woodcutter_2"]
    table = position(
        "red blue", silver={"red": 2}, apprentices={"red": five}, workshop={"top_1": "thief"}
    )
    table.play("red: place bm_middle\nred: hire\nred: hire thief\nred: discard swindler_clay")
    assert table.of("clay")["red"] == 2
    assert "swindler_clay" not in table.at("players.red.apprentices")


@cites("§ 5.7", "§ 4.10")
@pytest.mark.parametrize("space", ["bm_left", "bm_right"])
def test_caroline_draws_a_card_at_the_end(space: str) -> None:
    table = position(
        "green blue", "turn", VARIABLE, character={"green": "caroline"}, silver={"green": 3}
    )
    table.play(f"green: place {space}")
    assert table.due == "draw"
    table.play("* draw well")
    assert table.at("players.green.hand") == ["well"]


@cites("§ 5.7", "§ 4.10")
def test_caroline_draws_after_the_others_are_returned() -> None:
    table = position(
        "green blue", "turn", VARIABLE, character={"green": "caroline"}, silver={"green": 2}
    )
    table.play(f"green: place bm_middle\ngreen: plans\n{DEAL_FIVE}\ngreen: keep well")
    assert table.at("beneath") == [{"green": 4}]
    assert table.due == "draw"
    table.play("* draw palace")
    assert table.at("players.green.hand") == ["palace", "well"]
    assert table.due == "blue place_worker"


@cites("§ 4.10", "§ 4.11")
def test_the_reset_waits_for_the_end_of_the_action() -> None:
    market = {"bm_left": "blue", "bm_right": "blue"}
    table = position("red blue", black_market=market, silver={"red": 2})
    table.play("red: place bm_middle")
    assert table.due == "red bm_middle_mode"
    assert table.at("players.blue.prison") == 0
    table.play(f"red: plans\n{DEAL_FIVE}\nred: keep well")
    assert table.of("prison") == {"red": 1, "blue": 2}
