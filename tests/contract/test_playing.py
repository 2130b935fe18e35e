"""Random games at every table: they end, nothing old changes, nobody's listening matters."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import keepwright as kw
from keepwright.engine.chance import many_dice
from keepwright.engine.choices import count, nth
from keepwright.engine.play import random_game, totals, turn_to, winners
from tests.contract.tables import (
    MOST_LOOKED_AT,
    TABLES,
    Table,
    fewest_answers,
    for_tables,
    moments,
    spread,
)

SEEDS = range(2)
MAY_GO_ON = ("architects",)  # nobody is made to fill the Guildhall (§ 4.14)

every_table = for_tables(__name__)
every_wealth = pytest.mark.parametrize("rich", [False, True], ids=["plain", "rich"])


@given(table=st.sampled_from(TABLES), seed=st.integers(0, 2**64))
@settings(max_examples=40)
def test_games_end_in_time(table: Table, seed: int) -> None:
    state = table.begin(seed)
    most = state.game.limits.decisions * table.seats
    decided = kw.playout(state, [kw.Dice(f"{seed} {n}") for n in range(table.seats)], kw.Dice(seed))
    assert state.over
    assert decided <= most
    fewest, most_points = state.game.limits.points
    assert all(fewest <= points <= most_points for points in kw.totals(state))


@given(
    table=st.sampled_from([table for table in TABLES if table.game not in MAY_GO_ON]),
    seed=st.integers(0, 99),
    habit=st.lists(st.integers(0, 59), min_size=1, max_size=40),
)
@settings(max_examples=40)
def test_games_end_in_time_whatever_the_habits(table: Table, seed: int, habit: list[int]) -> None:
    """Seats that always do the same few things, such as pass at once, do not go on for ever."""
    state = table.begin(seed)
    most = state.game.limits.decisions * table.seats
    decided = 0
    while not state.over:
        due = state.due
        if isinstance(due, kw.Chance):
            kw.deal_in_place(state, kw.Dice(seed))
            continue
        assert isinstance(due, kw.Decision)
        legal = kw.legal_actions(state)
        assert len(legal) >= fewest_answers(due)
        kw.play_in_place(state, legal[habit[decided % len(habit)] % len(legal)])
        decided += 1
        assert decided <= most
    table.invariants.check(state)


@every_table
def test_a_random_game_is_what_its_dice_decide(table: Table) -> None:
    start = kw.load(table.game).new_state(table.seats, table.options)
    before = start.digest()
    end, decisions = random_game(start, "a seed")
    dice, taken, state = many_dice("a seed", table.seats + 1), 0, start.copy()
    while not state.over:
        if state.asked is None:
            kw.deal_in_place(state, dice[-1])
            continue
        legal = kw.legal_actions(state)
        kw.play_in_place(state, legal[dice[state.asked.seat].below(len(legal))])
        taken += 1
    assert (end.digest(), decisions) == (state.digest(), taken)
    assert start.digest() == before
    assert random_game(start, "another seed")[0].digest() != end.digest()


@every_table
def test_points_without_their_sources_are_the_same(table: Table) -> None:
    for moment in spread(moments(table, "totals"), MOST_LOOKED_AT):
        sheet = kw.score_sheet(moment.after)
        assert totals(moment.after) == sheet.totals
        assert winners(moment.after) == sheet.winners


@every_table
@every_wealth
def test_earlier_positions_never_change(table: Table, rich: bool) -> None:
    kept = [(m.before, m.before.digest()) for m in moments(table, "earlier", rich)]
    assert [state.digest() for state, _ in kept] == [digest for _, digest in kept]


@every_table
@every_wealth
def test_playing_with_a_listener_and_without_comes_to_the_same(table: Table, rich: bool) -> None:
    for moment in spread(moments(table, "heard", rich), MOST_LOOKED_AT):
        assert kw.play_line(moment.before, moment.line).digest() == moment.after.digest()
        assert moment.after.heard is None
        if moment.action is not None and moment.seat is not None:
            twin = moment.before.copy()
            turn_to(twin, moment.seat)
            kw.play_in_place(twin, moment.action)
            assert twin.digest() == moment.after.digest()


@every_table
@every_wealth
def test_events_are_codes_with_plain_facts(table: Table, rich: bool) -> None:
    heard = [event for moment in moments(table, "events", rich) for event in moment.events]
    assert heard
    for event in heard:
        assert event.code.isidentifier()
        for value in event.facts.values():
            assert isinstance(value, str | int | list | dict)
        seat = event.facts.get("seat")
        assert seat is None or seat in kw.load(table.game).colours


@every_table
@pytest.mark.parametrize("seed", SEEDS)
def test_a_playout_is_a_loop_of_random_choices(table: Table, seed: int) -> None:
    start = table.begin(seed)
    dice = [kw.Dice(f"{seed} {n}") for n in range(table.seats)]
    dealer = kw.Dice(seed)
    fast = start.copy()
    decided = kw.playout(fast, [one.copy() for one in dice], dealer.copy())
    slow = start.copy()
    number = 0
    while not slow.over:
        if slow.seat is None:
            kw.deal_in_place(slow, dealer)
            continue
        legal = kw.legal_actions(slow)
        place = dice[slow.seat].below(len(legal))
        due = slow.due
        assert isinstance(due, kw.Decision)
        assert due.candidates.actions[nth(slow.choices, place)] is legal[place]
        assert count(slow.choices) == len(legal)
        slow = kw.answer(slow, legal[place])
        number += 1
    assert number == decided
    assert slow.digest() == fast.digest()


@every_table
def test_copies_are_independent(table: Table) -> None:
    for moment in spread(moments(table, "copies"), 15):
        before, digest = moment.before, moment.before.digest()
        for twin in (before.copy(), copy.copy(before), copy.deepcopy(before)):
            assert twin is not before
            assert twin.digest() == digest
            assert twin.choices == before.choices
            assert twin.heard is None
            kw.deal_in_place(twin, kw.Dice(1))
            kw.playout(twin, [kw.Dice(n) for n in range(table.seats)], kw.Dice(1))
            assert twin.over
            assert before.digest() == digest


@every_table
def test_a_state_can_become_another_and_back(table: Table) -> None:
    """Search keeps a few states and writes over them; no trace of the old position stays."""
    line = [moment.before for moment in moments(table, "assigned")]
    scratch = line[-1].copy()
    for state in (*spread(line, 12), line[len(line) // 2]):
        scratch.assign(state)
        assert scratch.digest() == state.digest()
        assert scratch.choices == state.choices
        digest = state.digest()
        kw.deal_in_place(scratch, kw.Dice(1))
        kw.playout(scratch, [kw.Dice(n) for n in range(table.seats)], kw.Dice(1))
        assert state.digest() == digest


@every_table
def test_positions_and_actions_can_be_pickled(table: Table) -> None:
    for moment in spread(moments(table, "pickled"), 30):
        again = pickle.loads(pickle.dumps(moment.before))
        assert again.digest() == moment.before.digest()
        assert again.choices == moment.before.choices
        if moment.action is not None:
            assert pickle.loads(pickle.dumps(moment.action)) is moment.action
            assert copy.copy(moment.action) is moment.action
            assert copy.deepcopy(moment.action) is moment.action
            assert (
                kw.answer(again, moment.action, seat=moment.seat).digest() == moment.after.digest()
            )
        assert [repr(e) for e in pickle.loads(pickle.dumps(moment.events))] == [
            repr(e) for e in moment.events
        ]


@every_table
def test_a_position_shows_itself_in_one_line(table: Table) -> None:
    for moment in spread(moments(table, "shown"), MOST_LOOKED_AT):
        shown = repr(moment.before)
        assert "\n" not in shown
        assert table.game in shown
        due = moment.before.due
        assert due is not None
        assert due.name in shown
