"""Playing at a table: back and forth, who plays a seat, and what is to be seen of it."""

from __future__ import annotations

import random
from typing import Any
from urllib.request import urlopen

import pytest

import keepwright as kw
from keepwright.client import Client, Refused
from tests.server.serving import Server
from tests.server.tables import APPRENTICE, ME, OPEN, legal, play_one, seated, until, whose_turn


def act(client: Client, table_id: str, command: str, **body: Any) -> Any:
    """Send a command."""
    return client.link.ask("POST", f"/tables/{table_id}/{command}", body)


def refused(client: Client, table_id: str, command: str, **body: Any) -> str:
    """The code with which a command is refused."""
    with pytest.raises(Refused) as refusal:
        act(client, table_id, command, **body)
    return refusal.value.code


def finished(server: Server) -> tuple[str, list[Client]]:
    """A game that is over: two people played it, with what comes first."""
    table_id, clients, _ = seated(server, "magna_carta")
    while not clients[0].position(table_id).over:
        play_one(table_id, clients, random.Random(1))
    return table_id, clients


# ---------------------------------------------------------------- decisions


def test_a_decision_can_be_said_as_its_parts(server: Server) -> None:
    table_id, clients, _ = seated(server)
    client, position = whose_turn(table_id, clients)
    assert position.decision is not None
    option = next(one for one in position.decision.options if one.legal and one.argument)
    action = {"verb": option.verb, "argument": option.argument}
    body = {"seat": position.seat, "action": action, "expected_seq": position.seq}
    act(client, table_id, "decisions", **body)
    events = client.position(table_id, since=position.seq).events
    assert events[0].text == f"{position.seat}: {option.move}"


def test_a_decision_is_said_in_one_way(server: Server) -> None:
    table_id, clients, _ = seated(server)
    client, position = whose_turn(table_id, clients)
    body: dict[str, Any] = {"seat": position.seat, "expected_seq": position.seq}
    assert refused(client, table_id, "decisions", **body) == "invalid"
    both = {**body, "move": "pass", "action": {"verb": "pass"}}
    assert refused(client, table_id, "decisions", **both) == "invalid"


def test_an_obstructed_decision_is_refused_with_its_reasons_and_changes_nothing(
    server: Server,
) -> None:
    table_id, clients, _ = seated(server)
    client, position = whose_turn(table_id, clients)
    assert position.decision is not None
    option = next(one for one in position.decision.options if not one.legal)
    with pytest.raises(Refused, match="obstructed") as refusal:
        client.decide(table_id, position.decision.seat, option.move, position.seq)
    assert refusal.value.problem.obstacles == option.obstacles
    assert client.position(table_id) == position


def test_a_preview_shows_what_would_be_and_changes_nothing(server: Server) -> None:
    table_id, clients, _ = seated(server)
    client, position = whose_turn(table_id, clients)
    assert position.decision is not None
    move = legal(position)[1]
    body = {"seat": position.decision.seat, "move": move, "expected_seq": position.seq}
    preview = act(client, table_id, "preview", **body)
    assert client.position(table_id) == position
    client.decide(table_id, position.decision.seat, move, position.seq)
    assert client.position(table_id).view == preview["view"]
    assert refused(client, table_id, "preview", **body) == "stale"


# ---------------------------------------------------------------- back and forth


def test_undo_and_redo(server: Server) -> None:
    """In a game where one person has several decisions in a row: a hot seat with himself."""
    client = server.guest()
    table_id = client.lay("magna_carta", [ME, ME]).id
    client.start(table_id)
    dice, undone = random.Random(5), 0
    for _ in range(60):
        seat = client.position(table_id).due[0].seat
        before = client.position(table_id, seat)
        client.decide(table_id, seat, dice.choice(legal(before)), before.seq)
        after = client.position(table_id, seat)
        if not after.can_undo:
            assert refused(client, table_id, "undo", seat=seat, expected_seq=after.seq) == (
                "nothing_to_undo"
            )
            continue
        undone += 1
        client.undo(table_id, seat, after.seq)
        back = client.position(table_id, seat)
        assert (back.view, back.decision, back.can_redo) == (before.view, before.decision, True)
        client.redo(table_id, seat, back.seq)
        again = client.position(table_id, seat)
        assert (again.view, again.decision, again.can_redo) == (after.view, after.decision, False)
    assert undone > 10
    seat = client.position(table_id).due[0].seat
    seq = client.position(table_id).seq
    assert refused(client, table_id, "redo", seat=seat, expected_seq=seq) == "not_redoable"


def test_what_was_taken_back_is_no_longer_told(server: Server) -> None:
    table_id, clients, _ = seated(server)
    client, position = whose_turn(table_id, clients)
    assert position.decision is not None
    seat = position.decision.seat
    seq = client.decide(table_id, seat, legal(position)[1], position.seq)
    client.undo(table_id, seat, seq)
    told = client.position(table_id, since=position.seq).events
    assert [(one.kind, one.text) for one in told] == [("move", None), ("back", told[1].text)]
    assert legal(position)[1] not in client.record(table_id)


def test_another_seat_s_decision_is_not_undone(server: Server) -> None:
    table_id, clients, _ = seated(server)
    first, position = whose_turn(table_id, clients)
    assert position.decision is not None
    seat = position.decision.seat
    first.decide(table_id, seat, legal(position)[1], position.seq)
    seq = play_one(table_id, clients, random.Random(1))
    assert refused(first, table_id, "undo", seat=seat, expected_seq=seq) == "nothing_to_undo"
    assert refused(first, table_id, "undo", seat=seat, expected_seq=seq - 1) == "stale"


def test_a_takeback_needs_everybody_s_consent(server: Server) -> None:
    table_id, clients, colours = seated(server, people=3)
    owner, position = whose_turn(table_id, clients)
    seat = position.due[0].seat
    owner.decide(table_id, seat, legal(position)[1], position.seq)
    seq = play_one(table_id, clients, random.Random(1))
    others = [
        (client, colour) for client, colour in zip(clients, colours, strict=True) if colour != seat
    ]
    for agree in (False, True):
        seq = act(owner, table_id, "takeback", seat=seat, expected_seq=seq)["seq"]
        asked = owner.table(table_id).takeback
        assert asked is not None
        assert sorted(asked.waiting) == sorted(colour for _, colour in others)
        owner_agrees = refused(owner, table_id, "takeback/answer", seat=seat, agree=True)
        assert owner_agrees == "no_takeback"
        (one, first), (two, second) = others
        act(one, table_id, "takeback/answer", seat=first, agree=True)
        seq = act(two, table_id, "takeback/answer", seat=second, agree=agree)["seq"]
        assert owner.table(table_id).takeback is None
    back = owner.position(table_id)
    assert (back.view, back.due[0].seat) == (position.view, seat)


def test_a_takeback_among_bots_is_done_at_once(server: Server) -> None:
    client = server.guest()
    table_id = client.lay("caylus", [ME, APPRENTICE]).id
    client.start(table_id)
    position = until(lambda: mine(client, table_id))
    client.decide(table_id, position.seat, legal(position)[1], position.seq)
    after = until(lambda: mine(client, table_id))
    act(client, table_id, "takeback", seat=after.seat, expected_seq=after.seq)
    assert client.position(table_id).view == position.view


def mine(client: Client, table_id: str) -> Any:
    """The position, once it is one's turn or the end."""
    position = client.position(table_id)
    return position if position.decision is not None or position.over else None


def test_a_decision_ends_a_takeback_that_was_asked_for(server: Server) -> None:
    table_id, clients, _ = seated(server)
    owner, position = whose_turn(table_id, clients)
    seat = position.due[0].seat
    seq = owner.decide(table_id, seat, legal(position)[1], position.seq)
    act(owner, table_id, "takeback", seat=seat, expected_seq=seq)
    play_one(table_id, clients, random.Random(1))
    assert owner.table(table_id).takeback is None


# ---------------------------------------------------------------- who plays a seat


def test_a_seat_is_handed_over_and_taken_back(server: Server) -> None:
    table_id, clients, _ = seated(server)
    owner, position = whose_turn(table_id, clients)
    seat = position.due[0].seat
    assert refused(owner, table_id, "take-back-seat", seat=seat) == "not_handed_over"
    owner.hand_over(table_id, seat)
    until(lambda: owner.position(table_id).due[0].seat != seat)
    rest = [client for client in clients if client is not owner]
    for _ in range(3):
        until(lambda: mine(rest[0], table_id))
        play_one(table_id, rest, random.Random(2))
    seq = owner.position(table_id).seq
    body = {"seat": seat, "move": "pass", "expected_seq": seq}
    assert refused(owner, table_id, "decisions", **body) in ("played_by_bot", "stale")
    owner.take_back_seat(table_id, seat)
    kinds = [event.kind for event in owner.position(table_id, since=0).events]
    assert (kinds.count("handed_over"), kinds.count("taken_back")) == (1, 1)
    until(lambda: owner.position(table_id).decision or mine(rest[0], table_id))


def test_who_resigns_is_played_for_to_the_end(server: Server) -> None:
    table_id, clients, colours = seated(server, people=3)
    for client, colour in zip(clients, colours, strict=True):
        client.resign(table_id, colour)
    until(lambda: clients[0].position(table_id).over, 60)
    assert refused(clients[0], table_id, "take-back-seat", seat=colours[0]) == "not_your_seat"
    assert kw.Record.read(clients[0].record(table_id)).replay().over


def test_a_hot_seat_has_one_person_and_several_seats(server: Server) -> None:
    client = server.guest()
    table_id = client.lay("magna_carta", [ME, ME, ME]).id
    table = client.start(table_id)
    for seat in table.seats:
        view = client.position(table_id, seat.colour).view
        assert view is not None
        assert view["players"][seat.colour]["hand"]
        position = client.position(table_id, seat.colour)
        assert position.seat == seat.colour
        assert client.position(table_id, seat.colour).decision is not None  # the mulligan
        client.decide(table_id, seat.colour, legal(position)[0], position.seq)


def test_a_hot_seat_is_shown_the_seat_that_has_to_decide(server: Server) -> None:
    client = server.guest()
    table_id = client.lay("caylus", [ME, ME, ME]).id
    client.start(table_id)
    for _ in range(4):
        position = client.position(table_id)
        assert position.decision is not None
        assert position.seat == position.decision.seat == position.due[0].seat
        client.decide(table_id, position.decision.seat, legal(position)[1], position.seq)


# ---------------------------------------------------------------- the lobby


def test_a_table_is_joined_left_and_laid_away(server: Server) -> None:
    host, guest = server.guest(), server.guest()
    table = host.lay("caylus", [ME, OPEN, OPEN])
    assert table.id in [one.id for one in guest.tables("open")]
    joined = guest.join(table.id, colour=table.seats[2].colour)
    assert [seat.mine for seat in joined.seats] == [False, False, True]
    with pytest.raises(Refused, match="already_seated"):
        guest.join(table.id)
    with pytest.raises(Refused, match="seats_not_filled"):
        host.start(table.id)
    guest.leave(table.id)
    with pytest.raises(Refused, match="not_your_seat"):
        guest.leave(table.id)
    host.leave(table.id)
    with pytest.raises(Refused, match="not_found"):
        host.table(table.id)


def test_only_the_host_begins(server: Server) -> None:
    host, guest = server.guest(), server.guest()
    table = host.lay("caylus", [ME, OPEN])
    guest.join(table.id)
    with pytest.raises(Refused, match="not_allowed"):
        guest.start(table.id)
    host.start(table.id)
    for client in (host, guest):
        with pytest.raises(Refused, match="table_not_open"):
            client.leave(table.id)


def test_a_kept_seat_is_for_who_has_the_link(server: Server) -> None:
    host, guest = server.guest(), server.guest()
    table = host.lay("caylus", [ME, {"kind": "invited"}], public=False)
    assert table.invite
    for word in ("", "wrong", table.invite[:-1]):
        with pytest.raises(Refused, match="not_found"):
            guest.join(table.id, invite=word)
    assert guest.join(table.id, invite=table.invite).invite is None


def test_a_kept_seat_at_a_public_table(server: Server) -> None:
    host, guest = server.guest(), server.guest()
    table = host.lay("caylus", [ME, {"kind": "invited"}])
    with pytest.raises(Refused, match="seat_taken"):
        guest.join(table.id)
    guest.join(table.id, invite=table.invite or "")


def test_a_rematch_turns_the_order_and_leaves_the_colours(server: Server) -> None:
    table_id, clients = finished(server)
    again = act(clients[0], table_id, "rematch")["id"]
    assert clients[0].table(again).status == "open"
    assert act(clients[1], table_id, "rematch")["id"] == again
    before, after = clients[0].table(table_id), clients[0].table(again)
    sitting = [(seat.colour, seat.person) for seat in before.seats]
    assert [(seat.colour, seat.person) for seat in after.seats] == sitting[1:] + sitting[:1]
    assert (after.game, after.status) == (before.game, "running")
    stranger = server.guest()
    assert refused(stranger, table_id, "rematch") == "not_your_seat"


def test_a_game_under_way_has_no_rematch(server: Server) -> None:
    table_id, clients, _ = seated(server)
    assert refused(clients[0], table_id, "rematch") == "table_running"


def test_tables_are_listed_by_where_they_stand(server: Server) -> None:
    host = server.guest()
    laid = host.lay("magna_carta", [ME, OPEN])
    running = host.lay("caylus", [ME, ME])
    host.start(running.id)
    hidden = host.lay("caylus", [ME, OPEN], public=False)
    stranger = server.guest()
    assert laid.id in [one.id for one in stranger.tables("open", "magna_carta")]
    assert laid.id not in [one.id for one in stranger.tables("open", "caylus")]
    assert running.id in [one.id for one in stranger.tables("running")]
    assert stranger.tables("mine") == []
    assert {one.id for one in host.tables("mine")} == {laid.id, running.id, hidden.id}
    seen = [one.id for scope in ("open", "running", "finished") for one in stranger.tables(scope)]
    assert hidden.id not in seen


# ---------------------------------------------------------------- what is to be seen


def test_the_seed_is_promised_at_the_start_and_told_at_the_end(server: Server) -> None:
    table_id, clients, _ = seated(server, "magna_carta")
    promised = clients[0].table(table_id)
    assert promised.seed is None
    assert "Seed" not in clients[0].record(table_id)
    while not clients[0].position(table_id).over:
        play_one(table_id, clients, random.Random(1))
    told = clients[0].table(table_id)
    assert told.seed is not None
    assert kw.SeedDealer(bytes.fromhex(told.seed)).commitment == promised.commitment
    record = kw.Record.read(clients[0].record(table_id))
    assert record.headers["Seed"] == told.seed


def test_every_past_position_is_as_it_was(server: Server) -> None:
    table_id, clients, _ = seated(server, "magna_carta")
    was = {}
    for _ in range(120):
        position = clients[0].position(table_id)
        if position.over:
            break
        was[position.seq] = position.view
        play_one(table_id, clients, random.Random(4))
    for seq, view in random.Random(1).sample(sorted(was.items()), 40):
        assert clients[0].position(table_id, at=seq).view == view


def test_since_my_last_turn(server: Server) -> None:
    table_id, clients, _ = seated(server)
    client, position = whose_turn(table_id, clients)
    seat = position.due[0].seat
    client.decide(table_id, seat, legal(position)[1], position.seq)
    rest = [other for other in clients if other is not client]
    play_one(table_id, rest, random.Random(1))
    told = client.since_my_turn(table_id, seat)
    assert [one.seat for one in told] == [rest[0].position(table_id).seat]


def test_the_score_is_told_by_source(server: Server) -> None:
    table_id, clients, colours = seated(server)
    score = clients[0].link.ask("GET", f"/tables/{table_id}/score")
    assert sorted(score["tallies"]) == sorted(colours)
    assert score["winners"] == []


def test_what_everybody_waits_for(server: Server) -> None:
    table_id, _, colours = seated(server, "magna_carta")
    due = server.guest().position(table_id).due
    assert sorted(one.seat for one in due) == sorted(colours)
    assert {one.decision for one in due} == {"mulligan"}


def test_the_server_is_ready_and_nothing_is_left_of_its_move(server: Server) -> None:
    link = server.guest().link
    before = [one["id"] for one in link.ask("GET", "/tables", query={"scope": "running"})]
    with urlopen(f"{server.address}/health/ready") as answer:
        assert answer.read() == b'{"status":"ready"}'
    with urlopen(f"{server.address}/metrics") as answer:
        assert b"keepwright_running_tables" in answer.read()
    assert [one["id"] for one in link.ask("GET", "/tables", query={"scope": "running"})] == before
