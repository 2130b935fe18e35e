"""Playing: new games, what is legal, one decision after another."""

from __future__ import annotations

import pytest

import keepwright as kw


@pytest.mark.parametrize("seats", [0, 1, 6, -1])
def test_a_game_has_its_seat_counts(seats: int) -> None:
    with pytest.raises(kw.BadSeats):
        kw.new_game("caylus", seats)


@pytest.mark.parametrize("seats", [("red",), ("red", "red"), ("red", "pink"), ()])
def test_seats_are_different_colours_of_the_game(seats: tuple[str, ...]) -> None:
    with pytest.raises(kw.BadSeats):
        kw.new_game("caylus", seats)


@pytest.mark.parametrize("options", [{"lions": True}, {"jeweller": 1}, {"jeweller": "true"}])
def test_options_are_those_of_the_game(options: dict[str, object]) -> None:
    with pytest.raises(kw.BadOption):
        kw.new_game("caylus", 2, options)


def test_there_is_no_other_game() -> None:
    with pytest.raises(kw.UnknownGame):
        kw.load("chess")
    with pytest.raises(kw.UnknownGame):
        kw.load("../caylus")


def test_the_seed_makes_the_set_up() -> None:
    digests = {seed: kw.new_game("caylus", 4, seed=seed).digest() for seed in range(30)}
    assert len(set(digests.values())) == 30
    assert kw.new_game("caylus", 4, seed=3).digest() == digests[3]
    dealt = kw.new_game("caylus", 4, dealer=kw.SeedDealer(kw.seed_bytes(3)))
    assert dealt.digest() == digests[3]


def test_new_games_have_nothing_in_common() -> None:
    one, other = kw.load("caylus").new_state(2, {}), kw.load("caylus").new_state(2, {})
    before = other.digest()
    kw.deal_in_place(one, kw.Dice(1))
    assert one.digest() != before == other.digest() == kw.load("caylus").new_state(2, {}).digest()
    assert kw.load("caylus").new_state(2, {"jeweller": True}).options["jeweller"] is True


def test_actions_are_played_by_object_or_by_text() -> None:
    state = kw.new_game("caylus", 2, seed=1)
    action = state.game.actions.by_text["place gate"]
    assert kw.play(state, action).digest() == kw.play(state, " place  gate ").digest()


def test_a_refused_play_leaves_the_listener_and_the_state_alone() -> None:
    state = kw.new_game("caylus", 2, seed=1)
    heard: list[kw.Event] = []
    with pytest.raises(kw.Obstructed):
        kw.play(state, "place stables", heard)
    assert heard == []
    assert state.heard is None


def test_choices_show_their_obstacles() -> None:
    state = kw.new_game("caylus", 2, seed=1)
    shown = {choice.action.text: repr(choice) for choice in kw.options(state)}
    assert shown["pass"] == "<pass: legal>"
    assert shown["place stables"] == "<place stables: closed_for_two>"
    assert shown["place mason"] == "<place mason: not_on_the_road>"


def test_positions_are_told_apart_by_their_digest() -> None:
    state = kw.new_game("caylus", 2, seed=1)
    after = [kw.play(state, action) for action in kw.legal_actions(state)]
    assert len({position.digest() for position in [state, *after]}) == len(after) + 1


def test_before_the_set_up_no_seat_is_asked() -> None:
    state = kw.load("caylus").new_state(2, {})
    assert kw.legal_actions(state) == []
    assert kw.options(state) == []
    with pytest.raises(kw.NotAskedFor):
        kw.play(state, "pass")
    with pytest.raises(kw.NotAskedFor):
        kw.why_not(state, "pass")
    assert "chance decides road" in repr(state)


def test_games_and_their_ids() -> None:
    for id in kw.game_ids():
        game = kw.load(id)
        assert game.id == id
        assert kw.load(id) is game
        assert repr(game) == f"<Game {id}>"
        assert game.least_seats <= game.most_seats <= len(game.colours)
