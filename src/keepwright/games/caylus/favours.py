"""Royal favours (§ favours)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

from mypy_extensions import i64

from keepwright.engine.action import Action
from keepwright.engine.agenda import Decision
from keepwright.engine.choices import bit
from keepwright.engine.goods import amount
from keepwright.engine.obstacle import Obstacle
from keepwright.engine.trade import Offer, take_goods, tell_declined, too_few_goods
from keepwright.games.caylus import events
from keepwright.games.caylus.actions import (
    BUILDING_ROW,
    CHOOSE_ROW,
    DECLINE,
    EXCHANGE_CUBES,
    RESOURCE_ROW,
    TASKS,
)
from keepwright.games.caylus.components import (
    EXCHANGE,
    EXCHANGE_COLUMN,
    MOST_SEATS,
    OPEN_COLUMNS,
    ROW_BUILDINGS,
    ROW_DENIERS,
    ROW_PRESTIGE,
    ROW_RESOURCES,
    ROWS,
    SIMPLE_FAVOUR,
)
from keepwright.games.caylus.construction import Build
from keepwright.games.caylus.counter import COUNTER
from keepwright.games.caylus.lawyer import TransformBuilding
from keepwright.games.caylus.pieces import CUBES, Construct, Transform, Work
from keepwright.games.caylus.state import Caylus

PRESTIGE, DENIERS, RESOURCES, BUILDINGS_ROW = range(4)
ALL_ROWS: Final = 0b1111


def column_of(state: Caylus, seat: i64, row: i64) -> i64:
    """The column this seat's marker stands on in a row."""
    return amount(state.players[seat].columns, row)


def owed_to(state: Caylus) -> i64:
    """The first seat that has favours to be resolved, when some are owed."""
    seat: i64 = 0
    while not state.players[seat].favours:
        seat += 1
    return seat


def resolve_favour(state: Caylus, seat: i64) -> None:
    """A favour is resolved; with all four rows used in this phase it is lost (R-17, R-40)."""
    me = state.players[seat]
    me.favours -= 1
    state.owed -= 1
    if state.options["simplified_favours"] is True:
        state.score(seat, SIMPLE_FAVOUR)
        events.favour_simplified(state, seat, SIMPLE_FAVOUR)
    elif me.rows_used == ALL_ROWS:
        events.favour_lost(state, seat)
    else:
        state.next(CHOOSE_FAVOUR[seat])


@final
class ChooseFavour(Decision[Caylus]):
    """Choose a row not yet used in this phase; its marker advances (D-FAVOUR-ROW, R-16, R-19)."""

    candidates = CHOOSE_ROW

    def legal(self, state: Caylus) -> i64:
        return ALL_ROWS & ~state.players[self.seat].rows_used

    def obstacles(self, state: Caylus, action: Action) -> Iterator[Obstacle]:
        if state.players[self.seat].rows_used & bit(action.target):
            yield Obstacle("row_used_this_phase", rule="§ favours", row=action.argument)

    def perform(self, state: Caylus, action: Action) -> None:
        row = action.target
        advance_marker(state, self.seat, row)
        if row == PRESTIGE:
            points = ROW_PRESTIGE[column_of(state, self.seat, row)]
            state.score(self.seat, points)
            events.favour_prestige_gained(state, self.seat, points)
        elif row == DENIERS:
            deniers = ROW_DENIERS[column_of(state, self.seat, row)]
            state.players[self.seat].deniers += deniers
            events.favour_deniers_gained(state, self.seat, deniers)
        elif row == RESOURCES:
            state.next(USE_RESOURCE_ROW[self.seat])
        else:
            state.next(USE_BUILDING_ROW[self.seat])


def advance_marker(state: Caylus, seat: i64, row: i64) -> None:
    """The marker moves one column if the next is open; the row is used for this phase (R-18)."""
    me = state.players[seat]
    me.rows_used |= bit(row)
    if column_of(state, seat, row) < OPEN_COLUMNS[state.scored]:
        me.columns += ROWS.one(ROWS.ids[row])
    events.favour_row_chosen(state, seat, ROWS.ids[row], column_of(state, seat, row))


def not_reached(state: Caylus, seat: i64, row: i64, column: i64) -> Iterator[Obstacle]:
    """Only columns up to the marker's can be used (§ favours)."""
    reached = column_of(state, seat, row)
    if column > reached:
        yield Obstacle(
            "column_not_reached", rule="§ favours", column=int(column), reached=int(reached)
        )


@final
class UseResourceRow(Decision[Caylus]):
    """Use one column of the resource row up to the marker, or none (D-FAVOUR-EFFECT, R-15)."""

    candidates = RESOURCE_ROW

    def offer(self, action: Action) -> Offer | None:
        return EXCHANGE if action is EXCHANGE_CUBES else None

    def obstacles(self, state: Caylus, action: Action) -> Iterator[Obstacle]:
        if action is DECLINE:
            return
        if action is EXCHANGE_CUBES:
            yield from not_reached(state, self.seat, RESOURCES, EXCHANGE_COLUMN)
            held = state.players[self.seat].cubes
            if not EXCHANGE.price.affordable(held):
                yield too_few_goods(state, self.seat, "§ favours", EXCHANGE.price)
            return
        column, _ = ROW_RESOURCES[RESOURCE_ROW.number(action) - 1]
        yield from not_reached(state, self.seat, RESOURCES, column)

    def perform(self, state: Caylus, action: Action) -> None:
        if action is DECLINE:
            tell_declined(state, self.seat, ROWS.ids[RESOURCES])
        elif action is EXCHANGE_CUBES:
            COUNTER.carry_out(state, self.seat, EXCHANGE)
        else:
            take_goods(state, self.seat, CUBES, action.target)


@final
class UseBuildingRow(Decision[Caylus]):
    """Use one column of the building row up to the marker, or none (D-FAVOUR-EFFECT).

    The chosen column lends its building's work, which is then decided as there.
    """

    candidates = BUILDING_ROW

    def obstacles(self, state: Caylus, action: Action) -> Iterator[Obstacle]:
        if action is DECLINE:
            return
        yield from not_reached(state, self.seat, BUILDINGS_ROW, action.target)
        if LENT[action.target][self.seat].legal(state) == ONLY_DECLINE:
            yield Obstacle("nothing_to_do_there", rule="§ favours", column=int(action.target))

    def perform(self, state: Caylus, action: Action) -> None:
        if action is DECLINE:
            tell_declined(state, self.seat, ROWS.ids[BUILDINGS_ROW])
        else:
            state.next(LENT[action.target][self.seat])


ONLY_DECLINE: Final = 1
CHOOSE_FAVOUR: Final = TASKS.per_seat(ChooseFavour)
USE_RESOURCE_ROW: Final = TASKS.per_seat(UseResourceRow)
USE_BUILDING_ROW: Final = TASKS.per_seat(UseBuildingRow)


def _lent(work: Work, seat: int) -> Decision[Caylus]:
    """The decision of a building whose work a column of the building row lends."""
    if isinstance(work, Construct):
        return TASKS.add(Build(seat, work))
    assert isinstance(work, Transform)
    return TASKS.add(TransformBuilding(seat, work))


LENT: Final = {
    column: [_lent(work, seat) for seat in range(MOST_SEATS)]
    for column, work in ROW_BUILDINGS.items()
}
