"""Back-ups: everything in a database as lines of JSON in one file, the same for every database.

The first line tells the schema and how many rows follow, then comes one line for each row, and the
last line says that this is all. A back-up is taken in one transaction, so it is one moment of a
server that goes on serving; it is brought back into the schema it came from and then migrated.
"""

from __future__ import annotations

import gzip
import json
import os
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Integer, MetaData, Table, func, insert, select, text

from keepwright.server.clock import now
from keepwright.server.store.migrating import revision_of, revisions, upgrade
from keepwright.server.store.store import Store

FORMAT: Final = "keepwright backup 1"
ALEMBIC: Final = "alembic_version"
PEOPLE: Final = "person"
AT_ONCE: Final = 500
ONLY_MINE: Final = 0o600

Tell = Callable[[int, int], None]  # how many rows of how many are done


class BadBackup(Exception):
    """The file is no whole back-up; `why` says what is wrong with it."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why: Final = why


class NotEmpty(Exception):
    """There are people in the database already."""


def tables_in(connection: Connection) -> list[Table]:
    """The tables as they are in the database, those first that others refer to."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != ALEMBIC]


# ---------------------------------------------------------------- writing


def write_backup(store: Store, file: Path, tell: Tell) -> int:
    """Write everything into a file, which is there whole or not at all; the number of rows."""
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    file.parent.mkdir(parents=True, exist_ok=True)
    try:
        number = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, ONLY_MINE)
        with os.fdopen(number, "wb") as raw:
            with gzip.open(raw, "wt", encoding="utf-8", newline="\n") as lines:
                done = 0
                for line in backup_lines(store, tell):
                    lines.write(json.dumps(line, ensure_ascii=False) + "\n")
                    done += 1
            raw.flush()
            os.fsync(raw.fileno())
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)
    return done - 2


def backup_lines(store: Store, tell: Tell) -> Iterator[Any]:
    """The lines of a back-up: all rows of all tables at one moment."""
    with store.read() as connection:
        if not store.is_sqlite:
            connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
        tables = tables_in(connection)
        counts = [connection.scalar(select(func.count()).select_from(t)) or 0 for t in tables]
        total, done = sum(counts), 0
        schema = revision_of(connection)
        yield {"format": FORMAT, "schema": schema, "at": now(), "rows": total}
        for table in tables:
            order = [*table.primary_key.columns]
            query = select(table).order_by(*order).execution_options(yield_per=AT_ONCE)
            for row in connection.execute(query):
                yield [table.name, dict(row._mapping)]
                done += 1
                if done % AT_ONCE == 0:
                    tell(done, total)
        tell(done, total)
        yield {"end": done}


# ---------------------------------------------------------------- reading


def read_backup(store: Store, file: Path, tell: Tell) -> int:
    """Bring everything back, in one transaction; the number of rows."""
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines, store.write() as connection:
            done = bring_back(connection, (json.loads(line) for line in lines), tell)
            upgrade(connection)
            return done
    except (OSError, EOFError, zlib.error, UnicodeDecodeError, json.JSONDecodeError) as trouble:
        raise BadBackup("unreadable") from trouble


def bring_back(connection: Connection, lines: Iterator[Any], tell: Tell) -> int:
    """All rows into tables of the schema they came from; refused unless nobody is there yet."""
    head = next(lines, None)
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise BadBackup("unreadable")
    if head["schema"] not in revisions():
        raise BadBackup("newer")
    clear(connection)
    upgrade(connection, head["schema"])
    tables = {table.name: table for table in tables_in(connection)}
    for table in tables.values():
        connection.execute(table.delete())
    done, waiting = 0, list[dict[str, Any]]()
    name, is_whole = "", False
    for line in lines:
        if isinstance(line, dict):
            is_whole = line.get("end") == done + len(waiting)
            break
        if line[0] != name or len(waiting) == AT_ONCE:
            done += keep(connection, tables.get(name), waiting)
            tell(done, head["rows"])
            name, waiting = line[0], []
        waiting.append(line[1])
    done += keep(connection, tables.get(name), waiting)
    if not is_whole:
        raise BadBackup("cut_short")
    count_on(connection, list(tables.values()))
    tell(done, head["rows"])
    return done


def keep(connection: Connection, table: Table | None, rows: list[dict[str, Any]]) -> int:
    """Write rows into their table; how many there were."""
    if rows:
        if table is None:
            raise BadBackup("unreadable")
        connection.execute(insert(table), rows)
    return len(rows)


def clear(connection: Connection) -> None:
    """Take away the tables of a database where nobody has been."""
    there = MetaData()
    there.reflect(connection)
    if PEOPLE in there.tables:
        people = select(func.count()).select_from(there.tables[PEOPLE])
        if connection.scalar(people):
            raise NotEmpty
    there.drop_all(connection)


def count_on(connection: Connection, tables: list[Table]) -> None:
    """Where PostgreSQL numbers rows, it goes on behind those brought back."""
    if connection.dialect.name == "sqlite":
        return
    for table in tables:
        for column in table.primary_key.columns:
            if isinstance(column.type, Integer) and column.server_default is not None:
                last = connection.scalar(select(func.max(column)))
                sequence = func.pg_get_serial_sequence(table.name, column.name)
                connection.execute(select(func.setval(sequence, last or 1, last is not None)))
