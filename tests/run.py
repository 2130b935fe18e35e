"""Runs all tests: those that compute, and beside them those that wait for servers and browsers.

`make test` looks at a sample of the many cases of one kind, `make test-all` at all of them
(tests/sample.py). First the package as it is installed, compiled; then what could differ in the
other form once more, interpreted.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import IO, Final

ROOT: Final = Path(__file__).parents[1]
CORES: Final = os.cpu_count() or 1

WAITING: Final = ["tests/server", "tests/web"]
COMPUTING: Final = ["tests", *(f"--ignore={folder}" for folder in WAITING)]
PAGES: Final = [
    *("README.md", "docs/library.md", "docs/records.md"),
    *(f"docs/how-to/{path.name}" for path in sorted(ROOT.glob("docs/how-to/*.md"))),
]
BOTH_FORMS: Final = [
    *("tests/engine", "tests/contract", "src/keepwright", *PAGES),
    *(["tests/games"] if os.environ.get("KEEPWRIGHT_TESTS") == "all" else []),
    "--doctest-modules",
    *(f"--doctest-glob={Path(page).name}" for page in PAGES),
]
INTERPRETED: Final = {
    "PYTHONPATH": "src",
    "PYTHONDONTWRITEBYTECODE": "1",
    "KEEPWRIGHT_FORM": "interpreted",
}


class Part:
    """Some of the tests, in processes of their own."""

    def __init__(
        self, name: str, tests: list[str], workers: int, output: IO[bytes] | None = None
    ) -> None:
        self.name: Final = name
        self.began: Final = time.monotonic()
        environment = os.environ | (INTERPRETED if name == "interpreted" else {})
        command = [sys.executable, "-m", "pytest", "-n", str(workers), "--dist", "worksteal"]
        self.process: Final = subprocess.Popen(
            [*command, *tests], cwd=ROOT, env=environment, stdout=output
        )

    def wait(self) -> bool:
        """Whether all of it passed, when it is done."""
        passed = self.process.wait() == 0
        minutes, seconds = divmod(round(time.monotonic() - self.began), 60)
        result = "passed" if passed else "FAILED"
        print(f"{self.name}: {result} in {minutes}:{seconds:02}", flush=True)
        return passed


def follow(part: Part, path: Path) -> bool:
    """Show what a part has said and goes on to say, until it is done."""
    with path.open("rb") as said:
        while True:
            ended = part.process.poll() is not None
            sys.stdout.buffer.write(said.read())
            sys.stdout.flush()
            if ended:
                return part.wait()
            time.sleep(0.5)


def main() -> int:
    """Run all parts; 0 if they passed."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "waiting"
        with path.open("wb") as output:
            waiting = Part("waiting", WAITING, CORES + 1, output)
        passed = [
            Part("computing", COMPUTING, CORES).wait(),
            Part("interpreted", BOTH_FORMS, CORES).wait(),
            follow(waiting, path),
        ]
    return 0 if all(passed) else 1


if __name__ == "__main__":
    sys.exit(main())
