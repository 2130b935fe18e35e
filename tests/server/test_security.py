"""What keeps people safe, route by route: origins, headers, cookies, limits, plain text."""

from __future__ import annotations

import json
import statistics
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from keepwright.client import Link, Refused
from keepwright.server.app import create_app
from keepwright.server.ids import new_id
from keepwright.server.people import DELETED_NAME
from keepwright.server.settings import Settings
from tests.server.conftest import Starter
from tests.server.live import Listener
from tests.server.serving import PLENTY, Server
from tests.server.tables import ME, OPEN, legal, seated, whose_turn

PASSWORD = "a password nobody has"
BIDI = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f"
CONTROL = "\x00\x07\x1b\x7f\x85\u2028\u2029\ufeff\u00ad"


def routes(tmp_path_factory: Any) -> list[tuple[str, str]]:
    """Every method and path of the API."""
    app = create_app(Settings(data=tmp_path_factory))
    paths: dict[str, dict[str, Any]] = app.openapi()["paths"]
    app.state.house.store.close()
    return [(method.upper(), path) for path, methods in paths.items() for method in methods]


@pytest.fixture(scope="module")
def all_routes(tmp_path_factory: pytest.TempPathFactory) -> list[tuple[str, str]]:
    return routes(tmp_path_factory.mktemp("routes"))


@pytest.fixture
def browser(server: Server) -> Iterator[httpx.Client]:
    """A browser with a guest's cookie; it says where its requests come from."""
    with httpx.Client(base_url=server.address, headers={"origin": server.address}) as client:
        assert client.post("/api/v1/people/guest").status_code == 201
        yield client


def filled(path: str) -> str:
    """A path with something for each of its names."""
    names = {"{table_id}": "nowhere", "{person_id}": "nobody", "{session_id}": "none"}
    for name, value in names.items():
        path = path.replace(name, value)
    return path


# ---------------------------------------------------------------- origins and headers


def test_no_other_site_changes_anything(
    server: Server, browser: httpx.Client, all_routes: list[tuple[str, str]]
) -> None:
    changing = [route for route in all_routes if route[0] != "GET"]
    assert len(changing) > 15
    foreign: list[dict[str, str]] = [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": server.address, "sec-fetch-site": "cross-site"},
        {"origin": server.address, "sec-fetch-site": "same-site"},
        {"origin": "https://evil.example", "authorization": "Basic YTpi"},
    ]
    for method, path in changing:
        for headers in foreign:
            answer = browser.request(method, filled(path), headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "wrong_origin"), path
    del browser.headers["origin"]
    for method, path in changing:
        assert browser.request(method, filled(path)).json()["code"] == "wrong_origin"
    browser.headers["origin"] = server.address
    assert browser.get("/api/v1/people/me").status_code == 200


def test_no_other_site_listens(server: Server) -> None:
    table_id, _, _ = seated(server)
    host = f"127.0.0.1:{server.port}"
    with httpx.Client() as plain:
        asked = {
            "host": host,
            "connection": "upgrade",
            "upgrade": "websocket",
            "sec-websocket-version": "13",
            "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
        }
        url = f"{server.address}/api/v1/tables/{table_id}/live"
        answer = plain.get(url, headers={**asked, "origin": "https://evil.example"})
        assert answer.status_code == 403


def test_every_answer_keeps_a_browser_safe(
    browser: httpx.Client, all_routes: list[tuple[str, str]]
) -> None:
    more = [("GET", "/api/v1/openapi.json"), ("GET", "/nowhere"), ("PUT", "/api/v1/games")]
    seen = set()
    for method, path in [*all_routes, *more]:
        if path.endswith("/stream"):
            continue
        answer = browser.request(method, filled(path), json={})
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"
        assert "access-control-allow-origin" not in answer.headers
        assert answer.headers["x-request-id"]
        assert answer.status_code < 500
        seen.add(answer.headers["x-request-id"])
        if path.endswith(("/log-out", "/people/me")):
            browser.post("/api/v1/people/guest")
    assert len(seen) > 30


def test_one_page_may_be_a_frame_elsewhere(server: Server) -> None:
    framed = httpx.get(f"{server.address}/embed").headers["content-security-policy"]
    assert "frame-ancestors *" in framed
    assert "connect-src 'self';" in framed
    for path in ("/", "/embed/", "/embedded", "/study", "/api/v1/games"):
        policy = httpx.get(f"{server.address}{path}").headers["content-security-policy"]
        assert "frame-ancestors 'none'" in policy


def test_who_has_not_come_in_is_told_so(server: Server, all_routes: list[tuple[str, str]]) -> None:
    told = []
    bodies = {"text": "x", "label": "x", "seat": "blue", "expected_seq": 0}
    with httpx.Client(base_url=server.address) as nobody:
        for method, path in all_routes:
            if method != "GET" and not path.endswith(("/guest", "/log-in")):
                code = nobody.request(method, filled(path), json=bodies).json()["code"]
                assert code in ("not_signed_in", "invalid"), path
                told.append(code)
        for path in ("/people/me", "/people/me/sessions", "/bot/stream", "/tables/x/note"):
            assert nobody.get(f"/api/v1{path}").json()["code"] == "not_signed_in"
        wrong = {"authorization": "Bearer wrong"}
        assert nobody.get("/api/v1/games").status_code == 200
        assert nobody.get("/api/v1/tables", headers=wrong).status_code == 401
    assert told.count("not_signed_in") > 10


# ---------------------------------------------------------------- cookies and sessions


def flags_of(answer: httpx.Response) -> list[str]:
    """What a cookie is marked with."""
    parts = answer.headers["set-cookie"].lower().split("; ")[1:]
    return sorted(part for part in parts if not part.startswith("max-age"))


def test_no_script_reads_the_cookie(server: Server) -> None:
    answer = httpx.post(f"{server.address}/api/v1/people/guest")
    assert flags_of(answer) == ["httponly", "path=/", "samesite=lax"]
    assert "strict-transport-security" not in answer.headers


def test_behind_https_the_cookie_stays_there(start: Starter) -> None:
    server = start(public_url="https://castle.example")
    url = f"{server.address}/api/v1/people/guest"
    answer = httpx.post(url, headers={"origin": "https://castle.example"})
    assert flags_of(answer) == ["httponly", "path=/", "samesite=lax", "secure"]
    assert "max-age" in answer.headers["strict-transport-security"]


def test_sessions_are_listed_and_end_when_they_are_revoked(server: Server) -> None:
    browser, program = Link(server.address), Link(server.address)
    browser.ask("POST", "/people/guest")
    token = browser.ask("POST", "/people/me/tokens", {"label": "my bot"})["token"]
    program.token = token
    listed = browser.ask("GET", "/people/me/sessions")
    assert sorted((one["kind"], one["current"]) for one in listed) == [
        ("browser", True),
        ("token", False),
    ]
    assert token not in json.dumps(listed)
    stranger = server.guest()
    ids = {one["kind"]: one["id"] for one in listed}
    with pytest.raises(Refused, match="not_found"):
        stranger.link.ask("DELETE", f"/people/me/sessions/{ids['token']}")
    assert program.ask("GET", "/people/me")
    browser.ask("DELETE", f"/people/me/sessions/{ids['token']}")
    with pytest.raises(Refused, match="not_signed_in"):
        program.ask("GET", "/people/me")
    browser.ask("POST", "/people/log-out")
    browser.cookie = f"keepwright={browser.cookie.partition('=')[2]}"
    with pytest.raises(Refused, match="not_signed_in"):
        browser.ask("GET", "/people/me")


def test_an_ended_session_no_longer_opens_anything(server: Server) -> None:
    link = Link(server.address)
    link.ask("POST", "/people/guest")
    kept = link.cookie
    link.ask("POST", "/people/log-out")
    link.cookie = kept
    with pytest.raises(Refused, match="not_signed_in"):
        link.ask("GET", "/people/me")


# ---------------------------------------------------------------- accounts


def claimed(server: Server, name: str) -> Link:
    """A person with an account."""
    link = Link(server.address)
    link.ask("POST", "/people/guest")
    link.ask("POST", "/people/claim", {"name": name, "password": PASSWORD})
    return link


def test_a_name_is_one_person_s(server: Server) -> None:
    claimed(server, "Straße")
    for name in ("STRASSE", "straße", "ｓｔｒａｓｓｅ"):
        with pytest.raises(Refused, match="name_taken"):
            claimed(server, name)
        with pytest.raises(Refused, match="name_taken"):
            server.guest().rename(name)


def test_an_account_is_claimed_once(server: Server) -> None:
    link = claimed(server, "Once")
    with pytest.raises(Refused, match="not_allowed"):
        link.ask("POST", "/people/claim", {"name": "Twice", "password": PASSWORD})
    with pytest.raises(Refused, match="weak_password"):
        server.guest().link.ask("POST", "/people/claim", {"name": "Short", "password": "short"})


def test_a_wrong_name_and_a_wrong_password_are_told_alike(server: Server) -> None:
    known = f"Known {new_id()[:6]}"
    claimed(server, known)
    answers = set()
    times: dict[str, list[float]] = {known: [], "Unknown": []}
    with httpx.Client(base_url=server.address) as client:
        for _ in range(6):  # in turn, so that a busy moment is one for both
            for name, took in times.items():
                body = {"name": name, "password": "not the password"}
                began = time.perf_counter()
                answer = client.post("/api/v1/people/log-in", json=body)
                took.append(time.perf_counter() - began)
                answers.add((answer.status_code, answer.text))
    assert len(answers) == 1
    assert {status for status, _ in answers} == {401}
    of_known, of_unknown = (statistics.median(sorted(took)[:3]) for took in times.values())
    assert 1 / 1.6 < of_known / of_unknown < 1.6


def test_who_is_forgotten_leaves_his_games_under_a_neutral_name(server: Server) -> None:
    link = claimed(server, "Forgotten")
    rival = server.guest()
    laid = link.ask("POST", "/tables", {"game": "caylus", "seats": [ME, OPEN]})["id"]
    played = link.ask("POST", "/tables", {"game": "caylus", "seats": [ME, OPEN]})["id"]
    rival.join(played)
    link.ask("POST", f"/tables/{played}/start")
    link.ask("POST", f"/tables/{played}/chat", {"text": "Good luck"})
    link.ask("DELETE", "/people/me")
    with pytest.raises(Refused, match="not_found"):
        rival.table(laid)
    table = rival.table(played)
    assert table.seats[0].name == DELETED_NAME
    assert [seat.resigned for seat in table.seats] == [True, False]
    assert "Forgotten" not in json.dumps(rival.link.ask("GET", f"/tables/{played}/chat"))
    score = rival.position(played).score
    assert score is not None
    assert score.winners == [table.seats[1].colour]
    assert rival.record(played)
    with pytest.raises(Refused, match="not_signed_in"):
        link.ask("GET", "/people/me")
    with pytest.raises(Refused, match="bad_credentials"):
        Link(server.address).ask(
            "POST", "/people/log-in", {"name": "Forgotten", "password": PASSWORD}
        )
    claimed(server, "Forgotten")


# ---------------------------------------------------------------- limits


def test_no_body_is_longer_than_allowed(server: Server, browser: httpx.Client) -> None:
    most = 64 * 1024
    path = "/api/v1/people/log-in"
    answer = browser.post(path, content=b" " * (most + 1))
    assert (answer.status_code, answer.json()["code"]) == (413, "body_too_large")

    def endless() -> Iterator[bytes]:
        for _ in range(20):
            yield b" " * 8192

    answer = browser.post(path, content=endless(), headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (413, "body_too_large")


def come_in(client: httpx.Client) -> httpx.Response:
    """Come in as somebody new."""
    client.cookies.clear()
    return client.post("/people/guest")


def test_nobody_asks_too_often(start: Starter) -> None:
    limits = {**PLENTY, "requests_per_minute": 20, "guests_per_minute": 2, "sign_ins_per_minute": 3}
    server = start(limits=limits)
    body = {"name": "Ida", "password": "x"}
    with httpx.Client(base_url=f"{server.address}/api/v1") as client:
        guests = [come_in(client) for _ in range(3)]
        assert [answer.status_code for answer in guests] == [201, 201, 429]
        assert int(guests[-1].headers["retry-after"]) > 0
        client.cookies.clear()
        tries = [client.post("/people/log-in", json=body).status_code for _ in range(4)]
        assert tries == [401, 401, 401, 429]
        rest = [client.get("/games").status_code for _ in range(30)]
        assert rest[0] == 200
        assert 429 in rest


def test_nobody_lays_too_many_tables(start: Starter) -> None:
    client = start(limits={**PLENTY, "tables_per_person": 2}).guest()
    for _ in range(2):
        client.lay("caylus", [ME, OPEN])
    with pytest.raises(Refused, match="too_many_tables"):
        client.lay("caylus", [ME, OPEN])


# ---------------------------------------------------------------- plain text


@pytest.mark.parametrize("letter", [*BIDI, *CONTROL], ids=lambda letter: f"U+{ord(letter):04X}")
def test_what_does_not_show_is_not_written(server: Server, letter: str) -> None:
    client = server.guest()
    table_id = client.lay("caylus", [ME, ME]).id
    text = f"a{letter}b"
    tries = [
        ("PATCH", "/people/me", {"name": text}, "bad_name"),
        ("POST", "/people/claim", {"name": text, "password": PASSWORD}, "bad_name"),
        ("POST", "/people/me/tokens", {"label": text}, "bad_text"),
        ("POST", f"/tables/{table_id}/chat", {"text": text}, "bad_text"),
        ("PUT", f"/tables/{table_id}/note", {"text": text}, "bad_text"),
    ]
    for method, path, body, code in tries:
        with pytest.raises(Refused, match="invalid" if letter == "\x00" else code):
            client.link.ask(method, path, body)


def test_letters_of_all_languages_and_faces_are_written(server: Server) -> None:
    client = server.guest()
    for name in ("Győző", "Μαρία", "木子", "👩‍🌾 Ida", "O'Brien"):
        assert client.rename(name).name == name
    for name in ("", "   ", "a\nb", "x" * 25):
        with pytest.raises(Refused, match="bad_name"):
            client.rename(name)
    table_id = client.lay("caylus", [ME, ME]).id
    client.say(table_id, "two\nlines")
    with pytest.raises(Refused, match="bad_text"):
        client.say(table_id, "x" * 501)


# ---------------------------------------------------------------- the log


def test_the_log_tells_no_secrets(start: Starter) -> None:
    server = start()
    link = claimed(server, "Logged")
    token = link.ask("POST", "/people/me/tokens", {"label": "label word"})["token"]
    table_id, clients, _ = seated(server, "magna_carta", public=False)
    clients[0].say(table_id, "a chat word")
    clients[0].link.ask("PUT", f"/tables/{table_id}/note", {"text": "a note word"})
    table = clients[0].table(table_id)
    clients[0].link.ask("GET", f"/tables/{table_id}", query={"invite": table.invite})
    with pytest.raises(Refused):
        Link(server.address).ask("POST", "/people/log-in", {"name": "x", "password": "wrong word"})
    client, position = whose_turn(table_id, clients)
    assert position.seat is not None
    client.decide(table_id, position.seat, legal(position)[0], position.seq, "key word")
    with Listener(clients[0], server.address, table_id) as listener:
        listener.next("position")
    server.stop()
    log = server.log.read_text(encoding="utf-8")
    lines = [json.loads(line) for line in log.splitlines()]
    assert sum(line["event"] == "request" for line in lines) > 10
    words = [PASSWORD, token, link.cookie.partition("=")[2], "word", clients[0].link.token]
    words.append(str(table.invite))
    assert [word for word in words if word in log] == []
