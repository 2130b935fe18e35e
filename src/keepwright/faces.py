"""Faces: how a game is shown, judged and taught. They live in the game's own room, in `faces/`.

- `catalogue.py`: all that is printed on its pieces and its board, told once for all others
- `forecast.py`: what lies ahead of a seat
- `terminal.py`: its table in a terminal
- `picture.py`: its board as SVG
- `heuristic.py`: what its positions are worth to a bot
- `lessons.yaml`: its guided first game
- `self_play.json`: what games among bots tell together

A face is found by the id of its game, so that nobody else keeps a list of games. Where a game has
no table, board or judgement of its own, one that fits any game stands in.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from keepwright.engine.game import load


def room(game_id: str) -> str:
    """The package that holds the faces of a game."""
    return f"keepwright.games.{load(game_id).id}.faces"


def face(game_id: str, name: str) -> Any:
    """A face of a game, which is a module of its own; None if the game has no such face.

    >>> face("caylus", "heuristic").HEURISTIC.completes("pay", "build"), face("caylus", "music")
    (True, None)
    """
    module = f"{room(game_id)}.{name}"
    return import_module(module) if find_spec(module) else None


def face_file(game_id: str, name: str) -> Path:
    """Where a face of a game is that is data.

    >>> face_file("caylus", "lessons.yaml").is_file()
    True
    """
    return Path(import_module(room(game_id)).__path__[0]) / name
