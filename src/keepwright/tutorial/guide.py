"""The guide: which step of a first game is shown, whatever the newcomer does.

A step waits for its moment. It is over when what ends it has happened, when Next is pressed, or,
where only Next would end it, when the newcomer plays on. A step to be waited for, or one whose
moment is gone before what it asks for was done, is passed over as soon as the moment of a later
one has come; when the game is over the last step is shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, final

from keepwright.engine.event import Event
from keepwright.engine.play import decisions_due
from keepwright.engine.state import State
from keepwright.tutorial import Step, Tutorial, Until, When

ROUND: Final = "round_began"
PHASE: Final = "phase_began"


class Place(NamedTuple):
    """Where in a tutorial somebody is."""

    step: int = 0
    is_shown: bool = False  # else its moment is waited for
    since: int = 0  # lines played when it was shown


@final
class Moment:
    """What the guide knows of a game: what happened, and what the newcomer is asked."""

    def __init__(
        self,
        tutorial: Tutorial,
        lines: Sequence[str],
        heard: Sequence[Sequence[Event]],
        state: State,
    ) -> None:
        self.newcomer: Final = tutorial.newcomer
        self.lines: Final = lines
        self.heard: Final = heard
        self.is_over: Final = state.over
        self.asked: Final = asked(state, tutorial.newcomer)
        self.round = 0
        self.phase: object = None
        for event in self.events(0):
            if event.code == ROUND:
                self.round, self.phase = int(str(event.facts["round"])), None
            elif event.code == PHASE:
                self.phase = event.facts["phase"]

    def events(self, since: int) -> list[Event]:
        """What happened behind so many lines."""
        return [event for told in self.heard[since:] for event in told]

    def did(self, since: int) -> set[str]:
        """The verbs of the newcomer's moves behind so many lines."""
        mine = f"{self.newcomer}: "
        return {
            line.removeprefix(mine).split()[0]
            for line in self.lines[since:]
            if line.startswith(mine)
        }

    def holds(self, when: When) -> bool:
        """Whether this is the moment meant."""
        return (
            (not when.decision or self.asked in when.decision)
            and (when.round is None or when.round == self.round)
            and (not when.phase or self.phase in when.phase)
            and (not when.after or any(event.code in when.after for event in self.events(0)))
        )

    def ends(self, until: Until | None, since: int) -> bool:
        """Whether what ends a step has happened since it was shown."""
        if until is None:
            return bool(self.did(since))
        return (
            not self.did(since).isdisjoint(until.did)
            or any(event.code in until.event for event in self.events(since))
            or (self.asked in until.decision)
        )


def asked(state: State, newcomer: str) -> str:
    """The name of the decision that the newcomer is to make; empty if there is none."""
    if state.over or state.seat is None:
        return ""
    due = [one.name for one in decisions_due(state) if state.seats[int(one.seat)] == newcomer]
    return due[0] if due else ""


def onward(steps: Sequence[Step], place: Place, moment: Moment, pressed: bool = False) -> Place:
    """The place in a tutorial after what happened, or after Next was pressed."""
    number, is_shown, since = place
    since = min(since, len(moment.lines))
    last = len(steps) - 1
    if is_shown and (pressed or moment.ends(steps[number].until, since)):
        number, is_shown = min(number + 1, last), number == last
    step = steps[number]
    is_now = step.when is None or moment.holds(step.when)
    if is_shown and (is_now or step.until is None):
        return Place(number, True, since)
    if is_now:
        return Place(number, True, len(moment.lines))
    for later in range(number + 1, len(steps)):
        when = steps[later].when
        if when is not None and moment.holds(when):
            return Place(later, True, len(moment.lines))
    if moment.is_over:
        return Place(last, True, len(moment.lines))
    return Place(number, is_shown, since)
