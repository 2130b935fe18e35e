"""Whole games in the browser: by mouse, by keyboard alone, by finger, in every language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.sample import sample
from tests.web.conftest import Visit
from tests.web.person import Person

BEGINNER = {"ruleset": "beginner"}
STANDARD = {"ruleset": "standard"}
ACTS: dict[str, Callable[[Person], Callable[[], None]]] = {
    "mouse": lambda person: person.click,
    "keyboard": lambda person: person.press,
    "phone": lambda person: person.tap,
}
# With each way another preference: when a choice is to be confirmed before it counts.
CONFIRMED = {"mouse": "always", "keyboard": "risky", "phone": "never"}


GAMES: list[tuple[str, dict[str, Any], str, str]] = [
    ("caylus", {"simplified_favours": True}, "mouse", "en"),
    ("caylus", {}, "keyboard", "de"),
    ("caylus", {"jeweller": True}, "phone", "hu"),
    ("magna_carta", BEGINNER, "mouse", "it"),
    ("magna_carta", STANDARD, "keyboard", "hu"),
    ("magna_carta", STANDARD, "phone", "de"),
    ("architects", {}, "keyboard", "it"),
    ("architects", {"player_boards": "variable", "promo_cards": True}, "phone", "hu"),
    ("caylus_1303", {}, "mouse", "hu"),
    ("caylus_1303", {"show_opponent_pp": True}, "keyboard", "en"),
    ("caylus_1303", {"character_pool": "first_game"}, "phone", "it"),
]


@pytest.mark.parametrize(("game", "options", "way", "language"), sample(GAMES, 3, __name__))
def test_a_whole_game(
    visit: Visit, picture: Any, game: str, options: dict[str, Any], way: str, language: str
) -> None:
    person = visit(language=language, phone=way == "phone", confirm=CONFIRMED[way])
    table = person.sit(game, level="journeyman", **options)
    acts = person.play(ACTS[way](person))
    assert acts > 20
    person.page.wait_for_selector(".final")
    picture(person, f"over-{game}-{way}-{language}")
    assert person.api("GET", f"/tables/{table}/position")["over"]
    assert person.wrong == []
    assert person.elsewhere == []
