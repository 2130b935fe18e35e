"""What can go wrong, kept apart by type; the code and the facts make the sentence elsewhere."""

from __future__ import annotations

from typing import ClassVar

from keepwright.engine.obstacle import Fact, Obstacle
from keepwright.engine.showing import spoken


class KeepwrightError(Exception):
    """Any refusal of keepwright: a stable code, and facts for a sentence in the user's language."""

    code: ClassVar[str] = "error"

    def __init__(self, **facts: Fact) -> None:
        super().__init__()
        self.facts: dict[str, Fact] = facts

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        said = spoken(self)
        if said:
            return f"{self.code}: {said} ({facts})" if facts else f"{self.code}: {said}"
        return f"{self.code}: {facts}" if facts else self.code

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return _again, (type(self), self.facts)


def _again(kind: type[KeepwrightError], facts: dict[str, Fact]) -> KeepwrightError:
    return kind(**facts)


class UnknownGame(KeepwrightError):
    """There is no game with this id."""

    code: ClassVar[str] = "unknown_game"


class BadOption(KeepwrightError):
    """A game option does not exist or does not take this value."""

    code: ClassVar[str] = "bad_option"


class BadSeats(KeepwrightError):
    """The game is not for this number of seats, or a seat's colour is unknown or taken twice."""

    code: ClassVar[str] = "bad_seats"


class UnknownSeat(KeepwrightError):
    """Nobody at this table has that number or colour."""

    code: ClassVar[str] = "unknown_seat"


class TooMany(KeepwrightError):
    """More of one thing than can be counted: the supply has no end, a position has one."""

    code: ClassVar[str] = "too_many"


class OtherGame(KeepwrightError):
    """Two positions belong together only if game, seats and options are the same."""

    code: ClassVar[str] = "other_game"


class Refusal(KeepwrightError):
    """An action was not taken; the game stands as it stood."""

    code: ClassVar[str] = "refusal"


class Unreadable(Refusal):
    """The text is no action of this game."""

    code: ClassVar[str] = "unreadable"


class NotAskedFor(Refusal):
    """The action exists, but the decision that is due is about something else."""

    code: ClassVar[str] = "not_asked_for"


class NotYourSeat(Refusal):
    """Another seat is to decide."""

    code: ClassVar[str] = "not_your_seat"


class Stale(Refusal):
    """The table has moved on since this seat looked at it."""

    code: ClassVar[str] = "stale"


class Over(Refusal):
    """The game is over: nothing is asked any more."""

    code: ClassVar[str] = "over"


class NothingToUndo(Refusal):
    """Nothing of this seat can be taken back: another seat or chance has acted since."""

    code: ClassVar[str] = "nothing_to_undo"


class Obstructed(Refusal):
    """The action is asked for but not allowed now: `obstacles` are all reasons, as the rules go.

    >>> from keepwright import new_game, play
    >>> try:
    ...     play(new_game("caylus", seats=2, seed=1), "place stables")
    ... except Obstructed as refused:
    ...     print(refused.obstacles)
    [Obstacle('closed_for_two', rule='§ 2 players', place='stables')]
    """

    code: ClassVar[str] = "obstructed"

    def __init__(self, obstacles: list[Obstacle] | None = None, **facts: Fact) -> None:
        super().__init__(**facts)
        self.obstacles: list[Obstacle] = obstacles or []

    def __str__(self) -> str:
        return f"{super().__str__()}: {', '.join(o.code for o in self.obstacles)}"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return _obstructed_again, (self.obstacles, self.facts)


def _obstructed_again(obstacles: list[Obstacle], facts: dict[str, Fact]) -> Obstructed:
    return Obstructed(obstacles, **facts)


class BadState(KeepwrightError):
    """JSON that is no position of this game; `path` says where, `why` what is wrong there."""

    code: ClassVar[str] = "bad_state"


class BadRecord(KeepwrightError):
    """Text that is no record of a game; `line` says where."""

    code: ClassVar[str] = "bad_record"


class BadScenario(KeepwrightError):
    """A file that is no scenario."""

    code: ClassVar[str] = "bad_scenario"
