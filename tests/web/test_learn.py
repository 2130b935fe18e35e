"""A guided first game, in front of the page: by mouse, on a phone, skipped, resumed, from anew."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.person import DONE, Person
from tests.web.test_access import findings

NEXT = "[data-next]"
RING = "[data-ring]"
COVERED = """() => {
    const card = document.querySelector('section.card').getBoundingClientRect();
    const things = [...document.querySelectorAll('[data-ring], [data-region="prompt"]')];
    return things.filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left + 6 < card.right && card.left + 6 < right
            && top + 6 < card.bottom && card.top + 6 < bottom;
    }).length;
}"""


def reads(person: Person, step: str) -> None:
    """Wait till the guide speaks of this."""
    person.page.wait_for_selector(f"[data-guide='{step}']", timeout=30_000)


def rings(person: Person, spot: str) -> bool:
    """Whether there is a ring round this spot."""
    return bool(
        person.page.wait_for_function(
            """spot => {
                const at = document.querySelector(`[data-spot="${spot}"]`).getBoundingClientRect();
                return [...document.querySelectorAll('[data-ring]')].some((ring) => {
                    const box = ring.getBoundingClientRect();
                    return box.left <= at.left && box.right >= at.right
                        && Math.abs(box.top - at.top) < 12;
                });
            }""",
            arg=spot,
        )
    )


def places(person: Person, spot: str) -> None:
    """Put a worker there."""
    person.page.locator(f"[data-spot='{spot}'].legal").click()
    person.page.locator(DONE).click()


def test_a_first_game_is_learnt_left_and_gone_on_with(visit: Visit, picture: Any) -> None:
    person = visit(bypass_csp=True)
    page = person.page
    person.open("/")
    page.get_by_role("link", name="Learn Caylus in a guided first game", exact=True).click()
    for step in ("aim", "goods", "road"):
        reads(person, step)
        page.wait_for_selector(RING)
        assert page.evaluate(COVERED) == 0
        page.locator(NEXT).click()
    reads(person, "place")
    assert rings(person, "neutral_forest")
    focused = page.evaluate("document.activeElement.matches('[data-next]')")
    assert focused  # the guide takes the focus from nobody
    assert findings(person) == []
    picture(person, "learn-caylus-desk")
    page.locator("[data-show]").click()  # chosen, not done
    page.wait_for_selector("[data-spot='neutral_forest'].chosen")
    page.locator(DONE).click()
    reads(person, "price")
    page.locator(NEXT).click()
    reads(person, "stone")
    places(person, "joust_field")  # something else: the guide goes on all the same
    reads(person, "builder")
    page.get_by_role("button", name="Back").click()
    reads(person, "stone")
    page.locator(NEXT).click()
    reads(person, "builder")
    assert page.evaluate(COVERED) == 0

    page.keyboard.press("Escape")
    page.wait_for_selector("[data-guide-back]")
    assert page.locator(RING).count() == 0
    page.reload()
    page.wait_for_selector("[data-guide-back]")
    person.open("/")
    page.get_by_role("link", name="Go on with your first game", exact=True).click()
    page.locator("[data-guide-back]").click()
    reads(person, "builder")
    assert person.seq >= 6  # the game goes on as well
    places(person, "fixed_carpenter")
    reads(person, "to_castle")
    assert person.wrong == []
    assert person.elsewhere == []


def test_a_first_game_on_a_phone(visit: Visit, picture: Any) -> None:
    person = visit(phone=True, language="de", theme="night", bypass_csp=True)
    page = person.page
    person.open("/learn/magna_carta")
    reads(person, "aim")
    page.locator(NEXT).tap()
    page.locator(NEXT).tap()
    reads(person, "hand")
    assert page.evaluate(COVERED) == 0
    assert findings(person) == []
    picture(person, "learn-magna-carta-phone")
    page.locator("[data-show]").tap()
    page.locator(DONE).tap()
    reads(person, "road")
    page.locator(NEXT).tap()
    reads(person, "build")
    page.wait_for_selector(RING)
    assert rings(person, "small_quarry")
    page.locator("[data-show]").tap()
    page.locator(DONE).tap()
    reads(person, "points")
    page.locator(NEXT).tap()
    reads(person, "place")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360

    page.get_by_role("button", name="Überspringen").tap()
    page.locator("[data-guide-back]").tap()
    for step in ("place", "place_again"):
        reads(person, step)
        page.locator("[data-show]").tap()
        page.locator(DONE).tap()
    reads(person, "cards")
    assert rings(person, "draw_pile")  # what the prompt offers has a pile all the same
    assert person.wrong == []


def test_a_first_game_on_a_phone_on_its_side(visit: Visit) -> None:
    person = visit(phone=True, size={"width": 800, "height": 360})
    page = person.page
    person.open("/learn/caylus")
    reads(person, "aim")
    page.wait_for_selector(RING)
    assert page.evaluate(COVERED) == 0
    seen = "one => document.querySelector(one).getBoundingClientRect()"
    assert page.evaluate(f"({seen})('.plist').height") > 180  # the board beside what is asked
    assert page.evaluate(f"({seen})('.pnav').bottom") == 360
    assert person.wrong == []


def test_a_first_game_is_never_undone_behind_its_set_up(visit: Visit) -> None:
    person = visit()
    page = person.page
    undo = page.get_by_role("button", name="Undo")
    person.open("/learn/caylus")
    reads(person, "aim")
    expect(undo).to_be_disabled()
    start = person.seq
    places(person, "neutral_forest")
    person.hears_more_than(start)
    undo.click()
    expect(undo).to_be_disabled()
    assert person.seq >= start
    page.locator("[data-spot='neutral_forest'].legal").wait_for()

    kept = "keepwright-study-tutorial-caylus"
    page.evaluate(  # as it was left by whoever went back too far
        """name => {
            const kept = JSON.parse(localStorage.getItem(name));
            localStorage.setItem(name, JSON.stringify({ ...kept, at: 0 }));
        }""",
        kept,
    )
    page.reload()
    page.locator("[data-spot='neutral_forest'].legal").wait_for()
    assert person.seq == start
    page.locator(NEXT).click()
    page.get_by_role("button", name="Start over").click()
    reads(person, "aim")
    page.locator("[data-spot='neutral_forest'].legal").wait_for()
    assert person.wrong == []
