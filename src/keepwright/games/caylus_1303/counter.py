"""Where prices are paid, the options of effects applied and favors gained (§4.0, §4.5)."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from keepwright.engine.agenda import Task
from keepwright.engine.trade import Counter, Offer
from keepwright.games.caylus_1303 import events
from keepwright.games.caylus_1303.actions import ACTIONS, TASKS
from keepwright.games.caylus_1303.pieces import BASIC, RESOURCES
from keepwright.games.caylus_1303.state import Caylus1303

# For each seat the use of a favor; `favors` makes them, which knows what the slots do.
FAVOR: Final[list[Task[Any]]] = []


def gain_favor(state: Caylus1303, seat: i64) -> None:
    """A favor is resolved at once (§4.5)."""
    events.favor_gained(state, seat)
    state.next(FAVOR[seat])


@final
class FavorCounter(Counter):
    """Effects may also give prestige and favors; resources of choice are basic ones (D13)."""

    def give(self, state: Any, seat: i64, offer: Offer) -> None:
        assert isinstance(state, Caylus1303)
        state.score(seat, offer.grants.get("prestige", 0))

    def grant(self, state: Any, seat: i64, offer: Offer) -> None:
        assert isinstance(state, Caylus1303)
        state.add_coins(seat, offer.gain_coins)
        for _ in range(offer.grants.get("favor", 0)):
            gain_favor(state, seat)


COUNTER: Final = FavorCounter(ACTIONS, TASKS, RESOURCES, BASIC, "§4.0.1")
