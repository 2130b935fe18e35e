"""Phase castle: lots of cubes for castle tokens, in passing order (§ phase 5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

from mypy_extensions import i64

from keepwright.engine.action import Action
from keepwright.engine.agenda import Decision
from keepwright.engine.choices import bit
from keepwright.engine.goods import LANE, amount
from keepwright.engine.obstacle import Obstacle
from keepwright.engine.trade import pay_goods
from keepwright.engine.turns import NOBODY, leader
from keepwright.games.magna_carta import events
from keepwright.games.magna_carta.actions import LOTS, TASKS
from keepwright.games.magna_carta.components import MOST_LOTS_GOLD, TOKENS_REMOVED
from keepwright.games.magna_carta.phase import Phase
from keepwright.games.magna_carta.pieces import CUBES, GOLD, NOT_GOLD
from keepwright.games.magna_carta.state import MagnaCarta

ONE_GOLD: Final[i64] = CUBES.one("gold")


def gold_needed(held: i64, lots: i64) -> i64:
    """How many cubes of so many lots only gold can pay (§ phase 5)."""
    needed: i64 = 0
    kind: i64
    for kind in range(len(NOT_GOLD)):
        have = amount(held, kind)
        if have < lots:
            needed += lots - have
    return needed


def payment_for(held: i64, lots: i64) -> i64:
    """The canonical payment of so many lots: as little gold as possible (§ phase 5)."""
    cubes: i64 = ONE_GOLD * gold_needed(held, lots)
    kind: i64
    for kind in range(len(NOT_GOLD)):
        have = amount(held, kind)
        cubes += bit(kind * LANE) * (have if have < lots else lots)
    return cubes


def most_lots(state: MagnaCarta, seat: i64) -> i64:
    """The most lots a player can offer: tokens left and cubes held (§ phase 5, R-17)."""
    held = state.players[seat].cubes
    left = state.tokens_left()
    lots: i64 = 0
    while lots < left and gold_needed(held, lots + 1) <= amount(held, GOLD):
        lots += 1
    return lots


def take_tokens(state: MagnaCarta, seat: i64, count: i64) -> None:
    """A player takes castle tokens one by one, in their order (section 2.2)."""
    taken = state.remove_tokens(count)
    state.players[seat].tokens += taken
    events.tokens_taken(state, seat, taken)


@final
class OfferLots(Decision[MagnaCarta]):
    """Offer any number of lots of food, wood and stone, gold replacing any cube (§ phase 5, D4)."""

    candidates = LOTS

    def legal(self, state: MagnaCarta) -> i64:
        return bit(most_lots(state, self.seat) + 1) - 1

    def obstacles(self, state: MagnaCarta, action: Action) -> Iterator[Obstacle]:
        lots, held, left = action.target, state.players[self.seat].cubes, state.tokens_left()
        if lots > left:
            yield Obstacle("too_few_tokens_left", rule="R-17", lots=int(lots), left=int(left))
        if gold_needed(held, lots) > amount(held, GOLD):
            cost = {kind: int(lots) for kind in NOT_GOLD}
            yield Obstacle("too_few_cubes", rule="§ 4.5", cost=cost, held=CUBES.held(held))

    def perform(self, state: MagnaCarta, action: Action) -> None:
        me, lots = state.players[self.seat], action.target
        if not lots:
            events.no_lots(state, self.seat)
            return
        events.lots_offered(state, self.seat, lots)
        pay_goods(state, self.seat, CUBES, payment_for(me.cubes, lots))
        me.lots = lots
        take_tokens(state, self.seat, lots)


def compare_lots(state: MagnaCarta) -> None:
    """Gold for the most lots, or two tokens leave the stock (§ phase 5, R-18, R-25, R-27)."""
    best = leader(state.passed, [player.lots for player in state.players])
    for player in state.players:
        player.lots = 0
    if best != NOBODY:
        state.players[best].cubes += ONE_GOLD * MOST_LOTS_GOLD
        events.most_lots(state, best, MOST_LOTS_GOLD)
    else:
        removed = state.remove_tokens(TOKENS_REMOVED)
        if removed:
            events.tokens_removed(state, removed)


@final
class CastlePhase(Phase):
    """Each player exactly once, in passing order (§ phase 5). Done is the turn of each so far."""

    def go_on(self, state: MagnaCarta) -> bool:
        if state.done < len(state.passed):
            state.next(OFFER_LOTS[state.passed[state.done]])
        elif state.done == len(state.passed):
            compare_lots(state)
        else:
            return False
        state.done += 1
        return True


OFFER_LOTS: Final = TASKS.per_seat(OfferLots)
CASTLE_PHASE: Final = TASKS.add(CastlePhase(5))
