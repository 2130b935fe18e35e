"""What must and must not stand in the files of the project."""

from __future__ import annotations

import json
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
SOURCES = {".py", ".toml", ".yml", ".ts", ".svelte", ".sh", ""}


def tracked() -> list[Path]:
    """All files under version control; in an unpacked source archive there is none."""
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if listed.returncode != 0:
        pytest.skip("not a git clone")
    return [ROOT / name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


def files_with(pattern: str, files: list[Path]) -> list[str]:
    found = re.compile(pattern.encode())
    return [str(f.relative_to(ROOT)) for f in files if found.search(f.read_bytes())]


def test_no_file_names_a_package_registry() -> None:
    hosts = r"files\.pythonhosted|pypi\.(org|python)|registry\.(npmjs|yarnpkg)|deb\.debian\.org"
    options = r"(index|find)-(url|links)[ =]\S*[:/]"
    others = [f for f in tracked() if f != Path(__file__)]
    assert files_with(f"{hosts}|{options}", others) == []


def test_no_source_needs_what_is_not_in_the_project() -> None:
    sources = [f for f in tracked() if f.suffix in SOURCES and f != Path(__file__)]
    assert files_with(r"\.\./shared|/work/", sources) == []


def test_only_events_ask_whether_somebody_listens() -> None:
    rules = (ROOT / "src" / "keepwright" / "games").glob("*/*.py")
    chapters = [file for file in rules if file.name != "events.py"]
    assert files_with(r"\bheard\b", chapters) == []


def test_what_page_and_pictures_draw_alike_is_drawn_once() -> None:
    shared = ROOT / "web" / "src" / "drawings.json"
    drawn = json.loads(shared.read_text(encoding="utf-8"))
    drawings = [*drawn["arches"].values(), *drawn["hatching"].values(), *drawn["sketches"]]
    drawings += [drawn["shield"], *drawn["castle"]["roofs"], drawn["castle"]["flag"]]
    others = [
        file
        for folder in ("src", "web/src")
        for file in (ROOT / folder).rglob("*.*")
        if file.suffix in (".py", ".ts", ".svelte", ".json") and file != shared
    ]
    texts = {file: file.read_text(encoding="utf-8") for file in others}
    assert [file for file, text in texts.items() if any(one in text for one in drawings)] == []


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_every_locked_requirement_has_its_hashes(lock: Path) -> None:
    pin = r"^(\S+)==\S+ (?:; [^\\\n]+)?\\\n +--hash=sha256:[0-9a-f]{64}"
    pinned = re.findall(pin, lock.read_text(), re.M)
    named = re.findall(r"^([A-Za-z][^\s=<>]*)", lock.read_text(), re.M)
    assert pinned
    assert named == pinned


def test_what_it_needs_to_run_stands_in_two_places_alike() -> None:
    def name(text: str) -> str:
        return re.split(r"[<>=;\s]", text)[0]

    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    listed = (ROOT / "requirements" / "runtime.in").read_text().splitlines()
    extras = project["optional-dependencies"]
    needed = [*project["dependencies"], *extras["client"], *extras["server"][1:]]
    assert extras["server"][0] == "keepwright[client]"
    assert [name(line) for line in listed if not line.startswith("#")] == sorted(
        name(text) for text in needed
    )


def test_every_list_of_requirements_is_locked() -> None:
    assert {f.stem for f in LOCKS} == {f.stem for f in (ROOT / "requirements").glob("*.in")}


def test_locks_agree_with_one_another() -> None:
    versions: dict[str, set[str]] = {}
    for lock in LOCKS:
        for name, version in re.findall(r"^(\S+)==(\S+) ", lock.read_text(), re.M):
            versions.setdefault(name, set()).add(version)
    assert {name: found for name, found in versions.items() if len(found) > 1} == {}
