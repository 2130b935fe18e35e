"""Phase 3: delivery. Bundles for the construction site (§ phase 3, §4.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

from mypy_extensions import i64

from keepwright.engine.action import Action
from keepwright.engine.agenda import Decision
from keepwright.engine.choices import bit
from keepwright.engine.goods import amount, covers
from keepwright.engine.obstacle import Obstacle
from keepwright.engine.tally import Tally
from keepwright.engine.turns import clockwise, leader
from keepwright.games.caylus_1303 import characters, events
from keepwright.games.caylus_1303.actions import BUNDLES, DELIVER, STOP, TASKS
from keepwright.games.caylus_1303.components import BUNDLE_HAS, BUNDLE_POINTS
from keepwright.games.caylus_1303.counter import gain_favor
from keepwright.games.caylus_1303.phase import EFFECTS, PhaseStep
from keepwright.games.caylus_1303.pieces import RESOURCES
from keepwright.games.caylus_1303.state import NOBODY, Caylus1303

FOOD: Final[i64] = RESOURCES.ids.index(BUNDLE_HAS)
GOLD: Final[i64] = RESOURCES.ids.index("gold")
# Behind the candidate to stop come the bundles that everybody may deliver, then the free ones.
LAST_PLAIN: Final[i64] = len(BUNDLES)


def is_bundle(state: Caylus1303, seat: i64, number: i64) -> bool:
    """Food and two different other resources; gold may be one of them (§ bundle, R-31)."""
    return number <= LAST_PLAIN or characters.bundles_freely(state, seat)


def bundle_points(state: Caylus1303, seat: i64, bundle: i64, explained: bool = True) -> Tally:
    """What a bundle is worth to this seat now (§4.3, § Foreman/Goldsmith)."""
    points = Tally(explained)
    points.add("bundle", BUNDLE_POINTS)
    characters.change(state, seat, characters.FOREMAN, points)
    if amount(bundle, GOLD):
        characters.change(state, seat, characters.GOLDSMITH, points)
    return points


@final
class DeliverBundle(Decision[Caylus1303]):
    """Deliver one more bundle, or stop (§4.3, D10, D11)."""

    candidates = DELIVER

    def __init__(self, seat: int, name: str) -> None:
        super().__init__(seat)
        self.name = name

    def legal(self, state: Caylus1303) -> i64:
        held: i64 = state.players[self.seat].goods
        freely = characters.bundles_freely(state, self.seat)
        allowed: i64 = 1
        if freely or amount(held, FOOD):
            number: i64 = 0
            for action in DELIVER.actions:
                if number > LAST_PLAIN and not freely:
                    break
                if number and covers(held, action.target):
                    allowed |= bit(number)
                number += 1
        return allowed

    def obstacles(self, state: Caylus1303, action: Action) -> Iterator[Obstacle]:
        if action is STOP:
            return
        if not is_bundle(state, self.seat, self.candidates.number(action)):
            yield Obstacle("not_a_bundle", rule="§4.3", goods=RESOURCES.held(action.target))
        held = state.players[self.seat].goods
        if not covers(held, action.target):
            yield Obstacle(
                "too_few_cubes",
                rule="§4.3",
                cost=RESOURCES.held(action.target),
                held=RESOURCES.held(held),
            )

    def perform(self, state: Caylus1303, action: Action) -> None:
        if action is STOP:
            return
        me = state.players[self.seat]
        points = bundle_points(state, self.seat, action.target, state.is_heard)
        if amount(action.target, GOLD):
            characters.use(state, self.seat, characters.GOLDSMITH)
        me.goods -= action.target
        me.bundles += 1
        state.score(self.seat, points.total)
        events.bundle_delivered(state, self.seat, action.target, points.total, points)
        state.next(self)


@final
class AtTheSite(PhaseStep):
    """Each player with a worker at the site delivers, in the order of the spaces (§4.3)."""

    def go_on(self, state: Caylus1303) -> bool:
        if state.done == len(state.site):
            return False
        state.next(AT_SITE[state.site[state.done]])
        state.done += 1
        return True

    def most_done(self, state: Caylus1303) -> i64:
        return len(state.site)

    def is_turn_of(self, state: Caylus1303, seat: i64, done: i64) -> bool:
        return done > 0 and state.site[done - 1] == seat


def favor_order(state: Caylus1303) -> tuple[int, ...]:
    """Who is first in a tie: the earlier worker; without a worker, last (§4.3, R-22)."""
    order = state.site
    for seat in clockwise(len(state.seats), 0):
        if seat not in order:
            order = order + (seat,)
    return order


@final
class MostBundles(PhaseStep):
    """Who delivered the most bundles this round, at least one, gains a favor (§4.3, R-21)."""

    def begin(self, state: Caylus1303) -> None:
        best = leader(favor_order(state), [player.bundles for player in state.players])
        for player in state.players:
            player.bundles = 0
        if best != NOBODY:
            events.most_bundles(state, best)
            gain_favor(state, best)


@final
class LeaveTheSite(PhaseStep):
    """All workers at the construction site go to the Camp, after the favor (§4.3, R-26)."""

    def begin(self, state: Caylus1303) -> None:
        for seat in state.site:
            state.players[seat].camp += 1
        state.site = ()


AT_SITE: Final = TASKS.per_seat(DeliverBundle, "deliver")
DELIVER_LAST: Final = TASKS.per_seat(DeliverBundle, "deliver_last")
AT_THE_SITE: Final = TASKS.add(AtTheSite("deliver"))
MOST_BUNDLES: Final = TASKS.add(MostBundles(*EFFECTS))
LEAVE_THE_SITE: Final = TASKS.add(LeaveTheSite())
