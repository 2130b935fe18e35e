"""Everything that can happen in a game: the code of each event, its facts, and its telling.

Telling costs nothing when nobody listens: the facts are put together only for somebody who does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from keepwright.engine.choices import numbers
from keepwright.engine.tally import Tally
from keepwright.games.caylus_1303.components import BUILDING_IDS, CHARACTER_IDS
from keepwright.games.caylus_1303.pieces import RESOURCES
from keepwright.games.caylus_1303.state import NOBODY, Caylus1303

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "starting_tiles_laid": ("places",),
    "slot_filled": ("slot", "place"),
    "tile_laid": ("space", "place"),
    "first_player_drawn": ("seat",),
    "characters_revealed": ("characters",),
    "character_taken": ("seat", "character", "holder"),
    "round_began": ("round",),
    "phase_began": ("phase",),
    "worker_placed": ("seat", "place", "cost", "returned", "parts"),
    "character_used": ("seat", "character"),
    "owner_rewarded": ("seat", "place", "prestige", "parts"),
    "passed": ("seat", "number"),
    "activated": ("seat", "place"),
    "provost_moved": ("seat", "steps", "space", "cost"),
    "provost_left_alone": ("seat",),
    "workers_sent_home": ("seat", "places"),
    "owner_bonus_taken": ("seat", "place", "goods"),
    "offer_taken": ("seat", "goods"),
    "offer_gained": ("seat", "goods"),
    "cubes_paid": ("seat", "goods"),
    "cubes_taken": ("seat", "goods"),
    "workers_taken": ("seat", "workers"),
    "declined": ("seat", "place"),
    "built": ("seat", "place", "space", "prestige", "parts"),
    "claimed": ("seat", "place"),
    "favor_gained": ("seat",),
    "slot_used": ("seat", "slot", "place"),
    "bundle_delivered": ("seat", "goods", "prestige", "parts"),
    "most_bundles": ("seat",),
    "became_residence": ("seat", "place"),
    "recruited": ("seat", "workers", "parts", "goods"),
    "provost_set": ("space",),
    "points_counted": ("seat", "prestige", "parts"),
    "game_ended": ("winners", "prestige"),
}


def activated(state: Caylus1303, seat: i64, place: str) -> None:
    """The worker at a building is resolved."""
    if state.heard is not None:
        state.tell("activated", seat=state.seats[seat], place=place)


def owner_bonus_taken(state: Caylus1303, seat: i64, place: str, goods: i64) -> None:
    """The owner of a stone building took his bonus, since another's worker was there."""
    if state.heard is not None:
        state.tell(
            "owner_bonus_taken", seat=state.seats[seat], place=place, goods=RESOURCES.held(goods)
        )


def workers_sent_home(state: Caylus1303, seat: i64, places: i64) -> None:
    """Workers beyond the Provost went to the Camp without effect."""
    if state.heard is not None:
        state.tell(
            "workers_sent_home",
            seat=state.seats[seat],
            places=[BUILDING_IDS[number] for number in numbers(places)],
        )


def character_used(state: Caylus1303, seat: i64, character: str) -> None:
    """A character that acts once a round has acted."""
    if state.heard is not None:
        state.tell("character_used", seat=state.seats[seat], character=character)


def built(
    state: Caylus1303, seat: i64, place: str, space: i64, prestige: i64, parts: Tally
) -> None:
    """A tile was built; what it scores, by source."""
    if state.heard is not None:
        state.tell(
            "built",
            seat=state.seats[seat],
            place=place,
            space=int(space),
            prestige=int(prestige),
            parts=dict(parts.parts),
        )


def favor_gained(state: Caylus1303, seat: i64) -> None:
    """A seat gained a favor."""
    if state.heard is not None:
        state.tell("favor_gained", seat=state.seats[seat])


def bundle_delivered(state: Caylus1303, seat: i64, goods: i64, prestige: i64, parts: Tally) -> None:
    """A bundle was delivered; what it scores, by source."""
    if state.heard is not None:
        state.tell(
            "bundle_delivered",
            seat=state.seats[seat],
            goods=RESOURCES.held(goods),
            prestige=int(prestige),
            parts=dict(parts.parts),
        )


def most_bundles(state: Caylus1303, seat: i64) -> None:
    """A seat delivered the most bundles of the round."""
    if state.heard is not None:
        state.tell("most_bundles", seat=state.seats[seat])


def slot_used(state: Caylus1303, seat: i64, slot: i64, place: str) -> None:
    """A favor was used on a tile of the construction site."""
    if state.heard is not None:
        state.tell("slot_used", seat=state.seats[seat], slot=int(slot), place=place)


def owner_rewarded(state: Caylus1303, seat: i64, place: str, prestige: i64, parts: Tally) -> None:
    """Another's worker came to a seat's building: what its owner scores, by source."""
    if state.heard is not None:
        state.tell(
            "owner_rewarded",
            seat=state.seats[seat],
            place=place,
            prestige=int(prestige),
            parts=dict(parts.parts),
        )


def worker_placed(
    state: Caylus1303, seat: i64, place: str, cost: i64, returned: i64, parts: Tally
) -> None:
    """A worker was placed; what that cost in all, how many more went to the Camp for it.

    And why.
    """
    if state.heard is not None:
        state.tell(
            "worker_placed",
            seat=state.seats[seat],
            place=place,
            cost=int(cost),
            returned=int(returned),
            parts=dict(parts.parts),
        )


def passed(state: Caylus1303, seat: i64, number: i64) -> None:
    """A seat passed and took this place on the Guilds Bridge.

    The first takes the first player tile.
    """
    if state.heard is not None:
        state.tell("passed", seat=state.seats[seat], number=int(number))


def round_began(state: Caylus1303, round: i64) -> None:
    """A round begins."""
    if state.heard is not None:
        state.tell("round_began", round=int(round))


def starting_tiles_laid(state: Caylus1303, places: Sequence[int]) -> None:
    """The starting tiles were laid: the first in slot 1, the others on spaces 1 to 8.

    In this order.
    """
    if state.heard is not None:
        state.tell("starting_tiles_laid", places=[BUILDING_IDS[number] for number in places])


def slot_filled(state: Caylus1303, slot: i64, place: str) -> None:
    """A tile was put in a slot of the construction site."""
    if state.heard is not None:
        state.tell("slot_filled", slot=int(slot), place=place)


def tile_laid(state: Caylus1303, space: i64, place: str) -> None:
    """A set-up tile was laid on a road space."""
    if state.heard is not None:
        state.tell("tile_laid", space=int(space), place=place)


def first_player_drawn(state: Caylus1303, seat: i64) -> None:
    """This seat begins."""
    if state.heard is not None:
        state.tell("first_player_drawn", seat=state.seats[seat])


def characters_revealed(state: Caylus1303, characters: Sequence[int]) -> None:
    """These characters are in the game."""
    if state.heard is not None:
        state.tell(
            "characters_revealed", characters=[CHARACTER_IDS[number] for number in characters]
        )


def recruited(state: Caylus1303, seat: i64, workers: i64, parts: Tally, goods: i64) -> None:
    """A seat recruited: workers taken, what they come from, and resources."""
    if state.heard is not None:
        state.tell(
            "recruited",
            seat=state.seats[seat],
            workers=int(workers),
            parts=dict(parts.parts),
            goods=RESOURCES.held(goods),
        )


def provost_set(state: Caylus1303, space: i64) -> None:
    """The Provost stands before the last building; how many spaces he reaches."""
    if state.heard is not None:
        state.tell("provost_set", space=int(space))


def claimed(state: Caylus1303, seat: i64, place: str) -> None:
    """A house was put on a starting building."""
    if state.heard is not None:
        state.tell("claimed", seat=state.seats[seat], place=place)


def phase_began(state: Caylus1303, phase: str) -> None:
    """A phase begins."""
    if state.heard is not None:
        state.tell("phase_began", phase=phase)


def character_taken(state: Caylus1303, seat: i64, character: str, holder: i64) -> None:
    """A seat took a character from its holder, or from the board."""
    if state.heard is not None:
        name, other = state.seats[seat], "" if holder == NOBODY else state.seats[holder]
        state.tell("character_taken", seat=name, character=character, holder=other)


def became_residence(state: Caylus1303, seat: i64, place: str) -> None:
    """A building of a seat was turned to its residence side."""
    if state.heard is not None:
        state.tell("became_residence", seat=state.seats[seat], place=place)


def game_ended(state: Caylus1303) -> None:
    """The game is over: everybody's points, their parts by source, and who won."""
    if state.heard is not None:
        sheet = state.game.score_sheet(state)
        for name, tally in zip(sheet.seats, sheet.tallies, strict=True):
            parts = dict(tally.parts)
            state.tell("points_counted", seat=name, prestige=int(tally.total), parts=parts)
        state.tell("game_ended", winners=sheet.winners, prestige=max(sheet.totals))
