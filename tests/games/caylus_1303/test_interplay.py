"""Characters together: whatever two or three of them do at once, in whosever hands (§5.6).

Generated rounds are compared with an independent model of the rules; what the rules say about two
characters by name is shown by hand below.
"""

from __future__ import annotations

import random
from itertools import combinations, product
from typing import Any

import pytest

import keepwright as kw
from tests.games.caylus_1303.following import follow
from tests.games.caylus_1303.model import RESOURCES
from tests.games.caylus_1303.table import RECORD, cites, over_the_bridge, position
from tests.games.table import Table

SEATS = ("red", "green", "blue")
CHARACTERS = [row["id"] for row in RECORD["characters"]]


def shuffled(dice: random.Random, group: str) -> list[str]:
    """The tiles of a group in some order; of several copies each."""
    rows = RECORD["buildings"][group]
    copies = {row["id"]: row.get("copies", 1) for row in rows}
    ids = [f"{id}_{n + 1}" if of > 1 else id for id, of in copies.items() for n in range(of)]
    return dice.sample(ids, len(ids))


def laid_out(dice: random.Random) -> tuple[dict[int, str], dict[int, str], list[str]]:
    """Slots and road as after set-up, and the wood and stone tiles that are left."""
    starting, wood, stone = (shuffled(dice, group) for group in ("starting", "wood", "stone"))
    at_setup = next(id for id in wood[1:] if id != "wood_stonemason")
    road = dict(enumerate(starting[1:], 1)) | {9: at_setup, 14: stone[1]}
    slots = {1: starting[0], 2: wood[0], 3: stone[0]}
    laid = [*road.values(), *slots.values()]
    return slots, road, [id for id in [*wood, *stone] if id not in laid]


def busy_position(seed: str, held: dict[str, str], seats: tuple[str, ...] = SEATS) -> kw.State:
    """A round about to begin on a road with everybody's buildings, with goods to do things.

    `held` says who has each character; one or two of the others lie on the board.
    """
    dice = random.Random(seed)
    slots, road, left = laid_out(dice)
    claimed = dice.sample([road[space] for space in range(1, 9)], 3)
    owners = {id: dice.choice(seats) for id in [*dice.sample(left, 5), *claimed]}
    rest = [character for character in CHARACTERS if character not in held]
    dice.shuffle(rest)
    goods = {kind: {seat: dice.randint(0, 3) for seat in seats} for kind in RESOURCES}
    goods["gold"] = {seat: dice.randint(0, 4) for seat in seats}
    return position(
        " ".join(seats), "planning",
        round=dice.choice([2, 5, 8]), first_player=dice.choice(seats), provost=dice.randint(10, 15),
        slots=slots, road=road, owners=owners,
        residences=claimed[:1], supply={seat: dice.randint(2, 6) for seat in seats},
        their_characters={seat: [c for c in held if held[c] == seat] for seat in seats},
        characters=rest[: dice.randint(0, 2)], **goods,
    ).state  # fmt: skip


def together(number: int) -> list[Any]:
    """All ways to choose so many characters."""
    return [
        pytest.param(chosen, id="-".join(chosen)) for chosen in combinations(CHARACTERS, number)
    ]


@pytest.mark.parametrize("chosen", [*together(1), *together(2), *together(3)])
def test_characters_in_all_hands(chosen: tuple[str, ...]) -> None:
    """The first character is red's: seats differ in their places at the table only."""
    for hands in product(SEATS[:1], *[SEATS] * (len(chosen) - 1)):
        for again in range(4 - len(chosen)):
            seed = " ".join([*chosen, *hands, str(again)])
            follow(busy_position(seed, dict(zip(chosen, hands, strict=True))), seed, rounds=1)


# What must have happened somewhere in the generated rounds, so that they show anything.
MEETINGS = {
    "worker_placed": [
        {"early_riser"}, {"passed"}, {"passed", "night_worker"},
    ],
    "owner_rewarded": [
        {"owner"}, {"owner", "steward"}, {"owner", "thief"}, {"owner", "steward", "thief"},
    ],
    "built": [{"printed"}, {"printed", "architect"}],
    "bundle_delivered": [
        {"bundle"}, {"bundle", "foreman"}, {"bundle", "goldsmith"},
        {"bundle", "foreman", "goldsmith"},
    ],
    "recruited": [
        {"base"}, {"base", "day_laborer"}, {"base", "residences", "day_laborer"},
        {"base", "garden", "day_laborer"},
    ],
}  # fmt: skip


def test_with_all_characters_in_play_every_meeting_happens() -> None:
    seen: dict[str, list[set[str]]] = {}
    for number in range(150):
        dice = random.Random(number)
        seats = SEATS if number % 2 else (*SEATS, "yellow", "black")
        held = {character: dice.choice(seats) for character in CHARACTERS}
        for what, _, parts in follow(busy_position(str(number), held, seats), str(number), 1):
            seen.setdefault(what, []).append(set(parts))
    assert not {
        what: missing
        for what, meetings in MEETINGS.items()
        if (missing := [meeting for meeting in meetings if meeting not in seen[what]])
    }


@cites("§4.0.6", "§ lawyer")
def test_on_a_crowded_road_with_hardly_a_house_left() -> None:
    for number in range(60):
        dice = random.Random(number)
        slots, road, left = laid_out(dice)
        built = dice.sample(left, dice.choice([12, 13]))
        reds = dice.choice([8, 9])
        state = position(
            "red green", "planning", round=8, slots=slots, road=road, provost=20,
            owners={id: "red" if place < reds else "green" for place, id in enumerate(built)},
            **{kind: {"red": 9, "green": 9} for kind in RESOURCES},
        ).state  # fmt: skip
        follow(state, str(number), 1)


@pytest.mark.parametrize("pool", ["random", "first_game"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_whole_games(pool: str, seats: int, seed: int) -> None:
    state = kw.load("caylus_1303").new_state(seats, {"character_pool": pool})
    assert follow(state, f"{pool} {seats} {seed}")


# ---------------------------------------------------------------- by hand: taken before it acts


def held(start: object, given: dict[str, Any], **characters: str) -> Table:
    """A table of three with these characters held."""
    hands = {seat: [c for c in characters if characters[c] == seat] for seat in SEATS}
    return position("red green blue", start, their_characters=hands, **given)


def taken(character: str, given: dict[str, Any], **characters: str) -> Table:
    """At the Fairground red takes a character of green's, before anything else is activated."""
    given = {**given, "workers": {"fairground": "red", **given.get("workers", {})}}
    table = held("activation", given, **{character: "green"}, **characters)
    return table.play(f"red: trade 1 wood\nred: take_character {character}")


@cites("§4.0.5")
def test_bailiff_taken_before_the_bridge_moves_for_his_new_holder() -> None:
    table = taken("bailiff", {"passed": ["green", "red", "blue"]})
    table.play("green: provost 0\nred: provost 0\nblue: provost 0")
    assert table.due == "red bailiff_move"


def test_bailiff_taken_on_the_road_has_moved_already() -> None:
    table = held(
        "turn_of_bailiff", {"owners": {"wood_manor": "red"}, "workers": {"wood_manor": "red"},
        "provost": 10}, bailiff="green",
    ).play("green: provost 0\nred: take_character bailiff")  # fmt: skip
    assert table.at("players.red.characters") == ["bailiff"]
    assert table.due == "red place_or_pass"
    assert table.at("round") == 2


@pytest.mark.parametrize(("builder", "points"), [("red", 3), ("green", 2)])
def test_architect_taken_before_a_carpenter(builder: str, points: int) -> None:
    table = taken("architect", {"workers": {"carpenter": builder}})
    table.play(f"{builder}: build wood_quarry")
    assert table.prestige[builder] == points


def test_architect_taken_behind_a_carpenter_comes_too_late() -> None:
    table = held(
        "activation", {"owners": {"wood_manor": "red"}, "provost": 10,
        "workers": {"carpenter": "red", "start_carpenter": "green", "wood_manor": "red"}},
        architect="green",
    )  # fmt: skip
    over_the_bridge(table.play("red: build wood_spinning_mill"))
    table.play("green: build wood_quarry\nred: take_character architect")
    assert table.prestige == {"red": 2, "green": 3, "blue": 0}


BUNDLE = {kind: {"red": 2, "green": 2} for kind in RESOURCES}
AT_SITE = {"site": ["green", "red"], **BUNDLE}


@pytest.mark.parametrize(
    ("character", "bundle", "points"),
    [
        ("foreman", "1 food 1 stone 1 gold", 6),
        ("goldsmith", "1 food 1 stone 1 gold", 10),
        ("chamberlain", "2 stone 1 gold", 5),
    ],
)
def test_taken_before_delivery(character: str, bundle: str, points: int) -> None:
    table = over_the_bridge(taken(character, AT_SITE))
    refused = ["not_a_bundle"] if character == "chamberlain" else []
    assert table.why_not(f"green: deliver {bundle}") == refused
    table.play(f"green: deliver 1 food 1 stone 1 gold\ngreen: stop\nred: deliver {bundle}")
    assert table.prestige == {"red": points, "green": 5, "blue": 0}


def test_deliveryman_taken_before_delivery() -> None:
    table = over_the_bridge(taken("deliveryman", {**BUNDLE, "site": ["green"]}))
    table.play("green: stop")
    assert table.due == "red deliver_last"


def test_journeyman_taken_after_his_placement_still_resolves_second() -> None:
    workers = {"start_quarry": "blue"}
    given = {"workers": workers, "second_workers": {"start_quarry": "green"}}
    table = over_the_bridge(taken("journeyman", {**given, "used": ["journeyman"]}))
    stone = [told["seat"] for told in table.told("offer_gained") if told["goods"] == {"stone": 1}]
    assert stone == ["blue", "green"]


# ---------------------------------------------------------------- by hand: taken in later phases


@cites("§4.3")
def test_the_favor_of_delivery_brings_characters_to_stewardship() -> None:
    given = {"owners": {"start_quarry": "green"}, "gold": {"green": 1}, "bundles": {"red": 1}}
    table = held("most_bundles", given, architect="green", day_laborer="green")
    table.play("red: take_character architect\ngreen: build garden")
    assert table.prestige["green"] == 4
    table = held("most_bundles", given, architect="green", day_laborer="green")
    table.play("red: take_character day_laborer\ngreen: build garden")
    assert table.prestige["green"] == 5
    assert table.told("recruited")[0]["parts"] == {"base": 3, "day_laborer": 1}
    assert table.told("recruited")[1]["parts"] == {"base": 3, "garden": 2}


THEATER = {
    "owners": {"start_farm_2": "red", "start_quarry": "green", "start_carpenter": "red"},
    "gold": {"red": 4, "green": 1}, "wood": {"red": 5},
}  # fmt: skip


def test_the_theater_takes_the_day_laborer_before_recruiting() -> None:
    table = held("stewardship", THEATER, day_laborer="green")
    table.play("red: build theater\nred: take_character day_laborer\ngreen: decline\nred: decline")
    assert [told["parts"] for told in table.told("recruited")] == [
        {"base": 3, "residences": 1, "day_laborer": 1},
        {"base": 3, "residences": 1},
        {"base": 3},
    ]


def test_the_theater_takes_the_architect_between_two_monuments() -> None:
    table = held("stewardship", THEATER, architect="green")
    table.play("red: build theater\nred: take_character architect")
    table.play("green: build granary\nred: build garden")
    assert [(told["place"], told["parts"]) for told in table.told("built")] == [
        ("theater", {"printed": 12}),
        ("granary", {"printed": 7}),
        ("garden", {"printed": 4, "architect": 1}),
    ]


# ---------------------------------------------------------------- by hand: once a round is the tile


def test_a_used_journeyman_is_used_in_other_hands_too() -> None:
    given = {"workers": {"toll": "blue"}, "used": ["journeyman"]}
    assert held("planning", given, journeyman="red").why_not("red: place toll") == ["place_full"]
    assert held("planning", {"workers": {"toll": "blue"}}, journeyman="red").why_not(
        "red: place toll"
    ) == []  # fmt: skip


def test_a_used_goldsmith_is_used_in_other_hands_too() -> None:
    table = held("delivery", {**AT_SITE, "used": ["goldsmith"]}, goldsmith="green", foreman="green")
    table.play("green: deliver 1 food 1 wood 1 gold")
    assert table.told("bundle_delivered")[0]["parts"] == {"bundle": 5, "foreman": 1}


def test_goldsmith_pays_once_for_the_site_and_the_deliveryman_together() -> None:
    table = held("delivery", {**AT_SITE, "site": ["green"]}, goldsmith="green", deliveryman="green")
    table.play("green: deliver 1 food 1 wood 1 gold\ngreen: stop")
    assert table.due == "green deliver_last"
    table.play("green: deliver 1 food 1 stone 1 gold")
    assert [told["prestige"] for told in table.told("bundle_delivered")] == [10, 5]


# ---------------------------------------------------------------- by hand: planning


def costs(table: Table) -> list[tuple[str, dict[str, int]]]:
    """Of every placement, where it was and what it cost besides."""
    return [(told["place"], told["parts"]) for told in table.told("worker_placed")]


@cites("§4.1")
def test_early_riser_pays_though_he_works_at_night() -> None:
    table = held("planning", {}, early_riser="red", night_worker="red")
    table.play("red: place toll\nred: pass\ngreen: place fairground\nblue: pass")
    assert costs(table) == [("toll", {"early_riser": 1}), ("fairground", {"passed": 1})]
    table = held("planning", {"supply": {"red": 1}}, early_riser="red", night_worker="red")
    assert table.due == "red place_or_pass"


def test_early_riser_may_join_with_the_journeyman() -> None:
    given = {"workers": {"toll": "blue"}, "owners": {"wood_quarry": "blue"}}
    table = held("planning", given, early_riser="red", journeyman="red")
    table.play("red: place toll")
    assert table.at("second_workers") == {"toll": "red"}
    assert costs(table) == [("toll", {"early_riser": 1})]
    assert held("planning", given, early_riser="red", journeyman="green").why_not(
        "red: place toll"
    ) == ["place_full"]


def test_journeyman_pays_the_surcharge_unless_he_works_at_night() -> None:
    for characters, parts in (
        ({"journeyman": "green"}, {"passed": 1}),
        ({"journeyman": "green", "night_worker": "green"}, {"passed": 1, "night_worker": -1}),
        ({"journeyman": "green", "night_worker": "red"}, {"passed": 1}),
    ):
        table = held("planning", {"workers": {"toll": "blue"}}, **characters)
        table.play("red: pass\ngreen: place toll")
        assert costs(table) == [("toll", parts)]


@pytest.mark.parametrize(
    ("characters", "points"),
    [
        ({"journeyman": "green"}, [1, 1]),
        ({"journeyman": "green", "steward": "blue"}, [2, 2]),
        ({"journeyman": "green", "thief": "green"}, [1, 0]),
        ({"journeyman": "green", "thief": "green", "steward": "blue"}, [2, 0]),
        ({"journeyman": "green", "thief": "red", "steward": "blue"}, [0, 2]),
    ],
)
def test_both_workers_on_a_building_reward_its_owner(
    characters: dict[str, str], points: list[int]
) -> None:
    table = held("planning", {"owners": {"wood_quarry": "blue"}}, **characters)
    table.play("red: place wood_quarry\ngreen: place wood_quarry")
    assert [told["prestige"] for told in table.told("owner_rewarded")] == points


# ---------------------------------------------------------------- by hand: two workers, one bonus


@cites("R-29")
@pytest.mark.parametrize(
    ("first", "second", "bonus"),
    [("red", "green", ["blue"]), ("red", "blue", []), ("blue", "red", []), ("blue", "green", [])],
)
@pytest.mark.parametrize("thief", [True, False])
def test_owner_bonus_with_two_workers(
    first: str, second: str, bonus: list[str], thief: bool
) -> None:
    characters = {"journeyman": second, "thief": first} if thief else {"journeyman": second}
    table = held(
        "activation",
        {
            "owners": {"stone_quarry": "blue"}, "provost": 10, "used": ["journeyman"],
            "workers": {"stone_quarry": first, "fairground": "red"},
            "second_workers": {"stone_quarry": second},
        },
        **characters,
    ).play("red: decline")  # fmt: skip
    over_the_bridge(table)
    assert [told["seat"] for told in table.told("owner_bonus_taken")] == bonus
    taken = [told["seat"] for told in table.told("offer_gained")]
    assert taken == [first, second]
    codes = [event.code for event in table.heard]
    if bonus:
        assert codes.index("owner_bonus_taken") < len(codes) - codes[::-1].index("activated")


def test_who_came_second_is_first_where_he_comes_alone_next_round() -> None:
    given = {"workers": {"stone_quarry": "green"}, "second_workers": {"stone_quarry": "red"}}
    table = held(
        "beyond_the_provost", {**given, "used": ["journeyman"], "owners": {"stone_quarry": "blue"}},
        journeyman="red",
    )  # fmt: skip
    assert table.at("round") == 2
    table.play("red: place stone_quarry")
    assert (table.at("workers"), table.at("second_workers")) == ({"stone_quarry": "red"}, {})
    table.play("green: pass\nblue: pass\nred: pass")
    table.play("green: provost +1\nblue: provost 0\nred: provost 0")
    assert [told["seat"] for told in table.told("owner_bonus_taken")] == ["blue"]


# ---------------------------------------------------------------- by hand: delivery


def test_deliveryman_with_the_others_of_delivery_in_one_hand() -> None:
    table = held(
        "delivery", {**AT_SITE, "site": ["red"]},
        deliveryman="green", foreman="green", goldsmith="green", chamberlain="green",
    ).play("red: deliver 1 food 1 wood 1 gold\nred: stop")  # fmt: skip
    assert table.due == "green deliver_last"
    table.play("green: deliver 1 wood 2 gold\ngreen: deliver 2 food 1 wood\ngreen: stop")
    assert table.prestige == {"red": 5, "green": 11 + 6, "blue": 0}
    assert table.told("most_bundles") == [{"seat": "green"}]
