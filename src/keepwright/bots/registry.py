"""Which bots there are, and how one is named: `greedy`, or with parameters `greedy:rivalry=1`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from keepwright.bots.bot import Bot
from keepwright.bots.greedy import GreedyBot
from keepwright.bots.random_bot import RandomBot
from keepwright.engine.chance import Dice
from keepwright.engine.errors import KeepwrightError
from keepwright.engine.game import Game


class UnknownBot(KeepwrightError):
    """There is no bot with this name."""

    code = "unknown_bot"


class BadBotParameter(KeepwrightError):
    """A bot has no such parameter, or the parameter does not take this value."""

    code = "bad_bot_parameter"


RANDOM: Final = "random"
GREEDY: Final = "greedy"
# The parameters of each bot with their least and greatest value; all are numbers.
BOTS: Final[dict[str, dict[str, tuple[float, float]]]] = {
    RANDOM: {},
    GREEDY: {"rivalry": (0.0, 1.0)},
}


# How each bot is made: for a game, with dice and parameters.
Maker = Callable[[Game, Dice, dict[str, float]], Bot]
MAKERS: Final[dict[str, Maker]] = {
    RANDOM: lambda game, dice, parameters: RandomBot(dice),
    GREEDY: lambda game, dice, parameters: GreedyBot(game.id, dice, **parameters),
}


def read_bot(text: str) -> tuple[str, dict[str, float]]:
    """The name and the parameters this text names; a typed error if it names none.

    >>> read_bot("greedy:rivalry=0.25")
    ('greedy', {'rivalry': 0.25})
    """
    name, _, rest = text.strip().partition(":")
    if name not in BOTS:
        raise UnknownBot(bot=name, bots=list(BOTS))
    parameters: dict[str, float] = {}
    for part in rest.split(":") if rest else []:
        key, _, given = part.partition("=")
        if key not in BOTS[name]:
            raise BadBotParameter(bot=name, parameter=key, parameters=list(BOTS[name]))
        least, most = BOTS[name][key]
        try:
            value = float(given)
        except ValueError:
            value = float("nan")
        if not least <= value <= most:
            raise BadBotParameter(bot=name, parameter=key, given=given, range=f"{least:g}–{most:g}")
        parameters[key] = value
    return name, parameters


def make_bot(text: str, game: Game, dice: Dice) -> Bot:
    """A bot for one seat of this game, which rolls these dice.

    >>> from keepwright.engine.game import load
    >>> type(make_bot("random", load("caylus"), Dice(1))).__name__
    'RandomBot'
    """
    name, parameters = read_bot(text)
    return MAKERS[name](game, dice, parameters)
