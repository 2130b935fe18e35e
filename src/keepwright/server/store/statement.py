"""Statements that every look and every decision needs: written once, then said to the driver."""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable, Sequence
from typing import Any, Final, final

from sqlalchemy import JSON, Boolean, Connection, Dialect, Insert, Select, Update

Reader = Callable[[Any], Any]


@final
class Statement:
    """A statement of SQLAlchemy for which nothing is left to do but to give it its parameters.

    Its parameters are text and numbers; rows come back as SQLAlchemy would give them.
    """

    def __init__(self, written: Select[Any] | Insert | Update) -> None:
        self.written: Final = written
        self._spoken: Final[dict[str, _Spoken]] = {}

    def rows(self, connection: Connection, given: dict[str, Any]) -> list[Any]:
        """The rows it finds."""
        spoken = self._for(connection)
        cursor = connection.connection.cursor()
        cursor.execute(spoken.text, spoken.parameters(given))
        found = [spoken.row(values) for values in cursor.fetchall()]
        cursor.close()
        return found

    def one(self, connection: Connection, given: dict[str, Any]) -> Any:
        """The one row it finds, or None."""
        found = self.rows(connection, given)
        assert len(found) <= 1
        return found[0] if found else None

    def change(self, connection: Connection, rows: Sequence[dict[str, Any]]) -> int:
        """Do it with each of these parameters; how many rows that changed."""
        spoken = self._for(connection)
        cursor = connection.connection.cursor()
        cursor.executemany(spoken.text, [spoken.parameters(given) for given in rows])
        changed = int(cursor.rowcount)
        cursor.close()
        return changed

    def _for(self, connection: Connection) -> _Spoken:
        dialect = connection.dialect
        spoken = self._spoken.get(dialect.name)
        if spoken is None:
            spoken = self._spoken[dialect.name] = _Spoken(self.written, dialect)
        return spoken


def row_type(columns: list[str]) -> Any:
    """Rows whose columns have these names."""
    return namedtuple("Row", columns)


class _Spoken:
    """A statement in the words of one kind of database."""

    def __init__(self, written: Select[Any] | Insert | Update, dialect: Dialect) -> None:
        compiled = written.compile(dialect=dialect)
        self.text: Final = str(compiled)
        self._order: Final = compiled.positiontup
        columns = list(written.selected_columns) if isinstance(written, Select) else []
        self._row: Final[Any] = row_type([column.name for column in columns])
        self._readers: Final[list[tuple[int, Reader]]] = []
        for place, column in enumerate(columns):
            if isinstance(column.type, Boolean | JSON):  # the others are the same in all drivers
                reader = column.type.dialect_impl(dialect).result_processor(dialect, None)
                if reader is not None:
                    self._readers.append((place, reader))

    def parameters(self, given: dict[str, Any]) -> Any:
        """Parameters by name as the driver takes them."""
        return given if self._order is None else [given[name] for name in self._order]

    def row(self, values: Sequence[Any]) -> Any:
        """A row with its columns by name."""
        if self._readers:
            read = list(values)
            for place, reader in self._readers:
                read[place] = reader(read[place])
            values = read
        return self._row._make(values)
