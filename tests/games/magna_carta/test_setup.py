"""Set-up: the road, the decks, the mulligan in any order of answers, the goods."""

from __future__ import annotations

from itertools import permutations, product

import pytest

import keepwright as kw
from keepwright.engine.play import seats_due
from tests.games.magna_carta.table import cites, position
from tests.games.table import Table

DEALT = """
* road neutral_park neutral_forest
* deal bank church gold_mine
* deal bank church lawyer
* deal bank church market
"""


def dealt() -> Table:
    """Three players with their first hands."""
    return Table(kw.load("magna_carta").new_state(("red", "green", "blue"), {})).play(DEALT)


@cites("R-05", "D0")
@pytest.mark.parametrize("order", list(permutations(["red", "green", "blue"])))
def test_mulligans_are_answered_in_any_order_and_carried_out_together(order: list[str]) -> None:
    table = dealt()
    answers = {"red": "redraw", "green": "keep", "blue": "redraw"}
    for place, seat in enumerate(order):
        asked = {table.state.seats[n] for n in seats_due(table.state)}
        assert asked == set(order[place:])
        assert table.told("hand_discarded") == []
        table.play(f"{seat}: {answers[seat]}")
    assert table.of("hand")["green"] == ["lawyer", "bank", "church"]
    assert table.due == "deal"
    discarded = [facts["seat"] for facts in table.told("hand_discarded")]
    assert discarded == ["red", "blue"]
    assert [facts["seat"] for facts in table.told("hand_kept")] == ["green"]
    table.play("* deal small_farm peddler market\n* deal small_farm peddler lawyer")
    assert table.of("hand") == {
        "red": ["small_farm", "peddler", "market"],
        "green": ["lawyer", "bank", "church"],
        "blue": ["small_farm", "peddler", "lawyer"],
    }
    assert table.of("mulligan") == {"red": 0, "green": 0, "blue": 0}
    table.play("* first_player blue")
    assert table.due == "blue choose_action"


def test_a_seat_answers_once() -> None:
    table = dealt().play("green: redraw")
    with pytest.raises(kw.NotYourSeat):
        kw.play_line(table.state, "green: keep")


def test_who_answered_is_known_but_not_what() -> None:
    views = []
    for answer in ("keep", "redraw"):
        state = dealt().play(f"green: {answer}").state
        views.append([kw.view(state, eyes).facts for eyes in (kw.SPECTATOR, 0, 2)])
        assert kw.view(state, 1).facts["players"]["green"]["mulligan"] == 1 + (answer == "redraw")
    assert views[0] == views[1]


@pytest.mark.parametrize("answers", list(product(["keep", "redraw"], repeat=3)))
def test_goods_come_after_the_mulligan(answers: tuple[str, ...]) -> None:
    table = dealt()
    for seat, answer in zip(("blue", "red", "green"), answers, strict=True):
        table.play(f"{seat}: {answer}")
    for _ in range(answers.count("redraw")):
        assert table.of("food") == {"red": 0, "green": 0, "blue": 0}
        table.play("* deal small_farm small_sawmill small_quarry")
    table.play("* first_player green")
    assert table.of("food") == table.of("wood") == {"red": 2, "green": 2, "blue": 2}
    assert table.of("stone") == table.of("gold") == {"red": 0, "green": 0, "blue": 0}
    assert table.deniers == {"red": 6, "green": 6, "blue": 6}


def test_dealt_cards_are_told_to_their_owner_only() -> None:
    events = [event for event in dealt().heard if event.code == "cards_drawn"]
    assert [event.seat for event in events] == [0, 1, 2]
    for event in events:
        for eyes in (kw.SPECTATOR, 0, 1, 2):
            assert ("cards" in event.seen_by(eyes).facts) == (eyes == event.seat)
            assert event.seen_by(eyes).facts["count"] == 3


@pytest.mark.parametrize("ruleset", ["standard", "beginner"])
@pytest.mark.parametrize("seats", ["red green", "red green blue", "orange blue green red"])
def test_decks_and_tokens(seats: str, ruleset: str) -> None:
    table = position(seats, ruleset=ruleset)
    size = 12 if ruleset == "standard" else 10
    for name in seats.split():
        assert len(table.at(f"players.{name}.hand")) == 3
        assert len(table.at(f"players.{name}.pile")) == size - 3
        assert table.at(f"players.{name}.workers") == 4
    assert sum(table.at("tokens").values()) == {2: 18, 3: 21, 4: 24}[len(seats.split())]
