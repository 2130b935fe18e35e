"""Scoring a castle section (§ scoring)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from keepwright.engine.agenda import Fields, Step
from keepwright.engine.goods import amount
from keepwright.games.caylus.actions import TASKS
from keepwright.games.caylus.castle import is_full
from keepwright.games.caylus.components import MOST_SEATS, OPEN_COLUMNS, SECTIONS
from keepwright.games.caylus.favours import GAIN_FAVOUR
from keepwright.games.caylus.state import Caylus


def is_due(state: Caylus, section: i64) -> bool:
    """A section is scored when it is full or the bailiff has come to its trigger (§ phase 7)."""
    return is_full(state, section) or state.bailiff >= SECTIONS[section].trigger


@final
class ScoreSeat(Step[Caylus]):
    """One player's houses in the section: a loss, nothing, or favours (§ scoring)."""

    def __init__(self, section: int, seat: int) -> None:
        super().__init__("score_seat")
        self.section: Final[i64] = section
        self.seat: Final[i64] = seat

    def fields(self) -> Fields:
        return {"seat": int(self.seat), "section": SECTIONS[self.section].id}

    def run(self, state: Caylus) -> None:
        section = SECTIONS[self.section]
        houses = amount(state.players[self.seat].houses, self.section)
        if houses == 0:
            lost = state.lose(self.seat, section.penalty)
            if state.heard is not None:
                state.tell(
                    "no_house_in_section",
                    seat=state.seats[self.seat],
                    section=section.id,
                    prestige=int(lost),
                )
            return
        favours = section.favours_for(houses)
        if state.heard is not None:
            state.tell(
                "houses_counted",
                seat=state.seats[self.seat],
                section=section.id,
                houses=int(houses),
                favours=int(favours),
            )
        for _ in range(favours):
            state.next(GAIN_FAVOUR[self.seat])


@final
class ScoreSection(Step[Caylus]):
    """All players in turn order, each completely before the next (§ scoring)."""

    def __init__(self, section: int) -> None:
        super().__init__("score_section")
        self.section: Final[i64] = section

    def fields(self) -> Fields:
        return {"section": SECTIONS[self.section].id}

    def run(self, state: Caylus) -> None:
        if state.heard is not None:
            state.tell("section_scored", section=SECTIONS[self.section].id)
        state.next(CLOSE_SECTION[self.section])
        state.next_all([SCORE_SEAT[self.section][seat] for seat in state.turn_order])


@final
class CloseSection(Step[Caylus]):
    """The section is closed for ever and new favour columns open (§ scoring, R-18)."""

    def __init__(self, section: int) -> None:
        super().__init__("close_section")
        self.section: Final[i64] = section

    def fields(self) -> Fields:
        return {"section": SECTIONS[self.section].id}

    def run(self, state: Caylus) -> None:
        state.scored = self.section + 1
        if SECTIONS[self.section].opens and state.heard is not None:
            state.tell("columns_opened", column=OPEN_COLUMNS[state.scored])


SCORE_SEAT: Final = [
    [TASKS.add(ScoreSeat(section, seat)) for seat in range(MOST_SEATS)]
    for section in range(len(SECTIONS))
]
SCORE_SECTION: Final = [TASKS.add(ScoreSection(section)) for section in range(len(SECTIONS))]
CLOSE_SECTION: Final = [TASKS.add(CloseSection(section)) for section in range(len(SECTIONS))]
