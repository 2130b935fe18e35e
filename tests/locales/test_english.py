"""The English texts are English, and say of a field what it is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from keepwright.locales import LANGUAGES
from tests.locales.messages import FILES, patterns

ROOT = Path(__file__).parents[2]
# Where English is written too.
READ = ("*.md", "docs/**/*.md", "rules/*", "src/keepwright/**/*.py", "web/src/**/*.svelte")
WORD = re.compile(r"[^\W\d_]{4,}")
STEM = 5  # letters of a word that no ending changes


def words_in(text: str) -> set[str]:
    return {word.casefold() for word in WORD.findall(text)}


def test_no_word_of_another_language_slipped_into_the_english_texts() -> None:
    """A word written nowhere else in English, yet in another language, with or without an s."""
    files = [path for pattern in READ for path in ROOT.glob(pattern) if path.is_file()]
    english = {word for path in files for word in words_in(path.read_text(encoding="utf-8"))}
    odd = {}
    for file in FILES:
        for id, said in patterns("en", file).items():
            others = [patterns(lang, file)[id].text for lang in LANGUAGES if lang != "en"]
            if all(text == said.text for text in others):
                continue  # the name of a language, the same in all of them
            foreign = words_in(" ".join(others))
            odd[id] = {
                word
                for word in words_in(said.text) - english
                if word in foreign or word.removesuffix("s") in foreign
            }
    assert {id: found for id, found in odd.items() if found} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_buildings_that_await_their_exchange_are_told_to_become_residences(lang: str) -> None:
    """They are paid for, and exchanged at the end of phase 5 (R-07)."""
    residence = patterns(lang, "caylus")["building-residence"].text.casefold()
    assert residence[:STEM] in patterns(lang, "web")["setup-field-awaiting"].text.casefold()
