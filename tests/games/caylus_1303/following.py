"""Playing the game and its model side by side, with every question and number compared."""

from __future__ import annotations

import random

import keepwright as kw
from tests.games.caylus_1303.model import Model, Number, comparable
from tests.games.caylus_1303.table import RECORD

NUMBERS = ("worker_placed", "owner_rewarded", "built", "bundle_delivered", "recruited")
NOT_DOING = ("pass", "decline", "stop", "provost 0")
SHYNESS = 0.2


def choose(dice: random.Random, answers: list[str]) -> str:
    """An answer that mostly does something."""
    doing = [answer for answer in answers if answer not in NOT_DOING]
    if len(doing) < len(answers) and dice.random() < SHYNESS:
        return answers[0]
    return dice.choice(doing)


def follow(state: kw.State, seed: str, rounds: int = 9) -> list[Number]:
    """Play so many rounds from the beginning of planning on; the numbers characters can change.

    At every question the game and the model agree on who is asked what, on the legal answers and
    on the whole position, and behind it on the numbers with their sources.
    """
    dice = random.Random(seed)
    model = Model(RECORD, state.to_json())
    last = model.round + rounds
    heard: list[kw.Event] = []
    course = model.game()
    question = next(course, None)
    while question is not None and model.round < last:
        answer = question.answers[0]
        if len(question.answers) > 1:
            assert state.seat is not None
            assert state.due is not None
            legal = [action.text for action in kw.legal_actions(state)]
            assert (state.seats[state.seat], state.due.name, sorted(legal)) == (
                question.seat,
                question.decision,
                sorted(question.answers),
            )
            assert comparable(state.to_json()) == model.facts()
            answer = choose(dice, question.answers)
            state = kw.play(state, answer, heard)
        try:
            question = course.send(answer)
        except StopIteration:
            question = None
    assert state.over == (question is None)
    assert comparable(state.to_json()) == model.facts()
    if state.over:
        assert kw.score_sheet(state).totals == model.points()
    told = [
        Number(event.code, str(event.facts["seat"]), dict(parts))
        for event in heard
        if event.code in NUMBERS and isinstance(parts := event.facts["parts"], dict)
    ]
    assert told == model.numbers
    return told
