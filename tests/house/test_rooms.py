"""The rooms of the page lie above one another: each takes from those below it only."""

from __future__ import annotations

import re
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
TYPES = re.compile(r"\bimport type [^;]*;")
TAKEN = re.compile(r"""\b(?:from|import)\s*\(?\s*['"](\.{1,2}/[^'"]+)['"]""")


def room_of(path: Path) -> str:
    """The folder in `lib`, the pages, or a file of `lib` that is a room of its own."""
    parts = path.relative_to(PAGE).parts
    return parts[1].partition(".")[0] if parts[0] == "lib" else parts[0]


@cache
def taken() -> list[tuple[Path, Path]]:
    """Every file, with each one that it takes something from."""
    return [
        (path, (path.parent / way).resolve())
        for path in sorted(PAGE.rglob("*"))
        if path.suffix in (".ts", ".svelte")
        for way in TAKEN.findall(TYPES.sub("", path.read_text(encoding="utf-8")))
    ]


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_takes_from_those_below_it(room: str) -> None:
    above = ROOMS[ROOMS.index(room) + 1 :]
    wrong = [
        f"{path.relative_to(PAGE)} takes from {other.relative_to(PAGE)}"
        for path, other in taken()
        if room_of(path) == room and room_of(other) in above
    ]
    assert wrong == []


def test_every_room_has_its_place() -> None:
    there = {path.name.partition(".")[0] for path in (PAGE / "lib").iterdir()}
    assert sorted(ROOMS) == sorted({*there, "pages"})
