"""Notation: the one language of records, tests, bug reports and typed play.

A line is a seat's colour, a colon and an action (`red: place mason`), or a star and an outcome of
chance (`* turn_order red blue`). What follows `#` is a remark.
"""

from __future__ import annotations

from typing import Any, Final, final

from keepwright.engine.action import Action
from keepwright.engine.agenda import Chance
from keepwright.engine.errors import (
    NotAskedFor,
    NotYourSeat,
    Obstructed,
    Unreadable,
)
from keepwright.engine.event import Event
from keepwright.engine.play import action_named, decide, drawn_by, due_decision, turn_to, why_not
from keepwright.engine.state import State

CHANCE: Final = "*"


@final
class Line:
    """One line of a game: who (a colour, or `*` for chance) and what."""

    def __init__(self, who: str, what: str) -> None:
        self.who: Final = who
        self.what: Final = what

    @property
    def text(self) -> str:
        """The line as it is written."""
        return f"{CHANCE} {self.what}" if self.who == CHANCE else f"{self.who}: {self.what}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Line) and self.who == other.who and self.what == other.what

    def __hash__(self) -> int:
        return hash((self.who, self.what))

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Line, (self.who, self.what)

    def __repr__(self) -> str:
        return f"<{self.text}>"


def without_remark(text: str) -> str:
    """The part of a line before its remark."""
    return text.split("#", 1)[0].strip()


def read_line(text: str) -> Line:
    """The line this text writes; Unreadable if it writes none.

    >>> read_line("red:  place   mason  # brave")
    <red: place mason>
    >>> read_line("* turn_order red blue")
    <* turn_order red blue>
    """
    words = " ".join(without_remark(text).split())
    if words.startswith(CHANCE) and words[1:].strip():
        return Line(CHANCE, words[1:].strip())
    who, colon, what = words.partition(":")
    if not colon or not who.strip() or " " in who.strip() or not what.strip():
        raise Unreadable(text=words, near=[])
    return Line(who.strip(), what.strip())


def read_outcome(state: State, due: Chance[Any], text: str) -> list[int]:
    """The numbers drawn that this outcome names; Unreadable if it cannot come up now."""
    verb, *names = text.split()
    if verb != due.name:
        raise NotAskedFor(action=text, due=due.name)
    return drawn_by(state, names)


def action_of_line(state: State, line: Line) -> Action:
    """The action of a seat's line; a refusal if it is not this seat's turn to decide that."""
    action = action_named(state.game, line.what)
    if line.who not in state.seats:
        raise NotYourSeat(seat=line.who, seats=list(state.seats))
    due_decision(state, line.who)
    return action


def just_after(
    state: State,
    text: str,
    heard: list[Event] | None = None,
    scenes: list[State] | None = None,
) -> State:
    """The position right after the line, before anybody is asked or moved on."""
    line = read_line(text)
    due = state.due
    after = state.copy()
    after.heard = heard
    after.scenes = scenes
    if line.who != CHANCE:
        action = action_of_line(state, line)
        turn_to(after, line.who)
        decide(after, action)
    elif isinstance(due, Chance):
        drawn = read_outcome(state, due, line.what)
        after.drop()
        due.perform(after, drawn)
    else:
        due_decision(state)
        raise NotAskedFor(action=line.text, due="" if due is None else due.name)
    return after


def play_line(
    state: State,
    text: str,
    heard: list[Event] | None = None,
    scenes: list[State] | None = None,
) -> State:
    """The position after the line; the old one is untouched.

    What happens is told to `heard`; `scenes` is given the position at each of its events.

    >>> from keepwright.engine.play import new_game
    >>> state = new_game("caylus", seats=("blue", "red"), seed=1)
    >>> play_line(state, f"{state.seats[state.seat]}: place gate").game.id
    'caylus'
    """
    after = just_after(state, text, heard, scenes)
    after.settle()
    after.heard = None
    after.scenes = None
    return after


def why_not_line(state: State, text: str) -> list[str]:
    """The codes against a typed move: its obstacles, or the code of the refusal before them."""
    line = read_line(text)
    try:
        return [obstacle.code for obstacle in why_not(state, action_of_line(state, line), line.who)]
    except (NotAskedFor, NotYourSeat, Obstructed) as refusal:
        return [refusal.code]
