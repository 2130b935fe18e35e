"""Which positions can be: a bad one is refused with its path and what is wrong there."""

from __future__ import annotations

from typing import Any

import pytest

import keepwright as kw
from tests.games.architects.table import (
    BUILDING_IDS,
    PROMO,
    TWO_VS_BOT,
    VARIABLE,
    cites,
    facts_of,
    position,
)
from tests.games.table import json_of, refusal_of

MARKETS = [f"bm_{n:02}" for n in range(1, 11)]
FIVE = ["jeweller_1", "jeweller_2", "miner_1", "miner_2", "thief", "labourer"]


def worked_out(facts: dict[str, Any]) -> dict[str, Any]:
    """The same facts without what is worked out when they are read."""
    game = kw.load("architects")
    for field in game.state_fields:
        if field.derived:
            del facts[field.name]
    for part in [*facts["players"].values(), facts["automa"] or {}]:
        part.pop("supply", None)
    return facts


def refusal(
    change: dict[str, Any], options: dict[str, bool | str] | None = None, seats: str = ""
) -> tuple[str, str]:
    """Path and reason of the refusal of a position with this change, the piles worked out."""
    facts = worked_out(facts_of(seats or "red green blue", "turn", options))
    return refusal_of("architects", facts, change)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        ("red green blue", None),
        ("red", None),
        ("red green", TWO_VS_BOT),
        ("red green blue", {**VARIABLE, **PROMO}),
    ],
)
def test_the_position_itself_is_read(seats: str, options: dict[str, bool | str] | None) -> None:
    assert refusal({}, options, seats) == ("", "")
    assert refusal_of("architects", facts_of(seats, "turn", options), {}) == ("", "")


@cites("§ 2", "§ 4.13", "§ 4.11", "§ 3.1")
@pytest.mark.parametrize(
    ("change", "path", "why"),
    [
        ({"game": "caylus"}, "game", "other_game"),
        ({"rules": "r0"}, "rules", "other_rules"),
        ({"bailiff": 1}, "bailiff", "unknown_field"),
        ({"players": {"red": {"hats": 1}}}, "players.red.hats", "unknown_field"),
        ({"tax_stand": -1}, "tax_stand", "out_of_range"),
        ({"final_turns": 6}, "final_turns", "out_of_range"),
        # amounts
        ({"players": {"red": {"silver": -1}}}, "players.red.silver", "out_of_range"),
        ({"players": {"red": {"virtue": 15}}}, "players.red.virtue", "out_of_range"),
        ({"players": {"red": {"cathedral": 6}}}, "players.red.cathedral", "out_of_range"),
        ({"players": {"red": {"gold": -1}}}, "players.red.gold", "out_of_range"),
        # turn order
        ({"turn_order": ["red", "blue", "green"]}, "turn_order", "not_clockwise"),
        ({"turn_order": ["red", "green"]}, "turn_order", "not_clockwise"),
        ({"turn_order": ["red", "green", "yellow"]}, "turn_order", "other_seats"),
        ({"turn_order": ["red", "red", "green"]}, "turn_order", "named_twice"),
        ({"turn_order": []}, "active", "not_set_up"),
        ({"active": "yellow"}, "active", "other_seats"),
        # workers
        ({"guildhall": ["yellow"]}, "guildhall", "other_seats"),
        ({"guildhall": ["red"] * 21}, "players.red.supply", "too_many_workers"),
        ({"black_market": {"bm_left": "yellow"}}, "black_market.bm_left", "other_seats"),
        ({"players": {"red": {"supply": 5}}}, "players.red.supply", "not_all_workers"),
        (
            {"players": {"red": {"workers": {"quarry": 12}, "prison": 9}}},
            "players.red.supply",
            "too_many_workers",
        ),
        ({"players": {"red": {"workers": {"prison": 1}}}}, "players.red.workers", "unknown_id"),
        ({"players": {"red": {"captured": {"red": 1}}}}, "players.red.captured", "own_worker"),
        ({"players": {"red": {"captured": {"yellow": 1}}}}, "players.red.captured", "other_seats"),
        (
            {"black_market": {"bm_left": "red", "bm_middle": "red", "bm_right": "blue"}},
            "black_market",
            "not_reset",
        ),
        # building cards
        ({"players": {"red": {"hand": ["crane"]}}}, "players.red.hand", "not_in_this_game"),
        ({"players": {"red": {"hand": ["mason"]}}}, "players.red.hand.0", "unknown_id"),
        ({"players": {"red": {"hand": ["well", "well"]}}}, "players.red.hand", "named_twice"),
        (
            {"players": {"red": {"hand": ["well"]}, "blue": {"buildings": ["well"]}}},
            "players.blue.buildings",
            "stands_twice",
        ),
        ({"players": {"red": {"put_under": ["well"]}}}, "players.red.put_under", "missing"),
        ({"beneath": [{"red": 1}]}, "players.red.put_under", "missing"),
        ({"beneath": [{}]}, "beneath.0", "not_a_map"),
        ({"beneath": [{"red": 0}]}, "beneath.0", "out_of_range"),
        ({"building_pile": BUILDING_IDS[1:]}, "building_pile", "missing"),
        ({"players": {"red": {"offered": ["well"]}}}, "players.red.offered", "not_set_up"),
        ({"players": {"red": {"pick": ["well"]}}}, "players.red.pick", "not_set_up"),
        # apprentices
        ({"players": {"red": {"apprentices": FIVE}}}, "players.red.apprentices", "out_of_range"),
        ({"players": {"red": {"apprentices": ["peddler"]}}}, "players.red.apprentices",
         "not_in_this_game"),
        ({"workshop": {"top_1": "acolyte_tiling"}}, "workshop.top_2", "stands_twice"),
        ({"workshop": {}, "workshop_silver": {"top_9": 1}}, "workshop_silver", "unknown_id"),
        ({"apprentices_beneath": ["acolyte_tiling"]}, "apprentices_beneath", "stands_twice"),
        ({"apprentice_pile": ["thief"]}, "apprentice_pile", "missing"),
        # markets, rewards, Cathedral
        ({"large_pile": ["bm_01", "bm_01"]}, "large_pile", "named_twice"),
        ({"small_pile": MARKETS[1:]}, "small_pile", "missing"),
        ({"small_face": None}, "small_face", "missing"),
        ({"small_face": "1_marble", "large_pile": ["bm_01", "bm_06"]}, "small_face",
         "not_in_this_game"),
        ({"rewards": 6}, "rewards", "not_all_rewards"),
        ({"rewards": 4, "rewards_gone": {"reward_gold": 2}}, "rewards_gone.reward_gold",
         "out_of_range"),
        ({"players": {"red": {"cathedral": 5}, "blue": {"cathedral": 5}}}, "players.blue.cathedral",
         "level_full"),
        # characters and the automa
        ({"players": {"red": {"character": "ada"}}}, "players.red.character", "not_in_this_game"),
        ({"automa": {"virtue": 7}}, "automa", "not_in_this_game"),
        # how far the game has come
        ({"done": 11}, "done", "out_of_range"),
        ({"done": 2}, "done", "no_reset_ahead"),
        ({"over": True, "agenda": []}, "over", "cannot_be"),
        ({"final_turns": 2}, "final_turns", "guildhall_not_full"),
        ({"active": None}, "agenda.0", "cannot_be_done"),
        ({"guildhall": ["red"] * 8 + ["blue"] * 8}, "final_turns", "missing"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused(change: dict[str, Any], path: str, why: str) -> None:
    assert refusal(change) == (path, why)


@cites("§ 4.15", "§ 5.9")
@pytest.mark.parametrize(
    ("change", "path", "why"),
    [
        ({"automa": None}, "automa", "missing"),
        ({"automa": {"prison": 21}}, "automa.prison", "out_of_range"),
        ({"automa": {"prison": 20, "workers": {"quarry": 1}}}, "automa.supply", "too_many_workers"),
        ({"automa": {"captured": {"blue": 1}}}, "automa.captured", "own_worker"),
        ({"automa": {"hats": 1}}, "automa.hats", "unknown_field"),
        ({"automa": {"discarded": ["standin_01"]}}, "automa.discarded", "stands_twice"),
        ({"automa": {"schemes": []}}, "automa.schemes", "missing"),
        ({"automa": {"mixed_in": 11}}, "automa.mixed_in", "out_of_range"),
        ({"players": {"red": {"hand": ["clay_market"]}}}, "players.red.hand", "not_in_this_game"),
    ],
)
def test_what_the_automa_cannot_be_is_refused(change: dict[str, Any], path: str, why: str) -> None:
    assert refusal(change, None, "red") == (path, why)


@cites("§ 5.9")
def test_only_future_schemes_are_unseen() -> None:
    facts = facts_of("red")
    facts["automa"]["schemes"].remove("standin_01")
    facts["automa"]["future"].insert(0, "standin_01")
    assert refusal_of("architects", facts, {}) == ("automa.future", "wrong_space")


@cites("§ 3.2", "§ 5.8")
@pytest.mark.parametrize(
    ("characters", "path", "why"),
    [
        ({"red": "hugo"}, "players.red.character", "not_in_this_game"),
        ({"red": "ada", "green": "ada"}, "players.green.character", "stands_twice"),
        ({"red": None}, "players.red.character", "not_set_up"),
    ],
)
def test_characters_that_cannot_be(characters: dict[str, str], path: str, why: str) -> None:
    change = {"players": {seat: {"character": id} for seat, id in characters.items()}}
    assert refusal(change, VARIABLE) == (path, why)
    promo = {"players": {"red": {"character": "ada"}, "green": {"character": "clovis"}}}
    both = {**VARIABLE, "promo_boards": True}
    assert refusal(promo, both) == ("players.green.character", "stands_twice")


@cites("§ 3.1")
@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"players": {"green": {"hand": ["well"]}}}, "players.green.hand"),
        ({"players": {"green": {"buildings": ["well"]}}}, "players.green.buildings"),
        ({"players": {"green": {"offered": ["well"]}}}, "players.green.offered"),
        ({"players": {"green": {"pick": ["well"]}}}, "players.green.offered"),
        ({"turn_order": ["red", "green", "blue"]}, "players.red.offered"),
    ],
)
def test_a_draft_is_as_far_for_everybody(change: dict[str, Any], path: str) -> None:
    state = kw.new_game("architects", ["red", "green", "blue"], seed=1)
    facts = worked_out(json_of(state))
    for player in facts["players"].values():
        assert "well" not in player["offered"]
    assert refusal_of("architects", facts, {}) == ("", "")
    assert refusal_of("architects", facts, change)[0] == path


def test_supply_and_piles_are_worked_out() -> None:
    table = position(
        "red blue", workers={"red": {"quarry": 3}}, prison={"red": 2}, guildhall=["red"],
        black_market={"bm_left": "red"}, captured={"blue": {"red": 4}}, hand={"red": ["well"]},
        apprentices={"red": ["thief"]}, large_pile=["bm_02"],
    )  # fmt: skip
    assert table.of("supply") == {"red": 9, "blue": 20}
    assert len(table.at("building_pile")) == 39
    assert len(table.at("apprentice_pile")) == 40 - 8 - 1
    assert len(table.at("small_pile")) == 9


def test_cards_that_are_given_lie_nowhere_else() -> None:
    table = position("red blue", apprentices={"red": ["acolyte_carpentry"]})
    assert "acolyte_carpentry" not in table.at("workshop").values()
    assert len(table.at("workshop")) == 8


def test_the_order_within_a_batch_does_not_matter() -> None:
    under = {"beneath": [{"red": 2}, {"red": 1}]}
    digests = {
        position("red blue", put_under={"red": cards}, **under).state.digest()
        for cards in (["well", "keep", "castle"], ["keep", "well", "castle"])
    }
    assert len(digests) == 1
