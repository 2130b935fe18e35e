"""The Fluent files: all of them readable, and the same messages in every language."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from fluent.syntax import ast

import keepwright as kw
from keepwright.locales import LANGUAGES
from keepwright.locales.words import FOLDER
from tests.locales.messages import FILES, entries, files_of, patterns

OTHERS = [lang for lang in LANGUAGES if lang != "en"]
FEW_WORDS = 3  # so many may be the same words in two languages

every_game = pytest.mark.parametrize("game_id", kw.game_ids())


def test_every_language_has_the_files_of_every_game() -> None:
    for lang in LANGUAGES:
        assert {path.stem for path in (FOLDER / lang).iterdir()} == set(FILES)
    assert {path.name for path in FOLDER.iterdir() if (path / "table.ftl").is_file()} == set(
        LANGUAGES
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_in_the_files_can_be_read(lang: str) -> None:
    junk = [e.content for name in FILES for e in entries(lang, name) if isinstance(e, ast.Junk)]
    assert junk == []


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_stands_twice(game_id: str, lang: str) -> None:
    files = files_of(game_id)
    ids = [e.id.name for f in files for e in entries(lang, f) if isinstance(e, ast.Message)]
    assert [id for id, times in Counter(ids).items() if times > 1] == []


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("name", FILES)
def test_messages_are_the_same_in_every_language(name: str, lang: str) -> None:
    """The same ids and attributes in the same order, with the same variables."""
    english, other = patterns("en", name), patterns(lang, name)
    assert set(other) == set(english)
    assert list(other) == list(english)
    differing = [id for id in english if other[id].variables != english[id].variables]
    assert differing == []


@pytest.mark.parametrize("lang", OTHERS)
def test_no_sentence_is_left_in_english(lang: str) -> None:
    def words(text: str) -> list[str]:
        return re.findall(r"[^\W\d_]{2,}", text)

    same = [
        id
        for name in FILES
        for id, english in patterns("en", name).items()
        if len(words(english.text)) >= FEW_WORDS and english.text == patterns(lang, name)[id].text
    ]
    titles = [f"game-{game_id}" for game_id in kw.game_ids()]
    assert [id for id in same if id not in titles] == []


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_refer_to_messages_that_exist(game_id: str, lang: str) -> None:
    found = {id: named for f in files_of(game_id) for id, named in patterns(lang, f).items()}
    missing = {id: named.references - set(found) for id, named in found.items()}
    assert {id for id, absent in missing.items() if absent} == set()
