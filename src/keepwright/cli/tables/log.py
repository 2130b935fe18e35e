"""The log: what happened, grouped by rounds and phases."""

from __future__ import annotations

from typing import Final

from keepwright.engine.event import Event
from keepwright.locales import Words

ROUND, PHASE = "round_began", "phase_began"
# What the short log leaves out: another line tells the same.
LEFT_OUT: Final = (
    "forced",
    "activated",
    "cubes_paid",
    "income_received",
    "offer_taken",
    "turn_began",
)
GROUP: Final = "── "
INDENT: Final = "   "


def log_lines(events: list[Event], words: Words, short: bool) -> list[str]:
    """The events as lines, under the headings of their phases; phases in which nothing happened
    are left out."""
    lines: list[str] = []
    headings: list[str] = []
    for event in events:
        if event.code == ROUND:
            headings = [GROUP + words.event(event)]
        elif event.code == PHASE:
            rounds = [line for line in headings if line.startswith(GROUP)]
            headings = [*rounds, f" {GROUP}{words.event(event)}"]
        elif not (short and event.code in LEFT_OUT):
            lines.extend(headings)
            headings = []
            lines.append(INDENT + words.event(event))
    return lines
