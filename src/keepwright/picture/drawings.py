"""Drawings that page and pictures have in common: one file of the page, read by both."""

from __future__ import annotations

import json
from typing import Any, Final

from keepwright.picture.places import DRAWINGS

_DRAWN: Final[dict[str, Any]] = json.loads(DRAWINGS.read_text(encoding="utf-8"))

# The arch in which a glyph stands; its shape tells the class.
ARCHES: Final[dict[str, str]] = _DRAWN["arches"]
# Classes that wear the colour and arch of another, and what stands for a class that is built.
FACES: Final[dict[str, str]] = _DRAWN["faces"]
SIGNS_OF_CLASSES: Final[dict[str, str]] = _DRAWN["signs"]
# How a seat's colour is drawn, and where its mark lies on a silhouette: left, top, side.
TINCTURES: Final[dict[str, str]] = _DRAWN["tinctures"]
MARKS: Final[dict[str, str]] = _DRAWN["marks"]
MARKED: Final[dict[str, tuple[float, float, float]]] = _DRAWN["marked"]
# Hatching: the old heraldic code for printing colours in black.
HATCHING: Final[dict[str, str]] = _DRAWN["hatching"]
SHIELD: Final[str] = _DRAWN["shield"]
# Coins carry their number inside; some goods and counters share a drawing.
COINS: Final[list[str]] = _DRAWN["coins"]
GOODS: Final[dict[str, str]] = _DRAWN["goods"]
# Pen sketches on empty plots.
SKETCHES: Final[list[str]] = _DRAWN["sketches"]
CASTLE: Final[dict[str, Any]] = _DRAWN["castle"]

PLAIN: Final = "fixed"  # what a class without an arch of its own wears
UNKNOWN: Final = "sable"  # a colour that nobody has thought of


def class_of(group: str) -> str:
    """The class whose colour and arch a piece wears.

    >>> class_of("monument"), class_of("wood"), class_of("character")
    ('prestige', 'wood', 'special')
    """
    face = FACES.get(group, group)
    return face if face in ARCHES else PLAIN


def tincture_of(colour: str) -> str:
    """The tincture of a seat's colour."""
    return TINCTURES.get(colour, UNKNOWN)
