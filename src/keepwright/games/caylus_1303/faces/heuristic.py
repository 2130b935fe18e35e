"""What a position of Caylus 1303 is worth to each seat, in points.

To the prestige it adds what the workers already placed will probably bring (in the order of their
activation, up to where the Provost will probably stand), the bundles that can be delivered and the
monuments that can be built this round, and what resources, workers, characters, buildings and
residences promise for the rounds to come.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from keepwright.bots.estimates import reached, stepwise, waiting
from keepwright.engine.choices import numbers
from keepwright.engine.goods import amount
from keepwright.engine.play import score_sheet
from keepwright.engine.state import State
from keepwright.engine.trade import Amounts
from keepwright.games.caylus_1303.activation import PRINTED_STEP, REACHED
from keepwright.games.caylus_1303.characters import (
    ARCHITECT,
    DELIVERYMAN,
    FOREMAN,
    GOLDSMITH,
    STEWARD,
    acts_for,
    bundles_freely,
)
from keepwright.games.caylus_1303.components import (
    BUILDINGS,
    BUNDLE_POINTS,
    CHARACTERS,
    GOLD_POINTS,
    OWNER_POINTS,
    ROAD_SPACES,
    ROUNDS,
    STARTING_SPACES,
)
from keepwright.games.caylus_1303.construction import BuildMonument, first_empty_space
from keepwright.games.caylus_1303.delivery import AT_THE_SITE
from keepwright.games.caylus_1303.favors import open_slots
from keepwright.games.caylus_1303.pieces import (
    Adds,
    Building,
    Character,
    Claim,
    Construct,
    Effect,
    MoveProvost,
    Work,
)
from keepwright.games.caylus_1303.provost import GUILDS_BRIDGE
from keepwright.games.caylus_1303.state import NOBODY, PRINTED, STARTING, Caylus1303, Player
from keepwright.games.caylus_1303.stewardship import MONUMENTS_STEP
from keepwright.games.caylus_1303.works import BUILT_WORK, SETUP_WORK

FOOD, WOOD, STONE, CLOTH, GOLD = range(5)
KIND: Final = {"food": FOOD, "wood": WOOD, "stone": STONE, "cloth": CLOTH, "gold": GOLD}
BASIC: Final = (FOOD, WOOD, STONE, CLOTH)
PROVOST_MOVES: Final = ("toll_move", "bailiff_move", "bridge_move")
PLANNING, ACTIVATION, DELIVERY, STEWARDSHIP = 1, 2, 3, 4

# What a thing is worth while there is time to use it; at the end only gold is worth anything.
GOODS_WORTH: Final = (1.7, 1.5, 1.6, 1.6, 2.9)
MANY: Final = 3.0
MANY_WORTH: Final = 0.6
WORKER_STEPS: Final = ((4.0, 0.85), (4.0, 0.6), (3.0, 0.35))
WORKER_BEYOND: Final = 0.1
ROUNDS_TO_USE: Final = 1.8

# What a character brings its holder in each round still to come.
PER_ROUND: Final = {
    "early_riser": 0.35,
    "night_worker": 0.8,
    "journeyman": 0.7,
    "thief": 0.4,
    "steward": 0.5,
    "bailiff": 0.8,
    "architect": 1.0,
    "chamberlain": 1.0,
    "foreman": 1.2,
    "goldsmith": 1.3,
    "deliveryman": 1.5,
    "day_laborer": 0.8,
}
SLOT: Final = 1.3  # the use of a slot of the construction site, and each more that is open
MORE_SLOTS: Final = 0.5

VISITS: Final = 0.5  # how often a round others come to a building that one owns
WORKER_OF_INCOME: Final = 0.8
SITE_HOPE: Final = 0.9
LATER_SITE: Final = 0.4
WITHOUT_SITE: Final = 0.2
PER_MISSING: Final = 0.75
CLAIM_HOPE: Final = 0.4  # how likely a cloth in hand comes to the Lawyer
FIRST_TO_PASS: Final = 0.5
TOLL: Final = 0.5

ENOUGH: Final = 0.7  # so much of a resource that is only probable counts as one to be paid
AHEAD: Final = 0.9
BEHIND: Final = 0.2
SPREAD_BEFORE: Final = 1.2
SPREAD_PER_MOVER: Final = 0.35

TILES: Final = {
    group: [building for building in BUILDINGS if building.group == group]
    for group in ("wood", "stone", "monument")
}


def _adds(character: Character) -> int:
    power = character.power
    assert isinstance(power, Adds)
    return int(power.amount)


@final
class Outlook:
    """What is the same for all seats: time left, Provost, deliveries, what is still to come."""

    def __init__(self, state: Caylus1303) -> None:
        seats = len(state.players)
        self.state: Final = state
        self.rounds: Final = float(ROUNDS - state.round)
        self.use: Final = min(1.0, self.rounds / ROUNDS_TO_USE)
        self.favors: Final = waiting(state, "use_favor")
        self.from_board: Final = waiting(state, "take_from_board")
        delivering = waiting(state, "deliver", "deliver_last")
        self.delivers: Final = [
            delivering[seat] > 0 or (state.phase < DELIVERY and seat in state.site)
            for seat in range(seats)
        ]
        self.delivers_last = state.phase < DELIVERY
        self.resolved = 0
        self.claimed = 0
        for player in state.players:
            self.claimed |= player.owns & STARTING
        self.first_site = 1 if state.phase < STEWARDSHIP else STARTING_SPACES + 1
        movers = self._look_ahead()
        if state.phase <= PLANNING:
            spread = SPREAD_BEFORE
        else:
            spread = SPREAD_PER_MOVER * movers if state.phase == ACTIVATION else 0.0
        self.reached: Final = [
            reached(int(state.provost), space, spread) for space in range(ROAD_SPACES + 1)
        ]

    def _look_ahead(self) -> int:
        """Note what this round will still bring; how many may still move the Provost."""
        state = self.state
        step, done = int(state.step), int(state.done)
        movers = sum(waiting(state, *PROVOST_MOVES))
        if state.phase == ACTIVATION:
            if step <= PRINTED_STEP.number:
                movers += len(state.players)
            elif step == GUILDS_BRIDGE.number:
                movers += len(state.passed) - done
            if done and step in (PRINTED_STEP.number, REACHED.number):
                place = BUILDINGS[done if step == PRINTED_STEP.number else state.road[done]]
                if not self._works_at(place):
                    self.resolved |= place.bit
        elif state.phase == DELIVERY and step <= AT_THE_SITE.number:
            self.delivers_last = True
            for seat in state.site[done:]:
                self.delivers[seat] = True
        elif state.phase == STEWARDSHIP and step == MONUMENTS_STEP.number:
            self.first_site = done + (not isinstance(state.due, BuildMonument))
        return movers

    def _works_at(self, place: Building) -> bool:
        """Whether the work of a building, whose worker is being resolved, is still undecided."""
        due = self.state.due
        return due in SETUP_WORK[place.number] or due in BUILT_WORK[place.number]


@final
class Prospect:
    """One seat's hand as it will probably be, while the rest of the round is gone through."""

    def __init__(self, outlook: Outlook, seat: int) -> None:
        me: Player = outlook.state.players[seat]
        self.outlook: Final = outlook
        self.state: Final = outlook.state
        self.seat: Final = seat
        self.me: Final = me
        self.goods: Final = [float(amount(me.goods, kind)) for kind in range(5)]
        self.workers = float(me.supply)
        self.points = float(me.prestige)
        self.sites: Final = [
            float(space >= outlook.first_site)
            for space in range(1, STARTING_SPACES + 1)
            if me.owns & BUILDINGS[outlook.state.road[space]].bit & STARTING
        ]
        self.recruits = 0.0

    def worth(self) -> float:
        """All that this position promises the seat."""
        outlook, state = self.outlook, self.state
        self.points += outlook.favors[self.seat] * self._favor()
        self.points += outlook.from_board[self.seat] * self._best_of(int(state.characters))
        if state.phase <= ACTIVATION:
            self._printed_buildings()
            self._road()
        self._deliver()
        self._monuments()
        return self.points + self._hand() + self._future()

    # ------------------------------------------------------------ what lies before the player

    def _good_worth(self, kind: int) -> float:
        worth = GOODS_WORTH[kind] if self.goods[kind] < MANY else GOODS_WORTH[kind] * MANY_WORTH
        at_end = GOLD_POINTS if kind == GOLD else 0.0
        return max(at_end, self.outlook.use * worth + (1 - self.outlook.use) * at_end)

    def _hand(self) -> float:
        use = self.outlook.use
        total = 0.0
        for kind in range(5):
            held = self.goods[kind]
            few = min(held, MANY)
            total += use * GOODS_WORTH[kind] * (few + (held - few) * MANY_WORTH)
        total += (1 - use) * GOLD_POINTS * self.goods[GOLD]
        return total + self._workers_worth(self.workers)

    def _workers_worth(self, workers: float) -> float:
        return self.outlook.use * stepwise(workers, WORKER_STEPS, WORKER_BEYOND)

    # ------------------------------------------------------------ characters and favors

    def _character(self, character: Character) -> float:
        """What a character promises this seat; the Steward, the more the seat has built."""
        per_round = PER_ROUND[character.id]
        if character is STEWARD:
            per_round = VISITS * self._built() * _adds(STEWARD)
        return per_round * (self.outlook.rounds + 0.4)

    def _built(self) -> int:
        return len(numbers(self.me.owns & ~STARTING))

    def _best_of(self, characters: int) -> float:
        """The best of these characters."""
        return max((self._character(CHARACTERS[n]) for n in numbers(characters)), default=0.0)

    def _favor(self) -> float:
        """What a favor promises: another's character, or a slot and a character of the board."""
        state = self.state
        of_others = 0
        for seat, player in enumerate(state.players):
            if seat != self.seat:
                of_others |= player.characters
        slot = SLOT + MORE_SLOTS * (int(open_slots(state)) - 1)
        return max(self._best_of(of_others), slot + self._best_of(int(state.characters)))

    # ------------------------------------------------------------ workers on buildings

    def _printed_buildings(self) -> None:
        placed = self.me.placed & PRINTED & ~self.outlook.resolved
        for number in numbers(placed):
            self._work(BUILDINGS[number].setup, 1.0)

    def _road(self) -> None:
        """Own workers in the order of the road, and bonuses of own buildings with others' there."""
        outlook, state = self.outlook, self.state
        mine, owned = self.me.placed, self.me.owns
        others = 0
        for player in state.players:
            others |= player.placed
        if not (others & ~PRINTED):
            return
        for space in range(1, ROAD_SPACES + 1):
            place, likely = BUILDINGS[state.road[space]], outlook.reached[space]
            if not place.bit & others & ~outlook.resolved or likely < 0.02:
                continue
            if place.bit & mine:
                is_built = state.owner_of(place.bit) != NOBODY
                self._work(place.built if is_built else place.setup, likely)
            elif place.bit & owned and place.owner_bonus:
                for kind in range(5):
                    self.goods[kind] += likely * int(amount(place.owner_bonus, kind))

    def _work(self, work: Work, likely: float) -> None:
        WORKED[type(work)](self, work, likely)

    def _move_provost(self, _: MoveProvost, likely: float) -> None:
        self.points += likely * TOLL

    def _effect(self, work: Effect, likely: float) -> None:
        """The option that gains most, if one gains anything."""
        best = 0.0
        change: tuple[list[float], float, float] | None = None
        for offer in work.options:
            goods, workers = self._paid(offer.pay)
            points = 0.0
            if self.workers + workers < 0 or not self._can_pay(goods):
                continue
            for good, n in offer.gain.items():
                if good == "workers":
                    workers += min(n, float(self.me.camp) - self.recruits)
                elif good == "prestige":
                    points += n
                elif good == "favor":
                    points += self._favor() * n
                elif good in KIND:
                    goods[KIND[good]] += n
                else:
                    for _ in range(n):
                        goods[self._scarcest(goods)] += 1
            gain = points + self._workers_worth(self.workers + workers)
            gain -= self._workers_worth(self.workers)
            gain += sum(self._good_worth(kind) * goods[kind] for kind in range(5) if goods[kind])
            if gain > best:
                best, change = gain, (goods, workers, points)
        if change is not None:
            goods, workers, points = change
            self._change(goods, likely)
            self.workers = max(0.0, self.workers + likely * workers)
            self.recruits += likely * max(0.0, workers)
            self.points += likely * points

    def _paid(self, pay: Amounts) -> tuple[list[float], float]:
        """What a payment takes, as changes of resources and workers."""
        goods, workers = [0.0] * 5, 0.0
        for good, n in pay.items():
            if good == "workers":
                workers -= n
            elif good in KIND:
                goods[KIND[good]] -= n
            else:
                for _ in range(n):
                    goods[self._spare(goods)] -= 1
        return goods, workers

    def _change(self, goods: list[float], likely: float) -> None:
        for kind in range(5):
            self.goods[kind] = max(0.0, self.goods[kind] + likely * goods[kind])

    def _spare(self, change: list[float]) -> int:
        """The basic resource that can best be done without."""
        return max(BASIC, key=lambda kind: self.goods[kind] + change[kind])

    def _scarcest(self, change: list[float]) -> int:
        """The basic resource that is missed most."""
        return min(BASIC, key=lambda kind: (self.goods[kind] + change[kind], kind != FOOD))

    def _can_pay(self, goods: list[float]) -> bool:
        return all(self.goods[kind] + goods[kind] >= ENOUGH - 1 for kind in range(5))

    def _cost(self, goods: list[float]) -> float:
        return -sum(self._good_worth(kind) * goods[kind] for kind in range(5) if goods[kind])

    def _architect(self) -> int:
        return _adds(ARCHITECT) if acts_for(self.state, self.seat, ARCHITECT) else 0

    def _build(self, work: Construct, likely: float) -> None:
        """The tile that gains most, if one gains anything."""
        state = self.state
        if not self.me.has_house or not first_empty_space(state):
            return
        best, paid = 0.0, [0.0] * 5
        for tile in TILES[work.builds]:
            if state.stock & tile.bit:
                pay = {k: n - work.discount.get(k, 0) for k, n in tile.cost.items()}
                goods, _ = self._paid(pay)
                if self._can_pay(goods):
                    gain = int(tile.points) + self._architect() + self._owned(tile)
                    gain -= self._cost(goods)
                    if gain > best:
                        best, paid = gain, goods
        if best:
            self.points += likely * (best + self._cost(paid))
            self._change(paid, likely)

    def _owned(self, tile: Building) -> float:
        """What a building brings its owner in the rounds to come."""
        points = OWNER_POINTS
        if acts_for(self.state, self.seat, STEWARD):
            points += _adds(STEWARD)
        bonus = GOODS_WORTH[FOOD] if tile.owner_bonus else 0.0
        return VISITS * (points + bonus) * self.outlook.rounds

    def _claim(self, work: Claim, likely: float) -> None:
        """A residence, if what it promises is worth its price."""
        goods, _ = self._paid(work.price.amounts)
        if self._can_claim() and self._can_pay(goods) and self._claimed() > self._cost(goods):
            self._change(goods, likely)
            self.sites.append(likely)

    def _can_claim(self) -> bool:
        """Whether a house is left, and a starting building for it."""
        return self.me.has_house and bool(self.state.employing & STARTING & ~self.outlook.claimed)

    def _claimed(self) -> float:
        """What one more residence promises."""
        later = LATER_SITE if self.sites else 1.0
        rounds = self.outlook.rounds + self.outlook.use
        return WORKER_OF_INCOME * rounds + later * SITE_HOPE * self._hope()

    # ------------------------------------------------------------ delivery

    def _deliver(self) -> None:
        """Bundles that are worth more than their resources."""
        outlook, state = self.outlook, self.state
        holder = outlook.delivers_last and self._holds_deliveryman()
        bundles = int(self.me.bundles)
        if outlook.delivers[self.seat] or holder:
            gilded = acts_for(state, self.seat, GOLDSMITH)
            while True:
                goods, points = self._best_bundle(gilded)
                prize = 0.0
                if points:
                    prize = self._favor() * (
                        self._most_bundles(bundles + 1) - self._most_bundles(bundles)
                    )
                if not points or points + prize <= self._cost(goods):
                    break
                gilded = gilded and not goods[GOLD]
                self.points += points
                self._change(goods, 1.0)
                bundles += 1
        self.points += self._favor() * self._most_bundles(bundles)

    def _holds_deliveryman(self) -> bool:
        return bool(self.me.characters & DELIVERYMAN.bit)

    def _best_bundle(self, gilded: bool) -> tuple[list[float], float]:
        """The bundle with the greatest gain that the hand allows, and its points; 0 if none."""
        state = self.state
        points = float(BUNDLE_POINTS)
        if acts_for(state, self.seat, FOREMAN):
            points += _adds(FOREMAN)
        goods = [0.0] * 5
        if bundles_freely(state, self.seat):
            for _ in range(3):
                held = [k for k in range(5) if self.goods[k] + goods[k] >= ENOUGH]
                if not held:
                    return goods, 0.0
                kind = max(held, key=lambda k: (k != GOLD, self.goods[k] + goods[k]))
                goods[kind] -= 1
            if gilded and not goods[GOLD] and self.goods[GOLD] >= ENOUGH:
                goods[next(k for k in BASIC if goods[k])] += 1
                goods[GOLD] -= 1
        else:
            others = [k for k in (WOOD, STONE, CLOTH, GOLD) if self.goods[k] >= ENOUGH]
            if self.goods[FOOD] < ENOUGH or len(others) < 2:
                return goods, 0.0
            others.sort(key=lambda k: ((k == GOLD) != gilded, -self.goods[k]))
            for kind in (FOOD, *others[:2]):
                goods[kind] -= 1
        if gilded and goods[GOLD]:
            points += _adds(GOLDSMITH)
        return goods, points

    def _most_bundles(self, bundles: int) -> float:
        """How likely so many bundles are the most of the round."""
        if not bundles:
            return 0.0
        outlook, state = self.outlook, self.state
        likely = AHEAD
        for seat, player in enumerate(state.players):
            if seat == self.seat:
                continue
            theirs = int(player.bundles)
            if outlook.delivers[seat]:
                theirs += _capacity(player)
            if not theirs:
                continue
            is_earlier = self.seat in state.site and (
                seat not in state.site or state.site.index(self.seat) < state.site.index(seat)
            )
            if theirs > bundles or (theirs == bundles and not is_earlier):
                likely *= BEHIND if outlook.delivers[seat] else 0.0
        return likely

    # ------------------------------------------------------------ monuments

    def _monuments(self) -> None:
        """On each residence whose turn comes this round, the monument that gains most."""
        stock = int(self.state.stock)
        for number, likely in enumerate(self.sites):
            if likely:
                best, chosen = 0.0, None
                for tile in TILES["monument"]:
                    if stock & tile.bit:
                        goods, _ = self._paid(tile.cost)
                        gain = self._monument(tile) - self._cost(goods)
                        if self._can_pay(goods) and gain > best:
                            best, chosen = gain, tile
                if chosen is not None:
                    goods, _ = self._paid(chosen.cost)
                    self.points += likely * (best + self._cost(goods))
                    self._change(goods, likely)
                    stock &= ~chosen.bit
                    self.sites[number] = 1.0 - likely

    def _monument(self, tile: Building) -> float:
        """What a monument brings, besides the residence it takes the place of."""
        outlook = self.outlook
        rounds = outlook.rounds
        gain = int(tile.points) + self._architect() + int(tile.favors) * self._favor()
        gain += (int(tile.recruits_workers) - 1) * WORKER_OF_INCOME * rounds
        if tile.recruits_goods:
            gain += GOODS_WORTH[FOOD] * max(0.0, rounds - 0.5)
        return gain

    def _hope(self) -> float:
        """The monument that comes nearest, as far as it is to be hoped for."""
        best = 0.0
        for tile in TILES["monument"]:
            if self.state.stock & tile.bit:
                missing = 0.0
                for kind, n in tile.cost.items():
                    missing += max(0.0, n - self.goods[KIND[kind]]) * (1.5 if kind == "gold" else 1)
                goods, _ = self._paid(tile.cost)
                gain = int(tile.points) - self._cost(goods)
                best = max(best, gain * PER_MISSING**missing)
        return best * min(1.0, self.outlook.rounds)

    # ------------------------------------------------------------ the rounds to come

    def _future(self) -> float:
        outlook, state, me = self.outlook, self.state, self.me
        total = sum(self._character(CHARACTERS[n]) for n in numbers(me.characters))
        for number in numbers(me.owns & ~STARTING):
            tile = BUILDINGS[number]
            if tile.group == "monument":
                total += int(tile.recruits_workers) * WORKER_OF_INCOME * outlook.rounds
                if tile.recruits_goods:
                    total += GOODS_WORTH[FOOD] * max(0.0, outlook.rounds - 0.5)
            else:
                total += self._owned(tile)
        sites = len(self.sites)
        if sites:
            total += WORKER_OF_INCOME * outlook.rounds * sites
            total += SITE_HOPE * self._hope() * (1 + LATER_SITE * (min(sites, 3) - 1))
        else:
            total += SITE_HOPE * WITHOUT_SITE * self._hope()
        if self._can_claim() and outlook.use:
            gain = self._claimed() - GOODS_WORTH[CLOTH]
            total += CLAIM_HOPE * min(1.0, self.goods[CLOTH]) * max(0.0, gain)
        if state.passed and state.passed[0] == self.seat:
            total += FIRST_TO_PASS * outlook.use
        return total


def _capacity(player: Player) -> int:
    """About how many bundles a player can deliver."""
    others = sum(int(amount(player.goods, kind)) for kind in (WOOD, STONE, CLOTH, GOLD))
    return min(int(amount(player.goods, FOOD)), others // 2)


# What the work of a building brings, by its kind.
WORKED: Final[dict[type[Work], Callable[[Prospect, Any, float], None]]] = {
    Effect: Prospect._effect,
    Construct: Prospect._build,
    Claim: Prospect._claim,
    MoveProvost: Prospect._move_provost,
}

# Decisions that only complete an action of the same seat, with the verbs of that action.
COMPLETED_BY: Final = {
    "pay": ("build", "trade"),
    "take": ("trade", "pay"),
    "trade": ("use_slot",),
    "take_of_choice": ("use_slot",),
    "build": ("use_slot",),
}


@final
class Caylus1303Heuristic:
    """Worth of positions of Caylus 1303."""

    def worths(self, state: State) -> list[float]:
        """What the position is worth to each seat; at the end, the score."""
        if state.over:
            return [float(total) for total in score_sheet(state).totals]
        assert isinstance(state, Caylus1303)
        outlook = Outlook(state)
        return [Prospect(outlook, seat).worth() for seat in range(len(state.players))]

    def completes(self, decision: str, verb: str) -> bool:
        """Paying, taking what was traded for, and using the slot that was chosen."""
        return verb in COMPLETED_BY.get(decision, ())


HEURISTIC: Final = Caylus1303Heuristic()
