"""A series as numbers: means, deviations and intervals."""

from __future__ import annotations

import statistics

import pytest

from keepwright.bots.arena import Match, terms_of
from keepwright.bots.series import Sample, Series, Standing, student, wilson
from keepwright.engine.chance import Dice


def match(number: int, *scores: int) -> Match:
    """A game of blue, red and green with these points."""
    most = max(scores)
    seats = ("blue", "red", "green")
    winners = [name for name, points in zip(seats, scores, strict=True) if points == most]
    return Match(number, list(scores), winners, 10, f"{number:x}", 0.1)


def test_a_sample_has_the_mean_and_deviation_of_its_numbers() -> None:
    sample, values = Sample(), [3, -4, 15, 9, 2, 6]
    sample.add(values[:4])
    sample.add(values[4:])
    assert (sample.count, sample.least, sample.most) == (6, -4, 15)
    assert sample.mean == pytest.approx(statistics.mean(values))
    assert sample.deviation == pytest.approx(statistics.stdev(values))


def test_one_game_tells_no_deviation_and_no_interval() -> None:
    standing = Standing()
    standing.add([[7]], 0)
    assert standing.points.mean == 7
    assert standing.points.deviation is None
    assert standing.margin is None
    assert standing.mean_interval is None


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.7062), (5, 2.5706), (9, 2.2622), (10, 2.2281), (20, 2.0860), (60, 2.0003)],
)
def test_students_quantiles_are_those_of_the_tables(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=4e-4)


def test_wilsons_interval_is_that_of_the_tables() -> None:
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(0, 20) == pytest.approx((0, 0.1611), abs=1e-4)
    assert wilson(19.5, 20)[1] < 1


def test_intervals_cover_what_is_true_nineteen_times_in_twenty() -> None:
    """Two dice have a mean of 7, and are a pair in a sixth of the throws."""
    dice, rounds, means, shares = Dice(5), 2000, 0, 0
    for _ in range(rounds):
        throws = [(dice.below(6) + 1, dice.below(6) + 1) for _ in range(40)]
        standing = Standing(seats=2)
        columns = list(zip(*throws, strict=True))
        standing.add(columns, 60 * sum(one == other for one, other in throws))
        low, high = standing.mean_interval or (0, 0)
        means += low <= 3.5 <= high
        low, high = standing.share_interval or (0, 0)
        shares += low <= 1 / 6 <= high
    assert 0.93 < means / rounds < 0.97
    assert 0.93 < shares / rounds < 0.98


def test_seats_and_bots_are_counted_apart_where_bots_change_seats() -> None:
    bots = ["greedy", "random", "random"]
    series = Series(terms_of("caylus", 3, {}, bots, rotate=True))
    series.add([match(0, 30, 5, 6), match(1, 3, 4, 41), match(2, 8, 20, 20)])
    assert {name: one.wins for name, one in series.by_seat.items()} == {
        "blue": 1,
        "red": 0.5,
        "green": 1.5,
    }
    assert series.by_seat["blue"].points.mean == pytest.approx((30 + 3 + 8) / 3)
    greedy, others = series.by_bot["greedy"], series.by_bot["random"]
    assert (greedy.wins, others.wins) == (2.5, 0.5)
    assert (greedy.seats, others.seats) == (1, 2)
    assert greedy.points.mean == pytest.approx((30 + 41 + 20) / 3)
    assert others.points.mean == pytest.approx((5 + 6 + 3 + 4 + 8 + 20) / 6)
    assert (others.points.count, others.games.count) == (6, 3)
    assert others.margin == pytest.approx(student(2) * statistics.stdev([11, 7, 28]) / 3**0.5 / 2)


def test_a_series_does_not_depend_on_the_portions_it_is_counted_in() -> None:
    terms = terms_of("caylus", 3, {}, ["greedy", "random", "random"], rotate=True)
    games = [match(number, number % 7, number % 5, number % 3) for number in range(40)]
    whole, parted = Series(terms), Series(terms)
    whole.add(games)
    for first in range(0, 40, 7):
        parted.add(games[first : first + 7])
    assert parted.digest == whole.digest
    for name in terms.seats:
        assert vars(parted.by_seat[name].points) == vars(whole.by_seat[name].points)
        assert parted.by_seat[name].wins == whole.by_seat[name].wins
