"""The client: what a server can be asked, as typed methods."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator
from typing import Any, Final

from keepwright.client.link import Link, Lost
from keepwright.wire.events import EventOut
from keepwright.wire.foresight import ForesightOut
from keepwright.wire.games import GameOut
from keepwright.wire.people import PersonOut
from keepwright.wire.play import PositionOut, SeqOut
from keepwright.wire.tables import TableOut

PAUSE: Final = 0.2


class Client:
    """Talks to a server for one person. A decision counts once, even if an answer gets lost.

    `patience` is how many seconds a decision is sent again while the server cannot be reached.
    """

    def __init__(self, link: Link, patience: float = 30.0) -> None:
        self.link: Final = link
        self.patience: Final = patience

    # ------------------------------------------------------------ coming in

    @staticmethod
    def with_token(address: str, token: str) -> Client:
        """Come as the person whose token this is."""
        return Client(Link(address, token))

    @staticmethod
    def as_guest(address: str, label: str = "a program") -> Client:
        """Come as a new guest."""
        link = Link(address)
        link.ask("POST", "/people/guest")
        return Client._with_own_token(link, label)

    @staticmethod
    def log_in(address: str, name: str, password: str, label: str = "a program") -> Client:
        """Come as the person with this account."""
        link = Link(address)
        link.ask("POST", "/people/log-in", {"name": name, "password": password})
        return Client._with_own_token(link, label)

    @staticmethod
    def _with_own_token(link: Link, label: str) -> Client:
        link.token = link.ask("POST", "/people/me/tokens", {"label": label})["token"]
        return Client(link)

    def me(self) -> PersonOut:
        """Who one is."""
        return PersonOut(**self.link.ask("GET", "/people/me"))

    def rename(self, name: str) -> PersonOut:
        """Be called otherwise."""
        return PersonOut(**self.link.ask("PATCH", "/people/me", {"name": name}))

    # ------------------------------------------------------------ tables

    def games(self) -> list[GameOut]:
        """The games that can be played."""
        return [GameOut(**one) for one in self.link.ask("GET", "/games")]

    def tables(self, scope: str = "mine", game: str | None = None) -> list[TableOut]:
        """Tables: mine, open, running or finished."""
        found = self.link.ask("GET", "/tables", query={"scope": scope, "game": game})
        return [TableOut(**one) for one in found]

    def lay(
        self,
        game: str,
        seats: list[dict[str, Any]],
        options: dict[str, bool | str] | None = None,
        pace: dict[str, Any] | None = None,
        public: bool = True,
    ) -> TableOut:
        """Lay a table. A seat is {"kind": "me" | "open" | "invited" | "bot", "level": …}."""
        body = {
            "game": game,
            "seats": seats,
            "options": options or {},
            "pace": pace or {"kind": "none"},
            "public": public,
        }
        return TableOut(**self.link.ask("POST", "/tables", body))

    def table(self, table_id: str) -> TableOut:
        """One table."""
        return TableOut(**self.link.ask("GET", f"/tables/{table_id}"))

    def join(self, table_id: str, colour: str | None = None, invite: str = "") -> TableOut:
        """Take a seat."""
        body = {"colour": colour, "invite": invite}
        return TableOut(**self.link.ask("POST", f"/tables/{table_id}/join", body))

    def leave(self, table_id: str) -> None:
        """Leave a table before its game begins."""
        self.link.ask("POST", f"/tables/{table_id}/leave")

    def start(self, table_id: str) -> TableOut:
        """Begin the game of a table one has laid."""
        return TableOut(**self.link.ask("POST", f"/tables/{table_id}/start"))

    # ------------------------------------------------------------ play

    def position(
        self,
        table_id: str,
        seat: str | None = None,
        at: int | None = None,
        since: int | None = None,
    ) -> PositionOut:
        """View, options and events for one of one's seats, now or after event `at`."""
        query = {"seat": seat, "at": at, "since": since}
        return PositionOut(**self.link.ask("GET", f"/tables/{table_id}/position", query=query))

    def foresight(self, table_id: str, seat: str) -> ForesightOut:
        """What every legal answer to the decision of one's seat would change."""
        query = {"seat": seat}
        return ForesightOut(**self.link.ask("GET", f"/tables/{table_id}/foresight", query=query))

    def decide(self, table_id: str, seat: str, move: str, expected_seq: int, key: str = "") -> int:
        """Make a decision; the number of the table's last event. It is sent until it is heard."""
        body = {
            "seat": seat,
            "move": move,
            "expected_seq": expected_seq,
            "key": key or secrets.token_hex(16),
        }
        end = time.monotonic() + self.patience
        while True:
            try:
                return SeqOut(**self.link.ask("POST", f"/tables/{table_id}/decisions", body)).seq
            except Lost:
                if time.monotonic() > end:
                    raise
                time.sleep(PAUSE)

    def undo(self, table_id: str, seat: str, expected_seq: int) -> int:
        """Take back one's last decision."""
        return self._act(table_id, "undo", seat=seat, expected_seq=expected_seq)

    def redo(self, table_id: str, seat: str, expected_seq: int) -> int:
        """Play again what was taken back."""
        return self._act(table_id, "redo", seat=seat, expected_seq=expected_seq)

    def hand_over(self, table_id: str, seat: str) -> int:
        """Let a bot of the server play one's seat."""
        return self._act(table_id, "hand-over", seat=seat)

    def take_back_seat(self, table_id: str, seat: str) -> int:
        """Play one's seat again oneself."""
        return self._act(table_id, "take-back-seat", seat=seat)

    def resign(self, table_id: str, seat: str) -> int:
        """Give up a seat."""
        return self._act(table_id, "resign", seat=seat)

    def _act(self, table_id: str, command: str, **body: object) -> int:
        return SeqOut(**self.link.ask("POST", f"/tables/{table_id}/{command}", body)).seq

    def since_my_turn(self, table_id: str, seat: str) -> list[EventOut]:
        """What happened since one's own last decision."""
        found = self.link.ask("GET", f"/tables/{table_id}/since-my-turn", query={"seat": seat})
        return [EventOut(**one) for one in found["events"]]

    def record(self, table_id: str) -> str:
        """The record as text, as far as one may know it."""
        return str(self.link.ask("GET", f"/tables/{table_id}/record"))

    def study(self, table_id: str) -> str:
        """The game as a record to study; what one may not know yet is made up so that it fits."""
        return str(self.link.ask("GET", f"/tables/{table_id}/study")["record"])

    def say(self, table_id: str, text: str) -> None:
        """Say something at a table where one sits."""
        self.link.ask("POST", f"/tables/{table_id}/chat", {"text": text})

    # ------------------------------------------------------------ for bots

    def turns(self) -> Iterator[tuple[str, PositionOut | None]]:
        """All that concerns a bot, as it comes: "turn" and "over" with a position, "beat"."""
        for line in self.link.lines("/bot/stream"):
            kind = str(line.pop("type"))
            yield kind, PositionOut(**line) if line else None
