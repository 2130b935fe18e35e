"""Errors: kept apart by type, each with its code and facts; they travel between processes."""

from __future__ import annotations

import pickle
from collections.abc import Iterator

import pytest

import keepwright as kw
from keepwright.engine import errors


def kinds(
    base: type[kw.KeepwrightError] = kw.KeepwrightError,
) -> Iterator[type[kw.KeepwrightError]]:
    for kind in base.__subclasses__():
        if kind.__module__ == errors.__name__:
            yield kind
            yield from kinds(kind)


def test_every_kind_has_its_own_code() -> None:
    codes = [kind.code for kind in kinds()]
    assert len(set(codes)) == len(codes) > 10


@pytest.mark.parametrize("kind", list(kinds()), ids=lambda kind: kind.code)
def test_an_error_shows_and_sends_its_facts(kind: type[kw.KeepwrightError]) -> None:
    error = kind(path="players.red", given=3)
    assert error.code == kind.code
    assert error.facts == {"path": "players.red", "given": 3}
    assert str(error).startswith(f"{kind.code}: ")
    assert "path='players.red', given=3" in str(error)
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is kind
    assert (again.facts, str(again)) == (error.facts, str(error))
    assert str(kind()).startswith(kind.code)


def test_obstacles_travel_with_the_refusal() -> None:
    error = kw.Obstructed([kw.Obstacle("place_full", rule="§ phase 2", place="inn")], action="x")
    again = pickle.loads(pickle.dumps(error))
    assert [repr(obstacle) for obstacle in again.obstacles] == [repr(o) for o in error.obstacles]
    assert str(again).endswith("(action='x'): place_full")


def test_an_error_says_what_is_wrong_in_a_sentence() -> None:
    state = kw.new_game("caylus", ["blue", "red"], seed=1)
    with pytest.raises(kw.UnknownSeat, match=r"Nobody here plays 7\. At the table: Blue and Red"):
        kw.view(state, 7)
    with pytest.raises(kw.NotAskedFor, match="chance decides"):
        kw.why_not(kw.load("caylus").new_state(2, {}), "pass")


def test_refusals_leave_the_game_as_it_stands() -> None:
    refusals = {kind.__name__ for kind in kinds(kw.Refusal)}
    assert refusals == {
        "Unreadable", "NotAskedFor", "NotYourSeat", "Stale", "Over", "NothingToUndo", "Obstructed"
    }  # fmt: skip
