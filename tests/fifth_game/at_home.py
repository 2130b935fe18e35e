"""What a game gets that brings its rules, its texts and one description: run by its neighbour.

It is collected by name, in a process that knows the home beside this file (KEEPWRIGHT_GAMES).
"""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import httpx
import pytest
from rich.console import Console

import keepwright as kw
from keepwright.bots.arena import play_match
from keepwright.catalogue import catalogue
from keepwright.cli import run
from keepwright.cli.tables import board_of
from keepwright.cli.tables.cards import card_lines
from keepwright.locales import LANGUAGES, Words
from keepwright.rulebook import rulebook, rules_of
from keepwright.statistics.outcome import Outcome, outcome
from tests.server.conftest import nursery  # noqa: F401  (a fixture)
from tests.server.serving import Nursery, Server

CHAPEL = "chapel"
MOVES = ("gather", "gather", "gather", "build hut", "gather", "gather", "gather", "build well")


def position() -> kw.State:
    state = kw.new_game(CHAPEL, 3, seed=2)
    for move in MOVES:
        state = kw.play(state, move)
    return state


def test_it_is_one_of_the_games() -> None:
    assert CHAPEL in kw.game_ids()
    assert kw.load(CHAPEL).title == "The Chapel"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_has_a_table_in_the_terminal(lang: str) -> None:
    words, console = Words(lang, CHAPEL), Console(width=80, record=True, file=io.StringIO())
    console.print(board_of(CHAPEL).draw(position().to_json(), words, ["…"], 80, 24))
    text = console.export_text()
    assert words.name("building", "hut") in text
    assert words.seat("green") in text


def test_it_has_cards_and_rules_in_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    lines = card_lines(Words("en", CHAPEL), "chapel")
    assert lines == ["Chapel", "Building", "Cost: 4 Wood", "When built: 7 points", "Rules: § 2"]
    assert run(["explain", CHAPEL, "too_little_wood"]) == 0
    assert "§ 2" in capsys.readouterr().out
    assert catalogue(CHAPEL).rules["decision-take_turn"] in rules_of(CHAPEL).passages["2"].key
    assert [section["key"] for section in rulebook(CHAPEL)][1:] == ["§ 1", "§ 2", "§ 3"]


@pytest.mark.parametrize("theme", ["day", "night"])
def test_it_has_a_picture(theme: str) -> None:
    picture = kw.picture_of(position(), theme=theme)
    assert "The Chapel" in picture
    assert {"#kw-church", "#kw-garden"} <= set(picture.split('"'))
    assert 'class="house green"' in picture


def test_it_has_bots_and_statistics() -> None:
    match = play_match(CHAPEL, 3, {}, ["greedy", "random", "random"], seed=5, witness=outcome)
    found = match.seen
    assert isinstance(found, Outcome)
    assert found.rounds == 6
    assert sum(n for part in found.parts for n in part.pieces.values()) > 0
    for part in found.parts:
        assert sum(part.sources.values()) == part.points


def test_it_has_records() -> None:
    sitting = kw.Sitting.begin(CHAPEL, ["blue", "red", "green"], seed=2)
    for move in MOVES:
        sitting.play(f"{sitting.state.seats[sitting.state.seat or 0]}: {move}")
    again = kw.replay(sitting.record.write())
    assert again.digest() == sitting.state.digest()


def test_it_has_scenarios(tmp_path: Path) -> None:
    file = tmp_path / "hut.yaml"
    file.write_text(
        """
id: hut
game: chapel
rule: § 2
seats: [blue, red]
given:
  first_player: blue
  round: 2
  players: {blue: {wood: 3}, red: {wood: 2}}
play: |
  blue: build hut
expect: {owners.hut: blue, players.blue.wood: 2, players.blue.prestige: 1}
""",
        encoding="utf-8",
    )
    assert run(["scenario", str(file)]) == 0


def test_the_page_is_told_all_about_it(nursery: Nursery, tmp_path: Path) -> None:  # noqa: F811
    server = Server(nursery, tmp_path).start()

    def asked(path: str) -> Any:
        return httpx.get(f"{server.address}/api/v1/games{path}").raise_for_status().json()

    boxes = {game["id"]: game["box_texts"] for game in asked("")}
    assert boxes[CHAPEL]["de"]["title"] == "Die Kapelle"
    assert boxes["architects"]["en"]["title"] == "Architects"
    told = asked(f"/{CHAPEL}/catalogue")
    assert [piece["glyph"] for piece in told["pieces"]] == ["house", "garden", "church"]
    assert told["events"]["built"]["losses"] == {"goods": ""}
    assert asked(f"/{CHAPEL}/rules")["sections"]
    assert asked(f"/{CHAPEL}/statistics")["games"] == 0
    server.stop()
