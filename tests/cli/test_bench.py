"""`keepwright bench`: every measure of every game, and the comparison with the peer."""

from __future__ import annotations

import pytest

import keepwright.cli.benchmarks as benchmarks
from keepwright.cli.bench import COMPARED, compare
from keepwright.engine.agenda import Decision
from keepwright.engine.game import Game, game_ids
from tests.cli.calls import Caller

EACH = ("playout", "games", "simulate", "driven", "copy", "legal", "early", "late")
ALONE = ("state", "slowest", "leak")


def test_the_answer_for_programs(call: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benchmarks, "has_catanatron", lambda: False)
    answer = call("bench", "--quick", "--json")
    assert answer.code == 0
    rows = answer.json["rows"]
    for game in game_ids():
        form = "compiled" if benchmarks.is_compiled() else "interpreted"
        found = {row["name"]: row for row in rows if row["who"] == f"{game} {form}"}
        assert set(found) == set(EACH)
        assert all(row["value"] > 0 for row in found.values())
        assert {row["name"] for row in rows if row["who"] == game} == set(ALONE)
    assert {row["unit"] for row in rows} == {"decisions/s", "games/s", "µs", "bytes"}
    assert answer.json["ratios"] == []


def test_a_game_driven_from_outside_comes_to_its_end(game: Game) -> None:
    assert benchmarks.drive(game.id, 1) > 50
    assert benchmarks.drive(game.id, 1) == benchmarks.drive(game.id, 1)


def test_what_is_measured_are_positions_in_which_a_seat_decides(game: Game) -> None:
    assert isinstance(benchmarks.midgame(game.id).due, Decision)
    positions = benchmarks.decisions_of_a_game(game.id)
    assert all(isinstance(state.due, Decision) for state in positions)
    assert benchmarks.legal_masks(positions[:9], 2) == 18


def test_a_full_table_has_every_seat_and_goes_on_to_the_end(game: Game) -> None:
    positions = benchmarks.full_table(game.id)
    assert {len(state.seats) for state in positions} == {game.most_seats}
    assert benchmarks.slowest(positions[-3:]) > 0


def test_rates_are_compared_over_and_times_under_the_peer() -> None:
    rows = [
        benchmarks.Row("playout", "caylus compiled", "decisions/s", 900.0),
        benchmarks.Row("playout", "architects compiled", "decisions/s", 300.0),
        benchmarks.Row("copy", "caylus compiled", "µs", 2.0),
        benchmarks.Row("playout", "catanatron", "decisions/s", 10.0),
        benchmarks.Row("copy", "catanatron", "µs", 100.0),
    ]
    ratios = {(row["measure"], row["who"]): row["ratio"] for row in compare(rows)}
    assert ratios == {
        ("playout", "caylus compiled"): 90.0,
        ("playout", "architects compiled"): 30.0,
        ("copy", "caylus compiled"): 50.0,
    }


def test_every_game_has_its_targets() -> None:
    for targets in COMPARED.values():
        assert sorted(targets) == game_ids()
        assert all(least < aim for least, aim in targets.values())
