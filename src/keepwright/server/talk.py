"""Talk at a table: chat with mute, and private notes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, final

from sqlalchemy import Connection, delete, insert, select

from keepwright.server.clock import now
from keepwright.server.names import guest_number, plain_text
from keepwright.server.problems import Problem
from keepwright.server.seeing import Seeing
from keepwright.server.store import Store
from keepwright.server.store.schema import chat, mute, note, person
from keepwright.server.tables import CHAT
from keepwright.wire import lengths

MOST_CHAT: Final = 200


@final
class Talk:
    """What people say to each other and to themselves. `announce` is told of new chat."""

    def __init__(self, store: Store, seeing: Seeing, announce: Callable[[str, str], None]) -> None:
        self.store: Final = store
        self.seeing: Final = seeing
        self.announce: Final = announce

    def say(self, table_id: str, person_id: str, text: str) -> int:
        """Say something at a table where one sits; its number."""
        tidy = plain_text(text, lengths.CHAT, "bad_text", lines=True)
        with self.seeing.looking(table_id, person_id) as look:
            if not look.own:
                raise Problem("not_your_seat")
        with self._at(table_id) as connection:
            said = connection.execute(
                insert(chat)
                .values(table_id=table_id, person_id=person_id, text=tidy, at=now())
                .returning(chat.c.id)
            ).scalar_one()
            self.store.notify(connection, f"{table_id} {CHAT}")
        self.announce(table_id, CHAT)
        return int(said)

    @contextmanager
    def _at(self, table_id: str) -> Iterator[Connection]:
        """Write something that lies at a table, which nobody lays away meanwhile."""
        with self.store.write() as connection:
            if self.store.lock_table(connection, table_id) is None:
                raise Problem("not_found")
            yield connection

    def hear(self, table_id: str, person_id: str, since: int) -> list[dict[str, Any]]:
        """What was said at a table behind a number, but for those one has muted."""
        with self.seeing.looking(table_id, person_id):
            muted = select(mute.c.muted_id).where(mute.c.person_id == person_id)
            query = (
                select(chat, person.c.name)
                .join(person, person.c.id == chat.c.person_id)
                .where(
                    chat.c.table_id == table_id,
                    chat.c.id > since,
                    chat.c.person_id.not_in(muted),
                )
                .order_by(chat.c.id.desc())
                .limit(MOST_CHAT)
            )
            with self.store.read() as connection:
                rows = list(connection.execute(query))[::-1]
        return [
            {
                "id": row.id,
                "person": row.person_id,
                "name": row.name,
                "guest": guest_number(row.person_id, row.name),
                "text": row.text,
                "at": row.at,
            }
            for row in rows
        ]

    def mute(self, person_id: str, muted_id: str, muted: bool) -> None:
        """Hear no more of somebody, or hear him again."""
        with self.store.write() as connection:
            known = select(person.c.id).where(person.c.id == muted_id)
            if connection.execute(known).one_or_none() is None:
                raise Problem("not_found")
            connection.execute(
                delete(mute).where(mute.c.person_id == person_id, mute.c.muted_id == muted_id)
            )
            if muted:
                connection.execute(insert(mute).values(person_id=person_id, muted_id=muted_id))

    def note(self, table_id: str, person_id: str) -> str:
        """One's private note about a table."""
        with self.seeing.looking(table_id, person_id), self.store.read() as connection:
            query = select(note.c.text).where(
                note.c.table_id == table_id, note.c.person_id == person_id
            )
            return str(connection.execute(query).scalar_one_or_none() or "")

    def write_note(self, table_id: str, person_id: str, text: str) -> None:
        """Keep a private note about a table; an empty one is none."""
        tidy = plain_text(text, lengths.NOTE, "bad_text", lines=True) if text.strip() else ""
        with self.seeing.looking(table_id, person_id), self._at(table_id) as connection:
            connection.execute(
                delete(note).where(note.c.table_id == table_id, note.c.person_id == person_id)
            )
            if tidy:
                connection.execute(
                    insert(note).values(table_id=table_id, person_id=person_id, text=tidy)
                )
