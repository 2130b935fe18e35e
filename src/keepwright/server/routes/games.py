"""Which games there are."""

from __future__ import annotations

from fastapi import APIRouter

from keepwright.engine.game import game_ids, load
from keepwright.server.lobby import LEVELS
from keepwright.server.routes.asking import problems
from keepwright.server.wire import GameOut, OptionOut

router = APIRouter(tags=["games"], responses=problems())


@router.get("/games")
def games() -> list[GameOut]:
    """All games that can be played here, with their options."""
    return [described(game_id) for game_id in game_ids()]


def described(game_id: str) -> GameOut:
    """One game."""
    game = load(game_id)
    return GameOut(
        id=game.id,
        title=game.title,
        edition=game.edition,
        rules=game.rules,
        least_seats=game.least_seats,
        most_seats=game.most_seats,
        colours=list(game.colours),
        options=[
            OptionOut(id=option.id, values=list(option.values), default=option.default)
            for option in game.options
        ],
        levels=list(LEVELS),
    )
