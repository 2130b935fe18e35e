"""The codes that engine, games and bots tell, found in the text of the source."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import keepwright as kw
import keepwright.bots.registry  # its errors belong to all errors

SOURCE = Path(__file__).parents[2] / "src" / "keepwright"

Given = dict[str, object]  # the facts of a call: the value of a constant, None where it varies


@cache
def all_calls() -> list[tuple[str, ast.Call]]:
    """Every call in engine, games and bots, with the name of what is called."""
    found: list[tuple[str, ast.Call]] = []
    for part in ("engine", "games", "bots"):
        for path in sorted((SOURCE / part).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                    found.append((node.func.id, node))
                elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                    found.append((node.func.attr, node))
    return found


def calls(name: str) -> Iterator[tuple[str, Given]]:
    """Every call of this name: its first argument where that is a text, and its facts."""
    for called, node in all_calls():
        if called == name:
            first = node.args[0] if node.args else None
            code = first.value if isinstance(first, ast.Constant) else ""
            facts: Given = {}
            for keyword in node.keywords:
                if keyword.arg and keyword.arg != "rule":
                    value = keyword.value
                    facts[keyword.arg] = value.value if isinstance(value, ast.Constant) else None
            yield str(code), facts


def told(name: str) -> dict[str, set[str]]:
    """The codes told by calls of this name, each with the facts that every such call gives."""
    found: dict[str, set[str]] = {}
    for code, facts in calls(name):
        if code:
            found[code] = found.get(code, set(facts)) & set(facts)
    return found


def errors(kind: type[kw.KeepwrightError] = kw.KeepwrightError) -> list[type[kw.KeepwrightError]]:
    """Every class of error that is raised: those without a class below them."""
    below = kind.__subclasses__()
    return [error for sub in below for error in errors(sub)] if below else [kind]


def raised(kind: type[kw.KeepwrightError]) -> list[Given]:
    """The facts of every place that makes such an error."""
    return [facts for _, facts in calls(kind.__name__)]


def decisions(game: kw.Game) -> list[kw.Decision[Any]]:
    """One decision of each name and set of fields that a game can ask for."""
    found: dict[tuple[str, ...], kw.Decision[Any]] = {}
    for task in game.tasks.by_key.values():
        if isinstance(task, kw.Decision):
            found.setdefault((task.name, *task.fields()), task)
    return list(found.values())
