"""Foresight: what each answer to a decision would change, as the seat that decides may know it."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Final

from keepwright.engine.action import Action
from keepwright.engine.agenda import Chance, Decision, Together
from keepwright.engine.event import Event
from keepwright.engine.notation import Line, action_of_line
from keepwright.engine.play import (
    Candidate,
    answer,
    decisions_due,
    due_decision,
    legal_actions,
    seats_due,
)
from keepwright.engine.state import State
from keepwright.engine.view import view
from keepwright.forecast import forecast
from keepwright.server.changes import Numbers, changes, numbers_of
from keepwright.server.decision import describe_option
from keepwright.server.outlook import outlook

# An answer that is given together with others shows nothing before it is given.
UNSEEN: Final[dict[str, dict[str, int]]] = {}
FEW_WAYS: Final = 3  # answers to the question that follows are tried out up to so many


def foresee(state: State, decision: Decision[Any]) -> dict[str, dict[str, Any]]:
    """Every legal answer to a decision that is due, by its notation, with what it would do."""
    seat = int(decision.seat)
    actions = legal_actions(state, seat)
    if isinstance(decision, Together):
        # The last answer opens all of them: there is no way back from it.
        last = len(decisions_due(state)) == 1
        unseen = {"changes": UNSEEN, "sealed": last, "hands_over": True, "opens": []}
        return {action.text: unseen for action in actions}
    before = numbers_of(state, seat)
    return {action.text: after(state, decision, action, before) for action in actions}


def after(
    state: State, decision: Decision[Any], action: Action, before: dict[str, Numbers]
) -> dict[str, Any]:
    """What one answer changes; what chance would decide stays open."""
    seat = int(decision.seat)
    heard: list[Event] = []
    then = answer(state, action, heard, seat)
    chance = then.due.name if isinstance(then.due, Chance) else None
    sealed, hands_over = chance is not None, seat not in seats_due(then)
    opens = open_choices(state, decision, action)
    only_opens = bool(opens) and not heard
    return {
        "changes": changes(before, numbers_of(then, seat)),
        "sealed": sealed,
        "chance": chance,
        "hands_over": hands_over,
        "cost": cost_told(heard, state.seats[seat]),
        "opens": [describe_option(choice) for choice in opens],
        "forced": heard[0].facts["action"] if opens and heard else None,
        "then": None if sealed or hands_over or only_opens else asked_next(then, seat, before),
    }


def open_choices(state: State, decision: Decision[Any], action: Action) -> list[Candidate]:
    """Every candidate of what a move asks its seat next, if it does nothing yet but ask it."""
    then = state.copy()
    heard: list[Event] = []
    then.heard = heard
    then.drop()
    decision.perform(then, action)
    asked = then.due
    if heard or not isinstance(asked, Decision) or asked.seat != decision.seat:
        return []
    return [Candidate(one, list(asked.obstacles(then, one))) for one in asked.candidates.actions]


def asked_next(then: State, seat: int, before: dict[str, Numbers]) -> dict[str, Any] | None:
    """What a seat is asked next, how often in a row, and what each of a few answers would change.

    Both moves are counted together.
    """
    due = due_decision(then, seat)
    if isinstance(due, Together):
        return None
    actions = legal_actions(then, seat)
    ways = {
        action.text: changes(before, numbers_of(answer(then, action, None, seat), seat))
        for action in (actions if len(actions) <= FEW_WAYS else [])
    }
    return {"decision": due.name, "times": due.times(then), "ways": ways}


def cost_told(heard: list[Event], colour: str) -> int | None:
    """The coins that a seat pays for what it does, as events tell; gains may follow at once."""
    told = [event.facts.get("cost") for event in heard if event.facts.get("seat") == colour]
    costs = [cost for cost in told if isinstance(cost, int)]
    return sum(costs) if costs else None


def foretell(state: State, line: Line, eyes: int) -> dict[str, Any]:
    """What a decision would do; chance, and what others decide, stay open.

    An answer that is given together with others shows nothing before it is given.
    """
    heard: list[Event] = []
    seat = state.seats.index(line.who)
    after = answer(state, action_of_line(state, line), heard, seat)
    if isinstance(due_decision(state, seat), Together):
        after, heard = state, []
    return {
        "view": view(after, eyes).facts,
        "events": [happened.seen_by(eyes).to_json() for happened in heard],
        "over": after.over,
        "outlook": outlook(after, eyes),
        "forecast": asdict(forecast(after, eyes)),
    }
