"""The arena: games and series of bots, in one process and in several."""

from __future__ import annotations

import time
from itertools import pairwise

import pytest

from keepwright.bots import arena, crew
from keepwright.bots.arena import (
    BotBroke,
    Match,
    Terms,
    play_match,
    play_series,
    simulate,
    terms_of,
)
from keepwright.bots.crew import CrewLost
from keepwright.engine.errors import BadSeats
from keepwright.engine.game import game_ids
from keepwright.engine.record import Record
from keepwright.statistics.outcome import outcome, outcome_of
from tests.bots.own_bots import Once

OWN = "tests.bots.own_bots"
one_or_two_jobs = pytest.mark.parametrize("jobs", [1, 2])


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    bots = ["greedy", "random"]
    first = play_match("caylus", 2, {}, bots, seed=1)
    assert play_match("caylus", 2, {}, bots, seed=1).digest == first.digest
    assert play_match("caylus", 2, {}, bots, seed=2).digest != first.digest
    assert play_match("caylus", 2, {}, bots, seed=1, number=1).digest != first.digest


def games_of(terms: Terms, games: int, jobs: int = 1) -> list[Match]:
    """A series, without what depends on the machine."""
    return [
        match._replace(seconds=0.0) for done in play_series(terms, games, jobs) for match in done
    ]


@pytest.mark.parametrize("bots", [["random"] * 3, [f"{OWN}:First", "random", "random"]])
def test_a_series_depends_neither_on_processes_nor_on_portions(
    bots: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    terms = terms_of("caylus", 3, {}, bots, seed=3, rotate=True)
    plain = games_of(terms, 6)
    assert [match.number for match in plain] == [*range(6)]
    monkeypatch.setattr(arena, "ALONE_SECONDS", 0.0)
    monkeypatch.setattr(arena, "PORTION_SECONDS", 0.0)
    assert [len(done) for done in play_series(terms, 6)] == [1] * 6
    assert games_of(terms, 6) == plain
    assert games_of(terms, 6, jobs=2) == plain
    monkeypatch.setattr(crew, "PORTION_SECONDS", 60.0)
    assert games_of(terms, 6, jobs=2) == plain


def test_quick_games_are_played_without_other_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew, "play_by_crew", None)
    monkeypatch.setattr(arena, "ALONE_SECONDS", 60.0)
    assert len([*simulate("caylus", 2, {}, ["random"] * 2, games=3, jobs=2)]) == 3


def test_portions_are_of_as_many_games_as_take_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    terms = terms_of("caylus", 2, {}, ["random"] * 2)
    monkeypatch.setattr(arena, "PORTION_SECONDS", 0.1)
    seconds = [sum(match.seconds for match in done) for done in play_series(terms, 60)]
    assert all(spent >= 0.1 for spent in seconds[:-1])


def test_bots_play_every_seat_as_often_when_they_rotate() -> None:
    bots = ["greedy", "random", "greedy:rivalry=1"]
    terms = terms_of("caylus", 3, {}, bots, rotate=True)
    for seat in range(3):
        assert sorted(terms.bots_of(number)[seat] for number in range(6)) == sorted(bots * 2)
    fixed = terms_of("caylus", 3, {}, bots)
    assert all(fixed.bots_of(number) == tuple(bots) for number in range(6))


def test_who_plays_a_seat_is_who_plays_it_by_rotation() -> None:
    rotated = terms_of("caylus", 2, {}, [f"{OWN}:First", "random"], seed=1, rotate=True)
    fixed = terms_of("caylus", 2, {}, ["random", f"{OWN}:First"], seed=1)
    first, second = games_of(rotated, 2)
    assert second == games_of(fixed, 2)[1]
    assert first != games_of(fixed, 2)[0]


@pytest.mark.parametrize("bots", [["random"] * 2, [f"{OWN}:First", "random"]])
@pytest.mark.parametrize("game_id", game_ids())
def test_whoever_listens_or_writes_the_same_games_are_played(game_id: str, bots: list[str]) -> None:
    plain = terms_of(game_id, 2, {}, bots, seed=2)
    (match,) = games_of(plain, 1)
    (heard,) = games_of(terms_of(game_id, 2, {}, bots, seed=2, witness=outcome), 1)
    (kept,) = games_of(terms_of(game_id, 2, {}, bots, seed=2, witness=outcome, records=True), 1)
    assert match == heard._replace(seen=None) == kept._replace(seen=None, record="")
    assert heard.seen == kept.seen
    record = Record.read(kept.record)
    assert outcome_of(record) == heard.seen
    assert record.headers["Players"] == " ".join(bots)
    points = " ".join(f"{name}={n}" for name, n in zip(plain.seats, match.scores, strict=True))
    assert record.headers["Result"] == points


@one_or_two_jobs
def test_what_is_done_comes_when_enough_is_enough(jobs: int) -> None:
    """Both processes are in the middle of a game; both have done some before."""
    terms = terms_of("caylus", 2, {}, ["random", f"{OWN}:First"], seed=1)
    got: list[Match] = []
    for done in play_series(terms, 10_000, jobs, enough=lambda: len(got) > 5):
        got.extend(match._replace(seconds=0.0) for match in done)
    assert 5 < len(got) < 10_000
    wanted = games_of(terms, got[-1].number + 1)
    assert all(one.number < other.number for one, other in pairwise(got))
    assert all(match == wanted[match.number] for match in got)


@one_or_two_jobs
def test_a_game_under_way_is_broken_off_when_enough_is_enough(jobs: int) -> None:
    began = time.monotonic()

    def enough() -> bool:
        return time.monotonic() > began + 1

    terms = terms_of("caylus", 2, {}, [f"{OWN}:Slow"] * 2)
    assert [*play_series(terms, 100, jobs, enough)] == []
    assert time.monotonic() < began + 30


@one_or_two_jobs
@pytest.mark.parametrize(
    ("bot", "fact", "part"),
    [("Raises", "reason", "ZeroDivisionError: too clever"), ("Babbles", "answer", "mason")],
)
def test_a_bot_that_breaks_is_named_with_its_game(
    bot: str, fact: str, part: str, jobs: int
) -> None:
    terms = terms_of("caylus", 2, {}, ["random", f"{OWN}:{bot}"])
    with pytest.raises(BotBroke) as broken:
        games_of(terms, 4, jobs)
    facts = broken.value.facts
    assert facts["bot"] == f"{OWN}:{bot}"
    assert facts["number"] in range(jobs)
    assert part in str(facts[fact])
    assert "choose" in str(facts.get("trace", "choose"))


def test_games_before_the_one_in_which_a_bot_breaks_are_handed_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Once, "made", 0)
    series = play_series(terms_of("caylus", 2, {}, [f"{OWN}:Once", "random"]), 3)
    assert [match.number for match in next(series)] == [0]
    with pytest.raises(BotBroke) as broken:
        next(series)
    assert broken.value.facts["number"] == 1


def test_a_process_that_ends_is_an_error() -> None:
    terms = terms_of("caylus", 2, {}, ["random", f"{OWN}:Crashes"])
    with pytest.raises(CrewLost):
        games_of(terms, 4, jobs=2)


def test_terms_are_checked() -> None:
    with pytest.raises(BadSeats):
        terms_of("caylus", 6, {}, ["random"] * 6)
    with pytest.raises(ValueError, match="3 bots for 2 seats"):
        terms_of("caylus", 2, {}, ["random"] * 3)
