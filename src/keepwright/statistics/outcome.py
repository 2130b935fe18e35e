"""Outcomes: what one finished game adds to the statistics, told by its events and its end."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from keepwright.catalogue import Catalogue, catalogue
from keepwright.catalogue.events import piece_in, points_in
from keepwright.engine.event import Event
from keepwright.engine.play import score_sheet
from keepwright.engine.record import POSITION, Record, seats_of
from keepwright.engine.state import State

# The row of a score sheet that was gained during the game, and told bit by bit.
DURING: Final = "prestige"
BIT_BY_BIT: Final = "score-source_"
AT_THE_END: Final = "part-"


@dataclass(frozen=True)
class Part:
    """One player's part in a finished game, whoever it was; several can have won together."""

    points: int
    won: bool
    sources: dict[str, int]  # points by the name of their source
    pieces: dict[str, int]  # how often each kind of piece was built or taken


@dataclass(frozen=True)
class Outcome:
    """One finished game; its parts are in the order of the first round, who began comes first.

    `rivals` are the players of the printed rules that have no seat.
    """

    game: str
    rules: str
    rounds: int
    decisions: int
    parts: tuple[Part, ...]
    rivals: int

    @property
    def seats(self) -> int:
        """How many played."""
        return len(self.parts)


def outcome(state: State, heard: list[Event], decisions: int) -> Outcome:
    """What came of a game that is over, given all that happened in it."""
    sheet = score_sheet(state)
    game = catalogue(state.game.id)
    order = order_of(state.seats, heard, game)
    winners = set(sheet.winners)
    tallies = dict(zip(sheet.seats, sheet.tallies, strict=True))
    told = points_told(heard, game)
    pieces = pieces_taken(state.seats, heard, game)
    parts = tuple(
        Part(
            points=int(tallies[name].total),
            won=name in winners,
            sources=sources_of(dict(tallies[name].parts), told.get(name, {})),
            pieces=pieces[name],
        )
        for name in order
    )
    rounds, rivals = rounds_of(heard, order[0], game), len(sheet.rivals)
    return Outcome(state.game.id, state.game.rules, rounds, decisions, parts, rivals)


def outcome_of(record: Record) -> Outcome | None:
    """What came of a recorded game; None if it is not over, or did not begin at the beginning."""
    if POSITION in record.headers:
        return None
    heard: list[Event] = []
    state = record.replay(heard=heard)
    return outcome(state, heard, len(seats_of(record.lines))) if state.over else None


def order_of(seats: tuple[str, ...], heard: Iterable[Event], game: Catalogue) -> list[str]:
    """The seats in the turn order of the first round: as told, or clockwise from who is first.

    >>> drawn = Event("first_player_drawn", {"seat": "red"})
    >>> order_of(("blue", "red", "green"), [drawn], catalogue("caylus_1303"))
    ['red', 'green', 'blue']
    """
    for event in heard:
        marks = game.events[event.code].marks
        if marks == "order":
            told = event.facts["order"]
            assert isinstance(told, list)
            return [str(name) for name in told if name in seats]
        if marks == "first_player":
            first = seats.index(str(event.facts["seat"]))
            return [*seats[first:], *seats[:first]]
    return list(seats)


def rounds_of(heard: Iterable[Event], first: str, game: Catalogue) -> int:
    """How many rounds were played; where there are none, how many turns of who began."""
    rounds = turns = 0
    for event in heard:
        marks = game.events[event.code].marks
        rounds += marks == "round"
        turns += marks in ("turn", "skipped_turn") and event.facts["seat"] == first
    return rounds or turns


def pieces_taken(
    seats: tuple[str, ...], heard: Iterable[Event], game: Catalogue
) -> dict[str, dict[str, int]]:
    """How often each seat built or took each kind of piece."""
    found: dict[str, dict[str, int]] = {name: {} for name in seats}
    for event in heard:
        piece = piece_in(event, game.events[event.code])
        if piece and (mine := found.get(str(event.facts["seat"]))) is not None:
            kind = game.by_id[piece].kind
            mine[kind] = mine.get(kind, 0) + 1
    return found


def points_told(heard: Iterable[Event], game: Catalogue) -> dict[str, dict[str, int]]:
    """The points that events gave and took during the game, by seat and source."""
    found: dict[str, dict[str, int]] = {}
    for event in heard:
        source, points = points_in(event, game.events)
        if points:
            mine = found.setdefault(str(event.facts["seat"]), {})
            mine[source] = mine.get(source, 0) + points
    return found


def sources_of(parts: dict[str, int], told: dict[str, int]) -> dict[str, int]:
    """The rows of a score sheet; what was gained during the game bit by bit, if all was told."""
    found: dict[str, int] = {}
    if sum(told.values()) == parts.get(DURING, 0):
        found = {f"{BIT_BY_BIT}{source}": points for source, points in told.items()}
        parts = {row: points for row, points in parts.items() if row != DURING or not told}
    return {**found, **{f"{AT_THE_END}{row}": points for row, points in parts.items()}}
