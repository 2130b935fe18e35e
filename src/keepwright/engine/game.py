"""Game: a printed game. Its facts, its options, and how a position of it is made."""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, final

from keepwright.engine.action import Action, Actions
from keepwright.engine.agenda import Fields, Task, Tasks
from keepwright.engine.chance import Dealer
from keepwright.engine.errors import BadOption, BadSeats, BadState, UnknownGame
from keepwright.engine.fields import Field
from keepwright.engine.forms import shown
from keepwright.engine.saving import read_state
from keepwright.engine.scoring import ScoreSheet
from keepwright.engine.state import State
from keepwright.engine.wrong_type import check_list, check_map

OptionValue = bool | str


@final
class Option:
    """A choice of rules made before the game: on or off, or one of several words."""

    def __init__(self, id: str, values: tuple[OptionValue, ...], default: OptionValue) -> None:
        self.id: Final = id
        self.values: Final = values
        self.default: Final = default

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Option):
            return False
        return self.id == other.id and self.values == other.values and self.default == other.default

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"<Option {self.id}: {', '.join(option_text(value) for value in self.values)}>"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Option, (self.id, self.values, self.default)


def switch(id: str) -> Option:
    """An option that is off unless it is switched on."""
    return Option(id, (False, True), False)


@final
class Limits:
    """How long a game can last and what it can bring: for programs that must know it beforehand.

    `rounds` are the most that there can be; None where the rules let a game go on. `decisions` are
    the most of one seat. Where the rules let a game go on, no sensible game comes near; whoever
    plays without people breaks it off there, and it counts as it stands. `points` is a range to
    scale by, which random games keep to. It is not proven to hold of every game.

    >>> load("caylus").limits
    <Limits: rounds 18, decisions 1080, points (0, 400)>
    """

    def __init__(self, rounds: int | None, decisions: int, points: tuple[int, int]) -> None:
        self.rounds: Final = rounds
        self.decisions: Final = decisions
        self.points: Final = points

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Limits):
            return False
        return (
            self.rounds == other.rounds
            and self.decisions == other.decisions
            and self.points == other.points
        )

    def __hash__(self) -> int:
        return hash((self.rounds, self.decisions, self.points))

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Limits, (self.rounds, self.decisions, self.points)

    def __repr__(self) -> str:
        return f"<Limits: rounds {self.rounds}, decisions {self.decisions}, points {self.points}>"


class Game:
    """A printed game: facts, options, tables of its actions and tasks, and its set-up.

    `unconfirmed` are the figures that rest on thin evidence, each with its ruling.
    """

    def __init__(
        self,
        id: str,
        title: str,
        edition: str,
        rules: str,
        seats: range,
        colours: tuple[str, ...],
        options: tuple[Option, ...],
        status: str,
        actions: Actions,
        tasks: Tasks,
        state_fields: tuple[Field, ...],
        player_fields: tuple[Field, ...],
        limits: Limits,
        unconfirmed: Mapping[str, str] | None = None,
    ) -> None:
        self.id: Final = id
        self.title: Final = title
        self.edition: Final = edition
        self.rules: Final = rules
        self.least_seats: Final = seats.start
        self.most_seats: Final = seats.stop - 1
        self.colours: Final = colours
        self.options: Final = options
        self.defaults: Final = {option.id: option.default for option in options}
        self.status: Final = status
        self.actions: Final = actions
        self.tasks: Final = tasks
        self.state_fields: Final = state_fields
        self.player_fields: Final = player_fields
        self.limits: Final = limits
        self.unconfirmed: Final = dict(unconfirmed or {})
        self.starts: Final[dict[tuple[object, ...], State]] = {}  # the positions before set-up

    def empty_state(self, options: dict[str, OptionValue], seats: tuple[str, ...]) -> State:
        """A position with nothing set up and an empty agenda."""
        raise NotImplementedError  # pragma: no cover

    def go_on(self, state: Any) -> None:
        """Put on the agenda what comes next, read off the position; or the game is over.

        It is asked whenever the agenda is empty and the game is not over.
        """
        raise NotImplementedError  # pragma: no cover

    def phases(self) -> tuple[str, ...]:
        """The phases of a round, in their order, as a scenario can begin with them."""
        return ()

    def start_named(self, name: str) -> str:
        """The phase or task that a scenario can also begin with under this name."""
        return name

    def is_set_up(self, state: Any) -> bool:
        """Whether the set-up is behind the players."""
        return True

    def usual_answer(self, state: Any, legal: list[Action]) -> Action:
        """What is answered in the set-up where a scenario begins behind it: the first that may."""
        return legal[0]

    def enter(self, state: Any, task: Task[Any]) -> None:
        """Make the position one in which this task is due, for scenarios that begin with it."""

    def players(self, state: Any) -> list[Any]:
        """The players' parts of a position, by seat."""
        raise NotImplementedError  # pragma: no cover

    def complete(self, state: Any, facts: Mapping[str, Any]) -> None:
        """Work out derived fields after reading, and check that the position is possible."""
        raise NotImplementedError  # pragma: no cover

    def check_agenda(self, state: Any) -> None:
        """Check that every task of the agenda can be carried out when its turn comes."""
        above: list[Task[Any]] = []
        for task in state.agenda[::-1]:
            if not task.fits(state, above):
                raise BadState(path=f"agenda.{len(above)}", why="cannot_be_done", given=task.name)
            above.append(task)

    def score_sheet(self, state: Any, explained: bool = True) -> ScoreSheet:
        """Every seat's points as if the game ended now, with their sources where they are read."""
        raise NotImplementedError  # pragma: no cover

    def seats_for(self, options: Mapping[str, OptionValue]) -> range:
        """How many seats a game with these options can have."""
        return range(self.least_seats, self.most_seats + 1)

    def headers(self, seats: tuple[str, ...], options: Mapping[str, OptionValue]) -> dict[str, str]:
        """What the record of such a game has to say about it beyond what every record says."""
        return {}

    def make_room(self, facts: dict[str, Any], given: Mapping[str, Any]) -> None:
        """Take out of a dealt position what the given facts of a scenario put elsewhere."""

    def check_table(self, seats: tuple[str, ...], options: Mapping[str, OptionValue]) -> None:
        """Refuse options that are not for so many seats."""
        fitting = self.seats_for(options)
        if len(seats) not in fitting:
            least, most = fitting.start, fitting.stop - 1
            raise BadSeats(game=self.id, given=len(seats), least=least, most=most)

    def check_seats(self, seats: tuple[str, ...]) -> tuple[str, ...]:
        """The seats, if this game can be played by them."""
        if not self.least_seats <= len(seats) <= self.most_seats:
            raise BadSeats(
                game=self.id, given=len(seats), least=self.least_seats, most=self.most_seats
            )
        for name in seats:
            if name not in self.colours or seats.count(name) > 1:
                raise BadSeats(game=self.id, colour=name, colours=list(self.colours))
        return seats

    def check_options(self, given: Mapping[str, Any]) -> dict[str, OptionValue]:
        """All options with the given values or their defaults."""
        chosen = dict(self.defaults)
        if isinstance(given, dict) and not given:
            return chosen
        check_map("options", "a dict of options with their values", given)
        known = {option.id: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                raise BadOption(game=self.id, option=str(name), options=list(known))
            if not isinstance(value, bool | str) or value not in known[name].values:
                values = [option_text(value) for value in known[name].values]
                raise BadOption(game=self.id, option=name, given=shown(value), values=values)
            chosen[name] = value
        return chosen

    def colours_of(self, seats: int | Sequence[str]) -> tuple[str, ...]:
        """The colours at a table of so many seats, or these (`red blue`), if they can play it."""
        if not isinstance(seats, int):
            named = seats.split() if isinstance(seats, str) else seats
            check_list("seats", str, "colours, or how many there are", named)
            return self.check_seats(tuple(named))
        if not self.least_seats <= seats <= self.most_seats:
            raise BadSeats(game=self.id, given=seats, least=self.least_seats, most=self.most_seats)
        return self.colours[:seats]

    def new_state(self, seats: int | Sequence[str], options: Mapping[str, Any]) -> State:
        """The position before set-up; its first chance, if any, is due."""
        colours = self.colours_of(seats)
        chosen = self.check_options(options)
        kept = self.starts.get((colours, *chosen.values()))
        if kept is None:
            self.check_table(colours, chosen)
            kept = self.empty_state(chosen, colours)
            kept.settle()
            if colours == self.colours[: len(colours)]:
                self.starts[colours, *chosen.values()] = kept
        return kept.copy()

    def state_from_json(self, facts: Mapping[str, Any]) -> State:
        """The position that JSON of `State.to_json` describes."""
        return read_state(self, facts)

    def guess(self, facts: Mapping[str, Any], seat: int, dealer: Dealer) -> State:
        """A position that fits what this seat knows. Nothing is open where nothing is hidden."""
        return read_state(self, facts)

    def __repr__(self) -> str:
        return f"<Game {self.id}>"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return load, (self.id,)


def option_text(value: OptionValue) -> str:
    """An option's value as it is written in records and on the command line.

    >>> option_text(True), option_text("standard")
    ('true', 'standard')
    """
    return str(value).lower() if isinstance(value, bool) else value


def game_ids() -> list[str]:
    """The ids of all games there are: the folders of `keepwright.games`.

    >>> "caylus" in game_ids()
    True
    """
    folders = importlib.import_module("keepwright.games").__path__
    found = {path.parent.name for one in folders for path in Path(one).glob("*/__init__.py")}
    return sorted(found)


LOADED: Final[dict[str, Game]] = {}


def load(game_id: str) -> Game:
    """The game with this id.

    >>> load("caylus").title
    'Caylus'
    """
    known = LOADED.get(game_id)
    if known is not None:
        return known
    if game_id not in game_ids():
        raise UnknownGame(game=game_id, games=game_ids())
    module = importlib.import_module(f"keepwright.games.{game_id}")
    game = module.GAME
    assert isinstance(game, Game)
    LOADED[game_id] = game
    return game


def task_of(game_id: str, name: str, fields: Fields) -> Task[Any]:
    """The task of a game with this name and these fields."""
    found = load(game_id).tasks.find(name, fields)
    assert found is not None
    return found
