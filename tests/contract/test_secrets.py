"""Positions that differ only in what a seat may not know: it sees, is told and decides the same."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

import keepwright as kw
from keepwright.bots.registry import BOTS, make_bot
from keepwright.engine.agenda import Together
from keepwright.engine.fields import Field, Mark
from keepwright.engine.forms import Number
from keepwright.engine.play import decisions_due, seats_due
from tests.contract.tables import TABLES, Moment, Table, moments
from tests.contract.test_views import eyes_of

every_table = pytest.mark.parametrize("table", TABLES, ids=repr)


def hidden_fields(game: kw.Game, is_own: bool) -> list[Field]:
    """The fields of a player that the eyes may not see."""
    open_marks = [Mark.PUBLIC, Mark.OWNER] if is_own else [Mark.PUBLIC]
    return [field for field in game.player_fields if field.mark not in open_marks]


def twin_of(state: kw.State, eyes: int, dice: kw.Dice) -> kw.State | None:
    """A position that differs only in what these eyes may not know; None if none comes up.

    What is hidden of a player is mixed: his hidden things among his hidden fields, which keep their
    sizes; a hidden number that is set becomes any that can be.
    """
    facts = json.loads(json.dumps(state.to_json()))
    for seat, name in enumerate(state.seats):
        player = facts["players"][name]
        fields = hidden_fields(state.game, seat == eyes)
        lists = [field.name for field in fields if isinstance(player[field.name], list)]
        things = [thing for key in lists for thing in player[key]]
        mixed = [things[n] for n in dice.draw(list(range(len(things))), len(things))]
        for key in lists:
            player[key], mixed = mixed[: len(player[key])], mixed[len(player[key]) :]
        for field in fields:
            if isinstance(field.form, Number) and player[field.name]:
                player[field.name] = 1 + int(dice.below(field.form.most))
    try:
        return state.game.state_from_json(facts)
    except kw.BadState:
        return None


def twins(table: Table, seed: str, step: int) -> Iterator[tuple[Moment, int, kw.State]]:
    """Some moments of games, with eyes and a position that is the same to them."""
    dice = kw.Dice(f"{table} {seed} twins")
    for moment in [*list(moments(table, seed))[:14], *list(moments(table, seed, True))[::step]]:
        for eyes in eyes_of(table):
            twin = twin_of(moment.before, eyes, dice)
            if twin is not None:
                yield moment, eyes, twin


def as_text(state: kw.State, eyes: int) -> str:
    """What these eyes see, to the last byte."""
    return json.dumps(kw.view(state, eyes).facts)


def said(state: kw.State, line: str) -> str:
    """How a line is refused in a position."""
    try:
        kw.play_line(state, line)
    except kw.KeepwrightError as refusal:
        return f"{refusal!r} {refusal}"
    return "played"


def is_secret(table: Table) -> bool:
    """Whether anything is hidden in this game at all."""
    return bool(hidden_fields(kw.load(table.game), False))


@every_table
def test_there_are_twins_where_something_is_hidden(table: Table) -> None:
    found = [twin.digest() != moment.before.digest() for moment, _, twin in twins(table, "any", 9)]
    assert any(found) == is_secret(table)


@every_table
def test_a_seat_sees_and_may_do_the_same(table: Table) -> None:
    for moment, eyes, twin in twins(table, "seen", 9):
        state = moment.before
        assert as_text(twin, eyes) == as_text(state, eyes)
        assert seats_due(twin) == seats_due(state)
        if eyes in seats_due(state):
            assert repr(kw.options(twin, eyes)) == repr(kw.options(state, eyes))
            assert kw.legal_actions(twin, eyes) == kw.legal_actions(state, eyes)


@every_table
def test_a_seat_is_refused_in_the_same_words(table: Table) -> None:
    """Whatever it tries out of its turn; in its turn it is refused with the obstacles above."""
    for moment, eyes, twin in twins(table, "refused", 17):
        if eyes == kw.SPECTATOR or eyes in seats_due(moment.before):
            continue
        name = moment.before.seats[eyes]
        asked = [d.candidates.actions for d in decisions_due(moment.before)]
        lines = [f"{name}: {action.text}" for actions in asked for action in actions]
        for line in (*lines, f"{name}: fly", f"{name}:", name):
            refused = said(moment.before, line)
            assert refused != "played"
            assert said(twin, line) == refused


@every_table
def test_a_bot_decides_the_same(table: Table) -> None:
    for moment, eyes, twin in twins(table, "bots", 21):
        state = moment.before
        if eyes not in seats_due(state):
            continue
        for name in BOTS:
            chosen = [
                make_bot(name, state.game, kw.Dice(7)).choose(
                    kw.view(one, eyes), kw.legal_actions(one, eyes)
                )
                for one in (state, twin)
            ]
            assert chosen[0] is chosen[1]


def things_of(state: kw.State, eyes: int) -> list[set[Any]]:
    """What is hidden of every player from these eyes."""
    facts = state.to_json()["players"]
    return [
        {
            thing
            for field in hidden_fields(state.game, seat == eyes)
            if isinstance(facts[name][field.name], list)
            for thing in facts[name][field.name]
        }
        for seat, name in enumerate(state.seats)
    ]


def shows(before: kw.State, after: kw.State, eyes: int) -> bool:
    """Whether something that was hidden lies open afterwards."""
    pairs = zip(things_of(before, eyes), things_of(after, eyes), strict=True)
    return any(old - new for old, new in pairs)


def same_line(moment: Moment, eyes: int, twin: kw.State) -> str:
    """A line that is the same to these eyes when it is played in the other position.

    Cards that another seat draws, and answers that it seals, are others there.
    """
    due = twin.due
    if isinstance(due, kw.Chance):
        owner = due.fields().get("seat")
        if owner is not None and owner != eyes:
            drawn = due.pool(twin)[-due.count(twin) :]
            return f"* {due.text(twin, drawn)}"
    decisions = decisions_due(moment.before)
    is_sealed = len(decisions) > 1 and isinstance(decisions[0], Together)
    if is_sealed and moment.seat is not None and moment.seat != eyes:
        action = kw.legal_actions(twin, moment.seat)[-1]
        return f"{twin.seats[moment.seat]}: {action.text}"
    return moment.line


@every_table
def test_a_seat_is_told_the_same_about_the_same(table: Table) -> None:
    """Until something hidden is shown to all."""
    compared = 0
    for moment, eyes, twin in twins(table, "told", 5):
        if isinstance(moment.before.due, Together) and len(decisions_due(moment.before)) == 1:
            continue  # the last sealed answer opens all of them
        heard: list[kw.Event] = []
        try:
            after = kw.play_line(twin, same_line(moment, eyes, twin), heard)
        except kw.Obstructed:
            continue
        shown = shows(twin, after, eyes)
        assert shows(moment.before, moment.after, eyes) == shown, moment.line
        if shown:
            continue
        assert as_text(after, eyes) == as_text(moment.after, eyes), moment.line
        told = [[repr(e.seen_by(eyes)) for e in events] for events in (heard, moment.events)]
        assert told[0] == told[1], moment.line
        compared += 1
    assert compared
