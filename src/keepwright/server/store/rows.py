"""Rows as the database gives them, with the types of their columns."""

from __future__ import annotations

from typing import Any, Protocol


class TableRow(Protocol):
    """A table."""

    id: str
    game: str
    rules: str
    options: dict[str, Any]
    status: str
    public: bool
    pace: dict[str, Any]
    host_id: str
    invite: str
    commitment: str
    seed: str
    seq: int
    created_at: float
    changed_at: float
    result: dict[str, int] | None
    rematch_of: str | None
    rematch: str | None
    takeback: dict[str, Any] | None


class SeatRow(Protocol):
    """A seat at a table, with the name of its person."""

    table_id: str
    number: int
    colour: str
    person_id: str | None
    bot: str | None
    reserved: bool
    resigned: bool
    due_since: float | None
    bank: float | None
    seen_seq: int
    awaited: bool
    noticed_at: float | None
    name: str | None
    name_key: str | None


class EventRow(Protocol):
    """An event of a table."""

    table_id: str
    seq: int
    kind: str
    seat: int | None
    person_id: str | None
    text: str
    at: float
    key: str | None
