"""Constructing wood and stone buildings, and monuments (§4.0.6, § phase 4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, final

from mypy_extensions import i64

from keepwright.engine.action import Action
from keepwright.engine.agenda import Decision, Fields, SeatStep, Task
from keepwright.engine.choices import bit
from keepwright.engine.obstacle import Obstacle
from keepwright.engine.payment import Price
from keepwright.engine.tally import Tally
from keepwright.engine.trade import (
    Amounts,
    amounts_text,
    is_paid_next,
    tell_declined,
    too_few_goods,
)
from keepwright.games.caylus_1303 import characters, events
from keepwright.games.caylus_1303.actions import BUILD, DECLINE, TASKS
from keepwright.games.caylus_1303.components import (
    BUILDINGS,
    HOUSES,
    ROAD_SPACES,
    STARTING_SPACES,
)
from keepwright.games.caylus_1303.counter import COUNTER, gain_favor
from keepwright.games.caylus_1303.pieces import Building, Construct, price
from keepwright.games.caylus_1303.state import EMPTY, Caylus1303


def first_empty_space(state: Caylus1303) -> i64:
    """The lowest-numbered empty road space, or 0 if the road is full (§4.0.6)."""
    road = state.road
    space: i64
    for space in range(STARTING_SPACES + 1, ROAD_SPACES + 1):
        if road[space] == EMPTY:
            return space
    return 0


def construction_points(
    state: Caylus1303, seat: i64, tile: Building, explained: bool = True
) -> Tally:
    """The points of a tile that is built, printed ones and those of characters (§4.0.6)."""
    points = Tally(explained)
    points.add("printed", tile.points)
    characters.change(state, seat, characters.ARCHITECT, points)
    return points


def discounted_price(tile: Building, discount: Amounts) -> Price:
    """The price of a tile with some printed resources not paid (§5.3, R-28)."""
    rest = {kind: n - discount.get(kind, 0) for kind, n in tile.cost.items()}
    return price({kind: n for kind, n in rest.items() if n})


def obstacles_to_tile(
    state: Caylus1303, seat: i64, rule: str, tile: Building, cost: Price
) -> Iterator[Obstacle]:
    """Why a tile cannot be had: it is in play already, or it cannot be paid."""
    if not state.stock & tile.bit:
        yield Obstacle("not_in_stock", rule=rule, place=tile.id)
    if not cost.affordable(state.players[seat].goods):
        yield too_few_goods(state, seat, rule, cost)


def affordable_tiles(
    state: Caylus1303, held: i64, tiles: list[Building], costs: list[Price]
) -> i64:
    """The numbers, from 1 on, of the tiles in stock that can be paid, as bits."""
    found: i64 = 0
    number: i64 = 1
    for tile in tiles:
        if state.stock & tile.bit and costs[number - 1].affordable(held):
            found |= bit(number)
        number += 1
    return found


@final
class Build(Decision[Caylus1303]):
    """Construct a wood or stone building from the supply, or decline (§4.0.6, § carpenter, D4)."""

    def __init__(self, seat: int, work: Construct) -> None:
        candidates = BUILD[work.builds]
        super().__init__(seat)
        self.candidates = candidates
        self.group: Final = work.builds
        self.place: Final = f"build_{work.builds}"
        self.discount: Final = amounts_text(work.discount)
        self.tiles: Final = [BUILDINGS[action.target] for action in candidates.actions[1:]]
        self.prices: Final = [discounted_price(tile, work.discount) for tile in self.tiles]
        for cost in self.prices:
            COUNTER.add_price(cost)

    def fields(self) -> Fields:
        fields: Fields = {"seat": int(self.seat), "group": self.group}
        if self.discount:
            fields["discount"] = self.discount
        return fields

    def legal(self, state: Caylus1303) -> i64:
        me = state.players[self.seat]
        allowed: i64 = 1
        if me.goods and me.has_house and first_empty_space(state):
            allowed |= affordable_tiles(state, me.goods, self.tiles, self.prices)
        return allowed

    def obstacles(self, state: Caylus1303, action: Action) -> Iterator[Obstacle]:
        if action is DECLINE:
            return
        if not first_empty_space(state):
            yield Obstacle("no_empty_space", rule="§4.0.6")
        if not state.players[self.seat].has_house:
            yield Obstacle("no_house_left", rule="§4.0.6", houses=HOUSES)
        number = self.candidates.number(action) - 1
        tile, cost = self.tiles[number], self.prices[number]
        yield from obstacles_to_tile(state, self.seat, "§4.0.6", tile, cost)

    def perform(self, state: Caylus1303, action: Action) -> None:
        if action is DECLINE:
            tell_declined(state, self.seat, self.place)
            return
        state.next(RAISE[action.target][self.seat])
        COUNTER.pay(state, self.seat, self.prices[self.candidates.number(action) - 1])


@final
class RaiseBuilding(SeatStep[Caylus1303]):
    """A tile that was paid for goes on the first empty space, with a house (§4.0.6)."""

    name = "raise"

    def __init__(self, seat: int, tile: Building) -> None:
        super().__init__(seat)
        self.tile: Final = tile

    def fields(self) -> Fields:
        return {"seat": int(self.seat), "place": self.tile.id}

    def run(self, state: Caylus1303) -> None:
        put_up(state, self.seat, first_empty_space(state), self.tile)

    def fits(self, state: Caylus1303, above: list[Task[Any]]) -> bool:
        can_stand = state.players[self.seat].has_house and first_empty_space(state) > 0
        return can_stand and state.stock & self.tile.bit != 0 and is_paid_next(above, self.seat)


def put_up(state: Caylus1303, seat: i64, space: i64, tile: Building) -> None:
    """The tile is laid, marked with a house and scored at once; then come its favors."""
    state.lay(space, tile)
    state.players[seat].owns |= tile.bit
    points = construction_points(state, seat, tile, state.is_heard)
    state.score(seat, points.total)
    events.built(state, seat, tile.id, space, points.total, points)
    for _ in range(tile.favors):
        gain_favor(state, seat)


# ---------------------------------------------------------------- monuments


@final
class BuildMonument(Decision[Caylus1303]):
    """Replace an own residence by a monument from the supply, or not (§4.4, D12)."""

    def __init__(self, seat: int, space: int) -> None:
        candidates = BUILD["monument"]
        super().__init__(seat)
        self.candidates = candidates
        self.space: Final[i64] = space
        self.tiles: Final = [BUILDINGS[action.target] for action in candidates.actions[1:]]
        self.prices: Final = [price(tile.cost) for tile in self.tiles]

    def fields(self) -> Fields:
        return {"seat": int(self.seat), "space": int(self.space)}

    def is_site(self, state: Caylus1303) -> bool:
        """Whether an own residence lies on the space."""
        lying: i64 = BUILDINGS[state.road[self.space]].bit
        return state.residences & state.players[self.seat].owns & lying != 0

    def legal(self, state: Caylus1303) -> i64:
        allowed: i64 = 1
        if self.is_site(state):
            held = state.players[self.seat].goods
            allowed |= affordable_tiles(state, held, self.tiles, self.prices)
        return allowed

    def obstacles(self, state: Caylus1303, action: Action) -> Iterator[Obstacle]:
        if action is DECLINE:
            return
        if not self.is_site(state):
            yield Obstacle("no_own_residence", rule="§4.4")
        number = self.candidates.number(action) - 1
        tile, cost = self.tiles[number], self.prices[number]
        yield from obstacles_to_tile(state, self.seat, "§4.4", tile, cost)

    def perform(self, state: Caylus1303, action: Action) -> None:
        if action is DECLINE:
            tell_declined(state, self.seat, "build_monument")
            return
        COUNTER.pay(state, self.seat, self.prices[self.candidates.number(action) - 1])
        residence = BUILDINGS[state.road[self.space]]
        state.players[self.seat].owns &= ~residence.bit
        state.residences &= ~residence.bit
        put_up(state, self.seat, self.space, BUILDINGS[action.target])

    def fits(self, state: Caylus1303, above: list[Task[Any]]) -> bool:
        return not above and state.done == self.space and self.is_site(state)


_BUILD: Final[dict[str, list[Build]]] = {}


def build_tasks(work: Construct) -> list[Build]:
    """For each seat the decision to construct a building, the same wherever it is made."""
    key = f"{work.builds} {amounts_text(work.discount)}"
    if key not in _BUILD:
        _BUILD[key] = TASKS.per_seat(Build, work)
    return _BUILD[key]


RAISE: Final = [
    TASKS.per_seat(RaiseBuilding, tile) if tile.group in ("wood", "stone") else []
    for tile in BUILDINGS
]
BUILD_MONUMENT: Final = [
    TASKS.per_seat(BuildMonument, space) for space in range(STARTING_SPACES + 1)
]
