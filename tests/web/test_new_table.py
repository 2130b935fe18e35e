"""Laying a table: people on seats, by keyboard at a desk and by touch on a phone."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.test_access import findings


def seat(page: Page, number: int) -> Any:
    return page.get_by_role("radio", name=f"Seat {number},")


def test_a_table_is_laid_by_keyboard(visit: Visit, picture: Any) -> None:
    person = visit(bypass_csp=True)
    page = person.page
    person.open("/tables/new?game=architects")
    seat(page, 2).focus()
    page.keyboard.press("ArrowRight")
    expect(seat(page, 3)).to_be_focused()
    page.keyboard.press("Delete")
    expect(seat(page, 3)).to_have_accessible_name("Seat 3, Purple: Open seat")
    expect(page.get_by_text("1 seat is still open")).to_be_visible()
    expect(page.get_by_role("button", name="Open the table")).to_be_visible()

    page.get_by_role("radio", name="Steady").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Fearsome")).to_be_checked()
    expect(page.get_by_text("plays no better than the level below")).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    expect(seat(page, 3)).to_have_accessible_name("Seat 3, Purple: Kuno")
    expect(page.get_by_text("Captures first, asks later.").first).to_be_visible()
    assert findings(person) == []
    picture(person, "new-table-desk")

    page.get_by_role("button", name="Colour of seat 1").press("Enter")
    page.get_by_role("button", name="Purple", exact=True).press("Enter")
    expect(seat(page, 1)).to_have_accessible_name("Seat 1, Purple: You")
    expect(seat(page, 3)).to_have_accessible_name("Seat 3, Blue: Kuno")

    page.get_by_label("Your name, if you like").fill("Ida")
    page.get_by_role("button", name="Start the game").press("Enter")
    page.wait_for_selector("[data-events]")
    mine = page.get_by_role("region", name="Your goods")
    expect(mine).to_contain_text("You")
    expect(mine).to_contain_text("Ida")
    others = page.get_by_role("region", name="The other players")
    expect(others).to_contain_text("Kuno")
    expect(others.locator("use[href='#por-kuno']")).to_have_count(1)
    assert person.wrong == []


def test_a_table_is_laid_by_touch(visit: Visit, picture: Any) -> None:
    person = visit(phone=True, bypass_csp=True)
    page = person.page
    person.open("/tables/new?game=caylus")
    page.get_by_role("button", name="Surprise me").tap()
    seat(page, 2).tap()
    sheet = page.get_by_role("dialog")
    sheet.get_by_text("Gentle", exact=True).tap()
    assert findings(person) == []
    picture(person, "new-table-phone")
    sheet.get_by_text("Wanda", exact=True).tap()
    expect(sheet).to_have_count(0)
    expect(seat(page, 2)).to_have_accessible_name("Seat 2, Red: Wanda")
    seat(page, 3).tap()
    sheet.get_by_role("button", name="Invite by link").tap()
    expect(seat(page, 3)).to_have_accessible_name("Seat 3, Green: Kept seat")
    page.get_by_role("button", name="Open the table").tap()
    expect(page.get_by_text("Wanda")).to_be_visible()
    expect(page.get_by_text("kept for whoever has the invite link")).to_be_visible()
    assert person.wrong == []
