"""Everybody can use it: axe finds nothing serious on any screen, in light and dark; all fits."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from keepwright.locales import LANGUAGES
from tests.sample import each_one_way, sample
from tests.web.conftest import Visit
from tests.web.node import WEB
from tests.web.person import CHOICES, SPOTS, Person

SERIOUS = ("serious", "critical")
PAGES = {
    "home": "/",
    "tables": "/tables",
    "new": "/tables/new?game=caylus",
    "account": "/account",
    "rules": "/rules",
    "study": "/study",
    "embed": "/embed",
    "lost": "/nowhere",
}
DEVICES = ("desk", "phone")
OUTLINE = "({outlineStyle, outlineWidth}) => `${outlineStyle} ${outlineWidth}`"
GAMES = {"architects": {}, "caylus": {}, "caylus_1303": {}, "magna_carta": {"ruleset": "standard"}}


@cache
def axe() -> str:
    return (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def findings(person: Person, rule: str = "") -> list[str]:
    """What axe finds that shuts somebody out; by all its rules, or by this one alone."""
    person.page.evaluate(axe())
    found = person.page.evaluate(
        """async (rule) => {
            const asked = rule ? {runOnly: rule} : {};
            return (await axe.run({resultTypes: ['violations'], ...asked})).violations;
        }""",
        rule,
    )
    return [
        f"{one['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for one in found
        if one["impact"] in SERIOUS
        for node in one["nodes"][:3]
    ]


def findings_in_day_and_night(person: Person, picture: Any, name: str) -> list[str]:
    """What axe finds by day, and of the colours alone at night; nothing else differs then."""
    found = []
    for theme, rule in (("day", ""), ("night", "color-contrast")):
        person.page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        picture(person, f"{name}-{theme}")
        found += findings(person, rule)
    person.page.evaluate("() => { document.documentElement.dataset.theme = 'day' }")
    return found


@pytest.mark.parametrize("device", DEVICES)
def test_pages_shut_nobody_out(visit: Visit, picture: Any, device: str) -> None:
    person = visit(phone=device == "phone", bypass_csp=True)
    found = {}
    for name, path in PAGES.items():
        person.open(path)
        person.page.wait_for_selector("h1")
        found[name] = findings_in_day_and_night(person, picture, f"{name}-{device}")
    assert found == {name: [] for name in PAGES}


@pytest.mark.parametrize(("game", "device"), each_one_way(GAMES, DEVICES, __name__))
def test_tables_shut_nobody_out(visit: Visit, picture: Any, game: str, device: str) -> None:
    phone = device == "phone"
    person = visit(phone=phone, bypass_csp=True)
    person.sit(game, bots=2, **GAMES[game])
    for _ in range(6):
        assert person.waits()
        person.tap() if phone else person.click()
        person.page.wait_for_timeout(150)
    assert person.waits()
    assert findings_in_day_and_night(person, picture, f"{game}-{device}") == []
    person.one_of(f"{SPOTS}, {CHOICES}").click()
    assert findings_in_day_and_night(person, picture, f"{game}-{device}-chosen") == []


@pytest.mark.parametrize(("game", "language"), each_one_way(GAMES, LANGUAGES, __name__))
def test_a_table_needs_no_scrolling_on_a_desk(visit: Visit, game: str, language: str) -> None:
    person = visit(language=language)
    person.sit(game, bots=3, **GAMES[game])
    assert person.waits()
    size = person.page.evaluate(
        "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    )
    assert size == [1366, 768]


@pytest.mark.parametrize("language", sample(LANGUAGES, 2, __name__))
def test_nothing_is_wider_than_a_phone(visit: Visit, language: str) -> None:
    person = visit(language=language, phone=True)
    wide = {}
    for name, path in PAGES.items():
        person.open(path)
        person.page.wait_for_selector("h1")
        wide[name] = person.page.evaluate("document.documentElement.scrollWidth")
    for game, options in GAMES.items():
        person.sit(game, bots=3, **options)
        assert person.waits()
        wide[game] = person.page.evaluate("document.documentElement.scrollWidth")
    assert wide == dict.fromkeys(wide, 360)


def test_forced_colours_keep_what_is_chosen(visit: Visit) -> None:
    person = visit(forced_colors="active")
    page = person.page

    def outlined(selector: str) -> list[str]:
        found = f"[...document.querySelectorAll(`{selector}`)]"
        looks = page.evaluate(f"{found}.map((one) => getComputedStyle(one)).map({OUTLINE})")
        return [str(look) for look in looks]

    person.open("/tables/new?game=caylus")
    page.wait_for_selector("input:checked + span")
    for chosen in ("input:checked + span", "nav a[aria-current]", ".games .on"):
        assert set(outlined(chosen)) == {"solid 3px"}
    for other in ("input:not(:checked) + span", "nav a:not([aria-current])", ".btn"):
        assert not any(look.startswith("solid") for look in outlined(other))
    edges = "getComputedStyle(document.querySelector('.btn')).borderTopStyle"
    assert page.evaluate(edges) == "solid"


def test_what_is_out_of_reach_is_said_and_tried_again(visit: Visit) -> None:
    person = visit(bypass_csp=True, theme="night")
    page = person.page
    person.open("/")
    page.wait_for_selector("h1")
    for lost, path in (("**/assets/Tables-*.js", "/tables"), ("**/tutorial", "/learn/caylus")):
        page.route(lost, lambda route: route.abort())
        page.locator(f"a[href='{path}']").first.click()
        page.wait_for_selector("text=The server cannot be reached")
        assert findings(person) == []
        page.unroute(lost)
        page.get_by_role("button", name="Try again").click()
        page.wait_for_selector(".tabbar, [data-guide]")
        person.open("/")
        page.wait_for_selector("h1")
    page.route("**/catalogue", lambda route: route.abort())
    page.get_by_role("button", name="Play Caylus against bots").click()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector("text=The server cannot be reached")
    page.unroute("**/catalogue")
    page.get_by_role("button", name="Try again").click()
    assert person.waits()
