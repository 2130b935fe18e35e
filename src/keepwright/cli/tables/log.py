"""The log: what happened, grouped by rounds and phases."""

from __future__ import annotations

from typing import Final

from keepwright.catalogue import catalogue
from keepwright.engine.event import Event
from keepwright.locales import Words

ROUND, PHASE = "round_began", "phase_began"
INCOME: Final = "income_received"  # of everybody in every round: the table shows who has what
GROUP: Final = "── "
INDENT: Final = "   "


def log_lines(events: list[Event], words: Words, short: bool) -> list[str]:
    """The events as lines, under the headings of their phases; phases in which nothing happened
    are left out. A short log leaves out details, which another line tells, and income."""
    tellings = catalogue(words.game_id).events
    lines: list[str] = []
    headings: list[str] = []
    for event in events:
        if event.code == ROUND:
            headings = [GROUP + words.event(event)]
        elif event.code == PHASE:
            rounds = [line for line in headings if line.startswith(GROUP)]
            headings = [*rounds, f" {GROUP}{words.event(event)}"]
        elif not short or not (tellings[event.code].is_detail or event.code == INCOME):
            lines.extend(headings)
            headings = []
            lines.append(INDENT + words.event(event))
    return lines
