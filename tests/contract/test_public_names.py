"""Every public name behaves alike compiled and interpreted: nothing differs but speed."""

from __future__ import annotations

import ast
import copy
import doctest
import importlib
import inspect
import pickle
import pkgutil
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import keepwright as kw
from keepwright.bots import bot
from keepwright.bots.random_bot import RandomBot
from tests.contract import wrong_calls

PLAIN = {"SPECTATOR", "Seat"}  # a number and a type
PUBLIC = sorted(set(kw.__all__) - PLAIN)
CLASSES = [name for name in PUBLIC if isinstance(getattr(kw, name), type)]
FUNCTIONS = [name for name in PUBLIC if name not in CLASSES]
SAME_OBJECT = ("Action", "Chance", "Decision", "Game", "Task")  # there is one of each
# What is compared by value and does not change is hashed by value as well; there is one of each
# that is compared by identity.
HASHED = {"Candidate", "Event", "Limits", "Line", "Obstacle", "Option", *SAME_OBJECT}


@cache
def examples() -> dict[str, Any]:
    """One object of each public class that is no error."""
    sitting = kw.Sitting.begin("magna_carta", 2, seed=1)
    events: list[kw.Event] = []
    state = kw.play(sitting.state, "redraw", events, seat=0)
    candidate = kw.candidates(state)[0]
    sheet = kw.score_sheet(kw.new_game("caylus", 2, seed=1))
    chance = kw.load("caylus").new_state(2, {}).due
    return {
        "Action": candidate.action,
        "Candidate": candidate,
        "Chance": chance,
        "Dealer": Script([3, 1]),
        "Decision": state.due,
        "Dice": kw.Dice(7),
        "Event": events[0],
        "Game": state.game,
        "Limits": state.game.limits,
        "Line": kw.read_line("red: pass"),
        "Obstacle": kw.Obstacle("place_full", rule="§ phase 2", place="inn"),
        "Option": kw.load("caylus").options[0],
        "Record": sitting.record,
        "Scenario": kw.Scenario({"id": "A", "game": "caylus", "seats": ["red", "blue"]}),
        "ScoreSheet": sheet,
        "SeedDealer": kw.SeedDealer(kw.seed_bytes(1)),
        "Sitting": sitting,
        "State": state,
        "Tally": sheet.tallies[0],
        "Task": state.due,
        "View": kw.view(state, 0),
    }


class Script(kw.Dealer):
    """Chance as it is written: a dealer that is no part of keepwright."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers

    def below(self, limit: int) -> int:
        return self.numbers.pop(0) % limit

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Script) and self.numbers == other.numbers


def example(name: str) -> Any:
    """An object of a public class."""
    kind = getattr(kw, name)
    if issubclass(kind, kw.KeepwrightError):
        return kind(seat="red", given=3)
    return examples()[name]


@pytest.mark.parametrize("name", CLASSES)
def test_it_travels_and_is_copied(name: str) -> None:
    one = example(name)
    for again in (
        *(pickle.loads(pickle.dumps(one, protocol)) for protocol in (2, pickle.HIGHEST_PROTOCOL)),
        copy.copy(one),
        copy.deepcopy(one),
    ):
        assert type(again) is type(one)
        assert repr(again) == repr(one) or name == "Dealer"
        if isinstance(one, kw.KeepwrightError):
            assert (again.code, again.facts) == (one.code, one.facts)
        else:
            assert again == one
            assert again != 7
        assert (again is one) is (name in SAME_OBJECT)


@pytest.mark.parametrize("name", [name for name in CLASSES if name in examples()])
def test_what_never_changes_is_hashed(name: str) -> None:
    one = example(name)
    if name in HASHED:
        assert hash(one) == hash(pickle.loads(pickle.dumps(one)))
    else:
        with pytest.raises(TypeError, match="unhashable"):
            hash(one)


@pytest.mark.parametrize("name", [name for name in CLASSES if name != "Dealer"])
def test_it_shows_itself(name: str) -> None:
    assert " object at 0x" not in repr(example(name))


# ---- what help and notebooks show ----------------------------------------------------------------


@cache
def source(module: str) -> dict[str, Any]:
    """What the text of a module defines, by name."""
    path = Path(kw.__file__).parent / Path(*module.split(".")[1:])
    path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {
        node.name: node for node in tree.body if isinstance(node, ast.FunctionDef | ast.ClassDef)
    }


def documented(name: str) -> Iterator[tuple[str, Any, ast.FunctionDef | ast.ClassDef]]:
    """A public name and, of a class, its public methods and properties; with its source."""
    thing = getattr(kw, name)
    node = source(thing.__module__)[thing.__name__]
    yield name, thing, node
    for part in node.body if isinstance(node, ast.ClassDef) else []:
        if isinstance(part, ast.FunctionDef) and not part.name.startswith("_"):
            yield f"{name}.{part.name}", inspect.getattr_static(thing, part.name), part


@pytest.mark.parametrize("name", PUBLIC)
def test_help_says_what_the_source_says(name: str) -> None:
    for part, thing, node in documented(name):
        written = ast.get_docstring(node)
        if written is None:  # it sets a property, or the method that it stands for is documented
            is_setter = any("setter" in ast.unparse(one) for one in node.decorator_list)
            assert is_setter or hasattr(getattr(kw, name).__base__, node.name), part
            continue
        assert inspect.cleandoc(inspect.unwrap(thing).__doc__ or "") == written, part


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_function_has_its_signature(name: str) -> None:
    (_, thing, node), *_ = documented(name)
    assert isinstance(node, ast.FunctionDef)
    wanted = [one.arg for one in (*node.args.args, *node.args.kwonlyargs)]
    found = inspect.signature(thing).parameters
    assert list(found) == wanted
    optional = [one for one in found.values() if one.default is not inspect.Parameter.empty]
    defaults = [one for one in (*node.args.defaults, *node.args.kw_defaults) if one is not None]
    assert len(optional) == len(defaults)


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_function_has_an_example(name: str) -> None:
    assert ">>> " in (getattr(kw, name).__doc__ or "")


def modules() -> list[str]:
    """All modules with engine, rules and bots, whose examples run as tests."""
    found = [
        module.name
        for room in ("engine", "games", "bots")
        for module in pkgutil.walk_packages(
            [str(Path(kw.__file__).parent / room)], f"keepwright.{room}."
        )
    ]
    return sorted(name for name in found if ".faces" not in name)


def test_examples_run() -> None:
    attempted = 0
    for name in modules():
        module = importlib.import_module(name)
        result = doctest.testmod(module)
        assert result.failed == 0, name
        attempted += result.attempted
    assert attempted > 150


# ---- what is there to be derived from ------------------------------------------------------------


def test_a_dealer_of_one_s_own_deals_a_whole_game() -> None:
    state = kw.new_game("magna_carta", 2, dealer=Script([0] * 10_000))
    while not state.over:
        state = kw.play(state, kw.legal_actions(state)[0])
    again = kw.new_game("magna_carta", 2, dealer=Script([0] * 10_000))
    assert kw.playout(again, [kw.Dice(1), kw.Dice(2)], Script([1] * 10_000)) > 20


def test_a_bot_of_one_s_own_is_a_bot() -> None:
    class First(bot.Bot):
        def choose(self, view: kw.View, actions: list[kw.Action]) -> kw.Action:
            return actions[0]

    state = kw.new_game("caylus", 2, seed=1)
    assert First().choose(kw.view(state, 0), kw.legal_actions(state)).text == "pass"
    assert pickle.loads(pickle.dumps(RandomBot(kw.Dice(1)))).dice == kw.Dice(1)


# ---- what is called wrongly ----------------------------------------------------------------------


def test_every_function_and_class_is_called_wrongly(tmp_path: Path) -> None:
    called = {name.partition(".")[0] for name in wrong_calls.calls(tmp_path)}
    made_of_facts = {name for name in CLASSES if issubclass(getattr(kw, name), kw.KeepwrightError)}
    assert sorted(called | wrong_calls.NOT_CALLED | made_of_facts) == PUBLIC


def test_a_wrong_type_is_told_alike_in_both_forms(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each says what is wrong and what would be right: the transcript is that of both forms."""
    monkeypatch.chdir(tmp_path)
    assert wrong_calls.write(tmp_path) == wrong_calls.TRANSCRIPT.read_text(encoding="utf-8")


def test_a_wrong_type_is_named() -> None:
    wrongly: Any = kw
    state = wrong_calls.position()
    with pytest.raises(TypeError, match=r"`state` is to be a State .*, not 'caylus'"):
        wrongly.play("caylus", "pass")
    with pytest.raises(TypeError, match=r"`seat` is to be .*, not 1\.5"):
        wrongly.view(state, 1.5)
    with pytest.raises(TypeError, match=r"`seats` is to be colours, or how many .*, not None"):
        wrongly.new_game("caylus", None)
    with pytest.raises(TypeError, match=r"missing .*'seats'"):
        wrongly.new_game(7)


def test_a_function_that_looks_at_types_travels_and_shows_its_example() -> None:
    for name in FUNCTIONS:
        function = getattr(kw, name)
        assert pickle.loads(pickle.dumps(function)) is function


def test_every_public_name_is_there_and_documented() -> None:
    """The page about the library names them all."""
    page = (Path(__file__).parents[2] / "docs" / "library.md").read_text(encoding="utf-8")
    assert len(set(kw.__all__)) == len(kw.__all__)
    assert [name for name in kw.__all__ if f"`{name}" not in page] == []


FIELDS = re.compile(r"\| `games\.(\w+)\.(\w+)` \| (.*?); a player: (.*?) \|")


def test_the_fields_that_the_page_names_are_there() -> None:
    page = (Path(__file__).parents[2] / "docs" / "library.md").read_text(encoding="utf-8")
    found = {game: rest for game, *rest in FIELDS.findall(page)}
    assert sorted(found) == sorted(kw.game_ids())
    for game, (name, fields, of_player) in found.items():
        state: Any = kw.new_game(game, 2, seed=1)
        assert type(state).__name__ == name
        for owner, named in ((state, fields), (state.players[0], of_player)):
            assert [one for one in re.findall(r"`(\w+)`", named) if not hasattr(owner, one)] == []
