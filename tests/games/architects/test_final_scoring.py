"""The end of the game: last changes of virtue, points, ties (§ 6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import keepwright as kw
from keepwright.games.architects.pieces import (
    PointsForMost,
    per_apprentice,
    points_per,
    virtue_per,
)
from tests.games.architects.table import PROMO, RECORD, TWO_VS_BOT, VARIABLE, cites, position
from tests.games.table import Table

BUILDINGS = {row["id"]: row for row in RECORD["buildings"]}


def scored(seats: str = "red blue", /, **given: Any) -> Table:
    """A game that is counted now."""
    return position(seats, "scoring", given.pop("options", None), **given)


def parts(table: Table, seat: int = 0) -> dict[str, int]:
    """The points of a seat by their sources, those without any left out."""
    tally = kw.score_sheet(table.state).tallies[seat]
    return {source: int(n) for source, n in tally.parts if n}


@cites("§ 6", "R-40", "§ 5.6")
def test_every_source_of_points() -> None:
    table = scored(
        buildings={"red": ["well", "smithy"]}, cathedral={"red": 4}, virtue={"red": 13},
        unpaid_debts={"red": 3}, paid_debts={"red": 5}, gold={"red": 2}, marble={"red": 4},
        silver={"red": 39}, prison={"red": 5}, clay={"red": 9}, captured={"red": {"blue": 6}},
        hand={"red": ["keep"]},
    )  # fmt: skip
    assert parts(table) == {
        "buildings": 6,
        "cathedral": 12,
        "virtue": 5,
        "unpaid_debt": -6,
        "gold": 2,
        "marble": 4,
        "silver": 3,
        "prison": -2,
    }
    # Blue's workers on Red's board cost nothing.
    assert parts(table, 1) == {}


@cites("§ 2", "§ 6")
@pytest.mark.parametrize("row", RECORD["virtue_track"]["levels"], ids=lambda row: row["level"])
def test_points_of_virtue(row: dict[str, int]) -> None:
    assert parts(scored(virtue={"red": row["level"]})).get("virtue", 0) == row["vp"]


@cites("R-33", "§ 6")
@pytest.mark.parametrize(("silver", "prison", "points"), [(9, 1, 0), (10, 1, 1), (10, 3, 0)])
def test_silver_and_prisoners_count_in_whole_lots(silver: int, prison: int, points: int) -> None:
    table = scored(silver={"red": silver}, prison={"red": prison})
    assert kw.score_sheet(table.state).totals[0] == points


@cites("§ 6")
def test_totals_may_be_negative() -> None:
    table = scored(virtue={"red": 0}, unpaid_debts={"red": 4})
    assert kw.score_sheet(table.state).totals == [-17, 0]


# ---------------------------------------------------------------- step A


@cites("§ 6", "R-33", "R-34", "R-23", "§ 5.3", "§ 5.8")
@pytest.mark.parametrize(
    ("card", "held", "virtue"),
    [
        ("castle", {"gold": 5}, 2),
        ("observatory", {"marble": 3}, 1),
        ("reservoir", {"paid_debts": 5}, 2),
        ("trading_post", {"clay": 3, "wood": 3, "stone": 1}, 1),
        ("trading_post", {"clay": 3, "wood": 3, "stone": 2}, 2),
        ("chapel", {"cathedral": 1}, 2),
        ("chapel", {"cathedral": 0}, 0),
        ("dungeon", {}, -2),
        ("museum", {}, 0),
    ],
)
def test_virtue_at_the_end(card: str, held: dict[str, int], virtue: int) -> None:
    given = {kind: {"red": n} for kind, n in held.items()}
    table = scored(options=PROMO, buildings={"red": [card]}, **given)
    assert table.of("virtue")["red"] == 7 + virtue


@cites("§ 5.8", "R-23")
def test_the_museum_counts_itself() -> None:
    table = scored(options=PROMO, buildings={"red": ["museum", "well", "smithy", "keep"]})
    assert table.of("virtue")["red"] == 9


@cites("§ 6", "§ 4.13")
def test_the_loss_of_the_dungeon_may_bring_debts() -> None:
    table = scored(buildings={"red": ["dungeon"]}, virtue={"red": 1})
    assert (table.of("virtue")["red"], table.of("unpaid_debts")["red"]) == (0, 1)


@cites("§ 6")
@pytest.mark.parametrize("start", ["scoring", "turn"])
def test_players_are_asked_in_turn_order(start: str) -> None:
    table = position(
        "red blue green", start, turn_order=["blue", "green", "red"],
        buildings={"red": ["dungeon", "castle"], "green": ["reservoir"]}, virtue={"green": 14},
        gold={"red": 2}, paid_debts={"green": 2}, unpaid_debts={"green": 1},
        guildhall=["blue"] * 16, final_turns=1,
    )  # fmt: skip
    if start == "turn":
        table.play("blue: place quarry")
    assert table.due == "green destroy_debt"
    table.play("green: decline")
    assert table.due == "red endgame_order"


@cites("R-25", "§ 4.16")
def test_who_gains_nothing_is_not_asked_about_the_order() -> None:
    assert scored(buildings={"red": ["dungeon", "castle"]}, gold={"red": 1}).due == "over"


@cites("§ 6")
def test_the_lighthouse_counts_virtue_after_step_a() -> None:
    table = scored(buildings={"red": ["lighthouse", "castle"]}, gold={"red": 2}, virtue={"red": 11})
    assert parts(table)["building_bonuses"] == 3


@cites("R-24", "§ 5.7")
def test_gold_and_marble_are_counted_together_for_therese() -> None:
    table = scored(
        "blue red", options=VARIABLE, character={"blue": "therese"}, gold={"blue": 1},
        marble={"blue": 3}, buildings={"blue": ["castle", "observatory"]}, virtue={"blue": 5},
    )  # fmt: skip
    assert table.of("virtue")["blue"] == 9
    assert (parts(table)["gold"], parts(table)["marble"]) == (1, 3)


# ---------------------------------------------------------------- step B


@cites("§ 5.3", "R-23", "R-26", "R-27", "R-33", "R-39")
@pytest.mark.parametrize(
    ("cards", "given", "bonus"),
    [
        (["aqueduct"], {}, 1),
        (["aqueduct", "well", "keep"], {}, 3),
        (["keep"], {"captured": {"red": {"blue": 8}}}, 2),
        (["lighthouse"], {"virtue": {"red": 7}}, 1),
        (["lighthouse"], {"virtue": {"red": 8}}, 2),
        (["moneylender"], {"paid_debts": {"red": 3}}, 3),
        (["masons_hut"], {"apprentices": {"red": ["stonecutter_1", "stonecutter_2"]}}, 2),
        (["carpenters_hut"], {"apprentices": {"red": ["labourer", "thief"]}}, 2),
        (["steeple"], {"cathedral": {"red": 1}}, 2),
        (["steeple"], {"cathedral": {"red": 1, "blue": 1}}, 0),
        (["steeple"], {}, 0),
        (["university"], {}, 2),
        (["university"], {"unpaid_debts": {"red": 1}}, 0),
        (["clay_market"], {"clay": {"red": 2, "blue": 1}}, 2),
        (["clay_market"], {"clay": {"red": 2, "blue": 2}}, 0),
        (["wood_market"], {"wood": {"red": 1}}, 2),
        (["wood_market"], {}, 0),
        (["stone_market"], {"stone": {"red": 5, "blue": 4}}, 2),
        (["silver_market"], {"silver": {"red": 5, "blue": 4}}, 2),
        (["silver_market"], {"silver": {"red": 4, "blue": 5}}, 0),
    ],
)
def test_points_of_buildings(cards: list[str], given: dict[str, Any], bonus: int) -> None:
    table = scored(buildings={"red": cards}, **given)
    points = parts(table)
    assert points["buildings"] == sum(BUILDINGS[card]["vp"] for card in cards)
    assert points.get("building_bonuses", 0) == bonus


@cites("R-27")
@pytest.mark.parametrize("kind", ["clay", "wood", "stone", "silver"])
def test_everybody_else_counts_for_a_market(kind: str) -> None:
    market = {"buildings": {"red": [f"{kind}_market"]}}
    table = scored("red blue green", **{kind: {"red": 3, "green": 3}}, **market)
    assert "building_bonuses" not in parts(table)


@cites("R-31", "R-36", "R-27")
def test_with_the_automa_chapel_and_steeple_count_its_level_and_markets_do_not() -> None:
    cards = {"buildings": {"red": ["chapel", "steeple", "clay_market"]}}
    given: dict[str, Any] = {"options": TWO_VS_BOT, "clay": {"red": 1}, "cathedral": {"red": 2}}
    table = scored("red green", automa={"cathedral": 2}, **given, **cards)
    assert table.of("virtue")["red"] == 7
    assert parts(table)["building_bonuses"] == 2
    given = {"options": TWO_VS_BOT, "clay": {"red": 1}, "cathedral": {"red": 2}}
    table = scored("red green", automa={"cathedral": 1}, **given, **cards)
    assert table.of("virtue")["red"] == 9
    assert parts(table)["building_bonuses"] == 4


@cites("R-32", "R-31", "§ 4.15")
@pytest.mark.parametrize(("gold", "winners"), [(5, []), (6, ["red"]), (4, [])])
def test_a_tie_with_the_automa_is_lost(gold: int, winners: list[str]) -> None:
    table = scored("red", automa={"marble": 5}, gold={"red": gold})
    assert kw.score_sheet(table.state).winners == winners
    given: dict[str, Any] = {"options": TWO_VS_BOT, "gold": {"red": gold, "green": 1}}
    table = scored("red green", automa={"marble": 5}, **given)
    assert kw.score_sheet(table.state).winners == winners


@cites("R-31", "§ 6")
def test_humans_tied_ahead_of_the_automa_go_by_virtue_and_silver() -> None:
    given: dict[str, Any] = {"options": TWO_VS_BOT, "gold": {"red": 9, "green": 9}}
    table = scored("red green", automa={"marble": 5}, virtue={"red": 8}, **given)
    assert kw.score_sheet(table.state).winners == ["red"]


@cites("§ 6")
def test_the_points_are_told_at_the_end() -> None:
    table = position("red blue", guildhall=["blue"] * 12, final_turns=1, gold={"red": 2})
    table.play("red: place quarry")
    assert [fact["points"] for fact in table.told("points_counted")] == [2, 0]
    assert table.told("game_ended") == [{"winners": ["red"], "points": 2}]


@cites("§ 6", "R-25")
def test_a_sheet_before_the_end_counts_what_the_end_will_bring() -> None:
    table = position("red blue", buildings={"red": ["castle", "dungeon"]}, gold={"red": 8},
                     virtue={"red": 12}, unpaid_debts={"red": 1})  # fmt: skip
    # 4 virtue: two up to the top, one destroys the debt; then 2 down.
    assert parts(table) == {"buildings": 24, "gold": 8, "virtue": 3}
    table = position("red blue", buildings={"red": ["dungeon"]}, virtue={"red": 1})
    assert parts(table) == {"buildings": 14, "virtue": -9, "unpaid_debt": -2}


@cites("§ 6", "§ 5.3", "R-25")
@pytest.mark.parametrize(
    ("cards", "given", "bonus"),
    [
        # The virtue of the Castle will destroy the debt, or one of two.
        (["university", "castle"], {"gold": 2, "virtue": 14, "unpaid_debts": 1}, 2),
        (["university", "castle"], {"gold": 2, "virtue": 14, "unpaid_debts": 2}, 0),
        (["university", "castle"], {"gold": 4, "virtue": 14, "unpaid_debts": 2}, 2),
        (["university", "castle"], {"gold": 2, "virtue": 13, "unpaid_debts": 1}, 0),
        # The Dungeon will bring one, or just none.
        (["university", "dungeon"], {"virtue": 1}, 0),
        (["university", "dungeon"], {"virtue": 2}, 2),
        # Virtue that is still to come counts for the Lighthouse, virtue that will go does not.
        (["lighthouse", "castle"], {"gold": 4, "virtue": 6}, 2),
        (["lighthouse", "dungeon"], {"virtue": 9}, 1),
    ],
)
def test_buildings_count_what_the_end_will_bring(
    cards: list[str], given: dict[str, int], bonus: int
) -> None:
    held = {kind: {"red": n} for kind, n in given.items()}
    table = position("red blue", buildings={"red": cards}, **held)
    assert parts(table).get("building_bonuses", 0) == bonus
    end = scored(buildings={"red": cards}, **held)
    while end.due == "red destroy_debt":
        end.play("red: destroy_debt")
    assert end.due == "over"
    assert parts(end) == parts(table)


@cites("§ 6", "R-25")
def test_while_the_end_is_counted_nothing_is_counted_twice() -> None:
    given = {"gold": {"red": 8}, "virtue": {"red": 6}}
    table = scored(buildings={"red": ["castle", "dungeon", "lighthouse"]}, **given)
    assert table.due == "red endgame_order"
    sheet = parts(table)
    assert sheet["building_bonuses"] == 2  # for 6 + 4 − 2 virtue
    table.play("red: loss_last")
    assert (table.due, parts(table)) == ("over", sheet)


@cites("§ 6", "§ 4.13", "R-25")
def test_a_debt_that_is_asked_about_is_there_until_it_is_destroyed() -> None:
    table = scored(
        "red blue green", buildings={"red": ["castle", "university"], "blue": ["reservoir"]},
        gold={"red": 4}, paid_debts={"blue": 2}, virtue={"red": 14, "blue": 14},
        unpaid_debts={"red": 1, "blue": 1},
    )  # fmt: skip
    assert table.due == "red destroy_debt"
    assert parts(table)["unpaid_debt"] == -2
    # Blue's last virtue is still to come.
    assert "unpaid_debt" not in parts(table, 1)
    table.play("red: decline")
    assert table.due == "blue destroy_debt"
    assert "building_bonuses" not in parts(table)
    table.play("blue: destroy_debt")
    assert table.due == "over"
    assert parts(table)["unpaid_debt"] == -2
    assert "unpaid_debt" not in parts(table, 1)


@cites("§ 6", "R-25", "§ 5.8")
def test_what_is_left_of_step_a_counts_while_somebody_is_asked() -> None:
    cards = {"red": ["castle", "dungeon"]}
    table = scored(buildings=cards, gold={"red": 2}, virtue={"red": 14}, unpaid_debts={"red": 1})
    table.play("red: loss_last")
    assert table.due == "red destroy_debt"
    assert parts(table)["virtue"] == 3  # of 12, behind the loss
    table = scored(
        "green red", options={**VARIABLE, **PROMO}, character={"green": "hugo"},
        buildings={"green": cards["red"]}, gold={"green": 8}, virtue={"green": 1},
        silver={"green": 2}, unpaid_debts={"green": 0},
    )  # fmt: skip
    table.play("green: loss_first")
    assert table.due == "green avoid_debt"
    assert parts(table)["virtue"] == -3  # of 4, behind the gains


@cites("§ 6")
def test_a_tie_before_the_end_goes_by_the_virtue_of_the_end() -> None:
    table = position("red blue", buildings={"red": ["castle"]}, gold={"red": 3}, silver={"blue": 4})
    assert kw.score_sheet(table.state).ties == [(8, 0), (7, 4)]


@pytest.mark.parametrize(
    "make",
    [
        lambda: points_per("bildings", 1),
        lambda: virtue_per("silver", 2),
        lambda: per_apprentice("cookery"),
        lambda: PointsForMost("virtue", 2),
    ],
)
def test_a_building_counts_only_what_is_known(make: Callable[[], object]) -> None:
    with pytest.raises(ValueError, match="is none of"):
        make()
