"""`keepwright admin`, on a real database and beside a server that serves."""

from __future__ import annotations

import gzip
import random
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from keepwright.client import Client, Refused
from keepwright.server.house import House
from keepwright.server.settings import Settings
from keepwright.server.store import Store
from keepwright.server.store.backups import read_backup, tables_in, write_backup
from keepwright.server.store.migrating import current, newest
from keepwright.server.store.schema import chat, event, game_table
from tests.cli.calls import Answer, Caller
from tests.server.conftest import Starter
from tests.server.make_dump import DUMPS, lay, play
from tests.server.tables import play_one, seated

DUMP = sorted(DUMPS.glob("*.jsonl.gz"))[-1]

Admin = Callable[..., Answer]


@pytest.fixture
def admin(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Admin:
    """Calls `keepwright admin` on the database of a folder, or on one that is named."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("KEEPWRIGHT_DATA", str(tmp_path))
    call = Caller(capsys)

    def admin(*arguments: str | Path, database: str = "") -> Answer:
        named = ["--database", database] if database else []
        return call("admin", *arguments, *named)

    return admin


def store_of(folder: Path, database: str = "") -> Store:
    return Store(Settings(data=folder, database=database).database_url)


def rows_of(store: Store) -> dict[str, list[Any]]:
    """All that is in a database."""
    with store.read() as connection:
        return {
            table.name: [
                tuple(row)
                for row in connection.execute(select(table).order_by(*table.primary_key.columns))
            ]
            for table in tables_in(connection)
        }


def quiet(done: int, total: int) -> None:
    """Nobody watches."""


# ---------------------------------------------------------------- back-ups


@pytest.mark.parametrize(("kind", "other"), [("sqlite", "postgres"), ("postgres", "sqlite")])
def test_a_back_up_moves_everything_to_the_other_database(
    admin: Admin, tmp_path: Path, new_database: Callable[[str], str], kind: str, other: str
) -> None:
    first, second = new_database(kind), new_database(other)
    there, again = tmp_path / "a.jsonl.gz", tmp_path / "b.jsonl.gz"
    assert admin("restore", DUMP, database=first).code == 0
    answer = admin("backup", there, "--json", database=first)
    assert answer.code == 0
    assert answer.json["rows"] > 500
    assert there.stat().st_mode & 0o777 == 0o600
    assert admin("restore", there, database=second).code == 0
    assert admin("backup", again, database=second).code == 0
    texts = [gzip.decompress(file.read_bytes()).splitlines() for file in (there, again)]
    assert texts[0][1:] == texts[1][1:]
    house = House(Settings(data=tmp_path, database=second))
    (ida,) = [row[0] for row in rows_of(house.store)["person"] if row[1] == "Ida"]
    with house.store.read() as connection:
        before = max(connection.execute(select(chat.c.id)).scalars())
        (table_id, *_) = connection.execute(
            select(game_table.c.id).where(game_table.c.status == "running")
        ).scalars()
    assert house.talk.say(table_id, ida, "Here as well.") == before + 1
    house.store.close()


def test_a_back_up_is_one_moment_of_a_server_that_goes_on(
    start: Starter, admin: Admin, tmp_path: Path, database: str
) -> None:
    server = start(database)
    tables = [seated(server) for _ in range(3)]
    stop = threading.Event()
    kept: dict[str, int] = {}

    def keep_playing(table_id: str, clients: list[Client]) -> None:
        dice = random.Random(table_id)
        while not stop.is_set():
            kept[table_id] = play_one(table_id, clients, dice)

    players = [threading.Thread(target=keep_playing, args=table[:2]) for table in tables]
    for player in players:
        player.start()
    try:
        for number in range(4):
            acknowledged = dict(kept)
            file = tmp_path / f"{number}.jsonl.gz"
            assert admin("backup", file, database=database).code == 0
            check_back_up(file, tmp_path / f"restored {number}", acknowledged)
    finally:
        stop.set()
        for player in players:
            player.join()
    assert all(seq > 0 for seq in kept.values())


def check_back_up(file: Path, folder: Path, acknowledged: dict[str, int]) -> None:
    """Every acknowledged move is in it, nothing is half there, and each game goes on."""
    store = store_of(folder)
    read_backup(store, file, quiet)
    with store.read() as connection:
        for table in connection.execute(select(game_table)):
            seqs = list(
                connection.execute(
                    select(event.c.seq).where(event.c.table_id == table.id).order_by(event.c.seq)
                ).scalars()
            )
            assert seqs == list(range(1, table.seq + 1))
            assert table.seq >= acknowledged.get(table.id, 0)
    store.close()
    house = House(Settings(data=folder))
    with house.store.read() as connection:
        running = list(connection.execute(select(game_table.c.id)).scalars())
    for table_id in running:
        assert house.seeing.position(table_id, "")["seq"] > 0
    house.store.close()


def test_a_back_up_overwrites_nothing(admin: Admin, tmp_path: Path) -> None:
    admin("restore", DUMP)
    file = tmp_path / "there.jsonl.gz"
    file.write_text("mine")
    assert admin("backup", file).code == 1
    assert file.read_text() == "mine"


def test_nothing_is_restored_over_people(admin: Admin, tmp_path: Path, database: str) -> None:
    assert admin("restore", DUMP, database=database).code == 0
    store = store_of(tmp_path, database)
    before = rows_of(store)
    answer = admin("restore", DUMP, database=database)
    assert answer.code == 1
    assert "people in this database" in answer.err
    assert rows_of(store) == before
    store.close()


def spoiled(kind: str) -> bytes:
    """A back-up with something wrong about it."""
    whole = DUMP.read_bytes()
    lines = gzip.decompress(whole).splitlines(keepends=True)
    match kind:
        case "empty":
            return b""
        case "text":
            return b"good morning"
        case "cut":
            return whole[: len(whole) // 2]
        case "flipped":
            half = len(whole) // 2
            return whole[:half] + bytes([whole[half] ^ 0xFF]) + whole[half + 1 :]
        case "lines missing":
            return gzip.compress(b"".join(lines[:100]))
        case "a line missing":
            return gzip.compress(b"".join(lines[:100] + lines[101:]))
        case "newer":
            return gzip.compress(lines[0].replace(newest().encode(), b"9999") + b"".join(lines[1:]))
        case _:
            return gzip.compress(b'{"some": "json"}\n')


@pytest.mark.parametrize(
    "kind",
    ["empty", "text", "cut", "flipped", "lines missing", "a line missing", "newer", "other"],
)
def test_what_is_no_whole_back_up_changes_nothing(
    admin: Admin, tmp_path: Path, database: str, kind: str
) -> None:
    admin("migrate", database=database)
    store = store_of(tmp_path, database)
    before = rows_of(store)
    file = tmp_path / "spoiled.jsonl.gz"
    file.write_bytes(spoiled(kind))
    answer = admin("restore", file, database=database)
    assert answer.code == 1
    assert "Nothing was changed" in answer.err
    assert rows_of(store) == before
    assert current(store) == newest()
    store.close()


# ---------------------------------------------------------------- records


def test_every_finished_game_becomes_a_file_once(
    admin: Admin, tmp_path: Path, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    admin("restore", DUMP, database=database)
    folder = tmp_path / "records"
    answer = admin("export", folder, "--json", database=database)
    assert answer.json == {"folder": str(folder), "written": 4, "there": 0}
    for file in folder.rglob("*.record"):
        assert Caller(capsys)("verify", file).code == 0
        assert "Ida" in file.read_text(encoding="utf-8")
    before = {file: file.stat().st_mtime_ns for file in folder.rglob("*.record")}
    assert len(before) == 4
    again = admin("export", folder, "--running", "--json", database=database).json
    assert (again["written"], again["there"]) == (8, 4)  # four games, and four played again
    assert all(file.stat().st_mtime_ns == then for file, then in before.items())
    running = list(folder.rglob("*.running.record"))
    assert len(running) == 8
    for file in running:
        assert "[Seed" not in file.read_text(encoding="utf-8")
        assert Caller(capsys)("verify", file).code == 0


def test_a_game_that_has_ended_since_is_written(admin: Admin, tmp_path: Path) -> None:
    house = House(Settings(data=tmp_path))
    ida, _ = house.people.new_guest("en", "test")
    table_id = lay(house, ida, "magna_carta", 2, {"kind": "none"})
    house.lobby.start(ida, table_id)
    folder = tmp_path / "records"
    assert admin("export", folder, "--running", "--json").json["written"] == 1
    play(house, table_id, ida, 100_000, random.Random(1))
    assert admin("export", folder, "--json").json["written"] == 1
    house.store.close()


# ---------------------------------------------------------------- people


def test_invitations_open_accounts(start: Starter, admin: Admin, database: str) -> None:
    server = start(database, accounts="invited")
    word = admin("invite", "--note", "for Carla", "--json", database=database).json["invite"]
    claim = {"name": "Carla", "password": "correct horse battery"}
    with pytest.raises(Refused, match="invite_needed"):
        server.guest().link.ask("POST", "/people/claim", claim)
    server.guest().link.ask("POST", "/people/claim", {**claim, "invite": word})
    with pytest.raises(Refused, match="invite_needed"):
        server.guest().link.ask("POST", "/people/claim", {**claim, "name": "D", "invite": word})


def test_who_is_banned_is_shut_out_at_once(start: Starter, admin: Admin, database: str) -> None:
    client = start(database).guest()
    client.link.ask("POST", "/people/claim", {"name": "Ida", "password": "correct horse battery"})
    assert admin("ban", "ida", database=database).code == 0
    with pytest.raises(Refused, match="banned"):
        client.me()
    assert admin("unban", "Ida", database=database).code == 0
    assert client.me().name == "Ida"
    nobody = admin("ban", "Nemo", database=database)
    assert nobody.code == 1
    assert "Nemo" in nobody.err


# ---------------------------------------------------------------- calls


def test_a_database_is_made_and_is_then_as_it_should_be(admin: Admin, database: str) -> None:
    assert "was made" in admin("migrate", database=database).out
    assert "as it should be" in admin("migrate", database=database).out


def test_a_database_that_is_not_there_is_a_wrong_call(
    admin: Admin, tmp_path: Path, new_database: Callable[[str], str]
) -> None:
    for arguments in (["backup", tmp_path / "x"], ["invite"], ["export", tmp_path / "x"]):
        assert admin(*arguments).code == 2
        assert admin(*arguments, database=new_database("postgres")).code == 2
    assert not list(tmp_path.glob("*.db"))
    assert admin("restore", tmp_path / "none").code == 2
    assert admin("invite", database="mysteries://here").code == 2
    refused = admin("invite", database="postgresql://nobody@127.0.0.1:1/nothing")
    assert refused.code == 1
    assert "Traceback" not in refused.err


def test_a_database_of_another_release_is_not_written_to(admin: Admin, tmp_path: Path) -> None:
    admin("migrate")
    store = store_of(tmp_path)
    with store.write() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0000'")
    store.close()
    answer = admin("invite")
    assert answer.code == 1
    assert "0000" in answer.err


def test_answers_are_in_the_language_asked_for(admin: Admin) -> None:
    admin("migrate")
    assert len({admin("--lang", lang, "migrate").out for lang in ("en", "de", "hu", "it")}) == 4
    assert len({admin("ban", "X", "--lang", lang).err for lang in ("en", "de", "hu", "it")}) == 4


def test_progress_is_told_up_to_the_end(tmp_path: Path) -> None:
    store = store_of(tmp_path)
    told: list[tuple[int, int]] = []
    rows = read_backup(store, DUMP, lambda done, total: told.append((done, total)))
    assert told[-1] == (rows, rows)
    told.clear()
    assert write_backup(store, tmp_path / "b", lambda d, t: told.append((d, t))) == rows
    assert told[0][0] < rows
    assert told[-1] == (rows, rows)
    store.close()
