"""Guessing: a full position that fits a view, for search under hidden information."""

from __future__ import annotations

from keepwright.engine.chance import Dealer
from keepwright.engine.game import load
from keepwright.engine.state import State
from keepwright.engine.view import View


def guess(view: View, dealer: Dealer) -> State:
    """A position with exactly this view; what the view leaves open is drawn by the dealer.

    >>> from keepwright.engine.chance import Dice
    >>> from keepwright.engine.play import new_game
    >>> from keepwright.engine.view import view
    >>> state = new_game("caylus", seats=3, seed=1)
    >>> guess(view(state, 0), Dice(1)).digest() == state.digest()
    True
    """
    return load(view.game).guess(view.facts, view.seat, dealer)
