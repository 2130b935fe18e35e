"""A table: where it stands, its row and seats, who may know of it and who may act there.

Everything that plays, looks at or looks for tables stands on this.
"""

from __future__ import annotations

import secrets
from typing import Any, Final

from sqlalchemy import Connection, bindparam, select

from keepwright.bots.people import BotPerson, people_at
from keepwright.server.names import guest_number
from keepwright.server.problems import Problem
from keepwright.server.store.rows import SeatRow, TableRow
from keepwright.server.store.schema import person, seat
from keepwright.server.store.statement import Statement
from keepwright.server.store.store import TABLE_ROW

# Where a table stands.
OPEN: Final = "open"
RUNNING: Final = "running"
FINISHED: Final = "finished"

# Kinds of events. A move is a line of the record; back shortens the record to the length it names;
# the others are no lines. Who resigns is played for by a bot; who gives the game up ends it.
MOVE: Final = "move"
BACK: Final = "back"
BEGUN: Final = "begun"
HANDED_OVER: Final = "handed_over"
TAKEN_BACK: Final = "taken_back"
RESIGNED: Final = "resigned"
GIVEN_UP: Final = "given_up"
TIMED_OUT: Final = "timed_out"
BOT_REPLACED: Final = "bot_replaced"
ASKED: Final = "takeback_asked"
AGREED: Final = "takeback_agreed"
REFUSED: Final = "takeback_refused"

# What changed at a table, for those who listen.
TABLE: Final = "table"
QUIET: Final = "quiet"  # the table changed, and no bot has anything to decide there
CHAT: Final = "chat"

_SEATS: Final = select(seat, person.c.name, person.c.name_key).outerjoin(
    person, person.c.id == seat.c.person_id
)
SEATS: Final = Statement(
    _SEATS.where(seat.c.table_id == bindparam("table")).order_by(seat.c.number)
)
SEATS_OF_ALL: Final = _SEATS.where(
    seat.c.table_id.in_(bindparam("tables", expanding=True))
).order_by(seat.c.table_id, seat.c.number)


class Conflict(Problem):
    """The table has moved on: who asked gets what he missed, and nothing is changed."""

    def __init__(self, seq: int) -> None:
        super().__init__("stale", seq=seq)


def table_at(connection: Connection, table_id: str) -> TableRow | None:
    """The row of a table, if there is one."""
    row: TableRow | None = TABLE_ROW.one(connection, {"table": table_id})
    return row


def seats_at(connection: Connection, table_id: str) -> list[SeatRow]:
    """The seats of a table by number, with the names of their people."""
    return SEATS.rows(connection, {"table": table_id})


def seats_of_all(connection: Connection, table_ids: list[str]) -> dict[str, list[SeatRow]]:
    """The seats of several tables, with the names of their people."""
    found: dict[str, list[Any]] = {table_id: [] for table_id in table_ids}
    for row in connection.execute(SEATS_OF_ALL, {"tables": table_ids}):
        found[row.table_id].append(row)
    return found


def may_know(row: TableRow, places: list[SeatRow], person_id: str | None, word: str = "") -> bool:
    """A public table is known to all; a private one to its host and those who sit there.

    So it is to who has the word of its invite link. Bots, which are nobody, know all tables.
    """
    if row.public or person_id in (None, row.host_id) or is_invited(row, word):
        return True
    return any(place.person_id == person_id for place in places)


def is_invited(row: TableRow, word: str) -> bool:
    """Whether this is the word of the table's invite link."""
    return secrets.compare_digest(word.encode("utf-8", "replace"), row.invite.encode())


def check_actor(place: SeatRow, person_id: str | None) -> None:
    """Only the person whose seat it is acts for it, and only a bot for a seat that is a bot's."""
    if person_id is None:
        if place.bot is None:
            raise Problem("not_your_seat")
        return
    if place.person_id != person_id:
        raise Problem("not_your_seat")
    if place.bot is not None:
        raise Problem("played_by_bot")


def is_alone_with_bots(places: list[SeatRow]) -> bool:
    """Whether one person sits at a table and bots play all other seats, to the end."""
    return sum(place.person_id is not None and not place.resigned for place in places) == 1


def describe(table: TableRow, places: list[SeatRow], person_id: str) -> dict[str, Any]:
    """A table as it is listed; only its host is told the word of the invite link."""
    sitting = people_at([place.bot for place in places])
    return {
        "id": table.id,
        "game": table.game,
        "options": table.options,
        "status": table.status,
        "public": table.public,
        "pace": table.pace,
        "seq": table.seq,
        "commitment": table.commitment,
        "seed": table.seed if table.status == FINISHED else None,
        "created_at": table.created_at,
        "changed_at": table.changed_at,
        "result": table.result,
        "rematch": table.rematch,
        "takeback": table.takeback,
        "is_host": table.host_id == person_id,
        "invite": table.invite if table.host_id == person_id else None,
        "seats": [
            {
                "colour": place.colour,
                "person": place.person_id,
                "name": place.name,
                "guest": guest_number(place.person_id, place.name),
                "face": face_of(place, somebody),
                "bot": place.bot,
                "played_by": None if somebody is None else describe_bot(somebody),
                "reserved": place.reserved,
                "resigned": place.resigned,
                "awaited": place.awaited,
                "mine": place.person_id is not None and place.person_id == person_id,
                "due_since": place.due_since,
                "bank": place.bank,
            }
            for place, somebody in zip(places, sitting, strict=True)
        ],
    }


def face_of(place: SeatRow, somebody: BotPerson | None) -> str | None:
    """Whose portrait stands at a seat: a person has the plain one of guests or of accounts."""
    if place.person_id is not None:
        return "guest" if place.name_key is None else "account"
    return somebody.face if somebody else None


def describe_bot(somebody: BotPerson) -> dict[str, Any]:
    """Somebody whom a bot sits down as."""
    return {
        "id": somebody.id,
        "name": somebody.name,
        "level": somebody.level,
        "face": somebody.face,
        "is_junior": somebody.is_junior,
    }
