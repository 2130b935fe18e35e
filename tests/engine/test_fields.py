"""Fields: how each part of a position is written, read, and shown by its mark."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

import keepwright as kw
from keepwright.engine.fields import Field, Mark, read_fields, write_fields
from keepwright.engine.forms import (
    Counts,
    Form,
    Members,
    Number,
    NumberOrNone,
    NumbersByThing,
    OneSeat,
    OneThing,
    SeatsByPlace,
    SeatsByThing,
    SeatsInOrder,
    ThingsByPlace,
    ThingsInOrder,
    shown,
)
from keepwright.engine.goods import Kinds
from keepwright.engine.saving import task_from_json, task_to_json

SEATS = ("blue", "red", "green")
CUBES = Kinds("food", "wood", "stone")
THINGS = ("", "mason", "park", "bank")

FORMS: list[tuple[Form, Any, Any]] = [
    (Number(0, 9), 7, 7),
    (NumberOrNone(5), 5, 5),
    (NumberOrNone(5), -1, None),
    (OneThing(THINGS), 1, "mason"),
    (OneThing(THINGS), -1, None),
    (OneSeat(), 1, "red"),
    (OneSeat(), -1, None),
    (SeatsInOrder(), (2, 0), ["green", "blue"]),
    (SeatsInOrder(), (), []),
    (Members(THINGS), 0b1010, ["mason", "bank"]),
    (Counts(CUBES), CUBES.pack(food=2, stone=1), {"food": 2, "wood": 0, "stone": 1}),
    (ThingsByPlace(range(1, 29), THINGS), {9: 1, 10: 3}, {"9": "mason", "10": "bank"}),
    (SeatsByPlace(range(1, 29)), {3: 2}, {"3": "green"}),
    (SeatsByThing(THINGS), {2: 0}, {"park": "blue"}),
    (ThingsInOrder(THINGS), (3, 1), ["bank", "mason"]),
    (ThingsInOrder(THINGS, repeated=True), (3, 1, 3), ["bank", "mason", "bank"]),
    (NumbersByThing(THINGS, 9), {2: 5}, {"park": 5}),
]


@pytest.mark.parametrize(("form", "value", "written"), FORMS)
def test_a_value_is_read_as_it_was_written(form: Form, value: Any, written: Any) -> None:
    assert form.write(value, SEATS) == written
    assert form.read(written, SEATS, "here") == value
    assert isinstance(form.schema(), dict)


@pytest.mark.parametrize(
    ("form", "given", "why"),
    [
        (Number(0, 9), 10, "out_of_range"),
        (Number(0, 9), -1, "out_of_range"),
        (Number(0, 9), True, "not_a_number"),
        (Number(0, 9), 1.0, "not_a_number"),
        (Number(0, 9), "1", "not_a_number"),
        (Number(0, 9), 2**64, "out_of_range"),
        (NumberOrNone(5), 6, "out_of_range"),
        (NumberOrNone(5), -1, "out_of_range"),
        (NumberOrNone(5), "5", "not_a_number"),
        (OneThing(THINGS), "inn", "unknown_id"),
        (OneThing(THINGS), "", "unknown_id"),
        (OneSeat(), "black", "unknown_id"),
        (OneSeat(), 0, "unknown_id"),
        (SeatsInOrder(), ["red", "red"], "named_twice"),
        (SeatsInOrder(), "red", "not_a_list"),
        (Members(THINGS), ["inn"], "unknown_id"),
        (Members(THINGS), [""], "unknown_id"),
        (Members(THINGS), ["park", "park"], "named_twice"),
        (Members(THINGS), [["park"]], "unknown_id"),
        (Counts(CUBES), {"gold": 1}, "unknown_id"),
        (Counts(CUBES), {"food": 2048}, "out_of_range"),
        (Counts(CUBES), [], "not_a_map"),
        (Counts(CUBES), {1: 1}, "not_a_map"),
        (ThingsByPlace(range(1, 29), THINGS), {"29": "park"}, "unknown_place"),
        (ThingsByPlace(range(1, 29), THINGS), {"09": "park"}, "unknown_place"),
        (ThingsByPlace(range(1, 29), THINGS), {"٩": "park"}, "unknown_place"),
        (ThingsByPlace(range(1, 29), THINGS), {"9": ""}, "unknown_id"),
        (SeatsByPlace(range(1, 29)), {"9": None}, "unknown_id"),
        (SeatsByThing(THINGS), {"inn": "red"}, "unknown_id"),
        (SeatsByThing(THINGS), {"park": "pink"}, "unknown_id"),
        (ThingsInOrder(THINGS), ["bank", "bank"], "named_twice"),
        (ThingsInOrder(THINGS, repeated=True), ["bank", "inn"], "unknown_id"),
        (NumbersByThing(THINGS, 9), {"park": 10}, "out_of_range"),
        (NumbersByThing(THINGS, 9), {"inn": 1}, "unknown_id"),
    ],
)
def test_what_is_no_value_is_refused(form: Form, given: Any, why: str) -> None:
    with pytest.raises(kw.BadState) as refused:
        form.read(given, SEATS, "here")
    assert refused.value.facts["why"] == why
    assert str(refused.value.facts["path"]).startswith("here")
    assert str(refused.value).startswith("bad_state")


FIELDS = (
    Field("coins", Mark.PUBLIC, Number(0, 99)),
    Field("cubes", Mark.PUBLIC, Counts(CUBES), spread=True),
    Field("hand", Mark.OWNER, Members(THINGS)),
    Field("pile", Mark.COUNT_ONLY, Members(THINGS)),
    Field("next", Mark.NOBODY, Members(THINGS), attribute="next_card"),
)


def owner() -> SimpleNamespace:
    return SimpleNamespace(
        coins=3, cubes=CUBES.pack(wood=2), hand=0b10, pile=0b1100, next_card=0b100
    )


def test_everything_is_written_for_nobody_in_particular() -> None:
    assert write_fields(owner(), FIELDS, SEATS, None, False) == {
        "coins": 3, "food": 0, "wood": 2, "stone": 0,
        "hand": ["mason"], "pile": ["park", "bank"], "next": ["park"],
    }  # fmt: skip


def test_the_owner_sees_his_hand_and_what_can_be_counted() -> None:
    seen = write_fields(owner(), FIELDS, SEATS, 1, True)
    assert seen["hand"] == ["mason"]
    assert seen["pile"] == 2
    assert "next" not in seen


def test_others_see_counts_and_what_is_public() -> None:
    for eyes in (kw.SPECTATOR, 2):
        seen = write_fields(owner(), FIELDS, SEATS, eyes, False)
        assert seen == {"coins": 3, "food": 0, "wood": 2, "stone": 0, "hand": 1, "pile": 2}


def test_others_see_what_lies_open_now() -> None:
    seen = write_fields(owner(), FIELDS, SEATS, 2, False, ("hand", "pile", "next"))
    assert seen["hand"] == ["mason"]
    assert seen["pile"] == 2
    assert "next" not in seen


def test_secrets_make_no_difference_to_others() -> None:
    other = owner()
    other.hand, other.pile, other.next_card = 0b1000, 0b0110, 0
    assert write_fields(other, FIELDS, SEATS, 2, False) == write_fields(
        owner(), FIELDS, SEATS, 2, False
    )


def test_what_is_read_is_what_was_written() -> None:
    read = SimpleNamespace()
    read_fields(read, FIELDS, SEATS, write_fields(owner(), FIELDS, SEATS, None, False), "")
    assert read == owner()


def test_missing_and_unknown_fields_are_named() -> None:
    written = write_fields(owner(), FIELDS, SEATS, None, False)
    with pytest.raises(kw.BadState, match=r"path='x\.coins', why='missing'"):
        read_fields(owner(), FIELDS, SEATS, {k: written[k] for k in written if k != "coins"}, "x.")
    with pytest.raises(kw.BadState, match=r"path='x\.coin', why='unknown_field'"):
        read_fields(owner(), FIELDS, SEATS, {**written, "coin": 1}, "x.")


def test_a_derived_field_may_be_left_out() -> None:
    read = SimpleNamespace(coins=5)
    read_fields(read, (Field("coins", Mark.PUBLIC, Number(0, 9), derived=True),), SEATS, {}, "")
    assert read.coins == 5


def test_every_task_is_read_as_it_was_written() -> None:
    game = kw.load("caylus")
    for task in game.tasks.by_key.values():
        written = task_to_json(task, game.colours)
        assert task_from_json(game, written, game.colours, "agenda.0") is task


@pytest.mark.parametrize(
    "given",
    [
        "unheard", "", None, 3, [], {}, {"pass": {}, "fail": {}}, {"place_or_pass": {}},
        {"place_or_pass": {"seat": 0}}, {"place_or_pass": {"seat": "black"}},
        {"place_or_pass": {"seat": "red", "more": 1}}, {"place_or_pass": []},
        {"produce": {"place": "neutral_farm seat=1"}}, {"take": {"seat": "red", "count": True}},
        {"take": {"seat": "red", "count": "1"}}, {"take": {"seat": "red", "count": [1]}},
        {None: {}},
    ],
)  # fmt: skip
def test_what_is_no_task_is_refused(given: Any) -> None:
    with pytest.raises(kw.BadState):
        task_from_json(kw.load("caylus"), given, SEATS, "agenda.0")


def test_a_refusal_shows_any_value_shortly() -> None:
    assert shown("x") == "'x'"
    assert len(shown("x" * 500)) < 100
    assert shown(10**5000) == "int"
    nested: list[Any] = []
    for _ in range(5000):
        nested = [nested]
    assert shown(nested) == "list"


@pytest.mark.parametrize(
    ("path", "value", "why"),
    [
        ("game", "chess", "other_game"),
        ("rules", "r0", "other_rules"),
        ("seats", "red", "not_a_list"),
        ("seats", ["red", "pink"], "unknown_id"),
        ("players", {}, "other_seats"),
        ("options", [], "not_a_map"),
        ("agenda", {}, "not_a_list"),
        ("agenda", ["unheard"], "unknown_task"),
        ("over", 1, "cannot_be"),
        ("over", True, "cannot_be"),
    ],
)
def test_what_is_no_position_is_refused(path: str, value: Any, why: str) -> None:
    state = kw.new_game("caylus", 2, seed=1)
    with pytest.raises(kw.BadState) as refused:
        state.game.state_from_json({**state.to_json(), path: value})
    assert refused.value.facts["why"] == why


@pytest.mark.parametrize("path", ["game", "rules", "seats", "players", "options"])
def test_what_every_position_tells_cannot_be_left_out(path: str) -> None:
    state = kw.new_game("caylus", 2, seed=1)
    facts = state.to_json()
    del facts[path]
    with pytest.raises(kw.BadState, match="missing"):
        state.game.state_from_json(facts)


def test_a_refusal_names_the_place_that_one_sees() -> None:
    state = kw.new_game("architects", seats=2, seed=1)
    facts = state.to_json()
    one = facts["seats"][0]
    stranger = next(colour for colour in state.game.colours if colour not in state.seats)
    for field, value in (("gold", -1), ("captured", {stranger: 1})):
        given = {**facts["players"], one: {**facts["players"][one], field: value}}
        with pytest.raises(kw.BadState) as refused:
            state.game.state_from_json({**facts, "players": given})
        assert refused.value.facts["path"] == f"players.{one}.{field}"
