"""Everything that can happen in a game: the code of each event, its facts, and its telling.

Telling costs nothing when nobody listens: the facts are put together only for somebody who does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from keepwright.engine.choices import numbers
from keepwright.engine.tally import Tally
from keepwright.games.caylus.components import BUILDING_IDS, NEUTRAL_BUILDINGS
from keepwright.games.caylus.pieces import CUBES
from keepwright.games.caylus.state import PHASE_NAMES, Caylus

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "road_laid": ("places",),
    "turn_order_set": ("order",),
    "round_began": ("round",),
    "phase_began": ("phase",),
    "income_received": ("seat", "deniers", "parts"),
    "worker_placed": ("seat", "place", "cost"),
    "owner_rewarded": ("seat", "place", "prestige"),
    "passed": ("seat", "number", "deniers"),
    "worker_moved": ("seat", "place"),
    "worker_taken_back": ("seat", "place"),
    "deniers_received": ("seat", "place", "deniers"),
    "inn_entered": ("seat",),
    "inn_left": ("seat",),
    "inn_kept": ("seat",),
    "provost_moved": ("seat", "steps", "space", "cost"),
    "provost_left_alone": ("seat",),
    "activated": ("seat", "place"),
    "produced": ("seat", "place", "goods"),
    "owner_bonus_taken": ("seat", "place", "goods"),
    "offer_taken": ("seat", "goods"),
    "offer_gained": ("seat", "goods"),
    "cubes_paid": ("seat", "goods"),
    "cubes_taken": ("seat", "goods"),
    "declined": ("seat", "place"),
    "built": ("seat", "place", "space", "prestige"),
    "transformed": ("seat", "place", "space", "prestige"),
    "transformation_delayed": ("seat", "place"),
    "workers_sent_home": ("seat", "places"),
    "batch_handed_in": ("seat", "goods", "section", "prestige"),
    "castle_full": ("seat",),
    "no_batch": ("seat", "prestige"),
    "most_houses": ("seat",),
    "bailiff_moved": ("steps", "space"),
    "section_scored": ("section",),
    "no_house_in_section": ("seat", "section", "prestige"),
    "houses_counted": ("seat", "section", "houses", "favours"),
    "columns_opened": ("column",),
    "favour_row_chosen": ("seat", "row", "column"),
    "favour_prestige_gained": ("seat", "prestige"),
    "favour_deniers_gained": ("seat", "deniers"),
    "favour_simplified": ("seat", "prestige"),
    "favour_lost": ("seat",),
    "final_bonus": ("seat", "prestige", "parts"),
    "game_ended": ("winners", "prestige"),
}


def activated(state: Caylus, seat: i64, place: str) -> None:
    """The worker at a building does his work."""
    if state.heard is not None:
        state.tell("activated", seat=state.seats[seat], place=place)


def workers_sent_home(state: Caylus, seat: i64, places: i64) -> None:
    """Workers beyond the provost went home without effect."""
    if state.heard is not None:
        state.tell(
            "workers_sent_home",
            seat=state.seats[seat],
            places=[BUILDING_IDS[number] for number in numbers(places)],
        )


def batch_handed_in(state: Caylus, seat: i64, goods: i64, section: str, prestige: i64) -> None:
    """A batch was handed in and a house placed in this section."""
    if state.heard is not None:
        state.tell(
            "batch_handed_in",
            seat=state.seats[seat],
            goods=CUBES.held(goods),
            section=section,
            prestige=int(prestige),
        )


def castle_full(state: Caylus, seat: i64) -> None:
    """A seat in the castle was not asked, since no part is free."""
    if state.heard is not None:
        state.tell("castle_full", seat=state.seats[seat])


def no_batch(state: Caylus, seat: i64, prestige: i64) -> None:
    """A seat in the castle handed in nothing; what it lost."""
    if state.heard is not None:
        state.tell("no_batch", seat=state.seats[seat], prestige=int(prestige))


def most_houses(state: Caylus, seat: i64) -> None:
    """A seat placed the most houses of the round and receives a favour."""
    if state.heard is not None:
        state.tell("most_houses", seat=state.seats[seat])


def bailiff_moved(state: Caylus, steps: i64, space: i64) -> None:
    """The bailiff moved, and the provost with him."""
    if state.heard is not None:
        state.tell("bailiff_moved", steps=int(steps), space=int(space))


def favour_simplified(state: Caylus, seat: i64, prestige: i64) -> None:
    """A favour of the simplified game gave points."""
    if state.heard is not None:
        state.tell("favour_simplified", seat=state.seats[seat], prestige=int(prestige))


def favour_lost(state: Caylus, seat: i64) -> None:
    """A favour was lost, since all four rows were used in this phase."""
    if state.heard is not None:
        state.tell("favour_lost", seat=state.seats[seat])


def favour_prestige_gained(state: Caylus, seat: i64, prestige: i64) -> None:
    """The prestige row gave points."""
    if state.heard is not None:
        state.tell("favour_prestige_gained", seat=state.seats[seat], prestige=int(prestige))


def favour_deniers_gained(state: Caylus, seat: i64, deniers: i64) -> None:
    """The denier row gave deniers."""
    if state.heard is not None:
        state.tell("favour_deniers_gained", seat=state.seats[seat], deniers=int(deniers))


def favour_row_chosen(state: Caylus, seat: i64, row: str, column: i64) -> None:
    """A favour was used in this row; where its marker now stands."""
    if state.heard is not None:
        state.tell("favour_row_chosen", seat=state.seats[seat], row=row, column=int(column))


def owner_rewarded(state: Caylus, seat: i64, place: str, prestige: i64) -> None:
    """Another's worker came to a seat's building: its owner scores."""
    if state.heard is not None:
        state.tell("owner_rewarded", seat=state.seats[seat], place=place, prestige=int(prestige))


def worker_placed(state: Caylus, seat: i64, place: str, cost: i64) -> None:
    """A worker was paid for and placed."""
    if state.heard is not None:
        state.tell("worker_placed", seat=state.seats[seat], place=place, cost=int(cost))


def passed(state: Caylus, seat: i64, number: i64, deniers: i64) -> None:
    """A seat passed and took this number; the first gets deniers for it."""
    if state.heard is not None:
        state.tell("passed", seat=state.seats[seat], number=int(number), deniers=int(deniers))


def round_began(state: Caylus, round: i64) -> None:
    """A round begins."""
    if state.heard is not None:
        state.tell("round_began", round=int(round))


def section_scored(state: Caylus, section: str) -> None:
    """A section of the castle is scored."""
    if state.heard is not None:
        state.tell("section_scored", section=section)


def no_house_in_section(state: Caylus, seat: i64, section: str, prestige: i64) -> None:
    """A seat without a house in the section; what it lost."""
    if state.heard is not None:
        state.tell(
            "no_house_in_section", seat=state.seats[seat], section=section, prestige=int(prestige)
        )


def houses_counted(state: Caylus, seat: i64, section: str, houses: i64, favours: i64) -> None:
    """A seat's houses in the section, and the favours they earn."""
    if state.heard is not None:
        state.tell(
            "houses_counted",
            seat=state.seats[seat],
            section=section,
            houses=int(houses),
            favours=int(favours),
        )


def columns_opened(state: Caylus, column: i64) -> None:
    """The favour table is open up to this column."""
    if state.heard is not None:
        state.tell("columns_opened", column=int(column))


def road_laid(state: Caylus, places: Sequence[int]) -> None:
    """The neutral buildings lie on spaces 1 to 6, in this order (§ set-up)."""
    if state.heard is not None:
        state.tell("road_laid", places=[NEUTRAL_BUILDINGS[number].id for number in places])


def turn_order_set(state: Caylus, order: Sequence[int]) -> None:
    """The turn order is this from now on: drawn, by the stables, or two players swapping."""
    if state.heard is not None:
        state.tell("turn_order_set", order=[state.seats[seat] for seat in order])


def worker_taken_back(state: Caylus, seat: i64, place: str) -> None:
    """The worker at the gate was taken back."""
    if state.heard is not None:
        state.tell("worker_taken_back", seat=state.seats[seat], place=place)


def worker_moved(state: Caylus, seat: i64, place: str) -> None:
    """The worker at the gate went to this place."""
    if state.heard is not None:
        state.tell("worker_moved", seat=state.seats[seat], place=place)


def deniers_received(state: Caylus, seat: i64, place: str, deniers: i64) -> None:
    """The trading post paid."""
    if state.heard is not None:
        state.tell("deniers_received", seat=state.seats[seat], place=place, deniers=int(deniers))


def inn_entered(state: Caylus, seat: i64) -> None:
    """A worker moved to the right circle of the inn."""
    if state.heard is not None:
        state.tell("inn_entered", seat=state.seats[seat])


def inn_left(state: Caylus, seat: i64) -> None:
    """The guest of the inn went home."""
    if state.heard is not None:
        state.tell("inn_left", seat=state.seats[seat])


def inn_kept(state: Caylus, seat: i64) -> None:
    """The guest of the inn stays, since nobody came."""
    if state.heard is not None:
        state.tell("inn_kept", seat=state.seats[seat])


def produced(state: Caylus, seat: i64, place: str, goods: i64) -> None:
    """A building gave its goods to the worker's seat."""
    if state.heard is not None:
        state.tell("produced", seat=state.seats[seat], place=place, goods=CUBES.held(goods))


def owner_bonus_taken(state: Caylus, seat: i64, place: str, goods: i64) -> None:
    """The owner of a stone building took a cube, since another's worker was there."""
    if state.heard is not None:
        state.tell(
            "owner_bonus_taken", seat=state.seats[seat], place=place, goods=CUBES.held(goods)
        )


def built(state: Caylus, seat: i64, place: str, space: i64, prestige: i64) -> None:
    """A building was put on the road."""
    if state.heard is not None:
        state.tell(
            "built", seat=state.seats[seat], place=place, space=int(space), prestige=int(prestige)
        )


def transformation_delayed(state: Caylus, seat: i64, place: str) -> None:
    """A building will be turned into a residence when its worker leaves."""
    if state.heard is not None:
        state.tell("transformation_delayed", seat=state.seats[seat], place=place)


def transformed(state: Caylus, seat: i64, place: str, space: i64, prestige: i64) -> None:
    """A building was turned into a residence."""
    if state.heard is not None:
        state.tell(
            "transformed",
            seat=state.seats[seat],
            place=place,
            space=int(space),
            prestige=int(prestige),
        )


def phase_began(state: Caylus, phase: i64) -> None:
    """A phase begins."""
    if state.heard is not None:
        state.tell("phase_began", phase=PHASE_NAMES[phase])


def income_received(state: Caylus, seat: i64, income: Tally) -> None:
    """Income was paid; its parts by source."""
    if state.heard is not None:
        parts = dict(income.parts)
        state.tell(
            "income_received", seat=state.seats[seat], deniers=int(income.total), parts=parts
        )


def final_bonus(state: Caylus, seat: i64, bonus: Tally) -> None:
    """Points for what was left at the end, by source."""
    if state.heard is not None:
        parts = dict(bonus.parts)
        state.tell("final_bonus", seat=state.seats[seat], prestige=int(bonus.total), parts=parts)


def game_ended(state: Caylus) -> None:
    """The game is over: who won, with how many points."""
    if state.heard is not None:
        best = max(player.prestige for player in state.players)
        pairs = zip(state.seats, state.players, strict=True)
        winners = [name for name, player in pairs if player.prestige == best]
        state.tell("game_ended", winners=winners, prestige=int(best))
