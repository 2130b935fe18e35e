"""What one finished game adds to the statistics, on recorded games of all four."""

from __future__ import annotations

from pathlib import Path

import pytest

import keepwright as kw
from keepwright.bots.arena import play_match
from keepwright.catalogue import catalogue
from keepwright.engine.event import Event
from keepwright.engine.play import new_game, score_sheet
from keepwright.engine.record import Record
from keepwright.statistics.outcome import Outcome, order_of, outcome, outcome_of

RECORDS = Path(__file__).parents[1] / "records"
FILES = [sorted((RECORDS / game_id).glob("*.record"))[0] for game_id in kw.game_ids()]
OF_THREE = [sorted((RECORDS / game_id).glob("3-*.record"))[-1] for game_id in kw.game_ids()]


def named(file: Path) -> str:
    """A record by its game and how it ended."""
    return f"{file.parent.name}-{file.stem}"


def read(file: Path) -> tuple[Record, Outcome]:
    """A record and what came of it."""
    record = Record.load(file)
    found = outcome_of(record)
    assert found is not None
    return record, found


@pytest.mark.parametrize("file", [*FILES, *OF_THREE], ids=named)
def test_an_outcome_says_what_the_score_sheet_says(file: Path) -> None:
    record, found = read(file)
    sheet = score_sheet(record.replay())
    assert (found.game, found.rules) == (record.game.id, record.game.rules)
    assert sorted(part.points for part in found.parts) == sorted(sheet.totals)
    assert sum(part.won for part in found.parts) == len(sheet.winners)
    assert found.decisions == sum(line.who != "*" for line in record.lines)
    for part in found.parts:
        assert sum(part.sources.values()) == part.points
        assert set(part.pieces) <= {piece.kind for piece in catalogue(found.game).pieces}


@pytest.mark.parametrize("file", OF_THREE, ids=named)
def test_who_begins_comes_first(file: Path) -> None:
    record, found = read(file)
    sheet = score_sheet(record.replay())
    totals = dict(zip(sheet.seats, sheet.totals, strict=True))
    chance = [line.what.split() for line in record.lines if line.who == "*"]
    drawn = [what[1:] for what in chance if what[0] in ("turn_order", "first_player")]
    assert len(drawn) == 1
    assert found.parts[0].points == totals[drawn[0][0]]


def test_the_order_of_seats() -> None:
    seats = ("blue", "red", "green")
    drawn = Event("turn_order_set", {"order": ["green", "blue", "red", "constantine"]})
    swapped = Event("turn_order_set", {"order": ["blue", "green", "red"]})
    assert order_of(seats, [drawn, swapped], catalogue("architects")) == ["green", "blue", "red"]
    assert order_of(seats, [], catalogue("architects")) == list(seats)


def test_the_automa_has_no_place_but_is_known() -> None:
    _, alone = read(RECORDS / "architects" / "1-lost.record")
    assert (alone.seats, alone.rivals, alone.parts[0].won) == (1, 1, False)
    _, two = read(RECORDS / "architects" / "2-two_vs_bot-won.record")
    assert (two.seats, two.rivals) == (2, 1)


def test_a_game_under_way_or_from_a_position_has_no_outcome() -> None:
    record = Record.load(FILES[0])
    under_way = Record(record.headers, record.lines[:40], [])
    assert outcome_of(under_way) is None
    elsewhere = Record.from_position(new_game("caylus", seats=2, seed=1))
    assert outcome_of(elsewhere) is None


@pytest.mark.parametrize("game_id", kw.game_ids())
def test_bots_tell_the_same_as_a_witness_as_without(game_id: str) -> None:
    plain = play_match(game_id, 2, {}, ["random", "random"], seed=4)
    seen = play_match(game_id, 2, {}, ["random", "random"], seed=4, witness=outcome)
    assert seen.digest == plain.digest
    assert isinstance(seen.seen, Outcome)
    assert sorted(part.points for part in seen.seen.parts) == sorted(plain.scores)
    assert seen.seen.decisions == plain.decisions
    assert seen.seen.rounds > 1
