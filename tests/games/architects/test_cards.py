"""Every single card: what it costs, what it does, what it counts, alone and with any other.

What must come out is worked out by a model of its own from the data of record.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

import keepwright as kw
from tests.games.architects.model import numbers as model
from tests.games.architects.table import PROMO, RECORD, VARIABLE, cites, position
from tests.games.architects.test_triggers import added, adds_up, held, named, sources
from tests.games.table import Table

ANY: dict[str, bool | str] = {**VARIABLE, **PROMO}
START: dict[str, bool | str] = {**ANY, "aoa_starting_apprentice": True}
NO_GOODS: dict[str, Any] = {kind: {"red": 0} for kind in model.HELD}
IMMEDIATE = [id for id, row in model.BUILDINGS.items() if row["timing"] == "immediate"]
AT_THE_END = [id for id, row in model.BUILDINGS.items() if row["timing"] == "end_game"]


def standing(table: Table, seat: str = "red") -> tuple[int, int]:
    """Virtue and unpaid debts of a seat."""
    return table.at(f"players.{seat}.virtue"), table.at(f"players.{seat}.unpaid_debts")


def settle(table: Table) -> Table:
    """Destroy every debt that can be destroyed now."""
    while table.due.endswith(" destroy_debt"):
        table.play(f"{table.due.split()[0]}: destroy_debt")
    return table


# ---------------------------------------------------------------- apprentices


def hired(card: str, where: str, virtue: int) -> Table:
    """Red hires a card that carries 2 silver; 1 unpaid debt is his."""
    given: dict[str, Any] = {
        **NO_GOODS, "character": {"red": "frederick", "blue": "rudolf"}, "virtue": {"red": virtue},
        "unpaid_debts": {"red": 1}, "workshop": {"top_1": card},
    }  # fmt: skip
    if where == "start":
        return position("red blue", {"starting_apprentice": {"seat": "red"}}, START, **given).play(
            f"red: hire {card}"
        )
    given["workshop_silver"] = {"top_1": 2}
    if where == "tavern":
        given |= {"wood": {"red": 3}, "stone": {"red": 2}, "gold": {"red": 1}}
        start: Any = {"guildhall_mode": {"seat": "red"}}
        helper = "illusionist" if card != "illusionist" else "thief"
        given |= {"apprentices": {"red": [helper]}, "hand": {"red": ["tavern"]}}
        table = position("red blue", start, ANY, guildhall=["red"], **given)
        return table.play(f"red: build tavern\nred: hire {card}")
    if where == "bm_middle":
        given["silver"] = {"red": 2}
        table = position("red blue", "turn", ANY, **given)
        return table.play(f"red: place bm_middle\nred: hire\nred: hire {card}")
    given["silver"] = {"red": 2 + model.tax_paid(virtue, 2)}
    table = position("red blue", "turn", ANY, **given)
    return table.play(f"red: place workshop\nred: hire\nred: hire {card}")


@cites("§ 5.2", "§ 5.8", "§ 4.13", "§ 4.6", "§ 4.10", "R-35")
@pytest.mark.parametrize("virtue", [0, 1, 7, 9, 14])
@pytest.mark.parametrize("where", ["workshop", "bm_middle", "tavern", "start"])
@pytest.mark.parametrize("card", model.CARDS)
def test_an_apprentice_is_hired(card: str, where: str, virtue: int) -> None:
    if where == "bm_middle" and virtue == 14:
        virtue = 8
    table = settle(hired(card, where, virtue))
    icon = model.CARDS[card]["virtue"]
    before = model.moved(virtue, 1, -1 if where == "bm_middle" else 0)
    assert standing(table) == model.moved(*before, icon)
    assert card in table.at("players.red.apprentices")
    assert table.at("players.red.silver") == (0 if where == "start" else 2)
    taxed = model.tax_paid(virtue, 2) if where == "workshop" else 0
    assert table.at("tax_stand") == 4 + taxed
    assert table.told("apprentice_hired")[0]["card"] == card
    assert adds_up(table)


@cites("§ 4.6", "§ 4.13", "§ 5.7", "R-07", "R-19")
@pytest.mark.parametrize("character", ["frederick", "ada", "rudolf"])
@pytest.mark.parametrize("column", range(1, 5))
@pytest.mark.parametrize("virtue", range(15))
def test_what_hiring_costs(virtue: int, column: int, character: str) -> None:
    base = 1 if character == "rudolf" else 2
    cost = base + model.tax_paid(virtue, 2, character) + max(column - 2, 0)
    row = {f"bottom_{n}": f"{kind}_{n % 2 + 1}" for n, kind in
           enumerate(["miner", "miner", "jeweller", "jeweller"], 1)}  # fmt: skip
    blue = "therese" if character == "rudolf" else "rudolf"
    given: dict[str, Any] = {
        "character": {"red": character, "blue": blue}, "virtue": {"red": virtue}, "workshop": row,
        "workers": {"red": {"workshop": 1}},
    }  # fmt: skip
    card = row[f"bottom_{column}"]
    short = position("red blue", "turn", VARIABLE, silver={"red": cost - 1}, **given)
    short.play("red: place workshop")
    if column < 3:
        assert short.told("forced")[0]["action"] == "plans"
    else:
        assert short.play("red: hire").why_not(f"red: hire {card}") == ["too_few_silver"]
    table = position("red blue", "turn", VARIABLE, silver={"red": cost}, **given)
    table.play(f"red: place workshop\nred: hire\nred: hire {card}")
    assert table.at("players.red.silver") == 0
    assert table.at("tax_stand") == 4 + model.tax_paid(virtue, 2, character)
    laid = {f"bottom_{n}": 1 for n in range(1, column - 1)}
    assert table.at("workshop_silver") == laid
    assert adds_up(table)


SKILLED = {
    skills: [card for card, row in model.CARDS.items() if tuple(row["skills"]) == skills]
    for skills in sorted({tuple(row["skills"]) for row in model.CARDS.values()})
}


def can_build(cards: list[str]) -> list[str]:
    """The buildings whose skills these apprentices show together."""
    shown = {skill for card in cards for skill in model.CARDS[card]["skills"]}
    return sorted(id for id, row in model.BUILDINGS.items() if shown >= set(row["skills"]))


@cites("§ 4.12", "§ 5.2", "§ 5.3", "R-37")
@pytest.mark.parametrize("cards", [
    (),
    *[(card,) for card in model.CARDS],
    *[(one[0], other[-1]) for one, other in combinations(SKILLED.values(), 2)],
], ids=named)  # fmt: skip
def test_which_buildings_apprentices_can_build(cards: tuple[str, ...]) -> None:
    table = position(
        "red blue", {"guildhall_mode": {"seat": "red"}}, PROMO, guildhall=["red"],
        apprentices={"red": list(cards)}, hand={"red": list(model.BUILDINGS)},
        cathedral={"red": 5}, **{kind: {"red": 9} for kind in model.GOODS},
    )  # fmt: skip
    assert sorted(table.legal) == [f"build {card}" for card in can_build(list(cards))]


# ---------------------------------------------------------------- what buildings cost

# Virtue 4 closes the Cathedral: who may come to the Guildhall can build his card.
LOW = 4


def comes(card: str, character: str, goods: dict[str, int], /, **given: Any) -> Table:
    """It is the turn of red, of this character, with one card and these goods."""
    values: dict[str, Any] = {
        **NO_GOODS, "character": {"red": character, "blue": "rudolf", "green": "caroline"},
        "apprentices": {"red": ["labourer"]}, "hand": {"red": [card]},
        "prison": {"red": 0, "blue": 0, "green": 0}, "unpaid_debts": {"red": 0, "green": 0},
        "virtue": {"red": LOW, "blue": 7, "green": 7},
    }  # fmt: skip
    values |= {kind: {"red": n} for kind, n in goods.items()}
    return position("red blue green", "turn", ANY, **{**values, **given})


def builds(card: str, character: str, goods: dict[str, int], /, **given: Any) -> Table:
    """Red, of this character, comes to the Guildhall and constructs the card."""
    table = comes(card, character, goods, **given)
    return table.play(f"red: place guildhall\nred: build {card}")


@cites("§ 5.3", "§ 5.8", "§ 4.12", "§ 5.7", "R-24")
@pytest.mark.parametrize("card", model.BUILDINGS)
def test_a_building_costs_all_its_goods(card: str) -> None:
    cost = model.BUILDINGS[card]["cost"]
    table = builds(card, "frederick", {kind: n + 1 for kind, n in cost.items()})
    assert table.told("cubes_paid")[0]["goods"] == cost
    fine = cost.get("gold", 0) + cost.get("marble", 0)
    rough = {kind: n for kind, n in cost.items() if kind not in ("gold", "marble")}
    for gold in range(fine + 2):
        marble = fine + 1 - gold
        table = builds(card, "therese", {**rough, "gold": gold, "marble": marble})
        spent = {"gold": min(gold, fine), "marble": fine - min(gold, fine)}
        assert table.told("cubes_paid")[0]["goods"] == added(rough, spent)


@cites("§ 5.3", "§ 5.8", "§ 4.12", "§ 4.3", "R-24")
@pytest.mark.parametrize("character", ["frederick", "therese", "lothaire"])
@pytest.mark.parametrize("card", model.BUILDINGS)
def test_with_any_good_missing_nobody_builds(card: str, character: str) -> None:
    cost = model.BUILDINGS[card]["cost"]
    for kind in cost:
        table = comes(card, character, {**cost, kind: cost[kind] - 1})
        is_cheaper = character == "lothaire" and kind in ("wood", "stone")
        assert ("place guildhall" in table.legal) == is_cheaper


@cites("§ 5.8")
@pytest.mark.parametrize("card", model.BUILDINGS)
def test_lothaire_spares_one_wood_or_stone_of_every_building(card: str) -> None:
    cost = model.BUILDINGS[card]["cost"]
    spared = [kind for kind in ("wood", "stone") if cost.get(kind)]
    for kind in spared:
        table = builds(card, "lothaire", cost)
        if len(spared) == 2:
            assert table.legal == ["spare wood", "spare stone"]
            table.play(f"red: spare {kind}")
        assert table.told("cubes_paid")[0]["goods"] == added(cost, {kind: -1})
        # With no more than the cheaper cost, that is what he spares.
        table = builds(card, "lothaire", added(cost, {kind: -1}))
        assert table.told("cubes_paid")[0]["goods"] == added(cost, {kind: -1})
    if not spared:
        assert builds(card, "lothaire", cost).told("cubes_paid")[0]["goods"] == cost


@cites("§ 5.8", "§ 2")
@pytest.mark.parametrize("level", range(1, 6))
@pytest.mark.parametrize("character", ["frederick", "therese", "lothaire"])
def test_a_level_costs_all_its_goods(level: int, character: str) -> None:
    row = RECORD["cathedral"]["levels"][level - 1]
    mixed = row.get("cost_any", {}).get("count", 0)
    cost = dict(row.get("cost", {})) or {"stone": mixed - (character == "lothaire")}
    given: dict[str, Any] = {"virtue": {"red": 5}, "cathedral": {"red": level - 1}}
    for kind in cost:
        less = {**cost, kind: cost[kind] - 1}
        table = comes("keep", character, less, **given)
        assert "place guildhall" not in table.legal
    table = comes("keep", character, cost, **given).play("red: place guildhall\nred: advance")
    if character != "frederick":
        table.play("red: discard keep")
    assert table.told("cubes_paid")[0]["goods"] == cost
    assert table.told("level_reached") == [{"seat": "red", "level": level}]
    if mixed:
        split = {"wood": 1, "stone": cost["stone"]}
        table = comes("keep", character, split, **given).play("red: place guildhall\nred: advance")
        stone = cost["stone"]
        assert sorted(table.legal) == [f"pay 1 wood {stone - 1} stone", f"pay {stone} stone"]
    elif character == "therese":
        swapped = {"gold": cost.get("marble", 0), "marble": cost.get("gold", 0)}
        table = comes("keep", character, swapped, **given)
        assert "place guildhall" in table.legal


# ---------------------------------------------------------------- what buildings do at once

WORKERS = {"red": {"mines": 1}, "blue": {"forest": 2, "mines": 1}, "green": {"forest": 3}}


def effect_of(card: str) -> dict[str, Any]:
    """The effect of a building."""
    effect: dict[str, Any] = model.BUILDINGS[card]["effect"]
    return effect


@cites("§ 5.3", "§ 4.12", "§ 4.13", "R-06", "R-14")
@pytest.mark.parametrize("character", ["frederick", "clovis"])
@pytest.mark.parametrize("virtue", [0, 1, 2, 7, 13, 14])
@pytest.mark.parametrize("card", model.BUILDINGS)
def test_what_a_building_does(card: str, virtue: int, character: str) -> None:
    row, effect = model.BUILDINGS[card], effect_of(card)
    table = builds(
        card, character, row["cost"], virtue={"red": virtue, "blue": 14, "green": 0},
        unpaid_debts={"red": 2, "blue": 1, "green": 0}, workers=WORKERS, cathedral={"red": 5},
        prison={"red": 3, "blue": 2, "green": 4}, captured={"blue": {"red": 2}},
        workshop={"top_1": "thief"},
    )  # fmt: skip
    at_once: dict[str, Any] = effect if row["timing"] == "immediate" else {"type": "end"}
    kind = at_once["type"]
    everybody = at_once["virtue"] if kind == "all_players_virtue" else 0
    red, blue, green = (virtue, 2), (14, 1), (0, 0)
    red = model.moved(*red, row["virtue"])
    settle(table)
    drawn = ["smithy", "well", "church", "keep"]
    drawn = [name for name in drawn if name != card]
    hand: list[str] = []
    if character == "clovis":
        hand.append(drawn.pop())
        table.play(f"* draw {hand[-1]}")
    gain: dict[str, int] = {}
    home, boards = 0, 2
    if kind == "gain":
        gain = dict(at_once["gain"])
        for _ in range(gain.pop("building_card", 0)):
            hand.append(drawn.pop())
            table.play(f"* draw {hand[-1]}")
    elif kind == "gain_per":
        gain = {"gold": red[0] // at_once["every"]}
    elif kind == "choose_gain":
        gain = dict(at_once["options"][-1])
        table.play(f"red: take {' '.join(f'{n} {what}' for what, n in gain.items())}")
    elif kind == "take_debt":
        red = red[0], red[1] + at_once["count"]
    elif kind == "destroy_debt" and red[1]:
        table.play("red: destroy_debt")
        red = red[0], red[1] - 1
    elif kind == "all_players_virtue":
        settle(table)
        red, blue, green = (model.moved(*one, everybody) for one in (red, blue, green))
    elif kind == "prison_virtue_loss":
        red, green = model.moved(*red, -1), model.moved(*green, -1)
    elif kind == "release_own_from_prison":
        home = 3
    elif kind == "discard_building_for":
        discarded = f"discard {hand.pop()}" if hand else "decline"
        gain = dict(at_once["gain"]) if discarded != "decline" else {}
        table.play(f"red: {discarded}")
    elif kind == "hire_any_face_up":
        table.play("red: hire thief")
        assert "thief" in table.at("players.red.apprentices")
    elif kind == "discard_own_apprentice":
        assert table.at("players.red.apprentices") == []
        assert table.at("apprentices_beneath") == ["labourer"]
    elif kind == "capture":
        groups = ["forest blue", "forest green"][: at_once["captures"]]
        for group in groups:
            table.play(f"red: capture {group}")
        taken = {"blue": 2, **({"green": 3} if len(groups) == 2 else {})}
        assert table.at("players.red.captured") == taken
    elif kind == "choose":
        table.play("red: release_captured")
        boards, home = 0, 2
    elif kind == "place_extra_guildhall_worker":
        assert table.legal == ["decline"]
        table.play("red: decline")
    assert (standing(table), standing(table, "blue"), standing(table, "green")) == (
        red, blue, green,
    )  # fmt: skip
    assert held(table) == added(gain)
    wanted = {card: gain} if added(gain) else {}
    assert sources(table) == wanted
    assert table.at("players.red.hand") == sorted(hand, key=list(model.BUILDINGS).index)
    prison = 3 - (home == 3) * 3
    assert table.at("players.red.prison") == prison
    assert table.at("players.red.supply") == 20 - 1 - 1 - prison - boards
    assert table.due in ("blue place_worker", "reveal")


# ---------------------------------------------------------------- what buildings count

HOLDINGS: dict[str, dict[str, dict[str, Any]]] = {
    "poor": {
        "red": {"virtue": 1, "unpaid_debts": 2, "clay": 3, "silver": 9, "prison": 1},
        "blue": {"virtue": 7, "clay": 3, "silver": 9},
    },
    "rich": {
        "red": {
            "virtue": 11, "unpaid_debts": 3, "paid_debts": 5, "clay": 4, "wood": 6, "stone": 5,
            "gold": 5, "marble": 7, "silver": 21, "cathedral": 3, "prison": 5,
            "captured": {"blue": 8}, "apprentices": ["labourer", "miner_1", "thief", "peddler"],
        },
        "blue": {
            "virtue": 13, "clay": 5, "wood": 6, "stone": 4, "silver": 20, "cathedral": 2,
            "buildings": ["factory"],
        },
    },
    "even": {
        "red": {
            "virtue": 8, "paid_debts": 2, "clay": 1, "wood": 7, "stone": 2, "gold": 3, "marble": 1,
            "silver": 10, "cathedral": 1, "prison": 2, "captured": {"blue": 2},
            "apprentices": ["overseer", "trader_wood"], "buildings": ["well", "hideout"],
        },
        "blue": {"virtue": 8, "wood": 6, "stone": 2, "silver": 9, "cathedral": 1},
    },
}  # fmt: skip
ZERO = dict.fromkeys((*model.HELD, "unpaid_debts", "paid_debts", "cathedral", "prison"), 0)


def scored(name: str, cards: tuple[str, ...], character: str) -> Table:
    """The end of a game in which red has built these cards too."""
    rows = {seat: {**ZERO, **row} for seat, row in HOLDINGS[name].items()}
    rows["red"]["buildings"] = [*rows["red"].get("buildings", []), *cards]
    given = {
        what: {seat: row[what] for seat, row in rows.items() if what in row}
        for what in dict.fromkeys(what for row in rows.values() for what in row)
    }
    boards = {"red": character, "blue": "rudolf"}
    return position("red blue", "scoring", ANY, character=boards, **given)


@cites("§ 6", "§ 5.3", "§ 5.8", "R-23", "R-24", "R-25", "R-26", "R-27", "R-33", "R-34", "R-40")
@pytest.mark.parametrize("name", HOLDINGS)
@pytest.mark.parametrize("card", AT_THE_END)
def test_what_buildings_count_alone_and_two_by_two(card: str, name: str) -> None:
    later = AT_THE_END[AT_THE_END.index(card) + 1 :]
    for cards in [(card,), *[(card, other) for other in later]]:
        counts_once(name, cards, "frederick", "loss_last")
        if "dungeon" in cards:
            counts_once(name, cards, "frederick", "loss_first")
        if "castle" in cards or "observatory" in cards:
            counts_once(name, cards, "therese", "loss_last")


def counts_once(name: str, cards: tuple[str, ...], character: str, order: str) -> None:
    """The end of a game with these holdings and buildings counts as in the model."""
    nothing = {**ZERO, "captured": {}, "apprentices": [], "buildings": []}
    red = {**nothing, **HOLDINGS[name]["red"], "character": character}
    red["buildings"] = [*red["buildings"], *cards]
    blue = {**nothing, **HOLDINGS[name]["blue"], "character": "rudolf"}
    table = scored(name, cards, character)
    asked = table.due == "red endgame_order"
    gains = model.last_gains(red, [blue])
    assert asked == bool("dungeon" in cards and gains)
    if asked:
        table.play(f"red: {order}")
    settle(table)
    assert table.due == "over"
    is_first = asked and order == "loss_first"
    sheet = kw.score_sheet(table.state)
    assert dict(sheet.tallies[0].parts) == model.points(red, [blue], is_first), cards
    assert dict(sheet.tallies[1].parts) == model.points(blue, [red]), cards
    assert standing(table) == model.last_virtue(red, [blue], is_first), cards
    if asked:
        assert table.told("last_virtue_gained")[0]["parts"] == gains


# ---------------------------------------------------------------- market cards, both sides

MARKET_CARDS = {row["id"]: row for row in RECORD["black_market_cards"]}


def face_of(goods: dict[str, int]) -> str:
    """The name of a small side."""
    return "_".join(f"{goods[kind]}_{kind}" for kind in model.GOODS if kind in goods)


@cites("§ 5.4", "§ 4.10", "§ 4.11", "R-17", "R-18")
@pytest.mark.parametrize("card", MARKET_CARDS)
def test_a_market_card_offers_one_side_and_then_the_other(card: str) -> None:
    row = MARKET_CARDS[card]
    face = face_of(row["small"])
    following = next(face_of(other["small"]) for id, other in MARKET_CARDS.items() if id != card)
    table = position(
        "red blue", silver={"red": 1, "blue": 3}, small_face=face,
        black_market={"bm_middle": "blue", "bm_right": "blue"},
    )  # fmt: skip
    table.play(f"red: place bm_left\n* large_market {card}\n* small_market {following}")
    assert held(table) == row["small"]
    assert table.at("large_pile") == [card]
    assert table.at("small_face") == following
    table.play("blue: place bm_right")
    assert held(table, "blue") == row["large"]


@cites("R-15", "R-16", "§ 4.10", "§ 4.11")
def test_what_is_printed_counts_where_no_card_lies() -> None:
    table = position("red blue", silver={"red": 3}).play("red: place bm_right")
    assert held(table) == {"marble": 2, "stone": 1, "wood": 1}
    table = position("red blue", silver={"red": 1}, large_pile=list(MARKET_CARDS), small_face=None)
    table.play("red: place bm_left")
    assert held(table) == {"marble": 1, "gold": 1}
    assert table.at("large_pile") == list(MARKET_CARDS)


@cites("R-15", "§ 4.11")
def test_the_last_small_card_leaves_the_printed_offer_until_the_next_reset() -> None:
    used = [card for card in MARKET_CARDS if card != "bm_04"]
    table = position(
        "red blue", silver={"red": 4, "blue": 2}, large_pile=used, small_face="1_wood_1_gold",
        black_market={"bm_left": "blue", "bm_middle": "blue"},
    )  # fmt: skip
    table.play("red: place bm_right")
    assert table.at("large_pile") == [*used, "bm_04"]
    assert table.at("small_face") is None
    before = held(table, "blue")
    table.play("blue: place bm_left")
    assert held(table, "blue") == added(before, {"marble": 1, "gold": 1, "silver": -1})


# ---------------------------------------------------------------- spaces of the Cathedral


@cites("§ 4.12", "§ 2")
@pytest.mark.parametrize("level", range(1, 6))
def test_markers_on_a_level_take_its_spaces_and_those_beyond_do_not(level: int) -> None:
    spaces = RECORD["cathedral"]["levels"][level - 1]["spaces"]
    others = ["blue", "green", "yellow", "purple"]
    given: dict[str, Any] = {kind: {"red": 9} for kind in ("wood", "stone", "gold", "marble")}
    given["hand"] = {"red": ["keep"]}
    for there in range(spaces + 1):
        levels = {"red": level - 1, **dict.fromkeys(others[:there], level)}
        table = position(" ".join(["red", *others]), "turn", None, cathedral=levels, **given)
        assert ("place guildhall" in table.legal) == (there < spaces)
    # All but one space of the level are taken, the others stand beyond it.
    beyond = [row["level"] for row in RECORD["cathedral"]["levels"][level:] for _ in
              range(row["spaces"])]  # fmt: skip
    here = [level] * (spaces - 1)
    levels = {"red": level - 1, **dict(zip(others, here + beyond, strict=False))}
    table = position(" ".join(["red", *others]), "turn", None, cathedral=levels, **given)
    assert "place guildhall" in table.legal
