"""What all commands have in common: language, version, help, exit codes."""

from __future__ import annotations

import pytest

from keepwright.cli.speaking import language_of
from keepwright.engine.game import Game
from tests.cli.calls import Caller

COMMANDS = (
    *("games", "play", "simulate", "replay", "scenario", "explain", "perft", "verify"),
    *("serve", "admin"),
)


def test_the_version_tells_the_form_of_the_engine(call: Caller) -> None:
    answer = call("--version")
    assert answer.code == 0
    assert answer.out.startswith("keepwright ")
    assert "(compiled)" in answer.out or "(interpreted)" in answer.out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_a_help(call: Caller, command: str) -> None:
    answer = call(command, "--help")
    assert answer.code == 0
    assert "--lang" in answer.out


def test_the_help_lists_every_command(call: Caller) -> None:
    out = call("--help").out
    assert [command for command in COMMANDS if command not in out] == []


@pytest.mark.parametrize(
    "arguments",
    [
        ["no_such_command"],
        ["games", "--no-such-option"],
        ["simulate", "--games", "many"],
        ["--lang", "tlh", "games"],
        ["games", "--lang", "tlh"],
    ],
)
def test_a_wrong_call_ends_with_2_and_a_sentence(call: Caller, arguments: list[str]) -> None:
    answer = call(*arguments)
    assert answer.code == 2
    assert answer.err.strip()
    assert "Traceback" not in answer.err


def test_the_language_comes_from_the_call_or_the_environment(
    call: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "complete" in call("games").out
    assert "vollständig" in call("--lang", "de", "games").out
    assert "vollständig" in call("games", "--lang", "de").out
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert "completo" in call("games").out
    assert "complete" in call("games", "--lang", "en").out


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "hu_HU.UTF-8"}, "hu"),
        ({"LANG": "hu_HU", "LC_ALL": "de_DE"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_MESSAGES": "it", "LANG": "de_DE"}, "it"),
    ],
)
def test_the_first_variable_that_is_set_names_the_language(
    environment: dict[str, str], lang: str
) -> None:
    assert language_of(environment) == lang


def test_a_sentence_is_in_the_language_asked_for(call: Caller) -> None:
    answers = {call("--lang", lang, "simulate", "chess").err for lang in ("en", "de", "hu", "it")}
    assert len(answers) == 4


def test_games_lists_each_game(call: Caller) -> None:
    assert "caylus" in call("games").out
    (caylus,) = [game for game in call("games", "--json").json if game["id"] == "caylus"]
    assert caylus["title"] == "Caylus"
    assert caylus["seats"] == {"min": 2, "max": 5}
    assert caylus["status"] == "complete"
    assert {option["id"]: option["default"] for option in caylus["options"]} == {
        "jeweller": False,
        "simplified_favours": False,
    }
    assert all(option["description"] for option in caylus["options"])


def test_games_tells_the_values_of_every_option(call: Caller, game: Game) -> None:
    (facts,) = [facts for facts in call("games", "--json").json if facts["id"] == game.id]
    for option, told in zip(game.options, facts["options"], strict=True):
        assert told["values"] == list(option.values)
        assert told["default"] in told["values"]
        assert option.id in call("games").out
