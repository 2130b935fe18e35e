"""Chores: what is done now and then; first of all, a bot stands in for who runs out of time."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from typing import Final, final

from sqlalchemy import select

from keepwright.server.clock import now
from keepwright.server.moves import Moves
from keepwright.server.store.schema import game_table, seat
from keepwright.server.tables import RUNNING

LOG: Final = logging.getLogger("keepwright.chores")


@final
class Chores:
    """Looks at all running clocks every moment, and calls what else is to be done now and then."""

    def __init__(self, moves: Moves, seconds: float, chores: list[Callable[[], None]]) -> None:
        self.moves: Final = moves
        self.seconds: Final = seconds
        self.chores: Final = chores
        self._stopped: Final = threading.Event()
        self._thread: Final = threading.Thread(target=self._run, name="chores", daemon=True)

    def start(self) -> None:
        """Begin to look."""
        self._thread.start()

    def stop(self) -> None:
        """Look no more."""
        self._stopped.set()
        self._thread.join(timeout=5)

    def _run(self) -> None:
        while not self._stopped.wait(self.seconds):
            for chore in (self.look, *self.chores):
                try:
                    chore()
                except Exception:
                    LOG.exception("chore_failed")

    def look(self) -> None:
        """Stand in for everybody whose time has run out."""
        query = (
            select(seat.c.table_id, seat.c.number, seat.c.due_since)
            .join(game_table, game_table.c.id == seat.c.table_id)
            .where(
                game_table.c.status == RUNNING,
                seat.c.due_since.is_not(None),
                seat.c.bank.is_not(None),
                seat.c.bot.is_(None),
                seat.c.due_since + seat.c.bank < now(),
            )
        )
        with self.moves.store.read() as connection:
            late = list(connection.execute(query))
        for row in late:
            self.moves.time_out(row.table_id, row.number, row.due_since)
