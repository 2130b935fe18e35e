"""Keepwright: castle-building board games with exact rules, as a typed library.

>>> import random
>>> import keepwright as kw
>>> state = kw.new_game("magna_carta", seats=3, seed=7)
>>> while not state.over:
...     state = kw.play(state, random.choice(kw.legal_actions(state)))
>>> len(kw.score_sheet(state).totals)
3
"""

import warnings
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from keepwright.engine.action import Action
from keepwright.engine.agenda import Chance, Decision, Task
from keepwright.engine.chance import Dealer, Dice, SeedDealer, seed_bytes
from keepwright.engine.errors import (
    BadOption,
    BadRecord,
    BadScenario,
    BadSeats,
    BadState,
    KeepwrightError,
    NotAskedFor,
    NothingToUndo,
    NotYourSeat,
    Obstructed,
    OtherGame,
    Over,
    Refusal,
    Stale,
    TooMany,
    UnknownGame,
    UnknownSeat,
    Unreadable,
)
from keepwright.engine.event import Event
from keepwright.engine.game import Game, Limits, Option, game_ids, load
from keepwright.engine.guess import guess
from keepwright.engine.notation import Line, play_line, read_line
from keepwright.engine.obstacle import Obstacle
from keepwright.engine.play import (
    Candidate,
    answer,
    candidates,
    deal,
    deal_in_place,
    legal_actions,
    play,
    play_in_place,
    playout,
    random_game,
    score_sheet,
    seats_due,
    totals,
    why_not,
    winners,
)
from keepwright.engine.record import Record, replay
from keepwright.engine.saving import json_schema
from keepwright.engine.scenario import Scenario
from keepwright.engine.scoring import ScoreSheet
from keepwright.engine.seats import SPECTATOR, Seat
from keepwright.engine.showing import draw_with, speak_with
from keepwright.engine.sitting import Sitting
from keepwright.engine.state import State, state_of
from keepwright.engine.tally import Tally
from keepwright.engine.view import View, view
from keepwright.guard import guard
from keepwright.picture import picture_of, png_of

if TYPE_CHECKING:
    from keepwright import bots as bots
    from keepwright.typed import new_game
else:
    from keepwright.engine.play import new_game

__version__ = "0.1.0"


def _say(error: KeepwrightError) -> str:
    """What an error means, in a sentence; nothing where it has none."""
    from keepwright.locales import Words

    game = str(error.facts.get("game", ""))
    try:
        return Words("en", game if game in game_ids() else "").error(error)
    except (LookupError, ValueError):
        return ""


draw_with(picture_of)
speak_with(_say)

# Names of version 0.1, and what they are called now.
RENAMED: Final = {"options": "candidates", "Choice": "Candidate", "Undoable": "NothingToUndo"}


def __getattr__(name: str) -> Any:
    if name == "bots":
        return import_module("keepwright.bots")
    if name not in RENAMED:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    message = f"keepwright.{name} is called keepwright.{RENAMED[name]} now"
    warnings.warn(message, DeprecationWarning, stacklevel=2)
    return globals()[RENAMED[name]]


__all__ = [  # noqa: RUF022 - by what they are for
    # games
    "Game",
    "Limits",
    "Option",
    "game_ids",
    "load",
    # to play
    "State",
    "Action",
    "Candidate",
    "new_game",
    "legal_actions",
    "candidates",
    "why_not",
    "play",
    "answer",
    "seats_due",
    "Seat",
    # points
    "score_sheet",
    "totals",
    "winners",
    "ScoreSheet",
    "Tally",
    # what is due, what happens
    "Task",
    "Decision",
    "Chance",
    "Obstacle",
    "Event",
    # chance
    "deal",
    "Dealer",
    "Dice",
    "SeedDealer",
    "seed_bytes",
    # search
    "play_in_place",
    "deal_in_place",
    "playout",
    "random_game",
    # what a seat may know
    "view",
    "View",
    "SPECTATOR",
    "guess",
    # records
    "Record",
    "Line",
    "Sitting",
    "replay",
    "play_line",
    "read_line",
    # positions as JSON, scenarios, pictures
    "state_of",
    "json_schema",
    "Scenario",
    "picture_of",
    "png_of",
    # errors
    "KeepwrightError",
    "UnknownGame",
    "UnknownSeat",
    "OtherGame",
    "TooMany",
    "BadSeats",
    "BadOption",
    "BadState",
    "BadRecord",
    "BadScenario",
    "Refusal",
    "Unreadable",
    "NotAskedFor",
    "NotYourSeat",
    "Obstructed",
    "Stale",
    "NothingToUndo",
    "Over",
]

guard(globals(), __all__)
