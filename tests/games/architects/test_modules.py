"""Optional modules: promos, and two rules of an expansion (§ 5.8)."""

from __future__ import annotations

import pytest

import keepwright as kw
from tests.games.architects.table import PROMO, VARIABLE, cites, inside, position, reasons
from tests.games.table import Table

STARTING: dict[str, bool | str] = {"aoa_starting_apprentice": True}
SWEEP: dict[str, bool | str] = {"aoa_apprentice_sweep": True}
BOARDS: dict[str, bool | str] = {**VARIABLE, **PROMO}
WELL = {"wood": {"red": 2}, "stone": {"red": 2}, "hand": {"red": ["well"]}}
ROWS = {"top_1": "thief", "top_2": "miner_1", "bottom_1": "labourer", "bottom_2": "miner_2"}


@cites("§ 5.8")
@pytest.mark.parametrize("promo", [False, True])
def test_promo_cards_are_shuffled_in(promo: bool) -> None:
    facts = kw.new_game("architects", 2, {"promo_cards": promo}, seed=1).to_json()
    offered = [id for player in facts["players"].values() for id in player["offered"]]
    cards = {*facts["building_pile"], *offered}
    assert (len(cards), {"crane", "graveyard", "museum"} <= cards) == (43 if promo else 40, promo)
    people = {*facts["apprentice_pile"], *facts["workshop"].values()}
    assert len(people) == (43 if promo else 40)


def crane(**given: object) -> Table:
    """Red has built the Crane."""
    table = position(
        "red blue", "turn", PROMO, hand={"red": ["crane", "well"]}, wood={"red": 5},
        stone={"red": 3}, **given,
    )  # fmt: skip
    return table.play("red: place guildhall\nred: build crane")


@cites("§ 5.8", "§ 4.12")
def test_the_crane_brings_a_second_worker_at_once() -> None:
    table = crane()
    assert table.legal == ["place guildhall", "decline"]
    table.play("red: place guildhall\nred: build well")
    assert table.at("guildhall") == ["red", "red"]
    assert table.at("players.red.supply") == 18
    assert table.at("players.red.buildings") == ["well", "crane"]
    assert table.due == "blue place_worker"
    table = crane().play("red: decline")
    assert table.at("guildhall") == ["red"]


@cites("§ 5.8", "§ 4.3")
def test_the_second_worker_needs_something_to_do_and_to_be_there() -> None:
    given = {"hand": {"red": ["crane"]}, "wood": {"red": 3}, "stone": {"red": 1}}
    table = position("red blue", "turn", PROMO, **given)
    table.play("red: place guildhall\nred: build crane")
    assert table.legal == ["decline"]
    assert reasons(table, "place guildhall") == [("nothing_to_build", "§ 4.3")]
    table = crane(workers={"red": {"quarry": 19}})
    assert reasons(table, "place guildhall") == [("no_worker_left", "§ 5.8")]


@cites("§ 5.8", "§ 4.11")
def test_a_reset_brought_on_by_either_worker_comes_when_both_are_done() -> None:
    table = crane(guildhall=["blue"] * 6)
    assert table.told("reset_began") == []
    table.play("red: place guildhall\nred: build well\n* large_market bm_01\n* small_market 2_gold")
    assert table.told("reset_began") == [{}]
    assert table.due == "blue place_worker"


@cites("§ 5.8", "R-20")
def test_the_graveyard_takes_an_apprentice() -> None:
    table = position(
        "red blue", "turn", PROMO, hand={"red": ["graveyard"]}, clay={"red": 4}, wood={"red": 1},
        stone={"red": 2}, marble={"red": 2}, apprentices={"red": ["labourer", "thief"]},
        cathedral={"red": 5},
    )  # fmt: skip
    table.play("red: place guildhall\nred: build graveyard")
    assert table.legal == ["discard labourer", "discard thief"]
    table.play("red: discard thief")
    assert table.at("players.red.apprentices") == ["labourer"]
    assert table.at("apprentices_beneath") == ["thief"]
    assert table.due == "blue place_worker"


@cites("§ 5.8")
def test_clovis_draws_a_card_for_every_building() -> None:
    goods = {"wood": {"purple": 2}, "stone": {"purple": 2}, "hand": {"purple": ["well"]}}
    table = position("purple blue", "turn", BOARDS, character={"purple": "clovis"}, **goods)
    table.play("purple: place guildhall\npurple: build well\n* draw keep")
    assert table.at("players.purple.hand") == ["keep"]


def lothaire(**given: object) -> Table:
    """Blue is Lothaire; his turn begins."""
    return position("blue red", "turn", BOARDS, character={"blue": "lothaire"},
                    virtue={"blue": 7}, **given)  # fmt: skip


@cites("§ 5.8", "§ 4.12")
def test_lothaire_spares_1_wood_or_1_stone() -> None:
    goods = {"wood": {"blue": 2}, "stone": {"blue": 2}, "hand": {"blue": ["well"]}}
    table = lothaire(**goods).play("blue: place guildhall\nblue: build well")
    assert table.legal == ["spare wood", "spare stone"]
    table.play("blue: spare stone")
    assert (table.of("wood")["blue"], table.of("stone")["blue"]) == (0, 1)
    table = lothaire(**{**goods, "wood": {"blue": 1}})
    table.play("blue: place guildhall\nblue: build well")
    assert table.told("forced")[-1]["action"] == "spare wood"


@cites("§ 5.8")
def test_lothaire_spares_only_what_the_cost_contains() -> None:
    goods = {"wood": {"blue": 2}, "gold": {"blue": 2}, "hand": {"blue": ["steeple"]}}
    table = lothaire(**goods).play("blue: place guildhall\nblue: build steeple")
    assert table.told("forced")[-1]["action"] == "spare wood"
    assert table.of("wood")["blue"] == 1
    discount = kw.load("architects").tasks.by_key["discount card=steeple seat=0"]
    assert isinstance(discount, kw.Decision)
    spare_stone = discount.candidates.actions[1]
    against = list(discount.obstacles(table.state, spare_stone))
    assert [(one.code, one.rule) for one in against] == [("not_in_the_cost", "§ 5.8")]
    start = {"discount": {"seat": "blue", "card": "well"}}
    table = position(
        "blue red", start, BOARDS, character={"blue": "lothaire"}, buildings={"blue": ["well"]},
        wood={"blue": 2}, stone={"blue": 2},
    )  # fmt: skip
    inside(table).players[0].goods = 0
    assert reasons(table, "spare wood") == [("too_few_cubes", "§ 5.8")]


@cites("§ 5.8", "§ 2")
def test_lothaire_builds_the_cathedral_cheaper() -> None:
    table = lothaire(cathedral={"blue": 1}, wood={"blue": 3}, stone={"blue": 1},
                     hand={"blue": ["keep"]})  # fmt: skip
    table.play("blue: place guildhall\nblue: advance")
    assert sorted(table.legal) == ["pay 2 wood 1 stone", "pay 3 wood"]
    table = lothaire(gold={"blue": 1}, hand={"blue": ["keep"]})
    table.play("blue: place guildhall\nblue: advance\nblue: discard keep")
    assert table.of("gold")["blue"] == 0


# ---------------------------------------------------------------- Age of Artisans


@cites("§ 5.8", "R-01")
def test_starting_apprentices_are_taken_in_reverse_turn_order() -> None:
    start = {"starting_apprentice": {"seat": "green"}}
    order = ["red", "blue", "green"]
    table = position("red blue green", start, STARTING, workshop=ROWS, turn_order=order,
                     workshop_silver={"top_1": 0})  # fmt: skip
    assert table.due == "green starting_apprentice"
    assert len(table.legal) == 8
    table.play("green: hire thief")
    assert reasons(table, "hire thief") == [("not_face_up", "§ 5.8")]
    assert len(table.legal) == 7
    table.play("blue: hire labourer\nred: hire miner_1")
    assert table.of("apprentices") == {"red": ["miner_1"], "blue": ["labourer"], "green": ["thief"]}
    assert table.due == "reveal"
    table.play("* reveal trickster\n* reveal gatekeeper\n* reveal jeweller_1")
    assert table.due == "red place_worker"
    assert table.of("silver") == {"red": 0, "blue": 0, "green": 0}


@cites("§ 5.8")
def test_the_icon_of_a_starting_apprentice_applies() -> None:
    start = {"starting_apprentice": {"seat": "red"}}
    table = position("red blue", start, STARTING, workshop={"top_1": "gatekeeper"})
    assert table.play("red: hire gatekeeper").of("virtue")["red"] == 6


@cites("§ 5.8")
def test_a_whole_set_up_with_starting_apprentices() -> None:
    state = kw.new_game("architects", 3, STARTING, seed=4)
    while (due := state.due) is not None and due.name in ("draft_pick", "starting_apprentice"):
        state = kw.play(state, kw.legal_actions(state)[0])
        kw.deal_in_place(state, kw.Dice(1))
    held = [player["apprentices"] for player in state.to_json()["players"].values()]
    assert [len(cards) for cards in held] == [1, 1, 1]


@cites("§ 5.8", "R-01")
@pytest.mark.parametrize("laid", [2, 3, 5, 8, 11])
def test_the_third_space_of_rows_1_to_3_sweeps_the_first_column(laid: int) -> None:
    table = position(
        "red blue", "turn", SWEEP, guildhall=["blue"] * laid, workshop=ROWS,
        workshop_silver={"top_1": 2, "bottom_2": 1}, **WELL,
    )  # fmt: skip
    table.play("red: place guildhall")
    if laid not in (2, 5, 8):
        assert table.due == "red guildhall_mode"
        return
    assert table.at("apprentices_beneath") == ["thief", "labourer"]
    assert table.due == "reveal"
    table.play("* reveal trickster\n* reveal gatekeeper")
    assert table.at("workshop.top_1") == "miner_1"
    assert table.at("workshop_silver") == {"bottom_1": 1}
    assert table.due == "red guildhall_mode"


@cites("R-01")
def test_without_the_option_nobody_is_swept() -> None:
    table = position("red blue", guildhall=["blue"] * 2, **WELL).play("red: place guildhall")
    assert table.due == "red guildhall_mode"
    assert table.at("apprentices_beneath") == []
