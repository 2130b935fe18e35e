"""The whole screen of a decision: table, log, prompt and choices in the rows of a terminal."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console, Group, RenderableType

from keepwright.cli.choices import ways_to_list
from keepwright.cli.tables import board_of
from keepwright.cli.tables.cards import what_it_does
from keepwright.cli.tables.log import log_lines
from keepwright.cli.tables.parts import Painter, rows_of
from keepwright.engine.event import Event
from keepwright.engine.game import Game, load
from keepwright.engine.play import due_decision, legal_actions
from keepwright.engine.record import Record
from keepwright.engine.sitting import Sitting
from keepwright.engine.state import State
from keepwright.engine.view import view
from keepwright.games.caylus_1303.components import MONUMENTS
from keepwright.locales import LANGUAGES, Words

RECORDS = Path(__file__).parents[1] / "records"
GAMES_OF_THREE = (
    "caylus/3-towers",
    "caylus_1303/3-winner",
    "magna_carta/3-lots",
    "architects/3-winner",
)
LOOKS = 12  # at so many moments of a game the screen is looked at


class Screen:
    """What a seat sees when it is to decide."""

    def __init__(self, state: State, events: list[Event], lang: str, size: tuple[int, int]) -> None:
        words, board = Words(lang, state.game.id), board_of(state.game.id)
        width, height = size
        seat = state.seat
        assert seat is not None
        facts, legal = view(state, seat).facts, legal_actions(state)
        asked = f"{words.prompt(due_decision(state), state.seats[seat])} {board.note(state, words)}"
        ways = ways_to_list(
            [board.choice(state, words, action) for action in legal],
            [what_it_does(words, action, facts) for action in legal],
            width,
        )
        self.log = log_lines([event.seen_by(seat) for event in events], words, short=True)
        rows = [height - rows_of(width, Group(asked, way)) - 1 for way in ways]
        drawn, number = board.drawing(facts, words, width).fitting(self.log, rows)
        self.fits = rows_of(width, drawn) <= rows[number]
        self.table = text_of(drawn, width)


def text_of(part: RenderableType, width: int) -> str:
    """A part of the screen as text."""
    console = Console(width=width, file=io.StringIO(), color_system=None)
    console.print(part)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def moments(record: Record) -> Iterator[tuple[State, list[Event]]]:
    """Moments of a game in which somebody is to decide, each with what has happened before."""
    step = len(record.lines) // LOOKS
    for last in range(step, len(record.lines), step):
        events: list[Event] = []
        state = record.replay(last, events)
        if state.seat is not None:
            yield state, events


def monuments_left(state: State, words: Words) -> list[str]:
    """The names of the monuments of Caylus 1303 that nobody has built."""
    owners = state.to_json()["owners"]
    return [words.name("building", tile.id) for tile in MONUMENTS if tile.id not in owners]


@pytest.mark.parametrize("file", GAMES_OF_THREE)
def test_every_decision_of_three_players_finds_room(file: str) -> None:
    for number, moment in enumerate(moments(Record.load(RECORDS / f"{file}.record"))):
        state, lang = moment[0], LANGUAGES[number % len(LANGUAGES)]
        words = Words(lang, state.game.id)
        small, large = Screen(*moment, lang, (80, 24)), Screen(*moment, lang, (116, 36))
        assert small.fits
        assert large.fits
        assert "╭" not in small.table
        assert "╭" in large.table
        for screen in (small, large):
            assert screen.log[-1].strip()[:20] in screen.table
        if state.game.id == "caylus_1303":
            for name in monuments_left(state, words):
                assert name in " ".join(small.table.split())
        if state.game.id == "caylus":
            assert words.name("board", "favour_table") in large.table


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_heading_of_the_players_is_cut(game: Game, lang: str) -> None:
    words = Words(lang, game.id)
    state = Sitting.begin(game, list(game.colours[: game.most_seats]), seed=3).state
    painter = board_of(game.id).drawing(view(state, 0).facts, words, 80)
    heads = headings_asked_for(painter)
    whole, short = ([form(head) for head in heads] for form in (words.text, words.short))
    first = text_of(painter.players(), 80).splitlines()[0]  # type: ignore[attr-defined]
    assert " ".join(first.split()) in (" ".join(whole), " ".join(short))


def headings_asked_for(painter: Painter) -> list[str]:
    """The messages that head the columns of the players."""
    asked: list[str] = []
    table = painter.table_of_players

    def listen(heads, rows):  # type: ignore[no-untyped-def]
        asked.extend(heads)
        return table(heads, rows)

    painter.table_of_players = listen  # type: ignore[method-assign]
    painter.players()  # type: ignore[attr-defined]
    return asked


def test_choices_are_listed_with_what_they_do_or_closer() -> None:
    full, two, names, row = ways_to_list(["Pass", "Sawmill"], ["", "1 Wood"], 120)
    assert [text_of(way, 120).split() for way in (full, two, names, row)] == [
        ["1", "Pass", "2", "Sawmill", "1", "Wood"],
        ["1", "Pass", "2", "Sawmill", "–", "1", "Wood"],
        ["1", "Pass", "2", "Sawmill"],
        ["1", "Pass", "2", "Sawmill"],
    ]
    assert rows_of(120, full) == 2
    assert rows_of(120, row) == 1
    assert len(ways_to_list(["Pass"], [""], 120)) == 2


@pytest.mark.parametrize(
    ("game_id", "move", "owners", "does"),
    [
        ("caylus", "place wood_peddler", {}, "1 Denier → 1 Cube (no gold) · 2 Deniers → 2 Cubes"),
        ("caylus", "place fixed_carpenter", {}, "Build: Wood building"),
        ("caylus", "pass", {}, ""),
        ("caylus_1303", "take_character thief", {}, "When you place on another"),
        ("caylus_1303", "place wood_stonemason", {}, "Build: Stone Building, with 1 Stone less"),
        ("caylus_1303", "place wood_stonemason", {"wood_stonemason": "red"}, "Build: Stone"),
        ("magna_carta", "place red_small_farm", {}, "1 Food"),
        ("architects", "hire woodcutter_1", {}, "At the Forest you gain 1 more wood."),
    ],
)
def test_what_a_choice_does(game_id: str, move: str, owners: dict[str, str], does: str) -> None:
    action = load(game_id).actions.by_text[move]
    told = what_it_does(Words("en", game_id), action, {"owners": owners})
    assert told.startswith(does)
    assert bool(told) == bool(does)
