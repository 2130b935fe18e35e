"""The lawyer: buildings become residences (§ phase 5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

from mypy_extensions import i64

from keepwright.engine.action import Action
from keepwright.engine.agenda import Decision, Fields
from keepwright.engine.choices import bit
from keepwright.engine.obstacle import Obstacle
from keepwright.engine.trade import tell_declined, tell_offer_taken, too_few_coins, too_few_goods
from keepwright.engine.turns import NOBODY
from keepwright.games.caylus import events
from keepwright.games.caylus.actions import DECLINE, TRANSFORM
from keepwright.games.caylus.components import BUILDINGS, NEVER_TRANSFORMED, NUMBER, RESIDENCE
from keepwright.games.caylus.construction import rule_of_work
from keepwright.games.caylus.counter import COUNTER
from keepwright.games.caylus.pieces import Building, Transform
from keepwright.games.caylus.state import Caylus


def is_never_transformed(target: Building) -> bool:
    """Fixed, special, residential and prestige buildings, and the lawyer (§ phase 5)."""
    return target is LAWYER or target.group in NEVER_TRANSFORMED


def is_awaiting(state: Caylus, target: Building) -> bool:
    """Whether the building already waits to be turned into a residence (R-07)."""
    for player in state.players:
        if player.awaiting & target.bit:
            return True
    return False


def may_be_transformed(state: Caylus, seat: i64, target: Building) -> bool:
    """Neutral buildings and own craft buildings on the road, never the lawyer (§ phase 5)."""
    if target.group == "neutral":
        return state.out_of_game & target.bit == 0
    return state.players[seat].owns & target.bit != 0 and not is_never_transformed(target)


@final
class TransformBuilding(Decision[Caylus]):
    """Pay to turn one building into an own residence, or decline (§ phase 5, D-LAWYER, R-34).

    The denier is a denier; gold is no money (R-35).
    """

    name = "transform"
    candidates = TRANSFORM

    def __init__(self, seat: int, work: Transform) -> None:
        super().__init__(seat)
        self.work: Final = work
        self.price: Final = " ".join(f"{n} {kind}" for kind, n in work.pay.items())

    def fields(self) -> Fields:
        return {"seat": int(self.seat), "price": self.price}

    def can_pay(self, state: Caylus) -> bool:
        """Whether the player has what the work costs."""
        me = state.players[self.seat]
        return me.deniers >= self.work.deniers and self.work.price.affordable(me.cubes)

    def legal(self, state: Caylus) -> i64:
        allowed: i64 = 1
        if self.can_pay(state):
            number: i64
            for number in range(1, len(TRANSFORM.actions)):
                target = BUILDINGS[TRANSFORM.actions[number].target]
                if may_be_transformed(state, self.seat, target) and not is_awaiting(state, target):
                    allowed |= bit(number)
        return allowed

    def obstacles(self, state: Caylus, action: Action) -> Iterator[Obstacle]:
        if action is DECLINE:
            return
        me, target = state.players[self.seat], BUILDINGS[action.target]
        if is_never_transformed(target):
            yield Obstacle("never_transformed", rule=rule_of_work(state), place=target.id)
        elif not may_be_transformed(state, self.seat, target):
            if target.group == "neutral":
                yield Obstacle("not_on_the_road", rule=rule_of_work(state), place=target.id)
            else:
                yield Obstacle("not_your_building", rule=rule_of_work(state), place=target.id)
        if is_awaiting(state, target):
            yield Obstacle("already_awaiting", rule="R-07", place=target.id)
        if me.deniers < self.work.deniers:
            yield too_few_coins(state, self.seat, rule_of_work(state), self.work.deniers)
        if not self.work.price.affordable(me.cubes):
            yield too_few_goods(state, self.seat, rule_of_work(state), self.work.price)

    def perform(self, state: Caylus, action: Action) -> None:
        if action is DECLINE:
            tell_declined(state, self.seat, LAWYER.id)
            return
        me, target = state.players[self.seat], BUILDINGS[action.target]
        me.deniers -= self.work.deniers
        tell_offer_taken(state, self.seat, self.work.pay)
        COUNTER.pay(state, self.seat, self.work.price)
        if state.worker_on(target.bit) == NOBODY:
            make_residence(state, self.seat, target)
        else:
            me.awaiting |= target.bit
            events.transformation_delayed(state, self.seat, target.id)


def make_residence(state: Caylus, seat: i64, target: Building) -> None:
    """The target becomes a residence: +2; an own tile is back in the stock (§ phase 5)."""
    me = state.players[seat]
    me.awaiting &= ~target.bit
    space = state.space_of(target.number)
    state.put_residence(space, seat)
    if target.group == "neutral":
        state.out_of_game |= target.bit
    else:
        me.owns &= ~target.bit
    state.score(seat, RESIDENCE.points)
    events.transformed(state, seat, target.id, space, RESIDENCE.points)


LAWYER: Final = BUILDINGS[NUMBER["lawyer"]]
