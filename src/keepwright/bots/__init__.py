"""Bots: whoever chooses from a view, those that are here, and games that they play.

>>> from keepwright import Dice, Sitting
>>> from keepwright.bots import RandomBot, play_sitting
>>> sitting = Sitting.begin("caylus", seats=2, seed=7)
>>> play_sitting(sitting, [RandomBot(Dice(1)), RandomBot(Dice(2))]) > 50
True
>>> sitting.record.headers["Result"].split()[0].startswith("blue=")
True
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from keepwright.bots.arena import Match, play_bots, play_match, play_sitting, simulate
    from keepwright.bots.bot import Bot
    from keepwright.bots.greedy import GreedyBot
    from keepwright.bots.random_bot import RandomBot
    from keepwright.bots.registry import make_bot

# Where each name lives: who asks for one bot does not load the others.
HOMES: Final = {
    "Bot": "bot",
    "GreedyBot": "greedy",
    "Match": "arena",
    "RandomBot": "random_bot",
    "make_bot": "registry",
    "play_bots": "arena",
    "play_match": "arena",
    "play_sitting": "arena",
    "simulate": "arena",
}


def __getattr__(name: str) -> Any:
    if name not in HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{HOMES[name]}"), name)


__all__ = [
    # bots
    "Bot",
    "GreedyBot",
    "Match",
    "RandomBot",
    "make_bot",
    "play_bots",
    "play_match",
    "play_sitting",
    "simulate",
]
