"""Every row and number of the tables equals the data of record, both ways."""

from __future__ import annotations

from typing import Any

import pytest

from keepwright.engine.payment import Price
from keepwright.games.architects import components, resources
from keepwright.games.architects.actions import GUARDHOUSE_ACTIONS, STOP
from keepwright.games.architects.components import (
    APPRENTICE_ROWS,
    BUILDINGS_OF_THE_BOX,
    CATHEDRAL,
    CHARACTERS_OF_THE_BOX,
    LOCATIONS,
    MARBLE_TRADE,
    MARKET_CARDS,
    PROMO_APPRENTICE_ROWS,
    PROMO_BUILDINGS,
    PROMO_CHARACTERS,
    REWARDS,
    SCHEMES,
    SPACES,
    STARTING_SCHEMES,
    TABLES,
    VIRTUE_TRACK,
    VIRTUE_TRADE,
)
from keepwright.games.architects.game import GAME
from keepwright.games.architects.pieces import (
    GOODS,
    OPEN,
    SILVER,
    SKILLS,
    Ability,
    AdvanceOrVirtue,
    Apprentice,
    AtEnd,
    AtReset,
    AvoidDebt,
    Bonus,
    Building,
    CaptureLargest,
    Character,
    CheaperBuilding,
    ChooseGain,
    DestroyDebts,
    DiscardFor,
    Discount,
    Effect,
    EmptyTaxStand,
    FreeCaptures,
    FreeSpace,
    GainAtOnce,
    GainPerVirtue,
    GiveUpApprentice,
    HireForFree,
    IfHighestInCathedral,
    LoseVirtue,
    MarbleIfThree,
    MarketCard,
    More,
    NoAbility,
    OneResource,
    OneVirtue,
    PointsForMost,
    PointsPer,
    PointsPerDebt,
    PointsWithoutDebt,
    PrisonersLoseVirtue,
    ReleaseOrCapture,
    ReleasePrisoners,
    Reward,
    Scheme,
    SchemeEffect,
    SecondWorker,
    SellAndRelease,
    SilverToTaxStand,
    Space,
    SweepRow,
    TakeDebts,
    Trade,
    VirtueForAll,
    VirtuePer,
)
from tests.games.architects.table import RECORD, cites

BOX: dict[str, Any] = RECORD
PROMO: dict[str, Any] = RECORD["promo"]
SOLO: dict[str, Any] = RECORD["solo"]
PLACES = {row["id"]: row for row in RECORD["locations"]}


def rows(kind: str) -> dict[str, dict[str, Any]]:
    """The rows of the record of these pieces, those of the promos too, by id."""
    return {row["id"]: row for row in [*BOX[kind], *PROMO.get(kind, [])]}


def skills_in(bits: int) -> list[str]:
    """A set of skills by name."""
    return [name for place, name in enumerate(SKILLS) if bits & (1 << place)]


# ---------------------------------------------------------------- apprentices


def ability(given: Ability) -> dict[str, Any]:
    """What an apprentice can do as the record writes it."""
    found: dict[str, Any] = {"trigger": given.trigger}
    if isinstance(given, Bonus):
        found["gain"] = given.gain.amounts
    elif isinstance(given, Trade):
        found |= {"pay": given.offer.pay, "gain": given.offer.gain}
    elif isinstance(given, AtReset):
        found["optional"] = True
        if given.release:
            found["release_own_from_prison"] = given.release
        else:
            found["gain"] = given.gain.amounts
        if given.needs_empty_prison:
            found["condition"] = "no_own_workers_in_prison"
    elif isinstance(given, More):
        found["extra_workers"] = given.amounts["more_workers"]
    elif isinstance(given, Discount):
        found |= DISCOUNTS[given.trigger, *given.amounts.items()]
    else:
        assert isinstance(given, NoAbility)
    return found


DISCOUNTS: dict[tuple[Any, ...], dict[str, Any]] = {
    ("town_centre_visit", ("less_silver", 1)): {
        "discount": {"silver": 1},
        "scope": "per_visit",
        "not_tax": True,
    },
    ("black_market_action", ("less_silver", 1)): {"discount": {"silver": 1}},
    # The whole loss of virtue.
    ("black_market_action", ("less_virtue", 1)): {"virtue_loss": 0},
    ("tax_stand", ("less_virtue", 1)): {"virtue_loss_reduction": 1},
}


@cites("R-37", "§ 5.2", "§ 5.8")
@pytest.mark.parametrize("card", [*APPRENTICE_ROWS, *PROMO_APPRENTICE_ROWS], ids=repr)
def test_apprentice_equals_record(card: Apprentice) -> None:
    row = rows("apprentices")[card.id]
    assert card.copies == row["copies"]
    assert skills_in(card.skills) == row["skills"]
    assert card.virtue == row["virtue"]
    assert ability(card.ability) == row["ability"]


@cites("R-37")
def test_there_are_thirteen_of_each_skill_and_one_of_all() -> None:
    base = components.APPRENTICES[: len(BOX["apprentices"]) + 5]
    assert len(base) == RECORD["components"]["apprentice_cards"] == 40
    assert [sum(skills_in(card.skills) == [skill] for card in base) for skill in SKILLS] == [13] * 3
    assert [card.id for card in base if skills_in(card.skills) == list(SKILLS)] == ["labourer"]


def test_copies_have_ids_of_their_own() -> None:
    for row in (*APPRENTICE_ROWS, *PROMO_APPRENTICE_ROWS):
        twins = [card for card in components.APPRENTICES if card.kind == row.id]
        assert len(twins) == row.copies
        if row.copies > 1:
            assert [card.id for card in twins] == [f"{row.id}_{n + 1}" for n in range(row.copies)]
        assert {id(card.ability) for card in twins} == {id(row.ability)}


# ---------------------------------------------------------------- buildings

OF = {
    "buildings": "own_constructed_buildings",
    "apprentices": "own_apprentices_with_skill",
    "captured": "captured_workers_on_own_board",
    "virtue": "own_virtue",
    "paid_debts": "own_paid_debts",
    "clay_wood_stone": "own_clay_wood_stone_total",
    "gold": "own_gold",
    "marble": "own_marble",
}


def effect(given: Effect) -> dict[str, Any]:
    """What a building does as the record writes it."""
    return effect_at_end(given) if isinstance(given, AtEnd) else effect_at_once(given)


def effect_at_once(given: Effect) -> dict[str, Any]:
    """What a building does when it is constructed."""
    capture: dict[str, Any] = {"type": "capture", "captures": 1, "free": True}
    if isinstance(given, GainAtOnce):
        return {"type": "gain", "gain": given.gain.amounts}
    if isinstance(given, GainPerVirtue):
        every = int(given.every)
        return {"type": "gain_per", "of": OF["virtue"], "every": every, "gain": given.gain.amounts}
    if isinstance(given, ChooseGain):
        return {"type": "choose_gain", "options": [gain.amounts for gain in given.gains]}
    if isinstance(given, FreeCaptures):
        found = {**capture, "captures": given.count, "optional": True}
        anywhere = {"locations": "same_or_two_different_at_any_player_count"}
        return found | (anywhere if given.count > 1 else {})
    if isinstance(given, ReleaseOrCapture):
        release = {"type": "release_own_from_player_boards", "free": True}
        return {"type": "choose", "optional": True, "options": [release, capture]}
    if isinstance(given, TakeDebts):
        return {"type": "take_debt", "count": given.count}
    if isinstance(given, DestroyDebts):
        return {"type": "destroy_debt", "count": 1, "optional": True}
    if isinstance(given, ReleasePrisoners):
        return {"type": "release_own_from_prison", "all": True}
    if isinstance(given, DiscardFor):
        told = {"type": "discard_building_for", "optional": True, "discard": 1}
        return told | {"gain": given.gain.amounts}
    if isinstance(given, HireForFree):
        return {"type": "hire_any_face_up", "free": True, "optional": True}
    if isinstance(given, VirtueForAll):
        return {"type": "all_players_virtue", "virtue": given.virtue}
    if isinstance(given, PrisonersLoseVirtue):
        told = {"type": "prison_virtue_loss", "virtue": -given.virtue}
        return told | {"threshold": given.threshold}
    if isinstance(given, SecondWorker):
        return {"type": "place_extra_guildhall_worker", "optional": True}
    assert isinstance(given, GiveUpApprentice)
    return {"type": "discard_own_apprentice", "count": 1}


def effect_at_end(given: Effect) -> dict[str, Any]:
    """What a building does at the end of the game."""
    if isinstance(given, PointsPer):
        skill = {"skill": given.skill} if given.skill else {}
        told = {"type": "vp_per", "of": OF[given.of], "every": given.every, "vp": given.points}
        return told | skill
    if isinstance(given, VirtuePer):
        every, virtue = given.every, given.virtue
        return {"type": "virtue_per", "of": OF[given.of], "every": every, "virtue": virtue}
    if isinstance(given, IfHighestInCathedral):
        gain = {"virtue": given.virtue} if given.virtue else {"vp": given.points}
        return {"type": "if_sole_highest_cathedral", "gain": gain}
    if isinstance(given, PointsForMost):
        return {"type": "vp_if_sole_most", "resource": given.kind, "vp": given.points}
    if isinstance(given, PointsPerDebt):
        return {"type": "debt_penalty_change", "vp_per_unpaid_debt": given.points}
    if isinstance(given, PointsWithoutDebt):
        return {"type": "vp_if_no_unpaid_debt", "vp": given.points}
    assert isinstance(given, LoseVirtue)
    order = "owner chooses before or after own virtue gains"
    return {"type": "lose_virtue", "virtue": -given.virtue, "order": order}


@cites("R-02", "§ 5.3", "§ 5.8")
@pytest.mark.parametrize("card", [*BUILDINGS_OF_THE_BOX, *PROMO_BUILDINGS], ids=repr)
def test_building_equals_record(card: Building) -> None:
    row = rows("buildings")[card.id]
    assert card.amounts == row["cost"]
    assert skills_in(card.skills) == row["skills"]
    assert (card.points, card.virtue) == (row["vp"], row["virtue"])
    assert row["timing"] == ("end_game" if isinstance(card.effect, AtEnd) else "immediate")
    assert effect(card.effect) == row["effect"]


# ---------------------------------------------------------------- other cards


@cites("R-17", "R-18", "§ 5.4")
@pytest.mark.parametrize("card", MARKET_CARDS, ids=lambda card: card.id)
def test_market_card_equals_record(card: MarketCard) -> None:
    row = rows("black_market_cards")[card.id]
    assert card.small.amounts == row["small"]
    assert card.large.amounts == row["large"]


@cites("R-16", "§ 4.10")
@pytest.mark.parametrize("space", SPACES, ids=lambda space: space.id)
def test_space_equals_record(space: Space) -> None:
    row = next(row for row in RECORD["black_market"]["spaces"] if row["id"] == space.id)
    assert {"silver": space.silver, "virtue": -space.virtue} == row["cost"]
    assert space.printed.amounts == row.get("printed_if_no_card", {})


@cites("§ 5.5")
@pytest.mark.parametrize("reward", REWARDS, ids=lambda reward: reward.id)
def test_reward_equals_record(reward: Reward) -> None:
    row = rows("reward_cards")[reward.id]
    assert reward.copies == row["copies"]
    assert reward.gain.amounts == row["gain"]


# The abilities of the record that are ours with a trigger, by its type.
GAINS_ON = {
    "on_black_market_action": "black_market_action",
    "on_construct_building": "construct_building",
    "on_send_captured_to_prison": "send_captured_to_prison",
}


def is_ability(given: list[Ability], row: dict[str, Any]) -> bool:
    """Whether a character can do what its row says."""
    first, kind = given[0], row["type"]
    if kind == "hire_discount":
        more, limit = given[1], RECORD["limits"]["apprentice_limit"]
        room = {"more_apprentices": row["apprentice_limit"] - limit}
        return (
            (first.trigger, first.amounts) == ("workshop_hire", {"less_silver": row["silver"]})
            and isinstance(first, Discount)
            and (more.trigger, more.amounts) == ("apprentice_limit", room)
            and isinstance(more, More)
        )
    assert len(given) == 1
    if kind == "ignore_tax":
        return isinstance(first, Discount) and first.amounts == {"less_tax": row["count"]}
    if kind in GAINS_ON:
        gains = isinstance(first, Bonus) and first.gain.amounts == row["gain"]
        return gains and first.trigger == GAINS_ON[kind]
    if kind == "no_cathedral_discard":
        return isinstance(first, Discount) and first.amounts == {
            "less_building_card": RECORD["cathedral"]["discard_building_cards"]
        }
    if kind == "gold_equals_marble":
        return isinstance(first, OneResource)
    if kind == "build_discount":
        fits = (row["one_of"], row["count"]) == (list(OPEN["wood_or_stone"]), 1)
        return fits and isinstance(first, CheaperBuilding)
    if kind == "avoid_debt":
        return isinstance(first, AvoidDebt) and row["cost"] == {"silver": first.silver}
    assert kind == "on_black_market_reset"
    return isinstance(first, AtReset) and first.release == row["release_own_from_prison"]


@cites("§ 5.7", "§ 5.8", "§ 3.2")
@pytest.mark.parametrize(
    "character", [*CHARACTERS_OF_THE_BOX, *PROMO_CHARACTERS], ids=lambda one: one.id
)
def test_character_equals_record(character: Character) -> None:
    row = rows("characters")[character.id]
    start = row["start"]
    assert (character.colour, character.promo) == (row["colour"], row["promo"])
    assert character.prison == start["workers_in_prison"]
    assert components.WORKERS - character.prison == start["workers_on_board"]
    assert (character.silver, character.virtue) == (start["silver"], start["virtue"])
    assert character.start == start["resources"]
    assert character.cards == start["extra_building_cards"]
    assert character.debts == start["unpaid_debts"]
    assert is_ability(character.abilities, row["ability"])


@cites("§ 3.2")
def test_no_two_characters_have_the_same_virtue() -> None:
    virtues = [int(character.virtue) for character in components.CHARACTERS]
    assert len(set(virtues)) == len(virtues)


@cites("§ 2", "§ 8", "R-02", "R-18")
def test_no_piece_is_missing_and_none_is_more() -> None:
    for kind, table in (
        ("apprentices", APPRENTICE_ROWS),
        ("buildings", BUILDINGS_OF_THE_BOX),
        ("characters", CHARACTERS_OF_THE_BOX),
        ("black_market_cards", MARKET_CARDS),
        ("reward_cards", REWARDS),
    ):
        assert [piece.id for piece in table] == [row["id"] for row in BOX[kind]]
    for kind, promos in (
        ("apprentices", PROMO_APPRENTICE_ROWS),
        ("buildings", PROMO_BUILDINGS),
        ("characters", PROMO_CHARACTERS),
    ):
        assert [piece.id for piece in promos] == [row["id"] for row in PROMO[kind]]
    counts = RECORD["components"]
    assert len(BUILDINGS_OF_THE_BOX) == counts["building_cards"]
    assert len(MARKET_CARDS) == counts["black_market_cards"]
    assert sum(reward.copies for reward in REWARDS) == counts["reward_cards"]
    assert len(CHARACTERS_OF_THE_BOX) == counts["player_boards"]


# ---------------------------------------------------------------- the stand-in deck

EFFECTS: dict[str, type[SchemeEffect]] = {
    "gain_marble_if_3_workers_here": MarbleIfThree,
    "add_1_silver_to_tax_stand": SilverToTaxStand,
    "gain_1_virtue": OneVirtue,
    "discard_top_row_column_1_apprentice": SweepRow,
    "discard_bottom_row_column_1_apprentice": SweepRow,
    "capture_largest_human_groups": CaptureLargest,
    "sell_captured_then_release": SellAndRelease,
    "empty_tax_stand_gain_marble_lose_2_virtue": EmptyTaxStand,
    "leftmost_free_space": FreeSpace,
    "rightmost_free_space": FreeSpace,
    "advance_cathedral": AdvanceOrVirtue,
}
DECK: dict[str, Any] = SOLO["standin_deck"]


@cites("R-30", "§ 5.9")
@pytest.mark.parametrize("scheme", SCHEMES, ids=lambda scheme: scheme.id)
def test_scheme_equals_record(scheme: Scheme) -> None:
    row = next(row for row in DECK["cards"] if row["id"] == scheme.id)
    assert scheme.location == row["location"]
    assert row["pile"] == ("starting" if scheme in STARTING_SCHEMES else "future")
    given, wanted = scheme.effect, row["effect"]
    assert isinstance(given, EFFECTS[wanted])
    if isinstance(given, SweepRow):
        assert given.row == ["top" in wanted, "bottom" in wanted].index(True)
    if isinstance(given, FreeSpace):
        order = sorted(given.order, reverse=wanted == "rightmost_free_space")
        assert given.order == tuple(order)


@cites("R-30", "R-31", "§ 4.15")
def test_numbers_of_the_automa() -> None:
    assert [scheme.id for scheme in SCHEMES] == [row["id"] for row in DECK["cards"]]
    assert set(EFFECTS) == set(DECK["effects"])
    cards, setup, scoring = SOLO["scheme_cards"], SOLO["setup"], SOLO["scoring"]
    assert len(STARTING_SCHEMES) == cards["starting"]
    assert len(SCHEMES) - len(STARTING_SCHEMES) == cards["future"]
    assert not DECK["official"]
    assert f"top {components.FUTURE_CARDS} future" in DECK["future_cards_enter"]
    assert list(components.NOT_IN_SOLO) == setup["remove_buildings"]
    assert (
        setup["human_deal"],
        setup["human_keep"],
    ) == (components.SOLO_DEAL, components.DRAFT_KEEP)
    assert setup["human_silver"] == components.FIRST_SILVER
    assert setup["human_virtue"] == setup["bot_virtue"] == components.VIRTUE_AT_START
    assert setup["bot_workers"] == components.WORKERS
    assert (TABLES[1].spaces, TABLES[1].rewards) == (
        setup["guildhall_spaces"],
        setup["reward_cards"],
    )
    assert scoring["guildhall_worker"] == components.POINTS_PER_GUILDHALL_WORKER
    assert scoring["guildhall_worker"] == {
        bot["id"]: bot["vp_per_guildhall_worker"] for bot in SOLO["bots"]
    }
    assert scoring["unpaid_debt"] == components.DEBT_POINTS


# ---------------------------------------------------------------- numbers


@cites("R-01", "§ 1", "§ 3")
def test_game() -> None:
    assert (GAME.id, GAME.title) == (RECORD["game"], RECORD["title"]["en"])
    assert GAME.edition == str(RECORD["year"])
    assert {"min": GAME.least_seats, "max": GAME.most_seats} == RECORD["players"]
    assert list(GAME.colours) == [row["id"] for row in RECORD["colours"]]
    modes = {row["id"]: row for row in RECORD["modes"]}
    options = {row["id"]: row for row in RECORD["options"]}
    ours = {option.id: option for option in GAME.options}
    assert set(ours) == {*options, "two_vs_bot"}
    for id, row in options.items():
        assert list(ours[id].values) == row["values"]
        assert ours[id].default == row["default"]
    plain = {option.id: option.default for option in GAME.options}
    humans = {*modes["solo"]["humans"], *modes["multiplayer"]["humans"]}
    assert set(GAME.seats_for(plain)) == humans
    with_bot = {**plain, "two_vs_bot": True}
    assert list(GAME.seats_for(with_bot)) == modes["two_vs_bot"]["humans"]


@cites("§ 2")
def test_resources_and_skills() -> None:
    assert [*GOODS.ids, SILVER] == [row["id"] for row in RECORD["resources"]]
    assert {row["supply"] for row in RECORD["resources"]} == {"unlimited"}
    assert list(SKILLS) == [row["id"] for row in RECORD["skills"]]


@cites("§ 2", "§ 4.2", "§ 4.7")
def test_locations() -> None:
    circles = [row["id"] for row in RECORD["locations"] if row["kind"] == "large_circle"]
    assert list(LOCATIONS) == circles == RECORD["town_centre"]["capturable_locations"]
    assert circles == [row["id"] for row in RECORD["locations"] if row["capturable"]]
    others = [row["id"] for row in RECORD["locations"] if not row["capturable"]]
    assert {components.GUILDHALL, components.PRISON, components.BLACK_MARKET} < set(others)
    assert list(components.SPACE_IDS) == PLACES["black_market"]["spaces"]


def source(given: resources.Source) -> dict[str, Any]:
    """What a location yields as the record writes it."""
    return {"resource": given.kind, "base": given.base, "per_own_worker": 1}


@cites("§ 4.4")
def test_yields_of_locations() -> None:
    assert source(resources.STONE) == PLACES["quarry"]["gain"]
    assert source(resources.WOOD) == PLACES["forest"]["gain"]
    assert source(resources.COINS) == PLACES["silversmith"]["gain"]
    clay, gold = PLACES["mines"]["choice"]
    assert source(resources.CLAY) == clay
    least = resources.WORKERS_FOR_GOLD
    assert gold == {"resource": "gold", "per_two_own_workers": 1, "min_own_workers": least}


@cites("§ 4.5")
def test_trades_of_the_storehouse() -> None:
    words = {"any": VIRTUE_TRADE, "wood_or_stone": MARBLE_TRADE}
    trades = PLACES["kings_storehouse"]["trades"]
    for row, (word, offer) in zip(trades, words.items(), strict=True):
        assert row["pay_any"] == {"of": list(OPEN[word]), "count": offer.pay[word]}
        assert row["gain"] == offer.gain


@cites("§ 4.6")
def test_workshop_numbers() -> None:
    workshop, hire = RECORD["workshop"], PLACES["workshop"]["actions"][0]
    cost = {"silver": components.HIRE_SILVER, "tax": components.HIRE_TAX}
    assert workshop["hire_cost"] == hire["cost"] == cost
    assert workshop["columns"] == components.COLUMNS
    assert list(components.PLACE_IDS) == [
        f"{row}_{column}"
        for row in workshop["rows"]
        for column in range(1, workshop["columns"] + 1)
    ]
    assert len(components.PLACE_IDS) == components.FACE_UP


@cites("§ 4.7", "§ 4.8", "R-05")
def test_town_centre_and_tax_stand_numbers() -> None:
    town = RECORD["town_centre"]
    first, further = {"tax": components.CAPTURE_TAX}, {"silver": components.CAPTURE_SILVER}
    assert town["cost_per_capture"] == {"first": first, "further": further}
    for players, most in town["max_locations_by_players"].items():
        assert TABLES[players].locations == most
    assert PLACES["tax_stand"]["virtue"] == -components.STEALING_VIRTUE


@cites("§ 4.9", "§ 5.6")
def test_guardhouse_numbers() -> None:
    actions = {row["id"]: row for row in RECORD["guardhouse"]["actions"]}
    verbs = [action.text for action in GUARDHOUSE_ACTIONS.actions if action is not STOP]
    assert verbs == list(actions)
    silver, debt = actions["ransom"]["cost_options"]
    assert silver == {"silver": components.RANSOM_SILVER, "tax": components.RANSOM_TAX}
    assert debt == {"take_debt": components.RANSOM_DEBTS, "virtue": -components.RANSOM_VIRTUE}
    paid = {"silver": components.DEBT_SILVER, "tax": components.DEBT_TAX}
    assert actions["pay_off_debt"]["cost"] == paid
    assert f"+{components.SALE_SILVER} silver each" in actions["send_captured_to_prison"]["effect"]
    assert RECORD["debt_card"]["unpaid_vp"] == components.DEBT_POINTS
    assert RECORD["debt_card"]["paid_vp"] == 0


@cites("§ 2")
def test_virtue_track() -> None:
    track = RECORD["virtue_track"]
    assert (track["min"], track["max"]) == (0, components.MOST_VIRTUE)
    assert track["start"] == components.VIRTUE_AT_START
    for row, level in zip(track["levels"], VIRTUE_TRACK, strict=True):
        assert (level.points, level.avoids) == (row["vp"], row["avoid_tax"])
        assert level.market_open == row["black_market_open"]
        assert level.cathedral_open == row["cathedral_open"]
    most = RECORD["black_market"]["requires_virtue_at_most"]
    assert [level.market_open for level in VIRTUE_TRACK].count(True) == most + 1
    least = RECORD["cathedral"]["requires_virtue_at_least"]
    assert [level.cathedral_open for level in VIRTUE_TRACK].index(True) == least


def price(given: Price) -> dict[str, Any]:
    """What a level costs as the record writes it."""
    for word, n in given.amounts.items():
        if word in OPEN:
            return {"cost_any": {"of": sorted(OPEN[word]), "count": n}}
    return {"cost": dict(given.amounts)}


@cites("§ 2", "§ 4.12")
def test_cathedral() -> None:
    levels = RECORD["cathedral"]["levels"]
    assert [row["level"] for row in levels] == list(range(1, len(CATHEDRAL)))
    for row, level in zip(levels, CATHEDRAL[1:], strict=True):
        wanted = {key: row[key] for key in ("cost", "cost_any") if key in row}
        assert price(level.cost) == wanted
        assert (level.points, level.spaces) == (row["vp"], row["spaces"])
    assert RECORD["cathedral"]["start_level"] == CATHEDRAL[0].points == 0


@cites("§ 3.1", "§ 3.3")
@pytest.mark.parametrize("players", TABLES)
def test_numbers_by_players(players: int) -> None:
    row, table = RECORD["setup"]["by_players"][players], TABLES[players]
    assert (table.columns, table.spaces) == (row["guildhall_columns"], row["guildhall_spaces"])
    assert table.spaces == table.columns * RECORD["guildhall"]["rows"]
    assert list(table.resets) == row["reset_on_placements"]
    assert list(table.resets) == [2 * table.columns + 1, 3 * table.columns + 1]
    assert table.rewards == row["reward_cards"]
    assert table.locations == row["town_centre_locations_per_turn"]
    first = components.FIRST_SILVER
    assert list(range(first, first + players)) == row["starting_silver_by_turn_order"]


@cites("§ 3.1", "§ 4.1", "§ 4.13")
def test_set_up_and_limits() -> None:
    setup, limits = RECORD["setup"], RECORD["limits"]
    assert setup["tax_stand_silver"] == components.TAX_STAND_AT_START
    assert setup["virtue"] == components.VIRTUE_AT_START
    assert setup["apprentices_face_up"] == components.FACE_UP
    assert setup["draft"]["deal"] == components.DRAFT_DEAL
    assert setup["draft"]["keep"] == components.DRAFT_KEEP
    assert limits["hand_limit"] == components.HAND_LIMIT
    assert limits["apprentice_limit"] == components.APPRENTICE_LIMIT
    assert limits["workers_per_player"] == components.WORKERS


@cites("§ 6")
def test_scoring_numbers() -> None:
    items = {row["id"]: row for row in RECORD["scoring"]["items"]}
    assert items["unpaid_debt"]["vp_each"] == components.DEBT_POINTS
    assert items["gold"]["vp_each"] == items["marble"]["vp_each"] == 1
    assert items["silver"]["vp_per"] == {"every": components.SILVER_FOR_POINT, "vp": 1}
    assert items["prison"]["vp_per"] == {"every": components.PRISONERS_FOR_LOSS, "vp": -1}
    assert SOLO["scoring"]["prison_pair"] == -1
