"""What a bot is: someone who chooses from a view, never from the whole position."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from keepwright.engine.action import Action
from keepwright.engine.view import View


@runtime_checkable
class Bot(Protocol):
    """Chooses one of the legal actions, knowing only what its seat may know."""

    def choose(self, view: View, actions: list[Action]) -> Action:
        """The action to play; `actions` are the legal ones, in candidate order."""
        ...
