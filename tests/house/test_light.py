"""What `pip install keepwright` brings is little, is there at once, and is enough to play."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
MOST_PACKAGES = 6
MOST_BYTES = 15 * 2**20
SECONDS = 0.06  # of processor time, compiled, on a machine of our day
NOISE = 4  # so much longer where it is interpreted, and others work beside it

# Not there on Windows, or not on every machine.
POSIX = "fcntl grp posix_ipc pty pwd readline resource syslog termios tty uvloop".split()
SIGNALS = "SIGALRM SIGCHLD SIGCONT SIGHUP SIGKILL SIGPIPE SIGQUIT SIGTSTP SIGUSR1 SIGUSR2".split()


def needed(requirements: list[str]) -> set[str]:
    """The packages that these requirements lead to, as they are installed here."""
    found: set[str] = set()
    for requirement in map(Requirement, requirements):
        name = re.sub(r"[-_.]+", "-", requirement.name).lower()
        if name in found or (requirement.marker and not requirement.marker.evaluate({"extra": ""})):
            continue
        found |= {name} | needed(distribution(name).requires or [])
    return found


def importable(extra: str) -> list[str]:
    """The modules that an extra brings beside what everybody has."""
    names = needed(PROJECT["optional-dependencies"][extra][1:]) - needed(PROJECT["dependencies"])
    files = [str(file) for name in names for file in distribution(name).files or []]
    return sorted({file.partition("/")[0] for file in files if re.match(r"\w+/__init__\.py", file)})


def run(code: str, **variables: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "LC_ALL": "C.UTF-8", **variables},
        capture_output=True,
        text=True,
        encoding="utf-8",
    )


def without(modules: list[str], calls: list[list[str]]) -> str:
    """A program that makes calls on a machine without these modules and without Unix signals."""
    return f"""
import signal, sys
sys.modules.update(dict.fromkeys({modules!r}))
for name in {SIGNALS!r}:
    vars(signal).pop(name, None)
import keepwright, keepwright.picture, keepwright.scenario_files
from keepwright.cli import run
print("codes", [run(call) for call in {calls!r}])
"""


def test_few_packages_come_along_and_they_are_small() -> None:
    names = needed(PROJECT["dependencies"])
    assert "mypy-extensions" in names
    assert len(names) <= MOST_PACKAGES
    files = [Path(str(file.locate())) for n in names for file in distribution(n).files or []]
    assert sum(file.stat().st_size for file in files if file.exists()) < MOST_BYTES


def test_every_extra_brings_something_of_its_own() -> None:
    for extra, requirements in PROJECT["optional-dependencies"].items():
        own = [one for one in requirements if not one.startswith("keepwright")]
        try:
            assert needed(own) - needed(PROJECT["dependencies"]), extra
        except PackageNotFoundError as missing:
            pytest.fail(f"requirements/*.in forget {missing}, of [{extra}]")


def test_the_library_is_there_at_once() -> None:
    code = """
import json, sys, time
begin = time.process_time()
import keepwright
taken = time.process_time() - begin
foreign = {name.partition(".")[0] for name in sys.modules} - set(sys.stdlib_module_names)
print(json.dumps([taken, sorted(foreign), "importlib.metadata" in sys.modules]))
"""
    found = [json.loads(run(code).stdout) for _ in range(5)]
    assert set(found[0][1]) - {"__main__", "_distutils_hack"} == {"keepwright", "mypy_extensions"}
    assert not found[0][2]
    assert min(taken for taken, *_ in found) < SECONDS * NOISE


def test_library_and_terminal_need_neither_unix_nor_a_server(tmp_path: Path) -> None:
    record = tmp_path / "game.record"
    calls = [
        ["games"],
        ["--help"],
        ["simulate", "caylus", "--games", "1", "--jobs", "1", "--bots", "random"],
        ["explain", "caylus", "R-14"],
        ["play", "magna_carta", "--save", str(record)],
        ["replay", str(record)],
        ["picture", str(record), "-o", str(tmp_path / "game.svg")],
    ]
    missing = [*POSIX, *importable("server")]
    assert "fastapi" in missing
    assert "pydantic" in missing
    done = run(without(missing, calls), XDG_DATA_HOME=str(tmp_path))
    assert "codes [0, 0, 0, 0, 0, 0, 0]" in done.stdout, done.stdout[-2000:] + done.stderr


@pytest.mark.parametrize("lang", ["en", "de", "hu", "it"])
def test_what_needs_the_server_says_what_to_install(tmp_path: Path, lang: str) -> None:
    calls = [["--lang", lang, "serve", "--port", "0"], ["--lang", lang, "admin", "ban", "x"]]
    (tmp_path / "keepwright" / "server").mkdir(parents=True)
    (tmp_path / "keepwright" / "server" / "keepwright.db").touch()
    done = run(without(importable("server"), calls), XDG_DATA_HOME=str(tmp_path))
    assert "codes [1, 1]" in done.stdout, done.stdout + done.stderr
    told = done.stderr.splitlines()
    assert len(told) == 2
    assert all('pip install "keepwright[server]"' in line for line in told)


def test_the_client_needs_no_server() -> None:
    done = run("""
import sys
import keepwright.client
print([name for name in sys.modules if name.startswith(("keepwright.server", "fastapi"))])
""")
    assert done.stdout == "[]\n", done.stderr
