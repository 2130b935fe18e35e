"""Everybody can use it: axe finds nothing serious on any screen, in light and dark; all fits."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

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
    "lost": "/nowhere",
}
GAMES = {"architects": {}, "caylus": {}, "caylus_1303": {}, "magna_carta": {"ruleset": "standard"}}


@cache
def axe() -> str:
    return (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def findings(person: Person) -> list[str]:
    """What axe finds that shuts somebody out."""
    person.page.evaluate(axe())
    found = person.page.evaluate(
        "async () => (await axe.run({resultTypes: ['violations']})).violations"
    )
    return [
        f"{one['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for one in found
        if one["impact"] in SERIOUS
        for node in one["nodes"][:3]
    ]


@pytest.mark.parametrize("theme", ["day", "night"])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_pages_shut_nobody_out(visit: Visit, picture: Any, theme: str, phone: bool) -> None:
    person = visit(theme=theme, phone=phone, bypass_csp=True)
    found = {}
    for name, path in PAGES.items():
        person.open(path)
        person.page.wait_for_selector("h1")
        picture(person, f"{name}-{theme}-{'phone' if phone else 'desk'}")
        found[name] = findings(person)
    assert found == {name: [] for name in PAGES}


@pytest.mark.parametrize("theme", ["day", "night"])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_tables_shut_nobody_out(
    visit: Visit, picture: Any, game: str, theme: str, phone: bool
) -> None:
    person = visit(theme=theme, phone=phone, bypass_csp=True)
    person.sit(game, bots=2, **GAMES[game])
    for _ in range(6):
        assert person.waits()
        person.tap() if phone else person.click()
        person.page.wait_for_timeout(150)
    assert person.waits()
    name = f"{game}-{theme}-{'phone' if phone else 'desk'}"
    picture(person, name)
    assert findings(person) == []
    person.one_of(f"{SPOTS}, {CHOICES}").click()
    picture(person, f"{name}-chosen")
    assert findings(person) == []


@pytest.mark.parametrize("language", ["en", "de", "hu", "it"])
@pytest.mark.parametrize("game", GAMES)
def test_a_table_needs_no_scrolling_on_a_desk(visit: Visit, game: str, language: str) -> None:
    person = visit(language=language)
    person.sit(game, bots=3, **GAMES[game])
    assert person.waits()
    size = person.page.evaluate(
        "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    )
    assert size == [1366, 768]


@pytest.mark.parametrize("language", ["en", "de", "hu", "it"])
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
