"""Courses through a first game: a newcomer who does one thing or another, and the real bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from keepwright.bots.registry import make_bot
from keepwright.engine.chance import Dice
from keepwright.engine.play import legal_actions
from keepwright.engine.state import State
from keepwright.engine.view import view
from keepwright.server import study
from keepwright.server.ids import hash_of
from keepwright.server.lobby import bot_of
from keepwright.tutorial import Step, Tutorial
from keepwright.tutorial.guide import Moment, Place, asked, onward

Choose = Callable[["Course", list[str]], str]


class Course:
    """A first game on its way, played as a study is."""

    def __init__(self, tutorial: Tutorial) -> None:
        self.tutorial: Final = tutorial
        self.text = study.begin(
            tutorial.game, tutorial.seats, dict(tutorial.options), tutorial.seed
        ).write()
        self.place = Place()
        self.look()
        self.go_on()

    def look(self) -> None:
        """What the record leads to."""
        self.state, self.heard, self.record = study.reach(self.text, None)

    @property
    def step(self) -> Step:
        return self.tutorial.steps[self.place.step]

    @property
    def lines(self) -> list[str]:
        return [line.text for line in self.record.lines]

    @property
    def asked(self) -> str:
        return asked(self.state, self.tutorial.newcomer)

    def moment(self) -> Moment:
        return Moment(self.tutorial, self.lines, self.heard, self.state)

    def go_on(self, pressed: bool = False) -> None:
        """Ask the guide."""
        self.place = onward(self.tutorial.steps, self.place, self.moment(), pressed)

    def legal(self) -> list[str]:
        """What the newcomer may do now."""
        seat = self.tutorial.seats.index(self.tutorial.newcomer)
        return [action.text for action in legal_actions(self.state, seat)] if self.asked else []

    def tries(self) -> list[str]:
        """The moves that are suggested and legal now."""
        legal = self.legal()
        return [move for move in self.step.tries if self.place.is_shown and move in legal]

    def play(self, seat: str, move: str) -> None:
        """Make a move, and what chance decides after it."""
        lines = study.play_move(self.text, seat, move, self.tutorial.seed)
        self.text = "\n".join([self.text.rstrip("\n"), *lines, ""])
        self.look()
        self.go_on()

    def sensible(self, state: State, number: int, level: str = "journeyman") -> str:
        """What a bot plays here, with the dice that the server gives it."""
        legal = list(legal_actions(state, number))
        dice = Dice(hash_of(f"study {self.tutorial.seed} {len(self.record.lines)}"))
        if len(legal) == 1:
            return legal[0].text
        bot = make_bot(bot_of(level), state.game, dice)
        return bot.choose(view(state, number), legal).text

    def bots_play(self) -> None:
        """Let the bots decide till the newcomer is asked, or the game is over."""
        while not self.state.over and not self.asked:
            number = int(study.waiting(self.state)[0].seat)
            seat = self.state.seats[number]
            self.play(seat, self.sensible(self.state, number, self.tutorial.bots[seat]))

    def run(self, choose: Choose, most: int = 400) -> Iterator[Place]:
        """Every place on the way to the last step, or to the end of the game."""
        yield self.place
        for _ in range(most):
            if self.place.step == len(self.tutorial.steps) - 1 and self.place.is_shown:
                return
            if self.place.is_shown and self.step.until is None:
                self.go_on(pressed=True)
            elif self.asked:
                self.play(self.tutorial.newcomer, choose(self, self.legal()))
            else:
                self.bots_play()
            yield self.place
        raise AssertionError(f"stuck at {self.step.id}")


def follows(course: Course, legal: list[str]) -> str:
    """A newcomer who tries what is suggested, and else plays sensibly."""
    seat = course.tutorial.seats.index(course.tutorial.newcomer)
    return next(iter(course.tries()), "") or course.sensible(course.state, seat)
