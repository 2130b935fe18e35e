"""Notices: who is waited for and does not look is told, once for each table until he has looked."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final, Protocol, final

from sqlalchemy import and_, or_, select, update

from keepwright.locales import Words
from keepwright.server.clock import now
from keepwright.server.live import EVERYWHERE, Hub
from keepwright.server.metrics import Metrics
from keepwright.server.settings import Settings
from keepwright.server.store import Store
from keepwright.server.store.schema import game_table, person, seat
from keepwright.server.tables import RUNNING

LOG: Final = logging.getLogger("keepwright.notices")
AT_ONCE: Final = 4  # people who are written to at the same time
REST_SECONDS: Final = 300.0  # before what did not work is tried again
TOLD: Final = "told"
REFUSED: Final = "refused"
EVERYBODY: Final = ""


class Unreachable(Exception):
    """A way does not work now and is to be tried later: for one person, or for everybody."""

    def __init__(self, why: str, who: str = EVERYBODY) -> None:
        super().__init__(why)
        self.who: Final = who


@dataclass(frozen=True)
class Waiting:
    """A table where somebody is waited for: its game, the colours he plays, where it is."""

    table_id: str
    game: str
    seats: tuple[str, ...]
    address: str


@dataclass(frozen=True)
class Notice:
    """What is written to one person, in his language: a title, a line for each table, an end."""

    title: str
    lines: tuple[str, ...]
    closing: str
    address: str


class Way(Protocol):
    """A way to reach people."""

    name: str

    def reaches(self, who: Any) -> bool:
        """Whether this person wants to be told this way, and can be."""
        ...

    def send(self, who: Any, notice: Notice) -> str:
        """Tell him: TOLD or REFUSED; Unreachable if it may work later."""
        ...


def nothing() -> None:
    """There are no visits that are not kept yet."""


@final
class Notices:
    """Looks every moment for people who are waited for, in a thread of its own."""

    def __init__(
        self,
        store: Store,
        hub: Hub,
        ways: Sequence[Way],
        settings: Settings,
        metrics: Metrics,
        keep_visits: Callable[[], None] = nothing,
    ) -> None:
        self.store: Final = store
        self.hub: Final = hub
        self.ways: Final = ways
        self.settings: Final = settings
        self.metrics: Final = metrics
        self.keep_visits: Final = keep_visits
        self._rests: Final[dict[tuple[str, str], float]] = {}  # way and person: until when
        self._stopped: Final = threading.Event()
        self._thread: Final = threading.Thread(target=self._run, name="notices", daemon=True)

    def start(self) -> None:
        """Begin to look."""
        self._thread.start()

    def stop(self) -> None:
        """Look no more; what is being sent is not waited for."""
        self._stopped.set()
        self._thread.join(timeout=1)

    def _run(self) -> None:
        with ThreadPoolExecutor(AT_ONCE, thread_name_prefix="notices") as senders:
            while not self._stopped.wait(self.settings.notice_every):
                try:
                    list(senders.map(self.tell, self.look()))
                except Exception:
                    LOG.exception("notices_failed")

    # ------------------------------------------------------------ who is waited for

    def look(self) -> list[list[Any]]:
        """The seats of everybody who is to be told now, by person; who looks has seen it."""
        self.keep_visits()
        moment = now()
        late: dict[str, list[Any]] = {}
        everywhere = self.hub.present(EVERYWHERE)
        for row in self._unseen():
            if row.person_id in everywhere | self.hub.present(row.table_id):
                self._note_seen(row)
            elif row.due_since + self.settings.notice_after <= moment and self._ways_to(row):
                late.setdefault(row.person_id, []).append(row)
        return list(late.values())

    def _unseen(self) -> list[Any]:
        """Seats to be played by people who want notices, have had none, and have not looked."""
        wants = or_(person.c.push_notices, and_(person.c.mail_notices, person.c.mail.is_not(None)))
        query = (
            select(
                seat.c.table_id,
                seat.c.number,
                seat.c.colour,
                seat.c.due_since,
                game_table.c.game,
                game_table.c.seq,
                person.c.id.label("person_id"),
                person.c.language,
                person.c.mail,
                person.c.mail_notices,
                person.c.push_notices,
            )
            .join(game_table, game_table.c.id == seat.c.table_id)
            .join(person, person.c.id == seat.c.person_id)
            .where(
                game_table.c.status == RUNNING,
                seat.c.due_since.is_not(None),
                seat.c.bot.is_(None),
                seat.c.noticed_at.is_(None),
                seat.c.seen_seq < game_table.c.seq,
                person.c.banned_at.is_(None),
                person.c.deleted_at.is_(None),
                wants,
            )
            .order_by(seat.c.table_id, seat.c.number)
        )
        with self.store.read() as connection:
            return list(connection.execute(query))

    def _note_seen(self, row: Any) -> None:
        """Who has the table open in this process has seen it; other processes learn it here."""
        with self.store.write() as connection:
            connection.execute(
                update(seat)
                .where(
                    seat.c.table_id == row.table_id,
                    seat.c.number == row.number,
                    seat.c.seen_seq < row.seq,
                )
                .values(seen_seq=row.seq)
            )

    def _ways_to(self, who: Any) -> list[Way]:
        """The ways that reach a person and do not rest."""
        moment = now()
        return [
            way
            for way in self.ways
            if way.reaches(who)
            and self._rests.get((way.name, EVERYBODY), 0) <= moment
            and self._rests.get((way.name, who.person_id), 0) <= moment
        ]

    # ------------------------------------------------------------ telling

    def tell(self, rows: list[Any]) -> None:
        """Tell one person of all tables where he is newly waited for."""
        claimed = self._claim(rows)
        if not claimed:
            return
        who, notice = claimed[0], notice_of(claimed, self.settings.address)
        outcomes = [self._send(way, who, notice) for way in self._ways_to(who)]
        if None in outcomes and TOLD not in outcomes:
            self._release(claimed)

    def _send(self, way: Way, who: Any, notice: Notice) -> str | None:
        """Tell a person one way; None if that is to be tried again."""
        try:
            outcome: str | None = way.send(who, notice)
        except Unreachable as trouble:
            outcome = None
            self._rests[way.name, trouble.who] = now() + REST_SECONDS
            facts = {"way": way.name, "why": str(trouble)}
            LOG.warning("notice_not_sent", extra={"facts": facts})
        self.metrics.notice(way.name, outcome or "failed")
        return outcome

    def _claim(self, rows: list[Any]) -> list[Any]:
        """Those of the seats that nobody else has taken on: two processes do not write twice."""
        claimed = []
        with self.store.write() as connection:
            for row in rows:
                done = connection.execute(
                    update(seat)
                    .where(
                        seat.c.table_id == row.table_id,
                        seat.c.number == row.number,
                        seat.c.noticed_at.is_(None),
                    )
                    .values(noticed_at=now())
                )
                if done.rowcount == 1:
                    claimed.append(row)
        return claimed

    def _release(self, rows: list[Any]) -> None:
        """He could not be told; it is tried again later."""
        with self.store.write() as connection:
            for row in rows:
                connection.execute(
                    update(seat)
                    .where(seat.c.table_id == row.table_id, seat.c.number == row.number)
                    .values(noticed_at=None)
                )


# ---------------------------------------------------------------- in words


def waiting_at(rows: list[Any], address: str) -> list[Waiting]:
    """The tables of these seats, each once."""
    found: dict[str, list[Any]] = {}
    for row in rows:
        found.setdefault(row.table_id, []).append(row)
    return [
        Waiting(table_id, at[0].game, tuple(row.colour for row in at), table_url(address, table_id))
        for table_id, at in found.items()
    ]


def table_url(address: str, table_id: str) -> str:
    """Where a table is found in a browser."""
    return f"{address}/tables/{table_id}"


def notice_of(rows: list[Any], address: str) -> Notice:
    """What is written about these seats of one person, in his language."""
    words = Words(rows[0].language)
    tables = waiting_at(rows, address)
    titles = [words.text(f"game-{table.game}") for table in tables]
    return Notice(
        words.text("notice-title", count=len(tables), games=", ".join(dict.fromkeys(titles))),
        tuple(
            words.text(
                "notice-table", game=title, seats=words.seats(table.seats), address=table.address
            )
            for title, table in zip(titles, tables, strict=True)
        ),
        words.text("notice-closing", address=address),
        tables[0].address if len(tables) == 1 else address,
    )
