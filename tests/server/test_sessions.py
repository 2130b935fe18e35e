"""A session that ends closes what is open, also where something happens all the time."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from keepwright.client import Client
from keepwright.server.house import House
from keepwright.server.people import People
from keepwright.server.routes import bots
from keepwright.server.settings import OPEN, Settings
from keepwright.server.store import Store
from tests.server.conftest import Starter
from tests.server.live import Listener
from tests.server.tables import ME, seated

SECONDS = 2.0  # as promised
SLACK = 3.0  # for a machine that has other things to do


class Ways:
    """How a session ends; by the host, it is from another process."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def ban(self, client: Client) -> None:
        People(self.store, OPEN).ban(client.me().id, True)

    def revoke(self, client: Client) -> None:
        listed = client.link.ask("GET", "/people/me/sessions")
        (mine,) = [one["id"] for one in listed if one["current"]]
        client.link.ask("DELETE", f"/people/me/sessions/{mine}")

    def log_out(self, client: Client) -> None:
        client.link.ask("POST", "/people/log-out")

    def be_forgotten(self, client: Client) -> None:
        client.link.ask("DELETE", "/people/me")


@pytest.fixture
def ways(tmp_path: Path, database: str) -> Any:
    store = Store(Settings(data=tmp_path, database=database).database_url)
    yield Ways(store)
    store.close()


def goes_on_until(is_over: threading.Event, goes_on: Callable[[], object]) -> float:
    """How long it takes while something happens all the time."""
    began = time.monotonic()
    while not is_over.wait(0.1) and time.monotonic() - began < SECONDS + SLACK:
        goes_on()
    return time.monotonic() - began


@pytest.mark.parametrize(
    ("way", "code", "reason"),
    [
        ("ban", 4403, "banned"),
        ("revoke", 4401, "not_signed_in"),
        ("log_out", 4401, "not_signed_in"),
        ("be_forgotten", 4401, "not_signed_in"),
    ],
)
def test_a_table_is_told_no_more(
    start: Starter, database: str, ways: Ways, way: str, code: int, reason: str
) -> None:
    server = start(database)
    table_id, (host, guest), _ = seated(server, public=False)
    closed: list[Any] = []
    is_heard, is_closed = threading.Event(), threading.Event()

    def listen() -> None:
        with Listener(guest, server.address, table_id) as listener:
            try:
                while True:
                    listener.next("chat", 60)
                    is_heard.set()
            except ConnectionClosed as over:
                closed.append(over.rcvd)
                is_closed.set()

    thread = threading.Thread(target=listen)
    thread.start()
    assert is_heard.wait(10)
    getattr(ways, way)(guest)
    took = goes_on_until(is_closed, lambda: host.say(table_id, "And on it goes."))
    thread.join(SLACK)
    assert [(one.code, one.reason) for one in closed if one] == [(code, reason)]
    assert took < SECONDS + SLACK


@pytest.mark.parametrize("way", ["ban", "revoke"])
def test_the_stream_of_a_program_ends(start: Starter, database: str, ways: Ways, way: str) -> None:
    server = start(database)
    other_id, (host, _), _ = seated(server)
    client = server.guest()
    client.start(client.lay("caylus", [ME, ME]).id)
    is_heard, is_over = threading.Event(), threading.Event()

    def listen() -> None:
        for _ in client.turns():
            is_heard.set()
        is_over.set()

    thread = threading.Thread(target=listen)
    thread.start()
    assert is_heard.wait(10)
    twin = Client.with_token(server.address, client.link.token)
    getattr(ways, way)(twin)
    took = goes_on_until(is_over, lambda: host.say(other_id, "And on it goes."))
    assert is_over.is_set()
    assert took < SECONDS + SLACK
    thread.join(SLACK)


def test_who_has_not_come_in_goes_on_listening(start: Starter) -> None:
    server = start()
    table_id, clients, _ = seated(server)
    with Listener(None, server.address, table_id) as listener:
        listener.next("chat")
        time.sleep(1.5)
        clients[0].say(table_id, "Hello")
        assert listener.next("chat")["lines"]


def test_a_stream_beats_by_the_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "HEARTBEAT", 0.5)
    house = House(Settings(data=tmp_path))
    person_id, _ = house.people.new_guest("en", "test")

    class Request:
        """Of a program that stays."""

        state = None

        async def is_disconnected(self) -> bool:
            house.hub.announce("somewhere")
            return False

    async def first_line() -> Any:
        request: Any = Request()
        return json.loads(await anext(bots.stream_lines(house, person_id, "", request)))

    assert asyncio.run(asyncio.wait_for(first_line(), 10)) == {"type": "beat"}
    house.store.close()
