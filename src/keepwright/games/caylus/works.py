"""What buildings do for a worker: produce, trade, construct, transform (§ phase 5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, final

from mypy_extensions import i64

import keepwright.games.caylus.favours as favours
from keepwright.engine.action import Action, Candidates
from keepwright.engine.agenda import Decision, Fields, FreeChoice, Step, Task
from keepwright.engine.choices import bit, lowest
from keepwright.engine.obstacle import Obstacle
from keepwright.engine.payment import Price
from keepwright.engine.trade import (
    Amounts,
    Counter,
    Offer,
    TakeOffer,
    is_paid_next,
    tell_declined,
    too_few_coins,
    too_few_goods,
)
from keepwright.engine.turns import NOBODY
from keepwright.games.caylus.actions import (
    ACTIONS,
    BUILD,
    DECLINE,
    TASKS,
    TRANSFORM,
    with_cubes,
)
from keepwright.games.caylus.components import (
    BUILDINGS,
    EXCHANGE,
    FIRST_BUILDABLE,
    MOST_SEATS,
    NEVER_TRANSFORMED,
    NUMBER,
    OPTIONAL_BUILDINGS,
    RESIDENCE,
    ROAD_SPACES,
    ROW_BUILDINGS,
)
from keepwright.games.caylus.pieces import (
    CUBES,
    NOT_GOLD,
    Building,
    Construct,
    Produce,
    Trade,
    Transform,
    price,
)
from keepwright.games.caylus.state import UNBUILT, Caylus

# ---------------------------------------------------------------- production


def give_production(state: Caylus, seat: i64, place: Building, cubes: i64) -> None:
    """The user takes what was produced; then another owner of a stone building his bonus (R-20)."""
    state.add_goods(seat, cubes)
    if state.heard is not None:
        state.tell("produced", seat=state.seats[seat], place=place.id, goods=CUBES.held(cubes))
    work = place.work
    assert isinstance(work, Produce)
    if work.owner_bonus:
        owner = state.owner_of(place.bit)
        if owner not in (NOBODY, seat):
            state.next(OWNER_BONUS[place.number][owner])


@final
class Production(Step[Caylus]):
    """A production building with one bundle gives it (§ phase 5)."""

    def __init__(self, seat: int, place: Building, cubes: int) -> None:
        super().__init__("production")
        self.seat: Final[i64] = seat
        self.place: Final = place
        self.cubes: Final[i64] = cubes

    def fields(self) -> Fields:
        return {"seat": int(self.seat), "place": self.place.id}

    def run(self, state: Caylus) -> None:
        give_production(state, self.seat, self.place, self.cubes)


@final
class ChooseProduction(FreeChoice[Caylus]):
    """Take one of the bundles a building produces; refusing is not possible (D-PRODUCE)."""

    def __init__(self, seat: int, place: Building, bundles: list[Amounts]) -> None:
        actions = [with_cubes("take", CUBES.pack(**bundle)) for bundle in bundles]
        super().__init__("produce", seat, Candidates(actions))
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
        super().__init__("owner_bonus", seat, Candidates(actions))
        self.place: Final = place

    def fields(self) -> Fields:
        return {"seat": int(self.seat), "place": self.place.id}

    def perform(self, state: Caylus, action: Action) -> None:
        state.add_goods(self.seat, action.target)
        if state.heard is not None:
            state.tell(
                "owner_bonus_taken",
                seat=state.seats[self.seat],
                place=self.place.id,
                goods=CUBES.held(action.target),
            )


# ---------------------------------------------------------------- construction


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
        super().__init__("build", seat, BUILD[work.builds])
        self.group: Final = work.builds
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
            tell_declined(state, self.seat, f"build_{self.group}")
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
class RaiseBuilding(Step[Caylus]):
    """The tile goes on the road, scores its points and grants its favours (§ phase 5, R-29)."""

    def __init__(self, seat: int, tile: Building) -> None:
        super().__init__("raise")
        self.seat: Final[i64] = seat
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
        if state.heard is not None:
            state.tell(
                "built",
                seat=state.seats[self.seat],
                place=tile.id,
                space=int(space),
                prestige=int(tile.points),
            )
        for _ in range(tile.favours):
            state.next(favours.GAIN_FAVOUR[self.seat])

    def fits(self, state: Caylus, above: list[Task[Any]]) -> bool:
        return (
            is_paid_next(above, self.seat)
            and state.owner_of(self.tile.bit) == NOBODY
            and in_this_game(state, self.tile)
            and has_building_site(state, self.seat, self.tile.group)
        )


# ---------------------------------------------------------------- the lawyer


def is_never_transformed(target: Building) -> bool:
    """Fixed, special, residential and prestige buildings, and the lawyer (§ phase 5)."""
    return target is LAWYER or target.group in NEVER_TRANSFORMED


def may_be_transformed(state: Caylus, seat: i64, target: Building) -> bool:
    """Neutral buildings and own craft buildings on the road, never the lawyer (§ phase 5)."""
    if target.group == "neutral":
        return state.out_of_game & target.bit == 0
    return not is_never_transformed(target) and state.players[seat].owns & target.bit != 0


def is_awaiting(state: Caylus, target: Building) -> bool:
    """Whether the building already waits to be turned into a residence (R-07)."""
    for player in state.players:
        if player.awaiting & target.bit:
            return True
    return False


@final
class TransformBuilding(Decision[Caylus]):
    """Pay to turn one building into an own residence, or decline (§ phase 5, D-LAWYER, R-34).

    The denier is a denier; gold is no money (R-35).
    """

    def __init__(self, seat: int, work: Transform) -> None:
        super().__init__("transform", seat, TRANSFORM)
        self.work: Final = work
        self.price: Final = " ".join(f"{n} {kind}" for kind, n in work.pay.items())

    def fields(self) -> Fields:
        return {"seat": int(self.seat), "price": self.price}

    def legal(self, state: Caylus) -> i64:
        me = state.players[self.seat]
        allowed: i64 = 1
        if me.deniers >= self.work.deniers and self.work.price.affordable(me.cubes):
            number: i64 = 0
            for action in TRANSFORM.actions:
                if number:
                    target = BUILDINGS[action.target]
                    if may_be_transformed(state, self.seat, target) and not is_awaiting(
                        state, target
                    ):
                        allowed |= bit(number)
                number += 1
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
        COUNTER.pay(state, self.seat, self.work.price)
        if state.worker_on(target.bit) == NOBODY:
            make_residence(state, self.seat, target)
        else:
            me.awaiting |= target.bit
            if state.heard is not None:
                state.tell("transformation_delayed", seat=state.seats[self.seat], place=target.id)


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
    if state.heard is not None:
        state.tell(
            "transformed",
            seat=state.seats[seat],
            place=target.id,
            space=int(space),
            prestige=int(RESIDENCE.points),
        )


# ---------------------------------------------------------------- the tasks, made once

LAWYER: Final = BUILDINGS[NUMBER["lawyer"]]
SECOND_ARCHITECT: Final = BUILDINGS[NUMBER["architect_2"]]
_SEATS: Final = range(MOST_SEATS)


@final
class FavourCounter(Counter):
    """Offers are taken or declined, and may also give prestige and favours (D-TRADE, D-JOUST)."""

    def grant(self, state: Any, seat: i64, offer: Offer) -> None:
        assert isinstance(state, Caylus)
        state.score(seat, offer.grants.get("prestige", 0))
        for _ in range(offer.grants.get("favour", 0)):
            state.next(favours.GAIN_FAVOUR[seat])


COUNTER: Final = FavourCounter(ACTIONS, TASKS, CUBES, NOT_GOLD, "R-12")
COUNTER.add_offer(EXCHANGE)

for _tile in BUILDINGS:
    COUNTER.add_price(price(_tile.cost))
    for _work in ROW_BUILDINGS.values():
        if isinstance(_work, Construct) and _work.builds == _tile.group:
            COUNTER.add_price(discounted_price(_tile, _work.discount))

RAISE: Final = [
    [TASKS.add(RaiseBuilding(seat, tile)) for seat in _SEATS] if tile.cost else []
    for tile in BUILDINGS
]


def _owner_bonus(place: Building) -> list[OwnerBonus]:
    work = place.work
    if not isinstance(work, Produce) or not work.owner_bonus:
        return []
    return [TASKS.add(OwnerBonus(seat, place, work.owner_bonus)) for seat in _SEATS]


OWNER_BONUS: Final = [_owner_bonus(place) for place in BUILDINGS]


def _task(seat: int, place: Building) -> Task[Any] | None:
    """The task in which a building's work is done by this seat's worker."""
    work = place.work
    if isinstance(work, Produce) and len(work.options) == 1:
        return Production(seat, place, CUBES.pack(**work.options[0]))
    if isinstance(work, Produce):
        return ChooseProduction(seat, place, work.options)
    if isinstance(work, Trade):
        rule = "§ phase 3" if place.group == "special" else "§ phase 5"
        return TakeOffer("trade", seat, place.id, work.offers, COUNTER, rule)
    if isinstance(work, Construct):
        return Build(seat, work)
    if isinstance(work, Transform):
        return TransformBuilding(seat, work)
    return None


def _work_tasks(place: Building) -> list[Task[Any]]:
    tasks = [_task(seat, place) for seat in _SEATS]
    return [TASKS.add(task) for task in tasks if task is not None]


WORK: Final = [_work_tasks(place) for place in BUILDINGS]
LENT_BUILD: Final = {
    column: [TASKS.add(Build(seat, work)) for seat in _SEATS]
    for column, work in ROW_BUILDINGS.items()
    if isinstance(work, Construct)
}
LENT_LAWYER: Final = {
    column: [TASKS.add(TransformBuilding(seat, work)) for seat in _SEATS]
    for column, work in ROW_BUILDINGS.items()
    if isinstance(work, Transform)
}
