"""A decision counts once, however often, in whatever order and from wherever it is sent."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable, Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from keepwright.client import Client, Refused
from tests.server.serving import Nursery, Server
from tests.server.tables import legal, play_one, seated, whose_turn

Answer = tuple[int, str]  # the number of the last event, or the code of a refusal


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def shared(
    request: pytest.FixtureRequest, nursery: Nursery, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A server on each kind of database."""
    made: Callable[[str], str] = request.getfixturevalue("new_database")
    folder = tmp_path_factory.mktemp("once")
    one = Server(nursery, folder, made(request.param)).start()
    yield one
    one.stop()


def send(client: Client, table_id: str, body: dict[str, object]) -> Answer:
    """Send a decision on a connection of its own."""
    twin = Client.with_token(client.link.address.geturl(), client.link.token)
    try:
        return twin.link.ask("POST", f"/tables/{table_id}/decisions", body)["seq"], ""
    except Refused as refused:
        missed = [one.seq for one in refused.problem.missed]
        return 0, f"{refused.code} {missed[-1] - refused.problem.facts['seq']}"


def sent_together(client: Client, table_id: str, bodies: list[dict[str, object]]) -> list[Answer]:
    """Send all at once, from as many connections."""
    answers: list[Answer] = [(0, "")] * len(bodies)

    def one(number: int) -> None:
        answers[number] = send(client, table_id, bodies[number])

    threads = [threading.Thread(target=one, args=(number,)) for number in range(len(bodies))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return answers


@settings(
    max_examples=15,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(
    times=some.lists(some.integers(1, 5), min_size=2, max_size=2),
    order=some.randoms(use_true_random=False),
    at_once=some.booleans(),
)
def test_exactly_one_event(
    shared: Server, times: list[int], order: random.Random, at_once: bool
) -> None:
    """Two windows of one person decide differently; each sends again and again."""
    table_id, clients, _ = seated(shared)
    for _ in range(order.randrange(3)):
        play_one(table_id, clients, order)
    client, position = whose_turn(table_id, clients)
    assert position.decision is not None
    moves = order.sample(legal(position), 2)
    bodies: list[dict[str, object]] = [
        {
            "seat": position.decision.seat,
            "move": moves[window],
            "expected_seq": position.seq,
            "key": f"window {window}",
        }
        for window in (0, 1)
        for _ in range(times[window])
    ]
    order.shuffle(bodies)
    if at_once:
        answers = sent_together(client, table_id, bodies)
    else:
        answers = [send(client, table_id, body) for body in bodies]
    after = client.position(table_id, since=position.seq)
    lines = [one.text for one in after.events if one.seat == position.decision.seat]
    assert len(lines) == 1
    for body, (seq, code) in zip(bodies, answers, strict=True):
        played = lines[0] == f"{body['seat']}: {body['move']}"
        assert code == ("" if played else "stale 0")  # with all that was missed
        assert (seq >= after.seq) == played


def test_the_loser_is_told_what_he_missed(shared: Server) -> None:
    table_id, clients, _ = seated(shared)
    client, position = whose_turn(table_id, clients)
    assert position.decision is not None
    seat, (first, second) = position.decision.seat, legal(position)[:2]
    client.decide(table_id, seat, first, position.seq)
    with pytest.raises(Refused) as refused:
        client.decide(table_id, seat, second, position.seq)
    assert refused.value.problem.status == 409
    told = client.position(table_id, since=position.seq)
    assert refused.value.problem.missed == told.events
    assert told.events[0].text == f"{seat}: {first}"


def test_a_key_stands_for_one_decision(shared: Server) -> None:
    table_id, clients, _ = seated(shared)
    client, position = whose_turn(table_id, clients)
    assert position.decision is not None
    seat, (first, second) = position.decision.seat, legal(position)[:2]
    client.decide(table_id, seat, first, position.seq, "key")
    with pytest.raises(Refused, match="key_reused"):
        client.decide(table_id, seat, second, position.seq, "key")


def test_two_people_may_use_the_same_key(shared: Server) -> None:
    table_id, clients, _ = seated(shared)
    for _ in range(2):
        client, position = whose_turn(table_id, clients)
        assert position.decision is not None
        client.decide(table_id, position.decision.seat, legal(position)[-1], position.seq, "same")
    assert client.position(table_id, since=position.seq).events[0].text
