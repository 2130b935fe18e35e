"""Everything that can happen in a game of Magna Carta: the code of each event and its facts."""

from __future__ import annotations

from typing import Final

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    # Set-up and course of the game
    # The neutral cards at the start of the road, in this order (§ setup).
    "road_laid": ("places",),
    # A seat drew so many cards; which, only that seat is told.
    "cards_drawn": ("seat", "count", "cards"),
    # A seat kept its first hand.
    "hand_kept": ("seat",),
    # A seat put its whole hand on its discard pile.
    "hand_discarded": ("seat", "cards"),
    # A discard pile became a draw pile.
    "pile_shuffled": ("seat",),
    # The first player card is with this seat: drawn, or passed on.
    "first_player_changed": ("seat",),
    # A round begins.
    "round_began": ("round",),
    # A phase begins.
    "phase_began": ("phase",),
    # Phase income
    # Income was paid; its parts by source.
    "income_received": ("seat", "deniers", "parts"),
    # Phase actions
    # A worker was paid for and placed.
    "worker_placed": ("seat", "place", "cost"),
    # A card of the hand was put at the end of the road.
    "card_built": ("seat", "card"),
    # A prestige card was built.
    "prestige_built": ("seat", "card"),
    # A seat passed and took this number; the first gets deniers for it.
    "passed": ("seat", "number", "deniers"),
    # Phase provost
    # The provost was moved by so many cards (backward: less than 0) to this position.
    "provost_moved": ("seat", "steps", "space", "cost"),
    # A seat left the provost where he is.
    "provost_left_alone": ("seat",),
    # Phase activation
    # The worker on a card does his work.
    "activated": ("seat", "place"),
    # A worker beyond the provost goes home without effect.
    "not_reached": ("seat", "place"),
    # The primary effect of a card gave this to the worker's seat.
    "gained": ("seat", "card", "goods"),
    # The secondary effect of a card gave this to its owner.
    "owner_gained": ("seat", "card", "goods"),
    # The owner took a cube from the reserve on a small production card.
    "reserve_used": ("seat", "card", "goods"),
    # The reserve of a small production card has nothing left for the owner.
    "reserve_empty": ("seat", "card"),
    # A card was turned into a residence.
    "card_turned": ("seat", "card"),
    # A card will be turned into a residence when its worker leaves.
    "card_marked": ("seat", "card"),
    # Trade
    # An offer was accepted; what it asks for.
    "offer_taken": ("seat", "goods"),
    # What the offer gives.
    "offer_gained": ("seat", "goods"),
    # Cubes went to the stock.
    "cubes_paid": ("seat", "goods"),
    # Cubes came from the stock.
    "cubes_taken": ("seat", "goods"),
    # An effect was not used.
    "declined": ("seat", "place"),
    # Phase castle
    # A seat offered so many lots.
    "lots_offered": ("seat", "lots"),
    # A seat offered nothing.
    "no_lots": ("seat",),
    # A seat took castle tokens, by section: for lots or at the church.
    "tokens_taken": ("seat", "tokens"),
    # A seat offered the most lots; what it receives.
    "most_lots": ("seat", "goods"),
    # Nobody offered a lot: these castle tokens left the game.
    "tokens_removed": ("tokens",),
    # Phase end of round
    # The provost moved on by himself, to this position.
    "provost_advanced": ("steps", "space"),
    # End of the game
    # The points of a seat, their parts by source.
    "points_counted": ("seat", "prestige", "parts"),
    # The game is over; who won, with how many points.
    "game_ended": ("winners", "prestige"),
}
