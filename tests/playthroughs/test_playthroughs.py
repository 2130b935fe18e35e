"""Readable transcripts of whole games: what is played there still happens in the same way."""

from __future__ import annotations

from pathlib import Path

import pytest

import keepwright as kw
from tests.playthroughs.make import FOLDER, SHOWN, transcript, transcript_path


@pytest.mark.parametrize("path", SHOWN, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_playthrough_is_what_the_record_plays(path: Path) -> None:
    """If this change is meant: `python tests/playthroughs/make.py`, and read the diff."""
    written = transcript_path(path).read_text(encoding="utf-8")
    assert transcript(kw.Record.load(path)).splitlines() == written.splitlines()


def test_every_seat_count_and_set_of_rules_has_its_playthrough() -> None:
    found = {(path.parent.name, len(kw.Record.load(path).seats)) for path in SHOWN}
    games = [kw.load(id) for id in kw.game_ids()]
    sizes = {(g.id, n) for g in games for n in range(g.least_seats, g.most_seats + 1)}
    assert found == sizes
    values = {
        (path.parent.name, v) for path in SHOWN for v in kw.Record.load(path).options.values()
    }
    words = {(g.id, v) for g in games for o in g.options for v in o.values if isinstance(v, str)}
    assert words <= values
    assert sorted(FOLDER.rglob("*.txt")) == sorted(transcript_path(path) for path in SHOWN)
