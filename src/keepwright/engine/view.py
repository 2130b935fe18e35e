"""Views: what one seat may know of a position, built by permission from the fields' marks."""

from __future__ import annotations

from typing import Any, Final, final

from keepwright.engine.fields import Mark
from keepwright.engine.saving import lying_open, state_to_json
from keepwright.engine.seats import SPECTATOR, Seat, eyes_of
from keepwright.engine.showing import drawn
from keepwright.engine.state import State


@final
class View:
    """What one seat (or a spectator) may know, as JSON facts."""

    def __init__(self, game: str, seat: int, facts: dict[str, Any]) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.facts: Final = facts

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return False
        return self.game == other.game and self.seat == other.seat and self.facts == other.facts

    def __repr__(self) -> str:
        eyes = "a spectator" if self.seat == SPECTATOR else self.facts["seats"][self.seat]
        return f"<View of {self.game} by {eyes}>"

    def _repr_svg_(self) -> str | None:
        """What the seat sees as a picture, for notebooks."""
        return drawn(self)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return View, (self.game, self.seat, self.facts)


def view(state: State, seat: Seat = SPECTATOR) -> View:
    """What this seat (its number or colour) may know of the position; without one, a spectator.

    >>> from keepwright.engine.play import new_game
    >>> hands = view(new_game("magna_carta", ["red", "blue"], seed=1), "red").facts["players"]
    >>> len(hands["red"]["hand"]), hands["blue"]["hand"]
    (3, 3)
    """
    eyes = eyes_of(state.seats, seat)
    return View(state.game.id, eyes, state_to_json(state, eyes))


def has_secrets(state: State) -> bool:
    """Whether some of the position is not for all eyes.

    >>> from keepwright.engine.play import new_game
    >>> has_secrets(new_game("caylus", 2, seed=1)), has_secrets(new_game("magna_carta", 2, seed=1))
    (False, True)
    """
    open_now = lying_open(state)
    fields = (*state.game.state_fields, *state.game.player_fields)
    return any(field.mark is not Mark.PUBLIC and field.name not in open_now for field in fields)
