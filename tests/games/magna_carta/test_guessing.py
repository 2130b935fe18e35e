"""Guesses: what is hidden is dealt anew, so that all that is seen stays as it is."""

from __future__ import annotations

from typing import Any

import keepwright as kw
from tests.games.magna_carta.table import position, road
from tests.games.table import Table


def guesses(table: Table, eyes: int, number: int = 40) -> list[dict[str, Any]]:
    """The JSON of some guesses, each of which has the same view."""
    seen = kw.view(table.state, eyes)
    found = [kw.guess(seen, kw.Dice(seed)) for seed in range(number)]
    assert all(kw.view(state, eyes).facts == seen.facts for state in found)
    return [state.to_json() for state in found]


def test_the_own_hand_stays_and_the_others_differ() -> None:
    table = position("red green", "actions", hand={"red": ["bank"], "green": ["church", "market"]})
    found = guesses(table, 0)
    assert {tuple(facts["players"]["red"]["hand"]) for facts in found} == {("bank",)}
    assert len({tuple(facts["players"]["green"]["hand"]) for facts in found}) > 10


def test_what_is_seen_elsewhere_is_in_no_hand() -> None:
    table = position(
        "red green", "actions", road=road(2, "green_bank", "green_market"),
        discard={"green": ["peddler"]}, hand={"green": ["church", "lawyer"]},
    )  # fmt: skip
    for facts in guesses(table, 0):
        assert not {"bank", "market", "peddler"} & {*facts["players"]["green"]["hand"]}


def test_who_is_to_say_what_he_builds_can_build_something() -> None:
    table = position(
        "red green", {"build_from_hand": {"seat": "green"}}, hand={"green": ["bank", "church"]},
        wood={"green": 1}, stone={"green": 2},
    )  # fmt: skip
    payable = {"bank", "church", "market", "peddler"}
    for facts in guesses(table, 0):
        assert payable & {*facts["players"]["green"]["hand"]}


def test_what_is_being_built_is_in_hand() -> None:
    table = position(
        "red green", {"build_from_hand": {"seat": "green"}}, hand={"green": ["market", "church"]},
        wood={"green": 1}, stone={"green": 1}, food={"green": 1},
    ).play("green: build market")  # fmt: skip
    assert table.due == "green pay"
    for facts in guesses(table, 0):
        assert "market" in facts["players"]["green"]["hand"]


def test_sealed_answers_are_guessed() -> None:
    table = position("red green blue").play("green: redraw")
    assert {f["players"]["green"]["mulligan"] for f in guesses(table, 0)} == {1, 2}
    assert {f["players"]["blue"]["mulligan"] for f in guesses(table, 0)} == {0}
    assert {f["players"]["green"]["mulligan"] for f in guesses(table, 1)} == {2}
