"""The middleware of every route: limits, origins, headers, request ids."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final, final
from urllib.parse import urlsplit

from starlette.middleware.gzip import GZipMiddleware

from keepwright.server.ids import new_id
from keepwright.server.limits import Buckets
from keepwright.server.metrics import Metrics
from keepwright.server.problems import Problem
from keepwright.server.settings import Settings

LOG: Final = logging.getLogger("keepwright.requests")
Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

SAFE: Final = ("GET", "HEAD", "OPTIONS")
CSP: Final = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; "
    "connect-src {sources}; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors {frames}"
)
FRAMED: Final = "/embed"  # the one page that may be a frame in others; nothing can be done in it
HEADERS: Final = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
STUDIES: Final = "/api/v1/study/"
GAMES: Final = "/api/v1/games"
WORTH_IT: Final = 1024  # bytes


@final
class Middleware:
    """Lets requests in and adds to every answer what keeps a browser safe."""

    def __init__(
        self, app: App, settings: Settings, metrics: Metrics, refuse: Callable[..., Any]
    ) -> None:
        self.app: Final = app
        self.settings: Final = settings
        self.metrics: Final = metrics
        self.refuse: Final = refuse
        self.requests: Final = Buckets(settings.limits.requests_per_minute)
        self._added: Final = headers_for(settings, "'none'")
        self._added_framed: Final = headers_for(settings, "*")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = {
            name.decode("latin-1").lower(): value.decode("latin-1")
            for name, value in scope["headers"]
        }
        scope.setdefault("state", {})
        scope["state"]["request_id"] = request_id = new_id()
        scope["state"]["address"] = self.address(scope, headers)
        began = time.perf_counter()
        status = 0

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                own = self._added_framed if scope["path"] == FRAMED else self._added
                known = (b"x-request-id", request_id.encode())
                message["headers"] = [*message["headers"], *own, known]
            await send(message)

        try:
            self.check(scope, headers)
        except Problem as problem:
            response = self.refuse(scope, headers, problem)
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": 4000 + problem.status})
            else:
                await response(scope, receive, answer)
        else:
            limited = (
                self.limit_body(receive, self.most_bytes(scope))
                if scope["type"] == "http"
                else receive
            )
            await self.app(scope, limited, answer if scope["type"] == "http" else send)
        if scope["type"] == "http":
            self.tell(scope, status, time.perf_counter() - began, request_id)

    def address(self, scope: Scope, headers: dict[str, str]) -> str:
        """Where a request comes from; behind a proxy, what the proxy says."""
        if self.settings.behind_proxy and headers.get("x-forwarded-for"):
            return headers["x-forwarded-for"].split(",")[-1].strip()
        return scope["client"][0] if scope.get("client") else ""

    def check(self, scope: Scope, headers: dict[str, str]) -> None:
        """Refuse what asks too much, says too much, or comes from another site."""
        wait = self.requests.take(scope["state"]["address"])
        if wait:
            raise Problem("too_many_requests", seconds=int(wait) + 1)
        if "\x00" in scope["path"] or b"%00" in scope["query_string"]:
            raise Problem("bad_request")
        length = headers.get("content-length", "0")
        if not length.isdecimal():
            raise Problem("bad_request")
        most = self.most_bytes(scope)
        if int(length) > most:
            raise Problem("body_too_large", most=most)
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        bearer = headers.get("authorization", "").lower().startswith("bearer ")
        if changes and not bearer and not self.is_own(headers):
            raise Problem("wrong_origin")

    def is_own(self, headers: dict[str, str]) -> bool:
        """Whether a browser says that a page of this very site sends the request."""
        site = headers.get("sec-fetch-site")
        if site is not None:
            return site in ("same-origin", "none")
        origin = headers.get("origin")
        if origin is None:
            return "cookie" not in headers
        own = {urlsplit(self.settings.address).netloc, headers.get("host", "")}
        return urlsplit(origin).netloc in own

    def most_bytes(self, scope: Scope) -> int:
        """How long a body may be: whole records are longer than anything else that is sent."""
        limits = self.settings.limits
        return limits.record_bytes if scope["path"].startswith(STUDIES) else limits.body_bytes

    def limit_body(self, receive: Receive, most: int) -> Receive:
        """The body, as long as it is not longer than allowed, whatever its header says."""
        read = 0

        async def measure() -> Message:
            nonlocal read
            message = await receive()
            if message["type"] == "http.request":
                read += len(message.get("body", b""))
                if read > most:
                    raise Problem("body_too_large", most=most)
            return message

        return measure

    def tell(self, scope: Scope, status: int, seconds: float, request_id: str) -> None:
        """One line of the log, and the figures, for every request; no query, no body, no cookie."""
        route = scope.get("route")
        path = getattr(route, "path", "other")
        self.metrics.request(scope["method"], path, status, seconds)
        LOG.info(
            "request",
            extra={
                "facts": {
                    "id": request_id,
                    "method": scope["method"],
                    "route": path,
                    "status": status,
                    "ms": round(seconds * 1000, 1),
                }
            },
        )


@final
class Packed:
    """Packs the facts about games, which are long and public, for whoever can unpack them.

    Answers that hold a secret stay as they are: their length would tell of it.
    """

    def __init__(self, app: App) -> None:
        self.app: Final = app
        self.packing: Final = GZipMiddleware(app, minimum_size=WORTH_IT)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_public = scope["type"] == "http" and scope["path"].startswith(GAMES)
        await (self.packing if is_public else self.app)(scope, receive, send)


def headers_for(settings: Settings, frames: str) -> list[tuple[bytes, bytes]]:
    """The headers that every answer has, for a page that may be framed in these."""
    sources = " ".join(["'self'", *settings.record_hosts])
    found = {"content-security-policy": CSP.format(sources=sources, frames=frames), **HEADERS}
    if settings.is_https:
        found["strict-transport-security"] = "max-age=31536000"
    return [(name.encode(), value.encode()) for name, value in found.items()]
