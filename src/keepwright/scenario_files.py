"""Scenario files: the scenarios of a text, each with its number and its lines, and one of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final, final

from keepwright.engine.errors import BadScenario, BadState, KeepwrightError
from keepwright.engine.paths import is_part_of_score
from keepwright.engine.scenario import Scenario
from keepwright.engine.steps import Difference
from keepwright.locales import Words
from keepwright.rulebook import Rules, as_key, rules_of
from keepwright.strict_yaml import Document, read_documents

_NUMBERED: Final = re.compile(r".*?\d[\w.]*(?= |$)")  # a key up to its number, before what is added
_CITED: Final = re.compile(r"§|\d")


@final
class Entry:
    """One scenario of a file: its number among them, counted from 1, and what it says where."""

    def __init__(self, document: Document, number: int) -> None:
        self.document: Final = document
        self.number: Final = number

    def said(self, key: str) -> str:
        """What stands under a key, as text; empty if nothing does."""
        facts: Any = self.document.facts
        value = facts.get(key) if isinstance(facts, dict) else None
        return "" if value is None else str(value)

    def read(self) -> Scenario:
        """The scenario; the game knows all its words."""
        scenario = Scenario(self.document.facts)
        check_words(scenario)
        return scenario

    def line_of(self, found: Difference | KeepwrightError) -> int:
        """The line that demands what differs, or that is wrong."""
        if isinstance(found, Difference):
            return self.document.line_at(found.key)
        path = str(found.facts.get("path", ""))
        if not isinstance(found, BadState):
            return self.document.line_at(str(found.facts.get("key", "")))
        if path.startswith(("start", "agenda")):
            return self.document.line_at("start")
        return self.document.line_at(f"given.{path}")


def entries_in(text: str) -> list[Entry]:
    """All scenarios of a text, in order."""
    return [Entry(document, number) for number, document in enumerate(read_documents(text), 1)]


def one_of(text: str, number: int | None) -> Entry:
    """The scenario of this number; without one, the only one."""
    entries = entries_in(text)
    if number is None and len(entries) > 1:
        raise BadScenario(why="several", count=len(entries))
    wanted = 1 if number is None else number
    if not 1 <= wanted <= len(entries):
        raise BadScenario(why="no_such_scenario", count=len(entries))
    return entries[wanted - 1]


def check_words(scenario: Scenario) -> None:
    """Refuse rules, events and parts of the score that the game does not have."""
    for given in unknown_rules(scenario.game.id, scenario.rule):
        raise BadScenario(why="unknown_rule", key="rule", given=given)
    for message, error in named_in(scenario):
        if not Words("en", scenario.game.id).has(message):
            raise error


def named_in(scenario: Scenario) -> Iterator[tuple[str, BadScenario]]:
    """What a scenario names that has a text in its game; and what to say where it has none."""
    for step in scenario.steps:
        for name, codes in (("events", [code for code, _ in step.events]), ("never", step.never)):
            for place, code in enumerate(codes):
                key = f"{step.prefix}{name}.{place}"
                yield f"event-{code}", BadScenario(why="unknown_event", key=key, given=code)
        for name, paths in (("expect", step.expect), ("change", step.change)):
            for path in filter(is_part_of_score, paths):
                key = f"{step.prefix}{name}.{path}"
                error = BadScenario(why="unknown_path", key=key, path=path)
                yield f"part-{path.split('.')[-1]}", error


def unknown_rules(game_id: str, cited: str) -> list[str]:
    """What is cited as a rule and is no key of the rules of record.

    >>> unknown_rules("caylus", "§ phase 2, R-14"), unknown_rules("caylus", "§ phase 99, R-77")
    ([], ['§ phase 99', 'R-77'])
    """
    try:
        rules = rules_of(game_id)
    except FileNotFoundError:
        return []
    if not cited or is_key(rules, cited):
        return []
    first, *others = [part.strip() for part in cited.split(",")]
    keys = [first, *(part for part in others if _CITED.search(part))]
    return [key for key in keys if not is_key(rules, key)]


def is_key(rules: Rules, cited: str) -> bool:
    """Whether this is a key of the rules, or begins with a numbered one."""
    numbered = _NUMBERED.match(cited)
    for text in (cited, numbered.group(0) if numbered else cited):
        key = as_key(text.replace("section ", "§ "))
        if rules.passage(key) is not None or key in rules.mentioned:
            return True
    return False
