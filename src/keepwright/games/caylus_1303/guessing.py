"""A full position that fits what one seat knows: the prestige of the others is estimated."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any, Final

from keepwright.engine.chance import Dealer
from keepwright.games.caylus_1303.components import BUILDINGS, NUMBER

# What a player makes in a round besides his buildings, at the most, as a rule.
MOST_A_ROUND: Final = 8


def fill_in(facts: Mapping[str, Any], dealer: Dealer) -> dict[str, Any]:
    """The facts of a view with hidden prestige drawn: printed points of what was built, and more.

    Everything else is public (section 7).
    """
    filled: dict[str, Any] = copy.deepcopy(dict(facts))
    for name, player in filled["players"].items():
        if player["prestige"] is None:
            built = [id for id, owner in filled["owners"].items() if owner == name]
            points = sum(int(BUILDINGS[NUMBER[id]].points) for id in built)
            player["prestige"] = points + int(dealer.below(MOST_A_ROUND * filled["round"] + 1))
    return filled
