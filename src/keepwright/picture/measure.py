"""Measuring text: how wide a line is, by the fonts that the pictures are set in."""

from __future__ import annotations

import struct
from functools import cache
from typing import Final

from keepwright.picture.places import FONTS

TITLE, PLAIN, BOLD = "title", "plain", "bold"
FILES: Final = {
    TITLE: "Grenze-SemiBold.ttf",
    PLAIN: "KeepwrightSans-Regular.ttf",
    BOLD: "KeepwrightSans-Bold.ttf",
}
UNKNOWN: Final = ord("n")  # as wide as this is what the font lacks


@cache
def widths_of(face: str) -> dict[int, float]:
    """How wide each character of a face is, in parts of the size of the text."""
    font = (FONTS / FILES[face]).read_bytes()
    tables = {
        font[at : at + 4]: int.from_bytes(font[at + 8 : at + 12], "big")
        for at in range(12, 12 + 16 * int.from_bytes(font[4:6], "big"), 16)
    }
    (em,) = struct.unpack_from(">H", font, tables[b"head"] + 18)
    (count,) = struct.unpack_from(">H", font, tables[b"hhea"] + 34)
    advances = struct.unpack_from(">" + "Hh" * count, font, tables[b"hmtx"])[::2]
    return {
        character: advances[min(glyph, count - 1)] / em
        for character, glyph in _glyphs(font, tables[b"cmap"]).items()
    }


def _glyphs(font: bytes, cmap: int) -> dict[int, int]:
    """The number of the glyph for each character: a map of runs, as every such font has one."""
    (count,) = struct.unpack_from(">H", font, cmap + 2)
    places = [struct.unpack_from(">HHI", font, cmap + 4 + 8 * n)[2] for n in range(count)]
    start = next(cmap + p for p in places if struct.unpack_from(">H", font, cmap + p) == (4,))
    (doubled,) = struct.unpack_from(">H", font, start + 6)
    runs = doubled // 2

    def column(number: int, skipped: int) -> tuple[int, ...]:
        return struct.unpack_from(f">{runs}H", font, start + 14 + doubled * number + skipped)

    ends, starts, deltas, offsets = column(0, 0), column(1, 2), column(2, 2), column(3, 2)
    where = start + 14 + doubled * 3 + 2
    found: dict[int, int] = {}
    for run in range(runs):
        for character in range(starts[run], min(ends[run], 0xFFFE) + 1):
            glyph = character
            if offsets[run]:
                at = where + 2 * run + offsets[run] + 2 * (character - starts[run])
                (glyph,) = struct.unpack_from(">H", font, at)
                if not glyph:
                    continue
            found[character] = (glyph + deltas[run]) & 0xFFFF
    return found


def width_of(text: str, size: float, face: str = PLAIN) -> float:
    """How wide a line of text is.

    >>> width_of("mm", 10) > width_of("ii", 10) > 0
    True
    """
    widths = widths_of(face)
    return size * sum(widths.get(ord(letter), widths[UNKNOWN]) for letter in text)


def cut(text: str, room: float, size: float, face: str = PLAIN) -> str:
    """The text, cut short where it is wider than the room for it.

    >>> cut("Carpenter", 40, 15), cut("Inn", 40, 15)
    ('Car…', 'Inn')
    """
    if width_of(text, size, face) <= room:
        return text
    while text and width_of(f"{text}…", size, face) > room:
        text = text[:-1].rstrip()
    return f"{text}…"


def folded(text: str, room: float, size: float, face: str = PLAIN, most: int = 2) -> list[str]:
    """The text in lines that fit, broken between words or behind hyphens; the last is cut.

    >>> folded("Merchants’ guild", 80, 15, TITLE)
    ['Merchants’', 'guild']
    """
    lines: list[str] = []
    for word in text.replace("-", "-\0").replace(" ", " \0").split("\0"):
        if lines and width_of((lines[-1] + word).rstrip(), size, face) <= room:
            lines[-1] += word
        else:
            lines.append(word)
    if len(lines) > most:
        lines[most - 1 :] = ["".join(lines[most - 1 :])]
    return [cut(line.rstrip(), room, size, face) for line in lines]
