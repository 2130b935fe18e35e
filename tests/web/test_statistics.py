"""The statistics of a game in the browser: self-play and this server's own games, for everybody."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.sample import sample
from tests.server.conftest import nursery  # noqa: F401  (a fixture)
from tests.server.serving import Nursery, Server
from tests.server.tables import ME, legal
from tests.web.conftest import Visit
from tests.web.person import Person
from tests.web.test_access import findings

PIECES = "[data-fare]"


@pytest.fixture
def own_server(nursery: Nursery, tmp_path: Path) -> Iterator[Server]:  # noqa: F811
    """A server that counts finished games at once."""
    found = Server(nursery, tmp_path / "data", count_every=0.1, sweep_seconds=0.1).start()
    yield found
    found.stop()


def play_through(server: Server, game: str) -> None:
    """Somebody plays a short game at two seats, passing wherever it can be done."""
    client = server.guest()
    table = client.start(client.lay(game, [ME, ME]).id)
    while not (position := client.position(table.id)).over:
        moves = legal(position)
        move = "pass" if "pass" in moves else moves[0]
        assert position.seat is not None
        client.decide(table.id, position.seat, move, position.seq)


def names(person: Person) -> list[str]:
    """The pieces in the table, as they stand there."""
    return [name.strip() for name in person.page.locator(f"{PIECES} .told b").all_inner_texts()]


def test_statistics_are_looked_at_sorted_and_told_apart(
    visit: Visit, own_server: Server, picture: Any
) -> None:
    person = visit(bypass_csp=True)
    page = person.page
    person.open("/rules/caylus")
    page.get_by_role("main").get_by_role("link", name="Statistics", exact=True).click()
    page.wait_for_selector(PIECES)
    assert page.get_by_role("heading", level=1).inner_text() == "Statistics of Caylus"
    assert findings(person) == []
    picture(person, "statistics-day-desk")

    # the numbers of a chart are a table
    chart = page.get_by_role("region", name="Wins by seat")
    assert chart.get_by_role("img").count() == 1
    chart.get_by_text("Show the numbers").click()
    assert chart.get_by_role("rowheader").all_inner_texts() == [f"Seat {n}" for n in range(1, 6)]

    # a number of players stands in the address
    page.locator("fieldset label").get_by_text("3", exact=True).click()
    page.wait_for_url("**/statistics/caylus?seats=3")
    page.wait_for_function("() => document.querySelectorAll('circle.dot').length === 3")

    # pieces are sorted and filtered
    pieces = page.get_by_role("region", name="Buildings and cards")
    pieces.get_by_role("button", name="Name").click()
    assert names(person) == sorted(names(person), key=str.lower)
    pieces.get_by_role("button", name="Prestige building").click()
    assert "Cathedral" in names(person)
    assert "Mason" not in names(person)
    rule = pieces.get_by_role("link").first.get_attribute("href") or ""
    assert rule.startswith("/rules/caylus")

    # nothing was played here yet; then one game is, and says how little that is
    person.open("/statistics/caylus_1303?source=server")
    page.get_by_text("No finished game here yet").wait_for()
    assert findings(person) == []
    assert page.get_by_role("link", name="Play Caylus 1303").is_visible()
    play_through(own_server, "caylus_1303")
    for _ in range(50):
        if page.get_by_text("1 game.").count():
            break
        page.wait_for_timeout(200)
        page.reload()
        page.wait_for_selector("fieldset")
    page.get_by_text("Only 1 game so far").wait_for()
    assert page.get_by_text("bots played 0% of the seats").count() == 1
    assert person.wrong == []
    assert person.elsewhere == []


@pytest.mark.parametrize("language", sample(["de", "hu"], 2, __name__))
def test_statistics_fit_a_phone_at_night(visit: Visit, picture: Any, language: str) -> None:
    person = visit(language=language, theme="night", phone=True, bypass_csp=True)
    person.open("/statistics/architects?seats=4")
    person.page.wait_for_selector(PIECES)
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert findings(person) == []
    picture(person, f"statistics-night-phone-{language}")
    assert person.wrong == []
