"""Refusals in scenarios: the codes against a move, and the moves that would be taken."""

from __future__ import annotations

from typing import Any, Final

from keepwright.engine.action import Action
from keepwright.engine.agenda import Chance, Decision
from keepwright.engine.errors import KeepwrightError, NotAskedFor, NotYourSeat, Obstructed
from keepwright.engine.notation import CHANCE, read_line
from keepwright.engine.play import action_named, decisions_due, due_decision, legal_actions
from keepwright.engine.state import State

# How a move is refused that nobody asks for now, though it may have been asked for a moment ago.
NOT_NOW: Final = ([NotYourSeat.code], [NotAskedFor.code])


def codes_of(refusal: KeepwrightError) -> list[str]:
    """The codes of a refusal: its obstacles, or its own."""
    if isinstance(refusal, Obstructed):
        return [obstacle.code for obstacle in refusal.obstacles]
    return [refusal.code]


def moves_due(state: State, like: str = "") -> list[str]:
    """The lines that are legal now, for the seat of a line like this if it is to decide.

    Of chance, one outcome that could be.
    """
    due = state.due
    if isinstance(due, Chance):
        return [f"{CHANCE} {due.text(state, due.pool(state)[: due.count(state)])}"]
    for decision in decisions_due(state):
        if like.startswith(f"{state.seats[decision.seat]}:"):
            due = decision
    if not isinstance(due, Decision) or not state.choices:
        return []
    seat = int(due.seat)
    return [f"{state.seats[seat]}: {action.text}" for action in legal_actions(state, seat)]


def codes_out_of_turn(state: State, moment: State, move: str) -> list[str]:
    """The codes against a move that is not asked for now, as its seat would be told them.

    A seat that had no choice was moved on since the last line; it is told what stood against the
    move then. Any other seat is told what would if it were asked the same as the one that is due.
    """
    line = read_line(move)
    action = action_named(state.game, line.what)
    if line.who not in state.seats:
        return []
    seat = state.seats.index(line.who)
    then = moment.copy()
    then.go_on()
    while then.comes_next() and not then.waiting:
        task = then.due
        assert task is not None
        then.drop()
        if isinstance(task, Decision) and asks(task, seat, action):
            return [obstacle.code for obstacle in task.obstacles(then, action)]
        task.run(then)
    due = due_decision(state)
    fields = due.fields()
    fields["seat"] = seat
    twin = state.game.tasks.find(due.name, fields)
    if isinstance(twin, Decision) and asks(twin, seat, action):
        return [obstacle.code for obstacle in twin.obstacles(state, action)]
    return []


def asks(decision: Decision[Any], seat: int, action: Action) -> bool:
    """Whether the decision asks this seat about this action."""
    return decision.seat == seat and decision.candidates.number(action) >= 0
