"""How games end, and who plays them so: one module for each game."""

from __future__ import annotations

import importlib
from types import ModuleType

import keepwright as kw
from keepwright.bots.registry import make_bot


def of_game(game_id: str) -> ModuleType:
    """The ways of one game: `ends`, `way_to_end`, `is_worth_keeping`, `choosers`.

    `KINDS` names the seats, options and ends of its records, where all of them were too many.
    """
    return importlib.import_module(f"tests.records.ways.{game_id}")


class BotSeat:
    """A seat that a bot plays."""

    def __init__(self, name: str, game: kw.Game, seed: str) -> None:
        self.bot = make_bot(name, game, kw.Dice(seed))

    def choose(self, state: kw.State, actions: list[kw.Action]) -> kw.Action:
        """What the bot chooses from its view."""
        assert state.seat is not None
        return self.bot.choose(kw.view(state, state.seat), actions)
