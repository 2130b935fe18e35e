"""What one chooses tells what it brings, and the forecast what comes."""

from __future__ import annotations

import pytest

import keepwright as kw
from tests.web.conftest import Visit
from tests.web.person import SPOTS

LINES = ["you", "others", "beware"]
LINE = ".prompt [data-line]"


@pytest.mark.parametrize("game", kw.game_ids())
def test_a_choice_is_told_in_three_lines_and_the_forecast_opens(visit: Visit, game: str) -> None:
    person = visit()
    person.sit(game)
    assert person.waits()
    page = person.page
    for _ in range(6):
        if page.locator(LINE).count() or not person.waits():
            break
        page.locator(SPOTS).first.click()
        page.wait_for_selector("[data-done]:not([disabled])")
        if not page.locator(LINE).count():
            page.keyboard.press("Enter")
    shown = page.locator(LINE)
    assert [line.get_attribute("data-line") for line in shown.all()] == LINES
    assert shown.first.inner_text()
    page.locator("#tab-forecast").click()
    page.locator("#tabpanel table, #tabpanel .empty").first.wait_for()
