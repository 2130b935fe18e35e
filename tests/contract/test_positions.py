"""Every position that is accepted can be played on and survives JSON, record and scenario."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import keepwright as kw
from keepwright.engine.saving import task_to_json
from keepwright.engine.scenario import scenario_of
from tests.contract.tables import Table, every_table

MOMENTS = 8
CHANGES = 12
FEW_DECISIONS = 60


def moments(table: Table, random: Random) -> list[kw.State]:
    """Some positions of a random game."""
    state = kw.new_game(table.game, table.seats, table.options, seed=random.randrange(1000))
    dice = kw.Dice(random.randrange(1000))
    found = [state]
    while not state.over and len(found) < 400:
        state = kw.play(state, random.choice(kw.legal_actions(state)))
        kw.deal_in_place(state, dice)
        found.append(state)
    return random.sample(found, min(MOMENTS, len(found)))


def change(facts: Any, random: Random) -> None:
    """Change something somewhere in the facts."""
    keys = list(facts) if isinstance(facts, dict) else list(range(len(facts)))
    if not keys:
        return
    key = random.choice(keys)
    value = facts[key]
    if isinstance(value, dict | list) and value and random.random() < 0.9:
        change(value, random)
    elif isinstance(value, bool):
        facts[key] = not value
    elif isinstance(value, int):
        facts[key] = random.choice([0, 1, value + 1, value - 1, value + 5])
    elif isinstance(facts, list):
        facts.pop(key)
    elif isinstance(value, str) and random.random() < 0.5:
        facts[key] = random.choice([v for v in facts.values() if isinstance(v, str)])
    elif key not in ("game", "rules", "seats", "options"):
        del facts[key]


def changed(state: kw.State, random: Random) -> dict[str, Any]:
    """The facts of a position with something else in them, and often something else to do."""
    facts = state.to_json()
    for _ in range(random.randrange(3)):
        change(facts, random)
    if random.random() < 0.5:
        tasks = list(state.game.tasks.by_key.values())
        named = [task for task in tasks if int(task.fields().get("seat", 0)) < len(state.seats)]
        facts["agenda"] = [task_to_json(random.choice(named), state.seats)]
        facts["over"] = False
    return facts


def play_on(state: kw.State, random: Random) -> None:
    """A few random decisions."""
    dice = kw.Dice(random.randrange(1000))
    kw.deal_in_place(state, dice)
    for _ in range(FEW_DECISIONS):
        if state.over:
            return
        state = kw.play(state, random.choice(kw.legal_actions(state)))
        kw.deal_in_place(state, dice)


def survives(state: kw.State) -> None:
    """The position is the same after JSON, in a record and in a scenario."""
    digest = state.digest()
    assert state.game.state_from_json(state.to_json()).digest() == digest
    record = kw.Record.read(kw.Record.from_position(state).write())
    assert kw.replay(record).digest() == digest
    assert kw.Scenario(scenario_of(state, "here")).position().digest() == digest


@pytest.mark.parametrize("table", list(every_table()), ids=str)
def test_a_position_that_was_played_survives(table: Table) -> None:
    for state in moments(table, Random(str(table))):
        survives(state)


@pytest.mark.parametrize("table", list(every_table()), ids=str)
def test_a_position_that_was_made_up_is_refused_or_survives(table: Table) -> None:
    random = Random(str(table))
    outcomes: set[str] = set()
    for state in moments(table, random):
        for _ in range(CHANGES):
            facts = changed(state, random)
            try:
                position = state.game.state_from_json(facts)
            except (kw.BadState, kw.BadOption, kw.BadSeats):
                outcomes.add("refused")
                continue
            outcomes.add("accepted")
            survives(position)
            play_on(position, random)
    assert outcomes == {"refused", "accepted"}
