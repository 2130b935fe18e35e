"""What lies ahead of a player of Magna Carta."""

from __future__ import annotations

from typing import Final

from keepwright.catalogue.pieces import PrintedEffect
from keepwright.engine.choices import numbers
from keepwright.forecast import Forecast
from keepwright.forecast.road import Coming, Stand, road_forecast
from keepwright.games.magna_carta.activation import EFFECTS
from keepwright.games.magna_carta.components import CARD_IDS, FIRST_CARD, NUMBER, PLACE_IDS
from keepwright.games.magna_carta.faces.catalogue import CATALOGUE
from keepwright.games.magna_carta.state import PHASE_NAMES, MagnaCarta, card_of

ACTIVATION: Final = PHASE_NAMES.index("activation")
CASTLE: Final = PHASE_NAMES.index("castle")


class MagnaCartaRoad:
    """The road from its start to its end, then the castle, where everybody has his turn."""

    coin = "denier"
    asks_again: tuple[str, ...] = ("offer_lots",)
    tells: tuple[str, ...] = ("reserve_empty",)
    reports: tuple[str, ...] = ("provost_advanced",)

    def has_provost(self, state: MagnaCarta) -> bool:
        return state.is_standard and len(state.road) > 0

    def provost(self, state: MagnaCarta) -> int:
        return int(state.provost) + 1

    def stands(self, state: MagnaCarta, seat: int) -> list[Stand]:
        placed = [PLACE_IDS[place] for place in numbers(state.players[seat].placed)]
        found = sorted((self.stand(state, id) for id in placed), key=lambda stand: stand.space)
        had_turn = state.phase == CASTLE and seat in state.passed[: state.done]
        return found if had_turn else [*found, self.stand(state, "castle")]

    def stand(self, state: MagnaCarta, place: str) -> Stand:
        if place == "castle":
            return Stand(place, "", has_worker=False)
        number = NUMBER[place]
        piece = place if number < FIRST_CARD else CARD_IDS[card_of(number)]
        return Stand(place, piece, state.road.index(number) + 1)

    def at_work(self, state: MagnaCarta) -> str:
        if state.phase == ACTIVATION and state.done:
            return PLACE_IDS[state.road[(state.done - 1) // EFFECTS]]
        return "castle" if state.phase == CASTLE else ""

    def effects(self, state: MagnaCarta, place: str) -> list[PrintedEffect]:
        piece = self.stand(state, place).piece
        return CATALOGUE.by_id[piece].effects if piece else []

    def scoring(self, state: MagnaCarta) -> Coming | None:
        return Coming("castle", int(state.tokens_left()), None, "game_ended", [])


MAGNA_CARTA: Final = MagnaCartaRoad()


def forecast(state: MagnaCarta, seat: int) -> Forecast:
    """What a player's workers bring, his lots, and what becomes of the castle."""
    return road_forecast(MAGNA_CARTA, state, seat)
