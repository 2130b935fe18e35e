"""The corpus of whole games: every record replays to the result and the position it names."""

from __future__ import annotations

from pathlib import Path

import pytest

import keepwright as kw
from tests.records.make import (
    RAISE_THE_REVISION,
    every_kind,
    keep,
    name_of,
    record_path,
    seal,
    sealed,
)
from tests.records.ways import of_game

RECORDS = sorted(Path(__file__).parent.glob("*/*.record"))

every_record = pytest.mark.parametrize(
    "path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}"
)


def replayed(record: kw.Record) -> kw.State:
    """The end of a game that was kept; if it cannot be played, what to do about it."""
    try:
        return record.replay()
    except kw.BadRecord as broken:
        pytest.fail(f"{broken}\n{RAISE_THE_REVISION}")


@every_record
def test_the_record_replays_to_its_result(path: Path) -> None:
    record = kw.Record.load(path)
    state = replayed(record)
    written = record.headers["Result"]
    record.close(state)
    assert state.over, RAISE_THE_REVISION
    assert record.headers["Result"] == written, RAISE_THE_REVISION
    assert state.digest() == record.headers["Digest"]


def test_whatever_was_sealed_is_kept_as_it_was() -> None:
    """The records of the present revision beside one another, those of older ones in folders."""
    for name, once in sealed().items():
        game_id, revision, stem = name.split(" ")
        folder = Path(__file__).parent / game_id
        of_today = kw.load(game_id).rules == revision
        path = (folder if of_today else folder / revision) / f"{stem}.record"
        assert path.is_file(), RAISE_THE_REVISION
        assert seal(kw.Record.load(path)) == once, RAISE_THE_REVISION


@every_record
def test_the_record_is_sealed(path: Path) -> None:
    assert name_of(path, kw.Record.load(path).headers["Rules"]) in sealed()


def test_a_record_that_differs_from_the_sealed_one_is_not_kept() -> None:
    before = RECORDS[0].read_text(encoding="utf-8")
    record = kw.Record.read(before)
    del record.lines[-1]
    with pytest.raises(SystemExit, match="raise the revision"):
        keep(record, RECORDS[0])
    assert RECORDS[0].read_text(encoding="utf-8") == before


@every_record
def test_the_record_is_written_as_it_was_read(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert kw.Record.read(text).write() == text


@every_record
def test_the_first_remark_says_why_the_record_is_there(path: Path) -> None:
    record = kw.Record.load(path)
    assert record.game.id == path.parent.name
    assert record.remarks
    assert record.remarks[0].startswith(f"{len(record.seats)} seats")
    assert record.remarks[0].endswith(".")


@every_record
def test_the_dealer_kept_to_its_seed(path: Path) -> None:
    """Who knows the seed can deal the game again, and finds the same outcomes of chance."""
    record = kw.Record.load(path)
    dealer = kw.SeedDealer(bytes.fromhex(record.headers["Seed"]))
    assert dealer.commitment == record.headers["Commitment"]
    state = record.start()
    for line in record.lines:
        due = state.due
        if isinstance(due, kw.Chance):
            drawn = dealer.draw(due.pool(state), due.count(state))
            assert line.text == f"* {due.text(state, drawn)}"
        state = kw.play_line(state, line.text)


@every_record
def test_the_game_ends_in_the_way_that_is_said(path: Path) -> None:
    """And it shows what such a game is kept for."""
    record = kw.Record.load(path)
    ways = of_game(record.game.id)
    sitting = kw.Sitting(record, kw.Dice(0))
    end = path.stem.split("-")[-1]
    assert ways.way_to_end(sitting) == end
    assert record.remarks[0].endswith(f": {ways.ends(record.options)[end]}.")
    assert ways.is_worth_keeping(sitting)


def test_every_way_to_end_with_every_seat_count_and_option_is_there() -> None:
    games = [kw.load(id) for id in kw.game_ids()]
    wanted = [record_path(game, *kind) for game in games for kind in every_kind(game)]
    assert sorted(wanted) == RECORDS


@every_record
def test_the_record_is_of_the_table_that_its_name_says(path: Path) -> None:
    record = kw.Record.load(path)
    end = path.stem.split("-")[-1]
    assert record_path(record.game, len(record.seats), dict(record.options), end) == path
