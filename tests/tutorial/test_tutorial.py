"""First games: their steps are checked against the games themselves."""

from __future__ import annotations

import importlib
from dataclasses import asdict
from functools import cache
from typing import Any

import pytest

import keepwright as kw
from keepwright.bots.people import person_named
from keepwright.catalogue import catalogue
from keepwright.engine.chance import Dice
from keepwright.engine.game import load
from keepwright.locales import LANGUAGES, Words
from keepwright.rulebook import rulebook
from keepwright.tutorial import REGIONS, TAB, Step, Tutorial, tutorial
from keepwright.tutorial.guide import Place, onward
from tests.tutorial.course import Course, follows

LONGEST = 240  # characters of a step, in English
FEWEST, MOST = 14, 22
every_game = pytest.mark.parametrize("game_id", kw.game_ids())


@cache
def main_course(game_id: str) -> tuple[Course, list[tuple[Place, tuple[str, ...], bool]]]:
    """A newcomer who follows every suggestion; at each place, what is suggested and legal."""
    course = Course(tutorial(game_id))
    seen = [(place, tuple(course.tries()), bool(course.asked)) for place in course.run(follows)]
    return course, seen


def steps_seen(places: list[Place], course: Tutorial) -> list[str]:
    """The steps that were shown, each once, in their order."""
    return list(dict.fromkeys(course.steps[one.step].id for one in places if one.is_shown))


def decisions(game_id: str) -> set[str]:
    tasks = load(game_id).tasks.by_key.values()
    return {task.name for task in tasks if isinstance(task, kw.Decision)}


def events(game_id: str) -> set[str]:
    module = importlib.import_module(f"keepwright.games.{game_id}.events")
    return {*module.EVENTS, "round_began", "phase_began"}


def verbs(game_id: str) -> set[str]:
    return {action.verb for action in load(game_id).actions.all}


# ---------------------------------------------------------------- courses


@every_game
def test_who_follows_the_guide_sees_every_step_in_its_order(game_id: str) -> None:
    course, seen = main_course(game_id)
    places = [place for place, _, _ in seen]
    assert steps_seen(places, course.tutorial) == [step.id for step in course.tutorial.steps]


@every_game
def test_what_is_suggested_is_legal_when_it_is_suggested(game_id: str) -> None:
    course, seen = main_course(game_id)
    steps = course.tutorial.steps
    shown = [(steps[place.step], tries) for place, tries, asked in seen if place.is_shown and asked]
    assert [step.id for step, tries in shown if step.tries and not tries] == []
    first = {step.id: tries for step, tries in reversed(shown) if tries}
    assert {step.id for step in steps if step.tries} == set(first)


@every_game
def test_who_plays_otherwise_is_never_lost(game_id: str) -> None:
    """Whatever a newcomer does: steps come in their order, and the last one comes."""
    dice = Dice(1)
    course = Course(tutorial(game_id))
    places = list(course.run(lambda _, legal: legal[dice.below(len(legal))], most=1_500))
    numbers = [place.step for place in places]
    assert numbers == sorted(numbers)
    assert places[-1] == (len(course.tutorial.steps) - 1, True, places[-1].since)


@every_game
def test_a_first_game_is_always_the_same(game_id: str) -> None:
    course, _ = main_course(game_id)
    again = Course(tutorial(game_id))
    assert list(again.run(follows)) == [place for place, _, _ in main_course(game_id)[1]]
    assert again.text == course.text


@every_game
def test_who_only_presses_next_reads_as_far_as_the_moment_allows(game_id: str) -> None:
    course = Course(tutorial(game_id))
    for _ in course.tutorial.steps:
        course.go_on(pressed=True)
    assert course.place.step > 0
    assert not course.place.is_shown or course.place.step == len(course.tutorial.steps) - 1


def test_taking_back_leaves_the_guide_where_it_is() -> None:
    course, _ = main_course("caylus")
    early = Course(tutorial("caylus"))
    place = onward(early.tutorial.steps, Place(5, True, 99), early.moment())
    assert place == (5, True, len(early.lines))
    assert len(course.lines) > len(early.lines)


# ---------------------------------------------------------------- data


@every_game
def test_every_game_has_a_first_game_of_the_right_length(game_id: str) -> None:
    course = tutorial(game_id)
    assert course.game == game_id
    assert FEWEST <= len(course.steps) <= MOST
    assert len({step.id for step in course.steps}) == len(course.steps)


@every_game
def test_one_newcomer_sits_with_bots(game_id: str) -> None:
    course = tutorial(game_id)
    assert set(course.bots) == set(course.seats) - {course.newcomer}
    assert course.newcomer in course.seats
    assert all(person_named(bot) for bot in course.bots.values())
    assert len(set(course.bots.values())) == len(course.bots)
    load(game_id).check_options(dict(course.options))


@every_game
def test_names_are_those_of_the_game(game_id: str) -> None:
    named: dict[str, set[str]] = {"decision": set(), "event": set(), "verb": set(), "phase": set()}
    for step in tutorial(game_id).steps:
        if step.when:
            named["decision"] |= set(step.when.decision)
            named["event"] |= set(step.when.after)
            named["phase"] |= {str(phase) for phase in step.when.phase}
        if step.until:
            named["decision"] |= set(step.until.decision)
            named["event"] |= set(step.until.event)
            named["verb"] |= set(step.until.did)
    assert named["decision"] <= decisions(game_id)
    assert named["event"] <= events(game_id)
    assert named["verb"] <= verbs(game_id)
    assert all(Words("en", game_id).has(f"phase-{phase}") for phase in named["phase"])


@every_game
def test_every_suggestion_is_a_move_of_the_game(game_id: str) -> None:
    texts = set(load(game_id).actions.by_text)
    tried = {move for step in tutorial(game_id).steps for move in step.tries}
    assert tried <= texts


def spots(game_id: str) -> set[str]:
    """What a board can draw: what choices are about, choices without a thing, printed pieces."""
    actions = load(game_id).actions.all
    pieces: Any = asdict(catalogue(game_id))
    return {
        *(action.argument or action.text for action in actions),
        *(piece["id"] for piece in pieces["pieces"]),
    }


@every_game
def test_things_pointed_at_are_on_the_table(game_id: str) -> None:
    words = Words("en", game_id)
    known = spots(game_id) | set(REGIONS)

    def is_known(point: str) -> bool:
        if point.startswith(TAB):
            return words.has(point)
        return point in known or any(
            words.has(f"{kind}-{point}") for kind in ("term", "location", "board")
        )

    points = {point for step in tutorial(game_id).steps for point in step.points}
    assert {point for point in points if not is_known(point)} == set()
    assert all(step.points for step in tutorial(game_id).steps)


@every_game
def test_rules_are_found(game_id: str) -> None:
    keys = {step.rule for step in tutorial(game_id).steps if step.rule}
    assert keys
    assert keys - {key for section in rulebook(game_id) for key in section["keys"]} == set()


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_is_said_in_every_language(game_id: str, lang: str) -> None:
    words = Words(lang, game_id)
    told = {step.id: words.text(f"tutorial-{step.id}") for step in tutorial(game_id).steps}
    if lang == "en":
        assert {id for id, text in told.items() if len(text) > LONGEST} == set()
    assert all(told.values())


def test_one_name_stands_for_a_list_of_one() -> None:
    step = Step.model_validate({"id": "x", "when": {"decision": "build", "phase": 5}})
    assert step.when is not None
    assert (step.when.decision, step.when.phase) == (["build"], [5])


def test_a_tutorial_says_nothing_beyond_what_is_known() -> None:
    with pytest.raises(ValueError, match="colour"):
        Step.model_validate({"id": "x", "colour": "red"})
