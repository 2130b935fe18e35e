"""Production: cubes for the worker, and a bonus for another owner (§ phase 5, R-20)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from keepwright.engine.action import Action, Candidates
from keepwright.engine.agenda import Fields, FreeChoice, SeatStep
from keepwright.engine.trade import Amounts
from keepwright.engine.turns import NOBODY
from keepwright.games.caylus import events
from keepwright.games.caylus.actions import TASKS, with_cubes
from keepwright.games.caylus.components import BUILDINGS
from keepwright.games.caylus.pieces import CUBES, Building, Produce
from keepwright.games.caylus.state import Caylus


def give_production(state: Caylus, seat: i64, place: Building, cubes: i64) -> None:
    """The user takes what was produced; then another owner of a stone building his bonus (R-20)."""
    state.add_goods(seat, cubes)
    events.produced(state, seat, place.id, cubes)
    work = place.work
    assert isinstance(work, Produce)
    if work.owner_bonus:
        owner = state.owner_of(place.bit)
        if owner not in (NOBODY, seat):
            state.next(OWNER_BONUS[place.number][owner])


@final
class Production(SeatStep[Caylus]):
    """A production building with one bundle gives it (§ phase 5)."""

    def __init__(self, seat: int, place: Building, cubes: int) -> None:
        super().__init__(seat)
        self.place: Final = place
        self.cubes: Final[i64] = cubes

    def fields(self) -> Fields:
        return {"seat": int(self.seat), "place": self.place.id}

    def run(self, state: Caylus) -> None:
        give_production(state, self.seat, self.place, self.cubes)


@final
class ChooseProduction(FreeChoice[Caylus]):
    """Take one of the bundles a building produces; refusing is not possible (D-PRODUCE)."""

    name = "produce"

    def __init__(self, seat: int, place: Building, bundles: list[Amounts]) -> None:
        actions = [with_cubes("take", CUBES.pack(**bundle)) for bundle in bundles]
        super().__init__(seat)
        self.candidates = Candidates(actions)
        self.place: Final = place

    def fields(self) -> Fields:
        return {"seat": int(self.seat), "place": self.place.id}

    def perform(self, state: Caylus, action: Action) -> None:
        give_production(state, self.seat, self.place, action.target)


@final
class OwnerBonus(FreeChoice[Caylus]):
    """The owner takes 1 cube of a type his stone building produces (D-OWNER-BONUS, R-20)."""

    def __init__(self, seat: int, place: Building, types: tuple[str, ...]) -> None:
        actions = [with_cubes("take", CUBES.one(kind)) for kind in types]
        super().__init__(seat)
        self.candidates = Candidates(actions)
        self.place: Final = place

    def fields(self) -> Fields:
        return {"seat": int(self.seat), "place": self.place.id}

    def perform(self, state: Caylus, action: Action) -> None:
        state.add_goods(self.seat, action.target)
        events.owner_bonus_taken(state, self.seat, self.place.id, action.target)


def _owner_bonus(place: Building) -> list[OwnerBonus]:
    work = place.work
    if not isinstance(work, Produce) or not work.owner_bonus:
        return []
    bonus = work.owner_bonus
    return TASKS.per_seat(OwnerBonus, place, bonus)


OWNER_BONUS: Final = [_owner_bonus(place) for place in BUILDINGS]
