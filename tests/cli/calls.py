"""Calls of the command line from tests: in this process, or in one of their own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from keepwright.cli import run

SOURCE = Path(__file__).parents[2] / "src"


@dataclass
class Answer:
    """What a call printed, and its exit code."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The one JSON value on standard output."""
        return json.loads(self.out)


class Caller:
    """Calls `keepwright` in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *arguments: str | Path) -> Answer:
        self.capsys.readouterr()
        code = run([str(argument) for argument in arguments])
        printed = self.capsys.readouterr()
        return Answer(code, printed.out, printed.err)


def environment(home: Path) -> dict[str, str]:
    """An environment with a data folder of its own and English as its language."""
    return {**os.environ, "XDG_DATA_HOME": str(home), "LC_ALL": "C.UTF-8", "PYTHONUNBUFFERED": "1"}


def start(*arguments: str | Path, home: Path) -> subprocess.Popen[str]:
    """`keepwright` in a process of its own, with pipes."""
    return subprocess.Popen(
        [sys.executable, "-m", "keepwright", *(str(argument) for argument in arguments)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=environment(home),
    )
