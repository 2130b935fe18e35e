"""State: the whole position, secrets included. Each game extends it with its own fields."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64, mypyc_attr

from keepwright.engine.agenda import Chance, Decision, Task
from keepwright.engine.chance import Dealer
from keepwright.engine.errors import OtherGame
from keepwright.engine.event import Event
from keepwright.engine.obstacle import Fact, Obstacle
from keepwright.engine.showing import drawn

if TYPE_CHECKING:
    from keepwright.engine.game import Game


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Later:
    """A task of the agenda that is not due yet, and the rest of them. Positions share these."""

    def __init__(self, task: Task[Any], rest: Later | None) -> None:
        self.task: Final = task
        self.rest: Final = rest


@mypyc_attr(acyclic=True)
class State:
    """A position of some game: its agenda and, in each game's own class, everything else.

    It changes only inside play, on a copy. `due` is the top task of the agenda, which waits for a
    seat or for fate; None when the game is over. `asked` is the same where it is a decision, and
    `choices` caches what is legal then; `chance` is the same where it is a chance. `heard`
    collects events while somebody listens, and is None when nobody does; `scenes` collects the
    position at each of them, for who also looks on. The agenda holds what is under way; what comes
    after it is read off the rest of the position (`Game.go_on`).
    """

    def __init__(self, game: Game, options: dict[str, bool | str], seats: tuple[str, ...]) -> None:
        self.game: Final = game
        self.options: Final = options
        self.seats: Final = seats
        self.due: Task[Any] | None = None
        self.later: Later | None = None
        self.asked: Decision[Any] | None = None
        self.chance: Chance[Any] | None = None
        self.choices: i64 = 0
        self.waiting: bool = False
        self.over: bool = False
        self.heard: list[Event] | None = None
        self.scenes: list[State] | None = None
        self.dealer: Dealer | None = None

    def copy(self) -> State:
        """An independent twin that nobody listens to."""
        raise NotImplementedError  # pragma: no cover

    def assign(self, other: State) -> None:
        """Become a copy of another position of the same table, reusing this one's memory."""
        if self.options is not other.options or self.seats is not other.seats:
            self.check_same_table(other)
        self.become(other)

    def check_same_table(self, other: State) -> None:
        """OtherGame if a position is not of the same game, seats and options."""
        mine = (self.game.id, self.seats, self.options)
        if mine != (other.game.id, other.seats, other.options):
            raise OtherGame(
                game=self.game.id,
                seats=list(self.seats),
                given=other.game.id,
                others=list(other.seats),
            )

    def become(self, other: Any) -> None:
        """Take over everything from another position of the same table."""
        raise NotImplementedError  # pragma: no cover

    def assign_agenda(self, other: State) -> None:
        """Have the same to do as another position."""
        self.due = other.due
        self.later = other.later
        self.asked = other.asked
        self.chance = other.chance
        self.choices = other.choices
        self.waiting = other.waiting
        self.over = other.over

    @property
    def agenda(self) -> list[Task[Any]]:
        """All that is under way, as a new list; the task that is due comes last."""
        found: list[Task[Any]] = []
        if self.due is not None:
            found.append(self.due)
        later = self.later
        while later is not None:
            found.append(later.task)
            later = later.rest
        return found[::-1]

    @agenda.setter
    def agenda(self, tasks: list[Task[Any]]) -> None:
        self.due = None
        self.later = None
        for task in tasks:
            self.next(task)

    def next(self, task: Task[Any]) -> None:
        """Put a task on top of the agenda: it is due next."""
        if self.due is not None:
            self.later = Later(self.due, self.later)
        self.due = task

    def next_all(self, tasks: list[Task[Any]]) -> None:
        """Put tasks on top of the agenda, the first of them to come first."""
        for place in range(len(tasks) - 1, -1, -1):
            self.next(tasks[place])

    def drop(self) -> None:
        """Take the top task off the agenda."""
        later = self.later
        if later is None:
            self.due = None
        else:
            self.due = later.task
            self.later = later.rest

    def ask(self, decision: Decision[Any], allowed: i64) -> None:
        """Wait for the answer to a decision, one of these."""
        if self.due is not None:
            self.later = Later(self.due, self.later)
        self.due = decision
        self.asked = decision
        self.choices = allowed
        self.waiting = True

    def go_on(self) -> None:
        """Nobody is waited for any more."""
        self.asked = None
        self.chance = None
        self.choices = 0
        self.waiting = False

    def settle(self) -> None:
        """Carry out what needs no one, until a seat or fate must decide or nothing is left."""
        self.asked = None  # as `go_on` and `drop` do; calls more would be felt here
        self.chance = None
        self.choices = 0
        self.waiting = False
        while not self.waiting:
            task = self.due
            if task is not None:
                later = self.later
                if later is None:
                    self.due = None
                else:
                    self.due = later.task
                    self.later = later.rest
                task.run(self)
            elif self.over:
                return
            else:
                self.game.go_on(self)

    def comes_next(self) -> bool:
        """Whether something is still to be done; if the agenda is empty, what is put on it."""
        while self.due is None and not self.over:
            self.game.go_on(self)
        return not self.over

    @property
    def is_heard(self) -> bool:
        """Whether somebody listens, so that numbers are explained and facts put together."""
        return self.heard is not None

    def tell(self, code: str, **facts: Fact) -> None:
        """Tell the listener what happened; the `events` of a game put facts together for it."""
        if self.heard is not None:
            self._hear(Event(code, facts))

    def tell_because(self, reasons: list[Obstacle], code: str, **facts: Fact) -> None:
        """Tell what happened, and what left no other way."""
        if self.heard is not None:
            self._hear(Event(code, facts, reasons=reasons))

    def tell_owner(self, owner: i64, code: str, secret: dict[str, Fact], **facts: Fact) -> None:
        """Tell what happened, with facts that only this seat may know."""
        if self.heard is not None:
            self._hear(Event(code, facts, secret, int(owner)))

    def _hear(self, event: Event) -> None:
        assert self.heard is not None
        self.heard.append(event)
        if self.scenes is not None:
            self.scenes.append(self.copy())

    @property
    def seat(self) -> int | None:
        """The seat that is to decide; None when chance is due or the game is over."""
        due = self.due
        return int(due.seat) if isinstance(due, Decision) else None

    def lies_open(self, field: str) -> bool:
        """Whether a field that is its owner's secret lies open to everybody now."""
        return False

    def hides_points(self) -> bool:
        """Whether the others may not know now how many points a seat has."""
        return False

    def to_json(self) -> dict[str, Any]:
        """The position as documented JSON, agenda included."""
        from keepwright.engine.saving import state_to_json

        return state_to_json(self)

    def digest(self) -> str:
        """A hash that tells two positions apart."""
        text = json.dumps(self.to_json(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()

    def parts(self) -> tuple[object, ...]:
        """All that tells positions apart beside the agenda: numbers, and tuples of them."""
        return (int(self.digest(), 16),)

    def key(self) -> int:
        """A number of 64 bits for tables of positions: far cheaper than the digest.

        Equal positions have equal keys, in both forms and in every process; different ones of a
        game with the same seats and options differ, as far as 64 bits can tell.
        """
        signs = tuple([task.sign() for task in self.agenda])
        return hash((self.over, signs, self.parts()))

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, State) and self.to_json() == other.to_json()

    def summary(self) -> str:
        """A line about the position, for `repr`."""
        return ""

    def __repr__(self) -> str:
        due = self.due
        if due is None:
            asked = "over"
        elif isinstance(due, Decision):
            asked = f"{self.seats[due.seat]} to decide {due.name}"
        elif isinstance(due, Chance):
            asked = f"chance decides {due.name}"
        else:
            asked = f"{due.name} is due"
        return f"<{self.game.id}: {self.summary()}; {asked}>"

    def _repr_svg_(self) -> str | None:
        """The whole position as a picture, for notebooks."""
        return drawn(self)

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return state_of, (self.game.id, self.to_json())


def state_of(game_id: str, facts: dict[str, Any]) -> State:
    """The position of this game that the JSON describes, just as it was written.

    >>> from keepwright.engine.play import new_game
    >>> state = new_game("caylus", seats=2, seed=1)
    >>> state_of("caylus", state.to_json()) == state
    True
    """
    from keepwright.engine.game import load

    return load(game_id).state_from_json(facts)
