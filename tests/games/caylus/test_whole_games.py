"""Whole games beside an independent model of the rules: every question, every position.

Plain games begin with the set-up. Busy ones begin in the middle: tiles of everybody on the road,
residences, sections scored, markers advanced, goods to spend; so that all there is to do is done.
"""

from __future__ import annotations

import random
from collections import Counter
from itertools import product
from typing import Any

import pytest

import keepwright as kw
from tests.games.caylus.model import CUBES, Model
from tests.games.caylus.table import RECORD
from tests.games.side_by_side import SideBySide

# More of them for a long look by hand.
PLAIN_GAMES = 2
BUSY_GAMES = 10

SEATS = (2, 3, 4, 5)
OPTIONS = [
    {"jeweller": jeweller, "simplified_favours": simplified}
    for jeweller, simplified in product((False, True), repeat=2)
]
TRIGGERS = [RECORD["board"]["bailiff_start"], *RECORD["board"]["scoring_spaces"].values()]


def begin(seats: int, options: dict[str, bool], seed: str) -> SideBySide:
    """A new game before its set-up."""
    state = kw.load("caylus").new_state(seats, options)
    return SideBySide(state, lambda facts: Model(RECORD, facts), seed)


def make_busy(facts: dict[str, Any], dice: random.Random) -> None:
    """The first placement of some round in the middle of a game."""
    seats, road = facts["seats"], facts["road"]
    scored = dice.randrange(3)
    bailiff = dice.randrange(TRIGGERS[scored], TRIGGERS[scored + 1])
    facts |= {"scored": scored, "bailiff": bailiff, "provost": bailiff, "round": 2 + scored}
    rows = [*RECORD["wood_buildings"], *RECORD["stone_buildings"]]
    if facts["options"]["jeweller"]:
        rows += RECORD["optional_stone_buildings"]
    tiles = [id for row in rows for id in row.get("tile_ids", [row["id"]])]
    wanted = dice.sample(["lawyer", "mason", "architect_1"], 2)
    others = [id for id in tiles if id not in wanted]
    laid = wanted + dice.sample(others, dice.randint(0, len(others)))
    laid += dice.sample([row["id"] for row in RECORD["prestige_buildings"]], dice.randint(0, 2))
    laid += ["residence"] * dice.randint(0, max(0, 19 - len(laid)))
    dice.shuffle(laid)
    for space, id in zip(RECORD["board"]["buildable_spaces"], laid, strict=False):
        owner = dice.choice(seats)
        if id == "residence":
            facts["residences"][str(space)] = owner
        else:
            road[str(space)] = id
            facts["owners"][id] = owner
    for space in dice.sample(RECORD["board"]["neutral_spaces"], dice.randint(0, 2)):
        facts["out_of_game"].append(road.pop(str(space)))
        facts["residences"][str(space)] = dice.choice(seats)
    section = RECORD["castle"]["sections"][scored]
    for _ in range(dice.choice([0, dice.randrange(section["parts"])])):
        facts["players"][dice.choice(seats)]["houses"][section["id"]] += 1
    amounts = dice.choice([[12], [1, 4, 12], [1, 4, 12]])
    plenty = {kind: dice.choice(amounts) for kind in ("deniers", *CUBES)}
    for player in facts["players"].values():
        player["prestige"] = dice.randint(0, 30)
        for row in player["columns"]:
            player["columns"][row] = dice.randint(0, (2, 4, 5)[scored])
        for kind, most in plenty.items():
            player[kind] += dice.randint(0, most)


def make_rich(facts: dict[str, Any], dice: random.Random) -> None:
    """A few goods and coins for everybody."""
    for player in facts["players"].values():
        for kind in ("deniers", *CUBES):
            player[kind] += dice.randint(0, 3)


every_table = pytest.mark.parametrize(
    ("seats", "options"),
    [(seats, options) for seats in SEATS for options in OPTIONS],
    ids=lambda value: str(value) if isinstance(value, int) else "-".join(filter(value.get, value)),
)


@every_table
def test_plain_games_agree_with_the_model(seats: int, options: dict[str, bool]) -> None:
    for number in range(PLAIN_GAMES):
        table = begin(seats, options, f"{seats} {options} {number}")
        table.play()
        assert table.decisions > 100


def ids_of(*groups: str) -> list[str]:
    """The kinds of building in these groups."""
    return [row["id"] for group in groups for row in RECORD[f"{group}_buildings"]]


CRAFT = ids_of("wood", "stone", "optional_stone")
SECTIONS = [row["id"] for row in RECORD["castle"]["sections"]]
# What must have happened somewhere in the busy games, so that they show anything.
HAPPENINGS = {
    *(f"{id} built" for id in [*CRAFT, *ids_of("prestige")]),
    *(f"{id} activated" for id in [*CRAFT, *ids_of("fixed", "neutral")] if id != "architect"),
    *("architect_1 activated", "architect_2 activated", "owner's bonus"),
    *(f"place {id}" for id in [*ids_of("special"), "castle"]),
    *(f"move {id}" for id in ["castle", "inn", "stables", "joust_field", "gold_mine"]),
    *("keep", "take_back", "a guest of the inn driven out", "provost 0", "provost -3"),
    *("income of the library", "income of the hotel"),
    *("trade 1 any", "trade 1 denier", "trade 2 denier", "trade 4 denier", "trade 5 denier"),
    *("trade 2 cloth", "trade 3 cloth", "trade 2 any_not_gold", "trade 4 any_not_gold"),
    *("trade 1 denier 1 cloth", "trade 1 gold", "trade 2 gold"),
    *(f"exchanged {group}" for group in ("neutral", "wood", "stone")),
    *("exchange delayed in special", "exchange delayed in buildings"),
    "exchanged beyond the provost",
    *(f"no site for {group}" for group in ("wood", "stone", "prestige")),
    *(f"{row['id']} {n}" for row in RECORD["favours"]["rows"] for n in range(1, 6)),
    *(f"favour in {phase}" for phase in ("special", "buildings", "castle", "end_of_round")),
    *(f"column {n}" for n in range(2, 6)),
    *(f"house in the {section}" for section in SECTIONS),
    *(f"{section} scored because {why}" for section in SECTIONS for why in ("full", "reached")),
    *("no room in the castle", "two sections scored at once"),
}  # fmt: skip


def test_busy_games_agree_with_the_model_in_all_there_is_to_do() -> None:
    happened: Counter[str] = Counter()
    for number, seats, options in product(range(BUSY_GAMES), SEATS, OPTIONS):
        table = begin(seats, options, f"busy {seats} {options} {number}")
        table.play_busily(make_busy, make_rich)
        happened += table.happened
    assert not HAPPENINGS - set(happened)
