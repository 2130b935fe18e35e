"""What something gives: goods and silver from the supply, virtue, building cards."""

from __future__ import annotations

from mypy_extensions import i64

from keepwright.engine.tally import Tally
from keepwright.games.architects.cards import DRAW
from keepwright.games.architects.pieces import Gain
from keepwright.games.architects.state import Architects
from keepwright.games.architects.triggers import Occasion
from keepwright.games.architects.virtue import gain_virtue


def receive(state: Architects, seat: i64, gain: Gain, source: str, times: i64 = 1) -> None:
    """Goods and silver at once; then, in this order, virtue and cards."""
    state.add_goods(seat, gain.goods * times)
    state.add_coins(seat, gain.silver * times)
    if gain.told and state.heard is not None:
        goods = {kind: n * int(times) for kind, n in gain.told.items()}
        state.tell("gained", seat=state.names[seat], source=source, goods=goods)
    if gain.cards:
        state.next(DRAW[gain.cards][seat])
    if gain.virtue:
        gain_virtue(state, seat, gain.virtue * times)


def receive_bonuses(state: Architects, seat: i64, occasion: Occasion) -> None:
    """What apprentices and the character give on this occasion, each by itself (R-39)."""
    for source, bonus in occasion.bonuses(state.players[seat]):
        receive(state, seat, bonus.gain, source)


def tell_yield(state: Architects, seat: i64, place: str, kind: str, tally: Tally) -> None:
    """Tell what a location gave, with its parts by source."""
    state.tell(
        "produced",
        seat=state.seats[seat],
        place=place,
        goods={kind: int(tally.total)},
        parts=dict(tally.parts),
    )
