"""What is told in play: the events of the table, with exactly their facts, in every language."""

from __future__ import annotations

import re
from functools import cache

import pytest

import keepwright as kw
from keepwright.locales import LANGUAGES, Words
from tests.contract.tables import TABLES
from tests.locales.facts import of_game
from tests.locales.messages import patterns
from tests.locales.spoken import flaws, ids_left
from tests.locales.test_codes import event_table

GAMES = 400

every_game = pytest.mark.parametrize("game_id", kw.game_ids())


@cache
def random_play(game_id: str) -> list[kw.Event]:
    """All that is told in some games of random moves, at every size of table, with all options."""
    told: list[kw.Event] = []
    tables = [table for table in TABLES if table.game == game_id]
    for seed in range(GAMES):
        state = tables[seed % len(tables)].before_set_up()
        state.heard = told
        dice = [kw.Dice(f"{seed} {seat}") for seat in range(len(state.seats))]
        kw.playout(state, dice, kw.Dice(seed))
    return told


def scripted_play(game_id: str, code: str) -> list[kw.Event]:
    """What is told when the scenario of a rare event is played."""
    table: dict[str, object] = {"id": code, "game": game_id, "seats": ["red", "blue"]}
    scenario = kw.Scenario(table | of_game(game_id).RARE[code])
    state, told = scenario.position(), list[kw.Event]()
    for move in scenario.moves:
        state = kw.play_line(state, move, told)
    return told


@cache
def all_play(game_id: str) -> dict[str, kw.Event]:
    """Random and scripted play together: all events that differ, by what they tell."""
    rare = (event for code in of_game(game_id).RARE for event in scripted_play(game_id, code))
    return {f"{event!r} {event.secret!r}": event for event in (*random_play(game_id), *rare)}


@every_game
def test_reasons_are_told_of_a_seat_and_not_to_it(game_id: str) -> None:
    """Everybody hears them; who was forced is named like everybody else."""
    words, addressed = Words("en", game_id), re.compile(r"\b(you|your|yours)\b", re.I)
    forced = [event for event in all_play(game_id).values() if event.reasons]
    assert forced
    for event in forced:
        assert not addressed.search(words.event(event)), words.event(event)


@every_game
def test_a_reason_about_no_thing_can_be_told_of_somebody(game_id: str) -> None:
    """Such a reason may stand against all answers but one, and everybody is told."""
    things = {"place", "card", "character", "row", "slot", "goods", "colour"}
    addressed = re.compile(r"\b(you|your|yours)\b", re.I)
    for file in ("engine", game_id):
        written = patterns("en", file)
        for id, pattern in written.items():
            about_a_thing = pattern.variables & things
            if id.startswith("obstacle-") and not id.endswith("-seat") and not about_a_thing:
                personal = addressed.search(str(pattern.text))
                assert not personal or f"{id}-seat" in written, id


@every_game
def test_only_the_events_of_the_table_are_told_with_exactly_their_facts(game_id: str) -> None:
    """Secret facts come last, and are told to nobody else."""
    table = event_table(game_id)
    for event in all_play(game_id).values():
        if event.code != "forced":
            assert (*event.facts, *event.secret) == table[event.code]
            assert event.secret.keys() & event.seen_by(event.seat + 1).facts.keys() == set()


@every_game
def test_every_event_of_the_table_is_told(game_id: str) -> None:
    codes = {event.code for event in all_play(game_id).values()}
    assert codes == {"forced", *event_table(game_id)}


@every_game
def test_rare_events_come_about_as_their_rule_says(game_id: str) -> None:
    for code in of_game(game_id).RARE:
        assert code in [event.code for event in scripted_play(game_id, code)]


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_of_play_can_be_said(game_id: str, lang: str) -> None:
    """To the seat whom it concerns as well as to the others."""
    words = Words(lang, game_id)
    for event in all_play(game_id).values():
        for seat in {event.seat, event.seat + 1}:
            text = words.event(event.seen_by(seat))
            assert [*flaws(text), *ids_left(text)] == []
            assert text.endswith(".")
