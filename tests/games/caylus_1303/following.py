"""Playing the game and its model side by side, with every number that characters change."""

from __future__ import annotations

import keepwright as kw
from tests.games.caylus_1303.model import Model, Number
from tests.games.caylus_1303.table import RECORD
from tests.games.side_by_side import SideBySide

NUMBERS = ("worker_placed", "owner_rewarded", "built", "bundle_delivered", "recruited")


def follow(state: kw.State, seed: str, rounds: int = 9) -> list[Number]:
    """Play so many rounds; the numbers characters can change.

    The game and the model agree all the way, and on these numbers with their sources.
    """
    model = Model(RECORD, state.to_json())
    table = SideBySide(state, lambda _: model, seed)
    table.heard = []
    table.play(until_round=model.round + rounds)
    told = [
        Number(event.code, str(event.facts["seat"]), dict(parts))
        for event in table.heard
        if event.code in NUMBERS and isinstance(parts := event.facts["parts"], dict)
    ]
    assert told == model.numbers
    return told
