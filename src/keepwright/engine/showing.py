"""Showing: positions as pictures, errors as sentences. Who can draw or speak says so here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

_DRAWERS: Final[list[Callable[[Any], str]]] = []
_SPEAKERS: Final[list[Callable[[Any], str]]] = []


def draw_with(drawer: Callable[[Any], str]) -> None:
    """From now on, this draws positions, views and records as SVG."""
    _DRAWERS.clear()
    _DRAWERS.append(drawer)


def drawn(thing: Any) -> str | None:
    """A picture of a position, a view or a record; None while nobody can draw."""
    return _DRAWERS[0](thing) if _DRAWERS else None


def speak_with(speaker: Callable[[Any], str]) -> None:
    """From now on, this says in a sentence what an error means, for tracebacks."""
    _SPEAKERS.clear()
    _SPEAKERS.append(speaker)


def spoken(error: Any) -> str:
    """What an error means, in a sentence; nothing while nobody can speak."""
    return _SPEAKERS[0](error) if _SPEAKERS else ""
