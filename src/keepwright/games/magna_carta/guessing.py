"""A full position that fits what one seat knows: hands and draw piles are dealt anew."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any

from keepwright.engine.chance import Dealer
from keepwright.games.magna_carta.components import (
    CARD_IDS,
    NOT_FOR_BEGINNERS,
    PLAYER_CARDS,
    STANDARD,
)
from keepwright.games.magna_carta.pieces import CUBES
from keepwright.games.magna_carta.state import KEEP, REDRAW, UNDECIDED


def fill_in(facts: Mapping[str, Any], seat: int, dealer: Dealer) -> dict[str, Any]:
    """The facts of a view with everything hidden filled in at random.

    Hand and draw pile of a player are together all cards seen nowhere else (section 7). A card that
    is being built is in its builder's hand, and who is to say what he builds can build something.
    """
    filled: dict[str, Any] = copy.deepcopy(dict(facts))
    is_standard = filled["options"]["ruleset"] == STANDARD
    deck = [id for id in CARD_IDS if is_standard or id not in NOT_FOR_BEGINNERS]
    undecided = [fields["seat"] for fields in fields_of(filled, "mulligan")]
    for place, (name, player) in enumerate(filled["players"].items()):
        seen = {*player["discard"], *cards_on_road(filled["road"], name)}
        if place == seat:
            seen |= {*player["hand"]}
            player["pile"] = [id for id in deck if id not in seen][: player["pile"]]
            continue
        hidden = [CARD_IDS.index(id) for id in deck if id not in seen]
        hand = dealt_hand(filled, name, hidden, dealer)
        rest = [CARD_IDS[n] for n in hidden if n not in hand]
        player["hand"] = [CARD_IDS[n] for n in sorted(hand)]
        player["pile"] = rest[: player["pile"]]
        player["mulligan"] = UNDECIDED
        if undecided and name not in undecided:
            player["mulligan"] = KEEP if dealer.below(2) else REDRAW
    return filled


def fields_of(facts: Mapping[str, Any], name: str) -> list[dict[str, Any]]:
    """The fields of every task of this name on the agenda."""
    return [task[name] for task in facts["agenda"] if isinstance(task, dict) and name in task]


def cards_on_road(road: list[str], colour: str) -> list[str]:
    """The cards of this colour on the road, by the ids of the deck."""
    return [id.removeprefix(f"{colour}_") for id in road if id.startswith(f"{colour}_")]


def dealt_hand(facts: Mapping[str, Any], name: str, hidden: list[int], dealer: Dealer) -> list[int]:
    """As many of the hidden cards as the player holds; dealt again until they fit the agenda."""
    player = facts["players"][name]
    held = CUBES.pack(**{kind: player[kind] for kind in CUBES.ids})
    built = [f["card"] for f in fields_of(facts, "put_on_road") if f["seat"] == name]
    wanted = [card for card in hidden if CARD_IDS[card] in built]
    if any(fields["seat"] == name for fields in fields_of(facts, "build_from_hand")):
        wanted = [card for card in hidden if PLAYER_CARDS[card].cost.affordable(held)]
    while True:
        hand = dealer.draw(hidden, player["hand"])
        if not wanted or not hand or any(card in wanted for card in hand):
            return hand
