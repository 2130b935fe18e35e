"""Figures: a census worked out for whoever looks at it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, Final, Literal, TypeVar

from keepwright.catalogue import catalogue
from keepwright.catalogue.pieces import Piece
from keepwright.engine.game import load
from keepwright.statistics.census import WIN, Census, Count, Fare
from keepwright.statistics.spread import Share, Spread, bins, share, spread, together
from keepwright.wire.statistics import (
    LengthOut,
    MadeOut,
    PieceFareOut,
    PlaceOut,
    SourceOut,
    StatisticsOut,
    TablesOut,
)

Source = Literal["server", "selfplay"]
Figure = TypeVar("Figure", Share, Spread)
DIGITS: Final = 4


def statistics_of(census: Census, source: Source, seats: int | None) -> StatisticsOut:
    """What a census tells about tables of so many seats, or about all."""
    chosen = census.chosen(seats)
    figures = StatisticsOut(
        game=census.game,
        rules=census.rules,
        source=source,
        seats=seats,
        tables=[TablesOut(seats=one, games=games) for one, games in tables_of(census)],
        games=sum(count.games for count in chosen),
        bot_seats=rounded(part(sum(count.bots for count in chosen), seats_in(chosen))),
        made=MadeOut(**census.made) if census.made else None,
    )
    if chosen:
        points = together(points for count in chosen for points in count.points)
        figures.points = bins(points)
        figures.points_spread = spread_of(points)
        figures.places = list(places(chosen))
        figures.length = length(census.game, chosen)
        figures.sources = sources(chosen)
        figures.pieces = list(pieces(census.game, chosen))
    return figures


def tables_of(census: Census) -> Iterator[tuple[int, int]]:
    """How many games there are of every number of seats that can play."""
    game = load(census.game)
    for seats in range(game.least_seats, game.most_seats + 1):
        count = census.by_seats.get(seats)
        yield seats, 0 if count is None else count.games


def seats_in(counts: list[Count]) -> int:
    """How many seats were played in all."""
    return sum(count.games * count.seats for count in counts)


def rounded(number: float) -> float:
    """A number as exact as anybody can use it."""
    return round(number, DIGITS)


def part(some: float, all: float) -> float:
    """A part of the whole; nothing of nothing."""
    return some / all if all else 0.0


def told(found: Figure) -> Figure:
    """A share or a spread with numbers as exact as anybody can use them."""
    exact = vars(found).items()
    shorter: Any = {name: rounded(value) for name, value in exact if isinstance(value, float)}
    return replace(found, **shorter)


def spread_of(counted: Mapping[int, int]) -> Spread:
    """Where numbers lie; there are some."""
    found = spread(counted)
    assert found is not None
    return told(found)


def fair_share(players: Mapping[int, int]) -> float | None:
    """The win share of equals, for so many players at tables of each number of seats, if any."""
    if not players or 1 in players:
        return None  # who plays alone has no equal
    return rounded(part(sum(n / seats for seats, n in players.items()), sum(players.values())))


def places(counts: list[Count]) -> Iterator[PlaceOut]:
    """How each place of the first turn order fared."""
    for place in range(max(count.seats for count in counts)):
        here = [count for count in counts if place < count.seats]
        games = sum(count.games for count in here)
        wins = share(sum(count.wins[place] for count in here) / WIN, games)
        assert wins is not None
        yield PlaceOut(
            place=place + 1,
            games=games,
            points=spread_of(together(count.points[place] for count in here)),
            wins=told(wins),
            fair=fair_share({count.seats: count.games for count in here}),
        )


def length(game_id: str, counts: list[Count]) -> LengthOut:
    """How long the games were."""
    rounds = together(count.rounds for count in counts)
    decisions = together(count.decisions for count in counts)
    return LengthOut(
        unit=catalogue(game_id).unit,
        rounds=spread_of(rounds),
        rounds_bins=bins(rounds),
        decisions=spread_of(decisions),
        decisions_bins=bins(decisions),
    )


def sources(counts: list[Count]) -> list[SourceOut]:
    """What those who won and the others got their points for, the richest source first."""
    winners = sum(count.winners for count in counts)
    others = seats_in(counts) - winners
    won = together_named([count.sources_won for count in counts])
    lost = together_named([count.sources_lost for count in counts])
    names = sorted({*won, *lost}, key=lambda name: (-won.get(name, 0) - lost.get(name, 0), name))
    return [
        SourceOut(
            id=name,
            won=rounded(won.get(name, 0) / winners) if winners else None,
            others=rounded(lost.get(name, 0) / others) if others else None,
        )
        for name in names
    ]


def together_named(sums: list[Mapping[str, int]]) -> dict[str, int]:
    """Sums by name, added up."""
    names = {name for one in sums for name in one}
    return {name: sum(one.get(name, 0) for one in sums) for name in names}


def pieces(game_id: str, counts: list[Count]) -> Iterator[PieceFareOut]:
    """How every kind of piece fared; classes that nobody took anything of are left out."""
    taken = {kind for count in counts for kind in count.pieces}
    kinds: dict[str, list[Piece]] = {}
    game = catalogue(game_id)
    for piece in game.pieces:
        if piece.group in game.taken:
            kinds.setdefault(piece.kind, []).append(piece)
    groups = {copies[0].group for kind, copies in kinds.items() if kind in taken}
    for kind, copies in kinds.items():
        if copies[0].group in groups:
            yield fare(kind, copies, counts)


def fare(kind: str, copies: list[Piece], counts: list[Count]) -> PieceFareOut:
    """How one kind of piece fared."""
    found = [(count, count.pieces.get(kind, Fare())) for count in counts]
    games = sum(piece.games for _, piece in found)
    players = sum(piece.players for _, piece in found)
    wins = share(sum(piece.wins for _, piece in found) / WIN, players)
    usual = sum(piece.players * mean_points(count) for count, piece in found)
    seen = share(games, sum(count.games for count in counts))
    assert seen is not None
    return PieceFareOut(
        kind=kind,
        pieces=[piece.id for piece in copies],
        sort=copies[0].sort,
        group=copies[0].group,
        glyph=copies[0].glyph,
        rule=copies[0].rule,
        games=games,
        share=told(seen),
        players=players,
        times=sum(piece.times for _, piece in found),
        wins=None if wins is None else told(wins),
        fair=fair_share({count.seats: piece.players for count, piece in found if piece.players}),
        points=rounded(sum(p.points for _, p in found) / players) if players else None,
        usual=rounded(usual / players) if players else None,
    )


def mean_points(count: Count) -> float:
    """The mean points of all players of a count."""
    points = together(count.points)
    return part(sum(number * times for number, times in points.items()), sum(points.values()))
