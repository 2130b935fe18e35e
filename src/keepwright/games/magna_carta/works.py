"""What cards do: primary effects for the worker's player, secondary ones for the owner (§ 5)."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from keepwright.engine.agenda import Fields, SeatStep, Task
from keepwright.engine.choices import bit
from keepwright.engine.goods import LANE, amount
from keepwright.engine.trade import TakeOffer
from keepwright.games.magna_carta import events
from keepwright.games.magna_carta.actions import TASKS
from keepwright.games.magna_carta.components import (
    MOST_SEATS,
    NEUTRAL_CARDS,
    PLAYER_CARDS,
    SMALL_CARDS,
)
from keepwright.games.magna_carta.counter import COUNTER
from keepwright.games.magna_carta.lawyer import TURN_CARD
from keepwright.games.magna_carta.pieces import (
    CUBES,
    Card,
    Effect,
    FromReserve,
    Gain,
    Trade,
    TurnIntoResidence,
)
from keepwright.games.magna_carta.state import MagnaCarta


@final
class GainFromCard(SeatStep[MagnaCarta]):
    """An effect that only gives something is applied without asking (§ phase 4, R-07)."""

    def __init__(self, seat: int, card: str, gain: Gain, is_owner: bool) -> None:
        super().__init__(seat)
        self.name = "owner_gained" if is_owner else "gained"
        self.card: Final = card
        self.gain: Final = gain
        self.is_owner: Final = is_owner

    def fields(self) -> Fields:
        return {"seat": int(self.seat), "card": self.card}

    def run(self, state: MagnaCarta) -> None:
        state.add_goods(self.seat, self.gain.cubes)
        state.add_coins(self.seat, self.gain.deniers)
        if self.is_owner:
            events.owner_gained(state, self.seat, self.card, self.gain)
        else:
            events.gained(state, self.seat, self.card, self.gain)


@final
class GainFromReserve(SeatStep[MagnaCarta]):
    """The owner takes a cube that lies on his small production card, if any is left (§ 5.2)."""

    name = "from_reserve"

    def __init__(self, seat: int, card: str, kind: str) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.kind: Final = kind
        self.place: Final[i64] = SMALL_CARDS.ids.index(card)
        self.one: Final[i64] = CUBES.one(kind)

    def fields(self) -> Fields:
        return {"seat": int(self.seat), "card": self.card}

    def run(self, state: MagnaCarta) -> None:
        me = state.players[self.seat]
        if amount(me.reserves, self.place):
            me.reserves -= bit(self.place * LANE)
            me.cubes += self.one
            events.reserve_used(state, self.seat, self.card, self.kind)
        else:
            events.reserve_empty(state, self.seat, self.card)


def _task(seat: int, card: Card, effect: Effect, is_owner: bool) -> Task[Any] | None:
    """The task in which an effect is used by this seat."""
    if isinstance(effect, Gain):
        return GainFromCard(seat, card.id, effect, is_owner)
    if isinstance(effect, FromReserve):
        return GainFromReserve(seat, card.id, effect.kind)
    if isinstance(effect, Trade):
        name = "owner_trade" if is_owner else "trade"
        return TakeOffer(seat, card.id, effect.offers, COUNTER, "§ 4.4", name)
    if isinstance(effect, TurnIntoResidence):
        return TURN_CARD[seat]
    return None


def _tasks(card: Card, effect: Effect, is_owner: bool) -> list[Task[Any]]:
    tasks = [_task(seat, card, effect, is_owner) for seat in range(MOST_SEATS)]
    return [TASKS.add(task) for task in tasks if task is not None]


NEUTRAL_WORK: Final = [_tasks(card, card.primary, False) for card in NEUTRAL_CARDS]
PRIMARY_WORK: Final = [_tasks(card, card.primary, False) for card in PLAYER_CARDS]
SECONDARY_WORK: Final = [_tasks(card, card.secondary, True) for card in PLAYER_CARDS]
