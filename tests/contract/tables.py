"""Every game, seat count and combination of options, and random play at such a table."""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Iterator
from itertools import combinations, product
from types import ModuleType
from typing import Any, TypeVar

import pytest

import keepwright as kw
from keepwright.engine.agenda import SecretDecision
from keepwright.engine.play import seats_due
from tests.conftest import form
from tests.sample import sample

# More decisions than any game may take; how many those are its limits say.
NEVER = 100_000


class Table:
    """One way to play one game: how many seats, which options."""

    def __init__(self, game: str, seats: int, options: dict[str, bool | str]) -> None:
        self.game = game
        self.seats = seats
        self.options = options

    def __repr__(self) -> str:
        given = self.options.items()
        chosen = [name if value is True else value for name, value in given if value is not False]
        return "-".join([self.game, str(self.seats), *map(str, chosen)])

    @property
    def colours(self) -> list[str]:
        """The seats by colour."""
        return list(kw.load(self.game).colours[: self.seats])

    @property
    def invariants(self) -> ModuleType:
        """What always holds in this game: `invariants/<game>.py`."""
        return importlib.import_module(f"tests.contract.invariants.{self.game}")

    def before_set_up(self) -> kw.State:
        """The position before the first chance."""
        return kw.load(self.game).new_state(self.seats, self.options)

    def record(self) -> kw.Record:
        """The record of a game at this table that has not begun."""
        return kw.Record.new(self.game, self.colours, self.options)

    def begin(self, seed: int | str) -> kw.State:
        """The first position in which a seat decides."""
        return kw.new_game(self.game, self.seats, self.options, seed=seed)


# How many moments of one game are looked at closely; fewer where each takes twenty times as long.
MOST_LOOKED_AT = 70 if form() == "compiled" else 20

# More ways to play one game than this are too many: then any two choices meet at some table.
MOST_WAYS = 64


def every_table() -> Iterator[Table]:
    """Games × seats × options: all of them, or so many that any two choices meet at a table."""
    for id in kw.game_ids():
        game = kw.load(id)
        sizes = range(game.least_seats, game.most_seats + 1)
        ways = [
            Table(id, seats, dict(zip([option.id for option in game.options], values, strict=True)))
            for values in product(*(option.values for option in game.options))
            for seats in sizes
        ]
        fitting = [table for table in ways if table.seats in game.seats_for(table.options)]
        yield from fitting if len(fitting) <= MOST_WAYS else covering(fitting)


def choices_of(table: Table) -> list[tuple[str, int | str]]:
    """What was chosen for a table, one by one."""
    return [("seats", table.seats), *((name, value) for name, value in table.options.items())]


def covering(tables: list[Table]) -> list[Table]:
    """Some of the tables, with the plain ones first: any two choices that can meet do meet."""
    pairs = {table: set(combinations(choices_of(table), 2)) for table in tables}
    missing = set().union(*pairs.values())
    chosen = tables[: len({table.seats for table in tables})]
    for table in chosen:
        missing -= pairs[table]
    while missing:
        best = max(tables, key=lambda table: len(pairs[table] & missing))
        chosen.append(best)
        missing -= pairs[best]
    return sorted(chosen, key=lambda table: (table.seats, repr(table)))


TABLES = list(every_table())


def for_tables(module: str) -> pytest.MarkDecorator:
    """Marks a test that is made at many tables: some of them, or all.

    Interpreted at a third of those: the forms differ in how a step is compiled, not in its table.
    """
    one_in = 3 if form() == "compiled" else 9
    return pytest.mark.parametrize("table", sample(TABLES, one_in, module), ids=repr)


def fewest_answers(decision: kw.Decision[Any]) -> int:
    """How many legal answers a decision that is asked has at least.

    One is no decision; but it is asked where to go on by itself would tell the others something.
    """
    return 1 if isinstance(decision, SecretDecision) else 2


class Moment:
    """One line of a game: the position before it, what was played, the position after it."""

    def __init__(
        self,
        before: kw.State,
        line: str,
        action: kw.Action | None = None,
        seat: int | None = None,
    ) -> None:
        self.before = before
        self.line = line
        self.action = action
        self.seat = seat
        self.events: list[kw.Event] = []
        self.after = kw.play_line(before, line, self.events)


def moments(table: Table, seed: int | str, rich: bool = False) -> Iterator[Moment]:
    """A whole game, from before the set-up to its end.

    A rich one begins after the set-up with plenty for everybody (`invariants.enriched`), so that
    even at random all that costs much comes up.

    Each seat plays at random, with its own zeal: the more of it, the more rarely it takes the first
    legal candidate, which mostly is to pass or to decline. So games differ in character.
    """
    dice = kw.Dice(f"{table} {seed}")
    zeal = [int(dice.below(11)) for _ in range(table.seats)]
    state = table.before_set_up()
    if rich:
        kw.deal_in_place(state, dice)
        state = table.invariants.enriched(state)
    for _ in range(NEVER):
        if state.over:
            return
        moment = one_moment(state, dice, zeal)
        yield moment
        state = moment.after
    raise AssertionError(f"{table} does not end with seed {seed}")


def one_moment(state: kw.State, dice: kw.Dice, zeal: list[int]) -> Moment:
    """The next line of a game, drawn or chosen with the dice."""
    due = state.due
    if isinstance(due, kw.Chance):
        drawn = dice.draw(due.pool(state), due.count(state))
        return Moment(state, f"* {due.text(state, drawn)}")
    asked = seats_due(state)
    seat = asked[dice.below(len(asked))]
    action = chosen(state, seat, dice, zeal[seat])
    return Moment(state, f"{state.seats[seat]}: {action.text}", action, seat)


def chosen(state: kw.State, seat: int, dice: kw.Dice, zeal: int) -> kw.Action:
    """A random legal action of a seat that is to decide."""
    legal = kw.legal_actions(state, seat)
    if len(legal) > 1 and dice.below(10) < zeal:
        legal = legal[1:]
    return legal[dice.below(len(legal))]


Thing = TypeVar("Thing")


def spread(things: Iterable[Thing], most: int) -> list[Thing]:
    """So many of them at the most, evenly spread from the first to the last.

    A game of one kind is ten times as long as one of another; what is looked at closely in each is
    no more.
    """
    found = list(things)
    if len(found) <= most:
        return found
    return [found[place * (len(found) - 1) // (most - 1)] for place in range(most)]


def decisions(table: Table, seed: int | str, rich: bool = False) -> list[kw.State]:
    """Positions of a game in which a seat decides."""
    asked = [moment.before for moment in moments(table, seed, rich) if moment.action is not None]
    return spread(asked, MOST_LOOKED_AT)
