"""The counter: where prices are paid and offers taken (§ phase 5)."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from keepwright.engine.trade import Counter, Offer
from keepwright.games.caylus.actions import ACTIONS, TASKS
from keepwright.games.caylus.components import EXCHANGE
from keepwright.games.caylus.pieces import CUBES, NOT_GOLD
from keepwright.games.caylus.state import Caylus


@final
class FavourCounter(Counter):
    """Offers are taken or declined, and may also give prestige and favours (D-TRADE, D-JOUST)."""

    def give(self, state: Any, seat: i64, offer: Offer) -> None:
        assert isinstance(state, Caylus)
        state.add_coins(seat, offer.gain_coins)
        state.score(seat, offer.grants.get("prestige", 0))

    def grant(self, state: Any, seat: i64, offer: Offer) -> None:
        assert isinstance(state, Caylus)
        state.owe_favours(seat, offer.grants.get("favour", 0))


COUNTER: Final = FavourCounter(ACTIONS, TASKS, CUBES, NOT_GOLD, "R-12")
COUNTER.add_offer(EXCHANGE)
