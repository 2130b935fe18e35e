"""Scenarios: rules made executable. A position, a few moves, and what must then hold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from keepwright.engine.agenda import Chance
from keepwright.engine.course import Course
from keepwright.engine.errors import BadScenario, BadState, KeepwrightError
from keepwright.engine.forms import mapping
from keepwright.engine.game import Game, load
from keepwright.engine.notation import CHANCE
from keepwright.engine.paths import Paths
from keepwright.engine.play import answer, deal, legal_actions, score_sheet
from keepwright.engine.saving import read_position
from keepwright.engine.state import State
from keepwright.engine.steps import STEP_KEYS, Difference, Step
from keepwright.engine.written import Written, text_keys

DEEPEST: Final = 20
LARGEST: Final = 10**18
NOTE: Final = "note"
STEPS: Final = "steps"
SET_UP: Final = "set_up"
TABLE_KEYS: Final = ("id", "rule", NOTE, "game", "seats", "options", SET_UP, "start", "given")


@final
class Scenario:
    """One scenario, read from the map of its YAML file. Without `steps` it is one step itself."""

    def __init__(self, facts: object) -> None:
        check_plain(facts, "")
        self.facts: Final = facts
        written = Written(facts, "", (*TABLE_KEYS, STEPS, *STEP_KEYS))
        for key in ("id", "game", "seats"):
            if key not in written.facts:
                raise BadScenario(why="missing_key", key=key)
        self.id: Final = str(written.facts["id"])
        self.rule: Final = str(written.facts.get("rule", ""))
        self.note: Final = str(written.facts.get(NOTE, ""))
        self.game: Final[Game] = load(str(written.facts["game"]))
        self.seats: Final = tuple(str(name) for name in written.items("seats"))
        self.options: Final = written.mapping("options")
        self.set_up: Final = written.switch(SET_UP)
        self.start: Final[object] = written.facts.get("start")
        self.given: Final = written.mapping("given")
        self.steps: Final = steps_in(self.game, written)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Scenario) and self.facts == other.facts

    def __repr__(self) -> str:
        return f"<Scenario {self.id} of {self.game.id}>"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Scenario, (self.facts,)

    @property
    def moves(self) -> list[str]:
        """All lines of play, whatever their step."""
        return [line for step in self.steps for line in step.lines.values()]

    def position(self) -> State:
        """The position the scenario starts from."""
        state = self._start()
        state.settle()
        return state

    def _start(self) -> State:
        """The position the scenario starts from, before anybody is asked or moved on."""
        game, state = self.game, self._table()
        if self.start is None and not self.given:
            return state
        facts = changed(state, self.given)
        return (
            game.state_from_json(facts)
            if self.start is None
            else read_position(game, facts, text_keys(self.start))
        )

    def _table(self) -> State:
        """A new game as its first decision finds it; set up, as the first one in play does."""
        game, moves = self.game, self.moves
        state = game.new_state(self.seats, self.options)
        begins = self.start is not None or self.set_up
        if moves and moves[0].strip().startswith(CHANCE) and not begins:
            return state
        while True:
            due = state.due
            if isinstance(due, Chance):
                state = deal(state, due.pool(state)[: due.count(state)])
            elif self.set_up and not game.is_set_up(state):
                state = answer(state, game.usual_answer(state, legal_actions(state)))
            else:
                return state

    def run(self) -> list[Difference]:
        """Everything that is not as the scenario demands; nothing if it passes."""
        start = self._start()
        if all(step.is_empty for step in self.steps):
            raise BadScenario(why="checks_nothing")
        paths = Paths(self.game, self.seats, score_sheet(start))
        for step in self.steps:
            step.check_paths(paths)
        course = Course(start)
        found: list[Difference] = []
        for step in self.steps:
            stopped = step.play(course)
            if stopped is not None:
                return [*found, stopped]
            found += step.check(course)
        return found

    def reached(self, last: int) -> tuple[State, KeepwrightError | None]:
        """The position after so many lines of play, and why the next could not be played."""
        course = Course(self._start())
        for step in self.steps:
            for line in step.lines.values():
                if last == 0:
                    course.go_on(None)
                    return course.state, None
                try:
                    course.play(line)
                except KeepwrightError as refusal:
                    return course.state, refusal
                last -= 1
            course.go_on(step.until)
            if last == 0:
                break
        return course.state, None


def steps_in(game: Game, written: Written) -> list[Step]:
    """The steps of a scenario: those that are listed, or the one that it is itself."""
    if STEPS not in written.facts:
        return [Step(game, written, 1)]
    for key in STEP_KEYS:
        if key in written.facts:
            raise BadScenario(why="beside_steps", key=key)
    found: list[Step] = []
    for place, facts in enumerate(written.items(STEPS)):
        part = Written(facts, f"{STEPS}.{place}", (NOTE, *STEP_KEYS))
        found.append(Step(game, part, place + 1))
        if found[-1].is_empty:
            raise BadScenario(why="checks_nothing", key=f"{STEPS}.{place}")
    return found


def scenario_of(state: State, name: str) -> dict[str, Any]:
    """A scenario that begins with this position: what is different from a new game.

    >>> from keepwright.engine.play import new_game
    >>> found = scenario_of(new_game("caylus", seats=2, seed=1), "mine")
    >>> found["game"], Scenario(found).position().seats
    ('caylus', ('blue', 'red'))
    """
    game = state.game
    chosen = {o.id: state.options[o.id] for o in game.options if state.options[o.id] != o.default}
    found: dict[str, Any] = {"id": name, "game": game.id, "seats": list(state.seats)}
    if chosen:
        found["options"] = chosen
    new, facts = Scenario(found)._start().to_json(), state.to_json()
    given = unlike(new, facts)
    game.make_room(new, given)
    given = with_more(given, unlike(new, facts))
    return {**found, "given": given} if given else found


def unlike(before: Mapping[str, Any], facts: Mapping[str, Any]) -> dict[str, Any]:
    """What `merge` lays over the facts before to make them these.

    >>> unlike({"road": {"8": "well", "9": "bank"}, "turn": 1}, {"road": {"9": "bank"}, "turn": 2})
    {'road': {'8': None}, 'turn': 2}
    """
    found: dict[str, Any] = {}
    for key, value in facts.items():
        known = before.get(key)
        if isinstance(value, dict) and isinstance(known, dict):
            if part := unlike(known, value):
                found[key] = part
        elif key not in before or known != value:
            found[key] = value
    return found | {key: None for key in before if key not in facts}


def with_more(given: Mapping[str, Any], more: Mapping[str, Any]) -> dict[str, Any]:
    """What is given, and more of it, maps deeply.

    >>> with_more({"road": {"8": None}, "turn": 1}, {"road": {"9": "bank"}})
    {'road': {'8': None, '9': 'bank'}, 'turn': 1}
    """
    found = dict(given)
    for key, value in more.items():
        known = found.get(key)
        if isinstance(value, Mapping) and isinstance(known, Mapping):
            found[key] = with_more(known, value)
        else:
            found[key] = value
    return found


def changed(state: State, given: Mapping[str, Any]) -> dict[str, Any]:
    """The facts of a position with what is given laid over them, ready to be read again."""
    facts = with_room(state, text_keys(given))
    merge(facts, text_keys(given))
    return facts


def replaced(state: State, given: Mapping[str, Any]) -> dict[str, Any]:
    """The same with whole fields instead of those that were there; a player's under his colour.

    >>> from keepwright.engine.play import new_game
    >>> state = new_game("caylus", seats=2, seed=1)
    >>> replaced(state, {"players": {"blue": {"gold": 7}}, "castle": ["blue"]})["castle"]
    ['blue']
    """
    facts = with_room(state, given)
    rest = dict(given)
    for colour, fields in mapping(rest.pop("players", {}), "players").items():
        where = f"players.{colour}"
        if colour not in facts["players"]:
            raise BadState(path=where, why="unknown_field")
        facts["players"][colour].update(mapping(fields, where))
    facts.update(rest)
    return facts


def with_room(state: State, given: Mapping[str, Any]) -> dict[str, Any]:
    """The facts of a position, without what follows from others or lies where the given say."""
    game, facts = state.game, state.to_json()
    for field in game.player_fields:
        if field.derived:
            for player in facts["players"].values():
                player.pop(field.name)
    for field in game.state_fields:
        if field.derived:
            facts.pop(field.name)
    game.make_room(facts, given)
    return facts


def check_plain(given: object, path: str, depth: int = 0) -> None:
    """Only maps, lists, texts and numbers make a scenario, no deeper than any position goes."""
    if depth > DEEPEST:
        raise BadScenario(why="too_deep", key=path)
    if isinstance(given, Mapping):
        for key, value in given.items():
            check_plain(key, f"{path}?", DEEPEST)
            check_plain(value, f"{path}.{key}" if path else str(key), depth + 1)
    elif isinstance(given, list):
        for place, value in enumerate(given):
            check_plain(value, f"{path}.{place}", depth + 1)
    elif isinstance(given, int):
        if not -LARGEST <= given <= LARGEST:
            raise BadScenario(why="out_of_range", key=path)
    elif given is not None and not isinstance(given, str | float):
        raise BadScenario(why="not_plain", key=path)


def merge(facts: dict[str, Any], given: Mapping[str, Any]) -> None:
    """Lay the given fields over the others: maps deeply, lists as a whole.

    A field that is null holds nothing; in a map of things null takes one of them away.

    >>> facts = {"owners": {"mason": "red"}, "castle": ["red"], "inn_left": "red"}
    >>> merge(facts, {"owners": {"bank": "blue", "mason": None}, "castle": [], "inn_left": None})
    >>> facts
    {'owners': {'bank': 'blue'}, 'castle': [], 'inn_left': None}
    """
    for key, value in given.items():
        known = facts.get(key)
        if not isinstance(value, Mapping) or not isinstance(known, dict):
            facts[key] = value
        elif key == "players":
            for colour, fields in value.items():
                if isinstance(fields, Mapping) and isinstance(known.get(colour), dict):
                    merge(known[colour], fields)
                else:
                    known[colour] = fields
        else:
            merge_things(known, value)


def merge_things(things: dict[str, Any], given: Mapping[str, Any]) -> None:
    """Lay the given things over the others in one map of them."""
    for key, value in given.items():
        if isinstance(value, Mapping) and isinstance(things.get(key), dict):
            merge_things(things[key], value)
        elif value is None and key in things:
            del things[key]
        else:
            things[key] = value
