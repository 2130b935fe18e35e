"""Outlook: what a seat could build if it were asked now, and what the next income brings."""

from __future__ import annotations

from typing import Any

from keepwright.catalogue import catalogue
from keepwright.catalogue.plans import plans
from keepwright.engine.state import State
from keepwright.server.changes import changes, numbers_of
from keepwright.server.decision import describe_option


def outlook(state: State, seat: int) -> dict[str, Any]:
    """What a seat could build now and what stands against it; what everybody receives next."""
    if state.over:
        return {"plans": [], "income": {}}
    built = [describe_option(choice) for choice in plans(state, seat)]
    return {"plans": built, "income": income(state, seat)}


def income(state: State, eyes: int) -> dict[str, dict[str, int]]:
    """By how much the numbers of each seat would grow if the next income came now."""
    steps = [state.game.tasks.by_key[name] for name in catalogue(state.game.id).income]
    if not steps:
        return {}
    then = state.copy()
    for step in steps:
        step.run(then)
    grown = changes(numbers_of(state, eyes), numbers_of(then, eyes))
    return {colour: {kind: n for kind, n in by.items() if n > 0} for colour, by in grown.items()}
