"""The corpus of whole games: every record replays to the result and the position it names."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

import keepwright as kw
from tests.records.make import ENDS, way_to_end

RECORDS = sorted(Path(__file__).parent.glob("*/*.record"))

every_record = pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)


@every_record
def test_the_record_replays_to_its_result(path: Path) -> None:
    record = kw.Record.load(path)
    state = record.replay()
    assert state.over
    assert state.digest() == record.headers["Digest"]
    sheet = kw.score_sheet(state)
    result = " ".join(f"{n}={total}" for n, total in zip(sheet.seats, sheet.totals, strict=True))
    assert result == record.headers["Result"]


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


def test_every_way_to_end_caylus_with_every_seat_count_and_option_is_there() -> None:
    game = kw.load("caylus")
    found = set()
    for path in RECORDS:
        record = kw.Record.load(path)
        if record.game is game:
            end = way_to_end(record.replay())
            found.add((len(record.seats), tuple(record.options.values()), end))
            assert record.remarks[0].endswith(f"{ENDS[end]}.")
    seats = range(game.least_seats, game.most_seats + 1)
    options = product((False, True), repeat=len(game.options))
    assert found >= set(product(seats, options, ENDS))


def test_the_jeweller_is_built_where_there_is_one() -> None:
    for path in RECORDS:
        record = kw.Record.load(path)
        built = any(line.what == "build jeweller" for line in record.lines)
        assert built == record.options.get("jeweller", False)
