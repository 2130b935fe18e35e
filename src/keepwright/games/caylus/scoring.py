"""Scoring a castle section (§ scoring)."""

from __future__ import annotations

from mypy_extensions import i64

from keepwright.engine.goods import amount
from keepwright.games.caylus import events
from keepwright.games.caylus.castle import is_full
from keepwright.games.caylus.components import OPEN_COLUMNS, SECTIONS
from keepwright.games.caylus.state import Caylus


def is_due(state: Caylus, section: i64) -> bool:
    """A section is scored when it is full or the bailiff has come to its trigger (§ phase 7)."""
    return is_full(state, section) or state.bailiff >= SECTIONS[section].trigger


def score_next_seat(state: Caylus, section: i64) -> None:
    """All players in turn order, each completely before the next; then the section closes."""
    if state.done == 0:
        events.section_scored(state, SECTIONS[section].id)
    if state.done < len(state.players):
        state.done += 1
        score_seat(state, section, state.turn_order[state.done - 1])
    else:
        close_section(state, section)


def score_seat(state: Caylus, number: i64, seat: i64) -> None:
    """One player's houses in the section: a loss, nothing, or favours (§ scoring)."""
    section = SECTIONS[number]
    houses = amount(state.players[seat].houses, number)
    if houses == 0:
        lost = state.lose(seat, section.penalty)
        events.no_house_in_section(state, seat, section.id, lost)
        return
    favours = section.favours_for(houses)
    events.houses_counted(state, seat, section.id, houses, favours)
    state.owe_favours(seat, favours)


def close_section(state: Caylus, section: i64) -> None:
    """The section is closed for ever and new favour columns open (§ scoring, R-18)."""
    state.done = 0
    state.scored = section + 1
    if SECTIONS[section].opens:
        events.columns_opened(state, OPEN_COLUMNS[state.scored])
