"""Nobody acts for another's seat, and nobody learns what is hidden from him, by any way."""

from __future__ import annotations

import json
import random
import shutil
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some
from sqlalchemy import select, update

import keepwright as kw
from keepwright.client import Client
from keepwright.engine.notation import Line
from keepwright.engine.view import has_secrets
from keepwright.server.house import House
from keepwright.server.problems import Problem
from keepwright.server.settings import Settings
from keepwright.server.sittings import Standing, owner_of_line
from keepwright.server.store import Store
from keepwright.server.store.schema import event, game_table
from keepwright.server.tables import seats_at
from tests.contract.test_secrets import twin_of
from tests.server.live import Listener
from tests.server.serving import Nursery, Server
from tests.server.tables import ME, OPEN, legal, play_one, seated, whose_turn

LOGGED_SECONDS = 10.0
SECRET_GAMES = [id for id in kw.game_ids() if has_secrets(kw.new_game(id, 2, seed=1))]
COMMANDS: dict[str, dict[str, Any]] = {
    "decisions": {"move": "pass", "expected_seq": 0},
    "preview": {"move": "pass", "expected_seq": 0},
    "undo": {"expected_seq": 0},
    "redo": {"expected_seq": 0},
    "takeback": {"expected_seq": 0},
    "takeback/answer": {"agree": True},
    "hand-over": {},
    "take-back-seat": {},
    "resign": {},
}
THROUGH_EYES = ("/position", "/scenes", "/since-my-turn", "/foresight", "/forecast")
SEEN = ("", *THROUGH_EYES, "/score", "/record", "/chat", "/note")


# ---------------------------------------------------------------- who may do what


@dataclass
class Case:
    """A table of each kind, and everybody who may come to it."""

    server: Server
    people: dict[str, Client | None]
    tables: dict[str, str]
    colours: list[str]


@pytest.fixture(scope="module")
def case(server: Server) -> Case:
    people: dict[str, Client | None] = {
        "host": server.guest(),
        "player": server.guest(),
        "stranger": server.guest(),
        "nobody": None,
    }
    host, player = people["host"], people["player"]
    assert host is not None
    assert player is not None
    tables = {"nowhere": "0123456789abcdef"}
    for public in (True, False):
        for status in ("open", "running"):
            table = host.lay("magna_carta", [ME, OPEN], public=public)
            player.join(table.id, invite=table.invite or "")
            if status == "running":
                host.start(table.id)
            tables[f"{'public' if public else 'private'} {status}"] = table.id
    return Case(server, people, tables, [seat.colour for seat in table.seats])


def asked(case: Case, person: str, method: str, path: str, body: object = None) -> tuple[int, str]:
    """Status and text of the answer to a person."""
    client = case.people[person]
    headers = {} if client is None else {"authorization": f"Bearer {client.link.token}"}
    url = f"{case.server.address}/api/v1{path}"
    answer = httpx.request(method, url, json=body, headers=headers, verify=False)
    return answer.status_code, answer.text


PEOPLE = some.sampled_from(["host", "player", "stranger", "nobody"])
TABLES = some.sampled_from(
    ["public running", "private running", "public open", "private open", "nowhere"]
)
property_test = settings(
    max_examples=40,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


@property_test
@given(
    person=PEOPLE, table=TABLES, seat=some.integers(0, 1), command=some.sampled_from([*COMMANDS])
)
def test_nobody_acts_for_another(
    case: Case, person: str, table: str, seat: int, command: str
) -> None:
    if person == ("host", "player")[seat]:
        return
    table_id, host = case.tables[table], case.people["host"]
    assert host is not None
    before = None if table == "nowhere" else host.table(table_id)
    body = {**COMMANDS[command], "seat": case.colours[seat]}
    status, text = asked(case, person, "POST", f"/tables/{table_id}/{command}", body)
    code = json.loads(text)["code"]
    if person == "nobody":
        assert (status, code) == (401, "not_signed_in")
    elif table == "nowhere" or (table.startswith("private") and person == "stranger"):
        assert (status, code) == (404, "not_found")
    elif table.endswith("open"):
        assert (status, code) in ((409, "table_not_running"), (403, "not_your_seat"))
    else:
        assert (status, code) == (403, "not_your_seat")
    assert before is None or host.table(table_id) == before


@property_test
@given(
    person=some.sampled_from(["stranger", "nobody"]),
    table=some.sampled_from(["private running", "private open"]),
    command=some.sampled_from([*COMMANDS, "join", "leave", "start", "rematch", "chat", *SEEN]),
    seat=some.integers(0, 1),
)
def test_a_private_table_is_as_if_it_were_not_there(
    case: Case, person: str, table: str, command: str, seat: int
) -> None:
    colour = case.colours[seat]
    method = "GET" if command in SEEN else "POST"
    body: Any = {**COMMANDS.get(command, {}), "seat": colour}
    body = {"join": {"colour": colour}, "chat": {"text": "Hello"}}.get(command, body)
    path = f"{command}?seat={colour}" if command in THROUGH_EYES else command
    answers = [
        asked(case, person, method, f"/tables/{case.tables[which]}/{path}".rstrip("/"), body)
        for which in (table, "nowhere")
    ]
    assert answers[0] == answers[1]
    assert answers[0][0] in (401, 404)


@property_test
@given(person=PEOPLE, table=TABLES, seat=some.integers(0, 1), since=some.sampled_from([0, 1, None]))
def test_nobody_looks_through_another_s_eyes(
    case: Case, person: str, table: str, seat: int, since: int | None
) -> None:
    table_id, colour = case.tables[table], case.colours[seat]
    path = f"/tables/{table_id}/position?seat={colour}"
    status, text = asked(case, person, "GET", path + (f"&since={since}" if since else ""))
    staged = f"/tables/{table_id}/scenes?seat={colour}&since={since or 0}"
    expected = 409 if status == 200 and table.endswith("open") else status
    assert asked(case, person, "GET", staged)[0] == expected
    own = person == ("host", "player")[seat]
    if table == "nowhere" or (table.startswith("private") and person in ("stranger", "nobody")):
        assert status == 404
    elif table.endswith("open"):
        assert status == 200
        assert json.loads(text)["view"] is None
    elif own:
        assert json.loads(text)["seat"] == colour
    else:
        assert (status, json.loads(text)["code"]) == (403, "not_your_seat")


@property_test
@given(person=PEOPLE, table=TABLES, seat=some.integers(0, 1))
def test_nobody_foresees_for_another(case: Case, person: str, table: str, seat: int) -> None:
    path = f"/tables/{case.tables[table]}/foresight?seat={case.colours[seat]}"
    status, text = asked(case, person, "GET", path)
    if person == ("host", "player")[seat] and table.endswith("running"):
        assert (status, json.loads(text)["seat"]) == (200, case.colours[seat])
        return
    code = json.loads(text)["code"]
    if person == "nobody":
        assert (status, code) == (401, "not_signed_in")
    elif table == "nowhere" or (table.startswith("private") and person == "stranger"):
        assert (status, code) == (404, "not_found")
    elif table.endswith("open"):
        assert (status, code) in ((409, "table_not_running"), (403, "not_your_seat"))
    else:
        assert (status, code) == (403, "not_your_seat")


# ---------------------------------------------------------------- twins: two real servers


@dataclass
class Twins:
    """Two servers with the same table, which differs only in what one seat alone may know."""

    servers: list[Server]
    table_id: str
    eyes: Client
    owner: Client
    stranger: Client
    colours: list[str]
    last: int


def texts_of(folder: Path, table_id: str) -> tuple[Any, list[Any], list[str]]:
    """The table, its events and its colours in the database of a server that has stopped."""
    store = Store(f"sqlite:///{folder / 'keepwright.db'}")
    with store.read() as connection:
        row = connection.execute(select(game_table).where(game_table.c.id == table_id)).one()
        query = select(event).where(event.c.table_id == table_id).order_by(event.c.seq)
        events = list(connection.execute(query))
        colours = [place.colour for place in seats_at(connection, table_id)]
    store.close()
    return row, events, colours


def rewrite(folder: Path, table_id: str, texts: dict[int, str]) -> None:
    """Change the texts of some events."""
    store = Store(f"sqlite:///{folder / 'keepwright.db'}")
    with store.write() as connection:
        for seq, text in texts.items():
            mine = (event.c.table_id == table_id, event.c.seq == seq)
            connection.execute(update(event).where(*mine).values(text=text))
    store.close()


def other_draws(standing: Standing, owner: int, eyes: int) -> dict[int, str]:
    """Other cards for a seat: the lines that change, by event; the rest of the game stays."""
    record, seats = standing.record, standing.state.seats
    private = [
        number
        for number, line in enumerate(record.lines)
        if owner_of_line(line, standing.events_of(number), seats) == owner and line.who == "*"
    ]
    for number in private[::-1]:
        before = record.replay(number)
        due = before.due
        assert isinstance(due, kw.Chance)
        names = due.things(before)
        drawn = record.lines[number].what.split()[1:]
        for old in drawn:
            for new in {names[thing] for thing in due.pool(before)} - set(drawn):
                lines = list(record.lines)
                for later in [one for one in private if one >= number]:
                    swap = {old: new, new: old}
                    words = record.lines[later].what.split()
                    lines[later] = Line("*", " ".join(swap.get(word, word) for word in words))
                found = kw.Record(record.headers, lines, [])
                if fits(found, standing, eyes):
                    return {
                        standing.seqs[n]: line.text
                        for n, line in enumerate(lines)
                        if line.text != record.lines[n].text
                    }
    raise AssertionError("this seat could have no other cards")


def fits(record: kw.Record, standing: Standing, eyes: int) -> bool:
    """Whether a record is another game that looks the same to these eyes."""
    try:
        state = record.replay()
    except kw.KeepwrightError:
        return False
    same = kw.view(state, eyes).facts == kw.view(standing.state, eyes).facts
    return same and state.digest() != standing.state.digest()


def play_till_cards_are_held(table_id: str, clients: list[Client], owner: str) -> None:
    """Play on until the last seat has cards in hand and others in its pile."""
    dice, decisions = random.Random(2), 0
    while True:
        decisions += 1
        play_one(table_id, clients, dice)
        view = clients[-1].position(table_id).view
        assert view is not None
        mine = view["players"][owner]
        if decisions > 16 and len(mine["hand"]) > 1 and mine["pile"] > 1:
            return


@pytest.fixture(scope="module", params=["drawn", "sealed"])
def twins(
    request: pytest.FixtureRequest, nursery: Nursery, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Twins]:
    folders = [tmp_path_factory.mktemp("one") / "data", tmp_path_factory.mktemp("two") / "data"]
    first = Server(nursery, folders[0]).start()
    table_id, (eyes, owner), colours = seated(first, "magna_carta")
    stranger = first.guest()
    if request.param == "sealed":
        position = owner.position(table_id)
        owner.decide(table_id, colours[1], "keep", position.seq)
    else:
        play_till_cards_are_held(table_id, [eyes, owner], colours[1])
    first.stop()
    row, events, colours = texts_of(folders[0], table_id)
    standing = Standing(row.game, row.options, colours, row.seed)
    standing.hear(events)
    shutil.copytree(folders[0], folders[1])
    if request.param == "sealed":
        texts = {row.seq: f"{colours[1]}: redraw"}
    else:
        texts = other_draws(standing, 1, 0)
    rewrite(folders[1], table_id, texts)
    servers = [Server(nursery, folder).start() for folder in folders]
    yield Twins(servers, table_id, eyes, owner, stranger, colours, row.seq)
    for server in servers:
        server.stop()


def answers(twins: Twins, client: Client | None, method: str, path: str, body: Any = None) -> Any:
    """What both servers answer, to the last byte."""
    headers = {} if client is None else {"authorization": f"Bearer {client.link.token}"}
    found = []
    for server in twins.servers:
        url = f"{server.address}/api/v1{path}"
        answer = httpx.request(method, url, json=body, headers=headers, verify=False)
        found.append((answer.status_code, answer.content))
    return found


def ways(twins: Twins) -> list[str]:
    """All that can be looked at of a table."""
    table = f"/tables/{twins.table_id}"
    found = [f"{table}{way}" for way in ("", "/score", "/record", "/chat")]
    found += [f"{table}/foresight?seat={colour}" for colour in twins.colours]
    found += [f"{table}/forecast?seat={colour}" for colour in twins.colours]
    found += [f"{table}/position?since=0", f"{table}/scenes?since=0", f"{table}/scenes?since=3"]
    found += ["/tables?scope=running", "/tables?scope=mine"]
    found += [f"{table}/position?at={at}&since=0" for at in range(0, twins.last + 1, 3)]
    return found


def test_what_is_hidden_shows_nowhere(twins: Twins) -> None:
    for client in (twins.eyes, twins.stranger, None):
        for way in ways(twins):
            one, two = answers(twins, client, "GET", way)
            assert one == two, way
    differing = [
        way for way in ways(twins) if len(set(answers(twins, twins.owner, "GET", way))) == 2
    ]
    assert any("/position" in way for way in differing)
    assert any("/record" in way for way in differing)
    assert any("/scenes" in way for way in differing)


def test_what_is_hidden_shows_in_no_refusal_and_no_preview(twins: Twins) -> None:
    table = f"/tables/{twins.table_id}"
    colours = [seat.colour for seat in at(twins, twins.eyes, 0).table(twins.table_id).seats]
    position = at(twins, twins.eyes, 0).position(twins.table_id)
    moves = ["fly", "build bank", "keep", "redraw", "build", "place gold_mine", "pay 2 wood"]
    moves += [option.move for option in position.decision.options] if position.decision else []
    for client, seat in ((twins.eyes, 0), (twins.eyes, 1), (twins.stranger, 1)):
        for move in moves:
            body = {"seat": colours[seat], "move": move, "expected_seq": twins.last}
            one, two = answers(twins, client, "POST", f"{table}/preview", body)
            assert one == two, move
            if one[0] == 200:
                continue
            one, two = answers(twins, client, "POST", f"{table}/decisions", body)
            assert one == two, move
            assert one[0] >= 400
    stale = {"seat": colours[0], "move": "pass", "expected_seq": 1}
    one, two = answers(twins, twins.eyes, "POST", f"{table}/decisions", stale)
    assert one == two
    assert json.loads(one[1])["missed"]


def at(twins: Twins, client: Client, number: int) -> Client:
    """The same person at one of the servers."""
    return Client.with_token(twins.servers[number].address, client.link.token)


def test_what_is_hidden_is_told_to_no_listener_and_in_no_log(twins: Twins) -> None:
    for client in (twins.eyes, twins.stranger, None):
        told = []
        for server in twins.servers:
            with Listener(client, server.address, twins.table_id) as listener:
                told.append(listener.next("position"))
        assert told[0] == told[1]
    turns = []
    for number in (0, 1):
        stream = at(twins, twins.eyes, number).turns()
        if at(twins, twins.eyes, number).position(twins.table_id).decision is not None:
            turns.append(next(stream))
        stream.close()  # type: ignore[attr-defined]
    assert turns[:1] == turns[1:]
    for number in (0, 1):
        client = at(twins, twins.eyes, number)
        client.table(twins.table_id)
        client.record(twins.table_id)
    deadline = time.monotonic() + LOGGED_SECONDS  # a request is logged after it is answered
    while logged_at(twins.servers[0]) != logged_at(twins.servers[1]):
        assert time.monotonic() < deadline
        time.sleep(0.1)
    assert len(logged_at(twins.servers[0])) >= 3


def logged_at(server: Server) -> set[str]:
    """The requests in a server's log, without what differs from one to the next."""
    lines = [json.loads(line) for line in server.log.read_text("utf-8").splitlines()]
    return {
        str({name: fact for name, fact in one.items() if name not in ("id", "time", "ms", "trace")})
        for one in lines
        if one["event"] == "request" and one["route"] != "/bot/stream"
    }


def test_what_follows_is_told_in_the_same_way(twins: Twins) -> None:
    """A decision of one's own leads to the same events and the same next question."""
    client = at(twins, twins.eyes, 0)
    if (position := client.position(twins.table_id)).decision is None:
        return
    move = legal(position)[-1]
    told = []
    for number in (0, 1):
        twin = at(twins, twins.eyes, number)
        twin.decide(twins.table_id, position.decision.seat, move, position.seq)
        after = twin.position(twins.table_id, since=position.seq)
        codes = [[(one.code, str(one.facts)) for one in line.events] for line in after.events]
        told.append((after.seq, codes[0], [(one.seat, one.decision) for one in after.due]))
    if position.decision.name != "mulligan":  # which opens what was sealed
        assert told[0] == told[1]


# ---------------------------------------------------------------- twins: any hidden thing


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    one = House(Settings(data=tmp_path_factory.mktemp("twins")))
    yield one
    one.store.close()


def refusal(house: House, table_id: str, person: str, colour: str, move: str, seq: int) -> str:
    """How a decision is refused, or that it is not."""
    try:
        house.moves.decide(table_id, person, colour, move, seq - 1, None)
    except Problem as problem:
        return f"{problem.code} {problem.facts}"
    return "played"


def all_seen(house: House, table_id: str, people: list[str], eyes: int) -> str:
    """All that a person is told of the position on a table."""
    person = people[eyes] if eyes >= 0 else "stranger"
    position = house.seeing.position(table_id, person, since=0)
    found: list[Any] = [position, house.seeing.score(table_id, person)]
    found.append(house.seeing.record(table_id, person))
    found.append(house.lobby.describe_table(person, table_id))
    if eyes >= 0 and position["decision"] is not None:
        seat, seq = position["seat"], position["seq"]
        found.append(house.seeing.foresight(table_id, person, seat))
        found.append(house.seeing.forecast(table_id, person, seat))
        for option in position["decision"]["options"]:
            found.append(refusal(house, table_id, person, seat, option["move"], seq))
            try:
                move = option["move"]
                seen = house.seeing.preview(table_id, person, seat, move, seq)
                found.append((sorted(seen["view"]), len(seen["events"])))
            except (Problem, kw.KeepwrightError) as refused:
                found.append(repr(refused.args))
    return json.dumps(found)


@pytest.mark.parametrize("game", SECRET_GAMES)
def test_positions_that_differ_in_what_is_hidden_are_told_alike(house: House, game: str) -> None:
    people = [house.people.new_guest("en", "test")[0] for _ in range(2)]
    seats = [{"kind": "me", "person": person} for person in people]
    table_id = house.lobby.create(people[0], game, {}, seats, {"kind": "none"}, True)
    house.lobby.start(people[0], table_id)
    dice, chosen, compared = kw.Dice(f"{game} twins"), random.Random(3), 0
    for step in range(60):
        with house.seeing.looking(table_id, people[0]) as looked:
            standing, seq = looked.game, looked.row.seq
        state = standing.state
        if state.over:
            break
        assert standing.sitting is not None
        for eyes in (0, 1, kw.SPECTATOR) if step % 4 == 0 else ():
            twin = twin_of(state, eyes, dice)
            if twin is None or twin.digest() == state.digest():
                continue
            seen = all_seen(house, table_id, people, eyes)
            standing.sitting.state = twin
            assert all_seen(house, table_id, people, eyes) == seen
            standing.sitting.state = state
            compared += 1
        due = standing.due()[0]
        moves = [action.text for action in kw.legal_actions(state, int(due.seat))]
        person, colour = people[int(due.seat)], state.seats[int(due.seat)]
        house.moves.decide(table_id, person, colour, chosen.choice(moves), seq, None)
    assert compared > 5


def test_there_is_something_to_hide() -> None:
    assert len(SECRET_GAMES) >= 2


def test_whose_turn_it_is_does_not_tell_what_can_be_done(server: Server) -> None:
    """A secret decision is asked and waited for even where there is one answer only."""
    table_id, clients, _ = seated(server, "magna_carta")
    dice = random.Random(5)
    for _ in range(60):
        client, position = whose_turn(table_id, clients)
        others = [other.position(table_id) for other in clients if other is not client]
        assert [one.due for one in others] == [position.due] * len(others)
        assert all(one.decision is None or len(position.due) > 1 for one in others)
        play_one(table_id, clients, dice)
