"""Everything a player of Caylus can ever decide, and the candidates of each decision.

There is no action between players: nothing is given and no promise binds (R-05).
"""

from __future__ import annotations

from typing import Final

from keepwright.engine.action import Action, Actions, Candidates
from keepwright.engine.agenda import Tasks
from keepwright.engine.provost import provost_moves
from keepwright.engine.trade import Offer
from keepwright.games.caylus.components import (
    BATCH_OTHERS,
    BUILDINGS,
    EXCHANGE,
    MOST_SEATS,
    NEVER_TRANSFORMED,
    PLACES,
    PROVOST_REACH,
    ROW_BUILDINGS,
    ROW_RESOURCES,
    ROWS,
)
from keepwright.games.caylus.pieces import CUBES, Building

ACTIONS: Final = Actions("caylus")
TASKS: Final = Tasks(MOST_SEATS)

PASS: Final = ACTIONS.make("pass")
DECLINE: Final = ACTIONS.make("decline")
TAKE_BACK: Final = ACTIONS.make("take_back")
KEEP: Final = ACTIONS.make("keep")
STOP: Final = ACTIONS.make("stop")


def about(verb: str, building: Building) -> Action:
    """The action with this verb about a building; the two architects are built as one kind."""
    id = building.kind if verb == "build" else building.id
    return ACTIONS.make(verb, "place", id, int(building.number))


def with_cubes(verb: str, cubes: int) -> Action:
    """The action with this verb about exactly these cubes."""
    return ACTIONS.make(verb, "goods", CUBES.text(cubes), cubes)


def take_offer(offer: Offer) -> Action:
    """The action that accepts an offer, named by what is paid."""
    return ACTIONS.make("trade", "goods", offer.text)


# The number of a place among these is its number among all buildings: pass stands at 0.
PLACE_OR_PASS: Final = Candidates([PASS, *(about("place", place) for place in PLACES)])
MOVE_OR_TAKE_BACK: Final = Candidates([TAKE_BACK, *(about("move", place) for place in PLACES)])
LEAVE_PROVOST: Final = ACTIONS.make("provost", "steps", "0")
GUILD_MOVES: Final = provost_moves(ACTIONS, LEAVE_PROVOST, PROVOST_REACH)
PROVOST_MOVES: Final = provost_moves(ACTIONS, PASS, PROVOST_REACH)
KEEP_OR_TAKE_BACK: Final = Candidates([KEEP, TAKE_BACK])

BUILD: Final = {
    group: Candidates(
        [
            DECLINE,
            *(about("build", b) for b in BUILDINGS if b.group == group and b.id != "architect_2"),
        ]
    )
    for group in ("wood", "stone", "prestige")
}
TRANSFORM: Final = Candidates(
    [
        DECLINE,
        *(about("transform", b) for b in BUILDINGS if b.group in ("neutral", "wood", "stone")),
        *(about("transform", b) for b in BUILDINGS if b.group in NEVER_TRANSFORMED),
    ]
)

BATCHES: Final = [CUBES.pack(food=1) + others for others in CUBES.different(2, BATCH_OTHERS)]
HAND_IN: Final = Candidates([STOP, *(with_cubes("hand_in", batch) for batch in BATCHES)])

CHOOSE_ROW: Final = Candidates(
    [ACTIONS.make("advance", "row", row, number) for number, row in enumerate(ROWS.ids)]
)
EXCHANGE_CUBES: Final = take_offer(EXCHANGE)
RESOURCE_ROW: Final = Candidates(
    [
        DECLINE,
        *(with_cubes("take", CUBES.pack(**amounts)) for _, amounts in ROW_RESOURCES),
        EXCHANGE_CUBES,
    ]
)
BUILDING_ROW: Final = Candidates(
    [DECLINE, *(ACTIONS.make("column", "column", str(n), n) for n in ROW_BUILDINGS)]
)
