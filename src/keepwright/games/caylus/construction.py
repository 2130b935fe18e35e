"""Construction: tiles from the stock onto the road (§ phase 5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, final

from mypy_extensions import i64

from keepwright.engine.action import Action
from keepwright.engine.agenda import Decision, Fields, SeatStep, Task
from keepwright.engine.choices import bit, lowest
from keepwright.engine.obstacle import Obstacle
from keepwright.engine.payment import Price
from keepwright.engine.trade import Amounts, is_paid_next, tell_declined, too_few_goods
from keepwright.engine.turns import NOBODY
from keepwright.games.caylus import events
from keepwright.games.caylus.actions import BUILD, DECLINE, TASKS
from keepwright.games.caylus.components import (
    BUILDINGS,
    FIRST_BUILDABLE,
    NUMBER,
    OPTIONAL_BUILDINGS,
    ROAD_SPACES,
    ROW_BUILDINGS,
)
from keepwright.games.caylus.counter import COUNTER
from keepwright.games.caylus.pieces import Building, Construct, price
from keepwright.games.caylus.state import UNBUILT, Caylus


def first_unbuilt(state: Caylus) -> i64:
    """The lowest unbuilt road space, never a printed one, or 0 (§ phase 5, R-04, R-06)."""
    road = state.road
    space: i64
    for space in range(FIRST_BUILDABLE, ROAD_SPACES + 1):
        if road[space] == UNBUILT:
            return space
    return 0


def in_this_game(state: Caylus, tile: Building) -> bool:
    """Optional tiles belong to the game only where their option is on."""
    option = OPTIONAL_BUILDINGS.get(tile.id)
    return option is None or state.options[option] is True


def tile_in_stock(state: Caylus, tile: Building) -> Building | None:
    """The tile of this kind that is still in the stock: architect 1 before 2; None if built."""
    if state.owner_of(tile.bit) == NOBODY:
        return tile if in_this_game(state, tile) else None
    if tile.kind == SECOND_ARCHITECT.kind and state.owner_of(SECOND_ARCHITECT.bit) == NOBODY:
        return SECOND_ARCHITECT
    return None


def has_building_site(state: Caylus, seat: i64, group: str) -> bool:
    """Prestige buildings need an own residence, all others an unbuilt space (§ phase 5).

    A residence made earlier in the same phase will do (R-30).
    """
    if group == "prestige":
        return state.players[seat].residences != 0
    return first_unbuilt(state) != 0


def rule_of_work(state: Caylus) -> str:
    """Buildings do their work in phase 5; else a favour lends it, by the same rules (§ favours)."""
    return "§ phase 5" if state.phase == 5 else "§ favours"


@final
class Build(Decision[Caylus]):
    """Choose a tile of the class in the stock and pay for it, or decline.

    D-BUILD-WOOD, D-BUILD-STONE, D-BUILD-PRESTIGE (§ phase 5; discounts § favours).
    """

    def __init__(self, seat: int, work: Construct) -> None:
        super().__init__(seat)
        self.candidates = BUILD[work.builds]
        self.group: Final = work.builds
        self.place: Final = f"build_{work.builds}"
        self.discount: Final = " ".join(f"{n} {kind}" for kind, n in work.discount.items())
        tiles = [BUILDINGS[action.target] for action in BUILD[work.builds].actions[1:]]
        self.tiles: Final = tiles
        self.prices: Final = [discounted_price(tile, work.discount) for tile in tiles]

    def fields(self) -> Fields:
        fields: Fields = {"seat": int(self.seat), "group": self.group}
        if self.discount:
            fields["discount"] = self.discount
        return fields

    def legal(self, state: Caylus) -> i64:
        allowed: i64 = 1
        held: i64 = state.players[self.seat].cubes
        if held and has_building_site(state, self.seat, self.group):
            number: i64 = 1
            for tile in self.tiles:
                if (
                    self.prices[number - 1].affordable(held)
                    and tile_in_stock(state, tile) is not None
                ):
                    allowed |= bit(number)
                number += 1
        return allowed

    def obstacles(self, state: Caylus, action: Action) -> Iterator[Obstacle]:
        if action is DECLINE:
            return
        number = self.candidates.number(action) - 1
        tile, price = self.tiles[number], self.prices[number]
        if not in_this_game(state, tile):
            yield Obstacle("not_in_this_game", rule="§ set-up", place=tile.kind)
        elif tile_in_stock(state, tile) is None:
            yield Obstacle("not_in_stock", rule=rule_of_work(state), place=tile.kind)
        if not has_building_site(state, self.seat, self.group):
            if self.group == "prestige":
                yield Obstacle("no_own_residence", rule=rule_of_work(state))
            else:
                yield Obstacle("no_unbuilt_space", rule="R-06")
        held = state.players[self.seat].cubes
        if not price.affordable(held):
            yield too_few_goods(state, self.seat, rule_of_work(state), price)

    def perform(self, state: Caylus, action: Action) -> None:
        if action is DECLINE:
            tell_declined(state, self.seat, self.place)
            return
        number = self.candidates.number(action) - 1
        tile = tile_in_stock(state, self.tiles[number])
        assert tile is not None
        state.next(RAISE[tile.number][self.seat])
        COUNTER.pay(state, self.seat, self.prices[number])


def discounted_price(tile: Building, discount: Amounts) -> Price:
    """The price of a tile with some cubes less (§ favours)."""
    rest = {kind: n - discount.get(kind, 0) for kind, n in tile.cost.items()}
    return price({kind: n for kind, n in rest.items() if n})


@final
class RaiseBuilding(SeatStep[Caylus]):
    """The tile goes on the road, scores its points and grants its favours (§ phase 5, R-29)."""

    name = "raise"

    def __init__(self, seat: int, tile: Building) -> None:
        super().__init__(seat)
        self.tile: Final = tile

    def fields(self) -> Fields:
        return {"seat": int(self.seat), "place": self.tile.id}

    def run(self, state: Caylus) -> None:
        tile, me = self.tile, state.players[self.seat]
        if tile.group == "prestige":
            space = lowest(me.residences)
            me.residences &= ~bit(space)
        else:
            space = first_unbuilt(state)
        state.put_on_road(space, tile.number)
        me.owns |= tile.bit
        state.score(self.seat, tile.points)
        events.built(state, self.seat, tile.id, space, tile.points)
        state.owe_favours(self.seat, tile.favours)

    def fits(self, state: Caylus, above: list[Task[Any]]) -> bool:
        return (
            is_paid_next(above, self.seat)
            and state.owner_of(self.tile.bit) == NOBODY
            and in_this_game(state, self.tile)
            and has_building_site(state, self.seat, self.tile.group)
        )


SECOND_ARCHITECT: Final = BUILDINGS[NUMBER["architect_2"]]
RAISE: Final = [TASKS.per_seat(RaiseBuilding, tile) if tile.cost else [] for tile in BUILDINGS]
for _tile in BUILDINGS:
    COUNTER.add_price(price(_tile.cost))
    for _work in ROW_BUILDINGS.values():
        if isinstance(_work, Construct) and _work.builds == _tile.group:
            COUNTER.add_price(discounted_price(_tile, _work.discount))
