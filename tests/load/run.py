"""Load: 1,000 tables under way, 500 listeners, and people who decide steadily, on one machine.

python tests/load/run.py [--seconds 60] [--rate 100] [--tables 1000] [--listeners 500]
"""

from __future__ import annotations

import argparse
import csv
import json
import os
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from rich.console import Console

import keepwright as kw
from tests.server.serving import Nursery, Server
from tests.server.tables import ME

HERE = Path(__file__).parent
PEOPLE = 50
SETTLE_SECONDS = 3
SAY = Console(stderr=True)


def person_with_tables(server: Server, number: int, tables: int) -> dict[str, Any]:
    """Somebody who plays with himself at so many tables."""
    client, games = server.guest(), kw.game_ids()
    laid = []
    for table in range(tables):
        laid.append(client.lay(games[(number + table) % len(games)], [ME, ME]).id)
        client.start(laid[-1])
    return {"token": client.link.token, "tables": laid}


def main() -> int:
    """Prepare, run, report as one line of JSON; 1 if there were errors."""
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("--seconds", type=int, default=60)
    given.add_argument("--rate", type=float, default=100.0, help="decisions a second")
    given.add_argument("--tables", type=int, default=1000)
    given.add_argument("--listeners", type=int, default=500)
    asked = given.parse_args()
    nursery = Nursery()
    with tempfile.TemporaryDirectory(prefix="keepwright-load-") as folder:
        server = Server(nursery, Path(folder)).start()
        report = measured(server, Path(folder), asked)
        server.stop()
    nursery.end()
    print(json.dumps(report))
    return 1 if report["errors"] else 0


def measured(server: Server, folder: Path, asked: argparse.Namespace) -> dict[str, Any]:
    """Lay the tables, let people listen and decide, and count."""
    SAY.print(f"laying {asked.tables} tables …")
    with ThreadPoolExecutor(4) as pool:
        each = asked.tables // PEOPLE
        numbers = range(PEOPLE)
        people = list(pool.map(lambda n: person_with_tables(server, n, each), numbers))
    stage = folder / "stage.json"
    listened = asked.listeners // PEOPLE
    facts = {
        "address": server.address,
        "people": people,
        "rate": asked.rate / PEOPLE,
        "listened": listened,
    }
    stage.write_text(json.dumps(facts), encoding="utf-8")
    SAY.print(f"{listened * PEOPLE} listeners come …")
    listeners = subprocess.Popen(
        [sys.executable, HERE / "listeners.py", stage],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert listeners.stdout is not None
    for _ in range(listened * PEOPLE):
        assert listeners.stdout.readline() == "open\n"
    time.sleep(SETTLE_SECONDS)
    SAY.print(f"{asked.rate:g} decisions a second for {asked.seconds} s …")
    before, logged = cpu_seconds(server.pid), server.log.stat().st_size
    run_locust(server, stage, folder, asked.seconds)
    used = cpu_seconds(server.pid) - before
    heard, _ = listeners.communicate()
    *closed, last = heard.splitlines()
    ages = json.loads(last)
    rows = {row["Name"]: row for row in read_csv(folder / "load_stats.csv")}
    failures = int(rows["Aggregated"]["Failure Count"])
    return {
        "tables": asked.tables,
        "listeners": listened * PEOPLE,
        "decisions": figures(rows["decision"]),
        "positions": figures(rows["position"]),
        "live_ms": {"heard": len(ages), **{f"p{p}": at(ages, p) for p in (50, 95, 99)}},
        "in_server_ms": in_server(server.log.read_text(encoding="utf-8")[logged:]),
        "errors": failures + len(closed),
        "server_cpu": round(used / asked.seconds, 2),
        "machine_load": round(os.getloadavg()[0], 1),
    }


def run_locust(server: Server, stage: Path, folder: Path, seconds: int) -> None:
    """Have Locust decide for so long."""
    subprocess.run(
        [sys.executable, "-m", "locust", "-f", str(HERE / "locustfile.py"), "--headless"]
        + ["--host", server.address, "--users", str(PEOPLE), "--spawn-rate", str(PEOPLE)]
        + ["--run-time", f"{seconds}s", "--csv", str(folder / "load"), "--only-summary"]
        + ["--reset-stats", "--exit-code-on-error", "0"],
        env={**os.environ, "KEEPWRIGHT_LOAD": str(stage)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        check=True,
    )


def read_csv(path: Path) -> list[dict[str, str]]:
    """The rows of Locust's figures."""
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def figures(row: dict[str, str]) -> dict[str, float]:
    """How many a second, and how long they took in thousandths of a second."""
    return {
        "count": int(row["Request Count"]),
        "per_second": round(float(row["Requests/s"]), 1),
        "p50": float(row["50%"]),
        "p95": float(row["95%"]),
        "p99": float(row["99%"]),
        "worst": round(float(row["Max Response Time"])),
    }


def in_server(log: str) -> dict[str, float | None]:
    """How long the server itself had decisions in hand, in thousandths of a second."""
    lines = [json.loads(line) for line in log.splitlines()]
    took = sorted(one["ms"] for one in lines if one.get("route", "").endswith("/decisions"))
    return {f"p{p}": at(took, p) for p in (50, 95, 99)}


def at(ages: list[float], percent: int) -> float | None:
    """The age that so many of a hundred stay below."""
    return ages[len(ages) * percent // 100] if ages else None


def cpu_seconds(pid: int) -> float:
    """The time a process has had on the processor."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    began = time.monotonic()
    code = main()
    SAY.print(f"{time.monotonic() - began:.0f} s in all")
    sys.exit(code)
