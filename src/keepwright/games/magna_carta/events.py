"""Everything that can happen in a game of Magna Carta: whoever listens is told by these.

Each event is told by the function of its name; what its facts are made of is looked up only where
somebody listens. Trade and the moves of the provost are told by the engine.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from keepwright.engine.choices import numbers
from keepwright.engine.tally import Tally
from keepwright.games.magna_carta.components import (
    CARD_IDS,
    PLACE_IDS,
    PRESTIGE_IDS,
    SECTION_KINDS,
)
from keepwright.games.magna_carta.pieces import Gain
from keepwright.games.magna_carta.state import PHASE_NAMES, MagnaCarta

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "road_laid": ("places",),
    "cards_drawn": ("seat", "count", "cards"),
    "hand_kept": ("seat",),
    "hand_discarded": ("seat", "cards"),
    "pile_shuffled": ("seat",),
    "first_player_changed": ("seat",),
    "round_began": ("round",),
    "phase_began": ("phase",),
    "income_received": ("seat", "deniers", "parts"),
    "worker_placed": ("seat", "place", "cost"),
    "card_built": ("seat", "card"),
    "prestige_built": ("seat", "card"),
    "passed": ("seat", "number", "deniers"),
    "provost_moved": ("seat", "steps", "space", "cost"),
    "provost_left_alone": ("seat",),
    "activated": ("seat", "place"),
    "not_reached": ("seat", "place"),
    "gained": ("seat", "card", "goods"),
    "owner_gained": ("seat", "card", "goods"),
    "reserve_used": ("seat", "card", "goods"),
    "reserve_empty": ("seat", "card"),
    "card_turned": ("seat", "card"),
    "card_marked": ("seat", "card"),
    "offer_taken": ("seat", "goods"),
    "offer_gained": ("seat", "goods"),
    "cubes_paid": ("seat", "goods"),
    "cubes_taken": ("seat", "goods"),
    "declined": ("seat", "place"),
    "lots_offered": ("seat", "lots"),
    "no_lots": ("seat",),
    "tokens_taken": ("seat", "tokens"),
    "most_lots": ("seat", "goods"),
    "tokens_removed": ("tokens",),
    "provost_advanced": ("steps", "space"),
    "points_counted": ("seat", "prestige", "parts"),
    "game_ended": ("winners", "prestige"),
}

# ---------------------------------------------------------------- set-up and course of the game


def road_laid(state: MagnaCarta) -> None:
    """The neutral cards lie at the start of the road, in this order (§ setup)."""
    if state.heard is not None:
        state.tell("road_laid", places=[PLACE_IDS[place] for place in state.road])


def cards_drawn(state: MagnaCarta, seat: i64, cards: list[int]) -> None:
    """A seat drew so many cards; which, only that seat is told."""
    if state.heard is not None:
        ids = [CARD_IDS[card] for card in cards]
        state.tell_owner(
            seat, "cards_drawn", {"cards": ids}, seat=state.seats[seat], count=len(ids)
        )


def hand_kept(state: MagnaCarta, seat: i64) -> None:
    """A seat kept its first hand."""
    if state.heard is not None:
        state.tell("hand_kept", seat=state.seats[seat])


def hand_discarded(state: MagnaCarta, seat: i64, hand: i64) -> None:
    """A seat put its whole hand on its discard pile."""
    if state.heard is not None:
        cards = [CARD_IDS[card] for card in numbers(hand)]
        state.tell("hand_discarded", seat=state.seats[seat], cards=cards)


def pile_shuffled(state: MagnaCarta, seat: i64) -> None:
    """A discard pile became a draw pile."""
    if state.heard is not None:
        state.tell("pile_shuffled", seat=state.seats[seat])


def first_player_changed(state: MagnaCarta) -> None:
    """The first player card is with another seat: drawn, or passed on."""
    if state.heard is not None:
        state.tell("first_player_changed", seat=state.seats[state.first_player])


def round_began(state: MagnaCarta) -> None:
    """A round begins."""
    if state.heard is not None:
        state.tell("round_began", round=int(state.round))


def phase_began(state: MagnaCarta) -> None:
    """A phase begins."""
    if state.heard is not None:
        state.tell("phase_began", phase=PHASE_NAMES[state.phase])


# ---------------------------------------------------------------- income and actions


def income_received(state: MagnaCarta, seat: i64, income: Tally) -> None:
    """Income was paid; its parts by source."""
    if state.heard is not None:
        deniers, parts = int(income.total), dict(income.parts)
        state.tell("income_received", seat=state.seats[seat], deniers=deniers, parts=parts)


def worker_placed(state: MagnaCarta, seat: i64, place: str, cost: i64) -> None:
    """A worker was paid for and placed."""
    if state.heard is not None:
        state.tell("worker_placed", seat=state.seats[seat], place=place, cost=int(cost))


def card_built(state: MagnaCarta, seat: i64, card: i64) -> None:
    """A card of the hand was put at the end of the road."""
    if state.heard is not None:
        state.tell("card_built", seat=state.seats[seat], card=CARD_IDS[card])


def prestige_built(state: MagnaCarta, seat: i64, card: i64) -> None:
    """A prestige card was built."""
    if state.heard is not None:
        state.tell("prestige_built", seat=state.seats[seat], card=PRESTIGE_IDS[card])


def passed(state: MagnaCarta, seat: i64, deniers: i64) -> None:
    """A seat passed and took the next number; the first gets deniers for it."""
    if state.heard is not None:
        number = len(state.passed)
        state.tell("passed", seat=state.seats[seat], number=number, deniers=int(deniers))


# ---------------------------------------------------------------- activation


def activated(state: MagnaCarta, seat: i64, place: i64) -> None:
    """The worker on a card does his work."""
    if state.heard is not None:
        state.tell("activated", seat=state.seats[seat], place=PLACE_IDS[place])


def not_reached(state: MagnaCarta, seat: i64, place: i64) -> None:
    """A worker beyond the provost went home without effect."""
    if state.heard is not None:
        state.tell("not_reached", seat=state.seats[seat], place=PLACE_IDS[place])


def gained(state: MagnaCarta, seat: i64, card: str, gain: Gain) -> None:
    """The primary effect of a card gave this to the worker's seat."""
    if state.heard is not None:
        state.tell("gained", seat=state.seats[seat], card=card, goods=gain.amounts)


def owner_gained(state: MagnaCarta, seat: i64, card: str, gain: Gain) -> None:
    """The secondary effect of a card gave this to its owner."""
    if state.heard is not None:
        state.tell("owner_gained", seat=state.seats[seat], card=card, goods=gain.amounts)


def reserve_used(state: MagnaCarta, seat: i64, card: str, kind: str) -> None:
    """The owner took a cube from the reserve on a small production card."""
    if state.heard is not None:
        state.tell("reserve_used", seat=state.seats[seat], card=card, goods={kind: 1})


def reserve_empty(state: MagnaCarta, seat: i64, card: str) -> None:
    """The reserve of a small production card has nothing left for the owner."""
    if state.heard is not None:
        state.tell("reserve_empty", seat=state.seats[seat], card=card)


def card_turned(state: MagnaCarta, seat: i64, card: i64) -> None:
    """A card was turned into a residence."""
    if state.heard is not None:
        state.tell("card_turned", seat=state.seats[seat], card=CARD_IDS[card])


def card_marked(state: MagnaCarta, seat: i64, card: i64) -> None:
    """A card will be turned into a residence when its worker leaves."""
    if state.heard is not None:
        state.tell("card_marked", seat=state.seats[seat], card=CARD_IDS[card])


# ---------------------------------------------------------------- castle and end of round


def lots_offered(state: MagnaCarta, seat: i64, lots: i64) -> None:
    """A seat offered so many lots."""
    if state.heard is not None:
        state.tell("lots_offered", seat=state.seats[seat], lots=int(lots))


def no_lots(state: MagnaCarta, seat: i64) -> None:
    """A seat offered nothing."""
    if state.heard is not None:
        state.tell("no_lots", seat=state.seats[seat])


def tokens_taken(state: MagnaCarta, seat: i64, tokens: i64) -> None:
    """A seat took castle tokens, by section: for lots or at the church."""
    if state.heard is not None:
        state.tell("tokens_taken", seat=state.seats[seat], tokens=SECTION_KINDS.held(tokens))


def most_lots(state: MagnaCarta, seat: i64, gold: i64) -> None:
    """A seat offered the most lots; the gold it receives."""
    if state.heard is not None:
        state.tell("most_lots", seat=state.seats[seat], goods={"gold": int(gold)})


def tokens_removed(state: MagnaCarta, tokens: i64) -> None:
    """Nobody offered a lot: these castle tokens left the game."""
    if state.heard is not None:
        state.tell("tokens_removed", tokens=SECTION_KINDS.held(tokens))


def provost_advanced(state: MagnaCarta, steps: i64) -> None:
    """The provost moved on by himself."""
    if state.heard is not None:
        state.tell("provost_advanced", steps=int(steps), space=int(state.provost))


# ---------------------------------------------------------------- the end of the game


def game_ended(state: MagnaCarta) -> None:
    """The game is over: everybody's points, their parts by source, and who won."""
    if state.heard is not None:
        sheet = state.game.score_sheet(state)
        for name, tally in zip(sheet.seats, sheet.tallies, strict=True):
            parts = dict(tally.parts)
            state.tell("points_counted", seat=name, prestige=int(tally.total), parts=parts)
        state.tell("game_ended", winners=sheet.winners, prestige=max(sheet.totals))
