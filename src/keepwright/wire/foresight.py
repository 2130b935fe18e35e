"""What a move would do, told before it is made."""

from __future__ import annotations

from pydantic import BaseModel

from keepwright.wire.events import HappenedOut
from keepwright.wire.forecast import ForecastOut
from keepwright.wire.play import OptionOfDecision
from keepwright.wire.said import Colour, Facts


class OutlookOut(BaseModel):
    """What a seat could build if it were asked now, and what the next income brings each seat."""

    plans: list[OptionOfDecision]
    income: dict[Colour, dict[str, int]]


class PreviewOut(BaseModel):
    """The table as it would be after a move, without making it; chance is left open."""

    view: Facts
    events: list[HappenedOut]
    over: bool
    outlook: OutlookOut
    forecast: ForecastOut


class NextOut(BaseModel):
    """What a seat is asked next, how often in a row, and what each of a few answers changes.

    In `ways` both moves are counted together.
    """

    decision: str
    times: int
    ways: dict[str, dict[Colour, dict[str, int]]]


class ForeseenOut(BaseModel):
    """What a move would do: by how much the numbers of each seat change.

    `sealed`: chance decides next, or all answers are opened, so that it cannot be taken back;
    `chance` is what it decides then.
    `hands_over`: this seat does not decide next. `cost`: the coins paid for it, where an event
    tells; the changes may hold gains that follow at once. `opens`: what it is asked next, if the
    move does nothing yet but ask it; so both can be chosen in one go. `forced`: the only legal
    one of these, which follows the move by itself. `then`: what it is asked next, if the move does
    something first.
    """

    changes: dict[Colour, dict[str, int]]
    sealed: bool
    chance: str | None = None
    hands_over: bool
    cost: int | None = None
    opens: list[OptionOfDecision] = []
    forced: str | None = None
    then: NextOut | None = None


class ForesightOut(BaseModel):
    """What every legal answer to one's decision would do, by its move; and one's outlook."""

    seq: int
    seat: Colour
    choices: dict[str, ForeseenOut]
    outlook: OutlookOut
