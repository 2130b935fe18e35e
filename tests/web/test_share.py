"""Sharing: any record is opened and looked through; links, pictures and frames hold a game."""

from __future__ import annotations

import http.server
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import keepwright as kw
from keepwright.engine.chance import Dice
from keepwright.engine.sitting import Sitting
from tests.server.serving import Server
from tests.web.conftest import Visit
from tests.web.person import Person
from tests.web.test_access import findings


def game_of(game: str, seats: list[str], decisions: int) -> str:
    """The record of a game that was played at random, to the end or as far as that."""
    sitting, dice = Sitting.begin(game, seats, seed=3), Dice(5)
    for _ in range(decisions):
        if sitting.state.over:
            break
        seat = int(kw.seats_due(sitting.state)[0])
        moves = kw.legal_actions(sitting.state, seat)
        sitting.play(f"{sitting.state.seats[seat]}: {moves[dice.below(len(moves))].text}")
    return sitting.record.write()


def opened(person: Person, record: str) -> None:
    """Paste a record and open it."""
    person.open("/study")
    person.page.locator("textarea").fill(record)
    person.page.locator("form button[type=submit]").first.click()
    person.page.wait_for_selector("[data-events]")


@pytest.fixture
def elsewhere() -> Iterator[str]:
    """Another site, whose page is this."""

    class Site(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("content-type", "text/html")
            self.end_headers()
            self.wfile.write(b"<!doctype html><title>a club</title><div id=here></div>")

        def log_message(self, *said: Any) -> None:
            """Nothing is logged."""

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Site) as site:
        threading.Thread(target=site.serve_forever, daemon=True).start()
        yield f"http://localhost:{site.server_port}/"
        site.shutdown()


def test_any_record_is_opened_and_looked_through(visit: Visit, tmp_path: Path) -> None:
    person = visit(bypass_csp=True)
    record = game_of("magna_carta", ["blue", "red"], 9_999)
    person.open("/study")
    assert findings(person) == []
    person.page.locator("textarea").fill("red: fly")
    person.page.locator("form button[type=submit]").first.click()
    person.page.get_by_role("alert").wait_for()
    file = tmp_path / "game.record"
    file.write_text(record, encoding="utf-8")
    person.page.locator("input[type=file]").set_input_files(file)
    person.page.wait_for_selector("[data-over]")
    person.page.get_by_role("button", name="Replay from the start").click()
    bar = person.page.get_by_role("region", name="Looking back")
    bar.get_by_role("button", name="Pause").click()
    slider = bar.get_by_role("slider")
    slider.press("Home")
    laid = int(slider.get_attribute("aria-valuemin") or 0)
    shows = "line => Number(document.querySelector('[role=slider]').ariaValueNow) === line"
    person.page.wait_for_function(shows, arg=laid)
    person.page.get_by_label("Through whose eyes").select_option("all")
    for line in range(laid + 1, laid + 4):
        bar.get_by_role("button", name="One line on").click()
        person.page.wait_for_function(shows, arg=line)
    bar.get_by_role("button", name="Play on from here").click()
    person.page.wait_for_selector(f"[data-events='{laid + 3}']")
    assert person.waits()
    person.click()
    person.hears_more_than(laid + 3)
    assert person.wrong == []
    assert person.elsewhere == []


def test_a_link_holds_the_game(visit: Visit) -> None:
    person, friend = visit(), visit(language="hu", theme="night", phone=True)
    opened(person, game_of("caylus", ["blue", "red"], 20))
    seq = person.seq
    person.page.get_by_role("button", name="Share").click()
    link = person.page.get_by_label("Link", exact=True).input_value()
    assert len(link) < 2_000
    friend.page.goto(link)
    friend.page.wait_for_selector(f"[data-events='{seq}']")
    friend.page.goto(link[: link.index("#") + 30])
    friend.page.get_by_role("alert").wait_for()


def test_a_position_is_saved_as_a_picture(visit: Visit) -> None:
    person = visit(bypass_csp=True)
    person.sit("caylus")
    person.page.get_by_role("button", name="Share").click()
    person.page.locator(".share img").wait_for()
    for form, start in (("svg", b"<svg"), ("png", b"\x89PNG")):
        with person.page.expect_download() as saving:
            person.page.locator(f"[data-picture={form}]").click()
        assert Path(saving.value.path()).read_bytes().startswith(start)
        assert saving.value.suggested_filename.endswith(f".{form}")
    assert findings(person) == []


def test_a_game_stands_in_a_frame_of_another_page(
    visit: Visit, server: Server, elsewhere: str
) -> None:
    person = visit()
    opened(person, game_of("caylus_1303", ["blue", "red"], 25))
    person.page.get_by_role("button", name="Share").click()
    code = person.page.get_by_label("Code for the page").input_value()
    person.page.goto(elsewhere)
    person.page.evaluate("code => { document.getElementById('here').innerHTML = code }", code)
    frame = person.page.frame_locator("iframe")
    frame.locator("[data-events]").wait_for()
    frame.get_by_role("button", name="One line back").click()
    frame.get_by_role("link", name="Open in keepwright").wait_for()
    person.page.evaluate(
        "address => { document.querySelector('iframe').src = address }", f"{server.address}/study"
    )
    person.page.wait_for_timeout(500)
    assert frame.locator("textarea").count() == 0
