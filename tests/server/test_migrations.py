"""From every released schema, with people and games in it, to the one of this release."""

from __future__ import annotations

import gzip
import json
import random
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import select

from keepwright.cli.verify import verdicts_on
from keepwright.engine.record import Record
from keepwright.server.house import House
from keepwright.server.settings import Settings
from keepwright.server.store import Store
from keepwright.server.store.backups import bring_back
from keepwright.server.store.migrating import current, migrate, newest, revisions
from keepwright.server.store.schema import METADATA, game_table, person
from tests.sample import sample
from tests.server.make_dump import DUMPS, PASSWORD, play

FILES = sorted(DUMPS.glob("*.jsonl.gz"))


def put(file: Path, store: Store) -> int:
    """The database as that release left it."""
    with gzip.open(file, "rt", encoding="utf-8") as lines, store.write() as connection:
        return bring_back(connection, map(json.loads, lines), lambda done, total: None)


def test_every_schema_has_its_dump() -> None:
    assert {file.name.partition(".")[0] for file in FILES} == set(revisions())


def test_migrations_make_the_schema_that_the_code_uses(tmp_path: Path, database: str) -> None:
    store = Store(Settings(data=tmp_path, database=database).database_url)
    migrate(store)
    assert current(store) == newest()
    migrate(store)
    with store.read() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
    store.close()


@pytest.mark.parametrize("file", sample(FILES, 3, __name__), ids=lambda file: file.name[:4])
def test_people_and_games_of_a_release_go_on_in_this_one(
    file: Path, tmp_path: Path, database: str
) -> None:
    settings = Settings(data=tmp_path, database=database)
    store = Store(settings.database_url)
    assert put(file, store) > 500
    assert current(store) == file.name.partition(".")[0]
    store.close()

    house = House(settings)
    assert current(house.store) == newest()
    ida, _ = house.people.log_in("Ida", PASSWORD, "test")
    assert house.people.get(ida).mail == "ida@example.org"
    assert house.pushes.public_key
    with house.store.read() as connection:
        tables = list(connection.execute(select(game_table).order_by(game_table.c.id)))
        names = set(connection.execute(select(person.c.name)).scalars())
    assert "Ida" in names
    assert {table.status for table in tables} == {"open", "running", "finished"}
    dice = random.Random(1)
    for table in tables:
        if table.status == "open":
            continue
        if table.status == "running":
            assert house.talk.note(table.id, ida) == "The castle first."
            assert len(house.talk.hear(table.id, ida, 0)) == 1
            house.talk.say(table.id, ida, "On we go.")
            play(house, table.id, ida, 100_000, dice)
        record = Record.read(house.seeing.record(table.id, ida))
        assert [verdict.message for verdict in verdicts_on(record)] == [
            "legal",
            "result",
            "commitment",
            "dealt",
        ]
    house.store.close()
