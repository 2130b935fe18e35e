"""The census: finished games counted together, apart for every number of seats.

All that is kept is whole numbers, so that counts come out the same in whatever order they are added
up, and round-trip through JSON.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final, final

from keepwright.statistics.outcome import Outcome

FORMAT: Final = 1
WIN: Final = 60  # what a win counts; up to six can share it in whole numbers


class BadCensus(Exception):
    """This is no census, or one that cannot be added to another; `why` says what is wrong."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why: Final = why


@final
class Fare:
    """How a kind of piece fared: in how many games, with how many players, how often, and how.

    `wins` is in parts of `WIN`; `points` are the sum of the final points of those who had it.
    """

    def __init__(
        self, games: int = 0, players: int = 0, times: int = 0, wins: int = 0, points: int = 0
    ) -> None:
        self.games = games
        self.players = players
        self.times = times
        self.wins = wins
        self.points = points

    def numbers(self) -> list[int]:
        """All of it in the order of the JSON."""
        return [self.games, self.players, self.times, self.wins, self.points]

    def add(self, other: Fare) -> None:
        """Count another one in."""
        self.games += other.games
        self.players += other.players
        self.times += other.times
        self.wins += other.wins
        self.points += other.points


@final
class Count:
    """The games of one number of seats, counted.

    Places are those of the turn order in the first round. `rounds`, `decisions` and, by place,
    `points` are how many games, or players, had this many. `sources` are sums of points of who
    won and of all others; `bots` counts the seats that bots played.
    """

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self.games = 0
        self.bots = 0
        self.rounds: Final[Counter[int]] = Counter()
        self.decisions: Final[Counter[int]] = Counter()
        self.points: Final[list[Counter[int]]] = [Counter() for _ in range(seats)]
        self.wins: Final = [0] * seats
        self.winners = 0
        self.sources_won: Final[Counter[str]] = Counter()
        self.sources_lost: Final[Counter[str]] = Counter()
        self.pieces: Final[dict[str, Fare]] = {}

    def add(self, outcome: Outcome, bots: int) -> None:
        """Count a game in, in which bots played so many seats."""
        self.games += 1
        self.bots += bots
        self.rounds[outcome.rounds] += 1
        self.decisions[outcome.decisions] += 1
        winners = sum(part.won for part in outcome.parts)
        self.winners += winners
        seen: dict[str, Fare] = {}
        for place, part in enumerate(outcome.parts):
            win = WIN // winners if part.won else 0
            self.points[place][part.points] += 1
            self.wins[place] += win
            sources = self.sources_won if part.won else self.sources_lost
            for source, points in part.sources.items():
                sources[source] += points
            for kind, times in part.pieces.items():
                one = seen.setdefault(kind, Fare(games=1))
                one.add(Fare(0, 1, times, win, part.points))
        self._add_pieces(seen)

    def merge(self, other: Count) -> None:
        """Add up with another count of as many seats."""
        self.games += other.games
        self.bots += other.bots
        self.rounds.update(other.rounds)
        self.decisions.update(other.decisions)
        for mine, theirs in zip(self.points, other.points, strict=True):
            mine.update(theirs)
        for place, wins in enumerate(other.wins):
            self.wins[place] += wins
        self.winners += other.winners
        self.sources_won.update(other.sources_won)
        self.sources_lost.update(other.sources_lost)
        self._add_pieces(other.pieces)

    def _add_pieces(self, pieces: Mapping[str, Fare]) -> None:
        for kind, piece in pieces.items():
            self.pieces.setdefault(kind, Fare()).add(piece)

    def to_json(self) -> dict[str, Any]:
        """The count as JSON, in a fixed order."""
        return {
            "seats": self.seats,
            "games": self.games,
            "bots": self.bots,
            "rounds": in_order(self.rounds),
            "decisions": in_order(self.decisions),
            "points": [in_order(points) for points in self.points],
            "wins": list(self.wins),
            "winners": self.winners,
            "sources_won": dict(sorted(self.sources_won.items())),
            "sources_lost": dict(sorted(self.sources_lost.items())),
            "pieces": {kind: piece.numbers() for kind, piece in sorted(self.pieces.items())},
        }

    @staticmethod
    def from_json(facts: Mapping[str, Any]) -> Count:
        """The count that this JSON tells."""
        try:
            count = Count(int(facts["seats"]))
            count.games = int(facts["games"])
            count.bots = int(facts["bots"])
            count.winners = int(facts["winners"])
            count.rounds.update(by_number(facts["rounds"]))
            count.decisions.update(by_number(facts["decisions"]))
            for mine, given in zip(count.points, facts["points"], strict=True):
                mine.update(by_number(given))
            count.wins[:] = [int(wins) for wins in facts["wins"]]
            count.sources_won.update(facts["sources_won"])
            count.sources_lost.update(facts["sources_lost"])
            count.pieces.update({kind: Fare(*row) for kind, row in facts["pieces"].items()})
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise BadCensus(repr(error)) from error
        return count


def in_order(counter: Mapping[int, int]) -> dict[str, int]:
    """How often each number came, with the numbers as texts, in their order."""
    return {str(number): counter[number] for number in sorted(counter)}


def by_number(given: Mapping[str, int]) -> dict[int, int]:
    """How often each number came, as JSON tells it."""
    return {int(number): int(times) for number, times in given.items()}


@final
class Census:
    """The counts of a game under one revision of its rules, by number of seats.

    `made` says how self-play came about: which bots, from which seed, by which version.

    >>> census = Census("caylus", "r1")
    >>> Census.from_json(census.to_json()).games
    0
    """

    def __init__(self, game: str, rules: str, made: Mapping[str, str] | None = None) -> None:
        self.game: Final = game
        self.rules: Final = rules
        self.made: Final[dict[str, str]] = dict(made or {})
        self.by_seats: Final[dict[int, Count]] = {}

    @property
    def games(self) -> int:
        """How many games were counted in all."""
        return sum(count.games for count in self.by_seats.values())

    def add(self, outcome: Outcome, bots: int = 0) -> None:
        """Count a game in, in which bots played so many seats."""
        self._same(outcome.game, outcome.rules)
        self.of(outcome.seats).add(outcome, bots)

    def of(self, seats: int) -> Count:
        """The count of so many seats."""
        return self.by_seats.setdefault(seats, Count(seats))

    def merge(self, other: Census) -> None:
        """Add up with another census of the same game."""
        self._same(other.game, other.rules)
        if self.made != other.made:
            raise BadCensus(f"made otherwise: {other.made}, not {self.made}")
        for seats, count in other.by_seats.items():
            self.of(seats).merge(count)

    def _same(self, game: str, rules: str) -> None:
        if (game, rules) != (self.game, self.rules):
            raise BadCensus(f"{game} {rules}, not {self.game} {self.rules}")

    def chosen(self, seats: int | None) -> list[Count]:
        """The counts of so many seats, or of all tables where several played, if there are any."""
        found = [self.by_seats[number] for number in sorted(self.by_seats)]
        played = [one for one in found if one.games and seats in (None, one.seats)]
        return [one for one in played if one.seats > 1] or played

    def to_json(self) -> dict[str, Any]:
        """The census as JSON, in a fixed order."""
        return {
            "format": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "made": self.made,
            "counts": [self.by_seats[seats].to_json() for seats in sorted(self.by_seats)],
        }

    def write(self) -> str:
        """The census as text, each count in a line of its own."""
        head = self.to_json()
        lines = [json.dumps(count, separators=(",", ":")) for count in head.pop("counts")]
        return json.dumps(head)[:-1] + ', "counts": [\n' + ",\n".join(lines) + "\n]}\n"

    @staticmethod
    def read(text: str) -> Census:
        """The census that this text writes.

        >>> Census.read(Census("caylus", "r1").write()).rules
        'r1'
        """
        try:
            return Census.from_json(json.loads(text))
        except ValueError as error:
            raise BadCensus(str(error)) from error

    @staticmethod
    def from_json(facts: Mapping[str, Any]) -> Census:
        """The census that this JSON tells."""
        try:
            if facts["format"] != FORMAT:
                raise BadCensus(f"format {facts['format']}, not {FORMAT}")
            census = Census(facts["game"], facts["rules"], facts["made"])
            counts: Iterable[Mapping[str, Any]] = facts["counts"]
        except (KeyError, TypeError) as error:
            raise BadCensus(repr(error)) from error
        for given in counts:
            count = Count.from_json(given)
            census.of(count.seats).merge(count)
        return census
