"""Names are those of the rules of record, in every language."""

from __future__ import annotations

import pytest

import keepwright as kw
from keepwright.locales import LANGUAGES, Words
from tests.locales.facts import of_game
from tests.locales.messages import patterns

every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_game = pytest.mark.parametrize("game_id", kw.game_ids())
KINDS = [(game_id, kind) for game_id in kw.game_ids() for kind in of_game(game_id).NAMES]


@every_language
@pytest.mark.parametrize(("game_id", "kind"), KINDS)
def test_names_are_those_of_record(game_id: str, kind: str, lang: str) -> None:
    words = Words(lang, game_id)
    beginning = f"{kind}-"
    named = [id for id in patterns(lang, game_id) if id.startswith(beginning) and "." not in id]
    ids = [id.removeprefix(beginning) for id in named]
    record = of_game(game_id).NAMES[kind]
    assert {id: words.name(kind, id) for id in ids} == {id: record[id][lang] for id in record}


@every_language
@every_game
def test_choices_and_values_of_options_are_named_as_in_the_record(game_id: str, lang: str) -> None:
    words, facts = Words(lang, game_id), of_game(game_id)
    for id, names in facts.CHOICES.items():
        assert words.name("action", id) == names[lang]
    for id, names in facts.VALUES.items():
        assert words.text(f"option-{id}") == names[lang]


@every_language
@every_game
def test_places_have_names_of_their_own(game_id: str, lang: str) -> None:
    words = Words(lang, game_id)
    places = [action for action in kw.load(game_id).actions.all if action.verb == "place"]
    assert len({words.action(action) for action in places}) == len(places) > 1


@every_language
@every_game
def test_the_title_is_that_of_record(game_id: str, lang: str) -> None:
    assert Words(lang, game_id).name("game", game_id) == of_game(game_id).TITLE[lang]
    assert Words(lang, game_id).text(f"game-{game_id}.blurb")


@every_language
@every_game
def test_options_have_names_and_descriptions(game_id: str, lang: str) -> None:
    words = Words(lang, game_id)
    for option in kw.load(game_id).options:
        assert words.name("option", option.id)
        assert words.text(f"option-{option.id}.description")
        for value in option.values:
            if isinstance(value, str):
                assert words.text(f"option-{option.id}.{value}")
