"""The table's frame: choosing, previews, reasons, undo, notation, the past, sharing a device."""

from __future__ import annotations

import re
from typing import Any

import keepwright as kw
from tests.web.conftest import Visit
from tests.web.person import DONE, SPOTS, Person

GATE = "[data-spot=gate]"


def sit_first(visit: Visit, game: str = "caylus", **options: Any) -> Person:
    """Somebody who is asked at a table against a bot."""
    person = visit()
    person.sit(game, **options)
    assert person.waits()
    return person


def test_a_choice_is_shown_before_it_is_sent(visit: Visit) -> None:
    person = sit_first(visit)
    before = person.seq
    person.page.locator(GATE).click()
    person.page.wait_for_selector("[data-preview]")
    assert person.page.locator(f"{GATE}.chosen .ghost").count() == 1
    assert person.page.locator(".me .was").count() > 0
    assert person.seq == before
    person.page.keyboard.press("Escape")
    person.page.wait_for_selector("[data-preview]", state="detached")
    assert person.page.locator(".me .was").count() == 0
    person.page.locator(GATE).click()
    person.page.locator(DONE).click()
    person.hears_more_than(before)
    assert person.page.locator(f"{GATE} .pc").count() == 1


def test_what_cannot_be_chosen_tells_why_and_by_which_rule(visit: Visit) -> None:
    person = sit_first(visit)
    person.choose(GATE)
    assert person.waits()
    person.page.locator(f"{GATE}.off").click(force=True)
    reason = person.page.locator("[role=tooltip] .reasons li").first
    reason.wait_for()
    reason.get_by_role("link").click()
    person.page.get_by_label("Search in the rules").wait_for()
    person.page.locator("section.target").wait_for()


def test_typed_notation_chooses(visit: Visit) -> None:
    person = sit_first(visit)
    person.page.keyboard.press("/")
    person.page.get_by_role("combobox", name="A move in the notation").fill("place gate")
    person.page.keyboard.press("Enter")
    person.page.wait_for_selector(f"{GATE}.chosen")
    person.page.get_by_role("combobox", name="A move in the notation").fill("place moon")
    person.page.keyboard.press("Enter")
    person.page.get_by_text("is not a move of this game").or_(
        person.page.get_by_text("This is no move of the game")
    ).first.wait_for()


def begin_round(visit: Visit) -> Person:
    """Somebody who can place a worker in Magna Carta, on more than one card."""
    person = visit()
    while True:
        table = person.sit("magna_carta", ruleset="standard")
        assert person.waits()
        person.choose("[data-choice=keep]")
        person.page.wait_for_selector("[data-choice=place_worker]")
        seat = person.api("GET", f"/tables/{table}/position")["seat"]
        ahead = person.api("GET", f"/tables/{table}/foresight?seat={seat}")["choices"]
        if ahead.get("place_worker", {}).get("opens"):
            return person


def test_a_step_can_be_taken_back(visit: Visit) -> None:
    person = begin_round(visit)
    before = person.seq
    person.choose("[data-choice=place_worker]")
    person.page.get_by_role("button", name="Back to: Place a worker").click()
    person.hears_more_than(before + 1)
    person.page.wait_for_selector("[data-choice=place_worker]")


def test_the_past_can_be_looked_at_and_shared(visit: Visit) -> None:
    person = sit_first(visit)
    for _ in range(5):
        assert person.waits()
        person.click()
    assert person.waits()
    person.page.get_by_role("tab", name="Log").click()
    person.page.get_by_label("What happened").get_by_role("button").nth(3).click()
    person.page.get_by_role("slider", name="Place in the game").wait_for()
    assert person.page.locator(SPOTS).count() == 0
    person.page.keyboard.press("]")
    person.page.get_by_role("region", name="Looking back").get_by_role(
        "button", name="Share"
    ).click()
    with person.page.expect_download() as download:
        person.page.get_by_text("Export the record").click()
    record = kw.Record.read(download.value.path().read_text(encoding="utf-8"))
    assert record.game.id == "caylus"
    person.page.keyboard.press("Escape")
    person.page.get_by_role("button", name="Back to the present").click()
    assert person.waits()
    address = f"{person.page.url}?at=6"
    person.page.goto(address)
    person.page.get_by_role("slider", name="Place in the game").wait_for()


def test_colours_and_language_are_changed_at_the_table(visit: Visit) -> None:
    person = sit_first(visit)
    person.page.get_by_role("button", name="Night colours").click()
    assert person.page.evaluate("document.documentElement.dataset.theme") == "night"
    person.page.get_by_role("button", name=re.compile("^Language")).click()
    person.page.get_by_text("Magyar").click()
    person.page.wait_for_selector("html[lang=hu]", state="attached")
    assert person.waits()


def test_secrets_are_covered_when_the_device_changes_hands(visit: Visit) -> None:
    person = visit()
    person.api("POST", "/people/guest", {})
    said = {"game": "magna_carta", "seats": [{"kind": "me"}, {"kind": "me"}], "public": False}
    table = person.api("POST", "/tables", said)["id"]
    person.api("POST", f"/tables/{table}/start", {})
    person.open(f"/tables/{table}")
    curtain = person.page.get_by_role("dialog", name=re.compile("The table goes to"))
    curtain.wait_for()
    curtain.get_by_role("button", name="Show my table").click()
    assert person.waits()
    assert curtain.count() == 0
