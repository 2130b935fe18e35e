"""What a worker does in each building: one task for each seat (§ phase 5)."""

from __future__ import annotations

from typing import Any, Final

from keepwright.engine.agenda import Task
from keepwright.engine.trade import TakeOffer
from keepwright.games.caylus.actions import TASKS
from keepwright.games.caylus.components import BUILDINGS, MOST_SEATS
from keepwright.games.caylus.construction import Build
from keepwright.games.caylus.counter import COUNTER
from keepwright.games.caylus.lawyer import TransformBuilding
from keepwright.games.caylus.pieces import CUBES, Building, Construct, Produce, Trade, Transform
from keepwright.games.caylus.production import ChooseProduction, Production


def _task(seat: int, place: Building) -> Task[Any] | None:
    """The task in which a building's work is done by this seat's worker."""
    work = place.work
    if isinstance(work, Produce) and len(work.options) == 1:
        return Production(seat, place, CUBES.pack(**work.options[0]))
    if isinstance(work, Produce):
        return ChooseProduction(seat, place, work.options)
    if isinstance(work, Trade):
        rule = "§ phase 3" if place.group == "special" else "§ phase 5"
        return TakeOffer(seat, place.id, work.offers, COUNTER, rule)
    if isinstance(work, Construct):
        return Build(seat, work)
    if isinstance(work, Transform):
        return TransformBuilding(seat, work)
    return None


def _work_tasks(place: Building) -> list[Task[Any]]:
    tasks = [_task(seat, place) for seat in range(MOST_SEATS)]
    return [TASKS.add(task) for task in tasks if task is not None]


WORK: Final = [_work_tasks(place) for place in BUILDINGS]
