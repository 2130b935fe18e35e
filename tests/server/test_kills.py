"""Killed at random instants under load, the server loses and doubles no decision."""

from __future__ import annotations

import random
import threading
import time
from dataclasses import dataclass
from typing import Any

from sqlalchemy import select

import keepwright as kw
from keepwright.client import Client, Lost, Refused
from keepwright.server.sittings import Standing
from keepwright.server.store import Store
from keepwright.server.store.schema import event, game_table
from keepwright.server.tables import seats_at
from keepwright.wire.play import PositionOut
from tests.sample import ALL
from tests.server.conftest import Starter
from tests.server.tables import APPRENTICE, ME, OPEN, legal

KILLS = 50 if ALL else 8
PEOPLE = 4
AFTER_SECONDS = 5.0


class Player:
    """Plays at all its tables and writes down what was acknowledged."""

    def __init__(self, client: Client, number: int) -> None:
        self.client = client
        self.me = client.me().id
        self.dice = random.Random(number)
        self.tables: list[str] = []
        self.seated: list[str] = []
        self.acknowledged: list[tuple[str, str, str]] = []  # table, key, line
        self.resent = 0
        self.unexpected: list[str] = []
        self.done = threading.Event()

    def run(self) -> None:
        """Play until it is enough."""
        number = 0
        while not self.done.is_set() and self.tables:
            for table_id in list(self.tables):
                number += 1
                try:
                    position = self.client.position(table_id)
                    if position.over:
                        self.tables.remove(table_id)
                    elif position.decision is not None:
                        self.decide(table_id, position, f"{number}")
                except Lost:
                    time.sleep(0.02)

    def decide(self, table_id: str, position: PositionOut, key: str) -> None:
        """Send one decision until it is acknowledged, and now and then once more."""
        assert position.decision is not None
        seat, move = position.decision.seat, self.dice.choice(legal(position))
        body = {"seat": seat, "move": move, "expected_seq": position.seq, "key": key}
        times = self.dice.choice((1, 1, 2))
        while times:
            try:
                self.client.link.ask("POST", f"/tables/{table_id}/decisions", body)
                self.acknowledged.append((table_id, key, f"{seat}: {move}"))
                times -= 1
            except Lost:
                self.resent += 1
                if self.done.wait(0.02):
                    return
            except Refused as refused:
                if refused.code != "stale":  # another one has answered at the same time
                    self.unexpected.append(f"{refused.code} {body}")
                return


def lay_tables(players: list[Player]) -> list[str]:
    """Tables of every game: people with bots, and people with each other."""
    laid = []
    for number, game in enumerate(kw.game_ids() * 4):
        table = players[number % PEOPLE].client.lay(game, [ME, OPEN, APPRENTICE])
        players[(number + 1) % PEOPLE].client.join(table.id)
        for player in (players[number % PEOPLE], players[(number + 1) % PEOPLE]):
            player.tables.append(table.id)
            player.seated.append(table.id)
        players[number % PEOPLE].client.start(table.id)
        laid.append(table.id)
    return laid


@dataclass
class Kept:
    """What the database holds of a table."""

    row: Any
    events: list[Any]
    seats: list[str]

    def state(self) -> kw.State:
        """The position that the events lead to, worked out anew."""
        standing = Standing(self.row.game, self.row.options, self.seats, self.row.seed)
        standing.hear(self.events)
        again = kw.Record.read(standing.record.write()).replay()
        assert again.digest() == standing.state.digest()
        return again


def kept_in(url: str, laid: list[str]) -> dict[str, Kept]:
    """What the database holds, read beside the server."""
    store, found = Store(url), {}
    with store.read() as connection:
        for table_id in laid:
            row = connection.execute(select(game_table).where(game_table.c.id == table_id)).one()
            query = select(event).where(event.c.table_id == table_id).order_by(event.c.seq)
            events = list(connection.execute(query))
            colours = [place.colour for place in seats_at(connection, table_id)]
            found[table_id] = Kept(row, events, colours)
    store.close()
    return found


def check_kept(kept: dict[str, Kept], players: list[Player]) -> None:
    """Every acknowledged decision once; every table whole, with the position it should have."""
    for player in players:
        assert player.unexpected == []
        me = player.me
        for table_id, key, line in player.acknowledged:
            found = [one.text for one in kept[table_id].events if one.key == f"{me}:{key}"]
            assert found == [line]
    for table in kept.values():
        assert [one.seq for one in table.events] == list(range(1, table.row.seq + 1))
        state = table.state()
        assert (table.row.status == "finished") == state.over
        if state.over:
            totals = kw.score_sheet(state).totals
            assert table.row.result == dict(zip(state.seats, totals, strict=True))


def test_nothing_acknowledged_is_lost_or_doubled(start: Starter, database: str) -> None:
    server = start(database)
    url = database or f"sqlite:///{server.settings['data']}/keepwright.db"
    players = [Player(server.guest(), number) for number in range(PEOPLE)]
    laid = lay_tables(players)
    threads = [threading.Thread(target=player.run) for player in players]
    for thread in threads:
        thread.start()
    dice, began = random.Random(7), time.monotonic()
    for _ in range(KILLS):
        time.sleep(dice.uniform(0.05, 0.8))
        server.kill()
        server.start()
    seconds = time.monotonic() - began
    at_kill = {table_id: len(table.events) for table_id, table in kept_in(url, laid).items()}
    time.sleep(AFTER_SECONDS)
    for player in players:
        player.done.set()
    for thread in threads:
        thread.join()
    server.kill()
    kept = kept_in(url, laid)
    check_kept(kept, players)
    going_on = [
        table_id
        for table_id, table in kept.items()
        if table.row.status == "finished" or len(table.events) > at_kill[table_id]
    ]
    assert going_on == laid
    server.start()
    for player in players:
        for table_id in player.seated:
            position = player.client.position(table_id, at=kept[table_id].row.seq)
            state = kept[table_id].state()
            assert position.seat is not None
            assert position.view == kw.view(state, state.seats.index(position.seat)).facts
    decisions = sum(len(set(player.acknowledged)) for player in players)
    resent = sum(player.resent for player in players)
    print(f"\n{KILLS} kills in {seconds:.0f} s: {decisions} decisions, {resent} sent again")
    assert decisions > KILLS
    assert resent > 0
