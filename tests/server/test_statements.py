"""Statements that go straight to the driver: the same rows as SQLAlchemy gives, in any database."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from types import UnionType
from typing import Any, get_args, get_origin, get_type_hints

import pytest
from sqlalchemy import JSON, Select

from keepwright.server.house import House
from keepwright.server.moves import MOVED_ON, PLAYED
from keepwright.server.seeing import EVENTS
from keepwright.server.settings import Settings
from keepwright.server.store.rows import EventRow, SeatRow, TableRow
from keepwright.server.store.statement import Statement
from keepwright.server.store.store import TABLE_ROW, TABLE_ROW_ALONE
from keepwright.server.tables import SEATS


@pytest.fixture
def house(database: str, tmp_path: Path) -> Iterator[House]:
    """A house that nobody has come to."""
    found = House(Settings(data=tmp_path, database=database))
    yield found
    found.store.close()


def test_rows_are_those_of_sqlalchemy(house: House) -> None:
    person_id, _ = house.people.new_guest("en", "")
    seats: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "bot", "level": "apprentice"}]
    pace = {"kind": "none"}
    table_id = house.lobby.create(person_id, "caylus", {"jeweller": True}, seats, pace, True)
    house.lobby.start(person_id, table_id)
    table = {"table": table_id}
    asked: list[tuple[Statement, dict[str, Any]]] = [
        (TABLE_ROW, table),
        (TABLE_ROW_ALONE, table),
        (SEATS, table),
        (EVENTS, {**table, "since": 0, "upto": 100}),
        (PLAYED, {**table, "known": "nothing"}),
    ]
    with house.store.write() as connection:
        for statement, given in asked:
            mine = [row._asdict() for row in statement.rows(connection, given)]
            theirs = [dict(row._mapping) for row in connection.execute(statement.written, given)]
            assert mine == theirs
            assert [list(map(type, row.values())) for row in mine] == [
                list(map(type, row.values())) for row in theirs
            ]
        row = TABLE_ROW.one(connection, table)
        moved = {**table, "before": row.seq, "after": row.seq + 1, "moment": row.changed_at}
        assert row.options["jeweller"] is True
        assert row.public is True
        assert MOVED_ON.change(connection, [moved]) == 1
        assert MOVED_ON.change(connection, [moved]) == 0
        assert TABLE_ROW.one(connection, table).seq == row.seq + 1
        assert TABLE_ROW.one(connection, {"table": "none"}) is None


@pytest.mark.parametrize(
    ("row", "statement"), [(TableRow, TABLE_ROW), (SeatRow, SEATS), (EventRow, EVENTS)]
)
def test_rows_have_the_types_of_their_columns(row: type, statement: Statement) -> None:
    assert isinstance(statement.written, Select)
    columns = {column.name: column for column in statement.written.selected_columns}
    said = get_type_hints(row)
    assert list(said) == list(columns)
    for name, column in columns.items():
        kinds = get_args(said[name]) if isinstance(said[name], UnionType) else (said[name],)
        is_joined = column.table is not next(iter(columns.values())).table
        assert (type(None) in kinds) == (column.nullable or is_joined), name
        kind = dict if isinstance(column.type, JSON) else column.type.python_type
        assert kind in [get_origin(one) or one for one in kinds], name


def test_what_is_read_at_once_stays_as_it_was(house: House) -> None:
    person_id, _ = house.people.new_guest("en", "")
    seats: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "open"}]
    table_id = house.lobby.create(person_id, "caylus", {}, seats, {"kind": "none"}, True)
    if house.store.is_sqlite:
        with house.store.read() as connection:
            before = SEATS.rows(connection, {"table": table_id})
            other, _ = house.people.new_guest("en", "")
            house.lobby.join(other, table_id, None, "")
            assert SEATS.rows(connection, {"table": table_id}) == before
    moved = {"table": table_id, "before": 0, "after": 9, "moment": 0.0}
    with contextlib.suppress(RuntimeError), house.store.write() as connection:
        assert MOVED_ON.change(connection, [moved]) == 1
        raise RuntimeError
    with house.store.read() as connection:
        assert TABLE_ROW.one(connection, {"table": table_id}).seq == 0
