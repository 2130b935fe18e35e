"""Everything that can happen in a game of Caylus: the code of each event and its facts."""

from __future__ import annotations

from typing import Final

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    # Set-up and course of the game
    # The neutral buildings lie on spaces 1 to 6, in this order (§ set-up).
    "road_laid": ("places",),
    # The turn order is this from now on: drawn, by the stables, or two players swapping.
    "turn_order_set": ("order",),
    # A round begins.
    "round_began": ("round",),
    # A phase begins.
    "phase_began": ("phase",),
    # Phase 1
    # Income was paid; its parts by source.
    "income_received": ("seat", "deniers", "parts"),
    # Phase 2
    # A worker was paid for and placed.
    "worker_placed": ("seat", "place", "cost"),
    # Another's worker came to a seat's building: its owner scores.
    "owner_rewarded": ("seat", "place", "prestige"),
    # A seat passed and took this number; the first gets deniers for it.
    "passed": ("seat", "number", "deniers"),
    # Phase 3
    # The worker at the gate went to this place.
    "worker_moved": ("seat", "place"),
    # The worker at the gate was taken back.
    "worker_taken_back": ("seat", "place"),
    # The trading post paid.
    "deniers_received": ("seat", "place", "deniers"),
    # A worker moved to the right circle of the inn.
    "inn_entered": ("seat",),
    # The guest of the inn went home.
    "inn_left": ("seat",),
    # The guest of the inn stays, since nobody came.
    "inn_kept": ("seat",),
    # Phase 4, and the merchants' guild
    # The provost was moved by so many steps (backward: less than 0) to this space.
    "provost_moved": ("seat", "steps", "space", "cost"),
    # A seat left the provost where he is.
    "provost_left_alone": ("seat",),
    # Phase 5, and the works of buildings
    # The worker at a building does his work.
    "activated": ("seat", "place"),
    # A building gave its goods to the worker's seat.
    "produced": ("seat", "place", "goods"),
    # The owner of a stone building took a cube, since another's worker was there.
    "owner_bonus_taken": ("seat", "place", "goods"),
    # An offer was accepted; what it asks for.
    "offer_taken": ("seat", "goods"),
    # What the offer gives.
    "offer_gained": ("seat", "goods"),
    # Cubes went to the stock.
    "cubes_paid": ("seat", "goods"),
    # Cubes came from the stock.
    "cubes_taken": ("seat", "goods"),
    # A building, a construction or a favour row was not used.
    "declined": ("seat", "place"),
    # A building was put on the road.
    "built": ("seat", "place", "space", "prestige"),
    # A building was turned into a residence.
    "transformed": ("seat", "place", "space", "prestige"),
    # A building will be turned into a residence when its worker leaves.
    "transformation_delayed": ("seat", "place"),
    # Workers beyond the provost went home without effect.
    "workers_sent_home": ("seat", "places"),
    # Phase 6
    # A batch was handed in and a house placed in this section.
    "batch_handed_in": ("seat", "goods", "section", "prestige"),
    # A seat in the castle was not asked, since no part is free.
    "castle_full": ("seat",),
    # A seat in the castle handed in nothing; what it lost.
    "no_batch": ("seat", "prestige"),
    # A seat placed the most houses of the round and receives a favour.
    "most_houses": ("seat",),
    # Phase 7
    # The bailiff moved, and the provost with him.
    "bailiff_moved": ("steps", "space"),
    # A section of the castle is scored.
    "section_scored": ("section",),
    # A seat without a house in the section; what it lost.
    "no_house_in_section": ("seat", "section", "prestige"),
    # A seat's houses in the section, and the favours they earn.
    "houses_counted": ("seat", "section", "houses", "favours"),
    # The favour table is open up to this column.
    "columns_opened": ("column",),
    # Favours
    # A favour was used in this row; where its marker now stands.
    "favour_row_chosen": ("seat", "row", "column"),
    # The prestige row gave points.
    "favour_prestige_gained": ("seat", "prestige"),
    # The denier row gave deniers.
    "favour_deniers_gained": ("seat", "deniers"),
    # A favour of the simplified game gave points.
    "favour_simplified": ("seat", "prestige"),
    # A favour was lost, since all four rows were used in this phase.
    "favour_lost": ("seat",),
    # End of the game
    # The final bonus of a seat, its parts by source.
    "final_bonus": ("seat", "prestige", "parts"),
    # The game is over; who won, with how many points.
    "game_ended": ("winners", "prestige"),
}
