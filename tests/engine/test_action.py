"""Actions: one object for each thing that can be decided."""

from __future__ import annotations

import copy
import pickle

import pytest

import keepwright as kw
from keepwright.engine.action import Actions, Candidates
from keepwright.engine.choices import MOST_CANDIDATES


def test_an_action_is_made_once() -> None:
    actions = Actions("test")
    mason = actions.make("place", "place", "mason", 3)
    assert actions.make("place", "place", "mason", 3) is mason
    assert actions.make("pass") is not mason
    assert (mason.text, mason.verb, mason.argument, mason.target) == (
        "place mason",
        "place",
        "mason",
        3,
    )
    assert [action.index for action in actions.all] == [0, 1]
    assert actions.by_text["place mason"] is mason


def test_an_action_shows_its_notation() -> None:
    action = Actions("test").make("place", "place", "mason", 3)
    assert str(action) == "place mason"
    assert repr(action) == "<place mason>"


def test_copies_and_pickles_of_an_action_are_the_action() -> None:
    for action in kw.load("caylus").actions.all:
        assert copy.copy(action) is action
        assert copy.deepcopy([action])[0] is action
        assert pickle.loads(pickle.dumps(action)) is action


def test_candidates_are_numbered_in_order() -> None:
    actions = Actions("test")
    made = [actions.make("take", "", str(n), n) for n in range(5)]
    candidates = Candidates(made[1:4])
    assert [candidates.number(action) for action in made] == [-1, 0, 1, 2, -1]


def test_actions_of_another_game_are_no_candidates() -> None:
    here, there = Actions("here"), Actions("there")
    candidates = Candidates([here.make("pass")])
    assert candidates.number(there.make("pass")) == -1


def test_sixty_candidates_are_the_most() -> None:
    actions = Actions("test")
    made = [actions.make("take", "", str(n), n) for n in range(MOST_CANDIDATES + 1)]
    assert Candidates(made[:-1]).number(made[MOST_CANDIDATES - 1]) == MOST_CANDIDATES - 1
    with pytest.raises(ValueError, match="61 candidates"):
        Candidates(made)
