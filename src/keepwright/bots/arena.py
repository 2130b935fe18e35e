"""The arena: bots play whole games, one after another or in several processes at once.

A game depends on the printed game, options, seats, bots, seed and its number in the series, and on
nothing else, so a series comes out the same however many processes play it.
"""

from __future__ import annotations

import hashlib
import multiprocessing
import signal
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, final

from keepwright.bots.bot import Bot
from keepwright.bots.registry import RANDOM, make_bot, read_bot
from keepwright.engine.chance import Dealer, Dice
from keepwright.engine.event import Event
from keepwright.engine.game import Game, OptionValue, load
from keepwright.engine.play import (
    deal_in_place,
    legal_actions,
    play_in_place,
    playout,
    score_sheet,
)
from keepwright.engine.state import State
from keepwright.engine.view import view

MOST_IN_CHUNK: Final = 64
CHUNKS_PER_JOB: Final = 8

# Looks at a finished game: its last position, all that happened, how many decisions were taken.
Witness = Callable[[State, list[Event], int], object]


@final
class Match:
    """One finished game: its number in the series, points by seat, winners, decisions, digest.

    `seen` is what a witness made of it, if there was one.
    """

    def __init__(
        self,
        index: int,
        scores: list[int],
        winners: list[str],
        decisions: int,
        digest: str,
        seen: object = None,
    ) -> None:
        self.index: Final = index
        self.scores: Final = scores
        self.winners: Final = winners
        self.decisions: Final = decisions
        self.digest: Final = digest
        self.seen: Final = seen


def play_bots(state: State, bots: list[Bot], dealer: Dealer) -> int:
    """Let bots play a game to its end on this very state; how many decisions they took."""
    decisions = 0
    while not state.over:
        seat = state.seat
        if seat is None:
            deal_in_place(state, dealer)
        else:
            play_in_place(state, bots[seat].choose(view(state, seat), legal_actions(state)))
            decisions += 1
    return decisions


def play_match(
    game: Game | str,
    seats: int | tuple[str, ...],
    options: Mapping[str, OptionValue],
    bots: list[str],
    seed: int | str = 0,
    index: int = 0,
    witness: Witness | None = None,
) -> Match:
    """Game number `index` of a series; `bots` are named by seat, a witness hears what happens.

    >>> match = play_match("caylus", 2, {}, ["random", "random"], seed=1)
    >>> match.digest == play_match("caylus", 2, {}, ["random", "random"], seed=1).digest
    True
    """
    rules = load(game) if isinstance(game, str) else game
    dealer = Dice(f"{seed} {index} dealer")
    heard: list[Event] | None = None if witness is None else []
    state = rules.new_state(seats, options)
    state.heard = heard
    deal_in_place(state, dealer)
    dice = [Dice(f"{seed} {index} seat {seat}") for seat in range(len(state.seats))]
    if all(read_bot(bot)[0] == RANDOM for bot in bots):
        decisions = playout(state, dice, dealer)
    else:
        players = [make_bot(bot, rules, own) for bot, own in zip(bots, dice, strict=True)]
        decisions = play_bots(state, players, dealer)
    sheet = score_sheet(state)
    seen = None if witness is None else witness(state, heard or [], decisions)
    return Match(index, list(sheet.totals), sheet.winners, decisions, state.digest(), seen)


@final
class Series:
    """What has come of a series of games so far."""

    def __init__(self, seats: tuple[str, ...]) -> None:
        self.seats: Final = seats
        self.games = 0
        self.decisions = 0
        self.scores: Final[dict[str, list[int]]] = {name: [] for name in seats}
        self.wins: Final[dict[str, float]] = dict.fromkeys(seats, 0.0)
        self._hash: Final = hashlib.sha256(" ".join(seats).encode())

    def add(self, match: Match) -> None:
        """Count a game in; games are added in the order of their numbers."""
        self.games += 1
        self.decisions += match.decisions
        for name, points in zip(self.seats, match.scores, strict=True):
            self.scores[name].append(points)
        for name in match.winners:
            self.wins[name] += 1 / len(match.winners)
        self._hash.update(f"{match.index} {match.decisions} {match.digest}\n".encode())

    @property
    def digest(self) -> str:
        """A hash of all games so far, final positions included."""
        return self._hash.hexdigest()


Chunk = tuple[
    str,
    int | tuple[str, ...],
    dict[str, OptionValue],
    list[str],
    int | str,
    range,
    Witness | None,
]


def simulate(
    game: Game | str,
    seats: int | tuple[str, ...],
    options: Mapping[str, Any],
    bots: list[str],
    games: int,
    seed: int | str = 0,
    jobs: int = 1,
    witness: Witness | None = None,
) -> Iterator[Match]:
    """Play a series of games; they come in the order of their numbers, as soon as they are done.

    A witness is a function of a module, since it may be called in another process.

    >>> [match.index for match in simulate("caylus", 2, {}, ["random", "random"], games=3)]
    [0, 1, 2]
    """
    rules = load(game) if isinstance(game, str) else game
    size = max(1, min(MOST_IN_CHUNK, games // (jobs * CHUNKS_PER_JOB)))
    chosen = rules.check_options(options)
    chunks: list[Chunk] = [
        (rules.id, seats, chosen, bots, seed, range(first, min(first + size, games)), witness)
        for first in range(0, games, size)
    ]
    if jobs == 1:
        for chunk in chunks:
            yield from _play(chunk)
        return
    context = multiprocessing.get_context("spawn")
    with context.Pool(jobs, initializer=_leave_interrupts_to_the_parent) as pool:
        for matches in pool.imap(_play_chunk, chunks):
            yield from matches


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_chunk(chunk: Chunk) -> list[Match]:
    return list(_play(chunk))


def _play(chunk: Chunk) -> Iterator[Match]:
    game, seats, options, bots, seed, indices, witness = chunk
    for index in indices:
        yield play_match(game, seats, options, bots, seed, index, witness)
