"""Readable transcripts of whole games: what is played there still happens in the same way."""

from __future__ import annotations

from pathlib import Path

import pytest

import keepwright as kw
from tests.playthroughs.make import FOLDER, SHOWN, transcript, transcript_path


@pytest.mark.parametrize("path", SHOWN, ids=lambda path: path.stem)
def test_the_playthrough_is_what_the_record_plays(path: Path) -> None:
    """If this change is meant: `python tests/playthroughs/make.py`, and read the diff."""
    written = transcript_path(path).read_text(encoding="utf-8")
    assert transcript(kw.Record.load(path)).splitlines() == written.splitlines()


def test_every_seat_count_has_its_playthrough() -> None:
    shown = {len(kw.Record.load(path).seats) for path in SHOWN}
    game = kw.load("caylus")
    assert shown == set(range(game.least_seats, game.most_seats + 1))
    assert sorted(FOLDER.rglob("*.txt")) == sorted(transcript_path(path) for path in SHOWN)
