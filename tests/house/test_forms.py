"""One source, two forms: compiled and interpreted play the same games, whatever the hash seed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from hatch_build import can_compile, compile_package
from tests.sample import ALL

ROOT = Path(__file__).parents[2]
SCRIPT = Path(__file__).with_name("digests.py")
SOURCE = ROOT / "src"

GAMES = 8 if ALL else 2
HASH_SEEDS = ["1", "random"] if ALL else ["random"]


def played(games: int, package: Path | None, hash_seed: str = "random") -> tuple[str, list[str]]:
    """The form that ran, and what it found: of this package, or of the one that is installed."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    environment["PYTHONHASHSEED"] = hash_seed
    environment["PYTHONDONTWRITEBYTECODE"] = "1"
    if package is not None:
        environment["PYTHONPATH"] = str(package)
    done = subprocess.run(
        [sys.executable, str(SCRIPT), str(games)],
        cwd=SCRIPT.parent,
        env=environment,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    form, *found = done.stdout.splitlines()
    return form, found


def built(folder: Path) -> Path:
    """A compiled package made from the sources, for where the installed one is not compiled."""
    package = folder / "package"
    shutil.copytree(SOURCE, package, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(compile_package(SOURCE, folder / "scratch"), package, dirs_exist_ok=True)
    return package


@pytest.mark.skipif(bool(os.environ.get("KEEPWRIGHT_PURE")), reason="interpreted by request")
def test_compiled_and_interpreted_play_the_same_games(tmp_path: Path) -> None:
    form, compiled = played(GAMES, None)
    if form != "compiled" and not can_compile():
        pytest.skip("there is no compiler here, so there is no second form")
    if form != "compiled":
        form, compiled = played(GAMES, built(tmp_path))
    assert form == "compiled"
    form, interpreted = played(GAMES, SOURCE)
    assert form == "interpreted"
    assert len(interpreted) >= 16 * GAMES
    assert compiled == interpreted


def test_games_do_not_depend_on_the_hash_seed() -> None:
    _, first = played(1, SOURCE, "0")
    assert first
    for hash_seed in HASH_SEEDS:
        assert played(1, SOURCE, hash_seed)[1] == first
