"""Setting up: positions that somebody makes of others, with what a game goes on with in them."""

from __future__ import annotations

from typing import Any

from keepwright.documents import without_seed
from keepwright.engine.agenda import Decision, Task
from keepwright.engine.errors import BadState
from keepwright.engine.record import Record
from keepwright.engine.saving import begin_with, read_position, read_unchecked, task_to_json
from keepwright.engine.scenario import check_plain, replaced
from keepwright.engine.sitting import Sitting
from keepwright.engine.state import State
from keepwright.engine.written import text_keys
from keepwright.server.study import dealer_of, reach


def set_up(text: str, at: int | None, given: dict[str, Any], start: object, seed: str) -> Record:
    """A game that begins with the position reached there, changed by what is given.

    `start` says with what it goes on, a phase or a task; None: as it was. What chance has to decide
    first is dealt.
    """
    check_plain(start, "start")
    state = reach(text, at)[0]
    facts = facts_with(state, given)
    if start is None:
        found = state.game.state_from_json(facts)
    else:
        found = read_position(state.game, facts, text_keys(start))
        found.settle()
    return without_seed(Sitting(Record.from_position(found), dealer_of(seed)).record)


def facts_with(state: State, given: dict[str, Any]) -> dict[str, Any]:
    """The facts of a position with what is given instead."""
    check_plain(given, "")
    return replaced(state, given)


def starts(text: str, at: int | None, given: dict[str, Any]) -> list[dict[str, Any]]:
    """With what the game could go on from a position: phases, and decisions of each seat.

    Of a decision that remembers what was done before, only the one that remembers nothing is told.
    """
    state = reach(text, at)[0]
    facts = facts_with(state, given)
    unchecked = read_unchecked(state.game, facts)
    tasks = list(state.game.tasks.by_key.values())
    remembering = {(task.name, key) for task in tasks for key in forgotten(task.fields())}
    found: list[dict[str, Any]] = []
    for task in tasks:
        fields = task.fields()
        if int(fields.get("seat", 0)) >= len(state.seats):
            continue
        if any(value for key, value in fields.items() if (task.name, key) in remembering):
            continue
        is_phase = task.name in state.game.phases()
        if not is_phase and not isinstance(task, Decision):
            continue
        begun = begun_with(unchecked, facts, task)
        if begun is not None:
            start = {"start": task_to_json(task, state.seats)}
            found.append(start | ({"phase": str(getattr(begun, "phase", ""))} if is_phase else {}))
    return found


def begun_with(unchecked: State, facts: dict[str, Any], task: Task[Any]) -> State | None:
    """The position with this task due; None if no game comes to that."""
    state = unchecked.copy()
    try:
        begin_with(state, task)
        state.game.complete(state, facts)
        state.game.check_agenda(state)
    except BadState:
        return None
    return state


def forgotten(fields: dict[str, Any]) -> list[str]:
    """The fields of a task that could hold what was done before, and hold nothing."""
    return [key for key, value in fields.items() if value == ""]
