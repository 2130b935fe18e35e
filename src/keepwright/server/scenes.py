"""Scenes: how the picture of a game changes, event by event, told line by line."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from keepwright.engine.scenes import changes_between, positions_in, scene
from keepwright.engine.state import State

MOST_LINES: Final = 400  # at once; who wants more asks again


def scenes_told(
    before: State, lines: Iterable[tuple[int, str]], eyes: int | None
) -> dict[str, Any]:
    """What these eyes see before some lines, each with its number, and all changes in them."""
    state, shown = before, scene(before, eyes)
    view, told = shown, []
    for seq, text in lines:
        scenes = []
        positions = positions_in(state, text)[1]
        for position in positions:
            then = scene(position, eyes)
            scenes.append(changes_between(shown, then))
            shown = then
        state = positions[-1]
        told.append({"seq": seq, "scenes": scenes})
    return {"view": view, "lines": told}
