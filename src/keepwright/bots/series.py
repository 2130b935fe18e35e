"""A series of games as numbers: points and wins by seat and by bot, and how sure they are.

Every interval is one of 95 %. That of a mean is Student's: the mean, give or take `t` times the
deviation of the games by the root of their number. That of a share of wins is Wilson's. Both take
the game as what is drawn independently: the points of a bot that has several seats in a game are
added up first.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from math import sqrt
from operator import mul
from typing import Final, final

from keepwright.bots.arena import Match, Terms

Interval = tuple[float, float]

NORMAL: Final = 1.959964  # 95 % of a normal distribution lie within so many deviations
# The same for Student's t with 1, 2, … degrees of freedom.
STUDENT: Final = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262)
WIN: Final = 60  # what a win counts; up to six can share it in whole numbers


def student(freedom: int) -> float:
    """Within how many deviations 95 % of Student's t lie: exact, or by Fisher's expansion.

    >>> round(student(2), 3), round(student(10), 3), round(student(30), 3), round(student(10**6), 3)
    (4.303, 2.228, 2.042, 1.96)
    """
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    z = NORMAL
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def wilson(wins: float, games: int) -> Interval:
    """The interval for a share of wins; wins that are shared count in parts.

    >>> [round(bound, 4) for bound in wilson(81, 263)]
    [0.2553, 0.3662]
    >>> [round(bound, 4) for bound in wilson(10, 10)]
    [0.7225, 1.0]
    """
    share, z = wins / games, NORMAL
    middle = share + z * z / (2 * games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return max(0.0, (middle - half) / whole), min(1.0, (middle + half) / whole)


@final
class Sample:
    """Whole numbers, counted in sums that are exact in whatever order they come."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0
        self.squares = 0
        self.least = 0
        self.most = 0

    def add(self, values: Sequence[int]) -> None:
        """Count these in."""
        self.least = min(values) if not self.count else min(self.least, *values)
        self.most = max(values) if not self.count else max(self.most, *values)
        self.count += len(values)
        self.total += sum(values)
        self.squares += sum(map(mul, values, values))

    @property
    def mean(self) -> float:
        """The mean; 0 of nothing."""
        return self.total / self.count if self.count else 0.0

    @property
    def deviation(self) -> float | None:
        """The standard deviation of what the sample is drawn from; None of fewer than two."""
        if self.count < 2:
            return None
        spread = self.squares * self.count - self.total * self.total
        return sqrt(spread / (self.count * (self.count - 1)))


@final
class Standing:
    """How a seat, or a bot in however many seats, fares in a series."""

    def __init__(self, seats: int = 1) -> None:
        self.seats: Final = seats
        self.won = 0  # in parts of `WIN`
        self.points: Final = Sample()  # of each of its seats
        # the points of its seats in a game, added up
        self.games: Final = self.points if seats == 1 else Sample()

    def add(self, columns: Sequence[Sequence[int]], won: int) -> None:
        """Count games in: the points of each of its seats, game by game, and its wins in all."""
        self.won += won
        for column in columns:
            self.points.add(column)
        if self.seats > 1:
            self.games.add([sum(row) for row in zip(*columns, strict=True)])

    @property
    def wins(self) -> float:
        """How often it won; a win that is shared counts in parts."""
        return self.won / WIN

    @property
    def margin(self) -> float | None:
        """By how much the mean of the points may be off; None if there is nothing to tell by."""
        games, deviation = self.games, self.games.deviation
        if deviation is None:
            return None
        return student(games.count - 1) * deviation / sqrt(games.count) / self.seats

    @property
    def mean_interval(self) -> Interval | None:
        """Student's interval for the mean of the points."""
        mean, margin = self.points.mean, self.margin
        return None if margin is None else (mean - margin, mean + margin)

    @property
    def share(self) -> float:
        """The share of the games that it won."""
        return self.wins / self.games.count if self.games.count else 0.0

    @property
    def share_interval(self) -> Interval | None:
        """Wilson's interval for the share of wins; None before the first game."""
        return wilson(self.wins, self.games.count) if self.games.count else None


@final
class Series:
    """What has come of a series of games so far."""

    def __init__(self, terms: Terms) -> None:
        self.terms: Final = terms
        self.games = 0
        self.decisions = 0
        self.by_seat: Final = {name: Standing() for name in terms.seats}
        self.by_bot: Final = {bot: Standing(terms.bots.count(bot)) for bot in terms.bots}
        played = f"{terms.game} {terms.seats} {sorted(terms.options.items())}"
        self._hash: Final = hashlib.sha256(played.encode())

    def add(self, matches: list[Match]) -> None:
        """Count games in; they are added in the order of their numbers."""
        self.games += len(matches)
        self.decisions += sum([match.decisions for match in matches])
        lines = [f"{match.number} {match.decisions} {match.digest}\n" for match in matches]
        self._hash.update("".join(lines).encode())
        if not self.terms.rotate:
            self._add(self.terms.bots, matches)
            return
        alike: dict[tuple[str, ...], list[Match]] = {}
        for match in matches:
            alike.setdefault(self.terms.bots_of(match.number), []).append(match)
        for bots, games in alike.items():
            self._add(bots, games)

    def _add(self, bots: tuple[str, ...], matches: list[Match]) -> None:
        """Count games in that the same bots played in the same seats."""
        seats = self.terms.seats
        points = dict(
            zip(seats, zip(*[match.scores for match in matches], strict=True), strict=True)
        )
        won = dict.fromkeys(seats, 0)
        for match in matches:
            for name in match.winners:
                won[name] += WIN // len(match.winners)
        for name, standing in self.by_seat.items():
            standing.add([points[name]], won[name])
        for bot, standing in self.by_bot.items():
            mine = [name for name, player in zip(seats, bots, strict=True) if player == bot]
            standing.add([points[name] for name in mine], sum(won[name] for name in mine))

    @property
    def digest(self) -> str:
        """A hash of all games so far, in the order of their numbers."""
        return self._hash.hexdigest()
