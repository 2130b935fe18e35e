"""The census: counts that add up in any order, and say what was counted."""

from __future__ import annotations

import json
import random

import pytest

import keepwright as kw
from keepwright.catalogue import catalogue
from keepwright.engine.game import load
from keepwright.faces import face_file
from keepwright.statistics.census import WIN, BadCensus, Census, Count
from keepwright.statistics.outcome import Outcome, Part
from keepwright.statistics.shipped import shipped
from keepwright.statistics.spread import Bin, bins, share, spread, step_for


def game(*points: int, pieces: str = "", rounds: int = 10) -> Outcome:
    """A finished game of so many players; the first had the pieces."""
    best = max(points)
    taken = dict.fromkeys(pieces.split(), 1)
    parts = tuple(
        Part(n, n == best, {"score-source_built": n}, taken if place == 0 else {})
        for place, n in enumerate(points)
    )
    return Outcome("caylus", "r1", rounds, 100 + rounds, parts, 0)


GAMES = [
    game(30, 20, pieces="mason lawyer"),
    game(25, 25, pieces="mason", rounds=12),
    game(10, 40, rounds=11),
    game(50, 40, 50, pieces="lawyer"),
    game(-3, 12, 8, pieces="mason"),
]


def test_games_are_counted_apart_by_seats() -> None:
    census = Census("caylus", "r1")
    for one in GAMES:
        census.add(one, bots=1)
    two, three = census.by_seats[2], census.by_seats[3]
    assert (census.games, two.games, three.games) == (5, 3, 2)
    assert two.bots == 3
    assert two.wins == [WIN + WIN // 2, WIN // 2 + WIN]
    assert three.wins == [WIN // 2, WIN, WIN // 2]
    assert (two.winners, three.winners) == (4, 3)
    assert two.points[0] == {30: 1, 25: 1, 10: 1}
    assert two.rounds == {10: 1, 12: 1, 11: 1}
    assert two.sources_won == {"score-source_built": 30 + 50 + 40}
    assert two.sources_lost == {"score-source_built": 20 + 10}
    assert two.pieces["mason"].numbers() == [2, 2, 2, WIN + WIN // 2, 55]
    assert three.pieces["lawyer"].numbers() == [1, 1, 1, WIN // 2, 50]


def test_counts_add_up_in_any_order_and_round_trip() -> None:
    whole = Census("caylus", "r1")
    for one in GAMES:
        whole.add(one)
    dice = random.Random(1)
    for _ in range(5):
        shuffled = dice.sample(GAMES, len(GAMES))
        parts = [Census("caylus", "r1"), Census("caylus", "r1"), Census("caylus", "r1")]
        for one in shuffled:
            dice.choice(parts).add(one)
        sum_of_all = Census("caylus", "r1")
        for part in parts:
            sum_of_all.merge(Census.read(part.write()))
        assert sum_of_all.to_json() == whole.to_json()
    assert Census.read(whole.write()).to_json() == whole.to_json()


def test_only_what_belongs_together_is_added_up() -> None:
    census = Census("caylus", "r1", {"bots": "greedy"})
    for other in (
        Census("caylus", "r2", {"bots": "greedy"}),
        Census("magna_carta", "r1", {"bots": "greedy"}),
        Census("caylus", "r1", {"bots": "random"}),
    ):
        with pytest.raises(BadCensus):
            census.merge(other)


@pytest.mark.parametrize(
    "text",
    ["", "[]", "{}", '{"format": 2}', '{"format": 1, "game": "caylus", "rules": "r1"}',
     '{"format": 1, "game": "caylus", "rules": "r1", "made": {}, "counts": [{"seats": 2}]}',
     '{"format": 1, "game": "caylus", "rules": "r1", "made": {}, "counts": [3]}'],
)  # fmt: skip
def test_what_is_no_census_is_refused(text: str) -> None:
    with pytest.raises(BadCensus):
        Census.read(text)


def test_single_players_are_told_apart() -> None:
    census = Census("architects", "r1")
    for seats, games in ((1, 3), (2, 2), (4, 1)):
        census.of(seats).games = games
    assert [count.seats for count in census.chosen(None)] == [2, 4]
    assert [count.seats for count in census.chosen(1)] == [1]
    assert census.chosen(3) == []


def test_measures() -> None:
    found = spread({10: 1, 20: 2, 30: 1})
    assert found is not None
    assert (found.mean, found.least, found.median, found.most) == (20.0, 10, 20, 30)
    assert (found.lower, found.upper) == (10, 20)
    assert found.low == pytest.approx(20 - 1.96 * (200 / 3) ** 0.5 / 2)
    assert spread({}) is None
    alone = spread({7: 1})
    assert alone is not None
    assert (alone.low, alone.high) == (7, 7)
    half = share(50, 100)
    assert half is not None
    assert (round(half.low, 3), round(half.high, 3)) == (0.404, 0.596)
    assert share(0, 0) is None
    never = share(0, 20)
    assert never is not None
    assert (never.low, never.value) == (0, 0)
    assert 0.1 < never.high < 0.2
    assert bins({}) == []
    assert bins({-3: 1, 18: 2}) == [
        Bin(start, start + 1, {-4: 1, 18: 2}.get(start, 0)) for start in range(-4, 19, 2)
    ]
    assert [step_for(length) for length in (16, 17, 33, 81, 161)] == [1, 2, 5, 10, 20]


def test_what_lies_far_out_is_counted_and_told_apart() -> None:
    usual = dict.fromkeys(range(40, 61), 10)
    found = spread(usual | {-300: 1, 1567: 1, 2063: 1})
    assert found is not None
    assert (found.least, found.most) == (-300, 2063)
    assert (found.reach_low, found.reach_high, found.outliers) == (40, 60, 3)
    assert bins(usual | {1567: 1}) == bins(usual)
    plain = spread(usual | {75: 1})
    assert plain is not None
    assert (plain.reach_high, plain.outliers) == (75, 0)


# ---------------------------------------------------------------- what is shipped


@pytest.mark.parametrize("game_id", kw.game_ids())
def test_the_shipped_self_play_is_of_these_rules_and_adds_up(game_id: str) -> None:
    rules, census = load(game_id), shipped(game_id)
    assert (census.game, census.rules) == (rules.id, rules.rules)
    assert census.made["bots"] == "greedy"
    assert set(census.by_seats) == set(range(rules.least_seats, rules.most_seats + 1))
    for seats, count in census.by_seats.items():
        adds_up(count, {piece.kind for piece in catalogue(game_id).pieces})
        assert count.games >= 50
        assert count.bots == count.games * seats


def adds_up(count: Count, kinds: set[str]) -> None:
    """Every number of a count fits the others."""
    assert sum(count.rounds.values()) == sum(count.decisions.values()) == count.games
    assert [sum(points.values()) for points in count.points] == [count.games] * count.seats
    if count.seats > 1:
        assert sum(count.wins) == count.games * WIN
    else:
        assert sum(count.wins) == count.winners * WIN
    won, lost = sum(count.sources_won.values()), sum(count.sources_lost.values())
    assert won + lost == sum(n * times for place in count.points for n, times in place.items())
    assert set(count.pieces) <= kinds
    for piece in count.pieces.values():
        assert 0 < piece.games <= count.games
        assert piece.games <= piece.players <= piece.times
        assert piece.players <= count.games * count.seats
        assert piece.wins <= piece.players * WIN


@pytest.mark.parametrize("game_id", kw.game_ids())
def test_the_shipped_self_play_is_written_as_a_census_is(game_id: str) -> None:
    text = face_file(game_id, "self_play.json").read_text()
    assert Census.from_json(json.loads(text)).write() == text
