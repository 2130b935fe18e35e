"""The words of a game: decisions, moves, tasks, obstacles, events, the position without a word."""

from __future__ import annotations

from random import Random

import pytest

import keepwright as kw
from docs.make_words import FOLDER, words_path, words_text
from keepwright.locales import LANGUAGES
from keepwright.vocabulary import asked_in, asking
from keepwright.vocabulary.refusals import obstacle_rules
from tests.cli.calls import Caller

every_game = pytest.mark.parametrize("id", kw.game_ids())


@every_game
def test_the_documented_words_are_up_to_date(id: str) -> None:
    """If not: `python docs/make_words.py`."""
    assert words_path(id).read_text(encoding="utf-8") == words_text(id)


def test_there_is_one_page_for_each_game() -> None:
    assert sorted(FOLDER.iterdir()) == [words_path(id) for id in sorted(kw.game_ids())]


@every_game
def test_every_decision_and_every_chance_is_told_with_all_its_moves(id: str) -> None:
    asked = {one.name: one for one in asked_in(id)}
    for task in kw.load(id).tasks.by_key.values():
        if isinstance(task, kw.Chance):
            assert asked[task.name].is_chance
        elif isinstance(task, kw.Decision):
            for action in task.candidates.actions:
                assert action.argument in asked[task.name].moves[action.verb]


@every_game
def test_decisions_tell_every_obstacle_that_stands_against_a_move(id: str) -> None:
    told = {one.name: set(one.obstacles) for one in asked_in(id)}
    assert set().union(*told.values()) == set(obstacle_rules(id))
    state, choose = kw.new_game(id, kw.load(id).least_seats, seed=3), Random(3)
    for _ in range(80):
        due = state.due
        assert isinstance(due, kw.Decision)
        for choice in kw.candidates(state):
            assert {obstacle.code for obstacle in choice.obstacles} <= told[due.name]
        state = kw.play(state, choose.choice(kw.legal_actions(state)))
        kw.deal_in_place(state, kw.SeedDealer(kw.seed_bytes(3)))


@pytest.mark.parametrize("lang", LANGUAGES)
@every_game
def test_all_words_are_explained_in_every_language(call: Caller, id: str, lang: str) -> None:
    answer = call("explain", id, "decisions", "--lang", lang)
    assert answer.code == 0
    for asked in asked_in(id):
        assert asked.name in answer.out


def test_programs_are_told_the_decisions(call: Caller) -> None:
    answer = call("explain", "caylus", "decisions", "--json").json
    assert answer["kind"] == "decisions"
    found = {one["name"]: one for one in answer["decisions"]}
    assert found["choose_favour"]["rule"] == "§ favours"
    assert found["owner_bonus"]["fields"]["place"] == ["stone_farm", "park", "workshop"]
    assert found["leave_gate"]["moves"]["take_back"] == [""]
    assert found["hand_in_batch"]["obstacles"] == ["no_free_part", "too_few_cubes"]
    assert found["road"]["chance"] is True


@pytest.mark.parametrize("word", ["choose_favour", "advance"])
def test_a_decision_is_found_by_its_name_and_by_its_verbs(call: Caller, word: str) -> None:
    (asked,) = asking("caylus", word)
    assert asked.name == "choose_favour"
    answer = call("explain", "caylus", word)
    assert answer.code == 0
    assert "row_used_this_phase" in answer.out
