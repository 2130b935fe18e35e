"""Outlook: what a seat could build if it were asked now, and what the next income brings."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from keepwright.engine.agenda import Decision
from keepwright.engine.game import Game
from keepwright.engine.play import Choice
from keepwright.engine.state import State
from keepwright.server.decision import option
from keepwright.server.numbers import changes, numbers_of

# The decisions in which something is built, whatever leads to them.
BUILDING: Final = frozenset(
    ("build", "build_from_hand", "build_monument", "build_prestige_card", "guildhall_mode")
)
# The steps in which everybody receives what comes by itself.
INCOMES: Final = ("income", "recruiting")
# What is built, or lies elsewhere, is not a plan of this seat.
ELSEWHERE: Final = frozenset(("not_in_hand", "not_in_stock", "not_in_this_game", "not_on_offer"))


def outlook(state: State, seat: int) -> dict[str, Any]:
    """What a seat could build now and what stands against it; what everybody receives next."""
    if state.over:
        return {"plans": [], "income": {}}
    built = [option(choice) for choice in plans(state, seat)]
    return {"plans": built, "income": income(state, seat)}


@cache
def buildings(game: Game, seat: int) -> tuple[Decision[Any], ...]:
    """All decisions of a seat to build something, at full price."""
    return tuple(
        task
        for task in game.tasks.by_key.values()
        if isinstance(task, Decision)
        and task.name in BUILDING
        and int(task.seat) == seat
        and "discount" not in task.fields()
    )


def plans(state: State, seat: int) -> list[Choice]:
    """Everything that a seat could ever build from here, each as it could be built best now."""
    found: dict[str, Choice] = {}
    for decision in buildings(state.game, seat):
        for action in decision.candidates.actions:
            choice = Choice(action, list(decision.obstacles(state, action)))
            known = found.get(action.text)
            if known is None or len(choice.obstacles) < len(known.obstacles):
                found[action.text] = choice
    things = [choice for choice in found.values() if choice.action.argument]
    return [choice for choice in things if not is_elsewhere(choice)]


def is_elsewhere(choice: Choice) -> bool:
    """Whether it is about a thing that this seat cannot build at all."""
    return any(obstacle.code in ELSEWHERE for obstacle in choice.obstacles)


def income(state: State, eyes: int) -> dict[str, dict[str, int]]:
    """By how much the numbers of each seat would grow if the next income came now."""
    steps = [state.game.tasks.by_key[name] for name in INCOMES if name in state.game.tasks.by_key]
    if not steps:
        return {}
    then = state.copy()
    for step in steps:
        step.run(then)
    grown = changes(numbers_of(state, eyes), numbers_of(then, eyes))
    return {colour: {kind: n for kind, n in by.items() if n > 0} for colour, by in grown.items()}
