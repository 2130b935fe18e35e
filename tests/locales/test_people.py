"""Names and levels of the people whom bots sit down as are no words of the games."""

from __future__ import annotations

import re

import pytest

from keepwright.bots.people import LEVELS, PEOPLE
from keepwright.engine.game import game_ids
from keepwright.homes import at_home
from keepwright.locales import LANGUAGES, Words

WORD = re.compile(r"[^\W\d_]+")
MESSAGE = re.compile(r"^([a-z_]+)-[\w-]+ = (.+)$", re.MULTILINE)
# What things are called, beside which a level could stand.
THINGS = {
    *("apprentice", "board", "bot", "building", "character", "class", "colour", "face", "good"),
    *("location", "market", "part", "phase", "piece", "reward", "row", "section", "skill", "work"),
}
NAMES = {one.name.casefold() for one in PEOPLE}


def words_of(text: str) -> set[str]:
    """The words of a text, whatever their case."""
    return {word.casefold() for word in WORD.findall(text)}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_nobody_is_called_like_a_word_of_a_game(lang: str, game: str) -> None:
    text = at_home("locales", lang, f"{game}.ftl").read_text(encoding="utf-8")
    found = words_of(text)
    assert len(found) > 300
    assert found & NAMES == set()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_no_level_is_called_like_a_thing_of_a_game(lang: str, game: str) -> None:
    text = at_home("locales", lang, f"{game}.ftl").read_text(encoding="utf-8")
    things = [words_of(named) for kind, named in MESSAGE.findall(text) if kind in THINGS]
    assert len(things) > 50
    words = Words(lang, game)
    levels = {words.text(f"level-{level}").casefold() for level in LEVELS}
    assert len(levels) == len(LEVELS)
    assert set[str]().union(*things) & levels == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everybody_has_a_temperament_of_his_own(lang: str) -> None:
    words = Words(lang, "caylus")
    lines = {words.text(f"temperament-{one.id}") for one in PEOPLE}
    lines |= {
        words.text(f"temperament-{id}-architects") for id in ("garin", "lioba", "kuno", "odile")
    }
    assert len(lines) == 19
