"""Where costs are paid and offers taken (sections 2.3 and 5)."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from keepwright.engine.trade import Counter, Offer
from keepwright.games.magna_carta.actions import ACTIONS, TASKS
from keepwright.games.magna_carta.castle import take_tokens
from keepwright.games.magna_carta.components import PLAYER_CARDS, PRESTIGE_CARDS, RESIDENCE
from keepwright.games.magna_carta.pieces import CUBES, NOT_GOLD
from keepwright.games.magna_carta.state import MagnaCarta

TOKEN: Final = "castle_token"


@final
class CastleCounter(Counter):
    """Offers may also give castle tokens, as many as are left (section 5.2)."""

    def can_grant(self, state: Any, offer: Offer) -> bool:
        assert isinstance(state, MagnaCarta)
        return not offer.grants or offer.grants[TOKEN] <= state.tokens_left()

    def grant(self, state: Any, seat: i64, offer: Offer) -> None:
        assert isinstance(state, MagnaCarta)
        if offer.grants:
            take_tokens(state, seat, offer.grants[TOKEN])


COUNTER: Final = CastleCounter(ACTIONS, TASKS, CUBES, NOT_GOLD, "§ 2.3")

for _card in (*PLAYER_CARDS, *PRESTIGE_CARDS, RESIDENCE):
    COUNTER.add_price(_card.cost)
