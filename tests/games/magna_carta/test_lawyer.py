"""The lawyer: one own card becomes a residence, at once or when its worker has gone home."""

from __future__ import annotations

from typing import Any

from tests.games.magna_carta.table import cites, position, road
from tests.games.table import Table


def lawyer(*cards: str, workers: dict[str, str] | None = None, **given: Any) -> Table:
    """Red's worker on green's lawyer, with more cards behind it; red has 2 food."""
    spots = road(3, "green_lawyer", *cards)
    given.setdefault("provost", len(spots) - 1)
    return position(
        "red green blue", "activation", road=spots, food={"red": 2, "blue": 1},
        workers={"green_lawyer": "red", **(workers or {})}, wood={"blue": 1}, stone={"blue": 1},
        hand={"red": []}, **given,
    )  # fmt: skip


@cites("D3", "R-20", "R-21")
def test_own_face_up_cards_but_no_lawyer() -> None:
    table = lawyer(
        "red_bank", "red_market", "red_lawyer", "green_bank", residences={"red": ["market"]}
    )
    assert table.legal == ["decline", "transform bank"]
    assert table.why_not("red: transform lawyer") == ["never_turned"]
    assert table.why_not("red: transform neutral_park") == ["never_turned"]
    assert table.why_not("red: transform market") == ["not_built_by_you"]
    assert table.why_not("red: transform peddler") == ["not_built_by_you"]


@cites("R-10", "R-35")
def test_a_card_without_a_worker_is_turned_at_once_and_loses_its_reserve() -> None:
    table = lawyer("red_small_farm", reserves={"red": {"small_farm": 2}})
    table.play("red: transform small_farm")
    assert table.at("players.red.residences") == ["small_farm"]
    assert table.at("players.red.reserves.small_farm") == 0
    assert table.at("road.4") == "red_small_farm"
    assert table.told("card_turned") == [{"seat": "red", "card": "small_farm"}]
    assert table.deniers["green"] == 2


@cites("R-09")
def test_a_card_with_a_worker_works_once_more() -> None:
    table = lawyer(
        "red_small_quarry", workers={"red_small_quarry": "blue"},
        reserves={"red": {"small_quarry": 3}},
    )  # fmt: skip
    table.play("red: transform small_quarry")
    assert table.told("card_marked") == [{"seat": "red", "card": "small_quarry"}]
    assert table.told("card_turned") == [{"seat": "red", "card": "small_quarry"}]
    assert (table.at("players.blue.stone"), table.at("players.red.stone")) == (2, 1)
    assert table.at("players.red.marked") == []
    assert table.at("players.red.reserves.small_quarry") == 0


def test_a_marked_card_cannot_be_chosen_by_another_lawyer() -> None:
    table = lawyer(
        "red_lawyer", "red_bank", workers={"red_lawyer": "red", "red_bank": "blue"}
    ).play("red: transform bank")  # fmt: skip
    assert table.due == "blue offer_lots"  # the second lawyer has no target
    assert table.at("players.red.food") == 1
    assert table.at("players.red.residences") == ["bank"]


def test_without_food_and_gold_there_is_no_choice() -> None:
    table = position(
        "red green", "activation", road=road(2, "red_lawyer", "red_bank"), provost=3,
        workers={"red_lawyer": "red"},
    )  # fmt: skip
    assert table.at("players.red.residences") == []
    assert table.at("round") == 2


def test_cards_beyond_the_provost_can_be_turned() -> None:
    table = lawyer("red_bank", provost=3)
    table.play("red: transform bank")
    assert table.at("players.red.residences") == ["bank"]
