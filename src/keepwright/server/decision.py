"""A decision that is due, every candidate with what stands against it."""

from __future__ import annotations

from typing import Any

from keepwright.engine.agenda import Decision
from keepwright.engine.play import Candidate, candidates
from keepwright.engine.state import State
from keepwright.engine.trade import GainFromOffer, PayGoods


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
            {**describe_option(choice), "offer": describe_offer(state, decision, choice)}
            for choice in candidates(state, seat)
        ],
    }


def describe_offer(
    state: State, decision: Decision[Any], choice: Candidate
) -> dict[str, Any] | None:
    """What an answer trades, its price and what it gives; also where it pays for an offer."""
    offer = decision.offer(choice.action)
    if offer is not None:
        return {"pay": offer.pay, "gain": offer.gain}
    follows = state.agenda[-2:-1]
    if isinstance(decision, PayGoods) and follows and isinstance(follows[0], GainFromOffer):
        paid = decision.price.kinds.held(choice.action.target)
        return {"pay": paid, "gain": follows[0].offer.gain}
    return None


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
