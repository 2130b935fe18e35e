"""Speaking: which language the command line uses, and where its sentences go."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Annotated, Final

import typer
from rich.console import Console

from keepwright.engine.errors import (
    BadOption,
    BadScenario,
    BadSeats,
    KeepwrightError,
    UnknownGame,
)
from keepwright.engine.game import game_ids
from keepwright.locales import LANGUAGES, Words

DONE, REFUSED, WRONG_CALL, INTERRUPTED = 0, 1, 2, 130
WRONG_CALLS: Final = ("unknown_bot", "bad_bot_parameter")
VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


class Stop(Exception):
    """A command ends here: with a message in the user's language, and an exit code."""

    def __init__(self, message: str, code: int = REFUSED, **facts: object) -> None:
        super().__init__(message)
        self.message: Final = message
        self.code: Final = code
        self.facts: Final = facts


class Spoken:
    """The language chosen for this call, and the game it is about, once that is known."""

    lang: str = "en"
    game_id: str = ""


def language_of(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for, if we speak it; English otherwise.

    >>> language_of({"LANG": "de_AT.UTF-8"}), language_of({"LC_ALL": "C", "LANG": "hu_HU"})
    ('de', 'en')
    """
    for name in VARIABLES:
        if environment.get(name):
            lang = environment[name].replace("-", "_").split("_")[0].split(".")[0].lower()
            return lang if lang in LANGUAGES else "en"
    return "en"


def start_speaking() -> None:
    """Begin a call in the language of the environment."""
    Spoken.lang = language_of(os.environ)
    Spoken.game_id = ""


def choose_language(lang: str | None) -> str | None:
    """Speak this language from now on; without one, go on as before."""
    if lang is not None:
        if lang not in LANGUAGES:
            languages = ", ".join(LANGUAGES)
            raise Stop("cli-bad_lang", WRONG_CALL, lang=lang, languages=languages)
        Spoken.lang = lang
    return lang


Lang = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="LANG",
        help=f"Language of all texts: {', '.join(LANGUAGES)}. Default: from LC_ALL or LANG.",
        callback=choose_language,
        is_eager=True,
        rich_help_panel="General",
    ),
]
Json = Annotated[
    bool, typer.Option("--json", help="Print one JSON value, for programs.", show_default=False)
]


def words(game_id: str = "") -> Words:
    """The words of the chosen language."""
    return Words(Spoken.lang, game_id)


def out() -> Console:
    """Where answers go."""
    return Console(highlight=False, markup=False, emoji=False)


def err() -> Console:
    """Where progress and complaints go."""
    return Console(stderr=True, highlight=False, markup=False, emoji=False)


def say(message: str, **facts: object) -> None:
    """Print one message as an answer."""
    out().print(words().text(message, **facts), soft_wrap=True)


def exit_code_of(error: KeepwrightError) -> int:
    """2 for what was wrong in the call, 1 for what was refused."""
    if isinstance(error, UnknownGame | BadOption | BadSeats | BadScenario):
        return WRONG_CALL
    return WRONG_CALL if error.code in WRONG_CALLS else REFUSED


def sentence(error: KeepwrightError, game_id: str = "") -> str:
    """The error as a sentence, with the words of the game it is about, if that is one of ours."""
    about = game_id or Spoken.game_id
    return words(about if about in game_ids() else "").error(error)
