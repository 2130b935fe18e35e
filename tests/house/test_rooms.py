"""The rooms of the page lie above one another: each takes from those below it only."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "web" / "src"
# From the ground up. Types may be named from everywhere: they are gone when the page runs.
ROOMS = (
    "prefs",
    "router",
    "wire",
    "words",
    "person",
    "pieces",
    "frame",
    "games",
    "rules",
    "spots",
    "boards",
    "share",
    "table",
    "lobby",
    "study",
    "tutorial",
    "statistics",
    "pages",
)
# The same inside the table: what a view tells of players, the rooms, the store, and what is drawn.
# All other files there are its frame, which takes from all of them.
TABLE = ("players", "turn", "log", "stage", "replay", "table", "panels", "prompt", "frame")
TYPES = re.compile(r"\bimport type [^;]*;")
TAKEN = re.compile(r"""\b(?:from|import)\s*\(?\s*['"](\.{1,2}/[^'"]+)['"]""")


def room_of(path: Path) -> str:
    """The folder in `lib`, the pages, or a file of `lib` that is a room of its own."""
    parts = path.relative_to(PAGE).parts
    return parts[1].partition(".")[0] if parts[0] == "lib" else parts[0]


def place_of(path: Path) -> str:
    """The same inside the table; empty outside."""
    home = PAGE / "lib" / "table"
    if not path.is_relative_to(home):
        return ""
    first = path.relative_to(home).parts[0]
    name = first.partition(".")[0]
    return name if name in TABLE or first != path.name else "frame"


@cache
def taken() -> list[tuple[Path, Path]]:
    """Every file, with each one that it takes something from."""
    return [
        (path, (path.parent / way).resolve())
        for path in sorted(PAGE.rglob("*"))
        if path.suffix in (".ts", ".svelte")
        for way in TAKEN.findall(TYPES.sub("", path.read_text(encoding="utf-8")))
    ]


def taken_from_above(room: str, rooms: tuple[str, ...], of: Callable[[Path], str]) -> list[str]:
    """What files of a room take from rooms that lie above it."""
    above = rooms[rooms.index(room) + 1 :]
    return [
        f"{path.relative_to(PAGE)} takes from {other.relative_to(PAGE)}"
        for path, other in taken()
        if of(path) == room and of(other) in above
    ]


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_takes_from_those_below_it(room: str) -> None:
    assert taken_from_above(room, ROOMS, room_of) == []


@pytest.mark.parametrize("room", TABLE)
def test_a_room_of_the_table_takes_from_those_below_it(room: str) -> None:
    assert taken_from_above(room, TABLE, place_of) == []


def test_every_room_has_its_place() -> None:
    there = {path.name.partition(".")[0] for path in (PAGE / "lib").iterdir()}
    assert sorted(ROOMS) == sorted({*there, "pages"})


def test_every_room_of_the_table_has_its_place() -> None:
    files = {place_of(path) for path in (PAGE / "lib" / "table").rglob("*") if path.is_file()}
    assert sorted(TABLE) == sorted(files)
