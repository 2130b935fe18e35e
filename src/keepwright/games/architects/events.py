"""Everything that can happen in a game of Architects: the code of each event and its facts."""

from __future__ import annotations

from typing import Final

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    # Set-up
    # The small side of the card on top of the left market pile.
    "market_shown": ("face",),
    # Apprentices were laid face up in the empty places, in this order.
    "apprentices_revealed": ("cards",),
    # A seat has the board of this character.
    "character_taken": ("seat", "character"),
    # A seat picked a card of the draft; which, only that seat is told.
    "card_picked": ("seat", "cards"),
    # Everybody passed so many cards to the left.
    "cards_passed": ("count",),
    # Who plays first, and who after that.
    "turn_order_set": ("order",),
    # Course of the game
    # A seat's turn begins.
    "turn_began": ("seat",),
    # A worker was placed.
    "worker_placed": ("seat", "place"),
    # A worker was taken back, which was the whole turn.
    "worker_recalled": ("seat", "place"),
    # The same by a house rule: none was on a large circle, the Prison or a board let one go.
    "worker_let_go": ("seat", "place"),
    # A seat has no worker that it could take back, not even by the house rule.
    "turn_skipped": ("seat",),
    # The Guildhall is full: everybody has one more turn.
    "final_round_began": (),
    # A seat made no more use of a visit.
    "stopped": ("seat", "decision"),
    # Something offered was not used.
    "declined": ("seat", "place"),
    # Gains and payments
    # A location gave this; its parts by source.
    "produced": ("seat", "place", "goods", "parts"),
    # A card, a space, a reward or an ability gave this.
    "gained": ("seat", "source", "goods"),
    # Silver was paid, so much of it onto the Tax Stand; its parts by source.
    "silver_paid": ("seat", "cost", "tax", "parts"),
    # Goods went to the supply.
    "cubes_paid": ("seat", "goods"),
    # A trade of the King's Storehouse was accepted; what it asks for.
    "offer_taken": ("seat", "goods"),
    # What the trade gives.
    "offer_gained": ("seat", "goods"),
    # Virtue went up by so many points to this level.
    "virtue_gained": ("seat", "virtue", "level"),
    # Virtue went down by so many points to this level; its parts where something changes them.
    "virtue_lost": ("seat", "virtue", "level", "parts"),
    # A seat took unpaid debts.
    "debt_taken": ("seat", "count"),
    # A seat destroyed an unpaid debt.
    "debt_destroyed": ("seat",),
    # A seat did not destroy a debt with virtue above the track.
    "debt_kept": ("seat",),
    # A seat paid off a debt.
    "debt_paid_off": ("seat",),
    # Cards
    # A seat drew so many building cards; which, only that seat is told.
    "cards_drawn": ("seat", "count", "cards"),
    # A seat put building cards under the pile; which, only that seat is told.
    "cards_put_under": ("seat", "count", "cards"),
    # The pile is used up; the cards that this seat put under it are the pile now.
    "batch_reached": ("seat", "count"),
    # So many building cards could not be drawn: there are none left.
    "pile_empty": ("seat", "count"),
    # A seat laid silver on the cards it skipped.
    "cards_skipped": ("seat", "cost"),
    # A seat hired an apprentice and took the silver on the card.
    "apprentice_hired": ("seat", "card", "silver"),
    # A seat's apprentice went under the pile.
    "apprentice_discarded": ("seat", "card"),
    # A face-up apprentice went under the pile, the silver on the card to the supply.
    "apprentice_swept": ("card", "silver"),
    # Captures, Tax Stand, Guardhouse
    # A seat captured a group of this colour, or took its own home.
    "workers_captured": ("seat", "place", "colour", "count"),
    # A seat took all silver of the Tax Stand.
    "taxes_stolen": ("seat", "silver"),
    # A seat sent its captured workers to Prison, for so much silver.
    "captured_sold": ("seat", "count", "silver"),
    # A seat's workers left the Prison.
    "prisoners_released": ("seat", "count"),
    # A seat's workers returned from other boards.
    "captured_released": ("seat", "count"),
    # Black Market Reset
    # A reset begins.
    "reset_began": (),
    # A worker went from the Black Market to Prison.
    "worker_imprisoned": ("seat",),
    # The top card of the left pile now lies on the right one.
    "market_turned": ("card",),
    # The right pile was shuffled and became the left one.
    "market_shuffled": (),
    # A reset ability was used.
    "ability_used": ("seat", "card"),
    # So many workers of a seat are in Prison at the end of a reset.
    "prison_counted": ("seat", "count"),
    # Guildhall
    # A seat constructed a building.
    "building_constructed": ("seat", "card"),
    # A seat's marker reached this level of the Cathedral.
    "level_reached": ("seat", "level"),
    # The top reward was revealed and is gone.
    "reward_revealed": ("seat", "reward"),
    # There is no reward left.
    "no_reward_left": ("seat",),
    # The automa
    # The automa revealed a scheme of the stand-in deck, which sends a worker to this place.
    "scheme_revealed": ("seat", "scheme", "place"),
    # The discarded schemes were shuffled into the draw pile.
    "schemes_shuffled": (),
    # So many future schemes were mixed into the draw pile.
    "future_mixed_in": ("count",),
    # The automa took back all its workers but those in Guildhall and Black Market.
    "automa_gathered": ("seat", "count"),
    # Silver was laid on the Tax Stand.
    "tax_added": ("silver",),
    # The silver of the Tax Stand went to the supply.
    "tax_stand_emptied": ("seat", "silver"),
    # End of the game
    # The virtue that buildings bring at the end, by building.
    "last_virtue_gained": ("seat", "parts"),
    # The points of a seat, their parts by source.
    "points_counted": ("seat", "points", "parts"),
    # The points of the automa, their parts by source.
    "automa_counted": ("bot", "points", "parts"),
    # The game is over; who won, and the most points of a seat.
    "game_ended": ("winners", "points"),
}
