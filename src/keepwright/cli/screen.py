"""The screen: what a terminal shows of a sitting to the person before it, and what it reads."""

from __future__ import annotations

import sys
from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.segment import SegmentLines
from rich.text import Text

from keepwright.cli.choices import ways_to_list
from keepwright.cli.speaking import out, words
from keepwright.cli.tables import board_of
from keepwright.cli.tables.cards import what_it_does
from keepwright.cli.tables.log import log_lines
from keepwright.cli.tables.parts import rows_of
from keepwright.engine.action import Action
from keepwright.engine.event import Event
from keepwright.engine.obstacle import Obstacle
from keepwright.engine.play import due_decision, legal_actions
from keepwright.engine.seats import SPECTATOR
from keepwright.engine.sitting import Sitting
from keepwright.engine.view import view


class Leaving(Exception):
    """Somebody leaves the table; the game can be resumed."""


class Screen:
    """A sitting as the person at the keyboard sees it."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting: Final = sitting
        self.words: Final = words(sitting.state.game.id)
        self.voice = self.words  # that tells what happened
        self.board: Final = board_of(sitting.state.game.id)
        self.told = 0
        self.notice = ""  # stands above the next prompt
        self.eyes = SPECTATOR
        self.is_person: Final = sys.stdin.isatty()

    def _print(self, what: RenderableType) -> None:
        """A part of the screen; who reads a pipe gets every sentence in one line."""
        out().print(what, soft_wrap=isinstance(what, str) and not self.is_person)

    def _say(self, message: str, **facts: object) -> None:
        """A sentence; the name of a file can be copied whole."""
        text = self.words.text(message, **facts)
        out().print(text, soft_wrap="file" in facts or not self.is_person)

    def _events(self, first: int = 0) -> list[Event]:
        """What has happened, as the person at the keyboard is told it."""
        heard = [event for part in self.sitting.events[first:] for event in part]
        return [event.seen_by(self.eyes) for event in heard]

    def _own_lines(self) -> list[int]:
        """The numbers of the lines that whoever looks has decided, from 0."""
        me = "" if self.eyes == SPECTATOR else self.sitting.state.seats[self.eyes]
        return [n for n, line in enumerate(self.sitting.record.lines) if line.who == me]

    def _since_own(self) -> int:
        """The number of the last of them; 0 where there is none."""
        return max(self._own_lines(), default=0)

    def _tell_news(self) -> None:
        """What has happened since this terminal last told."""
        for line in log_lines(self._events(self.told), self.voice, short=True):
            self._print(Text(line, style="dim"))

    def _draw(self, below: list[RenderableType]) -> RenderableType:
        """The table above the first of these that leaves room for it; which one that is.

        The table tells what is new as far as there is room, and the rest stands above it; who
        reads a pipe has the news before the table.
        """
        console: Console = out()
        painter = self.board.drawing(self._facts(), self.words, console.width)
        log: list[str] = []
        if self.is_person:
            log = log_lines(self._events(), self.voice, short=True)
            if self._own_lines():
                news = self._events(self._since_own())
                painter.fresh = len(log_lines(news, self.voice, short=True))
        rows = [console.height - rows_of(console.width, part) - 1 for part in below]
        drawn, number = painter.fitting(log, rows or [console.height - 1])
        if not self.is_person or painter.left_out:
            self._tell_news()
        self.told = len(self.sitting.events)
        console.print(drawn)
        return below[number] if below else ""

    def _facts(self) -> dict[str, Any]:
        """What the person at the keyboard may know of the position."""
        return view(self.sitting.state, self.eyes).facts

    def _draw_and_ask(self, seat: int) -> None:
        """The table, the prompt and the numbered choices, with what each does if it fits."""
        state = self.sitting.state
        name = state.seats[seat]
        line = Text(self.words.text("terminal-your_turn", seat=self.words.seat(name)), style="bold")
        line.append(f" {self.words.prompt(due_decision(state), name)}", style="not bold")
        note = self.board.note(state, self.words)
        if note:
            line.append(f" {note}", style="not bold dim")
        offered, facts = self._offered(), self._facts()
        names = [self._choice(action) for action in offered]
        effects = [what_it_does(self.words, action, facts) for action in offered]
        above = [Text(self.notice, style="italic")] if self.notice else []
        self.notice = ""
        ways = ways_to_list(names, effects, out().width)
        self._print(self._draw([Group(*above, line, way) for way in ways]))

    def _choice(self, action: Action) -> str:
        return self.board.choice(self.sitting.state, self.words, action)

    def _reasons(self, obstacles: list[Obstacle]) -> None:
        for obstacle in obstacles:
            reason = self.words.obstacle(obstacle)
            text = self.words.text("terminal-reason", reason=reason, rule=obstacle.rule)
            self._print(Padding(Text(f"· {text}"), (0, 0, 0, 2)))

    def _show(self, *parts: RenderableType) -> None:
        """Parts one below the other, a screen at a time where somebody sits before it."""
        if not self.is_person:
            for part in parts:
                self._print(part)
            return
        console = out()
        lines = console.render_lines(Group(*parts), pad=False)
        page = console.height - 1
        while lines:
            console.print(SegmentLines(lines[:page], new_lines=True), end="")
            lines = lines[page:]
            if lines and self._read(self.words.text("terminal-more", count=len(lines))):
                return

    def _offered(self) -> list[Action]:
        """The legal actions, the one that the rules propose first."""
        state = self.sitting.state
        legal = legal_actions(state)
        proposed = due_decision(state).default(state) if legal else None
        return sorted(legal, key=lambda action: action is not proposed)

    def _read(self, asked: str) -> str:
        """One line of input; the end of input is a way to leave."""
        prompt = f"{asked} > ".lstrip()
        if self.is_person:
            try:
                return input(prompt).strip()
            except EOFError:
                raise Leaving from None
        line = sys.stdin.readline()
        if not line:
            raise Leaving
        self._print(f"> {line.strip()}")
        return line.strip()
