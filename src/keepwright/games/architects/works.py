"""What buildings do at once when they are constructed (§ 5.3, R-14)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, final

from mypy_extensions import i64

from keepwright.engine.action import Action, Candidates
from keepwright.engine.agenda import Decision, Fields, FreeChoice, SeatStep, SecretDecision, Task
from keepwright.engine.choices import bit
from keepwright.engine.obstacle import Obstacle
from keepwright.engine.trade import amounts_text, tell_declined
from keepwright.games.architects.actions import (
    ACTIONS,
    CAPTURE_GROUP,
    DECLINE,
    DESTROY_DEBT,
    DESTROY_OR_DECLINE,
    DISCARD_OR_DECLINE,
    RELEASE_CAPTURED,
    RELEASE_OR_CAPTURE,
    TASKS,
)
from keepwright.games.architects.between import comes_between
from keepwright.games.architects.cards import discard
from keepwright.games.architects.components import BUILDING_IDS, BUILDINGS, MOST_SEATS
from keepwright.games.architects.gains import receive
from keepwright.games.architects.guardhouse import release_captured, release_prisoners
from keepwright.games.architects.hire import DISCARD, HIRE_IN_TAVERN
from keepwright.games.architects.pieces import (
    AtEnd,
    Building,
    ChooseGain,
    DestroyDebts,
    DiscardFor,
    Effect,
    FreeCaptures,
    GainAtOnce,
    GainPerVirtue,
    GiveUpApprentice,
    HireForFree,
    PrisonersLoseVirtue,
    ReleaseOrCapture,
    ReleasePrisoners,
    SecondWorker,
    TakeDebts,
    VirtueForAll,
)
from keepwright.games.architects.state import Architects
from keepwright.games.architects.town_centre import ALL_LOCATIONS, FREE_CAPTURE, groups_at
from keepwright.games.architects.virtue import (
    destroy_debt,
    gain_virtue,
    has_unpaid_debt,
    lose_virtue,
    take_debts,
)


def begin_work(state: Architects, seat: i64, number: i64) -> None:
    """What a building does at once is due next; what waits for the end does nothing now."""
    for task in WORKS[number][seat]:
        state.next(task)


def may_wait(state: Architects, seat: i64, card: Building, above: list[Task[Any]]) -> bool:
    """Whether a building stands, and only what comes of building it is due before its effect."""
    is_built = state.players[seat].buildings & bit(BUILDINGS.index(card)) != 0
    return is_built and comes_between(above)


class Work(SeatStep[Architects]):
    """A building does something at once that nobody is asked about."""

    name = "work"

    def __init__(self, seat: int, building: Building) -> None:
        super().__init__(seat)
        self.building: Final = building

    def fields(self) -> Fields:
        return {"seat": int(self.seat), "building": self.building.id}

    def fits(self, state: Architects, above: list[Task[Any]]) -> bool:
        return may_wait(state, self.seat, self.building, above)


@final
class GainWork(Work):
    """Goods, silver or cards at once (§ 5.3)."""

    def __init__(self, seat: int, building: Building, effect: GainAtOnce) -> None:
        super().__init__(seat, building)
        self.effect: Final = effect

    def run(self, state: Architects) -> None:
        receive(state, self.seat, self.effect.gain, self.building.id)


@final
class GainPerVirtueWork(Work):
    """The Palace: gold for every 4 virtue, whole fours only (§ 5.3, R-33)."""

    def __init__(self, seat: int, building: Building, effect: GainPerVirtue) -> None:
        super().__init__(seat, building)
        self.effect: Final = effect

    def run(self, state: Architects) -> None:
        times = state.players[self.seat].virtue // self.effect.every
        if times:
            receive(state, self.seat, self.effect.gain, self.building.id, times)


@final
class TakeDebtWork(Work):
    """The Betting House: a debt (§ 5.3)."""

    def __init__(self, seat: int, building: Building, effect: TakeDebts) -> None:
        super().__init__(seat, building)
        self.effect: Final = effect

    def run(self, state: Architects) -> None:
        take_debts(state, self.seat, self.effect.count)


@final
class ReleaseWork(Work):
    """The Hideout: all own workers leave the Prison, without asking (§ 5.3, R-14)."""

    def run(self, state: Architects) -> None:
        release_prisoners(state, self.seat, state.players[self.seat].prison)


def ask_behind(state: Architects, first: int, since: int) -> None:
    """What came on the agenda since then is asked after all that came there from first on."""
    agenda = state.agenda
    state.agenda = [*agenda[:first], *agenda[since:], *agenda[first:since]]


@final
class VirtueForAllWork(Work):
    """The Monument: virtue for everybody, clockwise from the owner (§ 5.3, R-36)."""

    def __init__(self, seat: int, building: Building, effect: VirtueForAll) -> None:
        super().__init__(seat, building)
        self.effect: Final = effect

    def run(self, state: Architects) -> None:
        first = len(state.agenda)
        for player in state.clockwise_from(self.seat):
            since = len(state.agenda)
            gain_virtue(state, player, self.effect.virtue)
            ask_behind(state, first, since)


@final
class PrisonersWork(Work):
    """The Watchtower: who has 3 workers in Prison loses virtue, clockwise (§ 5.3, R-36)."""

    def __init__(self, seat: int, building: Building, effect: PrisonersLoseVirtue) -> None:
        super().__init__(seat, building)
        self.effect: Final = effect

    def run(self, state: Architects) -> None:
        first = len(state.agenda)
        for player in state.clockwise_from(self.seat):
            since = len(state.agenda)
            if state.players[player].prison >= self.effect.threshold:
                lose_virtue(state, player, self.effect.virtue)
            ask_behind(state, first, since)


# ---------------------------------------------------------------- choices


class BuildingChoice(Decision[Architects]):
    """A building asks its builder something."""

    name = "building_choice"

    def __init__(self, seat: int, building: Building, candidates: Candidates) -> None:
        super().__init__(seat)
        self.candidates = candidates
        self.building: Final = building

    def fields(self) -> Fields:
        return {"seat": int(self.seat), "building": self.building.id}

    def fits(self, state: Architects, above: list[Task[Any]]) -> bool:
        return may_wait(state, self.seat, self.building, above)


@final
class ChooseOneGain(FreeChoice[Architects]):
    """Clay Pit and Treasury: one of two gains (§ 5.3)."""

    name = "building_choice"

    def __init__(self, seat: int, building: Building, effect: ChooseGain) -> None:
        actions = [
            ACTIONS.make("take", "goods", amounts_text(gain.amounts)) for gain in effect.gains
        ]
        super().__init__(seat)
        self.candidates = Candidates(actions)
        self.building: Final = building
        self.effect: Final = effect

    def fields(self) -> Fields:
        return {"seat": int(self.seat), "building": self.building.id}

    def fits(self, state: Architects, above: list[Task[Any]]) -> bool:
        return may_wait(state, self.seat, self.building, above)

    def perform(self, state: Architects, action: Action) -> None:
        gain = self.effect.gains[self.candidates.number(action)]
        receive(state, self.seat, gain, self.building.id)


@final
class BarracksChoice(BuildingChoice):
    """Own workers return from other boards, or a free capture, or neither (§ 5.3, R-10)."""

    def obstacles(self, state: Architects, action: Action) -> Iterator[Obstacle]:
        if action is RELEASE_CAPTURED and not state.workers_on_boards(self.seat):
            yield Obstacle("nobody_to_ransom", rule="§ 5.3")
        if action is CAPTURE_GROUP and not groups_at(state, ALL_LOCATIONS):
            yield Obstacle("nobody_to_capture", rule="§ 5.3")

    def perform(self, state: Architects, action: Action) -> None:
        if action is RELEASE_CAPTURED:
            release_captured(state, self.seat)
        elif action is CAPTURE_GROUP:
            state.next(FREE_CAPTURE[self.building.id][self.seat])
        else:
            tell_declined(state, self.seat, self.building.id)


@final
class ChurchChoice(BuildingChoice):
    """An unpaid debt may be destroyed (§ 5.3)."""

    def obstacles(self, state: Architects, action: Action) -> Iterator[Obstacle]:
        if action is DESTROY_DEBT and not has_unpaid_debt(state, self.seat):
            yield Obstacle("no_unpaid_debt", rule="§ 5.3")

    def perform(self, state: Architects, action: Action) -> None:
        if action is DESTROY_DEBT:
            destroy_debt(state, self.seat)
        else:
            tell_declined(state, self.seat, self.building.id)


@final
class LibraryChoice(SecretDecision[Architects]):
    """A card of the hand may go under the pile for gold (§ 5.3)."""

    name = "building_choice"
    candidates = DISCARD_OR_DECLINE

    def __init__(self, seat: int, building: Building, effect: DiscardFor) -> None:
        super().__init__(seat)
        self.building: Final = building
        self.effect: Final = effect

    def fields(self) -> Fields:
        return {"seat": int(self.seat), "building": self.building.id}

    def fits(self, state: Architects, above: list[Task[Any]]) -> bool:
        return may_wait(state, self.seat, self.building, above)

    def obstacles(self, state: Architects, action: Action) -> Iterator[Obstacle]:
        if action is not DECLINE and not state.players[self.seat].hand & bit(action.target):
            yield Obstacle("not_in_hand", rule="§ 5.3", card=BUILDING_IDS[action.target])

    def perform(self, state: Architects, action: Action) -> None:
        if action is DECLINE:
            tell_declined(state, self.seat, self.building.id)
        else:
            discard(state, self.seat, action.target)
            receive(state, self.seat, self.effect.gain, self.building.id)


def _tasks(seat: int, card: Building) -> list[Task[Any]]:
    """The tasks of a building's immediate effect for this seat.

    That of the Crane is work in the Guildhall, where it is.
    """
    effect = card.effect
    if isinstance(effect, AtEnd | SecondWorker):
        return []
    if isinstance(effect, FreeCaptures):
        return [FREE_CAPTURE[card.id][seat] for _ in range(effect.count)]
    if isinstance(effect, HireForFree):
        return [HIRE_IN_TAVERN[seat]]
    if isinstance(effect, GiveUpApprentice):
        return [DISCARD[seat]]
    return [TASKS.add(_BY_EFFECT[type(effect)](seat, card, effect))]


# What a building with this effect does or asks.
_BY_EFFECT: Final[dict[type[Effect], Callable[[int, Building, Any], Task[Any]]]] = {
    GainAtOnce: GainWork,
    GainPerVirtue: GainPerVirtueWork,
    TakeDebts: TakeDebtWork,
    ReleasePrisoners: lambda seat, card, _: ReleaseWork(seat, card),
    VirtueForAll: VirtueForAllWork,
    PrisonersLoseVirtue: PrisonersWork,
    ChooseGain: ChooseOneGain,
    ReleaseOrCapture: lambda seat, card, _: BarracksChoice(seat, card, RELEASE_OR_CAPTURE),
    DestroyDebts: lambda seat, card, _: ChurchChoice(seat, card, DESTROY_OR_DECLINE),
    DiscardFor: LibraryChoice,
}
WORKS: Final = [[_tasks(seat, card) for seat in range(MOST_SEATS)] for card in BUILDINGS]
