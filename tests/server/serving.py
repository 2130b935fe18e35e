"""Real servers for the tests: processes that listen, on real databases."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final

from keepwright.client import Client

ROOT: Final = Path(__file__).parents[2]
START_SECONDS: Final = 60.0
STOP_SECONDS: Final = 20.0
# Tests ask more than people do.
PLENTY: Final = {
    "requests_per_minute": 1_000_000,
    "sign_ins_per_minute": 1_000_000,
    "guests_per_minute": 1_000_000,
    "tables_per_person": 100_000,
    "streams_per_person": 10_000,
}


class Nursery:
    """The process that forks servers; those of another home of games run interpreted."""

    def __init__(self, home: Path | None = None) -> None:
        paths = [str(ROOT), *(path for path in sys.path if path)]
        env = dict(os.environ)
        if home is not None:
            paths.insert(0, str(ROOT / "src"))
            env["KEEPWRIGHT_GAMES"] = str(home)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.nursery"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**env, "PYTHONPATH": os.pathsep.join(paths)},
            text=True,
        )

    def bear(self, settings: dict[str, Any]) -> int:
        """A new server; the id of its process."""
        return self._ask(settings)

    def end_one(self, pid: int, how: signal.Signals) -> None:
        """Send a signal to one of its servers, and to nobody else."""
        self._ask({"end": pid, "signal": int(how)})

    def _ask(self, what: dict[str, Any]) -> int:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(what) + "\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())

    def end(self) -> None:
        """End it with all its servers."""
        self.process.communicate()


class Server:
    """One server: an address that stays the same, and a process that comes and goes."""

    def __init__(self, nursery: Nursery, folder: Path, database: str = "", **changes: Any) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.nursery: Final = nursery
        self.port: Final = free_port()
        self.log: Final = folder / f"server-{self.port}.log"
        self.settings: Final = {
            "data": str(folder),
            "database": database,
            "port": self.port,
            "bot_workers": 1,
            "limits": PLENTY,
            "log": str(self.log),
            **changes,
        }
        self.pid = 0

    @property
    def address(self) -> str:
        """Where it is reached."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Server:
        """Start, and wait until it answers."""
        self.pid = self.nursery.bear(self.settings)
        end = time.monotonic() + START_SECONDS
        while not self.answers():
            if time.monotonic() > end or not is_alive(self.pid):
                raise AssertionError(self.log.read_text(encoding="utf-8")[-3000:])
            time.sleep(0.01)
        return self

    def answers(self) -> bool:
        """Whether somebody listens."""
        with socket.socket() as tried:
            return tried.connect_ex(("127.0.0.1", self.port)) == 0

    def kill(self) -> None:
        """End at once, as if the power failed."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to end."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        self.nursery.end_one(self.pid, how)
        end = time.monotonic() + STOP_SECONDS
        while is_alive(self.pid):
            if time.monotonic() > end:
                self.nursery.end_one(self.pid, signal.SIGKILL)
                raise AssertionError("the server does not end")
            time.sleep(0.002)
        self.pid = 0

    def guest(self) -> Client:
        """Somebody who comes in."""
        return Client.as_guest(self.address)


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def is_alive(pid: int) -> bool:
    """Whether there is such a process."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
