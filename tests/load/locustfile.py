"""People who decide at their tables, so many times a second, as Locust runs them."""

from __future__ import annotations

import json
import os
import random
import time
from pathlib import Path
from typing import Any, ClassVar

import gevent
from locust import FastHttpUser, task

STAGE: dict[str, Any] = json.loads(Path(os.environ["KEEPWRIGHT_LOAD"]).read_text(encoding="utf-8"))


class Player(FastHttpUser):
    """Looks at one of his tables, and decides there for whoever is to decide."""

    people: ClassVar[list[dict[str, Any]]] = list(STAGE["people"])

    def on_start(self) -> None:
        """Become one of the people."""
        mine = self.people.pop()
        self.headers = {"authorization": f"Bearer {mine['token']}"}
        self.tables: list[str] = mine["tables"]
        self.dice = random.Random(mine["token"])
        self.number = 0
        self.next = time.monotonic()
        gevent.sleep(self.wait_time())

    def wait_time(self) -> float:
        """People act by themselves: the time from one decision to the next is left to chance."""
        self.next += self.dice.expovariate(STAGE["rate"])
        return max(0.0, self.next - time.monotonic())

    @task
    def decide(self) -> None:
        """One decision at the next table."""
        self.number += 1
        table = f"/api/v1/tables/{self.tables[self.number % len(self.tables)]}"
        position = self.look(table, "")
        seat = position["due"][0]["seat"]
        if seat != position["seat"]:
            position = self.look(table, f"?seat={seat}")
        moves = [one["move"] for one in position["decision"]["options"] if one["legal"]]
        body = {
            "seat": seat,
            "move": self.dice.choice(moves),
            "expected_seq": position["seq"],
            "key": str(self.number),
        }
        self.client.post(f"{table}/decisions", json=body, headers=self.headers, name="decision")

    def look(self, table: str, query: str) -> Any:
        """The position on a table."""
        url = f"{table}/position{query}"
        return self.client.get(url, headers=self.headers, name="position").json()
