"""The self-play that comes with keepwright: a census for each game, in the folder `data`.

It is made by `keepwright simulate … --statistics`, once for each number of seats, and made again
when rules or bots play otherwise (docs/command-line.md).
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from keepwright.engine.game import load
from keepwright.statistics.census import Census

FOLDER: Final = Path(__file__).parent / "data"


def file_of(game_id: str) -> Path:
    """The file of a game's self-play."""
    return FOLDER / f"{game_id}.json"


@cache
def shipped(game_id: str) -> Census:
    """The self-play of a game; an empty census if there is none.

    >>> shipped("caylus").game
    'caylus'
    """
    game = load(game_id)
    file = file_of(game.id)
    if not file.is_file():
        return Census(game.id, game.rules)
    return Census.read(file.read_text(encoding="utf-8"))
