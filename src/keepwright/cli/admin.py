"""`keepwright admin`: what the host of a server does beside serving."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final, TypeVar

from rich.progress import Progress

from keepwright.cli.calling import Argument, Group, Option
from keepwright.cli.hosting import Database, DataFolder, in_use, open_database, store_at
from keepwright.cli.speaking import REFUSED, WRONG_CALL, Json, Lang, Stop, err, say, words

Item = TypeVar("Item")

# What is said of a file that is no whole back-up.
BAD_BACKUPS: Final = {
    "unreadable": "cli-admin-bad_backup-unreadable",
    "cut_short": "cli-admin-bad_backup-cut_short",
    "newer": "cli-admin-bad_backup-newer",
}

COMMANDS: Final = ("backup", "restore", "export", "migrate", "invite", "ban", "unban")


def look_after(lang: Lang = None) -> None:
    """Look after a server: back-ups, records, updates, invitations, bans.

    All commands may be used while the server runs, but for restore. They find the database as
    `keepwright serve` does.

    Exit codes: 0 done, 1 refused, 2 wrong call.
    """


NewFile = Annotated[Path, Argument(metavar="FILE", help="A new file, e.g. monday.jsonl.gz.")]
Name = Annotated[
    str, Argument(metavar="NAME", help="The name of an account, or the id of a person.")
]


@contextmanager
def progress_on(message: str, total: int) -> Iterator[Progress]:
    """Progress on standard error, where somebody looks at it."""
    with Progress(console=err(), disable=not err().is_terminal, transient=True) as shown:
        shown.add_task(words().text(message), total=total)
        yield shown


def count_each(things: Iterable[Item], shown: Progress) -> Iterator[Item]:
    """The same things, each counted as done when the next is asked for."""
    for thing in things:
        yield thing
        shown.advance(shown.task_ids[0])


def backup(
    file: NewFile,
    data: DataFolder = None,
    database: Database = "",
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Write everything the server keeps into one file, while it goes on serving.

    The file is the same for SQLite and PostgreSQL, so it also moves a server from one to the
    other. It holds what is secret (seeds of running games, hashes of passwords): keep it safe.
    """
    from keepwright.server.store.backups import write_backup

    if file.exists():
        raise Stop("cli-admin-file_exists", REFUSED, file=str(file))
    with open_database(data, database) as store, progress_on("cli-admin-backing_up", 0) as shown:

        def tell(done: int, total: int) -> None:
            shown.update(shown.task_ids[0], completed=done, total=total)

        rows = write_backup(store, file, tell)
    if as_json:
        print(json.dumps({"file": str(file), "rows": rows}))
    else:
        say("cli-admin-backed_up", file=str(file), rows=rows)


def restore(
    file: Annotated[Path, Argument(metavar="FILE", help="What `admin backup` wrote.")],
    data: DataFolder = None,
    database: Database = "",
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Bring back a back-up, of this release or an older one, into a database where nobody is yet.

    All of it is brought back, or nothing. Stop the server first.
    """
    from keepwright.server.store.backups import BadBackup, NotEmpty, read_backup

    if not file.is_file():
        raise Stop("cli-file_missing", WRONG_CALL, file=str(file))
    with (
        store_at(data, database) as store,
        progress_on("cli-admin-restoring", 0) as shown,
    ):

        def tell(done: int, total: int) -> None:
            shown.update(shown.task_ids[0], completed=done, total=total)

        try:
            rows = read_backup(store, file, tell)
        except BadBackup as bad:
            raise Stop(BAD_BACKUPS[bad.why], REFUSED, file=str(file)) from None
        except NotEmpty:
            raise Stop("cli-admin-not_empty", REFUSED) from None
    if as_json:
        print(json.dumps({"file": str(file), "rows": rows}))
    else:
        say("cli-admin-restored", file=str(file), rows=rows)


def export(
    folder: Annotated[Path, Argument(metavar="FOLDER", help="Where the records go.")],
    running: Annotated[
        bool,
        Option(
            "--running",
            help="Also games under way, with all that is hidden from players; without the seed.",
        ),
    ] = False,
    data: DataFolder = None,
    database: Database = "",
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Write the record of every finished game into a file of its own, in a folder for each game.

    A finished game never changes: its file is written once, so the same call fetches what is new.
    """
    from keepwright.cli.saving import write_whole
    from keepwright.server.records import Exported, export_records, finished_files, how_many

    written = there = 0
    with in_use(data, database) as store:
        known = finished_files(folder)
        total = how_many(store, running)
        with progress_on("cli-admin-exporting", total) as shown:
            found: Iterable[Exported] = export_records(store, running, known)
            for record in count_each(found, shown):
                if record.text is None:
                    there += 1
                else:
                    file = folder / record.path
                    file.parent.mkdir(parents=True, exist_ok=True)
                    write_whole(file, record.text)
                    written += 1
    if as_json:
        print(json.dumps({"folder": str(folder), "written": written, "there": there}))
    else:
        say("cli-admin-exported", folder=str(folder), written=written, there=there)


def migrate(data: DataFolder = None, database: Database = "", lang: Lang = None) -> None:
    """Bring the database to the schema of this release, as `serve` does when it starts."""
    from keepwright.server.store import migrating

    with store_at(data, database) as store:
        before = migrating.current(store)
        migrating.migrate(store)
        after = migrating.newest()
    if before == after:
        say("cli-admin-newest", revision=after)
    elif before is None:
        say("cli-admin-made", revision=after)
    else:
        say("cli-admin-migrated", before=before, after=after)


def invite(
    note: Annotated[
        str, Option("--note", metavar="TEXT", help="For whom, for your own memory.")
    ] = "",
    data: DataFolder = None,
    database: Database = "",
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Make a word with which one account can be made; it is shown once."""
    from keepwright.server.people import People
    from keepwright.server.settings import INVITED

    with in_use(data, database) as store:
        word = People(store, INVITED).invite(note)
    if as_json:
        print(json.dumps({"invite": word}))
    else:
        say("cli-admin-invited", word=word)


def ban(name: Name, data: DataFolder = None, database: Database = "", lang: Lang = None) -> None:
    """Shut somebody out: no request of his is answered any more."""
    shut_out(name, True, data, database)
    say("cli-admin-banned", name=name)


def unban(name: Name, data: DataFolder = None, database: Database = "", lang: Lang = None) -> None:
    """Let somebody in again."""
    shut_out(name, False, data, database)
    say("cli-admin-unbanned", name=name)


def shut_out(name: str, is_out: bool, data: Path | None, database: str) -> None:
    """Shut somebody out, or let him in again; refused if there is no such person."""
    from keepwright.server.people import People
    from keepwright.server.problems import Problem
    from keepwright.server.settings import OPEN

    with in_use(data, database) as store:
        try:
            People(store, OPEN).ban(name, is_out)
        except Problem:
            raise Stop("cli-admin-nobody", REFUSED, name=name) from None


admin: Final = Group(look_after, "keepwright admin", COMMANDS, globals().__getitem__)
