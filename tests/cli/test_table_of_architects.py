"""What the terminal table of Architects draws: what is seen, what is hidden, what a move brings."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from rich.console import Console

from keepwright.cli.tables import board_of
from keepwright.cli.tables.cards import card_lines
from keepwright.engine.chance import Dice
from keepwright.engine.game import load
from keepwright.engine.play import deal_in_place, legal_actions, new_game, play_in_place
from keepwright.engine.state import State
from keepwright.engine.view import view
from keepwright.locales import LANGUAGES, Words

ARCHITECTS = load("architects")
BOARD = board_of("architects")
WORDS = Words("en", "architects")
COMPACT, WIDE = (80, 24), (140, 50)
SIZES = [COMPACT, WIDE]


def position(seats: int = 3, options: dict[str, bool | str] | None = None, **facts: Any) -> State:
    """A position with these facts; somebody is to place the first worker."""
    state = new_game("architects", seats, options or {}, seed=1)
    while not state.to_json()["turn_order"]:
        play_in_place(state, legal_actions(state)[0])
        deal_in_place(state, Dice(1))
    whole = state.to_json()
    del whole["apprentice_pile"]
    for player in whole["players"].values():
        del player["supply"]
    for seat, given in facts.pop("players", {}).items():
        whole["players"][seat] |= given
    return ARCHITECTS.state_from_json({**whole, **facts})


def drawn(state: State, seat: int = 0, size: tuple[int, int] = COMPACT, lang: str = "en") -> str:
    """The table as a seat sees it."""
    console = Console(width=size[0], height=size[1], file=io.StringIO(), color_system=None)
    words = Words(lang, "architects")
    console.print(BOARD.draw(view(state, seat).facts, words, [], *size))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def named(state: State, seat: str) -> list[str]:
    """The names of the cards that a seat holds."""
    return [WORDS.name("building", id) for id in state.to_json()["players"][seat]["hand"]]


@pytest.mark.parametrize("size", SIZES)
def test_only_the_own_hand_is_shown(size: tuple[int, int]) -> None:
    state = position()
    table = drawn(state, size=size)
    assert all(f"{name}: " in table for name in named(state, "blue"))
    assert not any(f"{name}: " in table for name in named(state, "green"))


def test_workers_and_what_the_next_one_brings_are_shown() -> None:
    workers = {"quarry": 2, "mines": 3, "workshop": 1}
    players = {"blue": {"workers": workers, "apprentices": ["stonecutter_2"]}}
    table = drawn(position(players=players))
    assert "Quarry B2 +4" in table
    assert "Mines B3 +5/2" in table
    assert "Workshop B1 +2" in table
    wide = drawn(position(players=players), size=WIDE)
    assert re.search("Quarry +B2 +4 Stone", wide)
    assert re.search("Mines +B3 +5 Clay or 2 Gold", wide)


@pytest.mark.parametrize("size", SIZES)
def test_prison_captures_and_silver_on_apprentices_are_shown(size: tuple[int, int]) -> None:
    players = {"green": {"prison": 2}, "blue": {"captured": {"purple": 3}}}
    state = position(players=players, workshop_silver={"top_1": 7})
    table = " ".join(drawn(state, size=size).split())
    assert "Prison: G2" in table
    assert "captured by B: P3" in table
    assert "●7" in table


def test_closed_zones_are_cut_off_on_the_virtue_track() -> None:
    players = {"blue": {"virtue": 4}, "green": {"virtue": 9}, "purple": {"virtue": 10}}
    assert "3 4B ┊ 5 6 7 8 9G ┊ 10P 11" in drawn(position(players=players))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("options", [{"bot": "helena"}, {}])
def test_the_automa_is_shown_with_its_stand_in_deck(
    size: tuple[int, int], options: dict[str, bool | str]
) -> None:
    table = " ".join(drawn(position(1, options), size=size).split())
    bot = WORDS.name("bot", options.get("bot", "constantine"))
    assert f"G {bot} plays with our own stand-in deck" in table


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_compact_table_fits(seats: int, lang: str) -> None:
    lines = drawn(position(seats), lang=lang).splitlines()
    assert len(lines) <= COMPACT[1]
    assert all(len(line) <= COMPACT[0] for line in lines)


def test_the_card_of_a_promo_is_in_the_section_of_promos() -> None:
    assert card_lines(WORDS, "museum")[-1] == "Rules: § 5.8"
    assert card_lines(WORDS, "keep") == [
        "Keep",
        "Building card",
        "Cost: 5 Wood, 2 Stone, 2 Gold",
        "When built: -2 Virtue",
        "At the end: 12 VP",
        "Skills: Carpentry, Tiling, Masonry",
        "At the end: +1 point for every 3 captured workers on your board.",
        "Rules: § 5.3",
    ]
