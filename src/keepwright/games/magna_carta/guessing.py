"""A full position that fits what one seat knows: hands and draw piles are dealt anew."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any

from keepwright.engine.chance import Dealer
from keepwright.games.magna_carta.components import CARD_IDS, NOT_FOR_BEGINNERS, STANDARD
from keepwright.games.magna_carta.state import KEEP, REDRAW, UNDECIDED


def fill_in(facts: Mapping[str, Any], seat: int, dealer: Dealer) -> dict[str, Any]:
    """The facts of a view with everything hidden filled in at random.

    Hand and draw pile of a player are together all cards seen nowhere else (section 7).
    """
    filled: dict[str, Any] = copy.deepcopy(dict(facts))
    standard = filled["options"]["ruleset"] == STANDARD
    deck = [id for id in CARD_IDS if standard or id not in NOT_FOR_BEGINNERS]
    undecided = {
        fields["seat"]
        for task in filled["agenda"]
        if isinstance(task, dict)
        for name, fields in task.items()
        if name == "mulligan"
    }
    for place, (name, player) in enumerate(filled["players"].items()):
        seen = {*player["discard"], *cards_on_road(filled["road"], name)}
        if place == seat:
            seen |= {*player["hand"]}
            player["pile"] = [id for id in deck if id not in seen][: player["pile"]]
            continue
        hidden = [CARD_IDS.index(id) for id in deck if id not in seen]
        hand = dealer.draw(hidden, player["hand"])
        rest = [CARD_IDS[n] for n in hidden if n not in hand]
        player["hand"] = [CARD_IDS[n] for n in sorted(hand)]
        player["pile"] = rest[: player["pile"]]
        player["mulligan"] = UNDECIDED
        if undecided and name not in undecided:
            player["mulligan"] = KEEP if dealer.below(2) else REDRAW
    return filled


def cards_on_road(road: list[str], colour: str) -> list[str]:
    """The cards of this colour on the road, by the ids of the deck."""
    return [id.removeprefix(f"{colour}_") for id in road if id.startswith(f"{colour}_")]
