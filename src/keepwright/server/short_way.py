"""The short way: looks and decisions, which are most of what is asked, past the rest of the app.

Only what is simple goes it: somebody who was here a moment ago, and is not refused. All others take
the way of the route, which does the same and also says why not.
"""

from __future__ import annotations

import json
import re
from typing import Final, final

from fastapi.routing import APIRoute
from starlette.requests import ClientDisconnect, Request

from keepwright.server.guard import App, Message, Receive, Scope, Send
from keepwright.server.live import in_thread
from keepwright.server.problems import Problem
from keepwright.server.routes.asking import house_of, lately
from keepwright.server.routes.play import decided, position_now, router
from keepwright.server.wire.play import DecisionIn, SeqOut

TABLE: Final = re.compile(r"/api/v1/tables/([0-9a-f]+)/(position|decisions)")
POSITION: Final = "position"
METHOD: Final = {POSITION: "GET", "decisions": "POST"}
ROUTE: Final = {
    name: next(
        route
        for route in router.routes
        if isinstance(route, APIRoute) and route.path == f"/tables/{{table_id}}/{name}"
    )
    for name in METHOD
}
LONGEST_SEAT: Final = 16
JSON: Final = "application/json"


@final
class ShortWay:
    """Answers what it can by itself, and hands on the rest."""

    def __init__(self, app: App) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = TABLE.fullmatch(scope["path"]) if scope["type"] == "http" else None
        if found is None or scope["method"] != METHOD[found[2]]:
            await self.app(scope, receive, send)
            return
        request, body = Request(scope, receive), b""
        if found[2] == POSITION:
            answer = await look(request, found[1])
        else:
            body = await short_body(request)
            answer = await decision(request, found[1], body) if body else None
        if answer is None:
            await self.app(scope, again(body, receive) if body else receive, send)
            return
        scope["route"] = ROUTE[found[2]]
        headers = [(b"content-length", b"%d" % len(answer)), (b"content-type", JSON.encode())]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": answer})


async def look(request: Request, table_id: str) -> bytes | None:
    """The position now, for all of one's seats or the one that is named; None if it is refused."""
    me, asked = lately(request), request.query_params
    seat = asked.get("seat")
    if me is None or set(asked) - {"seat"} or len(seat or "") > LONGEST_SEAT:
        return None
    house = house_of(request)
    try:
        seq, found = await position_now(house, table_id, me.id, seat, None, is_short=True)
    except Problem:
        return None
    house.seeing.saw(table_id, me.id, seq)
    return found.encode()


async def decision(request: Request, table_id: str, body: bytes) -> bytes | None:
    """A decision that is made, and the number of its last event; None if it is refused."""
    me = lately(request)
    if me is None:
        return None
    try:
        said = DecisionIn.model_validate(json.loads(body))
    except ValueError:
        return None
    try:
        seq = await in_thread(decided, house_of(request), me.id, table_id, said)
    except Problem:
        return None
    return SeqOut(seq=seq).model_dump_json().encode()


async def short_body(request: Request) -> bytes:
    """What is said, if it says how long it is and that it is JSON; else nothing, and it waits."""
    headers = request.headers
    if headers.get("content-type") != JSON or "content-length" not in headers:
        return b""
    try:
        return await request.body()
    except ClientDisconnect:
        return b""


def again(body: bytes, receive: Receive) -> Receive:
    """The body once more, for who reads it next."""
    messages: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def received() -> Message:
        return messages.pop() if messages else await receive()

    return received
