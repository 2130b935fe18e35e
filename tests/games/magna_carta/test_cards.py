"""Drawing: the own pile, shuffled anew from the discard pile when a card must come from it."""

from __future__ import annotations

import keepwright as kw
from tests.games.magna_carta.table import cites, position, road
from tests.games.table import Table

BUILT = ("bank", "large_farm", "large_sawmill", "large_quarry", "gold_mine", "church")


def late(hand: list[str], discard: list[str], deniers: int = 3) -> Table:
    """Six cards of red lie on the road; what is neither in hand nor discarded is the pile."""
    return position(
        "red green", "actions", road=road(2, *(f"red_{id}" for id in BUILT)),
        hand={"red": hand}, discard={"red": discard}, deniers={"red": deniers}, passed=["green"],
    )  # fmt: skip


def pool(table: Table) -> list[str]:
    """What can be drawn now."""
    due = table.state.due
    assert isinstance(due, kw.Chance)
    return [due.things(table.state)[number] for number in due.pool(table.state)]


@cites("§ phase 2 A")
def test_the_top_card_of_the_pile_costs_a_denier() -> None:
    table = late(["small_farm"], ["market"]).play("red: draw_card")
    assert pool(table) == ["small_sawmill", "small_quarry", "peddler", "lawyer"]
    table.play("* draw lawyer")
    assert table.at("players.red.hand") == ["small_farm", "lawyer"]
    assert table.at("players.red.discard") == ["market"]
    assert table.deniers["red"] == 2
    assert table.told("pile_shuffled") == []


@cites("§ phase 2 B", "R-33")
def test_the_discard_pile_is_shuffled_in_the_middle_of_replacing() -> None:
    table = late(["small_farm", "small_sawmill", "small_quarry"], ["market", "peddler"])
    table.play("red: replace_hand")
    assert pool(table) == ["lawyer"]
    assert table.told("hand_discarded")[0]["cards"] == [
        "small_farm", "small_sawmill", "small_quarry"
    ]  # fmt: skip
    table.play("* draw lawyer")
    assert table.told("pile_shuffled") == [{"seat": "red"}]
    assert pool(table) == ["small_farm", "small_sawmill", "small_quarry", "peddler", "market"]
    again = kw.state_of("magna_carta", table.state.to_json())
    assert again.digest() == table.state.digest()
    table.play("* draw market\n* draw small_farm")
    assert table.at("players.red.hand") == ["small_farm", "market", "lawyer"]
    assert table.at("players.red.pile") == ["small_sawmill", "small_quarry", "peddler"]
    assert table.at("players.red.discard") == []
    assert table.deniers["red"] == 2
    assert table.due == "red choose_action"


def test_the_whole_hand_may_come_back() -> None:
    table = late(["small_farm", "small_sawmill"], ["peddler", "market", "lawyer", "small_quarry"])
    table.play("red: replace_hand\n* draw small_farm\n* draw small_sawmill")
    assert table.at("players.red.hand") == ["small_farm", "small_sawmill"]


@cites("R-06")
def test_with_both_piles_empty_the_same_hand_comes_back() -> None:
    assert late([], ["market"]).why_not("red: replace_hand") == ["empty_hand"]
    rest = ["small_farm", "small_sawmill", "small_quarry", "peddler", "market", "lawyer"]
    table = late(rest, [])
    assert table.why_not("red: draw_card") == ["nothing_to_draw"]
    deniers = table.deniers["red"]
    table.play("red: replace_hand").play("".join(f"* draw {card}\n" for card in rest))
    assert table.at("players.red.hand") == rest
    assert table.deniers["red"] == deniers - 1


@cites("R-13")
def test_discards_are_open_and_hands_are_counted() -> None:
    state = late(["small_farm"], ["market"]).state
    for eyes in (kw.SPECTATOR, 1):
        seen = kw.view(state, eyes).facts["players"]["red"]
        assert (seen["hand"], seen["pile"], seen["discard"]) == (1, 4, ["market"])
    own = kw.view(state, 0).facts["players"]["red"]
    assert (own["hand"], own["pile"], own["discard"]) == (["small_farm"], 4, ["market"])
