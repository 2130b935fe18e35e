"""Whole games beside an independent model of the rules: every question, every draw, every position.

Plain games begin with the set-up. Busy ones begin in the middle: cards of everybody on the road,
residences, prestige cards, tokens taken, goods to spend; so that all there is to do is done.
"""

from __future__ import annotations

import random
from collections import Counter
from itertools import product
from typing import Any

import pytest

import keepwright as kw
from tests.games.magna_carta.model import CUBES, Model
from tests.games.magna_carta.table import RECORD
from tests.games.side_by_side import SideBySide

# More of them for a long look by hand.
PLAIN_GAMES = 2
BUSY_GAMES = 25

SEATS = (2, 3, 4)
RULESETS = ("beginner", "standard")
CARDS: dict[str, Any] = {row["id"]: row for row in RECORD["player_buildings"]}
PRESTIGE = [row["id"] for row in RECORD["prestige_buildings"]]


def begin(seats: int, ruleset: str, seed: str) -> SideBySide:
    """A new game before its set-up."""
    state = kw.load("magna_carta").new_state(seats, {"ruleset": ruleset})
    return SideBySide(state, lambda facts: Model(RECORD, facts), seed)


def make_busy(facts: dict[str, Any], dice: random.Random) -> None:
    """The first action of some round in the middle of a game."""
    seats = facts["seats"]
    rules = RECORD["rulesets"][facts["options"]["ruleset"]]
    facts["round"] = 3
    laid: list[str] = []
    residences: list[tuple[str, str]] = []
    for seat, player in facts["players"].items():
        deck = [id for id in CARDS if id not in rules["removed_player_cards"]]
        dice.shuffle(deck)
        deck.sort(key=lambda card: card == "lawyer", reverse=dice.random() < 0.5)
        built, deck = deck[: (n := dice.randint(0, len(deck)))], deck[n:]
        laid += [f"{seat}_{card}" for card in built]
        turned = [card for card in built if CARDS[card]["can_become_residence"]]
        if rules["residences"]:
            player["residences"] = dice.sample(turned, dice.randint(0, len(turned) // 2))
            residences += [(seat, card) for card in player["residences"]]
        for card in player["reserves"]:
            if card in built and card not in player["residences"]:
                player["reserves"][card] = dice.randint(0, 2)
        cuts = sorted(dice.randint(0, len(deck)) for _ in range(2))
        player["hand"], player["pile"] = deck[: cuts[0]], deck[cuts[0] : cuts[1]]
        player["discard"] = deck[cuts[1] :]
    dice.shuffle(laid)
    facts["road"] += laid
    offered = [id for id in PRESTIGE if id not in rules["removed_prestige_cards"]]
    dice.shuffle(residences)
    for id in dice.sample(offered, dice.randint(0, 2)):
        seat = dice.choice(seats)
        if rules["residences"]:
            if not residences:
                continue
            seat, card = residences.pop()
            facts["covering"][id] = f"{seat}_{card}"
        facts["players"][seat]["prestige"].append(id)
    if rules["provost"]:
        facts["provost"] = dice.randrange(len(facts["road"]))
    for _ in range(dice.randrange(sum(facts["tokens"].values()))):
        section = next(id for id, left in facts["tokens"].items() if left)
        facts["tokens"][section] -= 1
        facts["players"][dice.choice(seats)]["tokens"][section] += 1
    plenty = {kind: dice.choice([1, 3, 8]) for kind in ("deniers", *CUBES)}
    for player in facts["players"].values():
        for kind, most in plenty.items():
            player[kind] += dice.randint(0, most)


def make_rich(facts: dict[str, Any], dice: random.Random) -> None:
    """A few goods and coins for everybody."""
    for player in facts["players"].values():
        player["deniers"] += dice.randint(0, 6)
        for kind in CUBES:
            player[kind] += dice.randint(0, 2)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("ruleset", RULESETS)
def test_plain_games_agree_with_the_model(seats: int, ruleset: str) -> None:
    for number in range(PLAIN_GAMES):
        table = begin(seats, ruleset, f"{seats} {ruleset} {number}")
        table.play()
        assert table.decisions > 80


NEUTRAL = [row["id"] for row in RECORD["neutral_buildings"]]
# What must have happened somewhere in the busy games, so that they show anything.
HAPPENINGS = {
    *("hand drawn again", "draw_card", "discards shuffled", "hand replaced by itself"),
    *(f"{id} built" for id in [*CARDS, *PRESTIGE]),
    *(f"{id} primary" for id in [*CARDS, *NEUTRAL]),
    *(f"{id} secondary" for id in CARDS),
    *("income of a residence", "income of the hotel", "gold paid for another cube"),
    *("empty reserve", "reserve given back", "card turned"),
    *("marked card turned, activated", "marked card turned, beyond the provost"),
    *(f"provost {n:+d}" for n in range(-3, 4) if n),
    *(f"trade {n} denier" for n in (1, 2, 3, 5)),
    *("trade 1 any", "trade 1 any_not_gold", "pay 1 gold", "take 1 food 1 stone", "take 2 wood"),
    *("token of the church", "too few tokens for the church", "stock emptied before the castle"),
    *("gold in a lot", "lots 0", "lots 3", "tie for most lots"),
    *(f"{n} tokens removed" for n in (0, 1, 2)),
}


def test_busy_games_agree_with_the_model_in_all_there_is_to_do() -> None:
    happened: Counter[str] = Counter()
    for number, seats, ruleset in product(range(BUSY_GAMES), SEATS, RULESETS):
        table = begin(seats, ruleset, f"busy {seats} {ruleset} {number}")
        table.play_busily(make_busy, make_rich)
        happened += table.happened
    assert not HAPPENINGS - set(happened)
