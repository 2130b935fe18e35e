"""The arena: bots play whole games, one after another or in several processes at once.

A game depends on the terms of its series and its number in it, and on nothing else, so a series
comes out the same however many processes play it and in whatever portions.
"""

from __future__ import annotations

import os
import time
import traceback
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from typing import Any, Final, NamedTuple

from keepwright.bots.bot import Bot
from keepwright.bots.own import told
from keepwright.bots.registry import RANDOM, make_bot
from keepwright.engine.action import Action
from keepwright.engine.chance import Dealer, Dice, many_dice
from keepwright.engine.errors import KeepwrightError, TooMany
from keepwright.engine.event import Event
from keepwright.engine.game import Game, OptionValue, load
from keepwright.engine.play import (
    deal_in_place,
    legal_actions,
    play_in_place,
    random_game,
)
from keepwright.engine.record import Record
from keepwright.engine.sitting import Sitting
from keepwright.engine.state import State
from keepwright.engine.view import view

PORTION_SECONDS: Final = 0.2  # how long quick games are played before they are handed over
ALONE_SECONDS: Final = 0.5  # how long quick games are played before other processes are begun
KEY_BITS: Final = 2**64 - 1
PLAYERS: Final = "Players"  # the header of a record that says what plays each seat …
HUMAN: Final = "human"  # … a person, or a bot by its name

# Looks at a finished game: its last position, all that happened, how many decisions were taken.
Witness = Callable[[State, list[Event], int], object]
# Whether no more is wanted; asked before every game and every decision of a bot.
Enough = Callable[[], bool]


class BotBroke(KeepwrightError):
    """A bot raised an exception, or answered with something that it was not offered."""

    code = "bot_broke"


class Ended(Exception):
    """A game was broken off, since no more is wanted."""


class Match(NamedTuple):
    """One finished game: its number in the series, points by seat, winners, decisions, digest.

    `seen` is what a witness made of it, `record` its text, if these were asked for.
    """

    number: int
    scores: list[int]
    winners: list[str]
    decisions: int
    digest: str
    seconds: float
    seen: object = None
    record: str = ""


@dataclass(frozen=True)
class Terms:
    """All that the games of a series have in common; with `rotate`, bots change seats every game.

    A witness is a function of a module, since it may be called in another process.
    """

    game: str
    seats: tuple[str, ...]
    options: Mapping[str, OptionValue]
    bots: tuple[str, ...]
    seed: int | str = 0
    rotate: bool = False
    witness: Witness | None = None
    records: bool = False

    def bots_of(self, number: int) -> tuple[str, ...]:
        """Who plays each seat in the game of this number.

        >>> terms = terms_of("caylus", 3, {}, ["greedy", "random", "random"], rotate=True)
        >>> terms.bots_of(0), terms.bots_of(1)
        (('greedy', 'random', 'random'), ('random', 'random', 'greedy'))
        """
        turn = number % len(self.bots) if self.rotate else 0
        return self.bots[turn:] + self.bots[:turn]

    def dice_of(self, number: int) -> tuple[list[Dice], Dice]:
        """The dice of each seat and the dealer in the game of this number.

        All of random games come from one hash, which is quick, as in `random_game`.
        """
        seed = f"{self.seed} {number}"
        if self.all_random:
            *dice, dealer = many_dice(seed, len(self.seats) + 1)
            return dice, dealer
        return [Dice(f"{seed} seat {seat}") for seat in range(len(self.seats))], Dice(
            f"{seed} dealer"
        )

    @cached_property
    def start(self) -> State:
        """The position before the first deal of every game."""
        return load(self.game).new_state(self.seats, self.options)

    @cached_property
    def is_quick(self) -> bool:
        """Whether a game can be played by `random_game`, which tells its end and nothing else."""
        return self.all_random and self.witness is None and not self.records

    @cached_property
    def all_random(self) -> bool:
        """Whether every bot plays at random, so that a game takes next to no time."""
        return all(bot == RANDOM for bot in self.bots)


def terms_of(
    game: Game | str,
    seats: int | tuple[str, ...],
    options: Mapping[str, Any],
    bots: list[str],
    seed: int | str = 0,
    *,
    rotate: bool = False,
    witness: Witness | None = None,
    records: bool = False,
) -> Terms:
    """The terms of a series, checked; `bots` are named by seat."""
    rules = load(game) if isinstance(game, str) else game
    start = rules.new_state(seats, options)
    if len(bots) != len(start.seats):
        raise ValueError(f"{len(bots)} bots for {len(start.seats)} seats")
    return Terms(rules.id, start.seats, start.options, tuple(bots), seed, rotate, witness, records)


def never() -> bool:
    """More is always wanted."""
    return False


def play_bots(state: State, bots: list[Bot], dealer: Dealer, enough: Enough = never) -> int:
    """Let bots play a game to its end on this very state; how many decisions they took.

    A game that goes on and on is broken off: at the limit of decisions (`Game.limits`), or before
    a decision that would bring more than can be counted.
    """
    decisions, before = 0, state.copy()
    most = state.game.limits.decisions * len(state.seats)
    while not state.over and decisions < most:
        seat = state.seat
        if seat is None:
            deal_in_place(state, dealer)
        else:
            action = answer(state, seat, bots, enough)
            before.assign(state)
            try:
                play_in_place(state, action)
            except TooMany:
                state.assign(before)
                break
            decisions += 1
    return decisions


def answer(state: State, seat: int, bots: list[Bot], enough: Enough) -> Action:
    """What the bot in this seat chooses, if more is wanted."""
    if enough():
        raise Ended
    actions = legal_actions(state)
    name, bot = state.seats[seat], type(bots[seat]).__name__
    try:
        action = bots[seat].choose(view(state, seat), actions)
    except Exception as problem:
        trace = traceback.format_exc()
        raise BotBroke(seat=name, bot=bot, number=1, reason=told(problem), trace=trace) from problem
    if action not in actions:
        raise BotBroke(seat=name, bot=bot, number=1, answer=str(action))
    return action


def play_match(
    game: Game | str,
    seats: int | tuple[str, ...],
    options: Mapping[str, OptionValue],
    bots: list[str],
    seed: int | str = 0,
    number: int = 0,
    witness: Witness | None = None,
) -> Match:
    """One game of a series, by its number; `bots` are named by seat, a witness hears what happens.

    >>> match = play_match("caylus", 2, {}, ["random", "random"], seed=1)
    >>> match.digest == play_match("caylus", 2, {}, ["random", "random"], seed=1).digest
    True
    """
    return play_game(terms_of(game, seats, options, bots, seed, witness=witness), number)


def play_game(terms: Terms, number: int, enough: Enough = never) -> Match:
    """One game of a series, by its number."""
    began = time.perf_counter()
    heard: list[Event] = []
    text, seen = "", None
    if terms.is_quick:
        state, decisions = random_game(terms.start, f"{terms.seed} {number}")
    else:
        bots = terms.bots_of(number)
        dice, dealer = terms.dice_of(number)
        state = terms.start.copy()
        players = [make_bot(bot, state.game, own) for bot, own in zip(bots, dice, strict=True)]
        try:
            if terms.records:
                record = Record.new(state.game, list(terms.seats), terms.options)
                record.headers[PLAYERS] = " ".join(bots)
                sitting = Sitting(record, dealer)
                decisions = play_sitting(sitting, players, enough)
                state, text = sitting.state, record.write()
                heard.extend(chain(*sitting.events))
            else:
                state.heard = None if terms.witness is None else heard
                decisions = play_bots(state, players, dealer, enough)
        except BotBroke as broken:
            bot = bots[terms.seats.index(str(broken.facts.pop("seat")))]
            broken.facts.update(bot=bot, number=number)
            raise
    if terms.witness is not None:
        seen = terms.witness(state, heard, decisions)
    sheet = state.game.score_sheet(state, explained=False)
    digest = f"{state.key() & KEY_BITS:016x}"
    seconds = time.perf_counter() - began
    return Match(number, sheet.totals, sheet.winners, decisions, digest, seconds, seen, text)


def play_sitting(sitting: Sitting, bots: list[Bot], enough: Enough = never) -> int:
    """Let bots play a game to its end so that its record is kept; how many decisions they took.

    A game that goes on and on is broken off: at the limit of decisions (`Game.limits`), or before
    a decision that would bring more than can be counted.
    """
    decisions = 0
    most = sitting.state.game.limits.decisions * len(sitting.state.seats)
    while (seat := sitting.state.seat) is not None and decisions < most:
        action = answer(sitting.state, seat, bots, enough)
        try:
            sitting.play(action)
        except TooMany:
            break
        decisions += 1
    return decisions


def portions(terms: Terms, numbers: range, enough: Enough = never) -> Iterator[list[Match]]:
    """These games one after another, each handed over when it is done, quick ones by the moment."""
    moment = PORTION_SECONDS if terms.all_random else 0.0
    done: list[Match] = []
    seconds = 0.0
    with suppress(Ended):
        for number in numbers:
            if enough():
                break
            done.append(play_game(terms, number, enough))
            seconds += done[-1].seconds
            if seconds >= moment:
                yield done
                done, seconds = [], 0.0
    if done:
        yield done


def cores() -> int:
    """How many processes can play at once here."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_series(
    terms: Terms, games: int, jobs: int = 1, enough: Enough = never
) -> Iterator[list[Match]]:
    """The first games of a series by portions, in the order of their numbers.

    When enough is enough, the games under way are broken off; those that are done still come, with
    gaps between their numbers if several processes played.
    """
    from keepwright.bots.crew import play_by_crew

    first = 0
    if jobs == 1 or terms.all_random:
        began = time.perf_counter()
        for done in portions(terms, range(games), enough):
            yield done
            first = done[-1].number + 1
            if jobs > 1 and time.perf_counter() - began > ALONE_SECONDS:
                break
    if jobs > 1 and first < games and not enough():
        yield from play_by_crew(terms, range(first, games), jobs, enough)


def simulate(
    game: Game | str,
    seats: int | tuple[str, ...],
    options: Mapping[str, Any],
    bots: list[str],
    games: int,
    seed: int | str = 0,
    jobs: int = 1,
    witness: Witness | None = None,
    *,
    rotate: bool = False,
) -> Iterator[Match]:
    """Play a series of games; they come in the order of their numbers, as soon as they are done.

    >>> [match.number for match in simulate("caylus", 2, {}, ["random", "random"], games=3)]
    [0, 1, 2]
    """
    terms = terms_of(game, seats, options, bots, seed, rotate=rotate, witness=witness)
    for done in play_series(terms, games, jobs):
        yield from done
