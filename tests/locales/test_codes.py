"""Every code has its message, every message its code, and its variables are facts of the code."""

from __future__ import annotations

import importlib
from functools import cache

import pytest

import keepwright as kw
from keepwright.locales.words import BESIDE, COMMON
from keepwright.tutorial import tutorial
from tests.locales.codes import (
    calls,
    decisions,
    errors,
    events,
    facts_by_code,
    obstacles,
    raised,
)
from tests.locales.facts import of_game
from tests.locales.messages import FILES, patterns

GAMES = kw.game_ids()
ENGINE = "engine"
LIST = "list"
ALONE = {LIST, "nothing", "part", "tally", "coloured", "unconfirmed", "unconfirmed_piece", "you"}
TABLE = ("status", "terminal", "cli", "vocabulary", "picture", "problem", "notice", "page")
CODED = [file for file in FILES if file != "web"]  # which says what no code tells
DERIVED = {
    "steps": "direction",
    "why": "reason",
    "detail": "reason",
    "action": "reasons",
    **dict.fromkeys(BESIDE, "whose"),
}

Codes = dict[str, dict[str, set[str]]]  # by kind and code, the facts that are told


def event_table(game_id: str) -> dict[str, tuple[str, ...]]:
    """The events of a game as its table names them."""
    module = importlib.import_module(f"keepwright.games.{game_id}.events")
    table: dict[str, tuple[str, ...]] = module.EVENTS
    return table


def parts(game_id: str) -> set[str]:
    """The labels of all tallies."""
    income: set[str] = of_game(game_id).INCOMES
    return income | {code for code, _ in calls("add", game_id) if code}


def verbs(game: kw.Game) -> dict[str, set[str]]:
    """The verbs of all actions with what they are about; a trade may tell its gain."""
    found: dict[str, set[str]] = {"trade": {"gain"}}
    for action in game.actions.all:
        found.setdefault(action.verb, set()).update({action.what} - {""})
    return found


def asked(game: kw.Game) -> dict[str, set[str]]:
    """The names of all decisions with their fields."""
    found: dict[str, set[str]] = {}
    for decision in decisions(game):
        found.setdefault(decision.name, set()).update(decision.fields())
    return found


def undecided(game: kw.Game) -> set[str]:
    """The names of all tasks that somebody decides, be it fate."""
    tasks = game.tasks.by_key.values()
    return {task.name for task in tasks if isinstance(task, kw.Decision | kw.Chance)}


def refused(game_id: str) -> dict[str, set[str]]:
    """The codes of all errors with all facts they may tell."""
    return {
        kind.code: {fact for facts in raised(kind, game_id) for fact in facts} | {"reasons"}
        for kind in errors()
    }


def reasons(game_id: str) -> dict[str, set[str]]:
    """Every `why` of a wrong file with the facts that may be told with it."""
    found: dict[str, set[str]] = {}
    for kind in errors():
        for facts in raised(kind, game_id):
            if why := facts.get("why"):
                found.setdefault(str(why), set()).update(facts)
    return found


def bare(ids: set[str]) -> dict[str, set[str]]:
    """Ids whose messages have no variables."""
    return {id: set() for id in ids}


@cache
def codes(game_id: str) -> Codes:
    """Everything about a game that must have a text."""
    game, facts = kw.load(game_id), of_game(game_id)
    return {
        "event": facts_by_code(events(game_id)),
        "obstacle": {
            code: facts | {"seat"} for code, facts in facts_by_code(obstacles(game_id)).items()
        },
        "decision": asked(game),
        "action": verbs(game),
        "error": refused(game_id),
        "why": reasons(game_id),
        "task": bare(undecided(game)),
        "work": bare(facts.WORKS),
        "class": bare(facts.CLASSES),
        "amount": {kind: {"count"} for kind in facts.AMOUNTS},
        "part": bare(parts(game_id)),
        "game": bare({game.id}),
        "option": bare({option.id for option in game.options}),
        "unconfirmed": bare(set(game.unconfirmed)),
        "tutorial": bare({step.id for step in tutorial(game_id).steps}),
        **{kind: bare(set(named)) for kind, named in facts.NAMES.items()},
    }


@cache
def known_in(file: str) -> Codes:
    """What a file may speak of: its game, or, for those that games share, any of them."""
    if file in GAMES:
        return codes(file)
    found: Codes = {}
    for game_id in GAMES:
        for kind, told in codes(game_id).items():
            for code, facts in told.items():
                found.setdefault(kind, {}).setdefault(code, set()).update(facts)
    return found


def messages(file: str) -> list[tuple[str, str]]:
    """The ids of a file's messages, as kind and rest; table and server have tests of their own."""
    ids = {id.split(".")[0] for id in patterns("en", file)}
    pairs = [(kind, rest) for kind, hyphen, rest in (id.partition("-") for id in ids) if hyphen]
    return [pair for pair in pairs if pair[0] not in (LIST, *TABLE)]


@pytest.mark.parametrize("game_id", GAMES)
def test_every_code_has_its_message(game_id: str) -> None:
    there = {pair for file in (*COMMON, game_id) for pair in messages(file)}
    wanted = {(kind, code) for kind, told in codes(game_id).items() for code in told}
    assert wanted - there == set()


@pytest.mark.parametrize("file", CODED)
def test_every_message_has_its_code(file: str) -> None:
    """A variant is named after one of the facts of its code."""
    unused = set()
    for kind, id in messages(file):
        code, *variant = id.split("-")
        facts = known_in(file).get(kind, {}).get(code)
        if facts is None or not set(variant) <= facts:
            unused.add(f"{kind}-{id}")
    assert unused == set()


@pytest.mark.parametrize("file", [ENGINE, *GAMES])
def test_there_are_no_other_messages(file: str) -> None:
    kinds = {id.split("-")[0] for id in patterns("en", file)}
    assert kinds <= {*known_in(file), *(ALONE if file == ENGINE else ())}


@pytest.mark.parametrize("file", CODED)
def test_variables_are_facts(file: str) -> None:
    for kind, id in messages(file):
        facts = known_in(file)[kind][id.split("-")[0]]
        derived = {DERIVED[fact] for fact in facts if fact in DERIVED}
        assert patterns("en", file)[f"{kind}-{id}"].variables <= facts | derived, id


def codes_told(game_id: str) -> set[str]:
    """The codes of all events that engine and game can tell."""
    return {code for code, _ in events(game_id)}


@pytest.mark.parametrize("game_id", GAMES)
def test_events_are_told_with_the_facts_of_the_table(game_id: str) -> None:
    """A game need not know what only the engine tells, which is told for all of them."""
    table = event_table(game_id)
    assert set(table) <= codes_told(game_id)
    assert codes_told(game_id) - set(table) <= set.intersection(*map(codes_told, GAMES))
    for code, facts in events(game_id):
        if code in table:
            assert tuple(facts) == table[code]
