"""Records and JSON: a game can be kept in the middle of anything, at every table."""

from __future__ import annotations

import json

import pytest

import keepwright as kw
from keepwright.documents import read_document, scenario_text
from keepwright.engine.scenario import scenario_of
from tests.contract.schema import mismatches
from tests.contract.tables import MOST_LOOKED_AT, Table, for_tables, moments, spread

SEEDS = range(2)
KEPT = 8

every_table = for_tables(__name__)
every_wealth = pytest.mark.parametrize("rich", [False, True], ids=["plain", "rich"])


def through_text(state: kw.State) -> kw.State:
    """The position after it was written as JSON text and read again."""
    return state.game.state_from_json(json.loads(json.dumps(state.to_json())))


@every_table
@every_wealth
def test_json_gives_back_the_same_position_agenda_included(table: Table, rich: bool) -> None:
    for moment in spread(moments(table, "json", rich), MOST_LOOKED_AT):
        again = through_text(moment.before)
        assert again.to_json() == moment.before.to_json()
        assert again.digest() == moment.before.digest()
        assert again.choices == moment.before.choices
        assert [task is twin for task, twin in zip(again.agenda, moment.before.agenda, strict=True)]
    assert through_text(moment.after).digest() == moment.after.digest()


@every_table
@every_wealth
def test_a_key_tells_positions_apart_as_their_digest_does(table: Table, rich: bool) -> None:
    played = [moment.before for moment in moments(table, "json", rich)]
    digests = {state.digest(): state.key() for state in played}
    assert len(set(digests.values())) == len(digests)
    for state in spread(played, MOST_LOOKED_AT):
        assert through_text(state).key() == state.copy().key() == state.key()
        assert -(2**63) <= state.key() < 2**63


@every_table
def test_every_part_of_a_position_is_in_its_key(table: Table) -> None:
    """What JSON can tell of a player or of all of them changes the key when it changes."""
    *_, moment = moments(table, "json")
    state = moment.before
    fields = [(state, field) for field in state.game.state_fields]
    fields += [(state.game.players(state)[0], field) for field in state.game.player_fields]
    for owner, field in fields:
        value = getattr(owner, field.attribute)
        if type(value) is int:
            before = state.key()
            try:
                setattr(owner, field.attribute, value - 1 if value > 0 else value + 1)
            except kw.BadState:
                continue
            assert state.key() != before, field.name
            setattr(owner, field.attribute, value)
            assert state.key() == before


@every_table
@every_wealth
def test_a_game_saved_at_any_moment_goes_on_as_if_it_had_not_been(table: Table, rich: bool) -> None:
    played = list(moments(table, "saved", rich))
    for start in spread(range(0, len(played), 11), 30):
        state = through_text(played[start].before)
        for moment in played[start : start + 11]:
            state = kw.play_line(state, moment.line)
        assert state.digest() == moment.after.digest()


@every_table
@every_wealth
def test_a_position_goes_on_from_its_record_and_its_scenario(table: Table, rich: bool) -> None:
    """Whatever is due, chance too: what is written is this position, and plays on like it."""
    played = list(moments(table, "kept", rich))
    for start in spread(range(len(played)), KEPT):
        state, rest = played[start].before, played[start : start + KEPT]
        record = kw.Record.from_position(state)
        record.lines.extend(kw.read_line(moment.line) for moment in rest)
        kept = kw.Record.read(record.write())
        assert kept.start().digest() == state.digest()
        assert kept.replay().digest() == rest[-1].after.digest()
        again = kw.Scenario(scenario_of(state, "kept")).position()
        assert again.digest() == state.digest()
        for moment in rest:
            again = kw.play_line(again, moment.line)
        assert again.digest() == rest[-1].after.digest()
    end = played[-1].after
    assert kw.Record.from_position(end).replay().digest() == end.digest()
    assert kw.Scenario(scenario_of(end, "end")).position().digest() == end.digest()
    # As YAML, which takes as long to read as many positions to play.
    middle = played[len(played) // 2].before
    assert read_document(scenario_text(middle)).start().digest() == middle.digest()


@every_table
@pytest.mark.parametrize("seed", SEEDS)
def test_the_record_replays_to_every_position_of_the_game(table: Table, seed: int) -> None:
    record = table.record()
    digests = [record.start().digest()]
    for moment in moments(table, seed):
        record.lines.append(kw.read_line(moment.line))
        digests.append(moment.after.digest())
    record.close(moment.after)
    again = kw.Record.read(record.write())
    assert again.write() == record.write()
    assert (again.headers, again.options) == (record.headers, table.options)
    assert [state.digest() for state in again.positions()] == digests
    assert kw.replay(again.write()).digest() == digests[-1]
    for length in (0, 1, len(digests) // 2):
        assert again.replay(length).digest() == digests[length]


@every_table
@every_wealth
def test_positions_fit_the_schema(table: Table, rich: bool) -> None:
    schema = kw.json_schema(kw.load(table.game))
    for moment in spread(moments(table, "schema", rich), 40):
        assert mismatches(moment.before.to_json(), schema) == []
    assert mismatches(moment.after.to_json(), schema) == []


@every_table
def test_the_schema_refuses_what_is_no_position(table: Table) -> None:
    schema = kw.json_schema(kw.load(table.game))
    facts = table.begin(1).to_json()
    assert mismatches({**facts, "game": "chess"}, schema)
    assert mismatches({**facts, "unheard": 1}, schema)
    assert mismatches({**facts, "agenda": ["unheard"]}, schema)
    assert mismatches({**facts, "seats": facts["seats"][:1] * 2}, schema)
    assert mismatches({key: facts[key] for key in facts if key != "players"}, schema)


@every_table
@every_wealth
def test_the_score_sheet_adds_up(table: Table, rich: bool) -> None:
    for moment in spread(moments(table, "scores", rich), MOST_LOOKED_AT):
        sheet = kw.score_sheet(moment.after)
        assert sheet.seats == moment.after.seats
        for tally in sheet.tallies:
            assert tally.total == sum(amount for _, amount in tally.parts)
        ranks = [(total, *tie) for total, tie in zip(sheet.totals, sheet.ties, strict=True)]
        best = max(ranks)
        if all(rival.total < best[0] for rival in sheet.rivals.values()):
            assert sheet.winners == [
                name for name, rank in zip(sheet.seats, ranks, strict=True) if rank == best
            ]
        else:
            assert sheet.winners == []
        assert json.loads(json.dumps(sheet.to_json())) == sheet.to_json()
