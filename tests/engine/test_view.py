"""Views and guesses."""

from __future__ import annotations

import keepwright as kw


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


def test_a_guess_is_a_position_of_its_own() -> None:
    state = kw.new_game("caylus", 3, seed=1)
    guessed = kw.guess(kw.view(state, 1), kw.Dice(1))
    assert guessed.digest() == state.digest()
    kw.playout(guessed, [kw.Dice(seat) for seat in range(3)], kw.Dice(0))
    assert guessed.over
    assert not state.over
