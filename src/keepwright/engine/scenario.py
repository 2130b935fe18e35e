"""Scenarios: rules made executable. A position, a few moves, and what must then hold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from keepwright.engine.action import Action
from keepwright.engine.agenda import Chance, Decision, task_key
from keepwright.engine.errors import (
    BadScenario,
    BadState,
    KeepwrightError,
    NotAskedFor,
    NotYourSeat,
    Obstructed,
)
from keepwright.engine.forms import mapping
from keepwright.engine.game import Game, load
from keepwright.engine.notation import (
    CHANCE,
    action_of_line,
    play_line,
    read_line,
    why_not_line,
    without_remark,
)
from keepwright.engine.play import (
    action_named,
    deal,
    due_decision,
    legal_actions,
    score_sheet,
    turn_to,
)
from keepwright.engine.saving import task_from_json
from keepwright.engine.state import State

DEEPEST: Final = 20
LARGEST: Final = 10**18
KEYS: Final = (
    "id",
    "rule",
    "game",
    "seats",
    "options",
    "start",
    "given",
    "play",
    "expect",
    "refuse",
    "legal",
    "due",
    "note",
)

NOTHING_THERE: Final = "nothing there"
# How a move is refused that nobody asks for now, though it may have been asked for a moment ago.
NOT_NOW: Final = ([NotYourSeat.code], [NotAskedFor.code])


@final
class Difference:
    """Something a scenario demands that is not so."""

    def __init__(self, where: str, wanted: object, found: object) -> None:
        self.where: Final = where
        self.wanted: Final = wanted
        self.found: Final = found

    def __repr__(self) -> str:
        return f"{self.where}: wanted {self.wanted!r}, found {self.found!r}"


@final
class Scenario:
    """One scenario, read from the map of its YAML file."""

    def __init__(self, facts: object) -> None:
        if not isinstance(facts, Mapping):
            raise BadScenario(why="not_a_map")
        check_plain(facts, "")
        for key in facts:
            if key not in KEYS:
                raise BadScenario(why="unknown_key", key=str(key))
        for key in ("id", "game", "seats"):
            if key not in facts:
                raise BadScenario(why="missing_key", key=key)
        self.id: Final = str(facts["id"])
        self.rule: Final = str(facts.get("rule", ""))
        self.game: Final[Game] = load(str(facts["game"]))
        self.seats: Final = tuple(str(name) for name in _list(facts, "seats"))
        self.options: Final = _map(facts, "options")
        self.start: Final[object] = facts.get("start")
        self.given: Final = _map(facts, "given")
        self.moves: Final = [
            line for line in _text(facts, "play").splitlines() if without_remark(line)
        ]
        self.expect: Final = _map(facts, "expect")
        self.refuse: Final = {
            str(move): [str(code) for code in _list(_map(facts, "refuse"), move)]
            for move in _map(facts, "refuse")
        }
        self.legal: Final = [str(m) for m in _list(facts, "legal")] if "legal" in facts else None
        self.due: Final = _map(facts, "due")

    def position(self) -> State:
        """The position the scenario starts from."""
        state = self._start()
        state.settle()
        return state

    def _start(self) -> State:
        """The position the scenario starts from, before anybody is asked or moved on."""
        game = self.game
        state = game.new_state(self.seats, self.options)
        if not (self.moves and self.moves[0].strip().startswith(CHANCE) and self.start is None):
            while isinstance(due := state.due, Chance):
                state = deal(state, due.pool(state)[: due.count(state)])
        if self.start is None and not self.given:
            return state
        facts = changed(state, self.given)
        return (
            game.state_from_json(facts) if self.start is None else going_on(game, facts, self.start)
        )

    def run(self) -> list[Difference]:
        """Everything that is not as the scenario demands; nothing if it passes."""
        moment = self._start()
        state = moment.copy()
        state.settle()
        for move in self.moves:
            try:
                before, state = state, play_line(state, move)
                moment = just_after(before, move)
            except Obstructed as obstructed:
                codes = [obstacle.code for obstacle in obstructed.obstacles]
                return [Difference(f"play {move.strip()}", "legal", codes)]
            except KeepwrightError as refusal:
                return [Difference(f"play {move.strip()}", "legal", str(refusal))]
        return [*self._values(state), *self._refusals(state, moment), *self._asked(state)]

    def _values(self, state: State) -> list[Difference]:
        facts = state.to_json()
        sheet = score_sheet(state)
        facts["score"] = dict(zip(sheet.seats, sheet.totals, strict=True))
        facts["score"] |= {name: int(tally.total) for name, tally in sheet.rivals.items()}
        facts["winners"] = sheet.winners
        facts["over"] = state.over
        found: list[Difference] = []
        for path, wanted in self.expect.items():
            value = at(facts, str(path))
            absent = wanted is None and value == NOTHING_THERE
            if value != text_keys(wanted) and not absent:
                found.append(Difference(str(path), wanted, value))
        return found

    def _refusals(self, state: State, moment: State) -> list[Difference]:
        found: list[Difference] = []
        for move, wanted in self.refuse.items():
            try:
                codes = why_not_line(state, move)
                if codes in NOT_NOW and codes != wanted:
                    codes = codes_out_of_turn(state, moment, move) or codes
            except KeepwrightError as refusal:
                codes = [refusal.code]
            if codes != wanted or not codes:
                found.append(Difference(f"refuse {move}", wanted, codes or "legal"))
        return found

    def _asked(self, state: State) -> list[Difference]:
        found: list[Difference] = []
        due = state.due
        if self.due:
            asked: dict[str, object] = {"seat": None, "decision": due.name if due else None}
            if isinstance(due, Decision):
                asked["seat"] = state.seats[due.seat]
            for key, wanted in self.due.items():
                if key not in asked or asked[key] != wanted:
                    found.append(Difference(f"due.{key}", wanted, asked.get(key)))
        if self.legal is not None:
            seat = state.seats[state.seat] if state.seat is not None else ""
            legal = sorted(f"{seat}: {action.text}" for action in legal_actions(state))
            wanted_legal = sorted(read_line(move).text for move in self.legal)
            if legal != wanted_legal:
                found.append(Difference("legal", wanted_legal, legal))
        return found


def going_on(game: Game, facts: Mapping[str, Any], start: object) -> State:
    """The position of these facts, going on with a phase or a task, before anybody is asked."""
    state = game.state_from_json({**facts, "agenda": []})
    tasks = game.start_at(state, start) if isinstance(start, str) else []
    if not tasks:
        task = task_from_json(game, text_keys(start), state.seats, "start")
        tasks = game.resume(state, task)
    state.next_all(tasks)
    game.check_agenda(state)
    return state


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
    new = Scenario(found)._start().to_json()
    given = unlike(new, state.to_json())
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


def just_after(state: State, move: str) -> State:
    """The position right after a line that was legal, before anybody is asked or moved on."""
    after = state.copy()
    line = read_line(move)
    if line.who != CHANCE:
        turn_to(after, state.seats.index(line.who))
        decision = due_decision(after)
        after.agenda.pop()
        decision.perform(after, action_of_line(state, line))
    return after


def codes_out_of_turn(state: State, moment: State, move: str) -> list[str]:
    """The codes against a move that is not asked for now, as its seat would be told them.

    A seat that had no choice was moved on since the last line; it is told what stood against the
    move then. Any other seat is told what would if it were asked the same as the one that is due.
    """
    line = read_line(move)
    action = action_named(state.game, line.what)
    if line.who not in state.seats:
        return []
    seat = state.seats.index(line.who)
    then = moment.copy()
    then.choices = 0
    then.waiting = False
    while then.agenda and not then.waiting:
        task = then.agenda.pop()
        if isinstance(task, Decision) and asks(task, seat, action):
            return [obstacle.code for obstacle in task.obstacles(then, action)]
        task.run(then)
    due = due_decision(state)
    fields = due.fields()
    fields["seat"] = seat
    twin = state.game.tasks.by_key.get(task_key(due.name, fields))
    if isinstance(twin, Decision) and asks(twin, seat, action):
        return [obstacle.code for obstacle in twin.obstacles(state, action)]
    return []


def asks(decision: Decision[Any], seat: int, action: Action) -> bool:
    """Whether the decision asks this seat about this action."""
    return decision.seat == seat and decision.candidates.number(action) >= 0


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
    """Lay the given facts over the others: maps deeply, lists as a whole; null takes a key away.

    >>> facts = {"owners": {"mason": "red"}, "castle": ["red"]}
    >>> merge(facts, {"owners": {"bank": "blue"}, "castle": []})
    >>> facts
    {'owners': {'mason': 'red', 'bank': 'blue'}, 'castle': []}
    """
    for key, value in given.items():
        if isinstance(value, Mapping) and isinstance(facts.get(key), dict):
            merge(facts[key], value)
        elif value is None and isinstance(facts.get(key), str | int) and key.isdecimal():
            del facts[key]
        else:
            facts[key] = value


def text_keys(given: Any) -> Any:
    """The same facts with text for keys, since YAML reads `9:` as a number."""
    if isinstance(given, Mapping):
        return {str(key): text_keys(value) for key, value in given.items()}
    if isinstance(given, list):
        return [text_keys(value) for value in given]
    return given


def at(facts: Any, path: str) -> Any:
    """The value at a dotted path, or "nothing there".

    >>> at({"players": {"red": {"deniers": 2}}}, "players.red.deniers")
    2
    """
    value = facts
    for part in path.split("."):
        if isinstance(value, Mapping) and part in value:
            value = value[part]
        elif isinstance(value, list) and part in map(str, range(len(value))):
            value = value[int(part)]
        else:
            return NOTHING_THERE
    return value


def _map(facts: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    value = facts.get(key)
    if value is None:
        return {}
    if not isinstance(value, Mapping):
        raise BadScenario(why="not_a_map", key=key)
    return {str(name): part for name, part in value.items()}


def _list(facts: Mapping[str, Any], key: str) -> list[Any]:
    value = facts.get(key)
    if not isinstance(value, list):
        raise BadScenario(why="not_a_list", key=key)
    return value


def _text(facts: Mapping[str, Any], key: str) -> str:
    value = facts.get(key)
    if value is None:
        return ""
    if not isinstance(value, str):
        raise BadScenario(why="not_text", key=key)
    return value
