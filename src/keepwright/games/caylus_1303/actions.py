"""Everything a player of Caylus 1303 can ever decide, and the candidates of each decision (§4.6).

There is no action between players: promises do not bind and nothing is traded (§4.0.1).
"""

from __future__ import annotations

from typing import Final

from keepwright.engine import provost
from keepwright.engine.action import Action, Actions, Candidates
from keepwright.engine.agenda import Tasks
from keepwright.games.caylus_1303.components import (
    BUILDINGS,
    BUNDLE,
    BUNDLE_HAS,
    BUNDLE_OTHERS,
    CHARACTERS,
    MOST_SEATS,
    PLACES,
    SLOTS,
)
from keepwright.games.caylus_1303.pieces import RESOURCES, Building

ACTIONS: Final = Actions("caylus_1303")
TASKS: Final = Tasks(MOST_SEATS)

PASS: Final = ACTIONS.make("pass")
DECLINE: Final = ACTIONS.make("decline")
STOP: Final = ACTIONS.make("stop")


def about(verb: str, building: Building) -> Action:
    """The action with this verb about a building."""
    return ACTIONS.make(verb, "place", building.id, int(building.number))


def with_goods(verb: str, resources: int) -> Action:
    """The action with this verb about exactly these resources."""
    return ACTIONS.make(verb, "goods", RESOURCES.text(resources), resources)


STAY: Final = ACTIONS.make("provost", "steps", "0", 0)


def provost_moves(reach: int) -> Candidates:
    """To leave the Provost where he is, or to move him up to so many steps either way (R-41)."""
    return provost.provost_moves(ACTIONS, STAY, reach)


# The number of a place among these is its number among all buildings.
PLACE_OR_PASS: Final = Candidates([PASS, *(about("place", place) for place in PLACES)])
PLACE_OR_DECLINE: Final = Candidates([DECLINE, *(about("place", place) for place in PLACES)])

BUILD: Final = {
    group: Candidates([DECLINE, *(about("build", b) for b in BUILDINGS if b.group == group)])
    for group in ("wood", "stone", "monument")
}
CLAIM: Final = Candidates(
    [DECLINE, *(about("claim", b) for b in BUILDINGS if b.group == "starting")]
)

# Food and two others that differ from it and from each other; the Chamberlain's may be any three.
BUNDLES: Final = [
    RESOURCES.one(BUNDLE_HAS) + others for others in RESOURCES.different(BUNDLE - 1, BUNDLE_OTHERS)
]
FREE_BUNDLES: Final = [
    bundle for bundle in RESOURCES.any_of(BUNDLE, RESOURCES.ids) if bundle not in BUNDLES
]
DELIVER: Final = Candidates(
    [STOP, *(with_goods("deliver", bundle) for bundle in [*BUNDLES, *FREE_BUNDLES])]
)

# The number of a character among these is its number among all characters.
_TAKE: Final = [
    ACTIONS.make("take_character", "character", character.id, int(character.number))
    for character in CHARACTERS
]
DRAFT: Final = Candidates(_TAKE)
TAKE_OR_DECLINE: Final = Candidates([*_TAKE, DECLINE])
USE_FAVOR: Final = Candidates(
    [*_TAKE, *(ACTIONS.make("use_slot", "slot", str(n + 1), n) for n in range(SLOTS))]
)
