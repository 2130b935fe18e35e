"""What one chooses tells what it brings, and the forecast what comes."""

from __future__ import annotations

import pytest
from playwright.sync_api import TimeoutError as PlaywrightTimeout

import keepwright as kw
from tests.web.conftest import Visit
from tests.web.person import ANSWER, DONE, SPOTS, Person

LINES = ["you", "others", "beware"]
LINE = ".prompt [data-line]"
MOST_ACTS = 12


def is_told(person: Person) -> bool:
    """Whether something on the board is chosen, and told in lines; else the game goes on."""
    assert person.waits()
    spots = person.page.locator(SPOTS)
    if spots.count():
        spots.last.click()
        try:
            person.page.wait_for_selector(LINE, timeout=ANSWER)
        except PlaywrightTimeout:
            return False
        return True
    person.click()
    return False


@pytest.mark.parametrize("game", kw.game_ids())
def test_a_choice_is_told_in_three_lines_and_the_forecast_opens(visit: Visit, game: str) -> None:
    person = visit()
    person.sit(game)
    assert any(is_told(person) for _ in range(MOST_ACTS))
    page = person.page
    page.wait_for_selector(DONE)
    told = page.locator(LINE)
    assert [line.get_attribute("data-line") for line in told.all()] == LINES
    page.locator("#tab-forecast").click()
    page.locator("#tabpanel table, #tabpanel .empty").first.wait_for()
    assert person.wrong == []
