"""What a scenario begins with when it gives nothing: alike in every game, a position of it."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest

import keepwright as kw
from tests.contract.tables import TABLES, Table

every_table = pytest.mark.parametrize("table", TABLES, ids=repr)
every_game = pytest.mark.parametrize("id", kw.game_ids())


def scenario(table: Table, **more: object) -> kw.Scenario:
    """A scenario at this table that gives nothing."""
    seats, options = table.colours, table.options
    facts = {"id": "new", "game": table.game, "seats": seats, "options": options}
    return kw.Scenario({**facts, **more})


def set_up_at_random(id: str, seats: int, seed: int) -> kw.State:
    """A game as its first decision in play finds it, whatever was decided in the set-up."""
    state, dice = kw.new_game(id, seats, seed=seed), kw.Dice(seed)
    while not state.game.is_set_up(state):
        actions = kw.legal_actions(state)
        state = kw.play(state, actions[dice.below(len(actions))])
        kw.deal_in_place(state, dice)
    return state


def amounts(state: kw.State) -> list[list[tuple[str, int]]]:
    """What every player has so much of, whoever it is."""
    players: dict[str, dict[str, Any]] = state.to_json()["players"]
    return sorted(
        [(name, value) for name, value in player.items() if isinstance(value, int)]
        for player in players.values()
    )


@every_table
def test_the_first_decision_of_a_new_game_is_due(table: Table) -> None:
    state = scenario(table).position()
    assert isinstance(state.due, kw.Decision)
    assert state.digest() == scenario(table, given={}, set_up=False).position().digest()
    table.invariants.check(state)


@every_table
def test_set_up_the_first_decision_in_play_is_due(table: Table) -> None:
    state = scenario(table, set_up=True).position()
    assert isinstance(state.due, kw.Decision)
    assert state.game.is_set_up(state)
    assert state.game.state_from_json(state.to_json()).digest() == state.digest()
    assert state.dealer is None  # nobody had to deal
    table.invariants.check(state)


@every_table
def test_set_up_a_start_leaves_everybody_with_what_is_handed_out(table: Table) -> None:
    ready = scenario(table, set_up=True).position()
    assert isinstance(ready.due, kw.Decision)
    asked = {ready.due.name: {"seat": ready.seats[ready.due.seat]}}
    for start in (asked, *ready.game.phases()):
        with suppress(kw.BadState):  # not every rule set has every phase
            begun = scenario(table, set_up=True, start=start)._start()
            assert begun.to_json()["players"] == ready.to_json()["players"], start
    assert scenario(table, set_up=True, start=asked).position().seat == ready.seat


@every_game
def test_set_up_everybody_has_as_much_as_in_any_game(id: str) -> None:
    game = kw.load(id)
    for seats in range(game.least_seats, game.most_seats + 1):
        ready = scenario(Table(id, seats, {}), set_up=True).position()
        for seed in range(3):
            assert amounts(ready) == amounts(set_up_at_random(id, seats, seed))
