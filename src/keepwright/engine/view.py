"""Views: what one seat may know of a position, built by permission from the fields' marks."""

from __future__ import annotations

from typing import Any, Final, final

from keepwright.engine.fields import Mark
from keepwright.engine.saving import lying_open, state_to_json
from keepwright.engine.showing import drawn
from keepwright.engine.state import State

SPECTATOR: Final = -1


@final
class View:
    """What one seat (or a spectator) may know, as JSON facts."""

    def __init__(self, game: str, seat: int, facts: dict[str, Any]) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.facts: Final = facts

    def __repr__(self) -> str:
        eyes = "a spectator" if self.seat == SPECTATOR else self.facts["seats"][self.seat]
        return f"<View of {self.game} by {eyes}>"

    def _repr_svg_(self) -> str | None:
        """What the seat sees as a picture, for notebooks."""
        return drawn(self)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return View, (self.game, self.seat, self.facts)


def view(state: State, seat: int = SPECTATOR) -> View:
    """What this seat may know of the position.

    >>> from keepwright.engine.play import new_game
    >>> view(new_game("caylus", seats=2, seed=1), 0).facts["players"]["blue"]["prestige"]
    0
    """
    return View(state.game.id, seat, state_to_json(state, seat))


def has_secrets(state: State) -> bool:
    """Whether some of the position is not for all eyes.

    >>> from keepwright.engine.play import new_game
    >>> has_secrets(new_game("caylus", 2, seed=1)), has_secrets(new_game("magna_carta", 2, seed=1))
    (False, True)
    """
    open_now = lying_open(state)
    fields = (*state.game.state_fields, *state.game.player_fields)
    return any(field.mark is not Mark.PUBLIC and field.name not in open_now for field in fields)
