"""Where prices are paid and the options of effects applied (§4.0: §4.0.1, §4.0.2)."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

import keepwright.games.caylus_1303.favors as favors
from keepwright.engine.trade import Counter, Offer
from keepwright.games.caylus_1303.actions import ACTIONS, TASKS
from keepwright.games.caylus_1303.pieces import BASIC, RESOURCES
from keepwright.games.caylus_1303.state import Caylus1303


@final
class FavorCounter(Counter):
    """Effects may also give prestige and favors; resources of choice are basic ones (D13)."""

    def grant(self, state: Any, seat: i64, offer: Offer) -> None:
        assert isinstance(state, Caylus1303)
        state.score(seat, offer.grants.get("prestige", 0))
        for _ in range(offer.grants.get("favor", 0)):
            favors.gain_favor(state, seat)


COUNTER: Final = FavorCounter(ACTIONS, TASKS, RESOURCES, BASIC, "§4.0.1")
