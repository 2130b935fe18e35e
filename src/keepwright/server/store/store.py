"""The store: transactions to read and to write, and one writer at a table at a time."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, bindparam, create_engine, event, func, make_url, select
from sqlalchemy.exc import ArgumentError

from keepwright.server.store.rows import TableRow
from keepwright.server.store.schema import game_table
from keepwright.server.store.statement import Statement

BUSY_SECONDS: Final = 30
POSTGRES: Final = "postgresql+psycopg"
CHANNEL: Final = "keepwright"
_TABLE_ROW: Final = select(game_table).where(game_table.c.id == bindparam("table"))
TABLE_ROW: Final = Statement(_TABLE_ROW)
TABLE_ROW_ALONE: Final = Statement(_TABLE_ROW.with_for_update())


def engine_for(url: str) -> Engine:
    """An engine whose transactions are really durable."""
    address = make_url(url)
    if address.get_backend_name() == "sqlite":
        if address.database:
            Path(address.database).parent.mkdir(parents=True, exist_ok=True)
        engine = create_engine(
            address,
            pool_size=8,
            max_overflow=64,
            connect_args={"timeout": BUSY_SECONDS},
            hide_parameters=True,
        )
        event.listen(engine, "connect", prepare_sqlite)
        return engine
    if address.get_backend_name() not in ("postgresql", "postgres"):
        raise ArgumentError(f"{address.drivername}, neither sqlite nor postgresql")
    return create_engine(
        address.set(drivername=POSTGRES),
        pool_size=8,
        max_overflow=32,
        pool_pre_ping=True,
        hide_parameters=True,
    )


def prepare_sqlite(connection: Any, record: object) -> None:
    """A commit is on the disk when it is acknowledged; readers do not wait for writers."""
    connection.isolation_level = None  # transactions begin where we say so
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


class Store:
    """One database. SQLite has one writer in all; PostgreSQL one at a table."""

    def __init__(self, url: str) -> None:
        self.url: Final = url
        self.engine: Final = engine_for(url)
        self.is_sqlite: Final = self.engine.dialect.name == "sqlite"
        self._one_writer: Final = threading.Lock()

    @contextlib.contextmanager
    def read(self) -> Iterator[Connection]:
        """A transaction that only reads."""
        with self.engine.connect() as connection, connection.begin():
            if self.is_sqlite:
                connection.connection.cursor().execute("BEGIN")
            yield connection

    @contextlib.contextmanager
    def write(self) -> Iterator[Connection]:
        """A transaction that writes: all of it is kept, or nothing.

        In SQLite it takes its lock at once, so that it never has to give up.
        """
        queue: contextlib.AbstractContextManager[Any] = (
            self._one_writer if self.is_sqlite else contextlib.nullcontext()
        )
        with queue, self.engine.connect() as connection, connection.begin():
            if self.is_sqlite:
                connection.exec_driver_sql("BEGIN IMMEDIATE")
            yield connection

    def lock_table(self, connection: Connection, table_id: str) -> TableRow | None:
        """The row of a table, which nobody else can change till this transaction ends; or None."""
        query = TABLE_ROW if self.is_sqlite else TABLE_ROW_ALONE
        row: TableRow | None = query.one(connection, {"table": table_id})
        return row

    def notify(self, connection: Connection, what: str) -> None:
        """Tell other processes, as part of a transaction, where there can be others."""
        if not self.is_sqlite:
            connection.execute(select(func.pg_notify(CHANNEL, what)))

    def close(self) -> None:
        """Let go of all connections."""
        self.engine.dispose()
