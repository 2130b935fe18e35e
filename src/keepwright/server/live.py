"""Live: whoever has a table open hears of every change, in this process and in others."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, final

import psycopg
from sqlalchemy import make_url

from keepwright.server.store import Store
from keepwright.server.store.store import CHANNEL
from keepwright.server.tables import QUIET, TABLE

RECONNECT_SECONDS: Final = 1.0
CHECK_SECONDS: Final = 1.0  # after which a session that was ended anywhere is noticed here
BEAT: Final = "beat"
ENDED: Final = "ended"
PRESENCE: Final = "presence"
LOG: Final = logging.getLogger("keepwright.live")


@final
class Ear:
    """Somebody who listens to a table, or to all: woken when something changed there."""

    def __init__(
        self, loop: asyncio.AbstractEventLoop, person_id: str, table_id: str, session_id: str
    ) -> None:
        self.loop: Final = loop
        self.person_id: Final = person_id
        self.table_id: Final = table_id
        self.session_id: Final = session_id  # empty for who has not come in
        self.ended: Final = asyncio.Event()  # the session has, and nothing more is told
        self.changed: Final[asyncio.Queue[str]] = asyncio.Queue()
        self._pending: Final[set[str]] = set()

    def wake(self, what: str) -> None:
        """Something changed; what has not been looked at yet is not told twice."""
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody listens any more
            self.loop.call_soon_threadsafe(self._put, what)

    def _put(self, what: str) -> None:
        if what == ENDED:
            self.ended.set()
        if what not in self._pending:
            self._pending.add(what)
            self.changed.put_nowait(what)

    async def next(self, seconds: float) -> str | None:
        """What changed next, or None if nothing did for so long."""
        try:
            what = await asyncio.wait_for(self.changed.get(), seconds)
        except TimeoutError:
            return None
        self._pending.discard(what)
        return what


EVERYWHERE: Final = "*"


@final
class Hub:
    """Who listens to what, and how a change reaches them."""

    def __init__(self, store: Store, still_open: Callable[[set[str]], set[str]]) -> None:
        self.store: Final = store
        self._still_open: Final = still_open
        self._ears: Final[dict[str, set[Ear]]] = {}
        self._watchers: Final[list[Callable[[str], None]]] = []
        self._guard: Final = threading.Lock()
        self._stopped: Final = threading.Event()
        self._threads: Final = [threading.Thread(target=self._check, name="sessions", daemon=True)]
        if not store.is_sqlite:
            self._threads.append(threading.Thread(target=self._listen, name="live", daemon=True))

    # ------------------------------------------------------------ listening

    @contextmanager
    def listening(self, person_id: str, table_id: str, session_id: str = "") -> Iterator[Ear]:
        """An ear at a table for as long as somebody listens and his session lasts."""
        ear = Ear(asyncio.get_running_loop(), person_id, table_id, session_id)
        with self._guard:
            self._ears.setdefault(table_id, set()).add(ear)
        self._tell_presence(table_id)
        try:
            yield ear
        finally:
            with self._guard:
                ears = self._ears.get(table_id, set())
                ears.discard(ear)
                if not ears:
                    self._ears.pop(table_id, None)
            self._tell_presence(table_id)

    def _tell_presence(self, table_id: str) -> None:
        """Who has a table open hears that somebody came or went."""
        if table_id != EVERYWHERE:
            with self._guard:
                ears = list(self._ears.get(table_id, ()))
            for ear in ears:
                ear.wake(PRESENCE)

    def watch(self, watcher: Callable[[str], None]) -> None:
        """Have this called for every table that changes so that a bot may have to decide."""
        self._watchers.append(watcher)

    def present(self, table_id: str) -> set[str]:
        """The people who have a table open in this process."""
        with self._guard:
            return {ear.person_id for ear in self._ears.get(table_id, ())}

    def count(self) -> int:
        """How many listen."""
        with self._guard:
            return sum(len(ears) for ears in self._ears.values())

    # ------------------------------------------------------------ sessions that end

    def _check(self) -> None:
        """See by the clock which sessions were ended, here, in another process or by the host."""
        while not self._stopped.wait(CHECK_SECONDS):
            try:
                self.check_sessions()
            except Exception:
                LOG.exception("sessions_not_checked")

    def check_sessions(self) -> None:
        """Everybody who listens with a session that was ended is told that it is over."""
        with self._guard:
            ears = [ear for found in self._ears.values() for ear in found if ear.session_id]
        if ears:
            still = self._still_open({ear.session_id for ear in ears})
            for ear in ears:
                if ear.session_id not in still:
                    ear.wake(ENDED)

    # ------------------------------------------------------------ telling

    def announce(self, table_id: str, what: str = TABLE) -> None:
        """Something changed at a table, and was kept. In PostgreSQL the transaction tells it."""
        if self.store.is_sqlite:
            self._tell(table_id, what)

    def _tell(self, table_id: str, what: str) -> None:
        with self._guard:
            ears = [*self._ears.get(table_id, ()), *self._ears.get(EVERYWHERE, ())]
        heard = TABLE if what == QUIET else what
        for ear in ears:
            ear.wake(f"{table_id} {heard}" if ear.table_id == EVERYWHERE else heard)
        if what == TABLE:
            for watcher in self._watchers:
                watcher(table_id)

    # ------------------------------------------------------------ between processes

    def start(self) -> None:
        """Look after sessions; listen to other processes, where the database can tell of them."""
        for thread in self._threads:
            thread.start()

    def stop(self) -> None:
        """Stop listening."""
        self._stopped.set()
        for thread in self._threads:
            thread.join(timeout=5)

    def _listen(self) -> None:
        url = make_url(self.store.url).set(drivername="postgresql")
        address = url.render_as_string(hide_password=False)
        while not self._stopped.is_set():
            try:
                with psycopg.connect(address, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._wake_all()
                    while not self._stopped.is_set():
                        for notice in connection.notifies(timeout=0.5):
                            table_id, _, what = notice.payload.partition(" ")
                            self._tell(table_id, what)
            except psycopg.Error as trouble:
                LOG.warning("live_connection_lost", extra={"facts": {"why": str(trouble)}})
                self._stopped.wait(RECONNECT_SECONDS)

    def _wake_all(self) -> None:
        """After a lost connection everybody looks again, since something may have been missed."""
        with self._guard:
            ears = [ear for found in self._ears.values() for ear in found]
        for ear in ears:
            ear.wake(f"{EVERYWHERE} {TABLE}" if ear.table_id == EVERYWHERE else TABLE)


async def in_thread(work: Callable[..., Any], *arguments: Any) -> Any:
    """Do something that takes time beside the event loop."""
    return await asyncio.get_running_loop().run_in_executor(None, work, *arguments)


async def changes(ear: Ear, heartbeat: float) -> AsyncIterator[str]:
    """What changes at a table, one after the other; `beat` when nothing did for a while."""
    while True:
        what = await ear.next(heartbeat)
        yield BEAT if what is None else what
