"""The short way answers as the routes do, and hands on whatever is not simple."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import anyio
import pytest
from fastapi import FastAPI

from keepwright.server import short_way
from keepwright.server.app import create_app
from keepwright.server.settings import Settings

Answer = tuple[int, dict[str, str], Any]
OWN = {"sec-fetch-site": "same-origin"}


class Asking:
    """A browser that asks an app, and counts how often the short way was enough."""

    def __init__(self, app: FastAPI, secret: str) -> None:
        self.app = app
        self.secret = secret
        self.short = 0
        self.route: Any = None  # what the request is counted as

    def __call__(self, method: str, path: str, said: Any = None, **headers: str) -> Answer:
        """Ask for something: status, headers and body."""
        return anyio.run(self._ask, method, path, said, headers)

    async def _ask(self, method: str, url: str, said: Any, headers: dict[str, str]) -> Answer:
        body = (
            said if isinstance(said, bytes) else b"" if said is None else json.dumps(said).encode()
        )
        path, _, query = f"/api/v1{url}".partition("?")
        sent = {"cookie": f"keepwright={self.secret}", **OWN, "content-length": str(len(body))}
        sent |= {"content-type": "application/json"} if body else {}
        sent |= {name.replace("_", "-"): value for name, value in headers.items()}
        scope = {
            "type": "http",
            "method": method,
            "path": path,
            "query_string": query.encode(),
            "headers": [(name.encode(), value.encode()) for name, value in sent.items() if value],
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 80),
            "scheme": "http",
            "http_version": "1.1",
        }
        received = [{"type": "http.request", "body": body, "more_body": False}]
        got: list[Any] = []

        async def receive() -> Any:
            return received.pop() if received else {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            got.append(message)

        await self.app(scope, receive, send)
        self.route = scope.get("route")
        self.short += self.route is not None and "endpoint" not in scope
        told = {name.decode(): value.decode() for name, value in got[0]["headers"]}
        told.pop("x-request-id")
        return got[0]["status"], told, json.loads(got[1]["body"])


@pytest.fixture
def app(tmp_path: Path) -> Iterator[FastAPI]:
    """An app that nobody has come to."""
    made = create_app(Settings(data=tmp_path))
    yield made
    made.state.house.store.close()


@pytest.fixture
def stage(app: FastAPI) -> tuple[Asking, str]:
    """Somebody who plays with himself, and his table."""
    house = app.state.house
    me, secret = house.people.new_guest("en", "")
    table_id = house.lobby.create(me, "caylus", {}, [{"kind": "me"}] * 2, {"kind": "none"}, True)
    house.lobby.start(me, table_id)
    return Asking(app, secret), table_id


def test_both_ways_tell_the_same(
    stage: tuple[Asking, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ask, table_id = stage
    url = f"/tables/{table_id}/position"
    long_way = ask("GET", url)
    seat, route = long_way[2]["seat"], ask.route
    assert ask.short == 0, "nobody was here a moment ago"
    assert ask("GET", url) == long_way
    assert ask("GET", f"{url}?seat={seat}") == long_way
    assert ask.short == 2
    assert ask.route is route
    moves = [one["move"] for one in long_way[2]["decision"]["options"] if one["legal"]]
    said = {"seat": seat, "move": moves[0], "expected_seq": long_way[2]["seq"], "key": "1"}
    first = ask("POST", f"/tables/{table_id}/decisions", said)
    assert ask.short == 3
    assert first[2]["seq"] > said["expected_seq"]
    monkeypatch.setattr(short_way, "lately", lambda request: None)
    assert ask("POST", f"/tables/{table_id}/decisions", said) == first, "it counts once"
    after = ask("GET", url)
    assert ask.short == 3
    monkeypatch.undo()
    assert ask("GET", url) == after
    assert ask.short == 4


def test_what_is_not_simple_is_handed_on(stage: tuple[Asking, str]) -> None:
    ask, table_id = stage
    url, decisions = f"/tables/{table_id}/position", f"/tables/{table_id}/decisions"
    seq, seat = ask("GET", url)[2]["seq"], ask("GET", url)[2]["seat"]
    ask.short = 0
    said: dict[str, Any] = {"seat": seat, "move": "place gate", "expected_seq": seq}
    refused = {
        ("GET", f"{url}?at=1"): 200,
        ("GET", f"{url}?since=0"): 200,
        ("GET", f"{url}?seat=nobody"): 403,
        ("GET", f"{url}?seat={'x' * 17}"): 422,
        ("GET", "/tables/00/position"): 404,
        ("POST", url): 405,
    }
    for (method, path), status in refused.items():
        assert ask(method, path)[0] == status, path
    assert ask("POST", decisions, b"{")[0] == 422
    assert ask("POST", decisions, said, content_type="text/plain")[0] == 422
    assert ask("POST", decisions, {**said, "expected_seq": "many"})[0] == 422
    assert ask("POST", decisions, {**said, "move": None})[0] == 422
    assert ask("POST", decisions, {**said, "move": "place nowhere"})[2]["code"] == "unreadable"
    stale = ask("POST", decisions, {**said, "expected_seq": 1})
    assert (stale[0], stale[2]["code"]) == (409, "stale")
    assert stale[2]["missed"]
    assert ask("POST", decisions, said, cookie="")[0] == 401
    assert ask("POST", decisions, said, sec_fetch_site="cross-site")[0] == 403
    assert ask.short == 0
    assert ask("GET", url)[2]["seq"] == seq
