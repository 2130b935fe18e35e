"""The Tax Stand: stealing all silver that lies there (§ 4.8)."""

from __future__ import annotations

from mypy_extensions import i64

from keepwright.engine.tally import Tally
from keepwright.games.architects import events
from keepwright.games.architects.components import STEALING_VIRTUE
from keepwright.games.architects.gains import receive_bonuses
from keepwright.games.architects.payments import without_less_than_nothing
from keepwright.games.architects.state import Architects
from keepwright.games.architects.triggers import STEALING, STEALING_SPARED, add_up
from keepwright.games.architects.virtue import lose_virtue


def virtue_lost_by_stealing(state: Architects, seat: i64, explained: bool = False) -> Tally:
    """2 virtue, less with a Thief (§ 4.8, R-05)."""
    tally = Tally(explained)
    tally.add("stealing", STEALING_VIRTUE)
    add_up(state.players[seat], STEALING_SPARED, tally, -1)
    return without_less_than_nothing(tally, "minimum")


def steal_taxes(state: Architects, seat: i64) -> None:
    """All silver of the Tax Stand, then the loss of virtue (§ 4.8)."""
    silver = state.tax_stand
    state.tax_stand = 0
    state.add_coins(seat, silver)
    events.taxes_stolen(state, seat, silver)
    receive_bonuses(state, seat, STEALING)
    lost = virtue_lost_by_stealing(state, seat, state.is_heard)
    lose_virtue(state, seat, lost.total, lost)
