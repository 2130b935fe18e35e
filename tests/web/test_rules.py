"""The rules in the browser: searched, linked, with all pieces; every thing leads there."""

from __future__ import annotations

import re
from typing import Any

import pytest

import keepwright as kw
from keepwright.games.caylus_1303.components import STONE_BUILDINGS
from keepwright.games.caylus_1303.pieces import LOW
from keepwright.vocabulary import asked_in
from tests.sample import sample
from tests.web.conftest import Visit
from tests.web.person import Person
from tests.web.test_access import findings

OPTIONS: dict[str, dict[str, Any]] = {"magna_carta": {"ruleset": "standard"}}


def top_of(person: Person, selector: str) -> float:
    """How far below the top of the window something begins."""
    found: float = person.page.locator(selector).first.evaluate(
        "element => element.getBoundingClientRect().top"
    )
    return found


def test_rules_are_searched_and_linked(visit: Visit) -> None:
    person = visit(bypass_csp=True)
    page = person.page
    person.open("/rules")
    page.get_by_role("searchbox").fill("provost moves")
    page.wait_for_selector(".hits mark")
    games = page.locator(".hits .path b").all_inner_texts()
    assert len(set(games)) == 3  # one game has no provost
    assert findings(person) == []

    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    title = page.locator(".hits .title").first.inner_text()
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(r"/rules/\w+\?q=provost%20moves#"))
    page.wait_for_selector("section.target mark")
    assert page.locator("section.target .title").inner_text() == title
    assert -2 < top_of(person, "section.target") < 100
    assert findings(person) == []

    person.open("/rules/caylus#r-14")
    page.wait_for_selector("section.target")
    assert page.locator("section.target").get_attribute("data-key") == "R-14"
    assert -2 < top_of(person, "section.target") < 100
    here = page.locator("nav [aria-current=location]")
    assert here.inner_text() == "R-14"
    page.get_by_role("navigation", name="Contents").get_by_text("Royal favours").click()
    page.wait_for_url(re.compile("#favours$"))
    assert -2 < top_of(person, "#favours") < 100
    page.locator("#favours .head").hover()
    page.locator("#favours .link").click()
    page.wait_for_selector("#favours .told")
    page.go_back()
    page.wait_for_selector("#r-14.target")
    page.keyboard.press("/")
    page.keyboard.type("CAY-05")
    page.keyboard.press("Enter")
    page.wait_for_selector("#cay-05.target")
    assert person.wrong == []
    assert person.elsewhere == []


def test_pieces_are_filtered_and_filters_are_linked(visit: Visit) -> None:
    person = visit(bypass_csp=True)
    page = person.page
    shown = page.locator("[data-piece]")
    for game in kw.game_ids():
        person.open(f"/rules/{game}/pieces")
        page.wait_for_selector("[data-piece]")
        assert shown.count() > 20
    person.open("/rules/caylus/pieces?class=wood")
    page.wait_for_selector("[data-piece]")
    assert shown.count() == 8
    page.get_by_role("group", name="Cost contains").get_by_role("button", name="Wood").click()
    page.get_by_role("group", name="Effect").get_by_role("button", name="Trade").click()
    page.wait_for_url(re.compile(r"\?class=wood&cost=wood&does=trade$"))
    assert {one.get_attribute("data-piece") for one in shown.all()} == {
        "wood_market",
        "wood_peddler",
    }
    page.get_by_role("searchbox").fill("market")
    page.wait_for_url(re.compile("text=market$"))
    page.reload()
    page.wait_for_selector("[data-piece]")
    assert shown.count() == 1
    assert page.locator(".rule a").get_attribute("href") == "/rules/caylus#phase-5"
    assert findings(person) == []
    page.get_by_role("searchbox").fill("no such thing")
    page.wait_for_selector("text=No piece fits")
    page.get_by_role("button", name="Clear all filters").click()
    page.wait_for_selector("text=43 pieces")
    assert person.wrong == []


def test_the_words_of_a_game_are_told_as_the_command_tells_them(visit: Visit, picture: Any) -> None:
    person = visit(bypass_csp=True)
    page = person.page
    person.open("/rules/caylus")
    page.get_by_role("link", name="Words", exact=True).click()
    page.wait_for_selector("#decisions h3")
    for game in kw.game_ids():
        person.open(f"/rules/{game}/words")
        page.wait_for_selector("#decisions h3")
        told = [asked.name for asked in asked_in(game) if not asked.is_chance]
        assert page.locator("#decisions h3").all_inner_texts() == told
        assert page.locator("#set_up pre").count() == 1
    picture(person, "words-desk")
    assert findings(person) == []
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="Obstacles").click()
    page.wait_for_url(re.compile("#refusals$"))
    assert 0 <= top_of(person, "#refusals h2") < 200
    page.locator("#refusals a").first.click()
    page.wait_for_selector("section.target")
    assert person.wrong == []


@pytest.mark.parametrize(
    ("language", "title"),
    sample([("de", "Entscheidungen"), ("hu", "Döntések"), ("it", "Decisioni")], 3, __name__),
)
def test_the_words_of_a_game_on_a_phone(
    visit: Visit, picture: Any, language: str, title: str
) -> None:
    person = visit(phone=True, language=language, theme="night", bypass_csp=True)
    page = person.page
    person.open("/rules/architects/words")
    page.get_by_role("heading", name=title).wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    picture(person, f"words-phone-{language}")
    assert findings(person) == []
    assert person.wrong == []


def test_rules_and_pieces_on_a_phone(visit: Visit) -> None:
    person = visit(phone=True, language="de", theme="night", bypass_csp=True)
    page = person.page
    person.open("/rules/architects")
    page.get_by_text("Leider gibt es die maßgeblichen Regeln nur auf Englisch.").wait_for()
    page.get_by_role("button", name="Inhalt").click()
    page.get_by_role("link", name="4.6 Workshop").click()
    page.wait_for_selector("section.target")
    assert 0 < top_of(person, "section.target .title") < 200
    assert findings(person) == []
    page.get_by_role("searchbox").fill("guildhall")
    assert page.locator("article").is_hidden()
    page.locator(".hits a").first.click()
    assert page.locator("article").is_visible()
    for path in ("/rules", "/rules/architects", "/rules/architects/pieces"):
        person.open(path)
        page.wait_for_selector("h2, h3")
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= 360, path
    assert findings(person) == []
    assert person.wrong == []


@pytest.mark.parametrize("game", kw.game_ids())
def test_every_thing_on_a_board_leads_to_its_rule(visit: Visit, game: str) -> None:
    person = visit()
    person.sit(game, **OPTIONS.get(game, {}))
    person.waits()
    page = person.page
    without = page.evaluate(
        """async (selector) => {
            const none = [];
            for (const spot of document.querySelectorAll(selector)) {
                if (!spot.checkVisibility()) continue;
                spot.focus();
                spot.dispatchEvent(new KeyboardEvent('keydown', { key: 'i', bubbles: true }));
                for (let n = 0; n < 6; n += 1) await new Promise(requestAnimationFrame);
                if (!document.querySelector('.why .rule')) none.push(spot.dataset.spot);
            }
            return none;
        }""",
        "main [data-spot]",
    )
    assert without == []
    assert person.wrong == []


def test_popovers_counters_phases_and_lines_open_the_rules(visit: Visit) -> None:
    person = visit()
    person.sit("caylus", bots=2)
    page = person.page
    for _ in range(4):
        assert person.waits()
        person.click()
        page.wait_for_timeout(100)
    assert person.waits()
    shown = page.locator(".drawer section.target")

    page.locator("[data-spot=gate]").hover()
    page.locator(".why .rule").first.click()
    page.wait_for_selector(".drawer section.target")
    page.mouse.move(1300, 20)
    page.wait_for_selector(".why .rule", state="detached")
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.dataset.spot") == "gate"

    page.get_by_role("button", name=re.compile("^Deniers")).click()
    page.wait_for_selector(".drawer section.target")
    assert shown.get_attribute("data-key") == "§ phase 1"
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Moving the provost").click()
    assert shown.get_attribute("data-key") == "§ phase 4"
    page.keyboard.press("Escape")

    page.locator("#tab-log").click()
    line = page.locator(".log li", has_text="places a worker").first
    line.hover()
    line.locator(".rule").click()
    assert shown.get_attribute("data-key") == "§ phase 2"
    page.keyboard.press("Escape")
    lines, marks = page.locator(".log li:not(.aside)"), page.locator(".log li .rule")
    assert lines.count() == marks.count() > 10


def test_the_log_follows_a_replay(visit: Visit) -> None:
    person = visit()
    person.sit("caylus", bots=2)
    page = person.page
    for _ in range(14):
        assert person.waits()
        person.click()
        page.wait_for_timeout(60)
    page.locator("#tab-log").click()
    page.get_by_role("button", name="From the start").click()
    page.wait_for_selector(".replay, [data-replay]", state="attached")
    seen = page.evaluate(
        """async () => {
            const box = document.querySelector('.lines').getBoundingClientRect();
            const next = () => document.querySelector('button use[href="#i-step-forward"]')
                ?.closest('button');
            const seen = [];
            for (let n = 0; n < 30 && next(); n += 1) {
                next().click();
                await new Promise((done) => setTimeout(done, 90));
                const shown = document.querySelector('.log .shown');
                if (!shown) continue;
                const { top, bottom } = shown.getBoundingClientRect();
                seen.push(bottom > box.top && top < box.bottom);
            }
            return seen;
        }"""
    )
    assert len(seen) > 10
    assert all(seen)


@pytest.mark.parametrize(("phone", "theme"), sample([(False, "day"), (True, "night")], 2, __name__))
def test_what_is_not_confirmed_is_told(visit: Visit, picture: Any, phone: bool, theme: str) -> None:
    """On the tile's card, among the pieces and when a table is made; with a way to the ruling."""
    person = visit(phone=phone, theme=theme, bypass_csp=True)
    page = person.page
    size = "phone" if phone else "desk"
    game, piece, copies = (
        page.get_by_text(re.compile("^Not confirmed: what many tiles cost")),
        page.get_by_text("Figures not confirmed: "),
        page.get_by_text("Not confirmed: how many there are of each"),
    )
    person.open("/tables/new?game=caylus_1303")
    game.scroll_into_view_if_needed()
    assert findings(person) == []
    picture(person, f"unconfirmed-new-{size}")
    page.get_by_role("link", name="R-42").click()
    page.wait_for_selector("#r-42.target")
    person.open("/rules/caylus_1303/pieces")
    game.wait_for()
    mill = page.locator("[data-piece=wood_spinning_mill]")
    mill.scroll_into_view_if_needed()
    assert mill.locator(piece).count() == 1
    assert page.locator("[data-piece=toll]").locator(piece).count() == 0
    assert page.locator("[data-piece^=start_farm]").locator(copies).count() > 0
    assert page.locator("[data-piece=start_quarry]").locator(copies).count() == 0
    assert findings(person) == []
    picture(person, f"unconfirmed-pieces-{size}")
    person.open("/rules/caylus/pieces")
    page.wait_for_selector("[data-piece]")
    assert game.count() + piece.count() == 0
    assert person.wrong == []


@pytest.mark.parametrize(
    ("phone", "theme"), sample([(False, "day"), (False, "night"), (True, "day")], 3, __name__)
)
def test_what_is_not_confirmed_is_marked_at_its_place(
    visit: Visit, picture: Any, phone: bool, theme: str
) -> None:
    person = visit(phone=phone, theme=theme, bypass_csp=True)
    page = person.page
    person.open("/study?game=caylus_1303&seats=red+green")
    end = page.locator("[data-spot=end_of_road]")
    end.scroll_into_view_if_needed()
    assert end.locator(".unsure-mark").count() == 1
    assert findings(person) == []
    (end.tap if phone else end.hover)()
    told = page.get_by_text(re.compile("^Not confirmed: the length of the road"))
    told.wait_for()
    assert told.evaluate("element => element.clientWidth") > 200
    picture(person, f"unconfirmed-board-{'phone' if phone else 'desk'}-{theme}")
    page.get_by_role("link", name="R-02").click()
    page.wait_for_selector("section.target")
    assert page.locator("section.target").get_attribute("data-key") == "R-02"
    assert person.wrong == []


def test_a_tile_tells_that_it_is_not_confirmed(visit: Visit, picture: Any) -> None:
    person = visit()
    page = person.page
    person.open("/")
    page.get_by_role("button", name="Play Caylus 1303 against bots").click()
    page.get_by_text(re.compile("^Not confirmed: ")).wait_for()
    person.open("/study?game=caylus_1303&seats=red+green")
    page.get_by_role("tab", name="Stock").click()
    unconfirmed = [tile.id for tile in STONE_BUILDINGS if tile.confidence == LOW]
    page.locator(", ".join(f"[data-spot={id}]" for id in unconfirmed)).first.hover()
    tooltip = page.get_by_role("tooltip")
    tooltip.get_by_text("Figures not confirmed: tell us what your copy says.").wait_for()
    picture(person, "unconfirmed-tile")
    assert person.wrong == []
