"""The self-play that comes with keepwright: a census for each game, in `faces/self_play.json`.

It is made by `keepwright simulate … --statistics`, once for each number of seats, and made again
when rules or bots play otherwise (docs/command-line.md).
"""

from __future__ import annotations

from functools import cache

from keepwright.engine.game import load
from keepwright.faces import face_file
from keepwright.statistics.census import Census


@cache
def shipped(game_id: str) -> Census:
    """The self-play of a game; an empty census if there is none.

    >>> shipped("caylus").game
    'caylus'
    """
    game = load(game_id)
    file = face_file(game.id, "self_play.json")
    if not file.is_file():
        return Census(game.id, game.rules)
    return Census.read(file.read_text(encoding="utf-8"))
