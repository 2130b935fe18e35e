"""Which bots there are, and how one is named: `greedy`, with parameters `greedy:rivalry=1`, by the
person or level it plays for, or an own one `module:Class`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from keepwright.bots.bot import Bot
from keepwright.bots.greedy import GreedyBot
from keepwright.bots.own import make_own, read_own
from keepwright.bots.people import bot_behind
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
    GREEDY: {"rivalry": (0.0, 1.0), "lapses": (0.0, 1.0)},
}


# How each bot is made: for a game, with dice and parameters.
Maker = Callable[[Game, Dice, dict[str, float]], Bot]
MAKERS: Final[dict[str, Maker]] = {
    RANDOM: lambda game, dice, parameters: RandomBot(dice),
    GREEDY: lambda game, dice, parameters: GreedyBot(game.id, dice, **parameters),
}


def read_bot(text: str) -> tuple[str, dict[str, float]]:
    """The name and the parameters of the bot of ours that a text names; a typed error if of none.

    >>> read_bot("greedy:rivalry=0.25")
    ('greedy', {'rivalry': 0.25})
    >>> read_bot("wanda")
    ('greedy', {'lapses': 0.4})
    """
    name, _, rest = bot_behind(text.strip()).partition(":")
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


def is_own(text: str) -> bool:
    """Whether a text names an own bot, `module:Class`, with or without parameters.

    >>> is_own("my_bots:Patient:depth=3"), is_own("greedy:rivalry=1"), is_own("greedy")
    (True, False, False)
    """
    module, _, rest = text.strip().partition(":")
    words = (*module.split("."), rest.partition(":")[0])
    return module not in BOTS and all(word.isidentifier() for word in words)


def check_bot(text: str) -> None:
    """A typed error unless a text names a bot of ours, or an own one, whose module is then run."""
    if is_own(text):
        read_own(text)
    else:
        read_bot(text)


def make_bot(text: str, game: Game, dice: Dice) -> Bot:
    """A bot for one seat of this game, which rolls these dice.

    >>> from keepwright.engine.game import load
    >>> type(make_bot("random", load("caylus"), Dice(1))).__name__
    'RandomBot'
    """
    if is_own(text):
        return make_own(text, game, dice)
    name, parameters = read_bot(text)
    return MAKERS[name](game, dice, parameters)
