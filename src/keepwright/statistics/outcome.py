"""Outcomes: what one finished game adds to the statistics, told by its events and its end."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from keepwright.engine.event import Event
from keepwright.engine.play import score_sheet
from keepwright.engine.record import POSITION, Record, seats_of
from keepwright.engine.state import State
from keepwright.statistics.pieces import kinds_of, taken_in

# Who begins is told by the first of these events; the others follow clockwise.
BEGINNER: Final = ("first_player_drawn", "first_player_changed")
ORDER: Final = "turn_order_set"
ROUND: Final = "round_began"
# Where there are no rounds, the turns of who began count the length of a game.
TURNS: Final = ("turn_began", "turn_skipped")

# The row of a score sheet that was gained during the game, and the events that told it bit by bit.
DURING: Final = "prestige"
COUNTED_AGAIN: Final = frozenset({"final_bonus", "points_counted"})
LOST: Final = frozenset({"no_batch", "no_house_in_section"})
FAVOURS: Final = frozenset({"favour_prestige_gained", "favour_simplified"})
FAVOUR: Final = "favour"
TRADE: Final = "trade"
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
    order = order_of(state.seats, heard)
    winners = set(sheet.winners)
    tallies = dict(zip(sheet.seats, sheet.tallies, strict=True))
    told = points_told(heard)
    pieces = pieces_taken(state.game.id, state.seats, heard)
    parts = tuple(
        Part(
            points=int(tallies[name].total),
            won=name in winners,
            sources=sources_of(dict(tallies[name].parts), told.get(name, {})),
            pieces=pieces[name],
        )
        for name in order
    )
    rounds, rivals = rounds_of(heard, order[0]), len(sheet.rivals)
    return Outcome(state.game.id, state.game.rules, rounds, decisions, parts, rivals)


def outcome_of(record: Record) -> Outcome | None:
    """What came of a recorded game; None if it is not over, or did not begin at the beginning."""
    if POSITION in record.headers:
        return None
    heard: list[Event] = []
    state = record.replay(heard=heard)
    return outcome(state, heard, len(seats_of(record.lines))) if state.over else None


def order_of(seats: tuple[str, ...], heard: Iterable[Event]) -> list[str]:
    """The seats in the turn order of the first round.

    >>> order_of(("blue", "red", "green"), [Event("first_player_drawn", {"seat": "red"})])
    ['red', 'green', 'blue']
    """
    for event in heard:
        if event.code == ORDER:
            told = event.facts["order"]
            assert isinstance(told, list)
            return [str(name) for name in told if name in seats]
        if event.code in BEGINNER:
            first = seats.index(str(event.facts["seat"]))
            return [*seats[first:], *seats[:first]]
    return list(seats)


def rounds_of(heard: Iterable[Event], first: str) -> int:
    """How many rounds were played."""
    rounds = turns = 0
    for event in heard:
        rounds += event.code == ROUND
        turns += event.code in TURNS and event.facts["seat"] == first
    return rounds or turns


def pieces_taken(
    game_id: str, seats: tuple[str, ...], heard: Iterable[Event]
) -> dict[str, dict[str, int]]:
    """How often each seat built or took each kind of piece."""
    kinds = kinds_of(game_id)
    found: dict[str, dict[str, int]] = {name: {} for name in seats}
    for event in heard:
        piece = taken_in(game_id, event)
        if piece is not None and (mine := found.get(str(event.facts["seat"]))) is not None:
            kind = kinds[piece]
            mine[kind] = mine.get(kind, 0) + 1
    return found


def points_told(heard: Iterable[Event]) -> dict[str, dict[str, int]]:
    """The points that events gave and took during the game, by seat and source."""
    found: dict[str, dict[str, int]] = {}
    for event in heard:
        source, points = points_in(event)
        if points:
            mine = found.setdefault(str(event.facts["seat"]), {})
            mine[source] = mine.get(source, 0) + points
    return found


def points_in(event: Event) -> tuple[str, int]:
    """The points of one event and their source.

    >>> points_in(Event("built", {"seat": "red", "place": "mason", "space": 9, "prestige": 4}))
    ('built', 4)
    """
    if "seat" not in event.facts or event.code in COUNTED_AGAIN:
        return "", 0
    goods = event.facts.get("goods")
    if event.code == "offer_gained" and isinstance(goods, dict):
        return TRADE, int(goods.get(DURING, 0))
    points = event.facts.get(DURING, 0)
    if not isinstance(points, int):
        return "", 0
    source = FAVOUR if event.code in FAVOURS else event.code
    return source, -points if event.code in LOST else points


def sources_of(parts: dict[str, int], told: dict[str, int]) -> dict[str, int]:
    """The rows of a score sheet; what was gained during the game bit by bit, if all was told."""
    found: dict[str, int] = {}
    if sum(told.values()) == parts.get(DURING, 0):
        found = {f"{BIT_BY_BIT}{source}": points for source, points in told.items()}
        parts = {row: points for row, points in parts.items() if row != DURING or not told}
    return {**found, **{f"{AT_THE_END}{row}": points for row, points in parts.items()}}
