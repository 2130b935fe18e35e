"""What lies ahead of a player of Caylus 1303."""

from __future__ import annotations

from typing import Final

from keepwright.catalogue.pieces import PrintedEffect
from keepwright.engine.choices import numbers
from keepwright.engine.turns import NOBODY
from keepwright.forecast import Forecast
from keepwright.forecast.road import Coming, Stand, road_forecast
from keepwright.games.caylus_1303.activation import PRINTED_STEP, REACHED
from keepwright.games.caylus_1303.components import BUILDINGS, CONSTRUCTION_SITE, NUMBER
from keepwright.games.caylus_1303.faces.catalogue import CATALOGUE
from keepwright.games.caylus_1303.round import ACTIVATION, DELIVERY
from keepwright.games.caylus_1303.state import Caylus1303


class Caylus1303Road:
    """The printed buildings, the road up to the Provost, then the construction site."""

    coin = "workers"
    asks_again: tuple[str, ...] = ("deliver", "deliver_last")
    tells: tuple[str, ...] = ()
    reports: tuple[str, ...] = ("became_residence", "provost_set")

    def has_provost(self, state: Caylus1303) -> bool:
        return True

    def provost(self, state: Caylus1303) -> int:
        return int(state.provost)

    def stands(self, state: Caylus1303, seat: int) -> list[Stand]:
        placed = [BUILDINGS[number].id for number in numbers(state.players[seat].placed)]
        found = [self.stand(state, id) for id in placed]
        found.sort(key=lambda stand: (stand.space, NUMBER[stand.place]))
        return found + [self.stand(state, CONSTRUCTION_SITE.id)] * (seat in state.site)

    def stand(self, state: Caylus1303, place: str) -> Stand:
        number = NUMBER[place]
        space = int(state.space_of(number)) if number in state.road else 0
        return Stand(place, place, space)

    def at_work(self, state: Caylus1303) -> str:
        if state.phase == DELIVERY.number:
            return CONSTRUCTION_SITE.id
        if state.phase == ACTIVATION.number and state.done:
            for step in (PRINTED_STEP, REACHED):
                if state.step == step.number:
                    return step.place_at(state, state.done).id
        return ""

    def effects(self, state: Caylus1303, place: str) -> list[PrintedEffect]:
        piece = CATALOGUE.by_id[place]
        is_built = state.owner_of(BUILDINGS[NUMBER[place]].bit) != NOBODY
        return piece.effects if is_built else piece.setup_effects or piece.effects

    def scoring(self, state: Caylus1303) -> Coming | None:
        return None


CAYLUS_1303: Final = Caylus1303Road()


def forecast(state: Caylus1303, seat: int) -> Forecast:
    """What a player's workers bring, what he can deliver, and what stewardship does."""
    return road_forecast(CAYLUS_1303, state, seat)
