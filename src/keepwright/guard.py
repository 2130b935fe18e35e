"""What is public looks at the types it is given before it begins, in both forms alike.

What is compiled does so by itself, at no cost. What is interpreted is guarded here: parameters with
the types that a compiled function would look at, which are classes, and lists, dicts and tuples
without what is in them.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from functools import wraps
from inspect import Parameter, signature
from itertools import count
from types import FunctionType, NoneType, UnionType
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from keepwright.engine.wrong_type import wrong_type

Kinds = tuple[type, ...]

CALL = """lambda guarded_, seen_, look_, {defaults}: (
    lambda {takes}: guarded_({passes}) if ({kinds}) in seen_ or look_({given}) else None
)"""
PASSED: dict[object, str] = {
    Parameter.POSITIONAL_OR_KEYWORD: "{0}",
    Parameter.KEYWORD_ONLY: "{0}={0}",
    Parameter.VAR_KEYWORD: "**{0}",
}

# Of classes that a playout enters again and again, what else is called from outside.
ENTERED_OFTEN = {
    "Chance": (),
    "Dealer": (),
    "Decision": (),
    "Dice": ("__init__",),
    "Game": ("__init__",),
    "SeedDealer": ("__init__",),
    "State": ("assign",),
    "Tally": ("__init__",),
    "Task": (),
}
BUILT_IN = {bool, bytes, dict, float, int, list, str, tuple, NoneType}


def guard(names: dict[str, Any], public: Iterable[str]) -> None:
    """Guard the functions and classes with these names, where they are interpreted."""
    for name in public:
        thing = names[name]
        if isinstance(thing, FunctionType):
            names[name] = guarded(thing)
            setattr(sys.modules[thing.__module__], name, names[name])
        elif isinstance(thing, type):
            guard_methods(thing)


def guard_methods(owner: type) -> None:
    """Guard how objects of a class are made, and its public methods."""
    public = [name for name in vars(owner) if name == "__init__" or not name.startswith("_")]
    for name in ENTERED_OFTEN.get(owner.__name__, public):
        method = vars(owner)[name]
        function = method.__func__ if isinstance(method, staticmethod) else method
        if isinstance(function, FunctionType):
            safe = guarded(function)
            setattr(owner, name, safe if function is method else staticmethod(safe))


def guarded(function: FunctionType) -> Callable[..., Any]:
    """The function, which looks at what it is given whenever types come that never came before.

    The call is written out with its parameters: one that took anything would cost many times more.
    """
    taken = list(signature(function).parameters.values())
    named = [one for one in taken if one.kind is not Parameter.VAR_KEYWORD]
    seen: set[tuple[type, ...]] = set()

    def look(*given: object) -> bool:
        hints = get_type_hints(
            function, {**vars(sys.modules["keepwright"]), **function.__globals__}
        )
        for one, value in zip(named, given, strict=True):
            check(one.name, kinds_of(hints.get(one.name, object)), value)
        seen.add(tuple(map(type, given)))
        return True

    defaults = [one.default for one in taken if one.default is not Parameter.empty]
    text = CALL.format(
        defaults="".join(f"default_{number}, " for number in range(len(defaults))),
        takes=written(taken),
        kinds="".join(f"type({one.name}), " for one in named),
        given=", ".join(one.name for one in named),
        passes=", ".join(PASSED[one.kind].format(one.name) for one in taken),
    )
    # with the names of the function's module, so that its example is found there
    make = eval(text, function.__globals__)
    call: Callable[..., Any] = wraps(function)(make(function, seen, look, *defaults))
    return call


def written(taken: list[Parameter]) -> str:
    """Parameters as they stand in a signature, with numbers for their defaults."""
    found: list[str] = []
    numbers = count()
    for one in taken:
        if one.kind is Parameter.KEYWORD_ONLY and "*" not in found:
            found.append("*")
        default = "" if one.default is Parameter.empty else f"=default_{next(numbers)}"
        stars = "**" if one.kind is Parameter.VAR_KEYWORD else ""
        found.append(f"{stars}{one.name}{default}")
    return ", ".join(found)


def check(name: str, kinds: Kinds, given: object) -> None:
    """TypeError where a parameter that takes these kinds is given something else."""
    fitting = (*kinds, int) if float in kinds else kinds  # as types go, an int is a float
    if kinds and not isinstance(given, fitting):
        wanted = ["None" if kind is NoneType else kind.__name__ for kind in kinds]
        raise wrong_type(name, " or ".join(wanted), given)


def kinds_of(hint: Any) -> Kinds:
    """The classes of which something fits a type; none where that is left to the function.

    >>> kinds_of(int | None), kinds_of(list[str]), kinds_of(object)
    ((<class 'int'>, <class 'NoneType'>), (<class 'list'>,), ())
    """
    if isinstance(hint, TypeVar):
        return kinds_of(hint.__bound__)
    if get_origin(hint) in (Union, UnionType):
        parts = [kinds_of(part) for part in get_args(hint)]
        return tuple(kind for part in parts for kind in part) if all(parts) else ()
    kind = get_origin(hint) or hint
    own = isinstance(kind, type) and kind.__module__.startswith("keepwright.")
    return (kind,) if kind in BUILT_IN or own else ()
