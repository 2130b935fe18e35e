"""Everything that can happen in a game of Caylus 1303: the code of each event and its facts."""

from __future__ import annotations

from typing import Final

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    # Set-up
    # The starting tiles were laid: the first in slot 1, the others on spaces 1 to 8, in this order.
    "starting_tiles_laid": ("places",),
    # A tile was put in a slot of the construction site.
    "slot_filled": ("slot", "place"),
    # A set-up tile was laid on a road space.
    "tile_laid": ("space", "place"),
    # This seat begins.
    "first_player_drawn": ("seat",),
    # These characters are in the game.
    "characters_revealed": ("characters",),
    # A character came to a seat; the seat it comes from, or none if it lay on the board.
    "character_taken": ("seat", "character", "holder"),
    # Course of the game
    # A round begins.
    "round_began": ("round",),
    # A phase begins.
    "phase_began": ("phase",),
    # Phase 1
    # A worker was placed; what that cost in all, how many more went to the Camp for it, and why.
    "worker_placed": ("seat", "place", "cost", "returned", "parts"),
    # A character that acts once a round has acted.
    "character_used": ("seat", "character"),
    # Another's worker came to a seat's building: what its owner scores, by source.
    "owner_rewarded": ("seat", "place", "prestige", "parts"),
    # A seat passed and took this place on the Guilds Bridge; the first takes the first player tile.
    "passed": ("seat", "number"),
    # Phase 2
    # The worker at a building is resolved.
    "activated": ("seat", "place"),
    # The Provost was moved by so many steps (backward: less than 0); how many spaces he reaches.
    "provost_moved": ("seat", "steps", "space", "cost"),
    # A seat left the Provost where he was.
    "provost_left_alone": ("seat",),
    # Workers beyond the Provost went to the Camp without effect.
    "workers_sent_home": ("seat", "places"),
    # The owner of a stone building took his bonus, since another's worker was there.
    "owner_bonus_taken": ("seat", "place", "goods"),
    # What buildings do
    # An option of an effect was chosen; what it asks for.
    "offer_taken": ("seat", "goods"),
    # What an effect gives.
    "offer_gained": ("seat", "goods"),
    # Resources were paid.
    "cubes_paid": ("seat", "goods"),
    # Resources were taken.
    "cubes_taken": ("seat", "goods"),
    # Workers came from the Camp; fewer than the effect gives if the Camp had no more.
    "workers_taken": ("seat", "workers"),
    # An effect, a construction or a character was not used.
    "declined": ("seat", "place"),
    # A tile was built; what it scores, by source.
    "built": ("seat", "place", "space", "prestige", "parts"),
    # A house was put on a starting building.
    "claimed": ("seat", "place"),
    # Favors
    # A seat gained a favor.
    "favor_gained": ("seat",),
    # A favor was used on a tile of the construction site.
    "slot_used": ("seat", "slot", "place"),
    # Phase 3
    # A bundle was delivered; what it scores, by source.
    "bundle_delivered": ("seat", "goods", "prestige", "parts"),
    # A seat delivered the most bundles of the round.
    "most_bundles": ("seat",),
    # Phase 4
    # A starting building with a house became a residence.
    "became_residence": ("seat", "place"),
    # A seat recruited: workers taken, what they come from, and resources.
    "recruited": ("seat", "workers", "parts", "goods"),
    # The Provost stands before the last building; how many spaces he reaches.
    "provost_set": ("space",),
    # End of the game
    # The points of a seat by source.
    "points_counted": ("seat", "prestige", "parts"),
    # The game is over; who won, with how many points.
    "game_ended": ("winners", "prestige"),
}
