"""A listener at a table, over a real WebSocket."""

from __future__ import annotations

import json
import time
from contextlib import ExitStack
from types import TracebackType
from typing import Any

from websockets.sync.client import ClientConnection, connect

from keepwright.client import Client


class Listener:
    """Hears what a table tells, and keeps it."""

    def __init__(self, client: Client | None, address: str, table_id: str, query: str = "") -> None:
        where = address.replace("http", "ws", 1)
        headers = {} if client is None else {"authorization": f"Bearer {client.link.token}"}
        self._stack = ExitStack()
        self._connecting = connect(
            f"{where}/api/v1/tables/{table_id}/live?{query}",
            additional_headers=headers,
            proxy=None,
        )
        self.heard: list[dict[str, Any]] = []

    def __enter__(self) -> Listener:
        self.socket: ClientConnection = self._stack.enter_context(self._connecting)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._stack.close()

    def next(self, kind: str, seconds: float = 10.0) -> dict[str, Any]:
        """The next message of a kind."""
        end = time.monotonic() + seconds
        while True:
            message = json.loads(self.socket.recv(timeout=max(0.0, end - time.monotonic())))
            self.heard.append(message)
            if message["type"] == kind:
                return dict(message)

    def until_seq(self, seq: int, seconds: float = 10.0) -> list[dict[str, Any]]:
        """The events that are told until this one."""
        told: list[dict[str, Any]] = []
        while not told or told[-1]["seq"] < seq:
            told += self.next("position", seconds)["events"]
        return told
