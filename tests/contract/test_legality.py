"""What is legal, what is not, and why: on every decision of random games at every table."""

from __future__ import annotations

import pytest

import keepwright as kw
from keepwright.engine.choices import MOST_CANDIDATES, bit, numbers
from keepwright.engine.notation import Line, action_of_line
from keepwright.engine.play import seats_due
from tests.contract.tables import Table, decisions, fewest_answers, for_tables, spread
from tests.games.record import Rules

SEEDS = range(2)
RULES = {id: Rules(id) for id in kw.game_ids()}

every_table = for_tables(__name__)
every_wealth = pytest.mark.parametrize("rich", [False, True], ids=["plain", "rich"])


def due_decision(state: kw.State) -> kw.Decision[kw.State]:
    due = state.due
    assert isinstance(due, kw.Decision)
    return due


@every_table
@every_wealth
@pytest.mark.parametrize("seed", SEEDS)
def test_legal_is_exactly_the_candidates_without_obstacles(
    table: Table, seed: int, rich: bool
) -> None:
    for state in decisions(table, seed, rich):
        decision = due_decision(state)
        free = 0
        for number, action in enumerate(decision.candidates.actions):
            if not list(decision.obstacles(state, action)):
                free |= bit(number)
        assert numbers(decision.legal(state)) == numbers(free), (state, decision)
        assert numbers(state.choices) == numbers(free), (state, decision)


@every_table
@every_wealth
def test_a_due_decision_has_legal_answers_enough(table: Table, rich: bool) -> None:
    """With one only it is not a decision, unless a secret one; with none the rules are stuck."""
    for seed in SEEDS:
        for state in decisions(table, seed, rich):
            decision = due_decision(state)
            candidates = decision.candidates.actions
            legal = len(kw.legal_actions(state))
            assert fewest_answers(decision) <= legal <= len(candidates) <= MOST_CANDIDATES
            assert [c.action for c in kw.candidates(state)] == candidates
            assert [c.action for c in kw.candidates(state) if c.legal] == kw.legal_actions(state)


@every_table
@every_wealth
def test_an_obstructed_action_is_refused_with_all_reasons_and_changes_nothing(
    table: Table, rich: bool
) -> None:
    for state in decisions(table, "refused", rich):
        digest = state.digest()
        for choice in kw.candidates(state):
            reasons = [repr(obstacle) for obstacle in choice.obstacles]
            assert [repr(obstacle) for obstacle in kw.why_not(state, choice.action)] == reasons
            if choice.legal:
                continue
            with pytest.raises(kw.Obstructed) as refused:
                kw.play(state, choice.action)
            assert [repr(obstacle) for obstacle in refused.value.obstacles] == reasons
            with pytest.raises(kw.Obstructed):
                kw.play_in_place(state, choice.action)
        assert state.digest() == digest


@every_table
@every_wealth
def test_obstacles_carry_a_rule_and_plain_facts(table: Table, rich: bool) -> None:
    for state in decisions(table, "facts", rich):
        for choice in kw.candidates(state):
            codes = [obstacle.code for obstacle in choice.obstacles]
            assert len(set(codes)) == len(codes), choice
            for obstacle in choice.obstacles:
                assert obstacle.code.isidentifier()
                assert RULES[table.game].knows(obstacle.rule)
                assert all(isinstance(v, str | int | list | dict) for v in obstacle.facts.values())


@every_table
def test_what_is_not_asked_for_is_refused_and_changes_nothing(table: Table) -> None:
    actions = kw.load(table.game).actions.all
    for state in spread(decisions(table, "asked"), 20):
        digest = state.digest()
        candidates = due_decision(state).candidates.actions
        for action in actions:
            if action not in candidates:
                with pytest.raises(kw.NotAskedFor):
                    kw.play(state, action)
                with pytest.raises(kw.NotAskedFor):
                    kw.why_not(state, action)
        assert state.digest() == digest


@every_table
def test_only_the_seat_that_is_asked_may_answer(table: Table) -> None:
    for state in decisions(table, "seat"):
        action = kw.legal_actions(state)[0]
        for seat, name in enumerate(state.seats):
            if seat in seats_due(state):
                assert action_of_line(state, Line(name, action.text)) is action
            else:
                with pytest.raises(kw.NotYourSeat):
                    kw.play_line(state, f"{name}: {action.text}")
        with pytest.raises(kw.NotYourSeat):
            kw.play_line(state, f"nobody: {action.text}")


@every_table
def test_after_the_end_nothing_is_asked(table: Table) -> None:
    *_, last = decisions(table, "end")
    end = kw.play(last, kw.legal_actions(last)[0])
    while not end.over:
        kw.deal_in_place(end, kw.Dice(1))
        if not end.over:
            end = kw.play(end, kw.legal_actions(end)[0])
    assert end.due is None
    assert end.seat is None
    assert kw.legal_actions(end) == []
    assert kw.candidates(end) == []
    digest = end.digest()
    for action in end.game.actions.all:
        with pytest.raises(kw.Over):
            kw.play(end, action)
        with pytest.raises(kw.Over):
            kw.why_not(end, action)
    with pytest.raises(kw.Over):
        kw.play_line(end, f"{end.seats[0]}: {end.game.actions.all[0].text}")
    with pytest.raises(kw.Over):
        kw.play_line(end, "* fate")
    assert end.digest() == digest


@pytest.mark.parametrize("id", kw.game_ids())
def test_every_action_has_its_own_text_which_reads_back_to_it(id: str) -> None:
    game = kw.load(id)
    texts = [action.text for action in game.actions.all]
    assert len(set(texts)) == len(texts)
    for index, action in enumerate(game.actions.all):
        assert action.index == index
        assert action.text == " ".join(action.text.split())
        assert not set(action.text) & set('#:*[]"\\')
        assert game.actions.by_text[action.text] is action


@every_table
def test_a_typed_action_is_read_as_the_same_object(table: Table) -> None:
    for state in decisions(table, "typed"):
        assert state.seat is not None
        for action in due_decision(state).candidates.actions:
            line = kw.read_line(f"{state.seats[state.seat]}: {action.text}")
            assert action_of_line(state, line) is action
