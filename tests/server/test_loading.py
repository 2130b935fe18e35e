"""Loading any position of the longest game takes no time worth speaking of."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import insert, update

import keepwright as kw
from keepwright.server.house import House
from keepwright.server.settings import Settings
from keepwright.server.sittings import Sittings
from keepwright.server.store.schema import event, game_table
from keepwright.server.tables import MOVE, seats_at, table_at

RECORDS = Path(__file__).parents[1] / "records"
P95_MS = 50.0


def longest() -> kw.Record:
    """The longest game of all records."""
    records = [kw.Record.load(path) for path in sorted(RECORDS.glob("*/*.record"))]
    return max(records, key=lambda record: len(record.lines))


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    one = House(Settings(data=tmp_path_factory.mktemp("loading"), bot_workers=0))
    one.start()
    yield one
    one.stop()
    gc.unfreeze()


@pytest.fixture(scope="module")
def played(house: House) -> tuple[str, str]:
    """A table with the longest of all games."""
    record = longest()
    host, _ = house.people.new_guest("en", "test")
    seats = [{"kind": "me", "colour": colour} for colour in record.seats]
    pace = {"kind": "none"}
    table_id = house.lobby.create(host, record.game.id, record.options, seats, pace, True)
    rows = [
        {"table_id": table_id, "seq": seq, "kind": MOVE, "text": line.text, "at": float(seq)}
        for seq, line in enumerate(record.lines, 1)
    ]
    with house.store.write() as connection:
        connection.execute(insert(event), rows)
        connection.execute(
            update(game_table)
            .where(game_table.c.id == table_id)
            .values(seq=len(rows), status="finished")
        )
    return table_id, host


def p95(times: list[float]) -> float:
    """The time that 95 of 100 stay below, in thousandths of a second."""
    return sorted(times)[int(len(times) * 0.95)] * 1000


def measure(house: House, table_id: str, host: str, at: int | None) -> float:
    began = time.thread_time()
    house.seeing.position(table_id, host, at=at)
    return time.thread_time() - began


def test_any_position_loads_quickly(house: House, played: tuple[str, str]) -> None:
    table_id, host = played
    last = house.seeing.position(table_id, host)["seq"]
    seqs = list(range(1, last + 1, 7))
    warm = p95([measure(house, table_id, host, seq) for seq in seqs])
    print(f"\n{last} events: any past position p95 {warm:.1f} ms")
    assert warm < P95_MS


def test_a_table_nobody_looked_at_loads_quickly(house: House, played: tuple[str, str]) -> None:
    table_id, host = played
    times = []
    for _ in range(60):
        house.sittings.forget(table_id)
        times.append(measure(house, table_id, host, None))
    print(f"\nthe whole game from its events: p95 {p95(times):.1f} ms")
    assert p95(times) < P95_MS


def test_a_past_position_is_the_same_however_it_is_reached(
    house: House, played: tuple[str, str]
) -> None:
    table_id, host = played
    with house.seeing.looking(table_id, host) as looked:
        game = looked.game
        for upto in (0, 1, 49, 50, 51, 99, 100, 555, 100, 50, 0):
            seq = game.seqs[upto - 1] if upto else 0
            assert game.at(seq).digest() == game.record.replay(upto).digest()


def test_many_tables_do_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch, house: House) -> None:
    monkeypatch.setattr("keepwright.server.sittings.MOST_IN_MEMORY", 2)
    sittings, host = Sittings(), house.people.new_guest("en", "test")[0]
    for _ in range(4):
        seats = [{"kind": "me"}, {"kind": "me"}]
        table_id = house.lobby.create(host, "caylus", {}, seats, {"kind": "none"}, True)
        house.lobby.start(host, table_id)
        with house.store.read() as connection:
            row = table_at(connection, table_id)
            assert row is not None
            colours = [place.colour for place in seats_at(connection, table_id)]
            sittings.get(connection, row, colours)
    assert len(sittings._standing) == 2
