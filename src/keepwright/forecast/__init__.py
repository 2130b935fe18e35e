"""The forecast: what lies ahead of a seat if everybody goes on quietly from here.

Each game tells it in its face `forecast`, by playing on copies with its own tasks.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, Literal

from keepwright.catalogue.pieces import ALL_TOLD, PrintedEffect
from keepwright.engine.event import Event
from keepwright.engine.state import State
from keepwright.engine.trade import Amounts
from keepwright.faces import face

# How far the provost goes: as far back as the others can push him, not at all, as far on. Without
# him there is one course; `next` is the next visit of a place, in a game without rounds.
Going = Literal["back", "stays", "on", "only", "next"]
STAYS: Final = "stays"


@dataclass(frozen=True)
class Way:
    """One thing that can be done at a place: whether it can be paid then, and what it lacks."""

    __pydantic_config__ = ALL_TOLD

    effect: PrintedEffect
    is_open: bool
    lacks: Amounts


@dataclass
class Cell:
    """What one place brings: what comes by itself, and what can be done there.

    `short` is by how many spaces the provost does not reach it. `others` are the seats that gain
    by it, each one of several bundles. `asks` is the decision in which a way is chosen, and
    `events` tell what happens there beside that.
    """

    __pydantic_config__ = ALL_TOLD

    short: int = 0
    gains: Amounts = field(default_factory=dict)
    ways: list[Way] = field(default_factory=list)
    others: dict[str, list[Amounts]] = field(default_factory=dict)
    asks: str = ""
    events: list[dict[str, Any]] = field(default_factory=list)


@dataclass(frozen=True)
class Reach:
    """What it takes to bring the provost to a place: his steps, their price, and what one lacks.

    `cost` is None where one cannot bring him so far alone; `brings` is what the place would bring.
    """

    __pydantic_config__ = ALL_TOLD

    steps: int
    cost: Amounts | None
    lacks: Amounts
    brings: Cell


@dataclass(frozen=True)
class Row:
    """A place where something is to be expected: a worker of one's own, or others at one's own.

    `piece` is what is printed there, if it is a piece; `space` its number on the road, 0 beside it.
    """

    __pydantic_config__ = ALL_TOLD

    place: str
    piece: str
    space: int
    has_worker: bool
    reach: Reach | None


@dataclass(frozen=True)
class Column:
    """One course that things can take; `space` is where the provost stands then."""

    __pydantic_config__ = ALL_TOLD

    going: Going
    space: int | None
    cells: list[Cell]


@dataclass(frozen=True)
class Ahead:
    """Something that happens after the works, with all courses in which it does."""

    __pydantic_config__ = ALL_TOLD

    event: dict[str, Any]
    going: list[Going]


@dataclass(frozen=True)
class Scoring:
    """What comes next of its kind, whenever it comes: what it would do as things stand.

    `thing` names it; it comes when all of `left` are taken, or a `space` is reached: by the
    bailiff on the road, by the Guildhall.
    `going` are the courses in which it comes at the end of this round.
    """

    __pydantic_config__ = ALL_TOLD

    thing: str
    left: int
    space: int | None
    events: list[dict[str, Any]]
    going: list[Going]


@dataclass(frozen=True)
class Forecast:
    """What a seat can expect; each column has a cell for each row."""

    __pydantic_config__ = ALL_TOLD

    rows: list[Row] = field(default_factory=list)
    columns: list[Column] = field(default_factory=list)
    ahead: list[Ahead] = field(default_factory=list)
    scoring: Scoring | None = None


NOTHING: Final = Forecast()


def forecast(state: State, seat: int) -> Forecast:
    """What lies ahead of a seat, as far as its game says.

    >>> from keepwright.engine.play import new_game, play
    >>> state = play(new_game("caylus", seats=2, seed=1), "place trading_post")
    >>> ahead = forecast(state, 1 - state.seat)
    >>> [row.place for row in ahead.rows], ahead.columns[1].cells[0].gains
    (['trading_post'], {'denier': 3})
    """
    told = face(state.game.id, "forecast")
    if state.over or told is None:
        return NOTHING
    found: Forecast = told.forecast(state, seat)
    return found


def told_to(event: Event, seat: int) -> dict[str, Any]:
    """An event as this seat is told it."""
    return event.seen_by(seat).to_json()
