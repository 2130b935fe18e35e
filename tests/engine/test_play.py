"""Playing: new games, what is legal, one decision after another."""

from __future__ import annotations

import random

import pytest

import keepwright as kw
from keepwright.games.caylus_1303 import Caylus1303


@pytest.mark.parametrize("seats", [0, 1, 6, -1])
def test_a_game_has_its_seat_counts(seats: int) -> None:
    with pytest.raises(kw.BadSeats):
        kw.new_game("caylus", seats)


@pytest.mark.parametrize("seats", [("red",), ("red", "red"), ("red", "pink"), ()])
def test_seats_are_different_colours_of_the_game(seats: tuple[str, ...]) -> None:
    with pytest.raises(kw.BadSeats):
        kw.new_game("caylus", seats)


def test_seats_are_counted_listed_or_written_as_in_records() -> None:
    for seats in (["red", "blue"], ("red", "blue"), "red blue"):
        assert kw.new_game("caylus", seats).seats == ("red", "blue")
        assert kw.Sitting.begin("caylus", seats).record.seats == ("red", "blue")
    assert kw.new_game("caylus", 2).seats == kw.Sitting.begin("caylus", 2).state.seats
    with pytest.raises(kw.BadSeats, match="not 1"):
        kw.new_game("caylus", "red")


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
    shown = {choice.action.text: repr(choice) for choice in kw.candidates(state)}
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
    assert kw.candidates(state) == []
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


@pytest.mark.parametrize("id", kw.game_ids())
def test_a_whole_game_in_five_lines(id: str) -> None:
    """Chance and decisions made together included; the seed tells the whole game."""
    ends = []
    for _ in range(2):
        choose = random.Random(5)
        state = kw.new_game(id, seats=kw.load(id).least_seats, seed=7)
        while not state.over:
            state = kw.play(state, choose.choice(kw.legal_actions(state)))
        ends.append(state)
    assert ends[0] == ends[1]


def test_the_dealer_that_is_given_deals() -> None:
    for seed in range(4):
        dealt = []
        for dealer in (kw.Dice(seed), kw.Dice(seed)):
            state = kw.new_game("magna_carta", 2, seed=1)
            while kw.seats_due(state) != [0]:
                state = kw.play(state, "redraw", seat=kw.seats_due(state)[-1])
            dealt.append(kw.play(state, "redraw", seat=0, dealer=dealer))
        assert dealt[0] == dealt[1]


def redrawing() -> kw.State:
    """A position that nobody has dealt, one answer before both hands are dealt anew."""
    state = kw.play(kw.new_game("magna_carta", ["red", "green"], seed=1), "redraw", seat="green")
    return kw.state_of("magna_carta", state.to_json())


def test_what_is_tried_again_from_a_position_comes_out_differently() -> None:
    state = redrawing()
    hands = [kw.play(state, "redraw").to_json()["players"]["red"]["hand"] for _ in range(9)]
    assert len({str(hand) for hand in hands}) > 1
    again = redrawing()
    assert hands == [kw.play(again, "redraw").to_json()["players"]["red"]["hand"] for _ in hands]


def test_an_answer_leaves_chance_open_until_it_is_dealt() -> None:
    state = kw.answer(redrawing(), "redraw")
    due = state.due
    assert isinstance(due, kw.Chance)
    assert kw.legal_actions(state) == kw.legal_actions(state, "green") == []
    assert kw.deal(state, kw.Dice(1)) == kw.deal(state, kw.Dice(1)) != kw.deal(state, kw.Dice(2))
    drawn = kw.Dice(1).draw(due.pool(state), due.count(state))
    names = [due.things(state)[number] for number in drawn]
    assert kw.deal(state, drawn) == kw.deal(state, names)
    line = " ".join([due.name, *names])
    assert kw.deal(state, names) == kw.play_line(state, f"* {line}")
    assert state == kw.answer(redrawing(), "redraw")


@pytest.mark.parametrize("drawn", [[], ["juggler"], [999], [-1], [0, 0, 0], [None]])
def test_an_outcome_that_cannot_come_up_is_refused(drawn: list[int]) -> None:
    with pytest.raises(kw.Unreadable):
        kw.deal(kw.answer(redrawing(), "redraw"), drawn)
    with pytest.raises(kw.NotAskedFor):
        kw.deal(redrawing(), drawn)


def test_seats_are_named_by_number_or_colour() -> None:
    state = kw.new_game("magna_carta", ["red", "green"], seed=1)
    for colour, seat in (("red", 0), ("green", 1)):
        assert kw.legal_actions(state, colour) == kw.legal_actions(state, seat)
        assert kw.candidates(state, colour) == kw.candidates(state, seat)
        assert kw.why_not(state, "keep", colour) == kw.why_not(state, "keep", seat) == []
        assert kw.play(state, "keep", seat=colour) == kw.play(state, "keep", seat=seat)
        assert kw.view(state, colour) == kw.view(state, seat)
        in_place = state.copy()
        kw.play_in_place(in_place, "keep", colour)
        assert in_place == kw.answer(state, "keep", seat=seat)
    assert kw.view(state) == kw.view(state, kw.SPECTATOR)


@pytest.mark.parametrize("seat", [2, -2, "blue", "", "*", "0"])
def test_a_seat_that_does_not_exist_is_refused(seat: int | str) -> None:
    state = kw.new_game("magna_carta", ["red", "green"], seed=1)
    over = kw.answer(redrawing(), "redraw")
    for call in (
        lambda: kw.view(state, seat),
        lambda: kw.legal_actions(state, seat),
        lambda: kw.legal_actions(over, seat),
        lambda: kw.candidates(over, seat),
        lambda: kw.why_not(state, "keep", seat),
        lambda: kw.play(state, "keep", seat=seat),
        lambda: kw.play_in_place(state, "keep", seat),
        lambda: kw.picture_of(state, seat=seat),
        lambda: kw.score_sheet(kw.new_game("caylus_1303", ["red", "green"], seed=1), seat),
        lambda: kw.Sitting.begin("magna_carta", ["red", "green"]).undo(seat),
        lambda: kw.Sitting.begin("magna_carta", ["red", "green"]).play("keep", seat=seat),
    ):
        with pytest.raises(kw.UnknownSeat) as refused:
            call()
        assert refused.value.facts["seats"] == ["red", "green"]


def test_positions_of_other_tables_are_not_taken_over() -> None:
    state = kw.new_game("caylus", 3, seed=1)
    kept = state.copy()
    for other in (
        kw.new_game("caylus", 5, seed=1),
        kw.new_game("magna_carta", 3, seed=1),
        kw.new_game("caylus", 3, {"jeweller": True}, seed=1),
        kw.new_game("caylus", ["red", "blue", "green"], seed=1),
    ):
        with pytest.raises(kw.OtherGame):
            state.assign(other)
    assert state == kept
    state.assign(kw.new_game("caylus", 3, seed=2))
    assert state == kw.new_game("caylus", 3, seed=2)


def test_what_is_no_action_is_no_action_in_either_form() -> None:
    state = kw.new_game("caylus", 2, seed=1)
    for wrong in (5, None, ["pass"]):
        with pytest.raises(TypeError):
            kw.play(state, wrong)  # type: ignore[arg-type]
    foreign = kw.load("magna_carta").actions.by_text["keep"]
    with pytest.raises(kw.NotAskedFor):
        kw.play(state, foreign)


def test_a_game_that_is_named_has_typed_fields() -> None:
    """Read by mypy without a cast; another game is a State until it is looked at."""
    state = kw.new_game("caylus", 2, seed=1)
    deniers: list[int] = [player.deniers for player in kw.play(state, "pass").players]
    assert len(deniers) == len(kw.new_game("architects", 2, seed=1).players) == 2
    assert kw.deal(kw.new_game("magna_carta", 2, seed=1)).round == 0
    read = kw.state_of("caylus_1303", kw.new_game("caylus_1303", 2, seed=1).to_json())
    assert isinstance(read, Caylus1303)
    assert read.round == kw.new_game("caylus_1303", 2, seed=1).round


def test_old_names_warn() -> None:
    renamed = {"options": "candidates", "Choice": "Candidate", "Undoable": "NothingToUndo"}
    for old, new in renamed.items():
        with pytest.warns(DeprecationWarning, match=f"keepwright.{new}"):
            assert getattr(kw, old) is getattr(kw, new)
    with pytest.raises(AttributeError):
        kw.juggle  # noqa: B018
