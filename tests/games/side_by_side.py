"""Playing a game and an independent model of its rules side by side, move by move.

A model is a second reading of the rules of record that shares no code with the game. Its course is
a generator that reads like the rules: it yields who is asked what and what fate draws from, and
gets the answer. At every step the game has to agree: who is to decide, exactly which answers are
legal, from which pool how much is drawn, and the whole position.
"""

from __future__ import annotations

import random
from collections import Counter, deque
from collections.abc import Callable, Generator, Mapping
from typing import Any, NamedTuple, Protocol

import keepwright as kw
from tests.games.table import json_of

# Which answers do nothing much, and how often it may be one of them all the same.
NOT_DOING = {"pass", "decline", "stop", "take_back", "provost 0", "lots 0", "replace_hand"}
SHYNESS = 0.2
# How many of the last decisions a failure tells.
LAST_LINES = 5


class Question(NamedTuple):
    """A seat is asked; the answers the rules allow. A secret one is asked even about one answer."""

    seat: str
    answers: list[str]
    secret: bool = False


class Draw(NamedTuple):
    """Fate draws so many of a pool."""

    what: str
    pool: list[str]
    number: int


class Together(NamedTuple):
    """Questions to several seats, answered in any order."""

    questions: list[Question]


# The answer to a question is its text; what was drawn is a list; several answers are told by seat.
Course = Generator[Question | Draw | Together, Any, None]


class Model(Protocol):
    """A second reading of the rules of a game."""

    round: int
    # How often each thing worth counting happened.
    happened: Counter[str]

    def course(self) -> Course:
        """The game from here on."""
        ...

    def facts(self) -> dict[str, Any]:
        """What can be told of the position, as in its JSON; a set where the order says nothing."""
        ...

    def points(self) -> dict[str, dict[str, int]]:
        """The parts of every seat's points that are not nothing."""
        ...


Facts = dict[str, Any]
Change = Callable[[Facts, random.Random], None]


class SideBySide:
    """A game and its model, before a question or at the end."""

    # What happens is told here, if anybody listens.
    heard: list[kw.Event] | None = None

    def __init__(self, state: kw.State, read: Callable[[Facts], Model], seed: str) -> None:
        self.read = read
        self.dice = random.Random(seed)
        self.dealer = kw.Dice(seed)
        self.happened: Counter[str] = Counter()
        self.decisions = 0
        self.last: deque[str] = deque(maxlen=LAST_LINES)
        self.go_on(state)

    def go_on(self, state: kw.State) -> None:
        """Go on from this position, with a model that begins there."""
        self.state = state
        self.model = self.read(json_of(state))
        self.model.happened = self.happened
        self.course = self.model.course()
        self.asked = next(self.course)

    def change(self, change: Change) -> None:
        """Go on from the position that this makes of the present one."""
        facts = json_of(self.state)
        change(facts, self.dice)
        self.go_on(kw.state_of(self.state.game.id, facts))

    def play_busily(self, make_busy: Change, make_rich: Change) -> None:
        """Play from the middle of a game to its end, with a gift in every other round."""
        self.play(until_round=1)
        self.change(make_busy)
        self.play(until_round=self.model.round + 2)
        while not self.state.over:
            self.change(make_rich)
            self.play(until_round=self.model.round + 2)

    def play(self, until_round: float = float("inf")) -> None:
        """Play to the first question of this round, or to the end."""
        while self.model.round < until_round:
            try:
                self.asked = self.course.send(self.answer(self.asked))
            except StopIteration:
                self.compare()
                self.compare_points()
                return
        self.compare()

    def answer(self, asked: Question | Draw | Together) -> Any:
        """What is decided or drawn now; nobody is asked where there is nothing to choose."""
        if isinstance(asked, Draw):
            return self.draw(asked)
        if isinstance(asked, Together):
            return self.answer_together(asked)
        answer = asked.answers[0]
        if len(asked.answers) > 1 or asked.secret:
            self.compare()
            answer = self.decide(asked, [asked])
        self.happened[answer] += 1
        return answer

    def answer_together(self, asked: Together) -> dict[str, str]:
        """All answers by seat, given in some order."""
        left = list(asked.questions)
        answers: dict[str, str] = {}
        while left:
            question = self.dice.choice(left)
            answers[question.seat] = self.decide(question, left)
            left.remove(question)
        return answers

    def decide(self, question: Question, asked: list[Question]) -> str:
        """Some legal answer of a seat that is asked, played."""
        seats = [self.state.seats[seat] for seat in kw.seats_due(self.state)]
        assert sorted(seats) == sorted(each.seat for each in asked), self.where
        seat = self.state.seats.index(question.seat)
        legal = [action.text for action in kw.legal_actions(self.state, seat)]
        assert sorted(legal) == sorted(question.answers), self.where
        answer = self.choose(question.answers)
        self.state = kw.answer(self.state, answer, self.heard, seat)
        self.decisions += 1
        self.last.append(f"{question.seat}: {answer}")
        return answer

    def choose(self, answers: list[str]) -> str:
        """An answer that mostly does something."""
        doing = [answer for answer in answers if answer not in NOT_DOING]
        if not doing or (len(doing) < len(answers) and self.dice.random() < SHYNESS):
            doing = answers
        return self.dice.choice(doing)

    def draw(self, asked: Draw) -> list[str]:
        """What the dealer draws from the pool on which both agree."""
        due = self.state.due
        assert isinstance(due, kw.Chance)
        things, pool, count = due.things(self.state), due.pool(self.state), due.count(self.state)
        found = Draw(due.name, sorted(things[number] for number in pool), count)
        assert found == Draw(asked.what, sorted(asked.pool), asked.number), self.where
        drawn = self.dealer.draw(pool, count)
        self.state = kw.deal(self.state, drawn)
        return [things[number] for number in drawn]

    @property
    def where(self) -> str:
        """What a failure is told with: what led there, and what the model asks for."""
        return f"round {self.model.round}, after {', '.join(self.last)}; asked: {self.asked}"

    def compare(self) -> None:
        """Both tell the same of the position."""
        mine = self.model.facts()
        assert told_like(mine, self.state.to_json()) == mine, self.where

    def compare_points(self) -> None:
        """Both see the end, give the same points for the same reasons and name the same winners."""
        assert self.state.over
        sheet = kw.score_sheet(self.state)
        points = self.model.points()
        assert points == {
            seat: {part: n for part, n in tally.parts if n}
            for seat, tally in zip(sheet.seats, sheet.tallies, strict=True)
        }
        totals = {seat: sum(parts.values()) for seat, parts in points.items()}
        assert sheet.totals == list(totals.values())
        best = [seat for seat, total in totals.items() if total == max(totals.values())]
        assert sheet.winners == best


def told_like(mine: Mapping[str, Any], theirs: Mapping[str, Any]) -> dict[str, Any]:
    """What the game tells of the things that the model tells of."""
    return {
        key: {seat: told_like(held, theirs[key][seat]) for seat, held in value.items()}
        if key == "players"
        else without_order(theirs[key])
        if isinstance(value, set)
        else theirs[key]
        for key, value in mine.items()
    }


def without_order(things: list[str]) -> set[str]:
    """The things of a list in which each stands once."""
    assert len(set(things)) == len(things)
    return set(things)
