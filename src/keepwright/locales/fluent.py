"""Fluent: reads the files of texts, and says their messages.

As much of the language as the texts use: messages with attributes, variables, other messages,
quoted text, and choices by number, by plural or by word. A message is read when it is first said.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final, TypeGuard, final

START: Final = re.compile(r"^([a-zA-Z][\w-]*) *= *", re.M)
ATTRIBUTE: Final = re.compile(r"\.([a-zA-Z][\w-]*) *= *")
TEXT: Final = re.compile(r"[^{}\n]+")
BLANK: Final = re.compile(r"\s*")
BLANK_LINE: Final = re.compile(r" *\n")
VARIABLE: Final = re.compile(r"\$([a-zA-Z][\w-]*)")
REFERENCE: Final = re.compile(r"([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?")
QUOTED: Final = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
ESCAPE: Final = re.compile(r"\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{6})|(.))")
ARROW: Final = re.compile(r"\s*->\s*")
VARIANT: Final = re.compile(r"(\*?)\[ *([\w.-]+) *\] *")
NUMBER: Final = re.compile(r"-?\d+(\.\d+)?")

# How a language writes numbers: what stands between thousands, and before the fraction.
SEPARATORS: Final = {"en": ",.", "de": ".,", "hu": "\N{NO-BREAK SPACE},", "it": ".,"}
PERCENT: Final = {"en": "%", "de": "\N{NO-BREAK SPACE}%", "hu": "%", "it": "%"}
MOST_DIGITS: Final = 3  # of a fraction


class BadMessage(ValueError):
    """A message cannot be read, or not be said with these facts."""


@final
class Variable:
    """A fact that the speaker tells."""

    def __init__(self, name: str) -> None:
        self.name: Final = name


@final
class Reference:
    """Another message, or an attribute of it."""

    def __init__(self, id: str, attribute: str) -> None:
        self.id: Final = id
        self.attribute: Final = attribute


@final
class Choice:
    """One of several patterns, by the value of something; the last resort is among them."""

    def __init__(self, by: Part, variants: list[tuple[str, Pattern]], otherwise: Pattern) -> None:
        self.by: Final = by
        self.variants: Final = variants
        self.otherwise: Final = otherwise


Part = str | Variable | Reference | Choice
Pattern = list[Part]


class Indent(str):
    """The blank between two lines of a pattern."""

    @property
    def depth(self) -> int:
        """By how much the second line is indented."""
        return len(self) - len(self.rstrip(" "))


@final
class Message:
    """What is said under one id: a pattern, and patterns with names of their own."""

    def __init__(self, value: Pattern | None, attributes: dict[str, Pattern]) -> None:
        self.value: Final = value
        self.attributes: Final = attributes


@final
class Reader:
    """Reads one message from where its pattern begins."""

    def __init__(self, source: str, at: int) -> None:
        self.source: Final = source
        self.at = at

    def message(self) -> Message:
        """The message."""
        value, attributes = self.pattern(), {}
        while found := self.take(ATTRIBUTE):
            attributes[found[1]] = self.needed_pattern()
        return Message(value, attributes)

    def take(self, what: re.Pattern[str]) -> re.Match[str] | None:
        """What stands here, if it is this; the reader goes on behind it."""
        found = what.match(self.source, self.at)
        if found is not None:
            self.at = found.end()
        return found

    def wrong(self, what: str) -> BadMessage:
        """What was expected is not here."""
        line = self.source.count("\n", 0, self.at) + 1
        return BadMessage(f"line {line}: {what} expected")

    def next_is(self, character: str) -> bool:
        """Whether this character stands here."""
        return self.source.startswith(character, self.at)

    def needed_pattern(self) -> Pattern:
        found = self.pattern()
        if found is None:
            raise self.wrong("text")
        return found

    def pattern(self) -> Pattern | None:
        """Text and what is put into it, over all lines that are indented; none if there is none."""
        parts: Pattern = []
        while True:
            if text := self.take(TEXT):
                parts.append(text[0])
            elif self.next_is("{"):
                parts.append(self.placeable())
            elif (indent := self.indent()) is not None:
                parts.append(Indent(indent if parts else indent.lstrip("\n")))
            else:
                break
        if not parts:
            return None
        if type(parts[-1]) is str:
            parts[-1] = parts[-1].rstrip(" ")
        common = min((part.depth for part in parts if isinstance(part, Indent)), default=0)
        cut = [part[: len(part) - common] if isinstance(part, Indent) else part for part in parts]
        return [part for part in cut if part != ""]

    def indent(self) -> str | None:
        """The blank before a further line of the pattern; none where the pattern ends."""
        begin = self.at
        self.take(BLANK)
        here = self.source[self.at : self.at + 1]
        if here in ("", ".", "[", "*", "}") or (here != "{" and self.source[self.at - 1] != " "):
            return None
        return BLANK_LINE.sub("\n", self.source[begin : self.at])

    def placeable(self) -> Part:
        """What stands in braces."""
        self.at += 1
        self.take(BLANK)
        found = self.expression()
        if self.take(ARROW):
            found = self.choice(found)
        self.take(BLANK)
        if not self.next_is("}"):
            raise self.wrong("}")
        self.at += 1
        return found

    def expression(self) -> Part:
        if found := self.take(VARIABLE):
            return Variable(found[1])
        if found := self.take(QUOTED):
            return ESCAPE.sub(unescaped, found[1])
        if found := self.take(REFERENCE):
            return Reference(found[1], found[2] or "")
        raise self.wrong("a variable, a message or quoted text")

    def choice(self, by: Part) -> Choice:
        variants, otherwise = [], None
        while found := self.take(VARIANT):
            pattern = self.needed_pattern()
            variants.append((found[2], pattern))
            otherwise = pattern if found[1] else otherwise
        if otherwise is None:
            raise self.wrong("a variant with a star")
        return Choice(by, variants, otherwise)


def unescaped(found: re.Match[str]) -> str:
    """What stands for itself, or for a character by its number."""
    number = found[1] or found[2]
    return chr(int(number, 16)) if number else found[3]


def number_text(lang: str, number: float, digits: int | None = None) -> str:
    """A number as a language writes it: with so many digits of its fraction, or as few as will do.

    >>> number_text("en", 12345), number_text("de", 12345.5), number_text("it", 2.5, 2)
    ('12,345', '12.345,5', '2,50')
    """
    between, before = SEPARATORS[lang][0], SEPARATORS[lang][1]
    whole, _, fraction = f"{number:,.{MOST_DIGITS if digits is None else digits}f}".partition(".")
    fraction = fraction.rstrip("0") if digits is None else fraction
    return whole.replace(",", between) + (before + fraction if fraction else "")


@final
class Texts:
    """The messages of one language, out of several files."""

    def __init__(self, lang: str, sources: Iterable[str]) -> None:
        self.lang: Final = lang
        self._places: Final[dict[str, tuple[str, int]]] = {}
        self._read: Final[dict[str, Message]] = {}
        for source in sources:
            for found in START.finditer(source):
                self._places.setdefault(found[1], (source, found.end()))

    def __contains__(self, id: str) -> bool:
        return id in self._places

    def __getitem__(self, id: str) -> Message:
        """The message with this id; LookupError if there is none."""
        if id not in self._read:
            self._read[id] = Reader(*self._places[id]).message()
        return self._read[id]

    def say(self, pattern: Pattern, facts: Mapping[str, object]) -> str:
        """A pattern with the facts put in."""
        return "".join([self._said(part, facts) for part in pattern])

    def _said(self, part: Part, facts: Mapping[str, object]) -> str:
        if isinstance(part, str):
            return part
        if isinstance(part, Variable):
            value = told(part, facts)
            return number_text(self.lang, value) if is_number(value) else str(value)
        if isinstance(part, Choice):
            return self.say(self._chosen(part, facts), facts)
        return self.say(self.pattern(part.id, part.attribute), facts)

    def pattern(self, id: str, attribute: str = "") -> Pattern:
        """What a message says, or one of its attributes; LookupError if it says nothing."""
        found = self[id].attributes[attribute] if attribute else self[id].value
        if found is None:
            raise LookupError(id)
        return found

    def _chosen(self, choice: Choice, facts: Mapping[str, object]) -> Pattern:
        """The first variant that fits."""
        by = choice.by
        value = told(by, facts) if isinstance(by, Variable) else self._said(by, facts)
        for key, pattern in choice.variants:
            if is_number(value):
                fits = float(key) == value if NUMBER.fullmatch(key) else key == plural(value)
            else:
                fits = key == value
            if fits:
                return pattern
        return choice.otherwise


def is_number(value: object) -> TypeGuard[int | float]:
    return isinstance(value, int | float)


def told(variable: Variable, facts: Mapping[str, object]) -> object:
    """The value of a fact, which must have been told."""
    if variable.name not in facts:
        raise BadMessage(f"${variable.name} is not told")
    return facts[variable.name]


def plural(number: float) -> str:
    """The plural of a number: all our languages know one and the others."""
    return "one" if number == 1 else "other"
