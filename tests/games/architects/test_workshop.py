"""The Workshop: hiring, the two rows, building plans (§ 4.6, § 4.13)."""

from __future__ import annotations

import pytest

from tests.games.architects.table import BUILDING_IDS, VARIABLE, cites, position, reasons

BOTTOM = {"bottom_1": "miner_1", "bottom_2": "miner_2", "bottom_3": "thief", "bottom_4": "labourer"}
TOP = {"top_1": "jeweller_1", "top_2": "jeweller_2", "top_3": "squire_gold", "top_4": "gatekeeper"}
ROWS = {**TOP, **BOTTOM}
FIVE = ["stonecutter_1", "stonecutter_2", "woodcutter_1", "woodcutter_2", "acolyte_masonry"]


@cites("§ 4.6", "§ 4.3", "§ 4.16")
def test_hiring_needs_the_base_cost() -> None:
    table = position(
        "red blue", {"workshop_mode": {"seat": "red"}}, silver={"red": 4}, workshop=ROWS,
        workers={"red": {"workshop": 1}},
    )  # fmt: skip
    assert table.legal == ["hire", "plans"]
    table = position("red blue", silver={"red": 3}).play("red: place workshop")
    assert table.told("forced")[0]["action"] == "plans"
    assert table.due == "draw"


@cites("§ 4.6")
@pytest.mark.parametrize(("silver", "column"), [(4, 1), (5, 2), (6, 3), (7, 4)])
def test_a_column_beyond_the_own_workers_costs_silver_on_the_first_cards(
    silver: int, column: int
) -> None:
    table = position("red blue", silver={"red": silver}, workshop=ROWS)
    table.play("red: place workshop\nred: hire")
    reached = [ROWS[f"{row}_{n}"] for row in ("top", "bottom") for n in range(1, column + 1)]
    assert sorted(table.legal) == sorted(f"hire {card}" for card in reached)
    if column < 4:
        beyond = ROWS[f"bottom_{column + 1}"]
        assert reasons(table, f"hire {beyond}") == [("too_few_silver", "§ 4.6")]
    assert reasons(table, "hire trickster") == [("not_face_up", "§ 4.6")]
    table.play(f"red: hire {ROWS[f'bottom_{column}']}\n* reveal trader_wood")
    laid = {f"bottom_{n}": 1 for n in range(1, column)}
    assert table.at("workshop_silver") == laid
    assert table.of("silver")["red"] == 0
    assert table.at("tax_stand") == 6


@cites("§ 4.6")
def test_with_four_workers_every_column_is_free() -> None:
    table = position("red blue", silver={"red": 4}, workshop=ROWS, workers={"red": {"workshop": 6}})
    table.play("red: place workshop\nred: hire")
    assert len(table.legal) == 8


@cites("§ 4.6")
def test_silver_adds_up_and_the_rows_are_independent() -> None:
    table = position("red blue", silver={"red": 7}, workshop=ROWS, workshop_silver={"bottom_1": 2})
    table.play("red: place workshop\nred: hire\nred: hire thief\n* reveal trader_wood")
    assert table.at("workshop_silver") == {"bottom_1": 3, "bottom_2": 1}
    assert [table.at(f"workshop.top_{n}") for n in range(1, 5)] == list(TOP.values())
    assert table.at("workshop.bottom_3") == "labourer"
    assert table.at("workshop.bottom_4") == "trader_wood"


@cites("R-35")
def test_silver_on_the_card_does_not_pay_for_it() -> None:
    given = {"workshop": ROWS, "workshop_silver": {"bottom_1": 4}}
    table = position("red blue", silver={"red": 3}, **given).play("red: place workshop")
    assert table.told("forced")[0]["action"] == "plans"
    table = position("red blue", silver={"red": 4}, **given)
    table.play("red: place workshop\nred: hire\nred: hire miner_1\n* reveal trader_wood")
    assert table.of("silver")["red"] == 4


@cites("R-19", "§ 5.7")
def test_rudolf_pays_1_silver_less_but_not_for_skipped_cards() -> None:
    table = position(
        "yellow blue", "turn", VARIABLE, character={"yellow": "rudolf"}, silver={"yellow": 4},
        workshop=ROWS,
    )  # fmt: skip
    table.play("yellow: place workshop\nyellow: hire\nyellow: hire miner_2\n* reveal trader_wood")
    assert table.of("silver")["yellow"] == 0
    assert table.at("tax_stand") == 6
    assert table.at("workshop_silver") == {"bottom_1": 1}


@cites("§ 4.13")
@pytest.mark.parametrize(("card", "virtue"), [("squire_gold", 8), ("gatekeeper", 6), ("thief", 7)])
def test_the_icon_of_the_apprentice_applies(card: str, virtue: int) -> None:
    table = position("red blue", silver={"red": 9}, workshop=ROWS)
    table.play(f"red: place workshop\nred: hire\nred: hire {card}\n* reveal trader_wood")
    assert table.of("virtue")["red"] == virtue


@cites("§ 4.13", "§ 4.16", "R-20")
def test_at_the_limit_an_apprentice_is_discarded_first() -> None:
    table = position("red blue", silver={"red": 4}, workshop=ROWS, apprentices={"red": FIVE})
    table.play("red: place workshop\nred: hire\nred: hire miner_1")
    assert table.due == "red discard_apprentice"
    assert sorted(table.legal) == sorted(f"discard {card}" for card in FIVE)
    assert reasons(table, "discard miner_1") == [("not_your_apprentice", "§ 4.13")]
    table.play("red: discard acolyte_masonry\n* reveal trader_wood")
    assert table.at("players.red.apprentices") == ["miner_1", *FIVE[:4]]
    assert table.at("apprentices_beneath") == ["acolyte_masonry"]
    assert table.of("virtue")["red"] == 7


@cites("R-20", "§ 5.7")
def test_nobody_is_asked_below_the_limit_which_is_6_for_rudolf() -> None:
    table = position(
        "yellow blue", "turn", VARIABLE, character={"yellow": "rudolf"}, silver={"yellow": 4},
        workshop=ROWS, apprentices={"yellow": FIVE},
    )  # fmt: skip
    table.play("yellow: place workshop\nyellow: hire\nyellow: hire miner_1")
    assert table.due == "reveal"
    assert len(table.at("players.yellow.apprentices")) == 6


@cites("§ 4.6", "R-21")
def test_plans_are_drawn_as_far_as_the_pile_goes() -> None:
    built = {"red": BUILDING_IDS[:20], "blue": BUILDING_IDS[20:39]}
    table = position("red blue", buildings=built, workers={"red": {"workshop": 3}})
    table.play("red: place workshop")
    assert table.at("players.red.hand") == BUILDING_IDS[39:]
    assert table.told("pile_empty") == [{"seat": "red", "count": 2}]
    assert table.due == "blue place_worker"


@cites("§ 4.13", "R-21", "R-22", "§ 7")
def test_cards_put_under_the_pile_come_up_when_the_rest_is_used_up() -> None:
    built = {"red": BUILDING_IDS[:20], "blue": BUILDING_IDS[20:36]}
    under = {"put_under": {"blue": BUILDING_IDS[37:40]}, "beneath": [{"blue": 2}, {"blue": 1}]}
    table = position("red blue", buildings=built, workers={"red": {"workshop": 3}}, **under).play(
        "red: place workshop"
    )
    hand = [*BUILDING_IDS[36:39]]
    assert table.at("players.red.hand") == hand
    assert table.told("batch_reached") == [{"seat": "blue", "count": 2}]
    assert table.at("players.blue.put_under") == BUILDING_IDS[39:40]
    table = position("red blue", buildings=built, workers={"red": {"workshop": 1}}, **under).play(
        "red: place workshop"
    )
    assert table.due == "draw"
    table.play(f"* draw {BUILDING_IDS[38]}")
    assert table.at("players.red.hand") == [BUILDING_IDS[36], BUILDING_IDS[38]]
    assert table.at("building_pile") == [BUILDING_IDS[37]]


@cites("R-22")
def test_what_was_put_under_the_pile_first_comes_up_first() -> None:
    built = {"red": BUILDING_IDS[:20], "blue": BUILDING_IDS[20:37]}
    own, other, last = BUILDING_IDS[37:40]
    under = {
        "put_under": {"red": [own], "blue": [other, last]},
        "beneath": [{"blue": 1}, {"red": 1}, {"blue": 1}],
    }
    table = position("red blue", buildings=built, **under).play("red: place workshop")
    assert table.at("players.red.hand") == [other]
    assert table.at("beneath") == [{"red": 1}, {"blue": 1}]
    table.play("blue: place workshop")
    assert table.at("players.blue.hand") == [own]
    assert table.at("players.blue.put_under") == [last]
