"""Live: whoever listens hears of every change, and takes up where he was."""

from __future__ import annotations

import random
import threading
import time

import pytest
from websockets.exceptions import ConnectionClosedError

from keepwright.client import Client, Refused
from tests.server.conftest import Starter
from tests.server.live import Listener
from tests.server.serving import PLENTY, Server
from tests.server.tables import APPRENTICE, ME, legal, play_one, seated, until


def test_a_listener_hears_every_event_once(server: Server) -> None:
    table_id, clients, _ = seated(server)
    with Listener(clients[0], server.address, table_id) as listener:
        for _ in range(10):
            seq = play_one(table_id, clients, random.Random(1))
        told = [event["seq"] for event in listener.until_seq(seq)]
    assert told == list(range(1, seq + 1))


def test_a_listener_takes_up_where_it_was(server: Server) -> None:
    table_id, clients, _ = seated(server)
    seqs = [play_one(table_id, clients, random.Random(1)) for _ in range(6)]
    with Listener(clients[0], server.address, table_id, f"since={seqs[2]}") as listener:
        told = listener.until_seq(seqs[-1])
    assert [event["seq"] for event in told] == list(range(seqs[2] + 1, seqs[-1] + 1))
    assert told == [
        one.model_dump(exclude_defaults=False) | {"events": told[n]["events"]}
        for n, one in enumerate(clients[0].position(table_id, since=seqs[2]).events)
    ]


def test_nothing_is_missed_while_bots_play_and_connections_break(server: Server) -> None:
    """What is seen is always what was told: a position never runs ahead of its events."""
    client = server.guest()
    table_id = client.lay("caylus", [ME, APPRENTICE, APPRENTICE, APPRENTICE]).id
    client.start(table_id)
    told = [0]
    for connection in range(6):
        with Listener(client, server.address, table_id, f"since={told[-1]}") as listener:
            for _ in range(3 + connection):
                position = listener.next("position")
                scenes = f"/tables/{table_id}/scenes?since={told[-1]}&upto={position['seq']}"
                lines = [line["seq"] for line in client.link.ask("GET", scenes)["lines"]]
                assert lines == [one["seq"] for one in position["events"] if one["kind"] == "move"]
                told += [event["seq"] for event in position["events"]]
                assert told[-1] == position["seq"] == position["at"]
                now = client.position(table_id)
                if now.decision is not None:
                    client.decide(table_id, now.decision.seat, legal(now)[0], now.seq)
    assert told == list(range(told[-1] + 1))


def test_each_sees_with_his_own_eyes(server: Server) -> None:
    table_id, clients, colours = seated(server, "magna_carta")
    with (
        Listener(clients[0], server.address, table_id) as mine,
        Listener(None, server.address, table_id) as nobody,
    ):
        seen, public = mine.next("position"), nobody.next("position")
    assert seen["view"]["players"][colours[0]]["hand"]
    assert "hand" not in public["view"]["players"][colours[0]] or isinstance(
        public["view"]["players"][colours[0]]["hand"], int
    )
    assert public["seat"] is None
    assert public["decision"] is None


def test_a_seat_of_another_is_not_heard(server: Server) -> None:
    table_id, clients, colours = seated(server)
    query = f"seat={colours[1]}"
    with Listener(clients[0], server.address, table_id, query) as listener:
        with pytest.raises(ConnectionClosedError) as closed:
            listener.next("position")
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4403, "not_your_seat")


def test_a_private_table_is_not_heard(server: Server) -> None:
    table_id, _, _ = seated(server, public=False)
    with Listener(server.guest(), server.address, table_id) as listener:
        with pytest.raises(ConnectionClosedError) as closed:
            listener.next("position")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


def test_who_is_there_is_told_and_gone_when_he_goes(server: Server) -> None:
    table_id, clients, _ = seated(server)
    me, other = clients[0].me().id, clients[1].me().id
    with Listener(clients[0], server.address, table_id) as mine:
        assert mine.next("presence")["people"] == [me]
        with Listener(clients[1], server.address, table_id) as theirs:
            assert theirs.next("presence")["people"] == sorted([me, other])
            assert mine.next("presence")["people"] == sorted([me, other])
        assert mine.next("presence")["people"] == [me]


def test_chat_is_heard_but_not_of_who_is_muted(server: Server) -> None:
    table_id, clients, _ = seated(server)
    clients[1].say(table_id, "Hello")
    path = f"/tables/{table_id}/chat"
    assert [one["text"] for one in clients[0].link.ask("GET", path)] == ["Hello"]
    muted = f"/people/{clients[1].me().id}/mute"
    clients[0].link.ask("PUT", muted)
    assert clients[0].link.ask("GET", path) == []
    assert len(clients[1].link.ask("GET", path)) == 1
    clients[0].link.ask("DELETE", muted)
    assert len(clients[0].link.ask("GET", path)) == 1
    with pytest.raises(Refused, match="not_your_seat"):
        server.guest().say(table_id, "I only watch")


def test_notes_are_one_s_own(server: Server) -> None:
    table_id, clients, _ = seated(server)
    path = f"/tables/{table_id}/note"
    clients[0].link.ask("PUT", path, {"text": "He always builds the church.\n"})
    assert clients[0].link.ask("GET", path) == {"text": "He always builds the church."}
    assert clients[1].link.ask("GET", path) == {"text": ""}


# ---------------------------------------------------------------- the stream of a program


def test_the_stream_tells_each_turn_once_and_the_end(server: Server) -> None:
    client = server.guest()
    table_id = client.lay("magna_carta", [ME, APPRENTICE]).id
    client.start(table_id)
    dice, seen = random.Random(1), []
    for kind, position in client.turns():
        assert position is not None
        seen.append((kind, position.seq))
        if kind == "over":
            break
        assert position.seat is not None
        client.decide(table_id, position.seat, dice.choice(legal(position)), position.seq)
    assert len(set(seen)) == len(seen)
    assert seen[-1][0] == "over"


def test_the_stream_is_silent_about_other_tables(server: Server) -> None:
    client = server.guest()
    table_ids: list[str] = []
    heard: list[str] = []

    def listen() -> None:
        for _, position in client.turns():
            if position is not None:
                heard.append(position.table.id)
                if position.table.id == table_ids[-1]:
                    return

    thread = threading.Thread(target=listen)
    thread.start()
    other, clients, _ = seated(server)
    play_one(other, clients, random.Random(1))
    table_ids.append(client.lay("caylus", [ME, ME]).id)
    client.start(table_ids[-1])
    thread.join(timeout=20)
    assert set(heard) == {table_ids[-1]}


def test_there_are_so_many_streams_and_no_more(start: Starter) -> None:
    server = start(limits={**PLENTY, "streams_per_person": 2})
    client = server.guest()
    table_id = client.lay("caylus", [ME, ME]).id
    client.start(table_id)
    open_streams = [client.turns(), client.turns()]
    for stream in open_streams:
        assert next(stream)[0] == "turn"
    with pytest.raises(Refused, match="too_many_streams"):
        next(client.turns())
    for stream in open_streams:
        stream.close()  # type: ignore[attr-defined]

    def again() -> bool:
        try:
            return next(client.turns())[0] == "turn"
        except Refused:
            return False

    assert until(again)


def test_a_client_takes_up_after_a_crash(start: Starter) -> None:
    server = start()
    client = server.guest()
    table_id = client.lay("caylus", [ME, ME]).id
    client.start(table_id)
    position = client.position(table_id, client.position(table_id).due[0].seat)
    server.kill()
    restarting = threading.Timer(0.5, server.start)
    restarting.start()
    began = time.monotonic()
    assert position.seat is not None
    seq = client.decide(table_id, position.seat, legal(position)[0], position.seq)
    assert seq > position.seq
    assert time.monotonic() - began > 0.4
    restarting.join()
    twin = Client.with_token(server.address, client.link.token)
    assert twin.position(table_id).seq >= seq
