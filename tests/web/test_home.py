"""A newcomer: two clicks from the page to a game, in any language, without an account."""

from __future__ import annotations

import pytest

from keepwright import __version__
from keepwright.form import form
from keepwright.locales import Words
from tests.web.conftest import Visit

TITLES = {
    "caylus": "Caylus",
    "magna_carta": "Magna Carta",
    "caylus_1303": "Caylus 1303",
    "architects": "Architects",
}


@pytest.mark.parametrize("game", TITLES)
def test_two_clicks_to_a_game(visit: Visit, game: str) -> None:
    person = visit()
    person.open("/")
    person.page.get_by_role("button", name=f"Play {TITLES[game]} against bots", exact=True).click()
    person.page.get_by_role("button", name="Start the game").click()
    person.page.wait_for_selector("[data-events]")
    assert person.waits()
    assert person.wrong == []
    assert person.elsewhere == []


def test_looking_makes_nobody(visit: Visit) -> None:
    """Who only looks at the page gets no cookie."""
    person = visit()
    for path in ("/", "/tables", "/rules/caylus"):
        person.open(path)
        person.page.wait_for_selector("h1")
    assert person.page.context.cookies() == []


def test_the_language_changes_at_once_and_stays(visit: Visit) -> None:
    person = visit()
    person.sit("caylus")
    person.page.evaluate("localStorage.keepwright = JSON.stringify({language: 'hu'})")
    person.page.reload()
    person.page.wait_for_selector("[data-events]")
    assert person.page.evaluate("document.documentElement.lang") == "hu"


def test_by_keyboard_one_lands_on_the_page_that_was_asked_for(visit: Visit) -> None:
    person = visit()
    page = person.page
    person.open("/")
    page.get_by_role("navigation").get_by_role("link", name="Tables").press("Enter")
    page.wait_for_function(
        "() => document.activeElement.matches('h1') && document.title[0] === 'T'"
    )
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('main') !== null")


def test_the_account_page_says_which_keepwright_answers(visit: Visit) -> None:
    person = visit()
    person.open("/account")
    said = Words("en").text("account-version", version=__version__, form=form())
    person.page.get_by_text(said, exact=True).wait_for()
    assert person.wrong == []
