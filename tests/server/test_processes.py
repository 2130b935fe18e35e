"""Two processes on one PostgreSQL serve the same tables, and tell each other's listeners."""

from __future__ import annotations

import contextlib
import random
import threading
from collections.abc import Callable

import keepwright as kw
from keepwright.client import Client, Refused
from tests.server.conftest import Starter
from tests.server.live import Listener
from tests.server.serving import Server
from tests.server.tables import APPRENTICE, ME, OPEN, legal


def elsewhere(client: Client, server: Server) -> Client:
    """The same person at the other process."""
    return Client.with_token(server.address, client.link.token)


def decide_in_turn(table_id: str, windows: list[Client], dice: random.Random) -> None:
    """Forty decisions, each at the process where it comes."""
    decisions = 0
    while decisions < 40:
        window = dice.choice(windows)
        position = window.position(table_id)
        if position.decision is None:
            continue
        assert position.seat is not None
        with contextlib.suppress(Refused):  # the other one answered at the same time
            window.decide(table_id, position.seat, dice.choice(legal(position)), position.seq)
            decisions += 1


def test_two_processes_play_one_table(start: Starter, new_database: Callable[[str], str]) -> None:
    database = new_database("postgres")
    one, two = start(database), start(database)
    host, rival = one.guest(), two.guest()
    table_id = host.lay("magna_carta", [ME, OPEN, APPRENTICE]).id
    rival.join(table_id)
    with (
        Listener(rival, two.address, table_id) as rival_listens,
        Listener(None, one.address, table_id) as spectator_listens,
    ):
        host.start(table_id)
        windows = [host, elsewhere(host, two), rival, elsewhere(rival, one)]
        decide_in_turn(table_id, windows, random.Random(3))
        last = host.position(table_id)
        for told in (rival_listens.until_seq(last.seq), spectator_listens.until_seq(last.seq)):
            assert [one["seq"] for one in told] == list(range(1, told[-1]["seq"] + 1))
    for client in (host, rival):
        views = [client.position(table_id, at=last.seq)]
        views.append(elsewhere(client, two).position(table_id, at=last.seq))
        views.append(elsewhere(client, one).position(table_id, at=last.seq))
        assert views[0].view == views[1].view == views[2].view
        assert views[0].score == views[1].score == views[2].score


def test_both_processes_at_once_take_one_decision(
    start: Starter, new_database: Callable[[str], str]
) -> None:
    database = new_database("postgres")
    one, two = start(database), start(database)
    host = one.guest()
    table_id = host.lay("caylus", [ME, ME]).id
    host.start(table_id)
    windows = [host, elsewhere(host, two)]
    answers: list[list[str]] = []
    for _ in range(25):
        position = host.position(table_id)
        seat = position.due[0].seat
        position = host.position(table_id, seat)
        codes = ["", ""]
        body = {"seat": seat, "move": legal(position)[0], "expected_seq": position.seq}

        def send(number: int, body: dict[str, object] = body, codes: list[str] = codes) -> None:
            try:
                windows[number].link.ask("POST", f"/tables/{table_id}/decisions", body)
            except Exception as refused:
                codes[number] = getattr(refused, "code", repr(refused))

        threads = [threading.Thread(target=send, args=(number,)) for number in (0, 1)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        answers.append(sorted(codes))
    assert answers == [["", "stale"]] * 25
    record = kw.Record.read(host.record(table_id))
    assert elsewhere(host, two).record(table_id) == host.record(table_id)
    assert not record.replay().over


def test_chat_and_presence_reach_the_other_process(
    start: Starter, new_database: Callable[[str], str]
) -> None:
    database = new_database("postgres")
    one, two = start(database), start(database)
    host, rival = one.guest(), two.guest()
    table_id = host.lay("caylus", [ME, OPEN]).id
    with Listener(rival, two.address, table_id) as listener:
        assert listener.next("chat")["lines"] == []
        host.say(table_id, "Welcome!")
        assert [line["text"] for line in listener.next("chat")["lines"]] == ["Welcome!"]
        rival.join(table_id)
        joined = listener.next("position")
        assert rival.me().id in [seat["person"] for seat in joined["table"]["seats"]]
