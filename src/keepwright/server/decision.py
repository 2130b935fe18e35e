"""A decision that is due, every candidate with what stands against it."""

from __future__ import annotations

from typing import Any

from keepwright.engine.agenda import Decision
from keepwright.engine.play import Candidate, candidates
from keepwright.engine.state import State


def describe_decision(state: State, decision: Decision[Any]) -> dict[str, Any]:
    """A decision that is due: every candidate with what stands against it."""
    seat = int(decision.seat)
    default = decision.default(state)
    return {
        "name": decision.name,
        "seat": state.seats[seat],
        "facts": {**decision.fields(), "seat": state.seats[seat]},
        "proposed": None if default is None else default.text,
        "options": [
            {**describe_option(choice), "offer": describe_offer(decision, choice)}
            for choice in candidates(state, seat)
        ],
    }


def describe_offer(decision: Decision[Any], choice: Candidate) -> dict[str, Any] | None:
    """What an answer trades: its price and what it gives."""
    offer = decision.offer(choice.action)
    return None if offer is None else {"pay": offer.pay, "gain": offer.gain}


def describe_option(choice: Candidate) -> dict[str, Any]:
    """A candidate of a decision with what stands against it."""
    action = choice.action
    return {
        "move": action.text,
        "verb": action.verb,
        "what": action.what,
        "argument": action.argument,
        "legal": choice.legal,
        "obstacles": [obstacle.to_json() for obstacle in choice.obstacles],
    }
