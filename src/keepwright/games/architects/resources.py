"""Quarry, Forest, Silversmith and Mines: more with every own worker there (§ 4.4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

from mypy_extensions import i64

from keepwright.engine.action import Action
from keepwright.engine.agenda import Decision
from keepwright.engine.obstacle import Obstacle
from keepwright.engine.tally import Tally
from keepwright.games.architects import events
from keepwright.games.architects.actions import MINE, MINE_GOLD, TASKS
from keepwright.games.architects.components import (
    FOREST,
    LOCATIONS,
    MINES,
    QUARRY,
    SILVERSMITH,
)
from keepwright.games.architects.pieces import GOODS, SILVER
from keepwright.games.architects.state import Architects
from keepwright.games.architects.triggers import (
    FOREST_WOOD,
    MINES_CLAY,
    QUARRY_STONE,
    SILVERSMITH_SILVER,
    Trigger,
    add_up,
)

WORKERS_FOR_GOLD: Final = 2


@final
class Source:
    """What a location yields: its kind, the base, and the apprentices that add to it."""

    def __init__(self, location: int, kind: str, base: int, trigger: Trigger) -> None:
        self.location: Final[i64] = location
        self.kind: Final = kind
        self.base: Final[i64] = base
        self.trigger: Final = trigger
        self.one: Final[i64] = 0 if kind == SILVER else GOODS.one(kind)


# fmt: off
STONE: Final = Source(QUARRY,      "stone", 0, QUARRY_STONE)
WOOD:  Final = Source(FOREST,      "wood",  0, FOREST_WOOD)
COINS: Final = Source(SILVERSMITH, SILVER,  1, SILVERSMITH_SILVER)
CLAY:  Final = Source(MINES,       "clay",  1, MINES_CLAY)
# fmt: on


def yield_of(state: Architects, seat: i64, source: Source, explained: bool) -> Tally:
    """The base, 1 for each own worker, and what apprentices add (§ 4.4)."""
    me = state.players[seat]
    tally = Tally(explained)
    tally.add("base", source.base)
    tally.add("workers", me.workers_at(source.location))
    add_up(me, source.trigger, tally)
    return tally


def produce(state: Architects, seat: i64, source: Source) -> None:
    """A location gives what it yields."""
    tally = yield_of(state, seat, source, state.is_heard)
    give(state, seat, source, tally)


def give(state: Architects, seat: i64, source: Source, tally: Tally) -> None:
    """So much of the source's kind from the supply."""
    if source.kind == SILVER:
        state.add_coins(seat, tally.total)
    else:
        state.add_goods(seat, source.one * tally.total)
    if tally.total:
        events.produced(state, seat, LOCATIONS[source.location], source.kind, tally)


def gold_of(state: Architects, seat: i64) -> i64:
    """1 gold for 2 own workers in the Mines (§ 4.4)."""
    return state.players[seat].workers_at(MINES) // WORKERS_FOR_GOLD


@final
class ChooseMinesGood(Decision[Architects]):
    """Clay or gold, not both; miners add clay to either (§ 4.4)."""

    name = "mines_good"
    candidates = MINE

    def legal(self, state: Architects) -> i64:
        return 0b11 if gold_of(state, self.seat) else 0b01

    def obstacles(self, state: Architects, action: Action) -> Iterator[Obstacle]:
        if action is MINE_GOLD and not gold_of(state, self.seat):
            yield Obstacle("too_few_workers", rule="§ 4.3", least=WORKERS_FOR_GOLD)

    def perform(self, state: Architects, action: Action) -> None:
        if action is not MINE_GOLD:
            produce(state, self.seat, CLAY)
            return
        gold = Tally(state.is_heard)
        gold.add("workers", gold_of(state, self.seat))
        state.add_goods(self.seat, ONE_GOLD * gold.total)
        events.produced(state, self.seat, LOCATIONS[MINES], "gold", gold)
        clay = Tally(state.is_heard)
        add_up(state.players[self.seat], MINES_CLAY, clay)
        give(state, self.seat, CLAY, clay)


ONE_GOLD: Final[i64] = GOODS.one("gold")
MINES_GOOD: Final = TASKS.per_seat(ChooseMinesGood)
