"""What a further worker would bring, told before it is placed."""

from __future__ import annotations

from typing import Final, final

from keepwright.cli.tables.cards import alternatives
from keepwright.games.architects.black_market import market_silver, market_virtue, offer_at
from keepwright.games.architects.components import (
    BM_MIDDLE,
    FOREST,
    GUARDHOUSE,
    KINGS_STOREHOUSE,
    LOCATIONS,
    MINES,
    QUARRY,
    SILVERSMITH,
    TAX_STAND,
    TOWN_CENTRE,
    WORKSHOP,
)
from keepwright.games.architects.faces.terminal.signs import HIDDEN, SILVER_SIGN
from keepwright.games.architects.resources import CLAY, COINS, STONE, WOOD, gold_of, yield_of
from keepwright.games.architects.state import Architects
from keepwright.games.architects.storehouse import trades_allowed
from keepwright.games.architects.tax_stand import virtue_lost_by_stealing
from keepwright.games.architects.workshop import plans_drawn
from keepwright.locales import Words


@final
class NextWorker:
    """What a further worker of one seat would bring, location by location."""

    def __init__(self, state: Architects, seat: int, words: Words) -> None:
        self.state: Final = state.copy()
        self.seat: Final = seat
        self.words: Final = words
        for place in range(len(LOCATIONS)):
            self.state.players[seat].put_worker(place)

    def at(self, place: int) -> str:
        """In words."""
        words, state, seat = self.words, self.state, self.seat
        if place == MINES:
            clay = {"clay": int(yield_of(state, seat, CLAY, False).total)}
            gold = int(gold_of(state, seat))
            return alternatives(words, [clay, {"gold": gold}] if gold else [clay])
        if place == TAX_STAND and not state.tax_stand:
            return HIDDEN
        if place == TAX_STAND:
            virtue = int(virtue_lost_by_stealing(state, seat).total)
            return words.goods({"silver": int(state.tax_stand), "virtue": -virtue})
        if place == WORKSHOP:
            return words.goods({"building_card": int(plans_drawn(state, seat))})
        if place in (KINGS_STOREHOUSE, TOWN_CENTRE, GUARDHOUSE):
            return f"×{self.times(place)}"
        source = {QUARRY: STONE, FOREST: WOOD, SILVERSMITH: COINS}[place]
        return words.goods({source.kind: int(yield_of(state, seat, source, False).total)})

    def short(self, place: int) -> str:
        """In a few signs."""
        state, seat = self.state, self.seat
        if place == MINES:
            clay, gold = int(yield_of(state, seat, CLAY, False).total), int(gold_of(state, seat))
            return f"+{clay}/{gold}" if gold else f"+{clay}"
        if place == TAX_STAND:
            return f"+{state.tax_stand}" if state.tax_stand else HIDDEN
        if place == WORKSHOP:
            return f"+{plans_drawn(state, seat)}"
        if place in (KINGS_STOREHOUSE, TOWN_CENTRE, GUARDHOUSE):
            return f"×{self.times(place)}"
        source = {QUARRY: STONE, FOREST: WOOD, SILVERSMITH: COINS}[place]
        return f"+{yield_of(state, seat, source, False).total}"

    def times(self, place: int) -> int:
        """How many actions a visit allows."""
        if place == KINGS_STOREHOUSE:
            return int(trades_allowed(self.state, self.seat).total)
        return int(self.state.players[self.seat].workers_at(place))

    def space(self, space: int) -> str:
        """What a space of the Black Market costs and offers."""
        cost = {"silver": int(market_silver(self.state, self.seat, space).total)}
        if virtue := int(market_virtue(self.state, self.seat).total):
            cost["virtue"] = virtue
        return f"{self.words.goods(cost)} → {self.offer(space)}"

    def short_space(self, space: int) -> str:
        """The same in a few signs, without the virtue."""
        cost = int(market_silver(self.state, self.seat, space).total)
        return f"{SILVER_SIGN}{cost} → {self.offer(space)}"

    def offer(self, space: int) -> str:
        """What a space of the Black Market offers."""
        if space == BM_MIDDLE:
            return self.words.text("terminal-hire")
        return self.words.goods(offer_at(self.state, space).amounts)
