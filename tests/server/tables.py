"""People at tables, as the tests need them."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from keepwright.client import Client
from keepwright.wire.play import PositionOut
from tests.server.serving import Server

ME = {"kind": "me"}
OPEN = {"kind": "open"}
APPRENTICE = {"kind": "bot", "level": "apprentice"}


def until(found: Callable[[], Any], seconds: float = 10.0) -> Any:
    """What is found once it is there."""
    end = time.monotonic() + seconds
    while not (answer := found()):
        if time.monotonic() > end:
            raise AssertionError(f"nothing came within {seconds} seconds")
        time.sleep(0.02)
    return answer


def legal(position: PositionOut) -> list[str]:
    """The moves that are allowed."""
    assert position.decision is not None
    return [option.move for option in position.decision.options if option.legal]


def seated(
    server: Server, game: str = "caylus", people: int = 2, **wishes: Any
) -> tuple[str, list[Client], list[str]]:
    """A table that has begun, with people at it and the colours of their seats."""
    clients = [server.guest() for _ in range(people)]
    table = clients[0].lay(game, [ME, *[OPEN] * (people - 1)], **wishes)
    for client in clients[1:]:
        client.join(table.id, invite=table.invite or "")
    begun = clients[0].start(table.id)
    return table.id, clients, [seat.colour for seat in begun.seats]


def whose_turn(table_id: str, clients: list[Client]) -> tuple[Client, PositionOut]:
    """Somebody who has something to decide, and what he sees."""
    for client in clients:
        position = client.position(table_id)
        if position.decision is not None:
            return client, position
    raise AssertionError("nobody is to decide")


def play_one(table_id: str, clients: list[Client], dice: random.Random) -> int:
    """One decision of whoever is to decide."""
    client, position = whose_turn(table_id, clients)
    assert position.decision is not None
    move = dice.choice(legal(position))
    return client.decide(table_id, position.decision.seat, move, position.seq)
