"""The provost: he goes along a road, for a price. Shared by games with goods and a provost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from keepwright.engine.action import Action, Actions, Candidates
from keepwright.engine.agenda import Decision
from keepwright.engine.choices import choices_of
from keepwright.engine.obstacle import Obstacle
from keepwright.engine.trade import Trading, too_few_coins

if TYPE_CHECKING:
    from keepwright.engine.game import Game


@mypyc_attr(acyclic=True)
class Patrolled(Trading):
    """A position with a provost; `provost` says how far along the road he is."""

    def __init__(self, game: Game, options: dict[str, bool | str], seats: tuple[str, ...]) -> None:
        super().__init__(game, options, seats)
        self.provost: i64 = 0

    def road_behind(self) -> i64:
        """How many steps backward keep the provost on the road."""
        raise NotImplementedError  # pragma: no cover

    def road_ahead(self) -> i64:
        """How many steps forward keep the provost on the road."""
        raise NotImplementedError  # pragma: no cover

    def provost_fits(self, steps: i64) -> bool:
        """Whether the provost is still on the road after so many steps, forward or backward."""
        return -self.road_behind() <= steps <= self.road_ahead()


def provost_moves(actions: Actions, stay: Action, reach: int) -> Candidates:
    """The moves up to so far either way, behind the action that leaves the provost alone."""
    steps = [step for step in range(-reach, reach + 1) if step]
    moves = [actions.make("provost", "steps", f"{step:+d}", step) for step in steps]
    return Candidates([stay, *moves])


@final
class MoveProvost(Decision[Patrolled]):
    """Leave the provost where he is, or pay for each step of his.

    Candidate number 0 leaves him alone; the target of the others is their steps.
    """

    def __init__(self, seat: int, name: str, candidates: Candidates, price: int, rule: str) -> None:
        super().__init__(seat)
        self.name = name
        self.candidates = candidates
        self.price: Final[i64] = price
        self.rule: Final = rule
        steps = [int(action.target) for action in candidates.actions]
        reach = max(map(abs, steps))
        self.reach: Final[i64] = reach
        self.highest_cost: Final[i64] = price * reach
        self.affordable: Final = [
            choices_of([number for number, n in enumerate(steps) if price * abs(n) <= held])
            for held in range(price * reach + 1)
        ]
        self.backward: Final = [
            choices_of([number for number, n in enumerate(steps) if -behind <= n])
            for behind in range(reach + 1)
        ]
        self.forward: Final = [
            choices_of([number for number, n in enumerate(steps) if n <= ahead])
            for ahead in range(reach + 1)
        ]

    def cost(self, steps: i64) -> i64:
        """The price of each step, forward or backward."""
        return self.price * (steps if steps >= 0 else -steps)

    def legal(self, state: Patrolled) -> i64:
        held: i64 = state.coins_of(self.seat)
        allowed: i64 = self.affordable[held if held < self.highest_cost else self.highest_cost]
        behind: i64 = state.road_behind()
        if behind < self.reach:
            allowed &= self.backward[behind]
        ahead: i64 = state.road_ahead()
        if ahead < self.reach:
            allowed &= self.forward[ahead]
        return allowed

    def obstacles(self, state: Patrolled, action: Action) -> Iterator[Obstacle]:
        if action.target == 0:
            return
        if not state.provost_fits(action.target):
            space = int(state.provost + action.target)
            yield Obstacle("off_the_road", rule=self.rule, space=space)
        cost = self.cost(action.target)
        if state.coins_of(self.seat) < cost:
            yield too_few_coins(state, self.seat, self.rule, cost)

    def perform(self, state: Patrolled, action: Action) -> None:
        steps = action.target
        if steps == 0:
            if state.heard is not None:
                state.tell("provost_left_alone", seat=state.seats[self.seat])
            return
        cost = self.cost(steps)
        state.add_coins(self.seat, -cost)
        state.provost += steps
        if state.heard is not None:
            state.tell(
                "provost_moved",
                seat=state.seats[self.seat],
                steps=int(steps),
                space=int(state.provost),
                cost=int(cost),
            )
