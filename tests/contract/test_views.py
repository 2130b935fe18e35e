"""What a seat may know: built from the fields' marks, at every table."""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterator
from typing import Any

import keepwright as kw
from keepwright.engine.agenda import SecretDecision
from keepwright.engine.fields import Field, Mark
from keepwright.engine.view import has_secrets
from tests.contract.tables import Table, for_tables, moments, spread

every_table = for_tables(__name__)


def eyes_of(table: Table) -> list[int]:
    """Every seat, and a spectator."""
    return [kw.SPECTATOR, *range(table.seats)]


def parts(state: kw.State) -> Iterator[tuple[int | None, Any, tuple[Field, ...]]]:
    """The board and every player's part of a position: whose it is, the part, its fields."""
    yield None, state, state.game.state_fields
    for seat, player in enumerate(state.game.players(state)):
        yield seat, player, state.game.player_fields


def is_seen(state: kw.State, field: Field, owner: int | None, eyes: int) -> bool:
    """Whether these eyes may see the whole of a field."""
    is_known = owner == eyes or state.lies_open(field.name)
    return field.mark is Mark.PUBLIC or (field.mark is Mark.OWNER and is_known)


def counted(value: Any) -> int | None:
    """What is seen of a value that may only be counted."""
    return len(value) if isinstance(value, list | dict) else None


@every_table
def test_a_view_holds_what_the_marks_permit_and_nothing_else(table: Table) -> None:
    for moment in spread(moments(table, "seen"), 30):
        state = moment.before
        whole = state.to_json()
        for eyes in eyes_of(table):
            facts = kw.view(state, eyes).facts
            for owner, _, fields in parts(state):
                seen = facts if owner is None else facts["players"][state.seats[owner]]
                full = whole if owner is None else whole["players"][state.seats[owner]]
                for field in fields:
                    for key in field.json_keys():
                        if is_seen(state, field, owner, eyes):
                            assert seen[key] == full[key]
                        elif field.mark is Mark.NOBODY:
                            assert key not in seen
                        else:
                            assert seen[key] == counted(full[key])
            for key in ("game", "rules", "seats", "options", "agenda"):
                assert facts[key] == whole[key]
            assert set(facts) <= set(whole)


@every_table
def test_where_nothing_is_hidden_everybody_sees_everything(table: Table) -> None:
    for moment in spread(moments(table, "open"), 30):
        facts = [kw.view(moment.before, eyes).facts for eyes in eyes_of(table)]
        if not has_secrets(moment.before):
            assert all(seen == moment.before.to_json() for seen in facts)


@every_table
def test_a_guess_fits_the_view(table: Table) -> None:
    for moment in spread(moments(table, "guess"), 20):
        for eyes in eyes_of(table):
            seen = kw.view(moment.before, eyes)
            for seed in range(2):
                guessed = kw.guess(seen, kw.Dice(seed))
                assert kw.view(guessed, eyes).facts == seen.facts
                due = moment.before.due
                if not isinstance(due, SecretDecision) or due.seat == eyes:
                    assert guessed.choices == moment.before.choices


@every_table
def test_a_view_can_be_sent(table: Table) -> None:
    state = table.begin(1)
    for eyes in eyes_of(table):
        seen = kw.view(state, eyes)
        assert json.loads(json.dumps(seen.facts)) == seen.facts
        again = pickle.loads(pickle.dumps(seen))
        assert (again.game, again.seat, again.facts) == (seen.game, seen.seat, seen.facts)
