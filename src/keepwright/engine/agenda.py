"""Tasks: what the rules still ask for. The agenda is a stack of them; the top one is due."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Concatenate, Final, Generic, ParamSpec, TypeVar, final

from mypy_extensions import i64

from keepwright.engine.action import Action, Candidates
from keepwright.engine.chance import Dealer
from keepwright.engine.choices import bit, count, lowest, nth, numbers
from keepwright.engine.obstacle import Obstacle, shared_obstacles

if TYPE_CHECKING:
    from keepwright.engine.state import State
    from keepwright.engine.trade import Offer

P = ParamSpec("P")
S = TypeVar("S", bound="State")

Fields = dict[str, str | int]


def in_snake_case(name: str) -> str:
    """The name of a class as an id.

    >>> in_snake_case("PlaceOrPass")
    'place_or_pass'
    """
    return re.sub("(?<!^)(?=[A-Z])", "_", name).lower()


class Task(Generic[S]):
    """One thing the rules still ask for. Immutable: made once, numbered, shared by all games.

    It has the name of its class, unless the class or the one that makes it says another.
    """

    name: str = ""

    def __init__(self) -> None:
        if not self.name:
            self.name = in_snake_case(type(self).__name__)
        self._sign: i64 = 0

    def sign(self) -> int:
        """A number that stands for this task in keys of positions; worked out once."""
        if self._sign == 0:
            digest = hashlib.sha256(task_key(self.name, self.fields()).encode()).digest()
            self._sign = int.from_bytes(digest[:7], "big")
        return int(self._sign)

    def fields(self) -> Fields:
        """What tells this task from others of its name; `seat` is a seat number."""
        return {}

    def run(self, state: S) -> None:
        """Carry out the task, which was taken off; put back on top, it waits for someone's word."""
        raise NotImplementedError  # pragma: no cover

    def fits(self, state: S, above: list[Task[Any]]) -> bool:
        """Whether the position can have this task on its agenda, beneath those above.

        What waits beneath others is carried out when they are done, whatever was decided there; a
        task that may wait so says when.
        """
        return not above

    def __repr__(self) -> str:
        return f"<{task_key(self.name, self.fields())}>"

    def __copy__(self) -> Task[S]:
        return self

    def __deepcopy__(self, memo: object) -> Task[S]:
        return self

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        from keepwright.engine.game import LOADED, task_of

        for game in LOADED.values():
            if type(game.tasks.find(self.name, self.fields())) is type(self):
                return task_of, (game.id, self.name, self.fields())
        raise TypeError(f"{self!r} belongs to no game")


class Step(Task[S]):
    """A task that simply happens; what should follow is put on top of the agenda."""


class SeatStep(Step[S]):
    """A step that concerns one seat."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: Final[i64] = seat

    def fields(self) -> Fields:
        return {"seat": int(self.seat)}


class Decision(Task[S]):
    """A task that one seat decides, among numbered candidates."""

    candidates: Candidates

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: Final[i64] = seat

    def fields(self) -> Fields:
        return {"seat": int(self.seat)}

    def legal(self, state: S) -> i64:
        """The numbers of the allowed candidates, as a set of bits."""
        allowed: i64 = 0
        for number, action in enumerate(self.candidates.actions):
            for _ in self.obstacles(state, action):
                break
            else:
                allowed |= bit(number)
        return allowed

    def obstacles(self, state: S, action: Action) -> Iterator[Obstacle]:
        """All reasons against a candidate, in the order of the rules."""
        raise NotImplementedError  # pragma: no cover

    def perform(self, state: S, action: Action) -> None:
        """Do what was decided. It may trust that the action is legal."""
        raise NotImplementedError  # pragma: no cover

    def default(self, state: S) -> Action | None:
        """The answer a table proposes, where the rules name one."""
        return None

    def offer(self, action: Action) -> Offer | None:
        """What an answer trades, if it takes an offer."""
        return None

    def times(self, state: S) -> int:
        """How often in a row this can be asked, now that it is due: as often as it waits there."""
        found = 0
        for task in state.agenda[::-1]:
            if not isinstance(task, Decision) or (task.name, task.seat) != (self.name, self.seat):
                break
            found += 1
        return found

    def fits(self, state: S, above: list[Task[Any]]) -> bool:
        return not above and self.legal(state) != 0

    def run(self, state: S) -> None:
        allowed: i64 = self.legal(state)
        if allowed & (allowed - 1):
            if state.due is None:  # as `ask` does; a call more would be felt here
                state.due = self
                state.asked = self
                state.choices = allowed
                state.waiting = True
            else:
                state.ask(self, allowed)
            return
        if allowed == 0:
            raise AssertionError(f"no legal answer to {self!r}")
        action = self.candidates.actions[lowest(allowed)]
        if state.heard is not None:
            state.tell_because(
                self.reasons(state, action),
                "forced",
                seat=state.seats[self.seat],
                decision=self.name,
                action=action.text,
            )
        self.perform(state, action)

    def reasons(self, state: S, only: Action) -> list[Obstacle]:
        """Why one action alone is left: without these obstacles there would have been a choice.

        They stand against every other action; where reasons differ, there is no cause to name.
        """
        others = [
            list(self.obstacles(state, action))
            for action in self.candidates.actions
            if action is not only
        ]
        return shared_obstacles(others)


class FreeChoice(Decision[S]):
    """A decision in which every candidate is always allowed."""

    def legal(self, state: S) -> i64:
        return bit(len(self.candidates.actions)) - 1

    def obstacles(self, state: S, action: Action) -> Iterator[Obstacle]:
        yield from ()


class SecretDecision(Decision[S]):
    """A decision whose legal answers depend on what others may not know.

    It is asked even where only one answer is legal: to go on by itself would tell the others.
    """

    def run(self, state: S) -> None:
        state.ask(self, self.legal(state))


class Together(SecretDecision[S]):
    """One of several decisions that stand side by side on the agenda and are made at once.

    Any of their seats may answer first. An answer is sealed: `perform` keeps it where only its own
    seat can see it, and a Step behind the last of them carries all of them out.
    """

    def fits(self, state: S, above: list[Task[Any]]) -> bool:
        for task in above:
            if not isinstance(task, Together) or task.name != self.name:
                return False
        return self.legal(state) != 0


class Chance(Task[S]):
    """A task that fate decides: an ordered draw of some of the named things in a pool.

    The dealer draws; the outcome is written in the record as the verb and the names drawn.
    """

    def things(self, state: S) -> tuple[str, ...]:
        """The ids of all things that could ever be drawn here; outcomes are numbers in it."""
        raise NotImplementedError  # pragma: no cover

    def pool(self, state: S) -> list[int]:
        """The things that can be drawn now, once for each copy."""
        raise NotImplementedError  # pragma: no cover

    def count(self, state: S) -> int:
        """How many are drawn."""
        raise NotImplementedError  # pragma: no cover

    def perform(self, state: S, drawn: list[int]) -> None:
        """Do what fate decided."""
        raise NotImplementedError  # pragma: no cover

    def deal(self, state: S, dealer: Dealer) -> None:
        """Let the dealer decide, and do it."""
        self.perform(state, dealer.draw(self.pool(state), self.count(state)))

    def fits(self, state: S, above: list[Task[Any]]) -> bool:
        return not above and len(self.pool(state)) >= self.count(state)

    def run(self, state: S) -> None:
        state.next(self)
        state.chance = self
        state.waiting = True

    def text(self, state: S, drawn: list[int]) -> str:
        """The outcome in notation."""
        things = self.things(state)
        return " ".join([self.name, *(things[number] for number in drawn)])


class Shuffle(Chance[S]):
    """A chance that puts all things of the pool in an order."""

    def count(self, state: S) -> int:
        return len(self.pool(state))

    def deal(self, state: S, dealer: Dealer) -> None:
        pool = self.pool(state)
        self.perform(state, dealer.draw(pool, len(pool)))


class DrawFromSet(Chance[S]):
    """A chance that draws among the numbers of a set."""

    def left(self, state: S) -> i64:
        """What can be drawn now, as bits."""
        raise NotImplementedError  # pragma: no cover

    def take(self, state: S, one: i64) -> None:
        """Do what fate decided, where it draws one thing."""
        self.perform(state, [one])

    def pool(self, state: S) -> list[int]:
        return numbers(self.left(state))

    def deal(self, state: S, dealer: Dealer) -> None:
        if self.count(state) == 1:  # without a list of all that is left
            left: i64 = self.left(state)
            self.take(state, nth(left, dealer.below(count(left))))
        else:
            super().deal(state, dealer)


def task_key(name: str, fields: Fields) -> str:
    """The text that names one task among all of a game.

    >>> task_key("produce", {"seat": 1, "place": "park"})
    'produce place=park seat=1'
    """
    return " ".join([name, *(f"{key}={fields[key]}" for key in sorted(fields))])


TaskType = TypeVar("TaskType", bound=Task[Any])


@final
class Tasks:
    """All the tasks of one game, made once, found by name and fields when a game is loaded."""

    def __init__(self, most_seats: int) -> None:
        self.most_seats: Final = most_seats
        self.by_key: Final[dict[str, Task[Any]]] = {}
        self.families: Final[dict[str, Callable[[Fields], Task[Any] | None]]] = {}

    def add(self, task: TaskType) -> TaskType:
        """Register a task and give it back."""
        self.by_key[task_key(task.name, task.fields())] = task
        return task

    def family(self, name: str, find: Callable[[Fields], Task[Any] | None]) -> None:
        """Say how tasks of a name are found that are too many to be made beforehand."""
        self.families[name] = find

    def find(self, name: str, fields: Fields) -> Task[Any] | None:
        """The task of this name with these fields; None if there is none."""
        found = self.by_key.get(task_key(name, fields))
        if found is None and name in self.families:
            found = self.families[name](fields)
        return None if found is None or found.fields() != fields else found

    def per_seat(
        self, make: Callable[Concatenate[int, P], TaskType], *about: P.args, **more: P.kwargs
    ) -> list[TaskType]:
        """One such task for each seat."""
        return [self.add(make(seat, *about, **more)) for seat in range(self.most_seats)]
