"""Plans: what a seat could build if it were asked now, and what stands against it."""

from __future__ import annotations

from functools import cache
from typing import Any

from keepwright.catalogue import catalogue
from keepwright.engine.agenda import Decision
from keepwright.engine.game import Game
from keepwright.engine.play import Candidate
from keepwright.engine.state import State


@cache
def buildings(game: Game, seat: int) -> tuple[Decision[Any], ...]:
    """All decisions of a seat to build something, at full price."""
    return tuple(
        task
        for task in game.tasks.by_key.values()
        if isinstance(task, Decision)
        and task.name in catalogue(game.id).builds
        and int(task.seat) == seat
        and "discount" not in task.fields()
    )


def plans(state: State, seat: int) -> list[Candidate]:
    """Everything that a seat could ever build from here, each as it could be built best now."""
    found: dict[str, Candidate] = {}
    for decision in buildings(state.game, seat):
        for action in decision.candidates.actions:
            choice = Candidate(action, list(decision.obstacles(state, action)))
            known = found.get(action.text)
            if known is None or len(choice.obstacles) < len(known.obstacles):
                found[action.text] = choice
    things = [choice for choice in found.values() if choice.action.argument]
    elsewhere = catalogue(state.game.id).elsewhere
    return [choice for choice in things if not is_elsewhere(choice, elsewhere)]


def is_elsewhere(choice: Candidate, elsewhere: list[str]) -> bool:
    """Whether it is about a thing that this seat cannot build at all: built, or not there."""
    return any(obstacle.code in elsewhere for obstacle in choice.obstacles)
