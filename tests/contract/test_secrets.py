"""Positions that differ only in what a seat may not know: it sees, is told and decides the same."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import chain, islice
from typing import Any

import keepwright as kw
from keepwright.bots.registry import BOTS, make_bot
from keepwright.engine.agenda import Together
from keepwright.engine.fields import Field
from keepwright.engine.forms import Number
from keepwright.engine.play import decisions_due, seats_due
from keepwright.engine.scenes import positions_in, scene
from keepwright.engine.view import has_secrets
from tests.contract.tables import Moment, Table, for_tables, moments, spread
from tests.contract.test_views import eyes_of, is_seen

every_table = for_tables(__name__)


def hidden_fields(state: kw.State, owner: int, eyes: int) -> list[Field]:
    """The fields of a player that these eyes may not see."""
    fields = state.game.player_fields
    return [field for field in fields if not is_seen(state, field, owner, eyes)]


# Where a list of hidden things stands: the map and the key in it.
Hidden = tuple[dict[str, Any], str]


def hidden_lists(state: kw.State, facts: dict[str, Any], eyes: int) -> list[list[Hidden]]:
    """The lists of things that these eyes may not see: each player's, then those of the board."""
    found: list[list[Hidden]] = []
    for seat, name in enumerate(state.seats):
        player = facts["players"][name]
        keys = [field.name for field in hidden_fields(state, seat, eyes)]
        found.append([(player, key) for key in keys if isinstance(player[key], list)])
    board = [f.name for f in state.game.state_fields if not is_seen(state, f, None, eyes)]
    found.append([(facts, key) for key in board if isinstance(facts[key], list)])
    return found


def mix(places: list[Hidden], dice: kw.Dice) -> None:
    """The things in these lists change places; the lists keep their sizes."""
    things = [thing for part, key in places for thing in part[key]]
    mixed = [things[n] for n in dice.draw(list(range(len(things))), len(things))]
    for part, key in places:
        part[key], mixed = mixed[: len(part[key])], mixed[len(part[key]) :]


def twin_of(state: kw.State, eyes: int, dice: kw.Dice) -> kw.State | None:
    """A position that differs only in what these eyes may not know; None if none comes up.

    Hidden things change places all over the table or, where that cannot be, each player's among
    his own; a hidden number that is set becomes any that can be.
    """
    for all_over in (True, False):
        facts = json.loads(json.dumps(state.to_json()))
        lists = hidden_lists(state, facts, eyes)
        for places in [list(chain(*lists))] if all_over else lists[:-1]:
            mix(places, dice)
        for seat, name in enumerate(state.seats):
            player = facts["players"][name]
            for field in hidden_fields(state, seat, eyes):
                if isinstance(field.form, Number) and player[field.name]:
                    player[field.name] = 1 + int(dice.below(field.form.most))
        try:
            return state.game.state_from_json(facts)
        except kw.BadState:
            continue
    return None


def twins(table: Table, seed: str, most: int) -> Iterator[tuple[Moment, int, kw.State]]:
    """Some moments of games, with eyes and a position that is the same to them."""
    dice = kw.Dice(f"{table} {seed} twins")
    rich = spread(moments(table, seed, rich=True), most)
    for moment in [*islice(moments(table, seed), 14), *rich]:
        for eyes in eyes_of(table):
            twin = twin_of(moment.before, eyes, dice)
            if twin is not None:
                yield moment, eyes, twin


def as_text(state: kw.State, eyes: int) -> str:
    """What these eyes see, to the last byte."""
    return json.dumps(kw.view(state, eyes).facts)


def looks(scenes: list[kw.State], eyes: int) -> list[str]:
    """What these eyes see of each scene of a line; of the last, also what comes next."""
    shown = [json.dumps(scene(position, eyes)) for position in scenes]
    return [*shown, as_text(scenes[-1], eyes)]


def said(state: kw.State, line: str) -> str:
    """How a line is refused in a position."""
    try:
        kw.play_line(state, line)
    except kw.KeepwrightError as refusal:
        return f"{refusal!r} {refusal}"
    return "played"


def is_secret(table: Table) -> bool:
    """Whether anything is hidden at this table at all."""
    return has_secrets(table.begin(1))


@every_table
def test_there_are_twins_where_something_is_hidden(table: Table) -> None:
    found = [twin.digest() != moment.before.digest() for moment, _, twin in twins(table, "any", 12)]
    assert any(found) == is_secret(table)


@every_table
def test_a_seat_sees_and_may_do_the_same(table: Table) -> None:
    for moment, eyes, twin in twins(table, "seen", 24):
        state = moment.before
        assert as_text(twin, eyes) == as_text(state, eyes)
        assert repr(kw.score_sheet(twin, eyes)) == repr(kw.score_sheet(state, eyes))
        assert seats_due(twin) == seats_due(state)
        if eyes in seats_due(state):
            assert repr(kw.candidates(twin, eyes)) == repr(kw.candidates(state, eyes))
            assert kw.legal_actions(twin, eyes) == kw.legal_actions(state, eyes)


@every_table
def test_a_seat_is_refused_in_the_same_words(table: Table) -> None:
    """Whatever it tries out of its turn; in its turn it is refused with the obstacles above."""
    for moment, eyes, twin in twins(table, "refused", 10):
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
    for moment, eyes, twin in twins(table, "bots", 10):
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


@every_table
def test_a_guess_is_made_of_what_a_seat_knows(table: Table) -> None:
    for moment, eyes, twin in twins(table, "guessed", 12):
        guessed = [
            kw.guess(kw.view(one, eyes), kw.Dice(7)).digest() for one in (moment.before, twin)
        ]
        assert guessed[0] == guessed[1]


@every_table
def test_what_is_not_kept_to_the_end_lies_open_then(table: Table) -> None:
    *_, last = moments(table, "shown")
    for eyes in eyes_of(table):
        for name in hidden_names(last.before, eyes) - hidden_names(last.after, eyes):
            whole = last.after.to_json()["players"]
            seen = kw.view(last.after, eyes).facts["players"]
            assert all(seen[seat][name] == whole[seat][name] for seat in last.after.seats)
            assert kw.score_sheet(last.after, eyes).totals == kw.score_sheet(last.after).totals


def things_of(state: kw.State, eyes: int) -> list[set[Any]]:
    """What is hidden of every player from these eyes."""
    facts = state.to_json()["players"]
    return [
        {
            thing
            for field in hidden_fields(state, seat, eyes)
            if isinstance(facts[name][field.name], list)
            for thing in facts[name][field.name]
        }
        for seat, name in enumerate(state.seats)
    ]


def hidden_names(state: kw.State, eyes: int) -> set[str]:
    """The fields of which something is hidden from these eyes."""
    seats = range(len(state.seats))
    return {field.name for seat in seats for field in hidden_fields(state, seat, eyes)}


def shows(before: kw.State, after: kw.State, eyes: int) -> bool:
    """Whether something that was hidden lies open afterwards: a thing, or all of a kind."""
    pairs = zip(things_of(before, eyes), things_of(after, eyes), strict=True)
    opened = hidden_names(before, eyes) - hidden_names(after, eyes)
    return bool(opened) or any(old - new for old, new in pairs)


def drawn(before: kw.State, after: kw.State, eyes: int) -> set[Any]:
    """What was hidden on the board and is hidden from these eyes nowhere afterwards."""
    old, new = (
        [
            {thing for part, key in places for thing in part[key]}
            for places in hidden_lists(state, state.to_json(), eyes)
        ]
        for state in (before, after)
    )
    return old[-1].difference(*new)


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
    """So it is at every event of a line, until something hidden is shown to all."""
    compared = 0
    for moment, eyes, twin in twins(table, "told", 40):
        if isinstance(moment.before.due, Together) and len(decisions_due(moment.before)) == 1:
            continue  # the last sealed answer opens all of them
        try:
            heard, scenes = positions_in(twin, same_line(moment, eyes, twin))
        except (kw.Obstructed, kw.Unreadable):
            continue  # what is played or drawn is in other hands there
        after = scenes[-1]
        if drawn(twin, after, eyes) != drawn(moment.before, moment.after, eyes):
            continue  # the last cards of a pile are others there
        shown = shows(twin, after, eyes)
        assert shows(moment.before, moment.after, eyes) == shown, moment.line
        if shown:
            continue
        seen = positions_in(moment.before, moment.line)[1]
        assert looks(scenes, eyes) == looks(seen, eyes), moment.line
        told = [[repr(e.seen_by(eyes)) for e in events] for events in (heard, moment.events)]
        assert told[0] == told[1], moment.line
        compared += 1
    assert compared
