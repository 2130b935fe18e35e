"""Everything a player of Magna Carta can ever decide, and the candidates of each decision."""

from __future__ import annotations

from typing import Final

from keepwright.engine.action import Action, Actions, Candidates
from keepwright.engine.agenda import Tasks
from keepwright.engine.provost import provost_moves
from keepwright.games.magna_carta.components import (
    CARD_IDS,
    MOST_LOTS,
    MOST_SEATS,
    NEUTRAL_IDS,
    PLACE_IDS,
    PRESTIGE_IDS,
    PROVOST_REACH,
)

ACTIONS: Final = Actions("magna_carta")
TASKS: Final = Tasks(MOST_SEATS)

DECLINE: Final = ACTIONS.make("decline")
KEEP_HAND: Final = ACTIONS.make("keep")
REDRAW_HAND: Final = ACTIONS.make("redraw")
DRAW_CARD: Final = ACTIONS.make("draw_card")
REPLACE_HAND: Final = ACTIONS.make("replace_hand")
PLACE_WORKER: Final = ACTIONS.make("place_worker")
BUILD_CARD: Final = ACTIONS.make("build")
BUILD_PRESTIGE: Final = ACTIONS.make("build_prestige")
PASS: Final = ACTIONS.make("pass")


def about(verb: str, ids: tuple[str, ...]) -> list[Action]:
    """The actions with this verb about each of these cards."""
    return [ACTIONS.make(verb, "card", id, number) for number, id in enumerate(ids)]


MULLIGAN: Final = Candidates([KEEP_HAND, REDRAW_HAND])
CHOOSE_ACTION: Final = Candidates(
    [DRAW_CARD, REPLACE_HAND, PLACE_WORKER, BUILD_CARD, BUILD_PRESTIGE, PASS]
)
# The number of a place among these is one less than its number among all places.
PLACES: Final = Candidates(
    [ACTIONS.make("place", "place", id, number) for number, id in enumerate(PLACE_IDS) if number]
)
BUILD: Final = Candidates(about("build", CARD_IDS))
PRESTIGE: Final = Candidates(about("build", PRESTIGE_IDS))
PROVOST_MOVES: Final = provost_moves(ACTIONS, PASS, PROVOST_REACH)
# Cards of the own deck, then the neutral ones, which nobody can turn.
TURN: Final = Candidates(
    [
        DECLINE,
        *about("transform", CARD_IDS),
        *(
            ACTIONS.make("transform", "neutral", id, number)
            for number, id in enumerate(NEUTRAL_IDS, len(CARD_IDS))
        ),
    ]
)
LOTS: Final = Candidates(
    [ACTIONS.make("lots", "lots", str(number), number) for number in range(MOST_LOTS + 1)]
)
