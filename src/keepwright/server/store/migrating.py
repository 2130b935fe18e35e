"""Migrating: the database is brought to the schema of this release, with all that is in it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from keepwright.server.store.store import Store

FOLDER: Final = Path(__file__).parent / "migrations"
LOCK: Final = 1303  # of PostgreSQL: one process migrates at a time


def config() -> Config:
    """Where Alembic finds the migrations."""
    found = Config()
    found.set_main_option("script_location", str(FOLDER))
    return found


def migrate(store: Store, revision: str = "head") -> None:
    """Bring the database to this revision; all of it, or nothing."""
    with store.write() as connection:
        if not store.is_sqlite:
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        upgrade(connection, revision)


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Bring the database to this revision, as part of a transaction."""
    if revision_of(connection) != newest(revision):
        settings = config()
        settings.attributes["connection"] = connection
        command.upgrade(settings, revision)


def revision_of(connection: Connection) -> str | None:
    """The revision the database is at; None if it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def revisions() -> list[str]:
    """All revisions this release knows, the newest first."""
    return [str(one.revision) for one in ScriptDirectory.from_config(config()).walk_revisions()]


def newest(revision: str = "head") -> str:
    """The id of a revision, or of the newest one."""
    return str(ScriptDirectory.from_config(config()).get_revision(revision).revision)


def current(store: Store) -> str | None:
    """The revision the database is at; None if it is empty."""
    with store.read() as connection:
        return revision_of(connection)
