"""Trade: an offer is paid and gained; one that asks for nothing is just gained."""

from __future__ import annotations

import pytest

import keepwright as kw
from keepwright.engine.action import Actions
from keepwright.engine.agenda import Tasks
from keepwright.engine.trade import Amounts, Counter, Offer, TakeOffer, Trading, too_few_coins
from keepwright.games.caylus.pieces import CUBES
from keepwright.games.caylus.state import Caylus

BASIC = ("food", "wood", "stone", "cloth")
OPEN: dict[str, tuple[str, ...]] = {"any": BASIC}


def stall(*offers: tuple[Amounts, Amounts]) -> TakeOffer:
    """A decision of the first seat between these offers."""
    counter = Counter(Actions("caylus"), Tasks(2), CUBES, BASIC, "§ stall")
    lines = [Offer(CUBES, OPEN, "denier", "any", pay, gain) for pay, gain in offers]
    return TakeOffer(0, "stall", lines, counter, "§ stall")


def hand(deniers: int, cubes: Amounts) -> Caylus:
    """A position in which the first seat holds just this, and nothing else is due."""
    state = kw.new_game("caylus", 2, seed=1)
    assert isinstance(state, Caylus)
    state.players[0].deniers = deniers
    state.players[0].cubes = CUBES.pack(**cubes)
    state.agenda = []
    state.heard = []
    return state


def take(decision: TakeOffer, state: Caylus, text: str) -> list[str]:
    """Play an offer by its notation; what was told."""
    decision.perform(state, decision.counter.actions.by_text[text])
    assert state.heard is not None
    return [repr(event) for event in state.heard]


def test_an_offer_is_paid_and_gained() -> None:
    state = hand(3, {"wood": 1})
    told = take(stall(({"denier": 2, "wood": 1}, {"gold": 1})), state, "trade 2 denier 1 wood")
    assert state.players[0].deniers == 1
    assert CUBES.held(state.players[0].cubes) == {"gold": 1}
    assert told == [
        "Event('offer_taken', seat='blue', goods={'denier': 2, 'wood': 1})",
        "Event('cubes_paid', seat='blue', goods={'wood': 1})",
        "Event('offer_gained', seat='blue', goods={'gold': 1})",
    ]


def test_an_offer_that_asks_for_nothing_is_gained() -> None:
    free = stall(({}, {"denier": 2, "gold": 1}))
    state = hand(0, {})
    assert free.legal(state) == 0b11
    assert take(free, state, "trade") == [
        "Event('offer_gained', seat='blue', goods={'denier': 2, 'gold': 1})"
    ]
    assert state.players[0].deniers == 2
    assert CUBES.held(state.players[0].cubes) == {"gold": 1}


def test_goods_of_choice_are_chosen_after_an_offer_that_asks_for_nothing() -> None:
    free, state = stall(({}, {"any": 1})), hand(0, {})
    take(free, state, "trade")
    assert [task.name for task in state.agenda] == ["take"]
    state.settle()
    assert [action.text for action in kw.legal_actions(state)] == [f"take 1 {id}" for id in BASIC]


def test_an_offer_can_be_declined() -> None:
    state = hand(0, {})
    assert take(stall(({}, {"gold": 1})), state, "decline") == [
        "Event('declined', seat='blue', place='stall')"
    ]
    assert state.players[0].cubes == 0


@pytest.mark.parametrize(
    ("pay", "codes"),
    [
        ({"denier": 2}, ["too_few_deniers"]),
        ({"wood": 1}, ["too_few_cubes"]),
        ({"denier": 2, "any": 1}, ["too_few_deniers", "too_few_cubes"]),
        ({}, []),
    ],
)
def test_what_cannot_be_paid_is_refused(pay: Amounts, codes: list[str]) -> None:
    decision, state = stall((pay, {"gold": 1})), hand(1, {"gold": 1})
    against = list(decision.obstacles(state, decision.candidates.actions[1]))
    assert [obstacle.code for obstacle in against] == codes
    assert {obstacle.rule for obstacle in against} <= {"§ stall"}
    assert decision.legal(state) == (0b01 if codes else 0b11)


def test_the_obstacle_of_a_price_is_named_after_the_coins() -> None:
    for game_id in kw.game_ids():
        state = kw.new_game(game_id, 3, seed=1)
        if isinstance(state, Trading):
            obstacle = too_few_coins(state, 0, "§ 1", 99)
            assert obstacle.code == f"too_few_{state.coins}"
            assert obstacle.facts == {"cost": 99, "held": state.coins_of(0)}
