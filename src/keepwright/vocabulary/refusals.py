"""The obstacles of a game, read from the text of its chapters and of what games share."""

from __future__ import annotations

import ast
from functools import cache
from operator import attrgetter
from pathlib import Path
from typing import Final, final

import keepwright.engine
import keepwright.games
from keepwright.engine.game import Game, load
from keepwright.engine.state import State
from keepwright.locales import Words

OBSTACLE: Final = "Obstacle"
OWN: Final = "self."
# Facts of obstacles are known only in a game; here each is a gap in the sentence.
FACTS: Final = (
    "place card character colour cost count held goods houses least left level most "
    "round row skills slot space column reached virtue".split()
)
GAPS: Final = dict.fromkeys(FACTS, "…")


@cache
def sources(game: Game) -> list[ast.Module]:
    """The engine's modules and the chapters of a game."""
    chapters = [Path(package) / game.id for package in keepwright.games.__path__]
    return [
        ast.parse(path.read_text(encoding="utf-8"))
        for folder in (*map(Path, keepwright.engine.__path__), *chapters)
        for path in sorted(folder.glob("*.py"))
    ]


def text_of(node: ast.expr | None, state: State) -> str:
    """The text that is written here, with words of the position filled in; empty if it varies."""
    if isinstance(node, ast.Constant):
        return str(node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join(text_of(part, state) for part in node.values)
    if isinstance(node, ast.FormattedValue) and isinstance(node.value, ast.Attribute):
        return str(getattr(state, node.value.attr, ""))
    return ""


@final
class Makers(ast.NodeVisitor):
    """Finds functions that make obstacles of a rule: their codes, and where the rule is given.

    Beside them those that tell which rule applies now, named `rule_of_…`: all that they may tell.
    """

    def __init__(self, state: State) -> None:
        self.state: Final = state
        self.found: Final[dict[str, tuple[list[str], int]]] = {}
        self.rules: Final[dict[str, list[str]]] = {}

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        names = [argument.arg for argument in node.args.args]
        result = ast.unparse(node.returns) if node.returns else ""
        if "rule" in names and result in (OBSTACLE, f"Iterator[{OBSTACLE}]"):
            calls = [call for call in ast.walk(node) if isinstance(call, ast.Call)]
            codes = [code for call in calls for code in self.codes_of(call)]
            self.found[node.name] = (codes, names.index("rule"))
        if node.name.startswith("rule_of_"):
            told = [
                part for one in node.body if isinstance(one, ast.Return) for part in ast.walk(one)
            ]
            texts = [part.value for part in told if isinstance(part, ast.Constant)]
            self.rules[node.name] = [str(text) for text in texts if not isinstance(text, int)]
        self.generic_visit(node)

    def codes_of(self, call: ast.Call) -> list[str]:
        """The codes of the obstacles that this call makes."""
        name = called(call)
        if name == OBSTACLE:
            return [text_of(call.args[0], self.state)]
        return self.found[name][0] if name in self.found else []


@final
class Cited(ast.NodeVisitor):
    """Finds obstacles and their rules; where a task brings its own rule, the class of the task."""

    def __init__(self, state: State, makers: Makers) -> None:
        self.state: Final = state
        self.makers: Final = makers.found
        self.rules_told: Final = makers.rules
        self.rules: Final[dict[str, list[str]]] = {}
        self.by_task: Final[dict[str, list[tuple[str, str]]]] = {}
        self.kind = ""

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        outer, self.kind = self.kind, node.name
        self.generic_visit(node)
        self.kind = outer

    def visit_Call(self, node: ast.Call) -> None:
        name = called(node)
        if name in self.makers:
            codes, place = self.makers[name]
            for code in codes:
                self.cite(code, node.args[place])
        elif name == OBSTACLE and node.args:
            rule = next((word.value for word in node.keywords if word.arg == "rule"), None)
            self.cite(text_of(node.args[0], self.state), rule)
        self.generic_visit(node)

    def cite(self, code: str, rule: ast.expr | None) -> None:
        """Note an obstacle with the rule it is made with."""
        if not code or rule is None:
            return
        self.add(code, text_of(rule, self.state))
        if isinstance(rule, ast.Call):
            for told in self.rules_told.get(called(rule), []):
                self.add(code, told)
        if isinstance(rule, ast.Attribute) and ast.unparse(rule).startswith(OWN):
            own = (code, ast.unparse(rule).removeprefix(OWN))
            self.by_task.setdefault(self.kind, []).append(own)

    def add(self, code: str, rule: str) -> None:
        """Note a code, and a rule behind it if there is one."""
        known = self.rules.setdefault(code, [])
        if rule and rule not in known:
            known.append(rule)


def called(call: ast.Call) -> str:
    """The name of the function that is called, if it goes by a plain name."""
    return call.func.id if isinstance(call.func, ast.Name) else ""


@cache
def obstacle_rules(game_id: str) -> dict[str, list[str]]:
    """The codes of all obstacles of a game, with the rule keys it cites for them.

    What the engine makes for tasks that a game does not have is cited by no rule of it.

    >>> obstacle_rules("caylus")["off_the_road"]
    ['§ phase 4', '§ phase 3']
    """
    game = load(game_id)
    state, modules = game.new_state(game.least_seats, {}), sources(game)
    makers = Makers(state)
    for module in modules:
        makers.visit(module)
    cited = Cited(state, makers)
    for module in modules:
        cited.visit(module)
    for task in game.tasks.by_key.values():
        for code, attribute in cited.by_task.get(type(task).__name__, []):
            cited.add(code, str(attrgetter(attribute)(task)))
    return {code: rules for code, rules in cited.rules.items() if rules}


def obstacle_sentence(words: Words, code: str) -> str:
    """The sentence of an obstacle, with gaps for its facts."""
    return words.text(f"obstacle-{code}", **GAPS)


@cache
def obstacles_of(game_id: str, kind: str) -> list[str]:
    """The codes that a class of decisions can tell against a move, also through what it calls.

    >>> obstacles_of("caylus", "HandInBatch")
    ['no_free_part', 'too_few_cubes']
    """
    game = load(game_id)
    state = game.new_state(game.least_seats, {})
    functions: dict[str, ast.FunctionDef] = {}
    found: list[str] = []
    waiting: list[ast.AST] = []
    for module in sources(game):
        for node in module.body:
            if isinstance(node, ast.FunctionDef):
                functions[node.name] = node
            elif isinstance(node, ast.ClassDef) and node.name == kind:
                waiting += [part for part in node.body if getattr(part, "name", "") == "obstacles"]
    while waiting:
        for call in ast.walk(waiting.pop(0)):
            name = called(call) if isinstance(call, ast.Call) else ""
            if name == OBSTACLE and isinstance(call, ast.Call):
                found.append(text_of(call.args[0], state))
            elif name in functions:
                waiting.append(functions.pop(name))
    return list(dict.fromkeys(found))
