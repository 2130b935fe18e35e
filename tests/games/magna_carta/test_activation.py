"""Building effects: the road from its start to its end, primary before secondary effects."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.magna_carta.table import cites, position, road
from tests.games.table import Table

RICH = {"food": 1, "wood": 1, "stone": 1}


def used(card: str, by: str = "red", **given: Any) -> Table:
    """Green's card with a worker on it; blue is asked afterwards for lots."""
    blue = {kind: {"blue": 1} for kind in RICH}
    for kind, held in blue.items():
        held.update(given.pop(kind, {}))
    return position(
        "red green blue", "activation", road=road(3, f"green_{card}"), provost=3,
        workers={f"green_{card}": by}, hand={"green": []}, **blue, **given,
    )  # fmt: skip


@cites("§ phase 4", "R-07")
@pytest.mark.parametrize(
    ("card", "primary", "secondary"),
    [
        ("large_farm", {"food": 2}, {"food": 1}),
        ("large_sawmill", {"wood": 2}, {"wood": 1}),
        ("large_quarry", {"stone": 2}, {"stone": 1}),
        ("small_farm", {"food": 1}, {"food": 1}),
        ("small_sawmill", {"wood": 1}, {"wood": 1}),
        ("small_quarry", {"stone": 1}, {"stone": 1}),
        ("gold_mine", {"gold": 1}, {}),
        ("market", {}, {"deniers": 1}),
        ("lawyer", {}, {"deniers": 2}),
        ("peddler", {}, {}),
        ("bank", {}, {}),
        ("church", {}, {}),
    ],
)
def test_gains_are_not_asked_about(
    card: str, primary: dict[str, int], secondary: dict[str, int]
) -> None:
    table = used(card)
    assert table.due == "blue offer_lots"
    for kind in ("food", "wood", "stone", "gold", "deniers"):
        assert table.at(f"players.red.{kind}") == primary.get(kind, 0)
        assert table.at(f"players.green.{kind}") == secondary.get(kind, 0)
    assert table.of("workers") == {"red": 4, "green": 4, "blue": 4}


@pytest.mark.parametrize("card", ["large_farm", "market", "lawyer", "gold_mine"])
def test_an_owner_has_no_secondary_effect_of_his_own_worker(card: str) -> None:
    table = used(card, by="green", wood={"green": 1})
    if table.due.startswith("green"):
        table.play("green: decline")
    assert table.at("players.green.deniers") == 0
    assert table.at("players.green.wood") == 1
    assert table.due == "blue offer_lots"


def test_a_reserve_runs_out_and_the_primary_effect_does_not() -> None:
    table = used("small_farm", reserves={"green": {"small_farm": 1}})
    assert (table.at("players.red.food"), table.at("players.green.food")) == (1, 1)
    assert table.at("players.green.reserves.small_farm") == 0


@pytest.mark.parametrize("ruleset", ["standard", "beginner"])
def test_cards_beyond_the_provost_do_nothing_but_send_the_worker_home(ruleset: str) -> None:
    given: dict[str, Any] = {"provost": 1} if ruleset == "standard" else {}
    table = position(
        "red green", "activation", road=road(2, "green_large_farm"), ruleset=ruleset,
        workers={"green_large_farm": "red"}, **given,
    )  # fmt: skip
    gained = 0 if ruleset == "standard" else 2
    assert table.at("players.red.food") == gained
    assert table.at("players.red.workers") == 4
    assert table.at("workers") == {}


def test_declining_leaves_the_owner_his_effect() -> None:
    table = used("bank", deniers={"red": 1, "green": 2}).play("red: decline")
    assert table.due == "green owner_trade"
    table.play("green: decline")
    assert table.deniers == {"red": 1, "green": 2, "blue": 0}


def test_offers_that_cannot_be_paid_are_refused() -> None:
    table = used("bank", deniers={"red": 2, "green": 1})
    assert table.legal == ["decline", "trade 1 denier"]
    assert table.why_not("red: trade 3 denier") == ["too_few_deniers"]
    table.play("red: trade 1 denier")
    assert table.due == "blue offer_lots"  # green has too few deniers for 2


def church(**tokens: int) -> Table:
    """Red and green have the deniers for all that the church gives, while there are tokens."""
    return used("church", deniers={"red": 9, "green": 9}, tokens={"dungeon": 0, **tokens})


def test_the_church_gives_tokens_in_order() -> None:
    table = church(walls=1, towers=8).play("red: trade 5 denier")
    assert table.at("players.red.tokens") == {"dungeon": 0, "walls": 1, "towers": 1}
    assert table.told("tokens_taken") == [{"seat": "red", "tokens": {"walls": 1, "towers": 1}}]


def test_the_church_gives_tokens_while_there_are_any() -> None:
    table = church(walls=0, towers=3).play("red: trade 5 denier\ngreen: trade 3 denier")
    assert table.at("tokens") == {"dungeon": 0, "walls": 0, "towers": 0}
    assert table.due == "over"


@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("neutral_park", "food"),
        ("neutral_forest", "wood"),
        ("neutral_quarry", "stone"),
        ("neutral_trading_post", "deniers"),
    ],
)
def test_neutral_cards(card: str, gained: str) -> None:
    table = position(
        "red green", "activation", road=[card, "neutral_peddler"], workers={card: "red"},
    )  # fmt: skip
    income = 2 if gained == "deniers" else 0
    assert table.at(f"players.red.{gained}") == (2 if gained == "deniers" else 1) + income
