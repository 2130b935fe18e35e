"""Views and guesses."""

from __future__ import annotations

import pytest

import keepwright as kw
from keepwright.engine.fields import Mark
from keepwright.engine.saving import lying_open


def test_a_view_says_whose_it_is() -> None:
    state = kw.new_game("caylus", ("red", "blue"), seed=1)
    assert repr(kw.view(state, 0)) == "<View of caylus by red>"
    assert repr(kw.view(state)) == "<View of caylus by a spectator>"
    assert kw.view(state).seat == kw.SPECTATOR


def test_a_view_is_a_copy() -> None:
    state = kw.new_game("caylus", 2, seed=1)
    digest = state.digest()
    facts = kw.view(state, 0).facts
    facts["players"]["blue"]["deniers"] = 99
    facts["options"]["jeweller"] = True
    facts["turn_order"].clear()
    assert state.digest() == digest


@pytest.mark.parametrize("game_id", kw.game_ids())
def test_what_lies_open_is_in_every_view(game_id: str) -> None:
    state = kw.new_game(game_id, 3, seed=1)
    for field in state.game.player_fields:
        if field.mark is Mark.OWNER:
            players = kw.view(state).facts["players"].values()
            seen = [player[field.name] for player in players]
            written = [player[field.name] for player in state.to_json()["players"].values()]
            assert (seen == written) == (field.name in lying_open(state))


@pytest.mark.parametrize("game_id", kw.game_ids())
def test_a_seat_knows_its_own_points(game_id: str) -> None:
    state = kw.new_game(game_id, 3, seed=1)
    for eyes in range(len(state.seats)):
        known = [state.seats[eyes]] if state.hides_points() else list(state.seats)
        assert list(kw.score_sheet(state, eyes).to_json()) == known
        own = state.seats[eyes]
        assert kw.score_sheet(state, eyes).to_json()[own] == kw.score_sheet(state).to_json()[own]
    spectated = kw.score_sheet(state, kw.SPECTATOR).seats
    assert spectated == (() if state.hides_points() else state.seats)


def test_a_guess_is_a_position_of_its_own() -> None:
    state = kw.new_game("caylus", 3, seed=1)
    guessed = kw.guess(kw.view(state, 1), kw.Dice(1))
    assert guessed.digest() == state.digest()
    kw.playout(guessed, [kw.Dice(seat) for seat in range(3)], kw.Dice(0))
    assert guessed.over
    assert not state.over
