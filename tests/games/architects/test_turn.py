"""Turns: a worker is placed or recalled, the hand limit, the end (§ 4.1–4.3, § 4.14)."""

from __future__ import annotations

import pytest

from tests.games.architects.table import BUILDING_IDS, TURNED, cites, position, reasons

WELL = {"wood": {"red": 2}, "stone": {"red": 2}, "hand": {"red": ["well"]}}


@cites("§ 4.1", "§ 4.16")
def test_who_has_a_worker_must_place_one() -> None:
    table = position("red blue", tax_stand=0)
    assert table.legal == [
        f"place {place}"
        for place in "quarry forest mines silversmith kings_storehouse workshop town_centre"
        " guardhouse".split()
    ]
    assert table.why_not("red: stop") == ["not_asked_for"]


@cites("§ 4.3", "R-04")
@pytest.mark.parametrize("place", ["kings_storehouse", "town_centre", "guardhouse"])
def test_a_visit_may_end_with_nothing_done(place: str) -> None:
    table = position("red blue", unpaid_debts={"red": 1}, clay={"red": 2}, silver={"red": 6})
    table.play(f"red: place {place}\nred: stop")
    assert table.due == "blue place_worker"
    assert table.of("silver")["red"] == 6
    assert table.at(f"players.red.workers.{place}") == 1


@cites("§ 4.3")
def test_places_that_need_something() -> None:
    table = position("red blue", tax_stand=0, silver={"red": 2}, black_market={"bm_left": "blue"})
    assert reasons(table, "place tax_stand") == [("no_taxes", "§ 4.8")]
    assert reasons(table, "place bm_left") == [("space_occupied", "§ 4.10")]
    assert reasons(table, "place bm_right") == [("too_few_silver", "§ 4.10")]
    assert reasons(table, "place guildhall") == [("nothing_to_build", "§ 4.3")]
    assert "place bm_middle" in table.legal
    table = position("red blue", virtue={"red": 10}, black_market={"bm_right": "blue"})
    assert table.why_not("red: place bm_right") == [
        "space_occupied",
        "market_closed",
        "too_few_silver",
    ]


# ---------------------------------------------------------------- without workers


@cites("§ 4.2", "R-03")
def test_a_worker_is_recalled_from_a_large_circle_of_choice() -> None:
    workers = {"red": {"forest": 10, "guardhouse": 8}}
    market = {"bm_left": "red"}
    table = position("red blue", workers=workers, prison={"red": 1}, black_market=market)
    assert table.due == "red recall_worker"
    assert table.legal == ["recall forest", "recall guardhouse"]
    assert reasons(table, "recall prison") == [("workers_on_large_circles", "R-03")]
    assert reasons(table, "recall mines") == [("no_own_worker_there", "§ 4.2")]
    table.play("red: recall guardhouse")
    assert table.at("players.red.workers") == {"forest": 10, "guardhouse": 7}
    assert table.at("players.red.supply") == 1
    assert table.due == "blue place_worker"


@cites("R-03")
@pytest.mark.parametrize("place", ["prison", "blue"])
def test_with_none_on_a_large_circle_a_house_rule_lets_one_go(place: str) -> None:
    given = {"prison": {"red": 3}, "captured": {"blue": {"red": 15}}}
    table = position("red blue", black_market={"bm_left": "red"}, guildhall=["red"], **given)
    assert table.legal == ["recall prison", "recall blue"]
    assert reasons(table, "recall bm_left") == [("never_recalled", "R-03")]
    table.play(f"red: recall {place}")
    left = {
        "prison": table.at("players.red.prison") == 2,
        "blue": table.at("players.blue.captured") == {"red": 14},
    }
    assert [where for where, is_so in left.items() if is_so] == [place]
    assert table.at("players.red.supply") == 1
    assert table.at("black_market") == {"bm_left": "red"}
    assert table.told("worker_let_go") == [{"seat": "red", "place": place}]
    assert table.told("worker_recalled") == []


@cites("R-03")
@pytest.mark.parametrize("market", [{}, {"bm_left": "red", "bm_right": "red"}])
def test_without_a_worker_that_can_be_taken_back_the_turn_is_skipped(
    market: dict[str, str],
) -> None:
    guildhall = ["red"] * (20 - len(market))
    table = position("blue red green purple yellow", guildhall=guildhall, black_market=market)
    table.play("blue: place quarry")
    assert table.due == "green place_worker"
    assert table.told("turn_skipped") == [{"seat": "red"}]
    assert table.at("black_market") == market


# ---------------------------------------------------------------- hand limit


@cites("§ 4.1", "§ 4.16", "R-22")
def test_cards_beyond_six_are_discarded_at_the_end_of_the_turn() -> None:
    table = position("red blue", hand={"red": BUILDING_IDS[:8]}).play("red: place quarry")
    assert table.due == "red hand_limit"
    assert table.legal == [f"discard {id}" for id in BUILDING_IDS[:8]]
    assert reasons(table, "discard well") == [("not_in_hand", "§ 4.1")]
    table.play("red: discard castle")
    assert table.due == "red hand_limit"
    table.play("red: discard aqueduct")
    assert table.at("players.red.put_under") == ["aqueduct", "castle"]
    assert table.at("beneath") == [{"red": 2}]
    assert len(table.at("players.red.hand")) == 6
    assert table.due == "blue place_worker"


@cites("§ 4.1")
def test_six_cards_are_kept_and_others_discard_in_their_own_turn() -> None:
    hands = {"red": BUILDING_IDS[:6], "blue": BUILDING_IDS[6:13]}
    table = position("red blue", hand=hands).play("red: place quarry")
    assert table.due == "blue place_worker"
    table.play("blue: place quarry")
    assert table.due == "blue hand_limit"


# ---------------------------------------------------------------- the final round


@cites("§ 4.14", "R-28")
def test_in_the_final_round_workers_are_laid_beside_the_guildhall_without_a_reset() -> None:
    hall = ["blue"] * 12
    table = position(
        "red blue", guildhall=hall, final_turns=2, black_market={"bm_left": "blue"}, **WELL
    )
    table.play("red: place guildhall\nred: build well")
    assert table.at("guildhall") == [*hall, "red"]
    assert table.at("players.red.buildings") == ["well"]
    assert table.at("black_market") == {"bm_left": "blue"}
    assert table.due == "blue place_worker"


@cites("§ 4.14", "R-28")
def test_a_third_worker_on_the_black_market_still_brings_a_reset() -> None:
    market = {"bm_left": "blue", "bm_middle": "blue"}
    table = position(
        "red blue", guildhall=["blue"] * 12, final_turns=2, black_market=market, silver={"red": 3}
    )
    table.play(f"red: place bm_right\n{TURNED}")
    assert table.of("prison") == {"red": 1, "blue": 2}
    assert table.of("unpaid_debts") == {"red": 0, "blue": 1}


@cites("§ 4.14")
def test_the_last_turn_may_be_a_recall() -> None:
    table = position(
        "red blue", guildhall=["blue"] * 12, final_turns=1, workers={"red": {"forest": 20}}
    )
    assert table.due == "over"
    assert table.at("players.red.supply") == 1


@cites("§ 4.14", "§ 4.1")
def test_the_turn_that_fills_the_guildhall_is_finished_first() -> None:
    table = position(
        "red blue", guildhall=["blue"] * 11, wood={"red": 2}, stone={"red": 2},
        hand={"red": ["well", *BUILDING_IDS[:7]]},
    )  # fmt: skip
    table.play("red: place guildhall\nred: build well")
    assert table.due == "red hand_limit"
    assert table.at("final_turns") is None
    table.play("red: discard aqueduct")
    assert table.at("final_turns") == 2
    table.play("blue: place quarry")
    assert table.at("final_turns") == 1
    table.play("red: place quarry")
    assert table.due == "over"
