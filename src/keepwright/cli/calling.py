"""Calls: what a command takes is read off its signature, and what somebody typed is read by it.

A command is a function. Each parameter is annotated with its type and with how it is given: an
`Argument` by its place, an `Option` by its name. Commands are found when they are called, so that
none waits for what another needs.
"""

from __future__ import annotations

import inspect
import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from difflib import get_close_matches
from enum import Enum
from functools import cached_property
from types import NoneType, UnionType
from typing import Any, Final, Union, final, get_args, get_origin, get_type_hints

DONE, REFUSED, WRONG_CALL, INTERRUPTED = 0, 1, 2, 130
HELP: Final = ("--help", "-h")
NO_MORE_OPTIONS: Final = "--"
YES: Final = ("1", "true", "on", "yes")


class Stop(Exception):
    """A command ends here: with a message in the user's language, and an exit code."""

    def __init__(self, message: str, code: int = REFUSED, **facts: object) -> None:
        super().__init__(message)
        self.message: Final = message
        self.code: Final = code
        self.facts: Final = facts


class WrongCall(Stop):
    """What was typed is no call of the command: `why` is a message."""

    def __init__(self, why: str, **facts: object) -> None:
        near = "-near" if facts.get("near") else ""
        super().__init__(f"cli-call-{why}{near}", WRONG_CALL, **facts)


class Exit(Exception):
    """A command ends here, without a word more."""

    def __init__(self, code: int = DONE) -> None:
        super().__init__(code)
        self.code: Final = code


class HelpWanted(Exception):
    """Somebody asked for the help of a command."""

    def __init__(self, command: Command) -> None:
        super().__init__(command.path)
        self.command: Final = command


@dataclass(frozen=True)
class Argument:
    """What is given by its place."""

    metavar: str
    help: str
    show_default: bool | str = True
    panel: str = "Arguments"
    words: Callable[[], Iterable[str]] = tuple  # what it may be, as far as that is known


@dataclass(frozen=True)
class Option:
    """What is given by its name, or by a variable of the environment."""

    name: str
    short: str = ""
    metavar: str = ""
    help: str = ""
    envvar: str = ""
    min: float | None = None
    max: float | None = None
    show_default: bool | str = True
    panel: str = "Options"
    callback: Callable[[Any], object] | None = None  # is told as soon as the option is read
    words: Callable[[], Iterable[str]] = tuple  # what it may be, as far as that is known


@final
class Parameter:
    """One parameter of a command: its name, type and default, and how it is given."""

    def __init__(self, name: str, hint: Any, default: Any) -> None:
        self.name: Final = name
        kind, self.sort = get_args(hint)
        if get_origin(kind) in (Union, UnionType):
            (kind,) = (one for one in get_args(kind) if one is not NoneType)
        self.is_list: Final = get_origin(kind) is list
        self.kind: Final[type] = get_args(kind)[0] if self.is_list else kind
        self.is_flag: Final = self.kind is bool
        self.is_needed: Final = default is inspect.Parameter.empty
        self.default: Final = default

    @property
    def label(self) -> str:
        """What a user calls it."""
        return self.sort.name if isinstance(self.sort, Option) else str(self.sort.metavar)

    @property
    def values(self) -> list[str]:
        """The words it takes, where only a few will do."""
        return [str(one.value) for one in self.kind] if issubclass(self.kind, Enum) else []

    @property
    def known(self) -> list[str]:
        """The words that are known to fit, for whoever completes what is typed."""
        return self.values or list(self.sort.words())

    def read(self, text: str) -> Any:
        """What a text means here."""
        if self.is_flag:
            return text.lower() in YES
        if self.values and text not in self.values:
            raise WrongCall("value", name=self.label, given=text, values=", ".join(self.values))
        try:
            value = self.kind(text)
        except ValueError:
            raise WrongCall("number", name=self.label, given=text) from None
        if isinstance(self.sort, Option):
            least, most = self.sort.min, self.sort.max
            if least is not None and value < least:
                raise WrongCall("least", name=self.label, given=text, least=f"{least:g}")
            if most is not None and value > most:
                raise WrongCall("most", name=self.label, given=text, most=f"{most:g}")
        return value

    def read_all(self, texts: list[str], environment: Mapping[str, str]) -> Any:
        """What all that was given for it means: the last text counts, where it is no list."""
        if not texts and isinstance(self.sort, Option) and environment.get(self.sort.envvar):
            given = environment[self.sort.envvar]
            texts = given.split() if self.is_list else [given]
        if not texts and self.is_needed:
            raise WrongCall("missing", name=self.label)
        if not texts:
            return self.default
        values = [self.read(text) for text in texts]
        return values if self.is_list else values[-1]


def near(given: str, known: list[str]) -> str:
    """What is known and looks like what was given; empty if nothing does."""
    return ", ".join(get_close_matches(given, known, n=3))


class Command:
    """A function that can be called from the command line."""

    def __init__(self, function: Callable[..., object], path: str) -> None:
        self.function: Final = function
        self.path: Final = path

    @cached_property
    def parameters(self) -> list[Parameter]:
        """What it takes, in order."""
        hints = get_type_hints(self.function, include_extras=True)
        signature = inspect.signature(self.function).parameters
        return [Parameter(name, hints[name], one.default) for name, one in signature.items()]

    @property
    def options(self) -> dict[str, Parameter]:
        """What it takes by name."""
        return {one.label: one for one in self.parameters if isinstance(one.sort, Option)}

    @property
    def places(self) -> list[Parameter]:
        """What it takes by place."""
        return [one for one in self.parameters if isinstance(one.sort, Argument)]

    @property
    def help(self) -> str:
        """What it says of itself."""
        return inspect.getdoc(self.function) or ""

    def run(self, typed: list[str]) -> None:
        """Do what was typed behind its name."""
        with self.told_apart():
            given = self.read(typed)
        self.function(**given)

    @contextmanager
    def told_apart(self) -> Iterator[None]:
        """A call that is wrong says whose help would have told."""
        try:
            yield
        except WrongCall as wrong:
            wrong.facts.setdefault("help", f"{self.path} {HELP[0]}")
            raise

    def read(self, typed: list[str]) -> dict[str, Any]:
        """What was typed behind its name, by parameter."""
        words: list[str] = []
        given = self.read_options(deque(typed), words)
        for place in self.places:
            taken = words if place.is_list else words[:1]
            given[place.name], words = place.read_all(taken, {}), words[len(taken) :]
        if words:
            raise WrongCall("too_much", given=words[0])
        return given

    def read_options(self, rest: deque[str], words: list[str], all: bool = True) -> dict[str, Any]:
        """The options in what was typed; other words are set aside, or end it if not `all`."""
        texts: dict[str, list[str]] = {}
        shorts = {one.sort.short: name for name, one in self.options.items()}
        while rest and (all or rest[0].startswith("-")):
            word = rest.popleft()
            if word == NO_MORE_OPTIONS:
                words.extend(rest)
                break
            if not word.startswith("-") or word == "-":
                words.append(word)
                continue
            name, equals, text = word.partition("=")
            if name in HELP:
                raise HelpWanted(self)
            name = shorts.get(name, name)
            option = self.options.get(name)
            if option is None:
                raise WrongCall("option", given=name, near=near(name, [*self.options, *HELP]))
            if option.is_flag:
                text = YES[0]
            elif not equals and not rest:
                raise WrongCall("no_value", name=name)
            texts.setdefault(name, []).append(text if equals or option.is_flag else rest.popleft())
            if option.sort.callback is not None:
                option.sort.callback(option.read(texts[name][-1]))
        return {
            option.name: option.read_all(texts.get(name, []), os.environ)
            for name, option in self.options.items()
        }


@final
class Group(Command):
    """A command that is followed by the name of another; `find` gives its function or group."""

    def __init__(
        self,
        function: Callable[..., object],
        path: str,
        names: tuple[str, ...],
        find: Callable[[str], Callable[..., object] | Group],
    ) -> None:
        super().__init__(function, path)
        self.names: Final = names
        self.find: Final = find

    def command(self, name: str) -> Command:
        """The command of this name."""
        found = self.find(name)
        return found if isinstance(found, Group) else Command(found, f"{self.path} {name}")

    def run(self, typed: list[str]) -> None:
        rest = deque(typed)
        with self.told_apart():
            self.function(**self.read_options(rest, [], all=False))
            if not rest:
                raise HelpWanted(self)
            name = rest.popleft()
            if name not in self.names:
                raise WrongCall("command", given=name, near=near(name, list(self.names)))
        self.command(name).run(list(rest))
