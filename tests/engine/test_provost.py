"""Moving the provost: what it costs, how far he goes, what is told."""

from __future__ import annotations

import pytest

import keepwright as kw
from keepwright.engine.action import Actions
from keepwright.engine.provost import MoveProvost, provost_moves
from keepwright.games.caylus.state import Caylus

ACTIONS = Actions("caylus")
STAY = ACTIONS.make("stay")
MOVES = provost_moves(ACTIONS, STAY, 2)


def board(provost: int, deniers: int) -> Caylus:
    """A road of 28 spaces; the first seat moves the provost on it."""
    state = kw.new_game("caylus", 2, seed=1)
    assert isinstance(state, Caylus)
    state.provost = provost
    state.players[0].deniers = deniers
    return state


def move(price: int) -> MoveProvost:
    return MoveProvost(0, "move", MOVES, price, "§ road")


def allowed(decision: MoveProvost, state: Caylus) -> list[str]:
    """The moves that are legal, which are those without an obstacle."""
    legal = decision.legal(state)
    actions = decision.candidates.actions
    found = [action.text for number, action in enumerate(actions) if legal >> number & 1]
    free = [action.text for action in actions if not list(decision.obstacles(state, action))]
    assert found == free
    return found


def test_the_moves_go_as_far_either_way_as_they_may() -> None:
    assert [action.text for action in MOVES.actions] == [
        "stay", "provost -2", "provost -1", "provost +1", "provost +2",
    ]  # fmt: skip
    assert [int(action.target) for action in MOVES.actions] == [0, -2, -1, 1, 2]


@pytest.mark.parametrize(
    ("price", "provost", "deniers", "moves"),
    [
        (1, 9, 5, "-2 -1 +1 +2"),
        (1, 9, 1, "-1 +1"),
        (1, 9, 0, ""),
        (3, 9, 5, "-1 +1"),
        (3, 9, 6, "-2 -1 +1 +2"),
        (0, 9, 0, "-2 -1 +1 +2"),
        (1, 2, 9, "-1 +1 +2"),
        (1, 1, 1, "+1"),
        (0, 27, 0, "-2 -1 +1"),
        (1, 28, 2, "-2 -1"),
    ],
)
def test_he_goes_as_far_as_is_paid_and_stays_on_the_road(
    price: int, provost: int, deniers: int, moves: str
) -> None:
    expected = ["stay", *(f"provost {steps}" for steps in moves.split())]
    assert allowed(move(price), board(provost, deniers)) == expected


def test_what_stands_against_a_move_is_told_with_its_rule() -> None:
    against = list(move(2).obstacles(board(28, 3), ACTIONS.by_text["provost +2"]))
    assert [repr(obstacle) for obstacle in against] == [
        "Obstacle('off_the_road', rule='§ road', space=30)",
        "Obstacle('too_few_deniers', rule='§ road', cost=4, held=3)",
    ]


@pytest.mark.parametrize(
    ("text", "provost", "deniers", "told"),
    [
        ("provost -2", 7, 1, "Event('provost_moved', seat='blue', steps=-2, space=7, cost=4)"),
        ("provost +1", 10, 3, "Event('provost_moved', seat='blue', steps=1, space=10, cost=2)"),
        ("stay", 9, 5, "Event('provost_left_alone', seat='blue')"),
    ],
)
def test_a_move_is_paid_and_told(text: str, provost: int, deniers: int, told: str) -> None:
    state = board(9, 5)
    state.heard = []
    move(2).perform(state, ACTIONS.by_text[text])
    assert (state.provost, state.players[0].deniers) == (provost, deniers)
    assert [repr(event) for event in state.heard] == [told]
    assert state.players[1].deniers == board(9, 5).players[1].deniers
