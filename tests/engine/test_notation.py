"""Notation: one line, one decision or outcome of chance."""

from __future__ import annotations

import pytest

import keepwright as kw
from keepwright.engine.notation import why_not_line, without_remark


@pytest.mark.parametrize(
    ("text", "who", "what"),
    [
        ("red: place mason", "red", "place mason"),
        ("  red :place\t mason  # a remark: yes", "red", "place mason"),
        ("* road a b", "*", "road a b"),
        ("*road a b", "*", "road a b"),
        ("red: a: b", "red", "a: b"),
    ],
)
def test_a_line_is_who_and_what(text: str, who: str, what: str) -> None:
    line = kw.read_line(text)
    assert (line.who, line.what) == (who, what)
    assert kw.read_line(line.text).text == line.text
    assert repr(line) == f"<{line.text}>"


@pytest.mark.parametrize(
    "text", ["", "   ", "# only", "*", "* # x", "red", "red:", ":", ": pass", "red blue: pass"]
)
def test_other_texts_are_no_lines(text: str) -> None:
    with pytest.raises(kw.Unreadable):
        kw.read_line(text)


def test_a_remark_goes_to_the_end_of_the_line() -> None:
    assert without_remark(" red: pass # a # b ") == "red: pass"


def test_an_unreadable_action_names_its_neighbours() -> None:
    state = kw.new_game("caylus", 2, seed=1)
    with pytest.raises(kw.Unreadable) as refused:
        kw.play(state, "place gat")
    near = refused.value.facts["near"]
    assert isinstance(near, list)
    assert "place gate" in near


def test_no_neighbours_are_sought_for_a_text_of_great_length() -> None:
    state = kw.new_game("caylus", 2, seed=1)
    with pytest.raises(kw.Unreadable) as refused:
        kw.play(state, "place gat" * 10_000)
    assert refused.value.facts["near"] == []


def set_up() -> kw.State:
    return kw.load("caylus").new_state(("blue", "red"), {})


def test_chance_is_played_by_its_star() -> None:
    names = "neutral_farm neutral_market neutral_quarry neutral_forest neutral_carpenter"
    state = kw.play_line(set_up(), f"* road {names} neutral_sawmill")
    assert state.to_json()["road"]["2"] == "neutral_market"
    state = kw.play_line(state, "* turn_order red blue")
    assert state.seat == 1


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("* road neutral_farm", kw.Unreadable),
        ("* road neutral_farm neutral_farm a b c d", kw.Unreadable),
        ("* road", kw.Unreadable),
        ("* turn_order red blue", kw.NotAskedFor),
        ("red: pass", kw.NotAskedFor),
        ("green: pass", kw.NotYourSeat),
        ("red: juggle", kw.Unreadable),
    ],
)
def test_what_fate_does_not_decide_now_is_refused(
    text: str, kind: type[kw.KeepwrightError]
) -> None:
    with pytest.raises(kind):
        kw.play_line(set_up(), text)


def test_a_typed_move_has_its_reasons() -> None:
    state = kw.play(kw.new_game("caylus", ("blue", "red"), seed=1), "place gate")
    assert state.seat is not None
    me, other = state.seats[state.seat], state.seats[1 - state.seat]
    assert why_not_line(state, f"{me}: place gate") == ["place_full"]
    assert why_not_line(state, f"{me}: place stables") == ["closed_for_two"]
    assert why_not_line(state, f"{me}: pass") == []
    assert why_not_line(state, f"{me}: keep") == ["not_asked_for"]
    assert why_not_line(state, f"{other}: pass") == ["not_your_seat"]
    with pytest.raises(kw.Unreadable):
        why_not_line(state, f"{me}: juggle")
