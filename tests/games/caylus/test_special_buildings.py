"""Phase 3: the special buildings (§ phase 3)."""

from __future__ import annotations

from tests.games.caylus.table import cites, position


@cites("D-GATE")
def test_gate_moves_free_of_charge_where_a_worker_could_be_placed() -> None:
    table = position(
        "red green blue",
        "special",
        workers={"gate": "red", "fixed_peddler": "blue"},
        deniers={"red": 0},
        passed=["red", "green", "blue"],
    )
    assert table.due == "red leave_gate"
    assert table.why_not("red: move fixed_peddler") == ["place_full"]
    assert table.why_not("red: move gate") == ["place_full"]
    assert table.why_not("red: move mason") == ["not_on_the_road"]
    table.play("red: move castle")
    assert table.at("castle") == ["red"]
    assert table.deniers["red"] == 0


def test_gate_to_the_guild_and_the_joust_field_still_counts() -> None:
    table = position("red green blue", "special", workers={"gate": "red"})
    table.play("red: move merchants_guild")
    assert table.due == "red guild_move"
    other = position(
        "red green blue", "special", workers={"gate": "red"}, deniers={"red": 1}, cloth={"red": 1}
    )
    other.play("red: move joust_field")
    assert other.due == "red trade"


def test_gate_to_the_inn_enters_the_right_circle_at_once() -> None:
    table = position("red green blue", "special", workers={"gate": "red"}, inn_right="blue")
    table.play("red: move inn")
    assert table.at("inn_right") == "red"
    assert table.of("workers") == {"red": 5, "green": 6, "blue": 6}


def test_buildings_are_resolved_in_the_order_in_which_they_stand() -> None:
    table = position(
        "red green blue",
        "special",
        workers={
            "gate": "blue",
            "trading_post": "red",
            "merchants_guild": "green",
            "joust_field": "red",
        },
        stables=["blue"],
        inn_right="green",
        cloth={"red": 1},
        deniers={"red": 0},
    )
    asked = []
    for answer in ("take_back", "provost 0", "decline", "keep"):
        asked.append(table.due)
        table.play(f"{table.due.split()[0]}: {answer}")
    assert asked == ["blue leave_gate", "green guild_move", "red trade", "green stay_in_inn"]
    assert table.at("turn_order") == ["blue", "red", "green"]


@cites("R-32")
def test_trading_post_pays_three_without_asking() -> None:
    table = position(
        "red green blue",
        "special",
        workers={"trading_post": "red", "merchants_guild": "blue"},
        deniers={"red": 0},
    )
    assert table.due == "blue guild_move"
    assert table.deniers["red"] == 3
    assert table.of("workers")["red"] == 6


@cites("D-JOUST")
def test_joust_field_needs_a_denier_and_a_cloth() -> None:
    rich = position(
        "red green blue", "special", workers={"joust_field": "red"}, deniers={"red": 1},
        cloth={"red": 1},
    )  # fmt: skip
    assert rich.legal == ["decline", "trade 1 denier 1 cloth"]
    for held in ({"deniers": {"red": 0}, "cloth": {"red": 1}}, {"deniers": {"red": 1}}):
        poor = position("red green blue", "special", workers={"joust_field": "red"}, **held)
        assert poor.due.endswith("move_provost")


def test_stables_put_their_players_first_and_keep_the_others_in_order() -> None:
    table = position("red green blue orange black", "special", stables=["orange", "green"])
    assert table.at("turn_order") == ["orange", "green", "red", "blue", "black"]
    assert table.at("stables") == []
    assert set(table.of("workers").values()) == {6}


@cites("D-INN")
def test_guest_of_the_inn_is_asked_when_nobody_comes() -> None:
    table = position("red green blue", "special", inn_right="blue")
    assert table.due == "blue stay_in_inn"
    assert table.legal == ["keep", "take_back"]
    table.play("blue: keep")
    assert table.at("inn_right") == "blue"
    assert table.of("workers")["blue"] == 5


@cites("R-33")
def test_newcomer_replaces_the_guest_without_asking() -> None:
    table = position("red green blue", "special", inn_left="green", inn_right="blue")
    assert (table.at("inn_left"), table.at("inn_right")) == (None, "green")
    assert table.of("workers") == {"red": 6, "green": 5, "blue": 6}


def test_empty_special_buildings_are_skipped() -> None:
    table = position("red green blue", "special")
    assert table.due == "red move_provost"
