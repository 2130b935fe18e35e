"""The link to a server: JSON over HTTP with the standard library, one request after the other."""

from __future__ import annotations

import http.client
import json
from collections.abc import Iterator, Mapping
from typing import Any, Final, final
from urllib.parse import urlencode, urlsplit

from pydantic import ValidationError

from keepwright.wire.problems import ProblemOut

API: Final = "/api/v1"
TRIES: Final = 2  # a connection that was kept open may have been closed meanwhile


class Lost(Exception):
    """The connection broke, or none came about: whether the request was heard is not known."""


class Refused(Exception):
    """The server refuses: `code` is stable, `problem` says the rest."""

    def __init__(self, problem: ProblemOut, title: str = "") -> None:
        super().__init__(f"{problem.code}: {title or problem.title}")
        self.problem: Final = problem

    @property
    def code(self) -> str:
        """What is wrong, as one word."""
        return self.problem.code


@final
class Link:
    """One connection to a server, kept open. It is for one thread."""

    def __init__(self, address: str, token: str = "", seconds: float = 30.0) -> None:
        self._open: http.client.HTTPConnection | None = None
        self.address: Final = urlsplit(address)
        self.token = token
        self.cookie = ""
        self.seconds: Final = seconds

    def ask(
        self, method: str, path: str, body: object = None, query: Mapping[str, Any] | None = None
    ) -> Any:
        """The server's answer: JSON, or text where it is none. Refused if it refuses."""
        given = {name: value for name, value in (query or {}).items() if value is not None}
        whole = f"{API}{path}" + (f"?{urlencode(given)}" if given else "")
        answer, text = self._send(method, whole, None if body is None else json.dumps(body))
        if cookie := answer.getheader("set-cookie"):
            self.cookie = cookie.partition(";")[0]
        if answer.status >= 400:
            raise self._refused(answer.status, text)
        is_json = "json" in (answer.getheader("content-type") or "")
        return json.loads(text) if is_json and text else text

    def _send(
        self, method: str, path: str, body: str | None
    ) -> tuple[http.client.HTTPResponse, str]:
        for left in range(TRIES if method == "GET" else 1, 0, -1):
            connection = self._open or self._connection()
            self._open = connection
            try:
                connection.request(method, path, body, self._headers(body is not None))
                answer = connection.getresponse()
                return answer, answer.read().decode()
            except (OSError, http.client.HTTPException) as trouble:
                self.close()
                if left == 1:
                    raise self._lost(trouble) from trouble
        raise AssertionError("unreachable")

    def lines(self, path: str) -> Iterator[Any]:
        """A stream of lines of JSON, on a connection of its own, until it ends or breaks."""
        connection = self._connection()
        try:
            connection.request("GET", f"{API}{path}", None, self._headers(False))
            answer = connection.getresponse()
            if answer.status >= 400:
                raise self._refused(answer.status, answer.read().decode())
            while line := answer.readline():
                yield json.loads(line)
        except (OSError, http.client.HTTPException, ValueError) as trouble:
            raise self._lost(trouble) from trouble
        finally:
            connection.close()

    def _refused(self, status: int, text: str) -> Refused:
        unknown = self.token and status == http.client.UNAUTHORIZED
        title = f"{self._origin()} does not know this token, or no longer" if unknown else ""
        return Refused(problem_in(status, text), title)

    def _lost(self, trouble: Exception) -> Lost:
        return Lost(f"{self._origin()} does not answer: {trouble}")

    def _connection(self) -> http.client.HTTPConnection:
        host, port = str(self.address.hostname), self.address.port
        if self.address.scheme == "https":
            return http.client.HTTPSConnection(host, port, timeout=self.seconds)
        return http.client.HTTPConnection(host, port, timeout=self.seconds)

    def _headers(self, has_body: bool) -> dict[str, str]:
        found = {"accept": "application/json", "origin": self._origin()}
        if has_body:
            found["content-type"] = "application/json"
        if self.token:
            found["authorization"] = f"Bearer {self.token}"
        elif self.cookie:
            found["cookie"] = self.cookie
        return found

    def _origin(self) -> str:
        return f"{self.address.scheme}://{self.address.netloc}"

    def close(self) -> None:
        """Close the connection; the next request opens a new one."""
        if self._open is not None:
            self._open.close()
            self._open = None

    def __del__(self) -> None:
        self.close()


def problem_in(status: int, text: str) -> ProblemOut:
    """The problem that an answer tells of, also where something between us answered."""
    try:
        return ProblemOut.model_validate_json(text)
    except ValidationError:
        return ProblemOut(type="about:blank", title=text[:200], status=status, detail="", code="")
