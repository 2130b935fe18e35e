"""Wrong types: what a call was given, and what it takes, in a sentence for who writes programs.

Such a mistake is in the program and not in the play, so it is Python's own TypeError: whoever
catches keepwright's refusals does not catch it with them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from reprlib import repr as shortly
from typing import Final

KINDS: Final = {
    "Action": "an Action",
    "Dealer": "a Dealer (such as Dice(7))",
    "Dice": "Dice",
    "Game": "a Game (load gives it)",
    "None": "None",
    "Record": "a Record (Record.load reads one)",
    "State": "a State (new_game makes one)",
    "View": "a View (view makes one)",
    "bool": "True or False",
    "bytes": "bytes",
    "dict": "a dict",
    "float": "a number",
    "i64": "a whole number",
    "int": "a whole number",
    "list": "a list",
    "str": "text",
    "tuple": "a tuple",
}
NO_KINDS: Final = ("union", "or")  # words between the names of types


def wrong_type(parameter: str, wanted: str, given: object) -> TypeError:
    """The error of a call whose parameter wants one of the types named here, and got this.

    >>> wrong_type("state", "keepwright.engine.state.State or None", "caylus")
    TypeError("`state` is to be a State (new_game makes one) or None, not 'caylus'")
    """
    plain = re.sub(r"tuple\[.*?\]", "tuple", wanted)
    names = [name.rpartition(".")[2] for name in re.findall(r"[\w.]+", plain)]
    kinds = [KINDS.get(name, f"a {name}") for name in names if name not in NO_KINDS]
    return not_as_wanted(parameter, " or ".join(kinds), given)


def not_as_wanted(parameter: str, wanted: str, given: object) -> TypeError:
    """The error of a call that wants this, in words.

    >>> not_as_wanted("seats", "colours, or how many there are", 1.5)
    TypeError('`seats` is to be colours, or how many there are, not 1.5')
    """
    return TypeError(f"`{parameter}` is to be {wanted}, not {shortly(given)}")


def check_list(parameter: str, kind: type, wanted: str, given: object) -> None:
    """TypeError where something is no list (or the like) of such things.

    >>> check_list("seats", str, "colours, or how many there are", ["red", "blue"])
    """
    if not isinstance(given, Sequence) or not all(isinstance(one, kind) for one in given):
        raise not_as_wanted(parameter, wanted, given)


def check_map(parameter: str, wanted: str, given: object) -> None:
    """TypeError where something is no dict (or the like) with texts for keys."""
    if not isinstance(given, Mapping) or not all(isinstance(key, str) for key in given):
        raise not_as_wanted(parameter, wanted, given)
