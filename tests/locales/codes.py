"""The codes that engine, games and bots tell, found in the text of the source."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import keepwright as kw
import keepwright.bots.crew  # with it come all bots; their errors belong to all errors
from keepwright.vocabulary.refusals import text_of

SOURCE = Path(__file__).parents[2] / "src" / "keepwright"

Given = dict[str, object]  # the facts of a call: the value of a constant, None where it varies


class Calls(ast.NodeVisitor):
    """Collects calls: the name of what is called, the call, and the class it stands in."""

    def __init__(self) -> None:
        self.found: list[tuple[str, ast.Call, str]] = []
        self.kind = ""

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        outer, self.kind = self.kind, node.name
        self.generic_visit(node)
        self.kind = outer

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name):
            self.found.append((node.func.id, node, self.kind))
        elif isinstance(node.func, ast.Attribute):
            self.found.append((node.func.attr, node, self.kind))
        self.generic_visit(node)


def imported(paths: list[Path]) -> set[Path]:
    """The modules of the engine that these modules import, and those that these import."""
    found: set[Path] = set()
    waiting = list(paths)
    while waiting:
        text = waiting.pop().read_text(encoding="utf-8")
        named = re.findall(r"(?:from|import) keepwright\.engine(?:\.| import )(\w+)", text)
        new = {SOURCE / "engine" / f"{name}.py" for name in named} - found
        found |= new
        waiting += new
    return found


@cache
def all_calls(game_id: str) -> list[tuple[str, ast.Call, str]]:
    """Every call in bots, this game and what both use of the engine; without a game, in all."""
    calls = Calls()
    bots, played = (SOURCE / "bots").glob("*.py"), (SOURCE / "games" / game_id).rglob("*.py")
    files = ("documents.py", "scenario_files.py", "strict_yaml.py", "server/study.py")
    reading = [SOURCE / name for name in files]
    parts = [SOURCE / "__init__.py", *reading, *bots, *played]
    for path in sorted({*parts, *imported(parts)}):
        calls.visit(ast.parse(path.read_text(encoding="utf-8")))
    return calls.found


def codes_in(node: ast.expr | None, kind: str, game_id: str) -> set[str]:
    """The texts that an argument can be: what is written, or the names of the class's tasks."""
    if isinstance(node, ast.Constant):
        return {str(node.value)}
    if isinstance(node, ast.JoinedStr) and game_id:
        return {text_of(node, kw.load(game_id).new_state(kw.load(game_id).least_seats, {}))}
    if isinstance(node, ast.Attribute) and node.attr == "name" and game_id:
        tasks = kw.load(game_id).tasks.by_key.values()
        return {task.name for task in tasks if type(task).__name__ == kind}
    return set()


def calls(name: str, game_id: str, place: int = 0) -> Iterator[tuple[str, Given]]:
    """Every call of this name: its code, which is the argument at that place, and its facts."""
    for called, node, kind in all_calls(game_id):
        if called == name:
            facts: Given = {}
            for keyword in node.keywords:
                if keyword.arg and keyword.arg != "rule":
                    value = keyword.value
                    facts[keyword.arg] = value.value if isinstance(value, ast.Constant) else None
            for argument in node.args:
                if isinstance(argument, ast.Dict):
                    facts |= {
                        str(k.value): None for k in argument.keys if isinstance(k, ast.Constant)
                    }
            code = node.args[place] if len(node.args) > place else None
            for text in codes_in(code, kind, game_id) or {""}:
                yield text, facts


def events(game_id: str) -> Iterator[tuple[str, Given]]:
    """Every place that tells an event of a game, secret facts last."""
    for code, facts in (
        *calls("tell", game_id),
        *calls("tell_owner", game_id, place=1),
        *calls("tell_because", game_id, place=1),
    ):
        if code:
            yield code, facts


def obstacles(game_id: str) -> Iterator[tuple[str, Given]]:
    """Every place that makes an obstacle of a game."""
    return calls("Obstacle", game_id)


def facts_by_code(found: Iterator[tuple[str, Given]]) -> dict[str, set[str]]:
    """The codes told, each with the facts that every place gives that tells it."""
    told: dict[str, set[str]] = {}
    for code, facts in found:
        if code:
            told[code] = told.get(code, set(facts)) & set(facts)
    return told


def errors(kind: type[kw.KeepwrightError] = kw.KeepwrightError) -> list[type[kw.KeepwrightError]]:
    """Every class of error that is raised: those without a class below them."""
    below = kind.__subclasses__()
    return [error for sub in below for error in errors(sub)] if below else [kind]


def raised(kind: type[kw.KeepwrightError], game_id: str) -> list[Given]:
    """The facts of every place that makes such an error, about this game or about any."""
    return [facts for _, facts in calls(kind.__name__, game_id)]


def decisions(game: kw.Game) -> list[kw.Decision[Any]]:
    """One decision of each name and set of fields that a game can ask for."""
    found: dict[tuple[str, ...], kw.Decision[Any]] = {}
    for task in game.tasks.by_key.values():
        if isinstance(task, kw.Decision):
            found.setdefault((task.name, *task.fields()), task)
    return list(found.values())
