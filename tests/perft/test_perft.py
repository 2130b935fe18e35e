"""How many lines of play there are: a rule that changes by accident changes a count."""

from __future__ import annotations

from math import factorial, perm

import pytest

import keepwright as kw
from keepwright.engine.perft import outcomes, perft
from tests.contract.tables import Table, for_tables, moments
from tests.perft.make import FOLDER, counts_path, table


@pytest.mark.parametrize("game_id", kw.game_ids())
def test_the_counts_are_those_of_the_table(game_id: str) -> None:
    kept = counts_path(game_id).read_text(encoding="utf-8")
    assert table(game_id).splitlines() == kept.splitlines()


def test_every_game_is_counted() -> None:
    assert sorted(FOLDER.glob("*.txt")) == sorted(counts_path(id) for id in kw.game_ids())


def slowly(state: kw.State, depth: int) -> int:
    """The same count by the plain public functions."""
    if depth == 0:
        return 1
    if isinstance(due := state.due, kw.Chance):
        return sum(slowly(kw.deal(state, drawn), depth - 1) for drawn in outcomes(state, due))
    return sum(slowly(kw.answer(state, action), depth - 1) for action in kw.legal_actions(state))


@for_tables(__name__)
def test_counting_is_playing_every_line(table: Table) -> None:
    decided = [moment for moment in moments(table, "perft") if moment.action is not None]
    for moment in decided[5::60]:
        digest = moment.before.digest()
        for depth in range(3):
            assert perft(moment.before, depth) == slowly(moment.before, depth)
        assert moment.before.digest() == digest


def test_two_players_have_242_lines_of_two_decisions() -> None:
    """Pass and 15 places, the stables closed; all but the castle are full after one worker."""
    pass_first, one_place_less, castle_first = 16, 14 * 15, 16
    state = kw.new_game("caylus", 2, seed=5)
    assert perft(state, 2) == pass_first + one_place_less + castle_first


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_seat_keeps_or_replaces_its_first_hand(seats: int) -> None:
    """Then chance deals: who kept needs no cards, each who redraws 3 of the 9 that are left."""
    state = kw.new_game("magna_carta", seats, seed=5)
    assert [perft(state, depth) for depth in range(seats + 1)] == [2**n for n in range(seats + 1)]
    first_player, first_deal = seats, (2**seats - 1) * perm(9, 3)
    assert perft(state, seats + 1) == first_player + first_deal


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_seat_takes_one_of_the_characters_left(seats: int) -> None:
    """Then the first player passes or takes one of 4 printed, 10 laid out and 1 more place."""
    state = kw.new_game("caylus_1303", seats, {"character_pool": "first_game"}, seed=5)
    drafted = [perm(seats + 3, n) for n in range(seats + 1)]
    assert [perft(state, depth) for depth in range(seats + 1)] == drafted
    assert perft(state, seats + 1) == drafted[-1] * (1 + 4 + 10 + 1)


def test_outcomes_of_chance_are_counted_too() -> None:
    state = kw.load("caylus").new_state(3, {})
    assert perft(state, 1) == factorial(6)
    assert perft(state, 2) == factorial(6) * factorial(3)
    due = state.due
    assert isinstance(due, kw.Chance)
    drawn = outcomes(state, due)
    assert len({tuple(draw) for draw in drawn}) == len(drawn) == perm(6)


def test_a_finished_game_has_no_lines() -> None:
    state = kw.new_game("caylus", 2, seed=1)
    kw.playout(state, [kw.Dice(1), kw.Dice(2)], kw.Dice(3))
    assert [perft(state, depth) for depth in range(3)] == [1, 0, 0]
