"""How a call is read: by place, by name, by a variable, and what is said of one that is wrong."""

from __future__ import annotations

from enum import Enum
from pathlib import Path
from typing import Annotated, Any

import pytest

from keepwright.cli.calling import Argument, Command, Group, HelpWanted, Option, WrongCall
from keepwright.cli.helping import usage_of
from tests.cli.calls import Caller


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


def paint(
    file: Annotated[Path, Argument("FILE", "What is painted.")],
    words: Annotated[list[str] | None, Argument("WORD", "What is written.")] = None,
    colour: Annotated[Colour, Option("--colour", envvar="COLOUR")] = Colour.RED,
    coats: Annotated[int, Option("--coats", "-c", min=1, max=9)] = 1,
    dry: Annotated[bool, Option("--dry")] = False,
    by: Annotated[list[str] | None, Option("--by", envvar="PAINTERS")] = None,
) -> None:
    """Paint something."""


COMMAND = Command(paint, "keepwright paint")
PLAIN: dict[str, Any] = {
    "file": Path("wall"),
    "words": None,
    "colour": Colour.RED,
    "coats": 1,
    "dry": False,
    "by": None,
}


@pytest.mark.parametrize(
    ("typed", "given"),
    [
        ("wall", {}),
        ("wall long live", {"words": ["long", "live"]}),
        ("--coats 2 wall --dry long", {"coats": 2, "dry": True, "words": ["long"]}),
        ("wall --colour=blue --coats 2 --coats=3", {"colour": Colour.BLUE, "coats": 3}),
        ("wall -c 2", {"coats": 2}),
        ("wall --by ann --by -bo", {"by": ["ann", "-bo"]}),
        ("wall -- --dry -h", {"words": ["--dry", "-h"]}),
        ("-", {"file": Path("-")}),
    ],
)
def test_a_call_is_read_by_place_and_by_name(typed: str, given: dict[str, Any]) -> None:
    assert COMMAND.read(typed.split()) == PLAIN | given


def test_what_is_not_typed_comes_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLOUR", "blue")
    monkeypatch.setenv("PAINTERS", "ann bo")
    assert COMMAND.read(["wall"]) == PLAIN | {"colour": Colour.BLUE, "by": ["ann", "bo"]}
    assert COMMAND.read(["wall", "--colour", "red"])["colour"] is Colour.RED


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("", "missing"),
        ("wall --cots 2", "option-near"),
        ("wall -x", "option"),
        ("wall --coats", "no_value"),
        ("wall --coats many", "number"),
        ("wall --coats 0", "least"),
        ("wall --coats 10", "most"),
        ("wall --colour green", "value"),
    ],
)
def test_a_wrong_call_says_why(typed: str, why: str) -> None:
    with pytest.raises(WrongCall) as wrong:
        COMMAND.run(typed.split())
    assert wrong.value.message == f"cli-call-{why}"
    assert wrong.value.facts["help"] == "keepwright paint --help"


CALLED: list[object] = []


def whole(lang: Annotated[str, Option("--lang", callback=CALLED.append)] = "en") -> None:
    """All of it."""


def wash(file: Annotated[str, Argument("FILE", "What is washed.")] = "wall") -> None:
    """Wash something."""
    CALLED.append(file)


def test_a_group_calls_the_command_that_is_named() -> None:
    CALLED.clear()
    group = Group(whole, "keepwright", ("paint", "wash"), globals().__getitem__)
    group.run(["--lang", "de", "wash", "floor"])
    group.run(["wash"])
    assert CALLED == ["de", "floor", "wall"]
    for typed, why in {"wsh": "command-near", "fly": "command", "wash a b": "too_much"}.items():
        with pytest.raises(WrongCall) as wrong:
            group.run(typed.split())
        assert wrong.value.message == f"cli-call-{why}"
    for typed, path in {"": "", "-h": "", "wash --help": " wash", "paint x -h": " paint"}.items():
        with pytest.raises(HelpWanted) as wanted:
            group.run(typed.split())
        assert wanted.value.command.path == f"keepwright{path}"


def test_the_usage_names_what_is_needed_and_what_may_follow() -> None:
    assert usage_of(COMMAND) == "Usage: keepwright paint [OPTIONS] FILE [WORD…]"


def test_help_tells_defaults_variables_and_words_and_no_type_of_a_switch(call: Caller) -> None:
    told = call("serve", "--help").out
    assert "open|invited" in told
    assert "[default: 8303]" in told
    assert "KEEPWRIGHT_PORT" in told
    assert "bool" not in told


@pytest.mark.parametrize("lang", ["en", "de", "hu", "it"])
def test_a_wrong_call_is_answered_in_the_language_asked_for(call: Caller, lang: str) -> None:
    answers = {
        call("--lang", lang, *wrong.split()).err
        for wrong in ("gams", "games x", "perft caylus --depth x", "explain", "perft --depht 2")
    }
    assert len(answers) == 5
    assert all("--help" in answer for answer in answers)
