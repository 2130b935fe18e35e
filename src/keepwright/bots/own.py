"""Own bots: a class of any module that Python finds, named `module:Class`.

The current folder counts as one where modules are found. A class is a bot if it can `choose`; when
it is made it is given what it asks for by name: `game`, `dice`, and the parameters that follow its
name. Naming one runs its module, so names that come from elsewhere are not for this.
"""

from __future__ import annotations

import importlib
import inspect
import sys
from pathlib import Path

from keepwright.bots.bot import Bot
from keepwright.engine.chance import Dice
from keepwright.engine.errors import KeepwrightError
from keepwright.engine.game import Game

Given = dict[str, int | float | str]


class BadOwnBot(KeepwrightError):
    """No bot can be made of what this text names."""

    code = "bad_own_bot"


def read_own(text: str) -> tuple[type[Bot], Given]:
    """The class that a text names, and the parameters behind it."""
    module_name, class_name, *rest = text.strip().split(":")
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.insert(0, here)
    try:
        module = importlib.import_module(module_name)
    except ModuleNotFoundError as missing:
        if missing.name is not None and f"{module_name}.".startswith(f"{missing.name}."):
            raise BadOwnBot(bot=text, why="no_module", module=module_name) from None
        raise BadOwnBot(bot=text, why="broken_module", problem=told(missing)) from missing
    except Exception as problem:
        raise BadOwnBot(bot=text, why="broken_module", problem=told(problem)) from problem
    found = getattr(module, class_name, None)
    if found is None:
        raise BadOwnBot(bot=text, why="no_class", module=module_name, name=class_name)
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise BadOwnBot(bot=text, why="no_bot", name=class_name)
    given: Given = {}
    for part in rest:
        key, equals, value = part.partition("=")
        if not (key.isidentifier() and equals):
            raise BadOwnBot(bot=text, why="no_parameter", given=part)
        given[key] = _number(value)
    return found, given


def make_own(text: str, game: Game, dice: Dice) -> Bot:
    """An own bot for one seat of this game, which rolls these dice."""
    kind, given = read_own(text)
    offered = {"game": game, "dice": dice}
    try:
        wanted = inspect.signature(kind).parameters
        return kind(**{name: offered[name] for name in offered if name in wanted}, **given)
    except Exception as problem:
        raise BadOwnBot(bot=text, why="not_made", problem=told(problem)) from problem


def told(problem: BaseException) -> str:
    """An exception as its last line would be in a traceback."""
    return f"{type(problem).__name__}: {problem}".removesuffix(": ")


def _number(value: str) -> int | float | str:
    for kind in (int, float):
        try:
            return kind(value)
        except ValueError:
            continue
    return value
