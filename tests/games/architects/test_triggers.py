"""Every trigger with each of its cards, with any two of them, and with the characters it touches.

What a card brings is taken from the data of record by a model of its own; what the game did is
read off the position and off the events, which name their sources.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations, permutations
from typing import Any

import pytest

from tests.games.architects.model import numbers as model
from tests.games.architects.table import PROMO, TURNED, VARIABLE, cites, position
from tests.games.table import Table

ANY: dict[str, bool | str] = {**VARIABLE, **PROMO}


def some_of(cards: Iterable[str]) -> list[tuple[str, ...]]:
    """None of the cards, each alone, any two of them, and all."""
    cards = list(cards)
    found = [few for size in range(3) for few in combinations(cards, size)]
    return found if len(cards) < 3 else [*found, tuple(cards)]


def named(cards: object) -> str:
    """The name of a case."""
    return "+".join(cards) or "none" if isinstance(cards, tuple) else str(cards)


def held(table: Table, seat: str = "red") -> dict[str, int]:
    """The goods and the silver of a seat, what there is none of left out."""
    return {kind: n for kind in model.HELD if (n := table.at(f"players.{seat}.{kind}"))}


def sources(table: Table) -> dict[str, dict[str, int]]:
    """What was gained, by the card, space or reward it came from."""
    return {fact["source"]: fact["goods"] for fact in table.told("gained")}


def added(*parts: dict[str, int]) -> dict[str, int]:
    """The sum of several amounts, without those of nothing."""
    kinds = dict.fromkeys(kind for part in parts for kind in part)
    total = {kind: sum(part.get(kind, 0) for part in parts) for kind in kinds}
    return {kind: n for kind, n in total.items() if n}


def adds_up(table: Table) -> bool:
    """Whether the parts of every number that was told are the number."""
    paid = [fact["cost"] - sum(fact["parts"].values()) for fact in table.told("silver_paid")]
    made = [sum(f["goods"].values()) - sum(f["parts"].values()) for f in table.told("produced")]
    return not any([*paid, *made])


# ---------------------------------------------------------------- locations that yield

YIELDS = {"quarry": ("stone", 0), "forest": ("wood", 0), "silversmith": ("silver", 1)}


@cites("§ 4.4", "§ 5.2", "R-39")
@pytest.mark.parametrize("workers", [1, 2, 5])
@pytest.mark.parametrize(
    ("place", "cards"),
    [(place, few) for place in YIELDS for few in some_of(model.with_trigger(place))],
    ids=named,
)
def test_what_a_location_yields(place: str, cards: tuple[str, ...], workers: int) -> None:
    kind, base = YIELDS[place]
    table = position(
        "red blue", apprentices={"red": list(cards)}, workers={"red": {place: workers - 1}}
    ).play(f"red: place {place}")
    parts = {"base": base, "workers": workers, **dict.fromkeys(cards, 1)}
    assert held(table) == {kind: sum(parts.values())}
    assert table.told("produced")[0]["parts"] == {name: n for name, n in parts.items() if n}


@cites("§ 4.4", "§ 5.2")
@pytest.mark.parametrize("good", ["clay", "gold"])
@pytest.mark.parametrize("workers", [2, 3, 4])
@pytest.mark.parametrize("cards", some_of(model.with_trigger("mines")), ids=named)
def test_what_the_mines_yield(cards: tuple[str, ...], workers: int, good: str) -> None:
    table = position(
        "red blue", apprentices={"red": list(cards)}, workers={"red": {"mines": workers - 1}}
    ).play(f"red: place mines\nred: mine {good}")
    mined = {"clay": 1 + workers} if good == "clay" else {"gold": workers // 2}
    assert held(table) == added(mined, model.gained(cards))
    named = [name for fact in table.told("produced") for name in fact["parts"]]
    assert [name for name in named if name in model.CARDS] == list(cards)
    assert adds_up(table)


# ---------------------------------------------------------------- the Tax Stand


@cites("§ 4.8", "§ 4.13", "R-05", "R-06")
@pytest.mark.parametrize("virtue", range(15))
@pytest.mark.parametrize("cards", some_of(model.with_trigger("tax_stand")), ids=named)
def test_stealing(cards: tuple[str, ...], virtue: int) -> None:
    table = position(
        "red blue", apprentices={"red": list(cards)}, virtue={"red": virtue}, tax_stand=7
    ).play("red: place tax_stand")
    lost = 2 - sum(model.CARDS[card]["ability"].get("virtue_loss_reduction", 0) for card in cards)
    found = (table.of("virtue")["red"], table.of("unpaid_debts")["red"])
    assert found == model.moved(virtue, 0, -lost)
    assert held(table) == added({"silver": 7}, model.gained(cards))
    if virtue:
        parts = {"stealing": 2, **({"thief": -1} if "thief" in cards else {})}
        rest = {"minimum": virtue - lost} if virtue < lost else {}  # the rest is taken as debts
        told = table.told("virtue_lost")[0]
        assert told["parts"] == parts | rest
        assert told["virtue"] == sum(told["parts"].values())


# ---------------------------------------------------------------- the Town Centre

GROUPS = ["blue", "green", "red"]


@cites("§ 4.7", "R-07", "R-08", "R-09", "§ 5.7")
@pytest.mark.parametrize("character", ["frederick", "ada"])
@pytest.mark.parametrize("virtue", [0, 2, 3, 4])
@pytest.mark.parametrize("cards", some_of(model.with_trigger("town_centre_visit")), ids=named)
def test_what_captures_cost(cards: tuple[str, ...], virtue: int, character: str) -> None:
    table = position(
        "red blue green", "turn", VARIABLE, apprentices={"red": list(cards)},
        character={"red": character, "blue": "rudolf", "green": "caroline"},
        silver={"red": 9}, virtue={"red": virtue},
        workers={"red": {"town_centre": 3, "mines": 1}, "blue": {"mines": 2},
                 "green": {"mines": 1}},
    )  # fmt: skip
    table.play("red: place town_centre")
    for group in GROUPS:
        table.play(f"red: capture mines {group}")
    tax = model.tax_paid(virtue, 1, character)
    silver = max(2 - len(cards), 0)
    assert table.at("players.red.silver") == 9 - tax - silver
    assert table.at("tax_stand") == 4 + tax
    costs = [(fact["cost"], fact["tax"]) for fact in table.told("silver_paid")]
    assert costs == [(tax, tax), *[(0, 0)] * (2 - silver), *[(1, 0)] * silver]
    assert adds_up(table)
    spared = [set(fact["parts"]) & set(cards) for fact in table.told("silver_paid")[1:]]
    assert spared == [{card} for card in cards] + [set()] * silver


# ---------------------------------------------------------------- the Black Market

MARKET = model.with_trigger("black_market_action")
DEAL_FIVE = "\n".join(f"* deal {card}" for card in "well keep tavern castle church".split())
SPACES = {"bm_left": 1, "bm_middle": 2, "bm_right": 3}


@cites("§ 4.10", "§ 5.2", "§ 5.7", "R-06", "R-42")
@pytest.mark.parametrize("virtue", [0, 3, 9])
@pytest.mark.parametrize("space", SPACES)
@pytest.mark.parametrize("cards", some_of(MARKET), ids=named)
@pytest.mark.parametrize("character", ["frederick", "caroline", "ada"])
def test_an_action_on_the_black_market(
    cards: tuple[str, ...], space: str, virtue: int, character: str
) -> None:
    price = SPACES[space] - ("trickster" in cards)
    given: dict[str, Any] = {
        "character": {"red": character, "blue": "rudolf"}, "apprentices": {"red": list(cards)},
        "virtue": {"red": virtue}, "unpaid_debts": {"red": 0}, "small_face": "2_gold",
        "large_pile": ["bm_08"], "prison": {"red": 0},
        **{kind: {"red": 0} for kind in model.GOODS},
    }  # fmt: skip
    short = (
        position("red blue", "turn", VARIABLE, silver={"red": price - 1}, **given)
        if price
        else None
    )
    assert short is None or short.why_not(f"red: place {space}") == ["too_few_silver"]
    table = position("red blue", "turn", VARIABLE, silver={"red": price}, **given)
    table.play(f"red: place {space}")
    offered = {"bm_left": {"gold": 2}, "bm_right": {"gold": 1, "stone": 1, "wood": 2}}
    assert held(table) == added(offered.get(space, {}), model.gained(cards))
    found = (table.of("virtue")["red"], table.of("unpaid_debts")["red"])
    assert found == model.moved(virtue, 0, -("illusionist" not in cards))
    assert table.at("tax_stand") == 4
    paid = table.told("silver_paid")[0]
    assert paid["parts"] == added({space: SPACES[space]}, {"trickster": -int("trickster" in cards)})
    wanted = {
        card: row["gain"] for card in cards if "gain" in (row := model.CARDS[card]["ability"])
    }
    assert {name: sources(table)[name] for name in wanted} == wanted
    if space == "bm_middle":
        table.play(f"red: plans\n{DEAL_FIVE}\nred: keep well")
    assert table.due == ("draw" if character == "caroline" else "blue place_worker")


# ---------------------------------------------------------------- the Cathedral


@cites("§ 4.12", "§ 5.2", "§ 5.5", "§ 5.7")
@pytest.mark.parametrize("character", ["caroline", "frederick"])
@pytest.mark.parametrize("reward", [*model.REWARDS, ""])
@pytest.mark.parametrize("cards", some_of(model.with_trigger("cathedral_advance")), ids=named)
def test_an_advance(cards: tuple[str, ...], reward: str, character: str) -> None:
    gone = {} if reward else {"reward_silver": 2, "reward_wood": 2, "reward_gold": 1}
    table = position(
        "red blue", "turn", VARIABLE, apprentices={"red": list(cards)},
        character={"red": character, "blue": "rudolf"}, virtue={"red": 13},
        unpaid_debts={"red": 2}, hand={"red": ["keep", "well"]}, silver={"red": 0},
        rewards_gone=gone, rewards=5 - sum(gone.values()), prison={"red": 0},
        **{kind: {"red": int(kind == "gold")} for kind in model.GOODS},
    )  # fmt: skip
    table.play("red: place guildhall\nred: advance")
    if character != "frederick":
        table.play("red: discard keep")
    if reward:
        table.play(f"* reward {reward}")
    gain = dict(model.REWARDS[reward]) if reward else {"virtue": 1}
    up = gain.pop("virtue")
    assert table.told("virtue_gained") == [{"seat": "red", "virtue": 1, "level": 14}]
    if up > 1:
        assert table.due == "red destroy_debt"
        table.play("red: destroy_debt")
    assert table.at("players.red.unpaid_debts") == 3 - up
    drawn = [name for name in (reward, *cards) if name.endswith(("building_card", "_carpentry"))]
    for card in ["castle", "church"][: len(drawn)]:
        table.play(f"* draw {card}")
    hand = {"well", *["castle", "church"][: len(drawn)]} | (
        {"keep"} - {"" if character == "frederick" else "keep"}
    )
    assert set(table.at("players.red.hand")) == hand
    gain.pop("building_card", 0)
    goods = model.gained(cards)
    goods.pop("building_card", 0)
    assert held(table) == added(gain, goods)
    assert table.at("players.red.cathedral") == 1
    assert table.due == "blue place_worker"


# ---------------------------------------------------------------- the Guardhouse


@cites("§ 4.9", "§ 4.13", "§ 5.2", "R-07", "R-39")
@pytest.mark.parametrize("character", ["frederick", "ada"])
@pytest.mark.parametrize("virtue", range(15))
@pytest.mark.parametrize("cards", some_of(model.with_trigger("debt_paid_off")), ids=named)
def test_a_debt_that_is_paid_off(cards: tuple[str, ...], virtue: int, character: str) -> None:
    tax = model.tax_paid(virtue, 3, character)
    given: dict[str, Any] = {
        "character": {"red": character, "blue": "rudolf"}, "apprentices": {"red": list(cards)},
        "virtue": {"red": virtue}, "unpaid_debts": {"red": 2},
        **{kind: {"red": 0} for kind in model.GOODS},
    }  # fmt: skip
    short = position("red blue", "turn", VARIABLE, silver={"red": 2 + tax}, **given)
    short.play("red: place guardhouse")
    assert short.told("forced")[0]["action"] == "stop"
    table = position("red blue", "turn", VARIABLE, silver={"red": 3 + tax}, **given)
    table.play("red: place guardhouse\nred: pay_off_debt")
    if virtue == 14:
        table.play("red: destroy_debt")
    found = (table.of("virtue")["red"], table.of("unpaid_debts")["red"])
    assert found == model.moved(virtue, 1, 1)
    assert table.at("players.red.paid_debts") == 1
    assert held(table) == model.gained(cards)
    assert table.at("tax_stand") == 4 + tax
    assert sources(table) == {card: model.CARDS[card]["ability"]["gain"] for card in cards}
    assert adds_up(table)


@cites("§ 4.9", "§ 4.13", "R-07")
@pytest.mark.parametrize("character", ["frederick", "ada"])
@pytest.mark.parametrize("virtue", range(15))
def test_a_ransom(virtue: int, character: str) -> None:
    tax = model.tax_paid(virtue, 2, character)
    given: dict[str, Any] = {
        "character": {"red": character, "blue": "rudolf", "green": "caroline"},
        "virtue": {"red": virtue}, "captured": {"blue": {"red": 2}, "green": {"red": 1}},
        "unpaid_debts": {"red": 0},
    }  # fmt: skip
    ransom = "red: place guardhouse\nred: ransom"
    table = position("red blue green", "turn", VARIABLE, silver={"red": 3 + tax}, **given)
    table.play(f"{ransom}\nred: pay silver")
    assert (table.at("players.red.silver"), table.at("tax_stand")) == (0, 4 + tax)
    assert table.at("players.red.supply") == 19
    assert adds_up(table)
    table = position("red blue green", "turn", VARIABLE, silver={"red": 2 + tax}, **given)
    table.play(ransom)
    assert table.told("forced")[0]["action"] == "pay debt"
    found = (table.of("virtue")["red"], table.of("unpaid_debts")["red"])
    assert found == model.moved(virtue, 1, -1)
    assert table.at("players.red.supply") == 19


@cites("§ 4.9", "§ 5.8")
@pytest.mark.parametrize("character", ["rudolf", "bertha"])
@pytest.mark.parametrize("count", [1, 4])
@pytest.mark.parametrize("cards", some_of(model.with_trigger("send_captured_to_prison")), ids=named)
def test_a_sale(cards: tuple[str, ...], count: int, character: str) -> None:
    table = position(
        "yellow red", "turn", ANY, character={"yellow": character, "red": "frederick"},
        apprentices={"yellow": list(cards)}, captured={"yellow": {"red": count}},
        silver={"yellow": 0}, wood={"yellow": 0},
    )  # fmt: skip
    table.play("yellow: place guardhouse\nyellow: send_captured_to_prison")
    more = {"bertha": {"silver": 2}} if character == "bertha" else {}
    assert held(table, "yellow") == added({"silver": count}, model.gained(cards), *more.values())
    assert sources(table) == {card: model.CARDS[card]["ability"]["gain"] for card in cards} | more
    assert table.at("players.red.prison") == count


# ---------------------------------------------------------------- the King's Storehouse

TRADERS = model.with_trigger("storehouse_action")


@cites("§ 4.5", "§ 5.2", "§ 5.8", "R-39")
@pytest.mark.parametrize("overseer", [False, True])
@pytest.mark.parametrize("pair", list(combinations(TRADERS, 2)), ids=named)
def test_two_trades_of_two_apprentices(pair: tuple[str, str], overseer: bool) -> None:
    rows = [model.CARDS[card]["ability"] for card in pair]
    pay = added(*(row["pay"] for row in rows))
    table = position(
        "red blue", "turn", PROMO,
        apprentices={"red": [*pair, *(["overseer"] if overseer else [])]},
        workers={"red": {"kings_storehouse": 0 if overseer else 1}}, virtue={"red": 5},
        **{kind: {"red": n + 1} for kind, n in pay.items()},
    )  # fmt: skip
    table.play("red: place kings_storehouse")
    assert {f"trade {card}" for card in pair} <= set(table.legal)
    others = [f"trade {card}" for card in TRADERS if card not in pair]
    assert not set(others) & set(table.legal)
    table.play(f"red: trade {pair[0]}\nred: trade {pair[1]}")
    gain = added(*(row["gain"] for row in rows))
    assert table.at("players.red.virtue") == 5 + gain.pop("virtue", 0)
    assert held(table) == added(dict.fromkeys(pay, 1), gain)
    assert table.due == "blue place_worker"


# ---------------------------------------------------------------- the reset

RESET = [*model.with_trigger("black_market_reset"), "fara"]


def used(ability: str, prison: int, virtue: int) -> tuple[int, int, dict[str, int]] | None:
    """Prisoners, virtue and gains after an ability; none if it cannot be used."""
    release = {"gatekeeper": 2, "fara": 1}.get(ability, 0)
    if release:
        return (max(prison - release, 0), virtue, {}) if prison else None
    if prison and "condition" in model.CARDS[ability]["ability"]:
        return None
    gain = dict(model.CARDS[ability]["ability"]["gain"])
    return prison, virtue + gain.pop("virtue", 0), gain


@cites("§ 4.11", "§ 5.2", "§ 5.8", "R-12", "R-38")
@pytest.mark.parametrize("prison", range(5))
@pytest.mark.parametrize("pair", list(permutations(RESET, 2)), ids=named)
def test_two_abilities_one_after_the_other(pair: tuple[str, str], prison: int) -> None:
    table = position(
        "blue red", "turn", ANY, virtue={"red": 5}, prison={"red": prison, "blue": 0},
        character={"red": "fara" if "fara" in pair else "frederick", "blue": "rudolf"},
        apprentices={"red": [card for card in pair if card != "fara"]},
        black_market={"bm_left": "blue", "bm_middle": "blue"}, silver={"blue": 3, "red": 0},
        **{kind: {"red": 0} for kind in model.GOODS},
    )  # fmt: skip
    table.play(f"blue: place bm_right\n{TURNED}")
    inside, virtue = prison, 5
    gains: dict[str, int] = {}
    for ability in pair:
        after = used(ability, inside, virtue)
        move = f"use {ability}"
        if after is None:
            if table.due == "red reset_ability":
                assert move not in table.legal
            continue
        if table.due != "red reset_ability":
            # Nothing of use was left: the question answered itself.
            assert table.told("forced")[-1]["action"] == "stop"
            continue
        assert move in table.legal
        table.play(f"red: {move}")
        if table.due == "red release_count":
            table.play("red: release 2")
        inside, virtue, gains = after[0], after[1], added(gains, after[2])
    if table.due == "red reset_ability":
        table.play("red: stop")
    assert table.at("players.red.prison") == inside
    assert held(table) == gains
    # Blue has 3 in Prison now.
    assert table.at("players.red.virtue") == virtue - (inside >= 3)
    assert table.of("unpaid_debts") == {"red": int(inside >= 3), "blue": int(inside <= 3)}
    assert table.due == "red place_worker"


# ---------------------------------------------------------------- debts that can be avoided

HUGO: dict[str, Any] = {
    "character": {"green": "hugo", "blue": "therese"}, "prison": {"green": 0, "blue": 0},
    "unpaid_debts": {"green": 0},
}  # fmt: skip
MARKET_OF_TWO = {"bm_left": "blue", "bm_middle": "blue"}


def debts_of_hugo(source: str, silver: int) -> Table:
    """Hugo, at virtue 0 and with so much silver, is to take debts from this source."""
    given: dict[str, Any] = {"virtue": {"green": 0}, "silver": {"green": silver, "blue": 3}}
    if source in ("betting_house", "hideout"):
        cost = model.BUILDINGS[source]["cost"]
        given |= {"hand": {"green": [source]}, **{kind: {"green": n} for kind, n in cost.items()}}
        given["apprentices"] = {"green": ["labourer"]}
        moves = f"green: place guildhall\ngreen: build {source}"
    elif source == "tax_stand":
        moves = "green: place tax_stand"
    elif source == "ransom":
        given["captured"] = {"blue": {"green": 1}}
        moves = "green: place guardhouse\ngreen: ransom"
    elif source == "bm_left":
        given["silver"]["green"] += 1
        moves = "green: place bm_left"
    elif source == "dungeon":
        return position("green blue", "scoring", ANY, buildings={"green": ["dungeon"]},
                        **{**HUGO, **given})  # fmt: skip
    else:
        given |= {"prison": {"green": 4, "blue": 0}, "black_market": MARKET_OF_TWO}
        moves = f"blue: place bm_right\n{TURNED}"
    order = "blue green" if source == "reset" else "green blue"
    table = position(order, "turn", ANY, **{**HUGO, **given}).play(moves)
    return table.play("green: pay debt") if table.due == "green ransom_payment" else table


@cites("§ 5.8", "§ 4.13", "R-06")
@pytest.mark.parametrize("silver", range(6))
@pytest.mark.parametrize(
    ("source", "debts"),
    [("betting_house", 2), ("hideout", 2), ("tax_stand", 2), ("ransom", 2), ("bm_left", 1),
     ("dungeon", 2), ("reset", 2)],
)  # fmt: skip
def test_hugo_avoids_debts_one_by_one(source: str, debts: int, silver: int) -> None:
    for choice in ("avoid_debt", "take_debt"):
        table = debts_of_hugo(source, silver)
        purse = silver + (4 if source == "tax_stand" else 0)
        paid = 0
        while table.due == "green avoid_debt":
            assert table.legal == ["avoid_debt", "take_debt"]
            table.play(f"green: {choice}")
            paid += choice == "avoid_debt"
        assert paid == (min(debts, purse // 2) if choice == "avoid_debt" else 0)
        assert table.at("players.green.unpaid_debts") == debts - paid
        assert table.at("players.green.silver") == purse - 2 * paid
        assert table.at("players.green.virtue") == 0


# ---------------------------------------------------------------- every space of the Guildhall

SEATS = ["red", "blue", "green", "yellow", "purple"]
SWEEPING: dict[str, bool | str] = {"aoa_apprentice_sweep": True}


@cites("§ 4.11", "§ 4.12", "§ 4.14", "§ 5.8", "§ 3.1", "R-01", "R-28", "R-29")
@pytest.mark.parametrize("players", range(2, 6))
@pytest.mark.parametrize("agreed", [False, True])
def test_what_every_space_of_the_guildhall_brings(players: int, agreed: bool) -> None:
    seats, columns = SEATS[:players], max(players + 1, 3)
    spaces = 4 * columns
    for number in range(1, spaces + 3):
        is_last_round = number > spaces
        table = position(
            " ".join(seats), "turn", SWEEPING if agreed else None, wood={"red": 2},
            stone={"red": 2}, hand={"red": ["well"]},
            guildhall=[seats[n % players] for n in range(number - 1)],
            workshop={"top_1": "thief", "bottom_1": "gatekeeper"},
            final_turns=players if is_last_round else None,
        )  # fmt: skip
        table.play("red: place guildhall")
        swept = agreed and number in (3, columns + 3, 2 * columns + 3)
        cards = [fact["card"] for fact in table.told("apprentice_swept")]
        assert cards == (["thief", "gatekeeper"] if swept else [])
        if swept:
            assert table.at("players.red.hand") == ["well"]
            table.play("* reveal miner_1\n* reveal miner_2")
            assert table.at("apprentices_beneath") == ["thief", "gatekeeper"]
        table.play("red: build well")
        is_reset = number in (2 * columns + 1, 3 * columns + 1)
        assert len(table.told("reset_began")) == is_reset
        if is_reset:
            assert table.told("building_constructed")
            table.play(TURNED)
        assert len(table.told("final_round_began")) == (number == spaces)
        assert table.due == f"{seats[1]} place_worker"


@cites("§ 4.14", "§ 4.1", "§ 6")
@pytest.mark.parametrize(("players", "last"), [(n, k) for n in range(2, 6) for k in range(n)])
def test_after_the_last_space_everybody_has_one_more_turn(players: int, last: int) -> None:
    seats = SEATS[:players]
    order = seats[last:] + seats[:last]
    full = 4 * max(players + 1, 3)
    table = position(
        " ".join(seats), {"turn": {"seat": order[0]}}, guildhall=[order[1]] * min(full - 1, 20)
        + [order[0]] * max(full - 21, 0), wood={order[0]: 2}, stone={order[0]: 2},
        hand={order[0]: ["well"]}, workers={order[1]: {"forest": 20 - min(full - 1, 20)}},
    )  # fmt: skip
    table.play(f"{order[0]}: place guildhall\n{order[0]}: build well")
    turns = []
    while table.due != "over":
        seat = table.due.split()[0]
        turns.append(seat)
        table.play(f"{seat}: place quarry")
    skipped = [fact["seat"] for fact in table.told("turn_skipped")]
    recalled = [fact["seat"] for fact in table.told("worker_recalled")]
    began = [fact["seat"] for fact in table.told("turn_began")]
    assert began == [*order[1:], order[0]]
    assert sorted(turns + skipped + recalled) == sorted(seats)


# ---------------------------------------------------------------- the end of a visit


@cites("R-04", "§ 4.5", "§ 4.7", "§ 4.9", "§ 5.3")
@pytest.mark.parametrize("before", [0, 1])
@pytest.mark.parametrize(
    ("place", "move"),
    [
        ("kings_storehouse", "trade patron_clay"),
        ("guardhouse", "pay_off_debt"),
        ("town_centre", "capture forest blue"),
    ],
)
def test_who_stops_is_not_asked_again(place: str, move: str, before: int) -> None:
    table = position(
        "red blue green", workers={"red": {place: 3}, "blue": {"forest": 1}, "green": {"mines": 1}},
        clay={"red": 9}, silver={"red": 30}, unpaid_debts={"red": 3},
        apprentices={"red": ["patron_clay"]},
    )  # fmt: skip
    table.play(f"red: place {place}")
    for _ in range(before):
        table.play(f"red: {move}")
    table.play("red: stop")
    assert table.due == "blue place_worker"


@cites("R-14", "§ 5.3")
def test_who_forgoes_the_first_capture_of_the_fortress_forgoes_both() -> None:
    cost = model.BUILDINGS["fortress"]["cost"]
    table = position(
        "red blue", workers={"blue": {"forest": 1, "mines": 1}}, hand={"red": ["fortress"]},
        apprentices={"red": ["labourer"]}, **{kind: {"red": n} for kind, n in cost.items()},
    )  # fmt: skip
    table.play("red: place guildhall\nred: build fortress\nred: stop")
    assert table.due == "blue place_worker"


@cites("§ 4.7", "§ 4.5", "§ 4.9", "R-09")
@pytest.mark.parametrize("workers", range(1, 5))
@pytest.mark.parametrize("place", ["kings_storehouse", "guardhouse", "town_centre"])
def test_a_visit_has_as_many_actions_as_own_workers(place: str, workers: int) -> None:
    table = position(
        "red blue green", workers={
            "red": {place: workers - 1, "forest": 1, "mines": 1},
            "blue": {"forest": 1, "mines": 1, place: 3}, "green": {"forest": 1, "mines": 1},
        },
        clay={"red": 9}, silver={"red": 60}, unpaid_debts={"red": 9},
        apprentices={"red": ["patron_clay"]}, virtue={"red": 5},
    )  # fmt: skip
    table.play(f"red: place {place}")
    moves = {"kings_storehouse": "trade patron_clay", "guardhouse": "pay_off_debt"}
    done = 0
    while table.due.startswith("red"):
        move = moves.get(place) or table.legal[0]
        assert move != "stop"
        table.play(f"red: {move}")
        done += 1
    assert done == workers


@cites("§ 4.7", "§ 3.1")
@pytest.mark.parametrize("players", range(2, 6))
def test_captures_of_a_visit_are_made_at_so_many_locations(players: int) -> None:
    places = ["quarry", "forest", "mines"]
    workers = {seat: dict.fromkeys(places, 1) for seat in SEATS[1:players]}
    table = position(
        " ".join(SEATS[:players]), workers={**workers, "red": {"town_centre": 5}}, silver={"red": 9}
    )
    table.play("red: place town_centre")
    most = 2 if players < 4 else 1
    for place in places[:most]:
        assert f"capture {place} blue" in table.legal
        table.play(f"red: capture {place} blue")
    if players == 2:
        # Nobody is left at the two locations, so the visit ends by itself.
        assert table.due == "blue place_worker"
        return
    others = {f"capture {place} {seat}" for place in places[:most] for seat in SEATS[2:players]}
    assert set(table.legal) == {*others, "stop"}
    for place in places[most:]:
        assert table.why_not(f"red: capture {place} blue") == ["too_many_locations"]


# ---------------------------------------------------------------- the order of a reset


@cites("§ 4.11", "R-12")
@pytest.mark.parametrize("active", range(3))
def test_abilities_come_clockwise_from_whoever_is_active(active: int) -> None:
    seats = SEATS[:3]
    order = seats[active:] + seats[:active]
    squires = ["squire_gold", "squire_marble", "squire_virtue"]
    table = position(
        " ".join(seats), {"turn": {"seat": order[0]}}, None, silver={order[0]: 2},
        guildhall=[order[1]] * 8, wood={order[0]: 2}, stone={order[0]: 2},
        hand={order[0]: ["well"]}, apprentices={seat: [squires.pop()] for seat in seats},
    )  # fmt: skip
    table.play(f"{order[0]}: place guildhall\n{order[0]}: build well\n{TURNED}")
    asked = []
    while table.due.endswith("reset_ability"):
        asked.append(table.due.split()[0])
        table.play(f"{asked[-1]}: {table.legal[0]}")
    assert asked == order
    assert table.due == f"{order[1]} place_worker"


@cites("§ 4.11", "§ 5.2", "R-12", "R-38")
@pytest.mark.parametrize("prison", range(4))
def test_no_ability_is_used_twice(prison: int) -> None:
    cards = model.with_trigger("black_market_reset")
    table = position(
        "blue red", "turn", ANY, character={"red": "fara", "blue": "rudolf"},
        prison={"red": prison}, apprentices={"red": cards}, silver={"blue": 3, "red": 0},
        black_market={"bm_left": "blue", "bm_middle": "blue"},
    )  # fmt: skip
    table.play(f"blue: place bm_right\n{TURNED}")
    left, inside = [*cards, "fara"], prison
    while table.due == "red reset_ability":
        of_use = [ability for ability in left if used(ability, inside, 0) is not None]
        assert sorted(table.legal) == sorted([*(f"use {ability}" for ability in of_use), "stop"])
        # Whoever frees workers comes first, so that the others can be used.
        ability = next((one for one in ("fara", "gatekeeper") if one in of_use), of_use[0])
        table.play(f"red: use {ability}")
        if table.due == "red release_count":
            assert table.legal == ["release 1", "release 2"]
            table.play("red: release 2")
        after = used(ability, inside, 0)
        assert after is not None
        inside = after[0]
        left.remove(ability)
        assert table.at("players.red.prison") == inside
    assert inside == max(prison - 3, 0)
    assert set(left) <= {"fara", "gatekeeper"}
    assert table.due == "red place_worker"


@cites("§ 6", "§ 3.1")
def test_last_virtue_comes_in_turn_order_from_the_starting_player() -> None:
    table = position(
        "red blue green", "scoring", None, turn_order=["blue", "green", "red"],
        virtue={"red": 14, "green": 14}, gold={"red": 2}, marble={"green": 2},
        unpaid_debts={"red": 1, "green": 1},
        buildings={"red": ["castle"], "green": ["observatory"]},
    )  # fmt: skip
    assert table.due == "green destroy_debt"
    assert table.play("green: decline").due == "red destroy_debt"
