"""The Chapel: a tiny game, to see what a game needs. Rules: rules/chapel.md."""

from keepwright.games.chapel.game import GAME

__all__ = ["GAME"]
