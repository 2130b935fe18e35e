"""Keepwright: castle-building board games with exact rules, as a typed library.

>>> import keepwright as kw
>>> state = kw.new_game("caylus", seats=3, seed=7)
>>> state = kw.play(state, "place fixed_peddler")
>>> kw.score_sheet(state).totals
[3, 3, 2]
"""

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
    Over,
    Refusal,
    Stale,
    UnknownGame,
    Unreadable,
)
from keepwright.engine.event import Event
from keepwright.engine.game import Game, game_ids, load
from keepwright.engine.guess import guess
from keepwright.engine.notation import play_line, read_line
from keepwright.engine.obstacle import Obstacle
from keepwright.engine.play import (
    Choice,
    deal,
    deal_in_place,
    legal_actions,
    new_game,
    options,
    play,
    play_in_place,
    playout,
    score_sheet,
    seats_due,
    why_not,
)
from keepwright.engine.record import Record, replay
from keepwright.engine.saving import json_schema
from keepwright.engine.scenario import Scenario
from keepwright.engine.scoring import ScoreSheet
from keepwright.engine.showing import draw_with
from keepwright.engine.sitting import Sitting
from keepwright.engine.state import State, state_of
from keepwright.engine.tally import Tally
from keepwright.engine.view import SPECTATOR, View, view
from keepwright.picture import picture_of, png_of

__version__ = "0.1.0"

draw_with(picture_of)

__all__ = [
    "SPECTATOR",
    "Action",
    "BadOption",
    "BadRecord",
    "BadScenario",
    "BadSeats",
    "BadState",
    "Chance",
    "Choice",
    "Dealer",
    "Decision",
    "Dice",
    "Event",
    "Game",
    "KeepwrightError",
    "NotAskedFor",
    "NotYourSeat",
    "NothingToUndo",
    "Obstacle",
    "Obstructed",
    "Over",
    "Record",
    "Refusal",
    "Scenario",
    "ScoreSheet",
    "SeedDealer",
    "Sitting",
    "Stale",
    "State",
    "Tally",
    "Task",
    "UnknownGame",
    "Unreadable",
    "View",
    "deal",
    "deal_in_place",
    "game_ids",
    "guess",
    "json_schema",
    "legal_actions",
    "load",
    "new_game",
    "options",
    "picture_of",
    "play",
    "play_in_place",
    "play_line",
    "playout",
    "png_of",
    "read_line",
    "replay",
    "score_sheet",
    "seats_due",
    "seed_bytes",
    "state_of",
    "view",
    "why_not",
]
