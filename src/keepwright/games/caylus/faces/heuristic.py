"""What a position of Caylus is worth to each seat, in points.

To the points on the track it adds what the hand could become, what the workers already placed will
probably bring (activated in their order, up to where the provost will probably stand), and what
buildings, residences, favour markers and castle houses promise for the rest of the game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from keepwright.bots.estimates import reached, stepwise, waiting
from keepwright.engine.goods import amount
from keepwright.engine.play import score_sheet
from keepwright.engine.state import State
from keepwright.games.caylus.castle import CASTLE_PHASE
from keepwright.games.caylus.components import (
    BUILDINGS,
    NUMBER,
    RESIDENCE,
    ROAD_SPACES,
    SECTIONS,
    SIMPLE_FAVOUR,
    TOWERS,
    TRADING_POST,
)
from keepwright.games.caylus.pieces import Building, Construct, Produce, Trade, Transform, Work
from keepwright.games.caylus.provost import MOVE_PROVOST, PROVOST_PHASE
from keepwright.games.caylus.state import UNBUILT, Caylus, Player

FOOD, WOOD, STONE, CLOTH, GOLD = range(5)
KIND: Final = {"food": FOOD, "wood": WOOD, "stone": STONE, "cloth": CLOTH, "gold": GOLD}
NOT_GOLD: Final = (FOOD, WOOD, STONE, CLOTH)

# What a thing is worth while there is time to use it, and when the game ends.
CUBE_WORTH: Final = (1.9, 1.5, 1.6, 1.5, 3.2)
CUBE_AT_END: Final = (1 / 3, 1 / 3, 1 / 3, 1 / 3, 3.0)
MANY: Final = 3.0
MANY_WORTH: Final = 0.55
DENIER_STEPS: Final = ((3.0, 0.75), (4.0, 0.55), (6.0, 0.4))
DENIER_BEYOND: Final = 0.3
DENIER_AT_END: Final = 0.25
ROUNDS_TO_USE: Final = 3.0
FAVOUR: Final = 4.4

# What the owner of a craft building may hope for in each round still to come, by its work; more
# where others' workers bring him a cube.
OWNED: Final[dict[type[Work], float]] = {
    Produce: 0.35,
    Trade: 0.3,
    Construct: 0.4,
    Transform: 0.4,
}
OWNED_WITH_BONUS: Final = 0.6
DENIER_OF_INCOME: Final = 0.45
SITE_FOR_PRESTIGE: Final = 1.2
MARKER_STEP: Final = (0.1, 0.1, 0.1, 0.22)
EARLIER_IN_TURN: Final = 0.2

GATE_WORTH: Final = 1.1
GUILD_WORTH: Final = 1.0
INN_WORTH: Final = 1.1
INN_GUEST: Final = 0.9
STABLES_STEP: Final = 0.45

CASTLE_LOST: Final = 2.0
FIRST_IN_CASTLE: Final = 0.75
LATER_IN_CASTLE: Final = 0.3
HOUSE_PROGRESS: Final = 0.5

ENOUGH: Final = 0.7  # so much of a cube that is only probable counts as a cube to be paid
BAILIFF_PACE: Final = 1.8
LAST_TRIGGER: Final = int(TOWERS.trigger)
SPREAD_BEFORE: Final = 1.3
SPREAD_PER_MOVER: Final = 0.45
FIRST_ROAD_NUMBER: Final = NUMBER["fixed_peddler"]
GATE, POST = int(BUILDINGS[NUMBER["gate"]].bit), int(BUILDINGS[NUMBER["trading_post"]].bit)
GUILD, JOUST = (
    int(BUILDINGS[NUMBER["merchants_guild"]].bit),
    int(BUILDINGS[NUMBER["joust_field"]].bit),
)


def _per_round(building: Building) -> float:
    """What owning a building brings in each round still to come."""
    work = building.work
    if isinstance(work, Produce) and work.owner_bonus:
        return OWNED_WITH_BONUS
    return OWNED.get(type(work), float(building.income) * DENIER_OF_INCOME)


PER_ROUND: Final = [_per_round(building) for building in BUILDINGS]
TILES: Final = {
    group: [(int(b.bit), b) for b in BUILDINGS if b.group == group]
    for group in ("wood", "stone", "prestige")
}


@final
class Outlook:
    """What is the same for all seats of a position: time left, stock, provost, castle, agenda."""

    def __init__(self, state: Caylus) -> None:
        self.state: Final = state
        self.bailiff: Final = int(state.bailiff)
        self.provost: Final = int(state.provost)
        free = sum(int(section.parts) for section in SECTIONS[state.scored :])
        owned = 0
        for player in state.players:
            owned |= player.owns
            free -= sum(amount(player.houses, n) for n in range(state.scored, len(SECTIONS)))
        self.owned: Final = owned
        self.free_parts: Final = free
        by_bailiff = (LAST_TRIGGER - self.bailiff) / BAILIFF_PACE
        by_castle = 1.0 + free / (1.1 * len(state.players))
        self.rounds: Final = max(0.0, min(by_bailiff, by_castle)) if state.agenda else 0.0
        self.use: Final = min(1.0, self.rounds / ROUNDS_TO_USE)
        self.favour: Final = SIMPLE_FAVOUR if state.options["simplified_favours"] else FAVOUR
        self.is_site_left: Final = UNBUILT in state.road[9:]
        self.owed: Final = waiting(state, "choose_favour")
        for seat, player in enumerate(state.players):
            self.owed[seat] += int(player.favours)
        self.in_castle: Final = [count > 0 for count in waiting(state, "hand_in_batch")]
        spread = SPREAD_BEFORE if state.phase < PROVOST_PHASE.number else 0.0
        if state.phase == PROVOST_PHASE.number:
            movers = len(state.passed) - int(state.done) + (state.due in MOVE_PROVOST)
            spread = SPREAD_PER_MOVER * movers
        elif state.phase == CASTLE_PHASE.number:
            for seat in state.castle[state.done :]:
                self.in_castle[seat] = True
        self.reached: Final = [reached(self.provost, n, spread) for n in range(ROAD_SPACES + 1)]


@final
class Prospect:
    """One seat's hand as it will probably be, while its workers are activated one by one."""

    def __init__(self, outlook: Outlook, seat: int) -> None:
        me: Player = outlook.state.players[seat]
        self.outlook: Final = outlook
        self.seat: Final = seat
        self.me: Final = me
        self.cubes: Final = [float(amount(me.cubes, kind)) for kind in range(5)]
        self.deniers = float(me.deniers)
        self.points = 0.0
        self.houses: Final = [int(amount(me.houses, n)) for n in range(len(SECTIONS))]

    def worth(self) -> float:
        """All that this position promises the seat."""
        outlook, state = self.outlook, self.outlook.state
        self.points += int(self.me.prestige) + outlook.owed[self.seat] * outlook.favour
        if state.phase <= 3:
            self._special_buildings()
        if state.phase <= 5:
            self._road()
        if (state.phase <= 5 and self.seat in state.castle) or outlook.in_castle[self.seat]:
            self._castle()
        return self.points + self._hand() + self._future()

    # ------------------------------------------------------------ what lies before the player

    def _cube_worth(self, kind: int) -> float:
        use = self.outlook.use
        worth = CUBE_WORTH[kind] if self.cubes[kind] < MANY else CUBE_WORTH[kind] * MANY_WORTH
        return use * worth + (1 - use) * CUBE_AT_END[kind]

    def _hand(self) -> float:
        use = self.outlook.use
        lasting = 0.0
        at_end = 0.0
        for kind in range(5):
            held = self.cubes[kind]
            few = held if held < MANY else MANY
            lasting += CUBE_WORTH[kind] * (few + (held - few) * MANY_WORTH)
            at_end += CUBE_AT_END[kind] * held
        lasting += stepwise(self.deniers, DENIER_STEPS, DENIER_BEYOND)
        at_end += self.deniers * DENIER_AT_END
        return use * lasting + (1 - use) * at_end

    def _deniers_worth(self, change: float) -> float:
        """What some deniers more (or less) are worth now."""
        use = self.outlook.use
        total = 0.0
        low, high = sorted((self.deniers, self.deniers + change))
        edge = 0.0
        for step, worth in (*DENIER_STEPS, (1e9, DENIER_BEYOND)):
            top = edge + step
            part = min(high, top) - max(low, edge)
            if part > 0:
                total += part * worth
            edge = top
        total = use * total + (1 - use) * (high - low) * DENIER_AT_END
        return total if change > 0 else -total

    # ------------------------------------------------------------ workers on special buildings

    def _special_buildings(self) -> None:
        outlook, state, placed = self.outlook, self.outlook.state, self.me.placed
        use = outlook.use
        if placed & GATE:
            self.points += GATE_WORTH
        if placed & POST:
            self.deniers += TRADING_POST
        if placed & GUILD:
            self.points += GUILD_WORTH
        if placed & JOUST and self.cubes[CLOTH] >= 1 and self.deniers >= 1:
            self.cubes[CLOTH] -= 1
            self.deniers -= 1
            self.points += outlook.favour
        if self.seat in state.stables:
            gained = state.turn_order.index(self.seat) - state.stables.index(self.seat)
            self.points += STABLES_STEP * gained * use
        if state.inn_left == self.seat and state.inn_right != self.seat:
            self.points += INN_WORTH * use * (len(state.players) - 1) / 2

    # ------------------------------------------------------------ workers on the road

    def _road(self) -> None:
        placed = self.me.placed >> FIRST_ROAD_NUMBER
        if not placed:
            return
        road = self.outlook.state.road
        spaces = []
        number = FIRST_ROAD_NUMBER
        while placed:
            if placed & 1:
                spaces.append((road.index(number), number))
            placed >>= 1
            number += 1
        spaces.sort()
        for space, number in spaces:
            likely = self.outlook.reached[space]
            if likely > 0.02:
                self._activate(BUILDINGS[number], likely)

    def _activate(self, building: Building, likely: float) -> None:
        ACTIVATED[type(building.work)](self, building.work, likely)

    def _produce(self, work: Produce, likely: float) -> None:
        best: dict[str, int] = work.options[0]
        if len(work.options) > 1:
            best = max(
                work.options,
                key=lambda bundle: sum(self._cube_worth(KIND[k]) * n for k, n in bundle.items()),
            )
        for kind, n in best.items():
            self.cubes[KIND[kind]] += likely * n

    def _trade(self, work: Trade, likely: float) -> None:
        best = 0.0
        change: tuple[list[float], float, float] | None = None
        for offer in work.offers:
            cubes = [0.0] * 5
            deniers, points = 0.0, 0.0
            for good, n in offer.pay.items():
                if good == "denier":
                    deniers -= n
                else:
                    for _ in range(n):
                        kind = KIND[good] if good in KIND else self._cheapest(cubes)
                        cubes[kind] -= 1
            if self.deniers + deniers < 0:
                continue
            if any(self.cubes[kind] + cubes[kind] < ENOUGH - 1 for kind in range(5)):
                continue
            for good, n in offer.gain.items():
                if good == "denier":
                    deniers += n
                elif good == "prestige":
                    points += n
                elif good == "favour":
                    points += self.outlook.favour * n
                elif good in KIND:
                    cubes[KIND[good]] += n
                else:
                    for _ in range(n):
                        cubes[self._scarcest(cubes)] += 1
            gain = points + self._deniers_worth(deniers) if deniers else points
            gain += sum(self._cube_worth(kind) * cubes[kind] for kind in range(5) if cubes[kind])
            if gain > best:
                best, change = gain, (cubes, deniers, points)
        if change is not None:
            cubes, deniers, points = change
            for kind in range(5):
                self.cubes[kind] = max(0.0, self.cubes[kind] + likely * cubes[kind])
            self.deniers += likely * deniers
            self.points += likely * points

    def _cheapest(self, change: list[float]) -> int:
        """The held cube that can best be done without."""
        held = [kind for kind in NOT_GOLD if self.cubes[kind] + change[kind] >= ENOUGH]
        return max(held, key=lambda kind: self.cubes[kind] + change[kind], default=FOOD)

    def _scarcest(self, change: list[float]) -> int:
        """The cube that is missed most."""
        return min(NOT_GOLD, key=lambda kind: (self.cubes[kind] + change[kind], -kind))

    def _construct(self, work: Construct, likely: float) -> None:
        if work.builds == "prestige":
            self._build_prestige(likely)
        else:
            self._build(work.builds, likely)

    def _build(self, group: str, likely: float) -> None:
        outlook = self.outlook
        main = WOOD if group == "wood" else STONE
        if not outlook.is_site_left or self.cubes[main] < ENOUGH:
            return
        best, price = 0.0, -1
        for bit, tile in TILES[group]:
            if outlook.owned & bit or tile.id == "jeweller":
                continue
            others = [KIND[kind] for kind in tile.cost if kind in KIND and KIND[kind] != main]
            other = others[0] if others else self._cheapest([0.0] * 5)
            if self.cubes[other] < (ENOUGH if other != main else 1 + ENOUGH):
                continue
            gain = (
                int(tile.points)
                + int(tile.favours) * outlook.favour
                + PER_ROUND[tile.number] * outlook.rounds
                - self._cube_worth(other)
                - self._cube_worth(main)
            )
            if gain > best:
                best, price = gain, other
        if price >= 0:
            self.points += likely * (best + self._cube_worth(price) + self._cube_worth(main))
            self.cubes[price] = max(0.0, self.cubes[price] - likely)
            self.cubes[main] = max(0.0, self.cubes[main] - likely)

    def _build_prestige(self, likely: float) -> None:
        outlook = self.outlook
        if not outlook.state.players[self.seat].residences:
            return
        best = 0.0
        cost: dict[str, int] | None = None
        for bit, tile in TILES["prestige"]:
            if outlook.owned & bit:
                continue
            if all(self.cubes[KIND[kind]] >= n - 1 + ENOUGH for kind, n in tile.cost.items()):
                gain = int(tile.points) + int(tile.favours) * outlook.favour
                gain -= sum(self._cube_worth(KIND[kind]) * n for kind, n in tile.cost.items())
                if gain > best:
                    best, cost = gain, tile.cost
        if cost is not None:
            self.points += likely * best
            for kind, n in cost.items():
                self.points += likely * self._cube_worth(KIND[kind]) * n
                self.cubes[KIND[kind]] = max(0.0, self.cubes[KIND[kind]] - likely * n)

    def _transform(self, _: Transform, likely: float) -> None:
        gain = int(RESIDENCE.points) + self.outlook.rounds * DENIER_OF_INCOME
        cost = self._cube_worth(CLOTH) - self._deniers_worth(-1)
        if self.cubes[CLOTH] >= ENOUGH and self.deniers >= 1 and gain > cost:
            self.cubes[CLOTH] = max(0.0, self.cubes[CLOTH] - likely)
            self.deniers -= likely
            self.points += likely * gain

    # ------------------------------------------------------------ the castle

    def _castle(self) -> None:
        outlook, state = self.outlook, self.outlook.state
        batches = int(self.me.batches)
        before = batches
        free = outlook.free_parts
        section = int(state.scored)
        left = [
            int(part.parts) - sum(amount(player.houses, n) for player in state.players)
            for n, part in enumerate(SECTIONS)
        ]
        while free > 0 and self.cubes[FOOD] >= ENOUGH:
            others = sorted(
                (kind for kind in (WOOD, STONE, CLOTH, GOLD) if self.cubes[kind] >= ENOUGH),
                key=lambda kind: self._cube_worth(kind) - 0.01 * self.cubes[kind],
            )[:2]
            while section < len(SECTIONS) and left[section] <= 0:
                section += 1
            if len(others) < 2 or section == len(SECTIONS):
                break
            points = int(SECTIONS[section].points)
            gain = points + (outlook.favour * FIRST_IN_CASTLE if not before else 0)
            if gain + HOUSE_PROGRESS < sum(self._cube_worth(kind) for kind in (FOOD, *others)):
                break
            for kind in (FOOD, *others):
                self.cubes[kind] = max(0.0, self.cubes[kind] - 1)
            self.points += points
            self.houses[section] += 1
            left[section] -= 1
            free -= 1
            batches += 1
        if batches == 0:
            self.points -= CASTLE_LOST if outlook.free_parts > 0 else 0.0
        elif self.seat in state.castle:
            is_first = state.castle[0] == self.seat
            self.points += outlook.favour * (FIRST_IN_CASTLE if is_first else LATER_IN_CASTLE)

    # ------------------------------------------------------------ the rest of the game

    def _future(self) -> float:
        outlook, state, me = self.outlook, self.outlook.state, self.me
        total = 0.0
        owns, number = int(me.owns), 0
        while owns:
            if owns & 1:
                total += PER_ROUND[number] * outlook.rounds
            owns >>= 1
            number += 1
        residences = int(state.residences_of(self.seat))
        if residences:
            total += residences * outlook.rounds * DENIER_OF_INCOME
            total += SITE_FOR_PRESTIGE * outlook.use
        for row, step in enumerate(MARKER_STEP):
            total += int(amount(me.columns, row)) * step * outlook.rounds
        if state.inn_right == self.seat:
            total += INN_GUEST * outlook.use
        total -= EARLIER_IN_TURN * state.turn_order.index(self.seat) * outlook.use
        return total + self._houses()

    def _houses(self) -> float:
        """What the houses promise for the scorings still to come."""
        outlook, state = self.outlook, self.outlook.state
        total = 0.0
        for n in range(state.scored, len(SECTIONS)):
            section = SECTIONS[n]
            houses = self.houses[n]
            wait = max(0.0, (int(section.trigger) - outlook.bailiff) / BAILIFF_PACE)
            near = 1.0 / (1.0 + 0.25 * wait)
            if houses:
                total += near * int(section.favours_for(houses)) * outlook.favour
                total += near * HOUSE_PROGRESS * min(houses, 6)
            else:
                total -= near * int(section.penalty)
        return total


# What the work of a building brings, by its kind.
ACTIVATED: Final[dict[type[Work], Callable[[Prospect, Any, float], None]]] = {
    Produce: Prospect._produce,
    Trade: Prospect._trade,
    Construct: Prospect._construct,
    Transform: Prospect._transform,
}

# Decisions that only complete an action of the same seat, with the verbs of that action.
COMPLETED_BY: Final = {
    "pay": ("build", "trade"),
    "take": ("trade", "pay"),
    "use_resource_row": ("advance",),
    "use_building_row": ("advance",),
    "build": ("column",),
    "transform": ("column",),
}


@final
class CaylusHeuristic:
    """Worth of positions of Caylus."""

    def worths(self, state: State) -> list[float]:
        """What the position is worth to each seat; at the end, the score."""
        if state.over:
            return [float(total) for total in score_sheet(state).totals]
        assert isinstance(state, Caylus)
        outlook = Outlook(state)
        return [Prospect(outlook, seat).worth() for seat in range(len(state.players))]

    def completes(self, decision: str, verb: str) -> bool:
        """Paying, taking what was traded for, and using the favour row that was chosen."""
        return verb in COMPLETED_BY.get(decision, ())


HEURISTIC: Final = CaylusHeuristic()
