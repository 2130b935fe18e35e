"""Runs the browser side's own tools, with the Node that the set-up brought."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
WEB: Final = ROOT / "web"
SECONDS: Final = 300.0


def node() -> str:
    """The Node of the virtual environment, or the machine's."""
    own = Path(sys.executable).parent / "node"
    found = str(own) if own.exists() else shutil.which("node")
    assert found is not None, "no Node: run make setup"
    return found


def run(program: str, *arguments: str, **environment: str) -> str:
    """Run a program of web/node_modules; what it prints. It must succeed."""
    done = subprocess.run(
        [node(), str(WEB / "node_modules" / program), *arguments],
        cwd=WEB,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def vitest(*files: str, **environment: str) -> str:
    """Run unit tests of the browser side."""
    return run("vitest/vitest.mjs", "run", *files, **environment)
