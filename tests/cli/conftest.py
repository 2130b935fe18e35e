"""Fixtures of the command line's tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from keepwright.cli.play import begin
from keepwright.engine.chance import Dice
from keepwright.engine.game import Game, game_ids, load
from keepwright.engine.play import legal_actions
from keepwright.engine.sitting import Sitting
from tests.cli.calls import Caller


@pytest.fixture
def call(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Caller:
    """Calls the command line in English, at 80 columns, with a data folder of its own."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    return Caller(capsys)


def played_out(sitting: Sitting, lines: int = 10_000) -> Sitting:
    """The sitting after random play to the end, or up to so many lines."""
    dice = Dice(1)
    while (seat := sitting.state.seat) is not None and len(sitting.record.lines) < lines:
        legal = legal_actions(sitting.state)
        sitting.play(f"{sitting.state.seats[seat]}: {legal[dice.below(len(legal))].text}")
    return sitting


@pytest.fixture(params=game_ids())
def game(request: pytest.FixtureRequest) -> Game:
    """Every game in turn."""
    return load(request.param)


@pytest.fixture
def finished(tmp_path: Path, game: Game) -> Path:
    """The record of a finished game of two, its seed revealed."""
    file = tmp_path / "finished.record"
    sitting = played_out(begin(game, ["human", "greedy"], {}, "7", file))
    file.write_text(sitting.record.write(), encoding="utf-8")
    return file


@pytest.fixture
def unfinished(tmp_path: Path, game: Game) -> Path:
    """The record of a game of two that has just begun."""
    file = tmp_path / "unfinished.record"
    sitting = played_out(begin(game, ["human", "greedy"], {}, "7", file), 12)
    file.write_text(sitting.record.write(), encoding="utf-8")
    return file
