"""What one finished game adds to the statistics, on recorded games of all four."""

from __future__ import annotations

from pathlib import Path

import pytest

import keepwright as kw
from keepwright.bots.arena import play_match
from keepwright.catalogue import catalogue
from keepwright.engine.event import Event
from keepwright.engine.obstacle import Fact
from keepwright.engine.play import new_game, score_sheet
from keepwright.engine.record import Record
from keepwright.statistics.outcome import Outcome, order_of, outcome, outcome_of, points_in
from keepwright.statistics.pieces import CLASSES, TAKEN, TURNED, kinds_of, taken_in

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
        assert set(part.pieces) <= set(kinds_of(found.game).values())


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
    assert order_of(seats, [drawn, swapped]) == ["green", "blue", "red"]
    assert order_of(seats, []) == list(seats)


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


@pytest.mark.parametrize("game_id", kw.game_ids())
def test_every_event_about_a_piece_is_one_of_the_game_and_every_piece_has_a_class(
    game_id: str,
) -> None:
    events = __import__(f"keepwright.games.{game_id}.events", fromlist=["EVENTS"]).EVENTS
    for code, fact in TAKEN[game_id].items():
        assert fact in events[code]
        assert "seat" in events[code]
    if game_id in TURNED:
        assert "seat" in events[TURNED[game_id]]
    classes = {piece.id: piece.group for piece in catalogue(game_id).pieces}
    assert set(CLASSES[game_id]) <= set(classes.values())
    built = {piece for piece, group in classes.items() if group in CLASSES[game_id]}
    assert built <= set(kinds_of(game_id))


def test_a_residence_counts_as_one_whatever_it_was() -> None:
    turned = Event("transformed", {"seat": "red", "place": "mason", "space": 8, "prestige": 2})
    assert taken_in("caylus", turned) == "residence"
    assert taken_in("caylus", Event("passed", {"seat": "red", "number": 1, "deniers": 1})) is None


def test_where_points_come_from() -> None:
    def told(code: str, **facts: Fact) -> tuple[str, int]:
        return points_in(Event(code, {"seat": "red", **facts}))

    assert told("favour_simplified", prestige=3) == ("favour", 3)
    assert told("no_batch", prestige=2) == ("no_batch", -2)
    assert told("offer_gained", goods={"prestige": 5, "food": 1}) == ("trade", 5)
    assert told("final_bonus", prestige=9, parts={}) == ("", 0)
    assert points_in(Event("round_began", {"round": 3})) == ("", 0)
