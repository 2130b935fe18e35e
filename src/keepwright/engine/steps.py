"""Steps of a scenario: what is played, how far it goes on, and what must then hold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from keepwright.engine.course import Course, moment_in
from keepwright.engine.errors import (
    BadScenario,
    KeepwrightError,
)
from keepwright.engine.event import Event
from keepwright.engine.forms import shown
from keepwright.engine.game import Game
from keepwright.engine.notation import (
    play_line,
    why_not_line,
    without_remark,
)
from keepwright.engine.paths import Paths, Sight
from keepwright.engine.play import (
    decisions_due,
)
from keepwright.engine.refusals import NOT_NOW, codes_of, codes_out_of_turn, moves_due
from keepwright.engine.saving import task_to_json
from keepwright.engine.state import State
from keepwright.engine.written import Written, text_keys

STEP_KEYS: Final = (
    "play",
    "until",
    "expect",
    "change",
    "refuse",
    "legal",
    "includes",
    "due",
    "events",
    "never",
)
DUE_KEYS: Final = ("seat", "decision")
AND_OTHERS: Final = "..."
NOTHING_THERE: Final = "nothing there"  # says the same as null


@final
class Difference:
    """Something a scenario demands that is not so.

    `key` tells where the scenario demands it, `step` in which of its steps, counted from 1. A move
    that should have been legal has its `refusal`; a line that could not be played also the moves
    that were `legal` instead.
    """

    def __init__(
        self,
        where: str,
        wanted: object,
        found: object,
        step: int = 1,
        key: str = "",
        refusal: KeepwrightError | None = None,
        legal: list[str] | None = None,
    ) -> None:
        self.where: Final = where
        self.wanted: Final = wanted
        self.found: Final = found
        self.step: Final = step
        self.key: Final = key
        self.refusal: Final = refusal
        self.legal: Final[list[str]] = legal or []

    @property
    def missing(self) -> list[object]:
        """Of two lists that differ, what is wanted and was not found."""
        return without(self.wanted, self.found)

    @property
    def unexpected(self) -> list[object]:
        """Of two lists that differ, what was found and is not wanted."""
        return without(self.found, self.wanted)

    def __repr__(self) -> str:
        return f"{self.where}: wanted {self.wanted!r}, found {self.found!r}"


def without(some: object, others: object) -> list[object]:
    """The entries of one list that another does not have; nothing if they are no lists."""
    if not isinstance(some, list) or not isinstance(others, list):
        return []
    return [entry for entry in some if entry not in others]


@final
class Step:
    """One step: lines of play, how far the game then goes on by itself, and what must hold."""

    def __init__(self, game: Game, written: Written, number: int) -> None:
        self.number: Final = number
        self.prefix: Final = written.prefix
        lines = written.text("play").splitlines()
        self.lines: Final = {
            place: line for place, line in enumerate(lines) if without_remark(line)
        }
        self.until: Final = moment_in(game, written)
        self.expect: Final = as_written(game, written.mapping("expect"))
        self.change: Final = written.mapping("change")
        for path, by in self.change.items():
            if not isinstance(by, int) or isinstance(by, bool):
                key = f"{self.prefix}change.{path}"
                raise BadScenario(why="not_a_number", key=key, given=shown(by))
        refused = Written(written.mapping("refuse"), f"{self.prefix}refuse")
        self.refuse: Final = {
            move: [str(code) for code in refused.items(move)] for move in refused.facts
        }
        self.legal: Final = written.moves("legal") if "legal" in written.facts else None
        self.includes: Final = written.moves("includes")
        self.due: Final = Written(written.mapping("due"), f"{self.prefix}due", DUE_KEYS).facts
        self.events: Final = written.events("events")
        self.never: Final = [str(code) for code in written.items("never")]

    @property
    def is_empty(self) -> bool:
        """Whether it neither plays nor demands anything."""
        checks = (self.expect, self.change, self.refuse, self.includes, self.due, self.events)
        played = self.lines or self.until is not None or self.legal is not None or self.never
        return not played and not any(checks)

    def check_paths(self, paths: Paths) -> None:
        """Refuse paths that no position has."""
        for path in self.expect:
            paths.check(path, f"{self.prefix}expect.{path}")
        for path in self.change:
            paths.check(path, f"{self.prefix}change.{path}")

    def play(self, course: Course) -> Difference | None:
        """Play the lines and go on; what could not be played or was not reached, if anything."""
        course.begin_step()
        for place, line in self.lines.items():
            try:
                course.play(line)
            except KeepwrightError as refusal:
                return self._differs(
                    f"play {line.strip()}",
                    "legal",
                    codes_of(refusal),
                    f"play.{place}",
                    refusal,
                    moves_due(course.state),
                )
        course.go_on(self.until)
        if self.until is None or self.until.is_next(course.state):
            return None
        due = course.state.due
        found = None if due is None else task_to_json(due, course.state.seats)
        return self._differs("until", self.until.name, found, "until", None, [])

    def check(self, course: Course) -> list[Difference]:
        """Everything that is not as this step demands, now that it was played."""
        return [
            *self._values(course),
            *self._refusals(course),
            *self._choices(course.state),
            *self._asked(course.state),
            *self._told(course.heard),
        ]

    def _differs(
        self,
        where: str,
        wanted: object,
        found: object,
        key: str,
        refusal: KeepwrightError | None = None,
        legal: list[str] | None = None,
    ) -> Difference:
        return Difference(where, wanted, found, self.number, f"{self.prefix}{key}", refusal, legal)

    def _values(self, course: Course) -> list[Difference]:
        now = Sight(course.state)
        found = [
            self._differs(where, wanted, value, f"expect.{path}")
            for path, given in self.expect.items()
            for where, wanted, value in unequal(path, text_keys(given), now.at(path))
        ]
        if self.change:
            then = Sight(course.before)
            for path, by in self.change.items():
                key = f"{self.prefix}change.{path}"
                grown = number_at(now, path, key) - number_at(then, path, key)
                if grown != by:
                    found.append(self._differs(path, f"{by:+d}", f"{grown:+d}", f"change.{path}"))
        return found

    def _refusals(self, course: Course) -> list[Difference]:
        found: list[Difference] = []
        state = course.state
        for move, wanted in self.refuse.items():
            try:
                codes = why_not_line(state, move)
                if codes in NOT_NOW and not fits(codes, wanted):
                    codes = codes_out_of_turn(state, course.moment, move) or codes
            except KeepwrightError as refusal:
                codes = [refusal.code]
            if not codes or not fits(codes, wanted):
                where = f"refuse {move}"
                found.append(self._differs(where, wanted, codes or "legal", f"refuse.{move}"))
        return found

    def _choices(self, state: State) -> list[Difference]:
        found: list[Difference] = []
        if self.legal is not None:
            legal = sorted(moves_due(state, self.legal[0] if self.legal else ""))
            wanted = sorted(set(self.legal))
            if legal != wanted:
                found.append(self._differs("legal", wanted, legal, "legal"))
        for place, move in enumerate(self.includes):
            try:
                play_line(state, move)
            except KeepwrightError as refusal:
                where, key = f"includes {move}", f"includes.{place}"
                found.append(self._differs(where, "legal", codes_of(refusal), key, refusal))
        return found

    def _asked(self, state: State) -> list[Difference]:
        asked: dict[str, object] = {"seat": None, "decision": state.due.name if state.due else None}
        seats = [state.seats[decision.seat] for decision in decisions_due(state)]
        if seats:
            asked["seat"] = self.due["seat"] if self.due.get("seat") in seats else seats[0]
        return [
            self._differs(f"due.{name}", wanted, asked[name], f"due.{name}")
            for name, wanted in self.due.items()
            if asked[name] != wanted
        ]

    def _told(self, heard: list[Event]) -> list[Difference]:
        """The events came in this order, with others in between; some never came."""
        found: list[Difference] = []
        rest = heard
        for place, (code, facts) in enumerate(self.events):
            later = [n for n, event in enumerate(rest) if is_told(event, code, facts)]
            if not later:
                wanted: object = {code: facts} if facts else code
                told = [
                    {code: dict(event.facts)} if event.code == code and facts else event.code
                    for event in rest
                ]
                found.append(self._differs("events", wanted, told, f"events.{place}"))
                break
            rest = rest[later[0] + 1 :]
        codes = [event.code for event in heard]
        for place, code in enumerate(self.never):
            if code in codes:
                where = f"never {code}"
                found.append(self._differs(where, 0, codes.count(code), f"never.{place}"))
        return found


# ---------------------------------------------------------------- comparing


def unequal(path: str, wanted: Any, value: Any) -> list[tuple[str, Any, Any]]:
    """Where two values differ: of two maps, the entries that do.

    >>> unequal("road", {"1": "park", "2": "bank"}, {"1": "park", "3": "bank"})
    [('road.2', 'bank', None), ('road.3', None, 'bank')]
    """
    if isinstance(wanted, Mapping) and isinstance(value, Mapping):
        keys = list(dict.fromkeys([*wanted, *value]))
        return [
            difference
            for key in keys
            for difference in unequal(f"{path}.{key}", wanted.get(key), value.get(key))
        ]
    if wanted == value or (wanted == NOTHING_THERE and value is None):
        return []
    return [(path, wanted, value)]


def as_written(game: Game, expect: dict[str, Any]) -> dict[str, Any]:
    """What is expected, in the form that positions are written in."""
    forms = {field.name: field.form for field in game.state_fields}
    return {
        path: forms[path].as_written(value) if path in forms else value
        for path, value in expect.items()
    }


def number_at(sight: Sight, path: str, key: str) -> int:
    """The number at a path; what is not there counts as nothing."""
    value = sight.at(path)
    if value is None:
        return 0
    if not isinstance(value, int):
        raise BadScenario(why="no_number_there", key=key)
    return value


def fits(codes: list[str], wanted: list[str]) -> bool:
    """Whether these are the codes that are wanted, all of them or, before dots, among others.

    >>> fits(["place_full", "no_worker"], ["no_worker", "..."]), fits(["a", "b"], ["a"])
    (True, False)
    """
    if AND_OTHERS not in wanted:
        return codes == wanted
    named = [code for code in wanted if code != AND_OTHERS]
    return [code for code in codes if code in named] == named


def is_told(event: Event, code: str, facts: Mapping[str, Any]) -> bool:
    """Whether an event has this code and these facts."""
    known = {**event.facts, **event.secret}
    return event.code == code and all(known.get(name) == v for name, v in facts.items())
