"""What lies ahead of a player of Caylus."""

from __future__ import annotations

from typing import Final

from keepwright.catalogue.pieces import PrintedEffect
from keepwright.engine.choices import numbers
from keepwright.engine.event import Event
from keepwright.forecast import Forecast
from keepwright.forecast.road import Coming, Stand, road_forecast
from keepwright.games.caylus.castle import parts_built
from keepwright.games.caylus.components import BUILDINGS, NUMBER, RESIDENCE, SECTIONS
from keepwright.games.caylus.faces.catalogue import CATALOGUE
from keepwright.games.caylus.scoring import score_next_seat
from keepwright.games.caylus.special_buildings import IN_ORDER
from keepwright.games.caylus.state import PHASE_NAMES, UNBUILT, Caylus

SPECIAL: Final = PHASE_NAMES.index("special")
ROAD: Final = PHASE_NAMES.index("buildings")
CASTLE: Final = PHASE_NAMES.index("castle")


class CaylusRoad:
    """The special buildings, the road and the castle, in the order of the phases."""

    coin = "denier"
    asks_again: tuple[str, ...] = ("hand_in_batch",)
    tells: tuple[str, ...] = ("turn_order_set", "inn_entered")
    reports: tuple[str, ...] = ("bailiff_moved",)

    def has_provost(self, state: Caylus) -> bool:
        return True

    def provost(self, state: Caylus) -> int:
        return int(state.provost)

    def stands(self, state: Caylus, seat: int) -> list[Stand]:
        placed = [BUILDINGS[number] for number in numbers(state.players[seat].placed)]
        found = [self.stand(state, place.id) for place in placed]
        if seat in state.stables:
            found.append(self.stand(state, "stables"))
        if state.inn_left == seat:
            found.append(self.stand(state, "inn"))
        found.sort(key=lambda stand: (stand.space, NUMBER[stand.place]))
        return found + [self.stand(state, "castle")] * (seat in state.castle)

    def stand(self, state: Caylus, place: str) -> Stand:
        number = NUMBER[place]
        space = int(state.space_of(number)) if number in state.road else 0
        return Stand(place, place, space)

    def at_work(self, state: Caylus) -> str:
        if state.phase == SPECIAL and state.done:
            return IN_ORDER[state.done - 1].name
        if state.phase == ROAD and UNBUILT < state.road[state.done] < RESIDENCE.number:
            return BUILDINGS[state.road[state.done]].id
        return "castle" if state.phase == CASTLE and state.castle else ""

    def effects(self, state: Caylus, place: str) -> list[PrintedEffect]:
        return CATALOGUE.by_id[place].effects

    def scoring(self, state: Caylus) -> Coming | None:
        if state.scored == len(SECTIONS):
            return None
        section = SECTIONS[state.scored]
        then = state.copy()
        then.heard = heard = list[Event]()
        then.done = 0
        for _ in state.players:
            score_next_seat(then, state.scored)
        return Coming(
            thing=section.id,
            left=int(section.parts - parts_built(state, state.scored)),
            space=int(section.trigger),
            code="section_scored",
            events=[event for event in heard if event.code != "section_scored"],
        )


CAYLUS: Final = CaylusRoad()


def forecast(state: Caylus, seat: int) -> Forecast:
    """What a player's workers bring, the bailiff's way, and the next section to be scored."""
    return road_forecast(CAYLUS, state, seat)
