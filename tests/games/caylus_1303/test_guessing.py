"""A full position that fits what a seat knows: only the prestige of others is made up."""

from __future__ import annotations

from typing import Any

import pytest

import keepwright as kw
from tests.games.caylus_1303.table import position

OWNERS = {"wood_manor": "green", "stone_church": "green", "wood_quarry": "blue"}


def guessed(eyes: int, seed: int, **options: bool) -> dict[str, Any]:
    """The players of a guess from a position in round 4."""
    table = position(
        "red green blue", "planning", options, round=4, owners=OWNERS,
        prestige={"red": 12, "green": 30, "blue": 7},
    )  # fmt: skip
    guess = kw.guess(kw.view(table.state, eyes), kw.Dice(seed))
    players: dict[str, Any] = guess.to_json()["players"]
    return players


@pytest.mark.parametrize("seed", range(20))
def test_own_prestige_is_known_and_what_was_built_is_counted(seed: int) -> None:
    players = guessed(0, seed)
    assert players["red"]["prestige"] == 12
    assert players["green"]["prestige"] >= 4 + 5
    assert players["blue"]["prestige"] >= 2


def test_guesses_differ() -> None:
    assert len({guessed(0, seed)["green"]["prestige"] for seed in range(20)}) > 5


def test_nothing_is_made_up_where_all_is_shown() -> None:
    players = guessed(1, 1, show_opponent_pp=True)
    assert {seat: players[seat]["prestige"] for seat in players} == {
        "red": 12,
        "green": 30,
        "blue": 7,
    }
