"""What something gives: goods and silver from the supply, virtue, building cards."""

from __future__ import annotations

from mypy_extensions import i64

from keepwright.games.architects import events
from keepwright.games.architects.cards import DRAW
from keepwright.games.architects.pieces import Gain
from keepwright.games.architects.state import Architects
from keepwright.games.architects.triggers import Occasion
from keepwright.games.architects.virtue import gain_virtue


def receive(state: Architects, seat: i64, gain: Gain, source: str, times: i64 = 1) -> None:
    """Goods and silver at once; then, in this order, virtue and cards."""
    state.add_goods(seat, gain.goods * times)
    state.add_coins(seat, gain.silver * times)
    if gain.told:
        events.gained(state, seat, source, gain.told, times)
    if gain.cards:
        state.next(DRAW[gain.cards][seat])
    if gain.virtue:
        gain_virtue(state, seat, gain.virtue * times)


def receive_bonuses(state: Architects, seat: i64, occasion: Occasion) -> None:
    """What apprentices and the character give on this occasion, each by itself (R-39)."""
    for source, bonus in occasion.bonuses(state.players[seat]):
        receive(state, seat, bonus.gain, source)
