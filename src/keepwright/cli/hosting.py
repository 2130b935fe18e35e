"""What a host says to every command about a server: where its data lies."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from keepwright.cli.calling import Option
from keepwright.cli.saving import data_folder
from keepwright.cli.speaking import REFUSED, WRONG_CALL, Stop

if TYPE_CHECKING:
    from keepwright.server.store import Store

FOLDER: Final = "server"

DataFolder = Annotated[
    Path | None,
    Option(
        "--data",
        metavar="FOLDER",
        envvar="KEEPWRIGHT_DATA",
        help="Where the SQLite database lies. Default: the user's data folder.",
    ),
]
Database = Annotated[
    str,
    Option(
        "--database",
        metavar="URL",
        envvar="KEEPWRIGHT_DATABASE",
        help="PostgreSQL instead: postgresql://user:password@host/name.",
        show_default=False,
    ),
]


def server_folder(given: Path | None) -> Path:
    """The folder named, or the one that every server of this user has."""
    return given or data_folder() / FOLDER


@contextmanager
def database_trouble() -> Iterator[None]:
    """A database that cannot be used ends the command with a sentence."""
    from sqlalchemy.exc import ArgumentError, SQLAlchemyError

    try:
        yield
    except ArgumentError as wrong:
        raise Stop("cli-database_unknown", WRONG_CALL, reason=str(wrong)) from None
    except SQLAlchemyError as trouble:
        reason = str(getattr(trouble, "orig", None) or trouble).strip().splitlines()[0]
        raise Stop("cli-database_refuses", REFUSED, reason=reason) from None


@contextmanager
def store_at(data: Path | None, database: str) -> Iterator[Store]:
    """The store of a server, which may be new."""
    from keepwright.server.settings import Settings
    from keepwright.server.store import Store

    settings = Settings(data=server_folder(data), database=database)
    with database_trouble():
        store = Store(settings.database_url)
        try:
            yield store
        finally:
            store.close()


@contextmanager
def open_database(data: Path | None, database: str) -> Iterator[Store]:
    """The store of a server that has been started before, by this release or an older one."""
    from keepwright.server.settings import DATABASE_FILE
    from keepwright.server.store.migrating import current

    file = server_folder(data) / DATABASE_FILE
    if not database and not file.is_file():
        raise Stop("cli-database_missing", WRONG_CALL, file=str(file))
    with store_at(data, database) as store:
        if current(store) is None:
            raise Stop("cli-database_empty", WRONG_CALL)
        yield store


@contextmanager
def in_use(data: Path | None, database: str) -> Iterator[Store]:
    """The store of a server of this very release."""
    from keepwright.server.store.migrating import current, newest

    with open_database(data, database) as store:
        if current(store) != newest():
            raise Stop("cli-database_other", REFUSED, found=current(store), wanted=newest())
        yield store
