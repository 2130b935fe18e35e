"""What follows a task, so that a scenario can begin with any of them and go on as a game does."""

from __future__ import annotations

from typing import Any, Final

from keepwright.engine.agenda import Task
from keepwright.games.magna_carta.action_phase import (
    AFTER_TURN,
    BuildFromHand,
    BuildPrestigeCard,
    ChooseAction,
    ChoosePlace,
    PutOnRoad,
    PutPrestige,
)
from keepwright.games.magna_carta.activation import AFTER
from keepwright.games.magna_carta.castle import AFTER_LOTS, OFFER_LOTS, OfferLots
from keepwright.games.magna_carta.provost import MOVE_PROVOST, MoveProvost
from keepwright.games.magna_carta.round import BEGINNER_ROUND, STANDARD_ROUND
from keepwright.games.magna_carta.state import PHASE_NAMES, MagnaCarta

OPENING_TASKS: Final = ("road", "prepare_decks", "hand_out", "first_player", "round")


def whole_round(state: MagnaCarta) -> list[Task[Any]]:
    """The phases of a round by these rules, and what follows them."""
    return STANDARD_ROUND if state.is_standard else BEGINNER_ROUND


def begin_phase(state: MagnaCarta, name: str) -> list[Task[Any]]:
    """The tasks from this phase on; none if there is no such phase."""
    tasks = whole_round(state)
    names = [task.name for task in tasks[:-1]]
    if name not in names:
        return []
    state.round = max(int(state.round), 1)
    state.phase = PHASE_NAMES.index(name)
    return tasks[names.index(name) :]


def after_phase(state: MagnaCarta, phase: str) -> list[Task[Any]]:
    """The tasks of the round behind this phase."""
    state.round = max(int(state.round), 1)
    state.phase = PHASE_NAMES.index(phase)
    tasks = whole_round(state)
    names = [task.name for task in tasks]
    return tasks[names.index(phase) + 1 :]


def resume(state: MagnaCarta, task: Task[Any]) -> list[Task[Any]]:
    """The task, the rest of its phase, and the rest of the round."""
    if isinstance(task, ChooseAction):
        return [task, *after_phase(state, "actions")]
    if isinstance(task, ChoosePlace | BuildFromHand | BuildPrestigeCard | PutOnRoad | PutPrestige):
        return [task, AFTER_TURN[task.seat], *after_phase(state, "actions")]
    if isinstance(task, MoveProvost):
        behind = seats_behind(state, int(task.seat))
        later = [MOVE_PROVOST[seat] for seat in behind]
        return [task, *later, *after_phase(state, "provost")]
    if isinstance(task, OfferLots):
        behind = seats_behind(state, int(task.seat))
        later_lots = [OFFER_LOTS[seat] for seat in behind]
        return [task, *later_lots, AFTER_LOTS, *after_phase(state, "castle")]
    place = worker_place(state, task)
    return [task, *([AFTER[place]] if place else []), *after_phase(state, "activation")]


def seats_behind(state: MagnaCarta, seat: int) -> tuple[int, ...]:
    """Who comes after this seat in passing order."""
    order = state.passed
    return order[order.index(seat) + 1 :] if seat in order else ()


def worker_place(state: MagnaCarta, task: Task[Any]) -> int:
    """The card that is being handled: the first on the road with a worker."""
    for place in state.road:
        if state.worker_on(place) >= 0:
            return place
    return 0
