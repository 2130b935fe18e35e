"""The course of a scenario: where it stands, what was told on the way, and how far it goes on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from keepwright.engine.errors import BadScenario
from keepwright.engine.event import Event
from keepwright.engine.forms import shown
from keepwright.engine.game import Game
from keepwright.engine.notation import just_after
from keepwright.engine.play import near
from keepwright.engine.saving import task_to_json
from keepwright.engine.state import State
from keepwright.engine.written import Written


@final
class Moment:
    """A moment of the game: right before a task of this name, or before one with these fields."""

    def __init__(self, name: str, fields: dict[str, Any]) -> None:
        self.name: Final = name
        self.fields: Final = fields

    def is_next(self, state: State) -> bool:
        """Whether it has come."""
        task = state.due
        if task is None or task.name != self.name:
            return False
        fields = task_to_json(task, state.seats)[task.name] if self.fields else {}
        return all(fields.get(name) == value for name, value in self.fields.items())


def moment_in(game: Game, written: Written) -> Moment | None:
    """The moment at which a step ends, if it names one: a phase or a task, as `start` does."""
    given = written.get("until")
    if given is None:
        return None
    key = f"{written.prefix}until"
    found = Moment(str(given), {})
    if isinstance(given, Mapping) and len(given) == 1:
        name = next(iter(given))
        found = Moment(name, Written(given, key).mapping(name))
    known = {task.name for task in game.tasks.by_key.values()}
    if found.name not in known:
        alike = near(found.name, sorted(known))
        raise BadScenario(why="unknown_moment", key=key, given=shown(given), near=alike)
    return found


@final
class Course:
    """A scenario while it is played: where it stands, and what has happened in its step."""

    def __init__(self, start: State) -> None:
        self.state = start
        self.moment = start  # right after the last line, before anybody was asked or moved on
        self.before = start
        self.heard: list[Event] = []

    def begin_step(self) -> None:
        """Changes and events are those of a step."""
        self.before = self.state
        self.heard = []

    def play(self, move: str) -> None:
        """Play a line, after what happens before it by itself."""
        self.go_on(None)
        self.moment = self.state = just_after(self.state, move, self.heard)

    def go_on(self, until: Moment | None) -> None:
        """Let happen what needs nobody's word, at most until a moment has come."""
        self.state = state = self.state.copy()
        state.heard = self.heard
        if until is None:
            state.settle()
        else:
            state.go_on()
            while state.comes_next() and not state.waiting and not until.is_next(state):
                task = state.due
                assert task is not None
                state.drop()
                task.run(state)
        state.heard = None
