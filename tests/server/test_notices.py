"""Who is waited for and does not look is written to: once a table, until he has looked."""

from __future__ import annotations

import asyncio
import base64
import json
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from sqlalchemy import select

from keepwright.client import Client, Refused
from keepwright.server.house import House
from keepwright.server.notices import Notices
from keepwright.server.settings import Mail, Settings
from keepwright.server.store.schema import push, seat
from tests.server.conftest import Starter
from tests.server.serving import Server, free_port
from tests.server.sinks import Browser, MailSink, PushSink, plain, silent_port
from tests.server.tables import ME, legal, play_one, seated, until, whose_turn

ADDRESS = "https://play.example.org"


@pytest.fixture
def mails() -> Iterator[MailSink]:
    with MailSink().open() as sink:
        yield sink


@pytest.fixture
def service() -> Iterator[PushSink]:
    with PushSink().open() as sink:
        yield sink


def house_with(folder: Path, database: str, mail_port: int, **changes: Any) -> House:
    """A house that looks for people who are waited for only when it is told to."""
    mail = Mail(host="127.0.0.1", port=mail_port, sender="tables@example.org")
    given: dict[str, Any] = {"notice_after": 0.0, "public_url": ADDRESS, "mail": mail, **changes}
    return House(Settings(data=folder, database=database, **given))


@pytest.fixture
def house(tmp_path: Path, database: str, mails: MailSink) -> Iterator[House]:
    found = house_with(tmp_path, database, mails.port, push_to_private=True)
    yield found
    found.store.close()


def person(house: House, **wishes: Any) -> str:
    """Somebody who wants notices."""
    person_id, _ = house.people.new_guest("en", "test")
    house.people.change(person_id, wishes)
    return person_id


def waited_for(house: House, person_id: str, seats: int = 1, game: str = "caylus") -> str:
    """A table where this person is to decide, with all its seats."""
    places = [{"kind": "me"}] * max(2, seats)
    table_id = house.lobby.create(person_id, game, {}, places, {"kind": "none"}, True)
    house.lobby.start(person_id, table_id)
    return table_id


def round_of(house: House) -> None:
    """Look once, and tell everybody who is to be told."""
    for rows in house.notices.look():
        house.notices.tell(rows)


def noticed(house: House, table_id: str) -> list[bool]:
    with house.store.read() as connection:
        query = select(seat.c.noticed_at).where(
            seat.c.table_id == table_id, seat.c.due_since.is_not(None)
        )
        return [row.noticed_at is not None for row in connection.execute(query)]


# ---------------------------------------------------------------- e-mail


def test_one_mail_for_all_tables_until_they_are_visited(house: House, mails: MailSink) -> None:
    ida = person(house, mail="ida@example.org", mail_notices=True, language="de")
    first, second = waited_for(house, ida), waited_for(house, ida, game="magna_carta")
    round_of(house)
    round_of(house)
    (mail,) = mails.mails
    assert mail["to"] == "ida@example.org"
    assert mail["from"] == "tables@example.org"
    assert mail["auto-submitted"] == "auto-generated"
    assert str(mail["subject"]).startswith("Du bist an 2 Tischen am Zug: ")
    text = mail.get_content()
    for table_id in (first, second):
        assert text.count(f"{ADDRESS}/tables/{table_id}") == 1
    seq = house.lobby.describe_table(ida, first)["seq"]
    house.seeing.visit(first, ida, seq)
    round_of(house)
    assert len(mails.mails) == 1, "who has looked knows that it is his turn"
    position = house.seeing.position(first, ida)
    colour = position["due"][0]["seat"]
    move = next(
        o["move"]
        for o in house.seeing.position(first, ida, colour)["decision"]["options"]
        if o["legal"]
    )
    house.moves.decide(first, ida, colour, move, seq, None)
    round_of(house)
    assert len(mails.mails) == 2
    assert str(mails.mails[1]["subject"]) == "Du bist am Zug: Caylus"
    assert second not in mails.mails[1].get_content()


def test_who_decides_without_looking_is_told_anew(house: House, mails: MailSink) -> None:
    ida = person(house, mail="ida@example.org", mail_notices=True)
    table_id = waited_for(house, ida)
    round_of(house)
    assert noticed(house, table_id) == [True]
    position = house.seeing.position(table_id, ida)
    colour = position["due"][0]["seat"]
    asked = house.seeing.position(table_id, ida, colour)["decision"]["options"]
    move = next(option["move"] for option in asked if option["legal"])
    house.moves.decide(table_id, ida, colour, move, position["seq"], None)
    assert noticed(house, table_id) == [False]
    round_of(house)
    assert len(mails.mails) == 2


@pytest.mark.parametrize(
    "wishes",
    [
        {"mail": "ida@example.org", "mail_notices": False},
        {"mail": None, "mail_notices": True},
        {"push_notices": True},
    ],
)
def test_who_does_not_want_it_or_cannot_be_reached_is_not_told(
    house: House, mails: MailSink, wishes: dict[str, Any]
) -> None:
    table_id = waited_for(house, person(house, **wishes))
    round_of(house)
    assert mails.mails == []
    assert noticed(house, table_id) == [False]


def test_bots_and_the_banned_and_the_patient_are_not_told(house: House, mails: MailSink) -> None:
    ida = person(house, mail="ida@example.org", mail_notices=True)
    table_id = waited_for(house, ida)
    for place in house.lobby.describe_table(ida, table_id)["seats"]:
        house.moves.hand_over(table_id, ida, place["colour"])
    bob = person(house, mail="bob@example.org", mail_notices=True)
    waited_for(house, bob)
    house.people.ban(bob, True)
    round_of(house)
    assert mails.mails == []


def test_nobody_is_told_before_he_was_waited_for_a_while(
    tmp_path: Path, database: str, mails: MailSink
) -> None:
    house = house_with(tmp_path, database, mails.port, notice_after=0.5)
    ida = person(house, mail="ida@example.org", mail_notices=True)
    waited_for(house, ida)
    round_of(house)
    assert mails.mails == []
    time.sleep(0.6)
    round_of(house)
    assert len(mails.mails) == 1
    house.store.close()


@pytest.mark.parametrize("where", ["table", "*"])
def test_who_has_the_table_open_has_seen_it(house: House, mails: MailSink, where: str) -> None:
    ida = person(house, mail="ida@example.org", mail_notices=True)
    table_id = waited_for(house, ida)
    hub = type(house.hub)(house.store, house.people.still_open)
    elsewhere = Notices(house.store, hub, house.notices.ways, house.settings, house.metrics)

    async def listen() -> None:
        with house.hub.listening(ida, table_id if where == "table" else where):
            assert house.notices.look() == []

    asyncio.run(listen())
    assert elsewhere.look() == [], "also a process where he is not present knows it"
    assert mails.mails == []


def test_two_processes_do_not_write_twice(house: House, mails: MailSink) -> None:
    ida = person(house, mail="ida@example.org", mail_notices=True)
    waited_for(house, ida)
    (mine,), (theirs,) = house.notices.look(), house.notices.look()
    house.notices.tell(mine)
    house.notices.tell(theirs)
    assert len(mails.mails) == 1


@pytest.mark.parametrize("address", ["nobody@example.org", "a@b\udcff", "x,y@z", "<a@b>"])
def test_an_address_that_is_refused_is_not_tried_again(
    house: House, mails: MailSink, address: str
) -> None:
    ida = person(house, mail_notices=True, mail="later@example.org")
    table_id = waited_for(house, ida)
    (rows,) = house.notices.look()
    house.notices.tell([Changed(row, mail=address) for row in rows])
    assert mails.mails == []
    assert noticed(house, table_id) == [True]


class Changed:
    """A row in which something is different."""

    def __init__(self, row: Any, **changes: Any) -> None:
        self._row = row
        self.__dict__.update(changes)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._row, name)


def test_a_mail_server_that_is_away_is_tried_again_later(tmp_path: Path, database: str) -> None:
    port = free_port()
    house = house_with(tmp_path, database, port)
    ida = person(house, mail="ida@example.org", mail_notices=True)
    bob = person(house, mail="bob@example.org", mail_notices=True)
    table_id = waited_for(house, ida)
    waited_for(house, bob)
    house.notices.tell(house.notices.look()[0])
    assert noticed(house, table_id) == [False]
    assert house.notices.look() == [], "the mail server rests, for everybody"
    assert b'keepwright_notices_total{outcome="failed",way="mail"} 1.0' in house.metrics.text()
    again = Notices(house.store, house.hub, house.notices.ways, house.settings, house.metrics)
    sink = MailSink()
    sink.port = port  # type: ignore[misc]  # where the house looks for it
    with sink.open():
        for rows in again.look():
            again.tell(rows)
    assert sorted(str(mail["to"]) for mail in sink.mails) == ["bob@example.org", "ida@example.org"]
    house.store.close()


# ---------------------------------------------------------------- web push


def test_a_browser_can_read_what_the_server_signed(house: House, service: PushSink) -> None:
    browser = Browser()
    ida = person(house, push_notices=True, language="it")
    house.pushes.subscribe(ida, f"{service.address}/one", **browser.keys)
    table_id = waited_for(house, ida)
    round_of(house)
    round_of(house)
    ((path, headers, body),) = service.posts
    assert path == "/one"
    assert headers["content-encoding"] == "aes128gcm"
    assert int(headers["ttl"]) > 0
    told = browser.read(body)
    assert told["title"] == "Tocca a te: Caylus"
    assert told["url"] == f"{ADDRESS}/tables/{table_id}"
    claims = signed(headers["authorization"], house.pushes.public_key)
    assert claims["aud"] == service.address
    assert claims["sub"] == ADDRESS
    assert time.time() < claims["exp"] <= time.time() + 24 * 3600


def signed(header: str, public_key: str) -> Any:
    """The claims of a VAPID header, if this key signed them (RFC 8292)."""
    scheme, _, rest = header.partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert parts["k"] == public_key
    text, _, signature = parts["t"].rpartition(".")
    raw = decoded(signature)
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(public_key))
    pair = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    key.verify(pair, text.encode(), ec.ECDSA(hashes.SHA256()))
    return json.loads(decoded(text.partition(".")[2]))


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def test_the_server_s_key_stays_the_same(house: House, tmp_path: Path) -> None:
    before = house.pushes.public_key
    again = House(house.settings)
    assert again.pushes.public_key == before
    again.store.close()


def browsers_of(house: House, person_id: str) -> int:
    with house.store.read() as connection:
        return len(connection.execute(select(push).where(push.c.person_id == person_id)).all())


def test_a_browser_that_is_gone_is_forgotten(house: House, service: PushSink) -> None:
    ida = person(house, push_notices=True)
    house.pushes.subscribe(ida, f"{service.address}/gone", **Browser().keys)
    table_id = waited_for(house, ida)
    service.status = 410
    round_of(house)
    assert len(service.posts) == 1
    assert browsers_of(house, ida) == 0
    assert noticed(house, table_id) == [True]


@pytest.mark.parametrize("status", [500, 302])
def test_a_push_service_in_trouble_is_tried_again_and_sends_us_nowhere(
    house: House, service: PushSink, status: int
) -> None:
    ida, bob = (person(house, push_notices=True) for _ in range(2))
    house.pushes.subscribe(ida, f"{service.address}/ida", **Browser().keys)
    house.pushes.subscribe(bob, f"{service.address}/bob", **Browser().keys)
    table_id = waited_for(house, ida)
    service.status = status
    round_of(house)
    assert [path for path, *_ in service.posts] == ["/ida"]
    assert noticed(house, table_id) == [False]
    assert house.notices.look() == []
    service.status = 201
    waited_for(house, bob)
    round_of(house)
    assert [path for path, *_ in service.posts] == ["/ida", "/bob"], "only Ida has to wait"


def test_nobody_has_us_write_to_our_own_network(
    tmp_path: Path, mails: MailSink, service: PushSink
) -> None:
    house = house_with(tmp_path, "", mails.port)
    ida = person(house, push_notices=True)
    house.pushes.subscribe(ida, service.address, **Browser().keys)
    waited_for(house, ida)
    round_of(house)
    assert service.posts == []
    house.store.close()


# ---------------------------------------------------------------- on a server


def play_turn(client: Client, table_id: str, dice: random.Random) -> None:
    """Decide till it is somebody else's turn; whoever plays looks at the table."""
    while (position := client.position(table_id)).decision is not None:
        seat_due = position.decision.seat
        client.decide(table_id, seat_due, dice.choice(legal(position)), position.seq)


def test_a_person_chooses_and_is_told(start: Starter, mails: MailSink) -> None:
    mail = {"host": "127.0.0.1", "port": mails.port, "sender": "tables@example.org"}
    server = start(mail=mail, notice_after=0.2, notice_every=0.1)
    table_id, clients, _ = seated(server)
    dice = random.Random(1)
    bob, _ = whose_turn(table_id, clients)
    (ida,) = [client for client in clients if client is not bob]
    wishes = {"mail": "ida@example.org", "mail_notices": True, "language": "hu"}
    ida.link.ask("PATCH", "/people/me", wishes)
    play_turn(bob, table_id, dice)
    assert ida.position(table_id).decision is not None
    time.sleep(0.5)
    assert mails.mails == [], "she has looked"
    play_turn(ida, table_id, dice)
    play_turn(bob, table_id, dice)
    (told,) = until(lambda: mails.mails)
    assert str(told["subject"]) == "Te jössz: Caylus"
    assert f"{server.address}/tables/{table_id}" in told.get_content()


def test_a_dead_mail_server_slows_nobody(start: Starter) -> None:
    with silent_port() as port:
        mail = {"host": "127.0.0.1", "port": port, "sender": "tables@example.org"}
        server = start(mail=mail, notice_after=0.0, notice_every=0.05)
        ida = server.guest()
        ida.link.ask("PATCH", "/people/me", {"mail": "ida@example.org", "mail_notices": True})
        for _ in range(5):
            ida.start(ida.lay("caylus", [ME, ME]).id)
        time.sleep(0.3)  # by now the server waits for a greeting
        table_id, clients, _ = seated(server)
        dice, longest = random.Random(1), 0.0
        for _ in range(20):
            began = time.monotonic()
            play_one(table_id, clients, dice)
            longest = max(longest, time.monotonic() - began)
        assert longest < 2.0


def test_browsers_are_made_known(server: Server) -> None:
    ida, bob = server.guest(), server.guest()
    key = ida.link.ask("GET", "/push/key")["key"]
    assert len(decoded(key)) == 65
    browser = {"endpoint": "https://push.example.org/x", "keys": Browser().keys}
    push_id = ida.link.ask("POST", "/people/me/push", browser)["id"]
    with pytest.raises(Refused, match="not_found"):
        bob.link.ask("DELETE", f"/people/me/push/{push_id}")
    assert bob.link.ask("POST", "/people/me/push", browser)["id"] == push_id
    with pytest.raises(Refused, match="not_found"):
        ida.link.ask("DELETE", f"/people/me/push/{push_id}")
    bob.link.ask("DELETE", f"/people/me/push/{push_id}")


@pytest.mark.parametrize(
    "changes",
    [
        {"endpoint": "http://push.example.org/x"},
        {"endpoint": "file:///etc/passwd"},
        {"keys": {"p256dh": "AAAA", "auth": plain(bytes(16))}},
        {"keys": {**Browser().keys, "auth": plain(bytes(15))}},
        {"keys": {"p256dh": "!!!", "auth": "???"}},
        {"keys": {}},
    ],
)
def test_what_is_no_browser_is_refused(server: Server, changes: dict[str, Any]) -> None:
    browser = {"endpoint": "https://push.example.org/x", "keys": Browser().keys, **changes}
    with pytest.raises(Refused, match="invalid"):
        server.guest().link.ask("POST", "/people/me/push", browser)


def test_one_person_has_so_many_browsers(server: Server) -> None:
    ida = server.guest()
    for number in range(10):
        browser = {"endpoint": f"https://push.example.org/{number}", "keys": Browser().keys}
        ida.link.ask("POST", "/people/me/push", browser)
    ida.link.ask("POST", "/people/me/push", browser)  # the same again
    more = {**browser, "endpoint": "https://push.example.org/more"}
    with pytest.raises(Refused, match="too_many_subscriptions"):
        ida.link.ask("POST", "/people/me/push", more)
