"""Playing on quietly: a copy goes its way while everybody takes the answer that does least."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from keepwright.engine.action import Action
from keepwright.engine.agenda import Chance, Decision, Together
from keepwright.engine.choices import numbers
from keepwright.engine.event import Event
from keepwright.engine.state import State

# The verbs of answers that leave all as it is; where there is none, the first answer is taken.
QUIET: Final = ("pass", "decline", "stop", "keep")

Answer = Callable[[Any, Decision[Any]], Action]


def legal_of(state: State, decision: Decision[Any]) -> list[Action]:
    """The legal answers to a decision, due or not."""
    actions = decision.candidates.actions
    return [actions[number] for number in numbers(decision.legal(state))]


def is_quiet(action: Action) -> bool:
    """Whether an answer leaves all as it is.

    >>> from keepwright.engine.play import action_named
    >>> from keepwright.engine.game import load
    >>> [is_quiet(action_named(load("caylus"), text)) for text in ("pass", "place gate")]
    [True, False]
    """
    does_nothing = action.verb in ("provost", "lots") and action.target == 0
    return action.verb in QUIET or does_nothing


def quiet_answer(state: State, decision: Decision[Any]) -> Action:
    """The legal answer that does least."""
    legal = legal_of(state, decision)
    return next((action for action in legal if is_quiet(action)), legal[0])


def play_on(state: Any, answer: Answer = quiet_answer) -> Iterator[list[Event]]:
    """Carry out one task after the other on this very position; what each of them tells.

    It ends where chance is to decide, or where several seats decide at once.
    """
    state.go_on()
    while not state.over:
        heard: list[Event] = []
        state.heard = heard
        task = state.due
        if isinstance(task, Chance | Together):
            return
        if task is None:
            state.game.go_on(state)
        else:
            if isinstance(task, Decision):
                action = answer(state, task)
                state.drop()
                task.perform(state, action)
            else:
                state.drop()
                task.run(state)
        yield heard


def play_round(state: Any, answer: Answer = quiet_answer) -> Iterator[list[Event]]:
    """The same up to the end of the round that is under way."""
    begun = state.round
    for heard in play_on(state, answer):
        if state.round != begun:
            return
        yield heard
