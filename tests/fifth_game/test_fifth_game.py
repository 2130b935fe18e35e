"""A fifth game: its own folders beside this file, and not one line elsewhere."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

HOME = Path(__file__).parent
ROOT = HOME.parents[1]
# The contract suite takes up a game by itself; what is rich asks for its own account of the game.
CONTRACT = ("test_playing.py", "test_saving.py", "test_views.py")


def run(*arguments: str) -> None:
    """Run tests in a process that knows the home; compiled classes would have no heirs there."""
    env = {**os.environ, "KEEPWRIGHT_GAMES": str(HOME), "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "0", *arguments],
        cwd=ROOT,
        env={**env, "KEEPWRIGHT_FORM": "interpreted"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert " passed" in done.stdout


def test_it_gets_terminal_picture_catalogue_statistics_rules_records_scenarios_and_bots() -> None:
    run(str(HOME / "at_home.py"))


def test_it_keeps_the_contract_of_all_games_and_tells_what_changes() -> None:
    suites = [str(ROOT / "tests" / "contract" / name) for name in CONTRACT]
    run(*suites, str(ROOT / "tests" / "catalogue"), "-k", "chapel and not rich")


@pytest.mark.parametrize("folder", ["src", "web/src", "docs/schema", "rules"])
def test_no_shared_file_names_it(folder: str) -> None:
    texts = {".py", ".ts", ".svelte", ".ftl", ".json", ".md", ".yaml"}
    files = [file for file in (ROOT / folder).rglob("*.*") if file.suffix in texts]
    assert len(files) > 3
    named = [file for file in files if "The Chapel" in file.read_text(encoding="utf-8")]
    assert named == []
