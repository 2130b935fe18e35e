"""What buildings do for a worker, and through a favor from the construction site (§5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, final

from mypy_extensions import i64

from keepwright.engine.action import Action, Candidates
from keepwright.engine.agenda import Decision, Fields, FreeChoice, Task
from keepwright.engine.choices import bit
from keepwright.engine.obstacle import Obstacle
from keepwright.engine.trade import (
    Offer,
    TakeOffer,
    pay_goods,
    take_goods,
    tell_declined,
    too_few_goods,
)
from keepwright.games.caylus_1303 import events
from keepwright.games.caylus_1303.actions import CLAIM, DECLINE, TASKS, with_goods
from keepwright.games.caylus_1303.components import BUILDINGS, HOUSES
from keepwright.games.caylus_1303.construction import build_tasks
from keepwright.games.caylus_1303.counter import COUNTER
from keepwright.games.caylus_1303.pieces import (
    BASIC,
    RESOURCES,
    Building,
    Claim,
    Construct,
    Effect,
    MoveProvost,
    Work,
)
from keepwright.games.caylus_1303.provost import free_moves
from keepwright.games.caylus_1303.state import NOBODY, Caylus1303


@final
class TakeOfChoice(FreeChoice[Caylus1303]):
    """Take a basic resource of choice, free of charge, or decline (§4.0.2, D4, D13)."""

    def __init__(self, seat: int, place: Building, count: int) -> None:
        taken = RESOURCES.any_of(count, BASIC)
        actions = [DECLINE, *(with_goods("take", resources) for resources in taken)]
        super().__init__(seat)
        self.candidates = Candidates(actions)
        self.place: Final = place

    def fields(self) -> Fields:
        return {"seat": int(self.seat), "place": self.place.id}

    def perform(self, state: Caylus1303, action: Action) -> None:
        if action is DECLINE:
            tell_declined(state, self.seat, self.place.id)
        else:
            take_goods(state, self.seat, RESOURCES, action.target)


# ---------------------------------------------------------------- the Lawyer


def can_be_claimed(state: Caylus1303, tile: Building) -> bool:
    """A starting building on the road without a house, reached or not (§ lawyer, R-19, R-32)."""
    return state.employing & tile.bit != 0 and state.owner_of(tile.bit) == NOBODY


@final
class ClaimBuilding(Decision[Caylus1303]):
    """Pay to put a house on a starting building, or decline (§5.1, D4).

    It keeps working this round and becomes a residence in phase 4 (R-20).
    """

    name = "claim"
    candidates = CLAIM

    def __init__(self, seat: int, work: Claim) -> None:
        super().__init__(seat)
        self.price: Final = work.price

    def legal(self, state: Caylus1303) -> i64:
        me = state.players[self.seat]
        allowed: i64 = 1
        if me.has_house and self.price.affordable(me.goods):
            number: i64 = 0
            for action in CLAIM.actions:
                if number and can_be_claimed(state, BUILDINGS[action.target]):
                    allowed |= bit(number)
                number += 1
        return allowed

    def obstacles(self, state: Caylus1303, action: Action) -> Iterator[Obstacle]:
        if action is DECLINE:
            return
        me, tile = state.players[self.seat], BUILDINGS[action.target]
        if state.owner_of(tile.bit) != NOBODY:
            yield Obstacle("already_claimed", rule="R-19", place=tile.id)
        elif not state.employing & tile.bit:
            yield Obstacle("not_on_the_road", rule="§5.1", place=tile.id)
        if not me.has_house:
            yield Obstacle("no_house_left", rule="§5.1", houses=HOUSES)
        if not self.price.affordable(me.goods):
            yield too_few_goods(state, self.seat, "§5.1", self.price)

    def perform(self, state: Caylus1303, action: Action) -> None:
        if action is DECLINE:
            tell_declined(state, self.seat, "lawyer")
            return
        pay_goods(state, self.seat, RESOURCES, self.price.needed)
        tile = BUILDINGS[action.target]
        state.players[self.seat].owns |= tile.bit
        events.claimed(state, self.seat, tile.id)


# ---------------------------------------------------------------- the tasks, made once


def _effect_tasks(place: Building, options: list[Offer]) -> list[Task[Any]]:
    """How an effect is applied: what is free and leaves no choice simply happens (§4.0.2)."""
    first = options[0]
    if first.pay or len(options) > 1:
        return [TASKS.add(task) for task in _offers(place, options)]
    if first.gain_choice:
        count = int(first.gain_choice)
        return TASKS.per_seat(TakeOfChoice, place, count)
    COUNTER.add_offer(first)
    return [*COUNTER.gains[first.key]]


def _offers(place: Building, options: list[Offer]) -> list[TakeOffer]:
    return TASKS.per_seat(TakeOffer, place.id, options, COUNTER, "§4.0.2")


def work_tasks(place: Building, work: Work) -> list[Task[Any]]:
    """For each seat the task in which it has the use of this work."""
    if isinstance(work, Effect):
        return _effect_tasks(place, work.options) if work.options else []
    if isinstance(work, Construct):
        return [*build_tasks(work)]
    if isinstance(work, Claim):
        return TASKS.per_seat(ClaimBuilding, work)
    assert isinstance(work, MoveProvost)
    return [*free_moves("toll_move", work.reach)]


SETUP_WORK: Final = [work_tasks(place, place.setup) for place in BUILDINGS]
BUILT_WORK: Final = [
    SETUP_WORK[place.number] if place.built is place.setup else work_tasks(place, place.built)
    for place in BUILDINGS
]
