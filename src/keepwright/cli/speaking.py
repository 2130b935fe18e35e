"""Speaking: which language the command line uses, and where its sentences go."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from typing import Annotated, Final

from rich.console import Console

from keepwright.cli.calling import DONE as DONE
from keepwright.cli.calling import INTERRUPTED as INTERRUPTED
from keepwright.cli.calling import REFUSED as REFUSED
from keepwright.cli.calling import WRONG_CALL as WRONG_CALL
from keepwright.cli.calling import Option
from keepwright.cli.calling import Stop as Stop
from keepwright.engine.errors import (
    BadOption,
    BadRecord,
    BadScenario,
    BadSeats,
    KeepwrightError,
    Obstructed,
    UnknownGame,
)
from keepwright.engine.game import game_ids
from keepwright.engine.record import Record
from keepwright.engine.refusals import moves_due
from keepwright.locales import LANGUAGES, Words

WRONG_CALLS: Final = ("unknown_bot", "bad_bot_parameter", "bad_own_bot")
JSON: Final = "--json"
VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


class Spoken:
    """The language chosen for this call, and the game and record it is about, once known."""

    lang: str = "en"
    game_id: str = ""
    record: Record | None = None


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
    Spoken.record = None


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
    Option(
        "--lang",
        metavar="LANG",
        help=f"Language of all texts: {', '.join(LANGUAGES)}. Default: from LC_ALL or LANG.",
        callback=choose_language,
        words=lambda: LANGUAGES,
        panel="General",
    ),
]
Json = Annotated[bool, Option(JSON, help="Print one JSON value, for programs.", show_default=False)]


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


def print_json(facts: object) -> None:
    """Print one JSON value as the answer."""
    print(json.dumps(facts, ensure_ascii=False, indent=2))


def exit_code_of(error: KeepwrightError | Stop) -> int:
    """2 for what was wrong in the call, 1 for what was refused."""
    if isinstance(error, Stop):
        return error.code
    if isinstance(error, UnknownGame | BadOption | BadSeats | BadScenario):
        return WRONG_CALL
    return WRONG_CALL if error.code in WRONG_CALLS else REFUSED


def facts_of_error(error: KeepwrightError | Stop) -> dict[str, object]:
    """What went wrong, for programs: code, sentence and facts.

    Of a line of a record that cannot be played, also every obstacle, and what would be legal there.
    """
    if isinstance(error, Stop):
        code = error.message.removeprefix("cli-")
        said = words().text(error.message, **error.facts)
        return {"code": code, "sentence": said, "facts": error.facts}
    facts: dict[str, object] = {"code": error.code, "sentence": sentence(error)}
    facts["facts"] = error.facts
    refusal = error.__cause__ if isinstance(error, BadRecord) else error
    if isinstance(refusal, Obstructed):
        facts["obstacles"] = [obstacle.to_json() for obstacle in refusal.obstacles]
    move = error.facts.get("move")
    if isinstance(move, int) and Spoken.record is not None:
        line = Spoken.record.lines[move - 1]
        facts["legal"] = moves_due(Spoken.record.replay(move - 1), line.text)
    return facts


def sentence(error: KeepwrightError, game_id: str = "") -> str:
    """The error as a sentence, with the words of the game it is about, if that is one of ours."""
    about = game_id or Spoken.game_id
    return words(about if about in game_ids() else "").error(error)
