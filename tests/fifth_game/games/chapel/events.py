"""Everything that can happen in a game of The Chapel: the code of each event and its facts."""

from __future__ import annotations

from typing import Final

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    # Who goes first was drawn.
    "first_player_drawn": ("seat",),
    # A round begins.
    "round_began": ("round",),
    # A worker brought wood.
    "gathered": ("seat", "goods"),
    # A building was built.
    "built": ("seat", "place", "goods", "prestige"),
    # The game is over; who won, with how many points.
    "game_ended": ("winners", "prestige"),
}
