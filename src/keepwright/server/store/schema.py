"""The tables of the database. The record of a game is the rows of `event`; the rest can be lost."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from keepwright.wire import lengths

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# Times are seconds since 1970, UTC, as numbers: the same in both databases.

person: Final = Table(
    "person",
    METADATA,
    Column("id", String(lengths.ID), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("name_key", String(lengths.NAME_KEY), unique=True),  # null for guests
    Column("password", Text),
    Column("language", String(8), nullable=False, server_default="en"),
    Column("mail", String(lengths.MAIL)),
    Column("mail_notices", Boolean, nullable=False, server_default="0"),
    Column("push_notices", Boolean, nullable=False, server_default="0"),
    Column("created_at", Float, nullable=False),
    Column("banned_at", Float),
    Column("deleted_at", Float),
)

session: Final = Table(
    "session",
    METADATA,
    Column("id", String(lengths.ID), primary_key=True),
    Column("person_id", ForeignKey("person.id"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # browser, token
    Column("label", String(lengths.LABEL), nullable=False),
    Column("secret_hash", String(64), nullable=False, unique=True),
    Column("created_at", Float, nullable=False),
    Column("seen_at", Float, nullable=False),
)

invite: Final = Table(
    "invite",
    METADATA,
    Column("secret_hash", String(64), primary_key=True),
    Column("note", String(lengths.LABEL), nullable=False),
    Column("created_at", Float, nullable=False),
    Column("used_by", ForeignKey("person.id")),
)

game_table: Final = Table(
    "game_table",
    METADATA,
    Column("id", String(lengths.ID), primary_key=True),
    Column("game", String(lengths.GAME), nullable=False),
    Column("rules", String(16), nullable=False),
    Column("options", JSON, nullable=False),
    Column("status", String(10), nullable=False),  # open, running, finished
    Column("public", Boolean, nullable=False),
    Column("pace", JSON, nullable=False),
    Column("host_id", ForeignKey("person.id"), nullable=False, index=True),
    Column("invite", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("seed", String(64), nullable=False),  # secret until the game is over
    Column("seq", Integer, nullable=False),
    Column("created_at", Float, nullable=False),
    Column("changed_at", Float, nullable=False),
    Column("result", JSON),  # points by colour, once finished
    Column("rematch_of", String(lengths.ID)),
    Column("rematch", String(lengths.ID)),
    Column("takeback", JSON),  # asked for: seat, length, seats that agree
    Index("ix_game_table_listing", "status", "public", "changed_at"),
)

seat: Final = Table(
    "seat",
    METADATA,
    Column("table_id", ForeignKey("game_table.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("colour", String(lengths.COLOUR), nullable=False),
    Column("person_id", ForeignKey("person.id"), index=True),
    Column("bot", String(lengths.BOT)),  # who plays it, if not the person: a bot's name
    Column("reserved", Boolean, nullable=False),  # only for who comes by the invite link
    Column("resigned", Boolean, nullable=False, server_default="0"),
    Column("due_since", Float),  # since when the seat has something to decide
    Column("bank", Float),  # seconds left, with a live clock
    Column("seen_seq", Integer, nullable=False, server_default="0"),
    Column("awaited", Boolean, nullable=False, server_default="0"),  # its person is asked to come
    Column("noticed_at", Float),  # when its person was written to, until the next visit
    Index("ix_seat_due_since", "due_since"),
)

event: Final = Table(
    "event",
    METADATA,
    Column("table_id", ForeignKey("game_table.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("person_id", String(lengths.ID)),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("key", String(lengths.KEPT_KEY)),
    UniqueConstraint("table_id", "key"),
)

chat: Final = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("game_table.id"), nullable=False, index=True),
    Column("person_id", ForeignKey("person.id"), nullable=False),
    Column("text", String(lengths.CHAT), nullable=False),
    Column("at", Float, nullable=False),
)

mute: Final = Table(
    "mute",
    METADATA,
    Column("person_id", ForeignKey("person.id"), primary_key=True),
    Column("muted_id", ForeignKey("person.id"), primary_key=True),
)

note: Final = Table(
    "note",
    METADATA,
    Column("table_id", ForeignKey("game_table.id"), primary_key=True),
    Column("person_id", ForeignKey("person.id"), primary_key=True),
    Column("text", Text, nullable=False),
)

push: Final = Table(
    "push",
    METADATA,
    Column("id", String(64), primary_key=True),  # hash of the endpoint
    Column("person_id", ForeignKey("person.id"), nullable=False, index=True),
    Column("subscription", JSON, nullable=False),
)

setting: Final = Table(
    "setting",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

# The statistics of finished games, and which tables are in them; emptied, all is counted anew.

census: Final = Table(
    "census",
    METADATA,
    Column("game", String(lengths.GAME), primary_key=True),
    Column("rules", String(16), primary_key=True),
    Column("seats", Integer, primary_key=True, autoincrement=False),
    Column("counts", JSON, nullable=False),
)

counted: Final = Table(
    "counted",
    METADATA,
    Column("table_id", ForeignKey("game_table.id"), primary_key=True),
    Column("verdict", String(12), nullable=False),  # counted, or why it was left out
)

# What lies at a table, and goes with it.
AT_A_TABLE: Final = tuple(
    key.parent
    for table in METADATA.sorted_tables
    for key in table.foreign_keys
    if key.column is game_table.c.id
)
