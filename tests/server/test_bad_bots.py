"""A bot that hangs, breaks or answers nonsense: its table goes on, and others are not slowed."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from keepwright.client import Client, Refused
from keepwright.wire.play import PositionOut
from tests.server.bad_bots import BAD
from tests.server.serving import Nursery, Server
from tests.server.tables import ME, legal, until

GOES_ON_WITHIN = 5.0
NOT_SLOWED = 2.0


@pytest.fixture(scope="module")
def house(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with as many bots' processes as it has when nothing is said."""
    one = Server(nursery, tmp_path_factory.mktemp("bots"), bot_workers=2).start()
    table_id, client = with_bot(one, "thinks")
    wait_for_bot(client, table_id, 60)
    yield one
    one.stop()


def with_bot(server: Server, level: str) -> tuple[str, Client]:
    """A table for one person and a bot, that has begun; the person has decided all he can."""
    client = server.guest()
    table_id = client.lay("caylus", [ME, {"kind": "bot", "level": level}]).id
    client.start(table_id)
    give_turn(client, table_id)
    return table_id, client


def give_turn(client: Client, table_id: str) -> None:
    """Play until the bot is to decide."""
    while (position := client.position(table_id)).decision is not None:
        assert position.seat is not None
        client.decide(table_id, position.seat, legal(position)[-1], position.seq)


def wait_for_bot(client: Client, table_id: str, seconds: float) -> float:
    """How long it takes until it is the person's turn again."""
    began = time.monotonic()
    until(lambda: is_ready(client.position(table_id)), seconds)
    return time.monotonic() - began


def is_ready(position: PositionOut) -> bool:
    """Whether nobody waits for the bot."""
    return position.over or position.decision is not None


@pytest.mark.parametrize("level", BAD)
def test_the_table_goes_on(house: Server, level: str) -> None:
    table_id, client = with_bot(house, level)
    took = wait_for_bot(client, table_id, 3 * GOES_ON_WITHIN)
    print(f"\n{level}: the table went on after {took:.1f} s")
    assert took < GOES_ON_WITHIN
    kinds = [event.kind for event in client.position(table_id, since=0).events]
    assert kinds.count("bot_replaced") == 1
    give_turn(client, table_id)
    assert wait_for_bot(client, table_id, GOES_ON_WITHIN) < NOT_SLOWED


def test_others_are_not_slowed(house: Server) -> None:
    other, rival = with_bot(house, "thinks")
    wait_for_bot(rival, other, 30)
    hanging, client = with_bot(house, "hangs")
    took = []
    while client.position(hanging).decision is None:
        if rival.position(other).over:
            other, rival = with_bot(house, "thinks")
        give_turn(rival, other)
        took.append(wait_for_bot(rival, other, 30))
    print(f"\n{len(took)} decisions of another table's bot meanwhile, at most {max(took):.2f} s")
    assert took
    assert max(took) < NOT_SLOWED


def test_there_are_only_bots_that_there_are(house: Server) -> None:
    with pytest.raises(Refused, match="bad_bot"):
        house.guest().lay("caylus", [ME, {"kind": "bot", "level": "nobody"}])
