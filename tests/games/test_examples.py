"""The worked examples and rulings of the rules of record, as scenario files, for every game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import keepwright as kw
from keepwright.scenario_files import Entry, entries_in
from tests.games.record import Rules

RULES = {id: Rules(id) for id in kw.game_ids()}
FILES = [path for rules in RULES.values() for path in rules.scenarios]

every_game = pytest.mark.parametrize("rules", RULES.values(), ids=list(RULES))


def name_of(path: Path) -> str:
    """The game and the id of a scenario file."""
    return f"{path.parts[-3]}-{path.stem}"


def scenarios() -> list[Any]:
    """Every document of every file, under the file's name and its place in the file."""
    return [
        pytest.param(path, entry, id=f"{name_of(path)}-{entry.number}")
        for path in FILES
        for entry in entries_in(path.read_text("utf-8"))
    ]


@pytest.mark.parametrize(("path", "entry"), scenarios())
def test_scenario_holds(path: Path, entry: Entry) -> None:
    scenario = entry.read()
    assert scenario.id == path.stem
    assert scenario.game.id == path.parts[-3]
    assert scenario.rule
    assert scenario.run() == []


@every_game
def test_every_worked_example_has_a_scenario(rules: Rules) -> None:
    assert numbered(rules.examples)
    shown = {path.stem for path in rules.scenarios if path.parent.name == "examples"}
    assert shown == rules.examples


@every_game
def test_every_ruling_has_a_scenario_or_a_test(rules: Rules) -> None:
    assert numbered(rules.rulings)
    assert rules.rulings <= rules.cited_in([*rules.scenarios, *rules.tests])


def numbered(ids: set[str]) -> bool:
    """Whether these ids count from 1 without a gap."""
    word = min(ids).split("-")[0]
    return bool(ids) and ids == {f"{word}-{n:02}" for n in range(1, len(ids) + 1)}


@every_game
def test_every_rule_key_is_cited_by_the_code(rules: Rules) -> None:
    assert rules.cited_in(rules.sources) == rules.keys


@every_game
def test_every_rule_key_is_cited_by_a_test(rules: Rules) -> None:
    assert rules.cited_in([*rules.scenarios, *rules.tests]) == rules.keys
