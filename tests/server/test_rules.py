"""The rules a browser shows: whole, in order, and every key that is named leads to a section."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import httpx
import pytest

import keepwright as kw
from keepwright.catalogue import catalogue
from keepwright.engine.agenda import Decision
from keepwright.engine.game import load
from keepwright.locales import LANGUAGES, Words
from keepwright.rulebook import rulebook, rules_of
from keepwright.vocabulary import vocabulary
from keepwright.vocabulary.refusals import obstacle_rules
from keepwright.wire.rules import RulesOut, VocabularyOut
from tests.server.serving import Server

OF_THE_ENGINE = ("forced", "sealed")  # told of any game's decisions
GAMES = Path(kw.__file__).parent / "games"
CITED = re.compile(r"§ ?phase \d(?: [A-F]\b|[a-h]\b)?|§ ?\d+(?:\.\d+)*(?:\.[a-z]\b)?|\bR-\d\d\b")
NAMED = re.compile(r"\bD-[A-Z]+(?:-[A-Z]+)*\b|\b(?:CAY|MC|C13|ARC)-\d\d\b")
every_game = pytest.mark.parametrize("game", kw.game_ids())


def keys_of(game: str) -> list[str]:
    return [key for section in rulebook(game) for key in section["keys"]]


@every_game
def test_every_rule_of_an_obstacle_leads_to_a_section(game: str) -> None:
    keys = set(keys_of(game))
    named = {rule for rules in obstacle_rules(game).values() for rule in rules}
    assert len(named) > 5
    assert named - keys == set()


@every_game
def test_every_rule_that_the_code_cites_leads_to_a_section(game: str) -> None:
    keys, cited = set(keys_of(game)), set()
    for path in sorted((GAMES / game).glob("*.py")):
        text = path.read_text(encoding="utf-8")
        cited |= {*CITED.findall(text), *NAMED.findall(text)}
    assert len(cited) > 20
    assert cited - keys == set()


@every_game
def test_every_event_and_every_decision_leads_to_a_section(game: str) -> None:
    """Whatever a line of the log tells and whatever is asked: there is a rule to read."""
    events = import_module(f"keepwright.games.{game}.events").EVENTS
    asked = {one.name for one in load(game).tasks.by_key.values() if isinstance(one, Decision)}
    rules, keys = catalogue(game).rules, set(keys_of(game))
    assert {f"event-{code}" for code in (*events, *OF_THE_ENGINE)} == of_kind(rules, "event")
    assert {f"decision-{name}" for name in asked} == of_kind(rules, "decision")
    assert {rule for rule in rules.values() if rule not in keys} == set()


@every_game
def test_every_counted_field_and_every_phase_leads_to_a_section(game: str) -> None:
    rules = catalogue(game).rules
    words = Words("en", game)
    told = [field for field in fields_of(game) if words.has(f"panel-field-{field}")]
    assert len(told) > 4
    assert [field for field in told if f"field-{field}" not in rules] == []
    phases = {id for id in rules if id.startswith("phase-")}
    assert all(words.has(id) for id in phases)
    assert bool(phases) == (game != "architects")


@every_game
def test_what_pieces_are_filtered_for_has_a_name(game: str) -> None:
    pieces = catalogue(game).pieces
    effects = [
        effect
        for piece in pieces
        for effect in (*piece.effects, *piece.setup_effects, *piece.owner_effects)
    ]
    for lang in LANGUAGES:
        words = Words(lang, game)
        assert all(words.has(f"catalogue-does_{effect.does}") for effect in effects)
        assert all(words.name("class", piece.group) for piece in pieces)
        assert all(words.name(piece.sort, piece.id) for piece in pieces)


def of_kind(rules: dict[str, str], kind: str) -> set[str]:
    return {id for id in rules if id.startswith(f"{kind}-")}


def fields_of(game: str) -> list[str]:
    """What a view tells of a player."""
    players = kw.view(kw.new_game(game, 3, seed=1), 0).facts["players"]
    return list(next(iter(players.values())))


@every_game
def test_a_key_leads_to_one_section_and_each_has_its_own(game: str) -> None:
    keys = keys_of(game)
    assert len(set(keys)) == len(keys)
    assert all(section["key"] == section["keys"][0] for section in rulebook(game))


def words_of(text: str) -> list[str]:
    return re.findall(r"\w+", text)


@every_game
def test_nothing_is_left_out_and_nothing_stands_twice(game: str) -> None:
    """Word by word: what is gone is the keys in headings, the heads and last cells of tables."""
    shown = [word for one in rulebook(game) for word in words_of(f"{one['title']} {one['text']}")]
    written = words_of(rules_of(game).text)
    assert len(written) * 0.93 < len(shown) <= len(written)
    place = 0
    for word in shown:
        place = written.index(word, place) + 1


@every_game
def test_sections_lie_as_deep_as_their_headings(game: str) -> None:
    sections = rulebook(game)
    assert [one["level"] for one in sections[:2]] == [1, 2]
    headings = {
        re.sub(r"\s*\(§ [^)]*\)", "", title): len(marks)
        for marks, title in re.findall(r"^(#+) (.*)$", rules_of(game).text, re.M)
    }
    for one in sections:
        assert one["level"] == headings.get(one["title"], one["level"])
        assert "\n#" not in one["text"]
        assert not one["text"].startswith(("#", "---"))


def test_rulings_and_parts_are_sections_of_their_own() -> None:
    found = {key: one for one in rulebook("magna_carta") for key in one["keys"]}
    assert found["§ phase 2 C"]["title"] == "C) `place_worker`"
    assert found["§ phase 2"] is found["§ 4.2"] is found["D1"]
    assert found["R-34"]["text"].startswith("*Can the Hotel's owner")
    assert "|" not in found["R-34"]["text"]
    assert found["§ 4.2"]["level"] + 1 == found["§ phase 2 C"]["level"]


def test_they_are_served(server: Server) -> None:
    for game in kw.game_ids():
        answer = httpx.get(f"{server.address}/api/v1/games/{game}/rules")
        rules = RulesOut(**answer.json())
        assert (rules.game, rules.language) == (game, "en")
        assert [one.model_dump() for one in rules.sections] == rulebook(game)
    refused = httpx.get(f"{server.address}/api/v1/games/chess/rules")
    assert (refused.status_code, refused.json()["code"]) == (422, "unknown_game")


@every_game
def test_the_words_of_a_game_are_served_as_the_command_tells_them(
    server: Server, game: str
) -> None:
    for language in LANGUAGES:
        answer = httpx.get(f"{server.address}/api/v1/games/{game}/vocabulary/{language}")
        told = VocabularyOut(**answer.json())
        text = "\n\n".join(f"## {chapter.title}\n\n{chapter.text}" for chapter in told.chapters)
        assert vocabulary(game, Words(language, game)).endswith(text)
