"""Imports point one way: engine ← games ← bots, statistics ← server ← cli (see docs)."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "src" / "keepwright"
PLAIN = {"mypy_extensions"}  # beside the standard library, all that engine and games need


def imports(module: Path) -> Iterator[str]:
    """The absolute names of all that a module imports, wherever in the module it does so."""
    package = ["keepwright", *module.relative_to(PACKAGE).parent.parts]
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            source = ".".join([*above, *([node.module] if node.module else [])])
            if source in ("keepwright", "keepwright.games"):  # its names may be parts
                yield from (f"{source}.{alias.name}" for alias in node.names)
            else:
                yield source


def allowed(part: str, game: str | None, name: str) -> bool:
    """Whether a module of this part, and of this game, may import that name."""
    top, *rest = name.split(".")
    if top != "keepwright":
        outside = top in sys.stdlib_module_names or top in PLAIN
        return outside if part in ("engine", "games") else True
    match part:
        case "engine":
            return rest[:1] == ["engine"]
        case "games" if game is None:  # the list of games knows them all
            return rest[:1] in (["engine"], ["games"])
        case "games":
            return rest[:1] == ["engine"] or rest[:2] == ["games", game]
        case "bots":
            return rest[:1] in (["engine"], ["games"], ["bots"])
        case "statistics":
            return rest[:1] in (["engine"], ["games"], ["statistics"])
        case "picture":
            return rest[:1] in (["engine"], ["games"], ["locales"], ["picture"])
        case "server":
            return rest[:1] != ["cli"]
    return True


@pytest.mark.parametrize("part", ["engine", "games", "bots", "statistics", "picture", "server"])
def test_imports_point_one_way(part: str) -> None:
    wrong = []
    for module in sorted((PACKAGE / part).rglob("*.py")):
        inside = module.relative_to(PACKAGE / part).parts
        game = inside[0] if part == "games" and len(inside) > 1 else None
        wrong += [
            f"{module.relative_to(PACKAGE)} imports {name}"
            for name in imports(module)
            if not allowed(part, game, name)
        ]
    assert wrong == []


def test_neither_clocks_nor_the_machine_s_randomness_enter_the_rules() -> None:
    """Chance comes from the dealer alone, so that a record replays without a seed."""
    wrong = [
        f"{module.relative_to(PACKAGE)} imports {name}"
        for part in ("engine", "games")
        for module in sorted((PACKAGE / part).rglob("*.py"))
        for name in imports(module)
        if name.split(".")[0] in ("time", "datetime", "secrets", "uuid")
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("part", "game", "name", "answer"),
    [
        ("engine", None, "keepwright.engine.state", True),
        ("engine", None, "keepwright.games.caylus", False),
        ("engine", None, "rich", False),
        ("games", "caylus", "keepwright.games.caylus.state", True),
        ("games", "caylus", "keepwright.games.magna_carta.state", False),
        ("games", "caylus", "keepwright.bots", False),
        ("games", None, "keepwright.games.caylus", True),
        ("bots", None, "keepwright.games.caylus", True),
        ("bots", None, "keepwright.cli", False),
        ("bots", None, "keepwright.server.moves", False),
        ("statistics", None, "keepwright.games.caylus", True),
        ("statistics", None, "keepwright.server.moves", False),
        ("engine", None, "keepwright.picture", False),
        ("picture", None, "keepwright.games.caylus", True),
        ("picture", None, "keepwright.server.wire", False),
        ("server", None, "keepwright.bots", True),
        ("server", None, "keepwright.cli", False),
    ],
)
def test_the_direction_itself(part: str, game: str | None, name: str, answer: bool) -> None:
    assert allowed(part, game, name) is answer
