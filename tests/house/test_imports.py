"""Imports point one way, and nobody but a game knows that it exists (see docs/architecture.md)."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "src" / "keepwright"
PLAIN = {"mypy_extensions"}  # beside the standard library, all that engine and rules need
PURE = ("engine", "rules")
FACES = "faces"

# What the rooms may import. The rules and the faces of a game may import that game's rules too; the
# others name no game, and find what belongs to one by its id.
MAY_IMPORT = {
    "engine": {"engine"},
    "rules": {"engine"},
    "faces": {"engine", "bots", "catalogue", "cli", "forecast", "locales", "picture"},
    "locales": {"engine", "homes", "locales"},
    "bots": {"engine", "faces", "bots"},
    "statistics": {"engine", "faces", "catalogue", "statistics"},
    "picture": {"engine", "faces", "catalogue", "locales", "picture"},
    "vocabulary": {"engine", "games", "catalogue", "locales", "strict_yaml", "vocabulary"},
    "tutorial": {"engine", "faces", "strict_yaml", "tutorial"},
    "forecast": {"engine", "faces", "catalogue", "forecast"},
    "wire": {"catalogue", "forecast", "statistics", "wire"},
    "client": {"client", "wire"},
}

WITH_PARTS = ("keepwright", "keepwright.games", "keepwright.server")  # names in it may be modules


def imports(module: Path) -> Iterator[str]:
    """The absolute names of all that a module imports, wherever in the module it does so."""
    package = ["keepwright", *module.relative_to(PACKAGE).parent.parts]
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            source = ".".join([*above, *([node.module] if node.module else [])])
            if source in WITH_PARTS:
                yield from (f"{source}.{alias.name}" for alias in node.names)
            else:
                yield source


def room_of(module: Path) -> tuple[str, str | None]:
    """The room that a module stands in, and the game that it belongs to, if it does."""
    inside = module.relative_to(PACKAGE).with_suffix("").parts
    if inside[0] != "games" or len(inside) < 3:
        return inside[0], None
    return (FACES if inside[2] == FACES else "rules"), inside[1]


def allowed(room: str, game: str | None, name: str) -> bool:
    """Whether a module of this room, and of this game, may import that name."""
    top, *rest = name.split(".")
    if top != "keepwright":
        return room not in PURE or top in sys.stdlib_module_names or top in PLAIN
    if rest[:1] == ["games"] and len(rest) > 1:
        return rest[1] == game and (room == FACES or rest[2:3] != [FACES])
    if room == "server":
        return rest[:1] != ["cli"]
    return room not in MAY_IMPORT or (rest[0] if rest else "") in MAY_IMPORT[room]


def modules() -> Iterator[Path]:
    yield from sorted(PACKAGE.rglob("*.py"))


def test_imports_point_one_way() -> None:
    wrong = [
        f"{module.relative_to(PACKAGE)} imports {name}"
        for module in modules()
        for name in imports(module)
        if not allowed(*room_of(module), name)
    ]
    assert wrong == []


def test_neither_clocks_nor_the_machine_s_randomness_enter_the_rules() -> None:
    """Chance comes from the dealer alone, so that a record replays without a seed."""
    wrong = [
        f"{module.relative_to(PACKAGE)} imports {name}"
        for module in modules()
        if room_of(module)[0] in PURE
        for name in imports(module)
        if name.split(".")[0] in ("time", "datetime", "secrets", "uuid")
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("module", "name", "answer"),
    [
        ("engine/state.py", "keepwright.engine.state", True),
        ("engine/state.py", "keepwright.games.caylus", False),
        ("engine/state.py", "keepwright.picture", False),
        ("engine/state.py", "rich", False),
        ("games/caylus/works.py", "keepwright.games.caylus.state", True),
        ("games/caylus/works.py", "keepwright.games.magna_carta.state", False),
        ("games/caylus/works.py", "keepwright.games.caylus.faces.catalogue", False),
        ("games/caylus/works.py", "keepwright.faces", False),
        ("games/caylus/works.py", "keepwright.bots", False),
        ("games/caylus/faces/terminal.py", "keepwright.games.caylus.works", True),
        ("games/caylus/faces/terminal.py", "keepwright.games.caylus.faces.catalogue", True),
        ("games/caylus/faces/terminal.py", "keepwright.games.magna_carta.works", False),
        ("games/caylus/faces/terminal/table.py", "keepwright.cli.tables.parts", True),
        ("games/caylus/faces/terminal.py", "keepwright.wire", False),
        ("bots/greedy.py", "keepwright.games.caylus", False),
        ("bots/greedy.py", "keepwright.faces", True),
        ("bots/greedy.py", "keepwright.server.moves", False),
        ("statistics/census.py", "keepwright.server.moves", False),
        ("picture/frame.py", "keepwright.games.caylus", False),
        ("picture/frame.py", "keepwright.wire", False),
        ("client/client.py", "keepwright.wire.play", True),
        ("client/client.py", "keepwright.server.app", False),
        ("wire/play.py", "keepwright.server.moves", False),
        ("server/moves.py", "keepwright.bots", True),
        ("server/moves.py", "keepwright.cli", False),
        ("cli/play.py", "keepwright.games.caylus", False),
    ],
)
def test_the_direction_itself(module: str, name: str, answer: bool) -> None:
    assert allowed(*room_of(PACKAGE / module), name) is answer


def test_rooms_of_the_server_form_no_circle_and_what_reads_needs_nothing_that_writes() -> None:
    prefix = "keepwright.server."
    needs: dict[str, set[str]] = {}
    for module in (PACKAGE / "server").rglob("*.py"):
        name = ".".join(module.relative_to(PACKAGE / "server").with_suffix("").parts)
        needs[name] = {one.removeprefix(prefix) for one in imports(module) if prefix in one}

    def reached(name: str, known: set[str]) -> set[str]:
        for one in needs.get(name, set()) - known:
            known |= {one}
            known |= reached(one, known)
        return known

    all_of = {name: reached(name, set()) for name in needs}
    assert [name for name, found in all_of.items() if name in found] == []
    assert all_of["seeing"] & {"moves", "lobby"} == set()
    assert all_of["tables"] & {"moves", "lobby", "seeing", "sittings"} == set()
