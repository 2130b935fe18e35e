"""Own bots: classes of any module, named `module:Class`."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from keepwright.bots.own import BadOwnBot, make_own, read_own
from keepwright.bots.registry import UnknownBot, check_bot, make_bot, read_bot
from keepwright.engine.chance import Dice
from keepwright.engine.game import load
from tests.bots.own_bots import First, Numbered

OWN = "tests.bots.own_bots"
CAYLUS = load("caylus")


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that is the current one."""
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_bot_is_made_of_what_it_asks_for() -> None:
    dice = Dice(1)
    assert isinstance(make_bot(f"{OWN}:First", CAYLUS, dice), First)
    bot = make_bot(f" {OWN}:Numbered:number=3:name=three", CAYLUS, dice)
    assert isinstance(bot, Numbered)
    assert bot.made_of == (dice, CAYLUS, 3, "three")


def test_parameters_are_numbers_where_they_read_as_numbers() -> None:
    given = read_own(f"{OWN}:Numbered:number=-2:share=0.5:name=x1")[1]
    assert given == {"number": -2, "share": 0.5, "name": "x1"}


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("no.such:Bot", "no_module"),
        ("tests.bots.no_such:Bot", "no_module"),
        ("broken_bots:Bot", "broken_module"),
        (f"{OWN}:Missing", "no_class"),
        (f"{OWN}:Silent", "no_bot"),
        (f"{OWN}:nobody", "no_bot"),
        (f"{OWN}:First:deep", "no_parameter"),
    ],
)
def test_what_is_no_bot_is_refused_with_a_reason(here: Path, text: str, why: str) -> None:
    (here / "broken_bots.py").write_text("import no_such_package\n", encoding="utf-8")
    with pytest.raises(BadOwnBot) as refusal:
        check_bot(text)
    assert refusal.value.facts["why"] == why


@pytest.mark.parametrize("text", [f"{OWN}:Picky", f"{OWN}:First:depth=3"])
def test_a_bot_that_cannot_be_made_of_what_is_given_is_refused(text: str) -> None:
    with pytest.raises(BadOwnBot) as refusal:
        make_own(text, CAYLUS, Dice(1))
    assert refusal.value.facts["why"] == "not_made"
    assert "TypeError" in str(refusal.value.facts["problem"])


def test_the_current_folder_is_one_where_bots_are_found(here: Path) -> None:
    source = "from tests.bots.own_bots import First as Local\n"
    (here / "found_nowhere_else.py").write_text(source, encoding="utf-8")
    check_bot("found_nowhere_else:Local")


def test_a_name_that_comes_from_elsewhere_runs_no_module() -> None:
    """`read_bot` is what a server asks about a name that somebody sent."""
    with pytest.raises(UnknownBot):
        read_bot(f"{OWN}:First")
