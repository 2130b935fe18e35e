"""The fifth game in the browser: a game from outside has its box, its rules and a plain board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.serving import ROOT, Nursery, Server
from tests.web.conftest import Visit

CHAPEL = "chapel"
PIECES = ["hut", "well", "chapel"]


@pytest.fixture(scope="module")
def home() -> Iterator[Nursery]:
    found = Nursery(ROOT / "tests" / "fifth_game")
    yield found
    found.end()


@pytest.fixture(scope="module")
def shared_server(home: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that knows the fifth game."""
    found = Server(home, tmp_path_factory.mktemp("server")).start()
    yield found
    found.stop()


@pytest.mark.parametrize("way", ["desk", "phone"])
def test_it_is_played_to_the_end_on_a_plain_board(visit: Visit, picture: Any, way: str) -> None:
    person = visit(phone=way == "phone")
    table, page = person.sit(CHAPEL, bots=2), person.page
    assert person.waits()
    tiles = page.locator(".plain [data-spot]")
    assert [tile.get_attribute("data-spot") for tile in tiles.all()] == PIECES
    picture(person, f"fifth-game-{way}")
    assert set(page.locator(".plain dt").all_inner_texts()) == {
        "Round",
        "First player",
        "Turns taken",
    }
    if way == "desk":
        assert "gathers 1 Wood" in " ".join(page.locator(".log").all_inner_texts())
    assert person.play(person.click) > 0
    page.wait_for_selector(".final")
    picture(person, f"fifth-game-over-{way}")
    position = person.api("GET", f"/tables/{table}/position")
    assert position["over"]
    assert page.locator(".plain .own").count() == len(position["view"]["owners"]) > 0
    assert person.wrong == []
    assert person.elsewhere == []


def test_its_tiles_lead_to_its_rules(visit: Visit) -> None:
    person = visit()
    person.sit(CHAPEL)
    assert person.waits()
    person.page.locator("[data-spot=chapel].off").click(force=True)
    reason = person.page.locator("[role=tooltip] .reasons li").first
    assert reason.inner_text().startswith("It costs 4 wood")
    reason.get_by_role("link").click()
    person.page.wait_for_selector("section.target")
    assert person.page.locator("section.target").get_attribute("data-key") == "§ 2"


def test_it_stands_on_the_shelf_in_its_own_words(visit: Visit, picture: Any) -> None:
    person = visit(language="de")
    page = person.page
    person.open("/")
    page.get_by_text("Die Kapelle").first.wait_for()
    page.get_by_text("Ein winziges Spiel").wait_for()
    picture(person, "fifth-game-home")
    person.open(f"/rules/{CHAPEL}/pieces")
    page.wait_for_selector("[data-piece]")
    pieces = page.locator("[data-piece]").all()
    assert [piece.get_attribute("data-piece") for piece in pieces] == PIECES
    assert page.locator(f"[href='/learn/{CHAPEL}']").count() == 0  # it has no lessons
    picture(person, "fifth-game-pieces")
    assert person.wrong == []
