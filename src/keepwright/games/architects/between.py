"""What can come between a task and what led to it: debts, cards drawn, rows refilled."""

from __future__ import annotations

from typing import Any, Final

from keepwright.engine.agenda import Task

BETWEEN: Final = ("destroy_debt", "avoid_debt", "draw", "draw_cards", "refill", "reveal")


def are_named(tasks: list[Task[Any]], *names: str) -> bool:
    """Whether all these tasks have one of these names."""
    for task in tasks:
        if task.name not in names:
            return False
    return True


def comes_between(tasks: list[Task[Any]], *others: str) -> bool:
    """Whether all these tasks can come between, or have one of these other names."""
    return are_named(tasks, *BETWEEN, *others)
