"""What the picture shows at each event, game by game.

`SHOWN` of a game has for the code of an event a test of the picture: with the event's facts, the
picture before it and the picture at it. It shows what the event tells, and did not before.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

Facts = dict[str, Any]
Shown = Callable[[Facts, Facts, Facts], bool]


def came(thing: Any, before: Iterable[Any], after: Iterable[Any]) -> bool:
    """Whether one more of this, and nothing else, is there."""
    return Counter(after) - Counter(before) == Counter([thing]) and went(before, after) == 0


def went(before: Iterable[Any], after: Iterable[Any]) -> int:
    """How many things are not there any more."""
    return (Counter(before) - Counter(after)).total()


def of(seat: str, picture: Facts) -> Facts:
    """What the picture shows of a seat, or of who plays without one."""
    found: Facts = picture["players"].get(seat) or picture["automa"]
    return found


def player(facts: Facts, picture: Facts) -> Facts:
    """What the picture shows of the seat of an event."""
    return of(facts["seat"], picture)


def grew(facts: Facts, before: Facts, after: Facts, field: str) -> int:
    """By how much a number of the seat of an event is greater."""
    return int(player(facts, after)[field]) - int(player(facts, before)[field])


def now(field: str, fact: str = "") -> Shown:
    """The picture has in this field what a fact names."""
    return lambda facts, before, after: after[field] == facts[fact or field]


def is_last_to_pass(facts: Facts, before: Facts, after: Facts) -> bool:
    """The seat has passed as the one with its number."""
    passed: list[str] = after["passed"]
    return [*before["passed"], facts["seat"]] == passed and len(passed) == facts["number"]


def provost_walked(facts: Facts, before: Facts, after: Facts) -> bool:
    """The provost stands where he walked to, as many steps away as he went."""
    return bool(after["provost"] == facts["space"])


COURSE: dict[str, Shown] = {
    "round_began": now("round"),
    "phase_began": now("phase"),
    "passed": is_last_to_pass,
    "provost_moved": provost_walked,
}
