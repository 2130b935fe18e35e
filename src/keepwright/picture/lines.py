"""Lines: what a piece costs and does, as goods, arrows and a few words side by side."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, Protocol, final

from keepwright.catalogue.pieces import PrintedEffect
from keepwright.picture.canvas import Canvas
from keepwright.picture.drawings import COINS, SIGNS_OF_CLASSES, class_of
from keepwright.picture.measure import BOLD, PLAIN, width_of
from keepwright.picture.pieces import coin, good, letter_of

GAP: Final = 3.0


class Token(Protocol):
    """One sign of a line."""

    def width(self, canvas: Canvas, size: float) -> float:
        """How wide it is where signs are so large."""
        ...

    def draw(self, canvas: Canvas, x: float, y: float, size: float) -> None:
        """Draw it from x on, about the height y."""
        ...


Line = list[Token]


@final
class Word:
    """A word or a number."""

    def __init__(self, text: str, is_bold: bool = False, colour: str = "") -> None:
        self.text: Final = text
        self.face: Final = BOLD if is_bold else PLAIN
        self.colour: Final = colour or ("ink" if is_bold else "ink-2")

    def _size(self, size: float) -> float:
        return size * 0.74 if self.face == BOLD else max(11, size * 0.6)

    def width(self, canvas: Canvas, size: float) -> float:
        """As it is measured."""
        return width_of(self.text, self._size(size), self.face)

    def draw(self, canvas: Canvas, x: float, y: float, size: float) -> None:
        """On a base line that puts its middle at y."""
        tall = self._size(size)
        canvas.text(x, y + tall * 0.34, self.text, tall, canvas[self.colour], self.face)


@final
class Thing:
    """A good or a coin with its number; one of free choice is a strip of those that it may be."""

    def __init__(self, kind: str, count: int | None = None) -> None:
        self.kind: Final = kind
        self.count: Final = count
        self.is_coin: Final = kind in COINS
        self.number: Final = Word("" if count is None or self.is_coin else str(count), True)

    def width(self, canvas: Canvas, size: float) -> float:
        """Number and silhouette."""
        if self.kind in canvas.wild:
            return Strip(self.kind, self.count).width(canvas, size)
        before = self.number.width(canvas, size)
        return size + (before + 1 if before else 0)

    def draw(self, canvas: Canvas, x: float, y: float, size: float) -> None:
        """The number before a good, inside a coin."""
        if self.kind in canvas.wild:
            Strip(self.kind, self.count).draw(canvas, x, y, size)
            return
        if self.is_coin:
            coin(canvas, x, y - size / 2, size, self.kind, "" if self.count is None else self.count)
            return
        before = self.number.width(canvas, size)
        if before:
            self.number.draw(canvas, x, y, size)
            x += before + 1
        good(canvas, x, y - size / 2, size, self.kind)


@final
class Strip:
    """One of several goods: a strip with a lettered segment for each."""

    def __init__(self, kind: str, count: int | None = None) -> None:
        self.kind: Final = kind
        self.number: Final = Word("" if count in (None, 1) else str(count), True)

    def width(self, canvas: Canvas, size: float) -> float:
        """A segment for each."""
        before = self.number.width(canvas, size)
        return size * 0.52 * len(canvas.wild[self.kind]) + (before + 2 if before else 0)

    def draw(self, canvas: Canvas, x: float, y: float, size: float) -> None:
        """Segments side by side."""
        before = self.number.width(canvas, size)
        if before:
            self.number.draw(canvas, x, y, size)
            x += before + 2
        wide, tall = size * 0.52, size * 0.86
        for place, kind in enumerate(canvas.wild[self.kind]):
            left = x + place * wide
            canvas.rect(left, y - tall / 2, wide, tall, canvas[kind])
            letter = letter_of(canvas, kind)
            small = size * (0.46 if len(letter) < 2 else 0.34)
            middle, base = left + wide / 2, y + small * 0.34
            canvas.text(middle, base, letter, small, canvas[f"on-{kind}"], BOLD, "middle")


@final
class Sign:
    """A drawing on its own."""

    def __init__(self, name: str, colour: str = "ink", scale: float = 1.0) -> None:
        self.name: Final = name
        self.colour: Final = colour
        self.scale: Final = scale

    def width(self, canvas: Canvas, size: float) -> float:
        """As large as goods, or so much of it."""
        return size * self.scale

    def draw(self, canvas: Canvas, x: float, y: float, size: float) -> None:
        """In one colour."""
        side = size * self.scale
        canvas.icon(self.name, x, y - side / 2, side, canvas[self.colour])


@final
class ClassMark:
    """A class of buildings: its colour with its sign."""

    def __init__(self, group: str) -> None:
        self.group: Final = group

    def width(self, canvas: Canvas, size: float) -> float:
        """A little wider than high."""
        return size * 1.13

    def draw(self, canvas: Canvas, x: float, y: float, size: float) -> None:
        """On the ground of the class."""
        wide, inner = size * 1.13, size * 0.65
        ground = canvas[f"class-{class_of(self.group)}"]
        canvas.rect(x, y - size / 2, wide, size, ground, 4)
        sign = SIGNS_OF_CLASSES.get(self.group, "house")
        canvas.icon(sign, x + (wide - inner) / 2, y - inner / 2, inner, canvas["glyph"])


ARROW: Final = Sign("arrow", "ink-2", 0.5)


def things(amounts: Mapping[str, int], terse: bool = False) -> Line:
    """Amounts side by side; where it is terse, one is not counted."""
    return [
        Thing(kind, None if terse and count == 1 and kind not in COINS else count)
        for kind, count in amounts.items()
    ]


def trade(pay: Mapping[str, int], gain: Mapping[str, int]) -> Line:
    """What is paid, an arrow, what is gained; a gain alone where nothing is paid."""
    if not pay:
        return things(gain)
    return [*things(pay, terse=True), ARROW, *things(gain, terse=True)]


def joined(canvas: Canvas, bundles: Iterable[Mapping[str, int]]) -> Line:
    """Bundles to choose from, with the word between them."""
    found: Line = []
    for bundle in bundles:
        if found:
            found.append(Word(canvas.words.text("about-or")))
        found += things(bundle)
    return found


def effect_lines(canvas: Canvas, effects: Iterable[PrintedEffect]) -> list[Line]:
    """What a piece does, a line for each effect that signs can tell."""
    return [line for effect in effects if (line := effect_line(canvas, effect))]


def effect_line(canvas: Canvas, effect: PrintedEffect) -> Line:
    """An effect as signs; nothing where only words can tell."""
    match effect.does:
        case "trade":
            return trade(effect.pay, effect.gains[0])
        case "construct":
            return [Word(canvas.words.text("about-build")), *built(effect)]
        case "transform":
            return [*things(effect.pay, terse=True), ARROW, ClassMark("residential")]
        case "provost":
            return [Sign("provost"), Word(f"±{effect.steps}", True)]
        case _:
            return joined(canvas, effect.gains)


def built(effect: PrintedEffect) -> Line:
    """The class of what is built, and what need not be paid."""
    less = [Word("−", True), *things(effect.less, terse=True)] if effect.less else []
    return [ClassMark(effect.group or ""), *less]


def width_of_line(canvas: Canvas, line: Line, size: float) -> float:
    """How wide a line is."""
    return sum(token.width(canvas, size) for token in line) + GAP * max(0, len(line) - 1)


def draw_line(
    canvas: Canvas, x: float, y: float, line: Line, size: float, room: float | None = None
) -> float:
    """Draw a line about this height, smaller where there is no room; how wide it became."""
    if room is not None:
        while size > 9 and width_of_line(canvas, line, size) > room:
            size -= 0.5
    start = x
    for token in line:
        token.draw(canvas, x, y, size)
        x += token.width(canvas, size) + GAP
    return x - start - GAP if line else 0


def draw_lines(
    canvas: Canvas,
    x: float,
    y: float,
    lines: list[Line],
    room: float,
    tall: float,
    size: float = 22,
) -> None:
    """Draw lines below one another in a field of this height, smaller where there are several."""
    if not lines:
        return
    step = min(tall / len(lines), size + 4)
    top = y + (tall - step * len(lines)) / 2
    for place, line in enumerate(lines):
        side = min(size, step - 1)
        draw_line(canvas, x, top + step * (place + 0.5), line, side, room)
