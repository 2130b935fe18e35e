"""Set-up: piles, draft, boards, turn order, silver (§ 3, § 4.15, § 5.8)."""

from __future__ import annotations

import pytest

import keepwright as kw
from keepwright.rulebook import rules_of
from tests.games.architects.table import PROMO, RECORD, TWO_VS_BOT, VARIABLE, cites, reasons
from tests.games.table import Table

CHOSEN: dict[str, bool | str] = {**VARIABLE, "variable_assignment": "chosen"}
FACE_UP = "thief trickster labourer gatekeeper miner_1 miner_2 pickpocket swindler_wood"
COLOURS = [row["id"] for row in RECORD["colours"]]


def new_table(seats: str, options: dict[str, bool | str] | None = None) -> Table:
    """A game before its first chance."""
    return Table(kw.load("architects").new_state(tuple(seats.split()), options or {}))


def dealt(seats: str, options: dict[str, bool | str] | None = None) -> Table:
    """A game with the market and the Workshop laid out."""
    table = new_table(seats, options).play("* small_market 2_gold")
    for card in FACE_UP.split():
        table.play(f"* reveal {card}")
    return table


def deal(table: Table, *hands: str) -> Table:
    """These cards are dealt, hand by hand."""
    for hand in hands:
        for card in hand.split():
            table.play(f"* deal {card}")
    return table


@cites("§ 3.1", "§ 3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_lies_on_the_table(seats: int) -> None:
    row = RECORD["setup"]["by_players"][seats]
    facts = kw.new_game("architects", seats, seed=1).to_json()
    assert facts["tax_stand"] == 4
    assert len(facts["small_pile"]) == 10
    assert facts["large_pile"] == []
    assert facts["rewards"] == row["reward_cards"]
    assert len(facts["workshop"]) == 8
    assert len(facts["apprentice_pile"]) == 32
    assert len(facts["building_pile"]) == 40 - 4 * seats
    for player in facts["players"].values():
        assert (player["supply"], player["virtue"], player["cathedral"]) == (20, 7, 0)
        assert (player["silver"], player["unpaid_debts"], player["hand"]) == (0, 0, [])
        assert len(player["offered"]) == 4


def drafting() -> Table:
    """A draft of three."""
    return deal(
        dealt("green yellow blue"),
        "well keep tavern church",
        "castle chapel clay_pit smithy",
        "fountain palace library hideout",
    )


@cites("§ 3.1", "§ 4.16")
def test_cards_are_picked_at_once_and_passed_to_the_left() -> None:
    table = drafting()
    table.play("blue: pick fountain\ngreen: pick well")
    assert table.of("pick") == {"green": ["well"], "yellow": [], "blue": ["fountain"]}
    assert table.of("hand") == {"green": [], "yellow": [], "blue": []}
    assert table.why_not("blue: pick palace") == ["not_your_seat"]
    table.play("yellow: pick castle")
    assert table.of("offered") == {
        "green": ["hideout", "library", "palace"],
        "yellow": ["church", "keep", "tavern"],
        "blue": ["chapel", "clay_pit", "smithy"],
    }
    assert table.of("hand") == {"green": ["well"], "yellow": ["castle"], "blue": ["fountain"]}
    assert reasons(table, "pick well") == [("not_drawn", "§ 3.1")]


@cites("§ 3.1", "R-22")
def test_the_last_cards_go_under_the_pile_in_seat_order() -> None:
    table = drafting().play("""
        green: pick well
        yellow: pick castle
        blue: pick fountain
        green: pick palace
        yellow: pick keep
        blue: pick chapel
        green: pick clay_pit
        yellow: pick library
        blue: pick tavern
    """)
    assert table.of("put_under") == {"green": ["smithy"], "yellow": ["hideout"], "blue": ["church"]}
    assert table.at("beneath") == [{"green": 1}, {"yellow": 1}, {"blue": 1}]
    assert table.of("hand")["green"] == ["clay_pit", "palace", "well"]
    assert table.due == "first_player"
    table.play("* first_player blue")
    assert table.at("turn_order") == ["blue", "green", "yellow"]
    assert table.of("silver") == {"blue": 3, "green": 4, "yellow": 5}
    assert table.due == "blue place_worker"


# ---------------------------------------------------------------- characters


@cites("§ 3.2", "§ 5.7")
def test_characters_are_chosen_one_after_another() -> None:
    table = dealt("green yellow", CHOSEN)
    assert table.due == "green choose_character"
    assert len(table.legal) == 5
    assert reasons(table, "choose hugo") == [("not_in_this_game", "§ 5.8")]
    table.play("green: choose ada")
    assert reasons(table, "choose ada") == [("colour_taken", "§ 5.8")]
    table.play("yellow: choose therese")
    assert table.of("virtue") == {"green": 11, "yellow": 5}
    assert table.of("prison") == {"green": 0, "yellow": 4}
    assert table.due == "deal"


@pytest.mark.parametrize("assignment", ["chosen", "random"])
def test_a_scenario_that_is_set_up_has_boards_by_colour(assignment: str) -> None:
    options = {**VARIABLE, "variable_assignment": assignment}
    facts = {"id": "boards", "game": "architects", "seats": ["green", "blue"], "options": options}
    players = kw.Scenario({**facts, "set_up": True}).position().to_json()["players"]
    assert [players[name]["character"] for name in ("green", "blue")] == ["caroline", "therese"]
    assert players["green"]["prison"] == 8


@cites("R-44", "§ 3.2")
def test_a_seat_keeps_its_colour_whatever_its_character() -> None:
    table = dealt("green yellow", CHOSEN).play("green: choose rudolf\nyellow: choose caroline")
    assert table.of("character") == {"green": "rudolf", "yellow": "caroline"}
    assert list(table.state.seats) == ["green", "yellow"]
    shown = rules_of("architects").passage("§ 3.2")
    assert shown is not None
    assert "here a seat keeps its own colour whatever its character" in shown.text


@cites("§ 5.8")
def test_never_both_boards_of_one_colour() -> None:
    table = dealt("green yellow", {**CHOSEN, **PROMO}).play("green: choose hugo")
    assert reasons(table, "choose caroline") == [("colour_taken", "§ 5.8")]
    assert reasons(table, "choose hugo") == [("colour_taken", "§ 5.8")]
    assert len(table.legal) == 8


@cites("§ 3.2", "§ 5.8")
@pytest.mark.parametrize("promo", [False, True])
def test_characters_by_lot_are_of_different_colours(promo: bool) -> None:
    names = {row["id"]: row["colour"] for row in RECORD["characters"]}
    names |= {row["id"]: row["colour"] for row in RECORD["promo"]["characters"]}
    seen = set()
    for seed in range(20):
        options = {**VARIABLE, "promo_boards": promo}
        facts = kw.new_game("architects", 5, options, seed=seed).to_json()
        held = [player["character"] for player in facts["players"].values()]
        assert sorted(names[id] for id in held) == sorted(COLOURS)
        seen |= set(held)
    assert len(seen) == (10 if promo else 5)


@cites("§ 3.2")
def test_extra_cards_come_after_the_draft_and_no_silver_by_turn_order() -> None:
    table = dealt("green yellow", CHOSEN).play("green: choose ada\nyellow: choose frederick")
    deal(table, "well keep tavern church", "castle chapel clay_pit smithy")
    table.play("""
        green: pick well
        yellow: pick castle
        green: pick chapel
        yellow: pick keep
        green: pick tavern
        yellow: pick clay_pit
        * draw dungeon
    """)
    assert table.at("turn_order") == ["green", "yellow"]
    assert table.of("silver") == {"green": 0, "yellow": 4}
    assert table.of("hand")["green"] == ["chapel", "dungeon", "tavern", "well"]
    assert len(table.of("hand")["yellow"]) == 3


@cites("§ 5.8")
def test_promo_boards_change_nothing_on_the_standard_side() -> None:
    facts = kw.new_game("architects", 3, {"promo_boards": True}, seed=1).to_json()
    assert [player["character"] for player in facts["players"].values()] == [None] * 3


# ---------------------------------------------------------------- with an automa


@cites("§ 3.3", "§ 4.15", "R-36")
def test_a_single_player_keeps_three_of_five_without_the_markets() -> None:
    table = deal(dealt("red"), "well keep tavern church castle")
    facts = table.state.to_json()
    everywhere = [*facts["building_pile"], *facts["players"]["red"]["offered"]]
    assert len(everywhere) == 36
    assert not [id for id in everywhere if id.endswith("_market")]
    table.play("red: pick keep\nred: pick well\nred: pick church")
    assert table.at("players.red.hand") == ["church", "keep", "well"]
    assert table.at("players.red.put_under") == ["castle", "tavern"]
    assert table.at("beneath") == [{"red": 2}]
    assert table.at("turn_order") == ["red", "blue"]
    assert table.at("players.red.silver") == 3
    assert table.at("automa.supply") == 20
    assert table.at("automa.virtue") == 7
    assert table.at("rewards") == 5
    assert len(table.at("automa.schemes")) == 20
    assert table.due == "red place_worker"


@cites("R-31")
def test_two_humans_against_the_automa() -> None:
    table = deal(
        dealt("red green", TWO_VS_BOT), "well keep tavern church", "castle chapel clay_pit smithy"
    )
    assert len(table.at("building_pile")) == 32
    assert "clay_market" in table.at("building_pile")
    table.play("""
        red: pick well
        green: pick castle
        red: pick chapel
        green: pick keep
        red: pick tavern
        green: pick clay_pit
        * first_player green
    """)
    assert table.at("turn_order") == ["green", "red", "blue"]
    assert table.of("silver") == {"green": 3, "red": 4}
    assert table.at("rewards") == 7
    table.play("green: place quarry\nred: place quarry")
    assert table.due == "scheme"


@cites("§ 1", "R-31")
@pytest.mark.parametrize("seats", [1, 3, 4, 5])
def test_only_two_can_play_together_against_the_automa(seats: int) -> None:
    with pytest.raises(kw.BadSeats):
        kw.new_game("architects", seats, TWO_VS_BOT, seed=1)


@cites("R-30", "§ 5.9")
def test_the_record_says_that_the_deck_is_not_the_published_one() -> None:
    alone = kw.Record.new("architects", ["red"], {})
    assert "unofficial" in alone.headers["Schemes"]
    assert "Schemes" not in kw.Record.new("architects", ["red", "blue"], {}).headers


@cites("R-01")
def test_the_rules_of_the_expansion_are_off() -> None:
    options = {option.id: option.default for option in kw.load("architects").options}
    assert options["aoa_starting_apprentice"] is options["aoa_apprentice_sweep"] is False
    assert options["promo_cards"] is options["promo_boards"] is False
