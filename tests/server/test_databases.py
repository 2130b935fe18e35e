"""Both databases: what lies at a table goes with it, what the API takes is kept, and what a
database refuses is not told in the log."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Boolean, Column, Float, Integer, func, insert, select, text
from sqlalchemy.exc import IntegrityError

from keepwright.client import Refused
from keepwright.server.house import House
from keepwright.server.ids import new_id
from keepwright.server.people import DELETED_NAME
from keepwright.server.settings import Settings
from keepwright.server.store.schema import METADATA, event, game_table, person
from keepwright.wire import lengths
from tests.sample import sample
from tests.server.conftest import Starter
from tests.server.serving import Server
from tests.server.tables import ME, OPEN, legal, seated, whose_turn

PASSWORD = "correct horse battery"
KEYS = sorted(
    (key for table in METADATA.sorted_tables for key in table.foreign_keys),
    key=lambda key: str(key.parent),
)
TO_TABLES = [key.parent for key in KEYS if key.column is game_table.c.id]
TO_PEOPLE = [key.parent for key in KEYS if key.column is person.c.id]


def named(column: Column[Any]) -> str:
    return str(column)


@pytest.fixture
def house(tmp_path: Path, database: str) -> Any:
    made = House(Settings(data=tmp_path, database=database))
    yield made
    made.store.close()


def some(column: Column[Any]) -> Any:
    """A value that this column takes."""
    if isinstance(column.type, Boolean):
        return False
    if isinstance(column.type, Integer | Float):
        return 7
    return new_id() if column.primary_key or column.unique else "x"


def refer(house: House, column: Column[Any], id: str, table_id: str, person_id: str) -> None:
    """A row whose column refers to this id, beside which it refers to that table and person."""
    others = {game_table.c.id: table_id, person.c.id: person_id}
    row = {}
    for one in column.table.columns:
        if one.foreign_keys:
            row[one.name] = others[next(iter(one.foreign_keys)).column]
        elif not one.nullable and one.server_default is None and one.autoincrement is not True:
            row[one.name] = some(one)
    with house.store.write() as connection:
        connection.execute(insert(column.table).values(row | {column.name: id}))


def count_of(house: House, column: Column[Any], id: str) -> int:
    with house.store.read() as connection:
        query = select(func.count()).select_from(column.table).where(column == id)
        return int(connection.execute(query).scalar_one())


def newcomer(house: House) -> str:
    return house.people.new_guest("en", "test")[0]


def lay(house: House, host: str) -> str:
    return house.lobby.create(host, "caylus", {}, [ME, OPEN], {"kind": "none"}, public=True)


@pytest.mark.parametrize("column", TO_TABLES, ids=named)
def test_whatever_lies_at_a_table_goes_with_it(house: House, column: Column[Any]) -> None:
    host = newcomer(house)
    table_id = lay(house, host)
    refer(house, column, table_id, table_id, newcomer(house))
    house.lobby.leave(host, table_id)
    assert count_of(house, column, table_id) == 0
    assert count_of(house, game_table.c.id, table_id) == 0


@pytest.mark.parametrize("column", TO_PEOPLE, ids=named)
def test_whatever_is_a_person_s_he_can_be_forgotten(house: House, column: Column[Any]) -> None:
    host, other = newcomer(house), newcomer(house)
    mine, theirs = lay(house, host), lay(house, other)
    refer(house, column, host, theirs, other)
    house.forget(host)
    assert count_of(house, game_table.c.id, mine) == 0
    with house.store.read() as connection:
        found = connection.execute(select(person).where(person.c.id == host)).one()
    assert (found.name, found.deleted_at is None) == (DELETED_NAME, False)


def test_neither_notes_nor_chat_keep_a_host_at_a_table(start: Starter, database: str) -> None:
    server = start(database)
    host, stranger = server.guest(), server.guest()
    for leave in (("POST", "/tables/{}/leave"), ("DELETE", "/people/me")):
        table_id = host.lay("caylus", [ME, OPEN]).id
        stranger.link.ask("PUT", f"/tables/{table_id}/note", {"text": "He always builds."})
        host.say(table_id, "Anybody?")
        method, path = leave
        host.link.ask(method, path.format(table_id))
        with pytest.raises(Refused, match="not_found"):
            stranger.table(table_id)
    with pytest.raises(Refused, match="not_signed_in"):
        host.me()


def test_a_rematch_that_was_laid_away_can_be_laid_again(house: House) -> None:
    host = newcomer(house)
    first = house.lobby.create(host, "caylus", {}, [ME, OPEN], {"kind": "none"}, public=True)
    house.lobby.join(newcomer(house), first, None, "")
    house.lobby.start(host, first)
    with house.store.write() as connection:
        mine = game_table.c.id == first
        connection.execute(game_table.update().where(mine).values(status="finished"))
    again = house.lobby.rematch(host, first)
    assert house.lobby.rematch(host, first) == again
    house.lobby.leave(host, again)
    assert house.lobby.rematch(host, first) not in (first, again)


# ---------------------------------------------------------------- the longest texts


def test_the_longest_texts_are_kept(start: Starter, database: str) -> None:
    server = start(database)
    wide = "\N{CASTLE}"
    table_id, clients, _ = seated(server)
    client, position = whose_turn(table_id, clients)
    assert position.seat is not None
    key, move = "k" * lengths.KEY, legal(position)[0]
    seq = client.decide(table_id, position.seat, move, position.seq, key)
    assert client.decide(table_id, position.seat, move, position.seq, key) == seq
    client.say(table_id, wide * lengths.CHAT)
    client.link.ask("PUT", f"/tables/{table_id}/note", {"text": wide * lengths.NOTE})
    client.link.ask("POST", "/people/me/tokens", {"label": wide * lengths.LABEL})
    mail = "i@" + "d" * (lengths.MAIL - 2)
    assert client.link.ask("PATCH", "/people/me", {"mail": mail})["mail"] == mail
    claim = {"name": wide * lengths.NAME, "password": wide * lengths.LONGEST_PASSWORD}
    assert client.link.ask("POST", "/people/claim", claim)["name"] == claim["name"]


# Each is one sign that stands for a whole sentence, a word, or a letter that is written as three.
@pytest.mark.parametrize("letter", ["\ufdfa", "\u33ff", "\u0390"])
def test_a_name_that_is_longer_than_it_looks_is_refused_or_kept(
    server_on: Server, letter: str
) -> None:
    for length in sample(range(1, lengths.NAME + 1), 4, __name__):
        link = server_on.guest().link
        claim = {"name": letter * length, "password": PASSWORD}
        answer = httpx.post(
            f"{server_on.address}/api/v1/people/claim",
            json=claim,
            headers={"authorization": f"Bearer {link.token}"},
            timeout=30,
        )
        assert answer.status_code in (200, 422), answer.text


@pytest.fixture
def server_on(start: Starter, database: str) -> Server:
    return start(database)


# ---------------------------------------------------------------- the log

REFUSE = {
    "sqlite": (
        "CREATE TRIGGER no_{name} BEFORE {change} ON {name} BEGIN SELECT RAISE(ABORT, 'no'); END"
    ),
    "postgresql": "ALTER TABLE {name} ADD CONSTRAINT no_{name} CHECK ({column} IS NULL) NOT VALID",
}
REFUSED = [
    ("person", "UPDATE", "id"),
    ("event", "INSERT", "table_id"),
    ("chat", "INSERT", "table_id"),
    ("note", "INSERT", "table_id"),
    ("session", "INSERT", "person_id"),
]


def test_what_a_database_refuses_is_logged_without_its_values(
    start: Starter, house: House, database: str
) -> None:
    server = start(database)
    table_id, clients, _ = seated(server)
    client, position = whose_turn(table_id, clients)
    with house.store.write() as connection:
        for name, change, column in REFUSED:
            way = REFUSE[connection.dialect.name]
            connection.execute(text(way.format(name=name, change=change, column=column)))
    said = [
        ("POST", "/people/claim", {"name": "Xyzzy Name", "password": "a xyzzy to pass"}),
        ("PATCH", "/people/me", {"mail": "xyzzy@example.org"}),
        ("POST", f"/tables/{table_id}/chat", {"text": "a xyzzy of chat"}),
        ("PUT", f"/tables/{table_id}/note", {"text": "a xyzzy of note"}),
        ("POST", "/people/me/tokens", {"label": "a xyzzy of label"}),
        (
            "POST",
            f"/tables/{table_id}/decisions",
            {
                "seat": position.seat,
                "move": (move := legal(position)[0]),
                "expected_seq": position.seq,
                "key": "a key of xyzzy",
            },
        ),
    ]
    for method, path, body in said:
        with pytest.raises(Refused, match="internal"):
            client.link.ask(method, path, body)
        client.link.close()  # as the server does after a failure
    server.stop()
    log = server.log.read_text(encoding="utf-8")
    failures = [line for line in map(json.loads, log.splitlines()) if "trace" in line]
    assert len(failures) >= len(said)
    assert "store" in log
    words = ["xyzzy", "Xyzzy", "argon2", f"{position.seat}: {move}"]
    assert [word for word in words if word in log] == []


def test_errors_of_a_database_hide_what_was_asked(house: House) -> None:
    with (
        pytest.raises(IntegrityError) as refused,
        house.store.write() as connection,
    ):
        connection.execute(insert(event).values(table_id="xyzzy", seq=1, kind="x", text="", at=1.0))
    assert "xyzzy" not in str(refused.value).partition("DETAIL")[0]
