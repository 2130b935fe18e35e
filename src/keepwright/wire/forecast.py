"""What lies ahead of a seat."""

from __future__ import annotations

from pydantic import BaseModel

from keepwright.catalogue.pieces import PrintedEffect
from keepwright.forecast import Going
from keepwright.wire.events import HappenedOut
from keepwright.wire.said import Colour


class WayOut(BaseModel):
    """One thing that can be done at a place; `lacks` is what its price asks beyond what is held."""

    effect: PrintedEffect
    is_open: bool
    lacks: dict[str, int]


class CellOut(BaseModel):
    """What one place brings: what comes by itself, and what can be done there.

    `short`: by how many spaces the provost does not reach it; then it brings nothing. `others`: who
    gains by it, each one of several bundles. `asks`: the decision in which a way is chosen.
    `events`: what happens there beside that.
    """

    short: int
    gains: dict[str, int]
    ways: list[WayOut]
    others: dict[Colour, list[dict[str, int]]]
    asks: str
    events: list[HappenedOut]


class ReachOut(BaseModel):
    """What it takes to bring the provost to a place, and what that `brings`.

    `cost` is null if one cannot do it alone.
    """

    steps: int
    cost: dict[str, int] | None
    lacks: dict[str, int]
    brings: CellOut


class RowOut(BaseModel):
    """A place where a seat has something to expect; `space` is 0 beside the road."""

    place: str
    piece: str
    space: int
    has_worker: bool
    reach: ReachOut | None


class ColumnOut(BaseModel):
    """One course that things can take, a cell for each row; `space` is the provost's then.

    `back`, `on`: the others push the provost as far as they can and can pay; `only`: there is no
    provost; `next`: what the next visit of a place brings, in a game without rounds.
    """

    going: Going
    space: int | None
    cells: list[CellOut]


class AheadOut(BaseModel):
    """Something that happens after the works, with all courses in which it does."""

    event: HappenedOut
    going: list[Going]


class ScoringOut(BaseModel):
    """What comes when all of `left` are taken, or a `space` is reached, and what it would do.

    `going` are the courses in which it comes at the end of this round.
    """

    thing: str
    left: int
    space: int | None
    events: list[HappenedOut]
    going: list[Going]


class ForecastOut(BaseModel):
    """What a seat can expect if everybody goes on quietly from here."""

    rows: list[RowOut]
    columns: list[ColumnOut]
    ahead: list[AheadOut]
    scoring: ScoringOut | None


class ForecastNowOut(ForecastOut):
    """A forecast from a position of a table; `seq` is its last event."""

    seq: int
