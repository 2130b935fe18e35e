"""Clocks: a bank with an increment, days a move; who runs out of time is stood in for."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from sqlalchemy import update

from keepwright.client import Refused
from keepwright.server.clock import DAY, bank_after, bank_again, bank_before, check_pace, first_bank
from keepwright.server.problems import Problem
from keepwright.server.store import Store
from keepwright.server.store.schema import seat
from tests.server.serving import Server
from tests.server.tables import legal, seated, until, whose_turn

LIVE = {"kind": "live", "bank": 600.0, "increment": 10.0}
DAYS = {"kind": "days", "days": 2.0}


@contextmanager
def later(server: Server, table_id: str, seconds: float) -> Iterator[None]:
    """So many seconds pass for who is waited for at a table."""
    store = Store(f"sqlite:///{server.settings['data']}/keepwright.db")
    with store.write() as connection:
        connection.execute(
            update(seat)
            .where(seat.c.table_id == table_id, seat.c.due_since.is_not(None))
            .values(due_since=seat.c.due_since - seconds)
        )
    store.close()
    yield


def test_a_bank_pays_for_time_and_gets_an_increment() -> None:
    assert first_bank(LIVE) == 600
    assert bank_after(LIVE, 600, 45) == 565
    assert bank_after(LIVE, 30, 45) == 10
    assert bank_before(LIVE, 565) == 555
    assert bank_again(LIVE, 0) == 10


def test_days_begin_anew_with_every_move() -> None:
    assert first_bank(DAYS) == 2 * DAY
    assert bank_after(DAYS, 5, 1000) == bank_again(DAYS, 0) == 2 * DAY
    assert bank_before(DAYS, 77) == 77
    assert first_bank({"kind": "none"}) is None


@pytest.mark.parametrize(
    "pace",
    [
        {"kind": "live", "bank": 5},
        {"kind": "live", "bank": 600, "increment": -1},
        {"kind": "days", "days": 0},
        {"kind": "days", "days": 61},
        {"kind": "hours"},
    ],
)
def test_a_pace_has_bounds(server: Server, pace: dict[str, object]) -> None:
    with pytest.raises(Problem, match="bad_pace"):
        check_pace(pace)
    with pytest.raises(Refused, match="invalid"):
        seated(server, pace=pace)


def test_who_decides_is_charged(server: Server) -> None:
    table_id, clients, colours = seated(server, pace=LIVE)
    client, position = whose_turn(table_id, clients)
    mine = colours.index(position.due[0].seat)
    with later(server, table_id, 100):
        client.decide(table_id, colours[mine], legal(position)[1], position.seq)
    banks = [one.bank for one in client.table(table_id).seats]
    assert banks[mine] == pytest.approx(510, abs=8)
    assert banks[1 - mine] == 600
    client.undo(table_id, colours[mine], client.position(table_id).seq)
    assert client.table(table_id).seats[mine].bank == pytest.approx(500, abs=8)


@pytest.mark.parametrize("pace", [LIVE, DAYS], ids=["live", "days"])
def test_who_runs_out_of_time_is_stood_in_for_and_may_come_back(
    server: Server, pace: dict[str, object]
) -> None:
    table_id, clients, _ = seated(server, pace=pace)
    client, position = whose_turn(table_id, clients)
    late = position.due[0].seat
    with later(server, table_id, first_bank(pace) or 0.0):
        until(lambda: client.position(table_id).due[0].seat != late, 15)
    told = client.position(table_id, since=position.seq).events
    assert (told[0].kind, told[0].seat) == ("timed_out", late)
    client.take_back_seat(table_id, late)
    mine = next(one for one in client.table(table_id).seats if one.colour == late)
    assert mine.bot is None
    assert mine.bank == (10 if pace is LIVE else 2 * DAY)


def test_without_a_pace_nobody_is_late(server: Server) -> None:
    table_id, clients, _ = seated(server)
    client, position = whose_turn(table_id, clients)
    with later(server, table_id, 100 * DAY):
        hurried, others, _ = seated(server, pace=LIVE)
    with later(server, hurried, 1000):
        until(lambda: any(one.bot for one in others[0].table(hurried).seats), 15)
    assert client.position(table_id).due[0].seat == position.due[0].seat
    assert [one.bot for one in client.table(table_id).seats] == [None, None]
