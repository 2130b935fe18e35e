"""The Black Market Reset (§ 4.11)."""

from __future__ import annotations

import pytest

from tests.games.architects.table import PROMO, TURNED, VARIABLE, cites, inside, position, reasons
from tests.games.table import Table

TWO = {"bm_left": "red", "bm_middle": "blue"}


def reset(seats: str = "red blue green", turned: str = TURNED, /, **given: object) -> Table:
    """The first seat places the third worker on the Black Market."""
    first = seats.split()[0]
    given.setdefault("black_market", TWO)
    table = position(seats, "turn", PROMO, silver={first: 3}, **given)
    return table.play(f"{first}: place bm_right\n{turned}")


@cites("§ 4.11")
def test_workers_go_to_prison_and_a_card_is_turned() -> None:
    table = reset()
    assert table.at("black_market") == {}
    assert table.of("prison") == {"red": 2, "blue": 1, "green": 0}
    assert table.at("large_pile") == ["bm_01"]
    assert table.at("small_face") == "2_gold"
    assert table.of("unpaid_debts") == {"red": 1, "blue": 0, "green": 0}
    assert table.of("virtue") == {"red": 6, "blue": 7, "green": 7}


@cites("§ 4.11", "§ 7")
def test_which_card_it_is_is_known_only_when_it_is_turned() -> None:
    table = position("red blue", black_market=TWO, silver={"red": 3}).play("red: place bm_right")
    assert table.due == "large_market"
    assert table.why_not("red: stop") != []
    table.play("* large_market bm_06\n* small_market 1_marble")
    # bm_01 is the only other card with this small side.
    full = {"bm_left": "red", "bm_right": "blue"}
    last = position(
        "red blue", black_market=full, silver={"red": 2}, small_face="1_marble",
        large_pile=["bm_06"],
    )  # fmt: skip
    deal = "\n".join(f"* deal {card}" for card in "well keep tavern castle church".split())
    last.play(f"red: place bm_middle\nred: plans\n{deal}\nred: keep well")
    assert last.at("large_pile") == ["bm_06", "bm_01"]
    assert last.due == "small_market"


@cites("§ 4.11", "R-13")
@pytest.mark.parametrize(
    ("prison", "virtue", "debts"),
    [
        ({"green": 2}, {"red": 6, "blue": 7, "green": 7}, {"red": 1, "blue": 0, "green": 1}),
        ({"green": 3}, {"red": 6, "blue": 7, "green": 6}, {"red": 0, "blue": 0, "green": 1}),
        (
            {"red": 1, "blue": 2},
            {"red": 5, "blue": 6, "green": 7},
            {"red": 1, "blue": 1, "green": 0},
        ),
    ],
)
def test_penalties(prison: dict[str, int], virtue: dict[str, int], debts: dict[str, int]) -> None:
    table = reset(prison=prison)
    assert table.of("virtue") == virtue
    assert table.of("unpaid_debts") == debts


@cites("§ 4.11")
def test_virtue_is_lost_before_debts_are_taken() -> None:
    table = reset(prison={"green": 5})
    told = [event.code for event in table.heard]
    assert told.index("virtue_lost", told.index("reset_began")) < told.index("debt_taken")


@cites("R-13", "R-29")
def test_with_an_empty_prison_nobody_takes_a_debt() -> None:
    table = position(
        "red blue",
        guildhall=["blue"] * 6,
        wood={"red": 2},
        stone={"red": 2},
        hand={"red": ["well"]},
    )
    table.play(f"red: place guildhall\nred: build well\n{TURNED}")
    assert table.told("reset_began") == [{}]
    assert table.of("unpaid_debts") == {"red": 0, "blue": 0}
    assert table.at("large_pile") == ["bm_01"]


@cites("R-29", "§ 4.12", "§ 5.2")
def test_a_row_start_brings_all_steps_even_with_an_empty_market() -> None:
    table = position(
        "red blue", guildhall=["blue"] * 6, wood={"red": 2}, stone={"red": 2},
        hand={"red": ["well"]}, apprentices={"blue": ["squire_gold"]}, prison={"red": 3},
    )  # fmt: skip
    table.play(f"red: place guildhall\nred: build well\n{TURNED}")
    assert table.due == "blue reset_ability"
    table.play("blue: use squire_gold")
    assert table.of("gold")["blue"] == 1
    assert table.of("virtue") == {"red": 6, "blue": 7}
    assert table.of("unpaid_debts") == {"red": 1, "blue": 0}


# ---------------------------------------------------------------- abilities


@cites("R-12", "§ 4.16")
def test_abilities_are_used_clockwise_from_the_active_player() -> None:
    table = reset(
        "green red blue",
        black_market={"bm_left": "green", "bm_middle": "green"},
        apprentices={"red": ["squire_gold"], "green": ["gatekeeper"], "blue": ["squire_marble"]},
    )
    assert table.due == "green reset_ability"
    table.play("green: stop")
    assert table.due == "red reset_ability"
    assert reasons(table, "use gatekeeper") == [
        ("not_your_ability", "§ 4.11"),
        ("nobody_in_prison", "§ 4.11"),
    ]
    table.play("red: use squire_gold")
    assert table.due == "blue reset_ability"
    table.play("blue: stop")
    assert table.of("marble")["blue"] == 0
    assert table.of("gold")["red"] == 1
    assert table.due == "red place_worker"


@cites("§ 4.11", "R-12")
def test_each_ability_is_used_once() -> None:
    table = reset(prison={"green": 4}, apprentices={"green": ["gatekeeper", "peddler"]})
    table.play("green: use gatekeeper\ngreen: release 1")
    assert reasons(table, "use gatekeeper") == [("already_used", "§ 4.11")]
    table.play("green: use peddler")
    assert table.of("silver")["green"] == 2
    assert table.of("prison")["green"] == 3


@cites("R-38", "§ 5.2")
def test_the_gatekeeper_releases_as_many_as_his_owner_likes() -> None:
    table = reset(prison={"green": 2}, apprentices={"green": ["gatekeeper"]})
    table.play("green: use gatekeeper")
    assert table.legal == ["release 1", "release 2"]
    table.play("green: release 1")
    assert table.of("prison")["green"] == 1
    table = reset(prison={"green": 1}, apprentices={"green": ["gatekeeper"]})
    table.play("green: use gatekeeper")
    assert table.of("prison")["green"] == 0
    assert table.told("forced")[-1]["action"] == "release 1"
    table = position(
        "red blue",
        {"release_count": {"seat": "red"}},
        prison={"red": 2},
        apprentices={"red": ["gatekeeper"]},
    )
    inside(table).players[0].prison = 1
    assert reasons(table, "release 2") == [("too_few_prisoners", "R-38")]


@cites("§ 4.11", "§ 5.2", "R-12")
def test_a_squire_needs_an_empty_prison_when_he_is_used() -> None:
    table = reset(prison={"green": 1}, apprentices={"green": ["squire_gold", "peddler"]})
    assert reasons(table, "use squire_gold") == [("workers_in_prison", "§ 4.11")]
    assert table.legal == ["use peddler", "stop"]


@cites("§ 4.13", "R-11", "§ 5.2")
def test_the_squire_of_virtue_may_destroy_debts_off_turn() -> None:
    table = reset(
        virtue={"green": 14}, unpaid_debts={"green": 3}, apprentices={"green": ["squire_virtue"]}
    )
    table.play("green: use squire_virtue")
    assert table.due == "green destroy_debt"
    table.play("green: destroy_debt\ngreen: decline")
    assert table.of("unpaid_debts")["green"] == 2
    assert table.due == "blue place_worker"


@cites("§ 4.13", "§ 4.16")
@pytest.mark.parametrize("answer", ["destroy_debt", "decline"])
def test_two_points_at_the_top_ask_once_about_one_debt(answer: str) -> None:
    table = reset(
        virtue={"green": 14}, unpaid_debts={"green": 1}, apprentices={"green": ["squire_virtue"]}
    )
    table.play(f"green: use squire_virtue\ngreen: {answer}")
    assert table.due == "blue place_worker"
    assert table.told("forced") == []
    assert table.of("unpaid_debts")["green"] == (answer == "decline")


@cites("§ 4.11")
def test_penalties_count_after_the_abilities() -> None:
    table = reset(prison={"green": 4}, apprentices={"green": ["gatekeeper"]})
    table.play("green: use gatekeeper\ngreen: release 2")
    assert table.of("virtue")["green"] == 7
    assert table.of("unpaid_debts") == {"red": 1, "blue": 0, "green": 1}


@cites("§ 5.8")
def test_fara_releases_one_and_the_peddler_brings_silver() -> None:
    table = position(
        "blue red", "turn", {**VARIABLE, **PROMO}, character={"red": "fara"}, prison={"red": 2},
        black_market={"bm_left": "blue", "bm_middle": "blue"}, silver={"blue": 3, "red": 0},
        apprentices={"red": ["peddler"]},
    )  # fmt: skip
    table.play(f"blue: place bm_right\n{TURNED}\nred: use fara\nred: use peddler")
    assert table.of("prison")["red"] == 1
    assert table.of("silver")["red"] == 2


@cites("§ 5.8", "§ 4.13")
def test_hugo_may_pay_in_place_of_the_debt() -> None:
    given = {"character": {"green": "hugo"}, "prison": {"blue": 0, "green": 5}}
    table = position(
        "blue green", "turn", {**VARIABLE, **PROMO}, silver={"blue": 3, "green": 3},
        black_market={"bm_left": "blue", "bm_middle": "blue"}, virtue={"green": 0},
        unpaid_debts={"green": 0}, **given,
    )  # fmt: skip
    table.play(f"blue: place bm_right\n{TURNED}")
    # 1 for the virtue below 0, 1 for the most workers in Prison.
    assert table.due == "green avoid_debt"
    table.play("green: avoid_debt")
    assert table.told("forced")[-1]["action"] == "take_debt"
    assert table.of("silver")["green"] == 1
    assert table.of("unpaid_debts")["green"] == 1
