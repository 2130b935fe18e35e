"""What a position of Magna Carta is worth to each seat, in points.

To the points already sure it adds what goods and hand could become, what the workers on the road
will probably bring (card by card, up to where the provost will probably stand), the lots that can
be offered this round, and what cards, residences and prestige cards promise for later rounds.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from keepwright.bots.estimates import reached, stepwise, waiting
from keepwright.engine.choices import numbers
from keepwright.engine.goods import amount
from keepwright.engine.play import score_sheet
from keepwright.engine.state import State
from keepwright.engine.turns import NOBODY
from keepwright.games.magna_carta.activation import EFFECTS
from keepwright.games.magna_carta.components import (
    HAND,
    NEUTRAL_CARDS,
    PLAYER_CARDS,
    PRESTIGE_CARDS,
    RESIDENCE,
    SECTIONS,
    SMALL_CARDS,
)
from keepwright.games.magna_carta.counter import TOKEN
from keepwright.games.magna_carta.pieces import (
    Effect,
    FromReserve,
    Gain,
    Nothing,
    Trade,
    TurnIntoResidence,
)
from keepwright.games.magna_carta.prestige import is_on_offer, prestige_in_game
from keepwright.games.magna_carta.setup import DECKS_MADE, SET_UP
from keepwright.games.magna_carta.state import REDRAW, MagnaCarta, Player, card_of

FOOD, WOOD, STONE, GOLD = range(4)
KIND: Final = {"food": FOOD, "wood": WOOD, "stone": STONE, "gold": GOLD}
NOT_GOLD: Final = (FOOD, WOOD, STONE)
ACTIONS, PROVOST, ACTIVATION, CASTLE = 2, 3, 4, 5

# What a thing is worth while there is time to use it, and when the game ends.
CUBE_WORTH: Final = (0.85, 0.85, 0.95, 1.6)
CUBE_AT_END: Final = (1 / 3, 1 / 3, 1 / 3, 1.0)
MANY: Final = 3.0
MANY_WORTH: Final = 0.6
DENIER_STEPS: Final = ((3.0, 0.62), (4.0, 0.5), (5.0, 0.4))
DENIER_BEYOND: Final = 0.34
DENIER_AT_END: Final = 1 / 3
ROUNDS_TO_USE: Final = 1.5
PACE: Final = {2: 2.0, 3: 2.6, 4: 3.2}  # castle tokens that a round takes

# What the owner of a card may hope for in each round still to come.
PER_ROUND: Final = {
    "small_farm": 0.6,
    "small_sawmill": 0.6,
    "small_quarry": 0.7,
    "peddler": 0.7,
    "market": 0.65,
    "lawyer": 0.9,
    "large_farm": 0.95,
    "large_sawmill": 0.95,
    "large_quarry": 1.05,
    "gold_mine": 1.1,
    "bank": 0.95,
    "church": 0.9,
}
MOST_ROUNDS: Final = 6.0
DENIER_OF_INCOME: Final = 0.45
EARLIER_TO_PASS: Final = 0.1

# How much of a card's promise counts while it is in hand, for the best, the second, … card.
IN_HAND: Final = (0.5, 0.4, 0.3, 0.2, 0.12)
LATER_IN_HAND: Final = 0.05
PRESTIGE_HOPE: Final = 0.8
PER_MISSING_CUBE: Final = 0.78
WITHOUT_SITE: Final = 0.15

ENOUGH: Final = 0.7  # so much of a cube that is only probable counts as a cube to be paid
MOST_LOTS_LIKELY: Final = 0.7
SPREAD_BEFORE: Final = 1.3
SPREAD_PER_MOVER: Final = 0.45


@final
class Outlook:
    """What is the same for all seats: time left, tokens, provost, workers, what is pending."""

    def __init__(self, state: MagnaCarta) -> None:
        self.state: Final = state
        self.tokens: Final = [
            int(section.points)
            for number, section in enumerate(SECTIONS)
            for _ in range(amount(state.tokens, number))
        ]
        pace = PACE[len(state.players)]
        is_before_castle = state.phase <= CASTLE
        left = len(self.tokens) - (pace if is_before_castle else 0.0)
        self.rounds: Final = min(MOST_ROUNDS, max(0.0, left / pace))
        self.use: Final = min(1.0, self.rounds / ROUNDS_TO_USE)
        self.drawing: Final = waiting(state, "draw", "draw_card")
        self.offering: Final = [state.phase < CASTLE] * len(state.players)
        self.on_offer: Final = [
            card
            for number, card in enumerate(PRESTIGE_CARDS)
            if prestige_in_game(state, number) and is_on_offer(state, number)
        ]
        movers, handled = self._read_course()
        self.workers: Final = self._workers(movers, handled)

    def _read_course(self) -> tuple[int, int]:
        """How many may still move the provost, and the card that is being handled."""
        state = self.state
        if state.phase == SET_UP.number and state.done >= DECKS_MADE:
            for seat, player in enumerate(state.players):
                self.drawing[seat] = 0 if player.hand else HAND
        is_asked = state.due is not None and state.due.name in ("move_provost", "offer_lots")
        ahead = state.passed[state.done - is_asked :]
        if state.phase == CASTLE:
            for seat in ahead:
                self.offering[seat] = True
        at_work = (int(state.done) - 1) // EFFECTS
        handled = state.road[at_work] if state.phase == ACTIVATION and state.done else -1
        return len(ahead) if state.phase == PROVOST else 0, handled

    def _workers(self, movers: int, handled: int) -> list[tuple[int, int, int, float]]:
        """Cards with a worker, in road order: place, owner, worker's seat, chance of activation."""
        state = self.state
        found = []
        if state.phase <= ACTIONS:
            spread = SPREAD_BEFORE
        else:
            spread = SPREAD_PER_MOVER * movers if state.phase == PROVOST else 0.0
        for position, place in enumerate(state.road):
            seat = int(state.worker_on(place))
            if seat != NOBODY and place != handled:
                likely = 1.0
                if state.is_standard:
                    likely = reached(int(state.provost), position, spread)
                if likely > 0.02:
                    found.append((place, int(state.owner_of(place)), seat, likely))
        return found


@final
class Prospect:
    """One seat's goods as they will probably be, while the road is activated card by card."""

    def __init__(self, outlook: Outlook, seat: int) -> None:
        self.outlook: Final = outlook
        self.seat: Final = seat
        self.me: Final[Player] = outlook.state.players[seat]
        self.cubes: Final = [float(amount(self.me.cubes, kind)) for kind in range(4)]
        self.deniers = float(self.me.deniers)
        self.points = 0.0
        self.residences: Final = len(
            numbers(self.me.residences & ~self.me.covered | self.me.marked)
        )
        is_needed = outlook.state.is_standard
        self.site = 0.0 if is_needed and not self.residences else 1.0

    def worth(self) -> float:
        """All that this position promises the seat."""
        self.points += self._sure()
        for place, owner, worker, likely in self.outlook.workers:
            self._activate(place, owner, worker, likely)
        if self.outlook.offering[self.seat]:
            self._castle()
        elif self.me.lots:
            self.points += self._most_lots(int(self.me.lots)) * self._cube_worth(GOLD)
        return self.points + self._goods() + self._hand() + self._prestige() + self._passing()

    def _sure(self) -> float:
        """Tokens, cards and residences, and what they bring in later rounds."""
        rounds, me = self.outlook.rounds, self.me
        total = 0.0
        for number, section in enumerate(SECTIONS):
            total += int(section.points * amount(me.tokens, number))
        for card in numbers(me.built & ~me.marked):
            total += int(PLAYER_CARDS[card].points) + self._per_round(card) * rounds
        total += self.residences * (int(RESIDENCE.points) + rounds * DENIER_OF_INCOME)
        for number in numbers(me.prestige):
            prestige = PRESTIGE_CARDS[number]
            total += int(prestige.points) + int(prestige.income) * rounds * DENIER_OF_INCOME
        return total

    def _per_round(self, card: int) -> float:
        return PER_ROUND[PLAYER_CARDS[card].id]

    def _passing(self) -> float:
        passed = self.outlook.state.passed
        if self.seat not in passed:
            return 0.0
        return EARLIER_TO_PASS * (len(self.outlook.state.players) - passed.index(self.seat))

    # ------------------------------------------------------------ goods

    def _cube_worth(self, kind: int) -> float:
        use = self.outlook.use
        worth = CUBE_WORTH[kind]
        if self.cubes[kind] >= MANY:
            worth *= MANY_WORTH
        return use * worth + (1 - use) * CUBE_AT_END[kind]

    def _goods(self) -> float:
        use = self.outlook.use
        lasting, at_end = self._deniers_lasting(self.deniers), self.deniers * DENIER_AT_END
        for kind in range(4):
            held = self.cubes[kind]
            few = held if held < MANY else MANY
            lasting += CUBE_WORTH[kind] * (few + (held - few) * MANY_WORTH)
            at_end += CUBE_AT_END[kind] * held
        return use * lasting + (1 - use) * at_end

    def _deniers_lasting(self, deniers: float) -> float:
        return stepwise(deniers, DENIER_STEPS, DENIER_BEYOND)

    def _deniers_worth(self, change: float) -> float:
        """What some deniers more (or less) are worth now."""
        use, after = self.outlook.use, self.deniers + change
        lasting = self._deniers_lasting(after) - self._deniers_lasting(self.deniers)
        return use * lasting + (1 - use) * change * DENIER_AT_END

    # ------------------------------------------------------------ cards in hand

    def _promise(self, card: int) -> float:
        """What a card will bring once built, less its cost."""
        rounds = max(0.0, self.outlook.rounds - 0.5)
        price = PLAYER_CARDS[card].cost
        promise = int(PLAYER_CARDS[card].points) + self._per_round(card) * rounds
        promise -= sum(CUBE_WORTH[KIND.get(kind, WOOD)] * n for kind, n in price.amounts.items())
        return max(0.1, promise) * min(1.0, self.outlook.rounds)

    def _hand(self) -> float:
        me, pending = self.me, self.outlook.drawing[self.seat]
        hand = [] if me.mulligan == REDRAW else [self._promise(card) for card in numbers(me.hand)]
        if me.mulligan == REDRAW:
            pending += HAND
        if pending:
            pile = [self._promise(card) for card in numbers(me.pile or me.discard)]
            hand += [sum(pile) / len(pile)] * pending if pile else []
        hand.sort(reverse=True)
        return sum(
            promise * (IN_HAND[place] if place < len(IN_HAND) else LATER_IN_HAND)
            for place, promise in enumerate(hand)
        )

    # ------------------------------------------------------------ prestige cards

    def _prestige(self) -> float:
        """What is to be hoped for with or without a residence to build on."""
        return self._hope() * (WITHOUT_SITE + (1 - WITHOUT_SITE) * self.site)

    def _hope(self) -> float:
        """The prestige card that comes nearest, as far as it is to be hoped for."""
        outlook = self.outlook
        best = 0.0
        for card in outlook.on_offer:
            gold = self.cubes[GOLD]
            missing, cost = 0.0, 0.0
            for kind, n in card.cost.amounts.items():
                cost += n * self._cube_worth(KIND[kind])
                if kind != "gold":
                    missing += max(0.0, n - self.cubes[KIND[kind]])
            missing += 1.5 * max(0.0, card.cost.amounts.get("gold", 0) - gold)
            gain = int(card.points) - cost
            reach = PER_MISSING_CUBE**missing if outlook.rounds or not missing else 0.0
            best = max(best, gain * reach)
        return best * PRESTIGE_HOPE * min(1.0, outlook.rounds)

    # ------------------------------------------------------------ workers on the road

    def _activate(self, place: int, owner: int, worker: int, likely: float) -> None:
        if worker == self.seat:
            card = NEUTRAL_CARDS[place - 1] if owner == NOBODY else PLAYER_CARDS[card_of(place)]
            self._apply(card.id, card.primary, likely)
        elif owner == self.seat:
            card = PLAYER_CARDS[card_of(place)]
            self._apply(card.id, card.secondary, likely)

    def _apply(self, id: str, effect: Effect, likely: float) -> None:
        APPLIED[type(effect)](self, id, effect, likely)

    def _gain(self, id: str, effect: Gain, likely: float) -> None:
        for kind, n in effect.amounts.items():
            if kind == "denier":
                self.deniers += likely * n
            else:
                self.cubes[KIND[kind]] += likely * n

    def _from_reserve(self, id: str, effect: FromReserve, likely: float) -> None:
        if amount(self.me.reserves, SMALL_CARDS.ids.index(id)):
            self.cubes[KIND[effect.kind]] += likely

    def _nothing(self, id: str, effect: Nothing, likely: float) -> None:
        """Brings nothing."""

    def _trade(self, id: str, effect: Trade, likely: float) -> None:
        best = 0.0
        change: tuple[list[float], float, float] | None = None
        for offer in effect.offers:
            cubes = [0.0] * 4
            deniers, points = 0.0, 0.0
            for good, n in offer.pay.items():
                if good == "denier":
                    deniers -= n
                else:
                    cubes[self._spare()] -= n
            if self.deniers + deniers < 0:
                continue
            if any(self.cubes[kind] + cubes[kind] < ENOUGH - 1 for kind in range(4)):
                continue
            for good, n in offer.gain.items():
                if good == "denier":
                    deniers += n
                elif good == TOKEN:
                    points += sum(self.outlook.tokens[:n])
                elif good in KIND:
                    cubes[KIND[good]] += n
                else:
                    for _ in range(n):
                        cubes[self._scarcest(cubes)] += 1
            gain = points + self._deniers_worth(deniers)
            gain += sum(self._cube_worth(kind) * cubes[kind] for kind in range(4) if cubes[kind])
            if gain > best:
                best, change = gain, (cubes, deniers, points)
        if change is not None:
            cubes, deniers, points = change
            for kind in range(4):
                self.cubes[kind] = max(0.0, self.cubes[kind] + likely * cubes[kind])
            self.deniers = max(0.0, self.deniers + likely * deniers)
            self.points += likely * points

    def _spare(self) -> int:
        """The cube that can best be done without."""
        return max(NOT_GOLD, key=lambda kind: self.cubes[kind])

    def _scarcest(self, change: list[float]) -> int:
        """The cube that is missed most."""
        return min(NOT_GOLD, key=lambda kind: (self.cubes[kind] + change[kind], -kind))

    def _turn(self, id: str, effect: TurnIntoResidence, likely: float) -> None:
        """The card that brings least becomes a residence, if that is worth its price."""
        outlook, me = self.outlook, self.me
        pays = FOOD if self.cubes[FOOD] >= ENOUGH else GOLD
        targets = [
            int(PLAYER_CARDS[card].points) + self._per_round(card) * outlook.rounds
            for card in numbers(me.built & ~me.marked)
            if PLAYER_CARDS[card].id != "lawyer"
        ]
        if self.cubes[pays] < ENOUGH or not targets:
            return
        gain = int(RESIDENCE.points) + outlook.rounds * DENIER_OF_INCOME - min(targets)
        site = (1 - self.site) * (1 - WITHOUT_SITE) * self._hope()
        if gain + site > self._cube_worth(pays):
            self.cubes[pays] = max(0.0, self.cubes[pays] - likely)
            self.points += likely * gain
            self.site += (1 - self.site) * likely

    # ------------------------------------------------------------ the castle

    def _castle(self) -> None:
        """Lots that are worth more as tokens than as cubes."""
        lots = 0
        for points in self.outlook.tokens:
            paid = self._cubes_of_a_lot()
            if not paid:
                break
            bonus = 0.0
            if not lots:
                bonus = self._most_lots(1) * self._cube_worth(GOLD)
            if points + bonus < sum(self._cube_worth(kind) for kind in paid):
                break
            for kind in paid:
                self.cubes[kind] = max(0.0, self.cubes[kind] - 1)
            self.points += points + bonus
            lots += 1

    def _cubes_of_a_lot(self) -> list[int]:
        """The cubes that would pay one more lot; none if they do not suffice."""
        paid = [kind if self.cubes[kind] >= ENOUGH else GOLD for kind in NOT_GOLD]
        return paid if self.cubes[GOLD] >= paid.count(GOLD) - 1 + ENOUGH else []

    def _most_lots(self, lots: int) -> float:
        """How likely this many lots are the most of the round."""
        state = self.outlook.state
        others = [player.lots for place, player in enumerate(state.players) if place != self.seat]
        if max(others, default=0) >= lots:
            return 0.0
        waiting = sum(self.outlook.offering) - self.outlook.offering[self.seat]
        return float(MOST_LOTS_LIKELY**waiting)


# What a card brings, by the kind of its effect.
APPLIED: Final[dict[type[Effect], Callable[[Prospect, str, Any, float], None]]] = {
    Gain: Prospect._gain,
    FromReserve: Prospect._from_reserve,
    Trade: Prospect._trade,
    TurnIntoResidence: Prospect._turn,
    Nothing: Prospect._nothing,
}

# Decisions that only complete an action of the same seat, with the verbs of that action.
COMPLETED_BY: Final = {
    "choose_place": ("place_worker",),
    "build_from_hand": ("build",),
    "build_prestige_card": ("build_prestige",),
    "pay": ("build", "trade", "transform"),
    "take": ("trade", "pay"),
}


@final
class MagnaCartaHeuristic:
    """Worth of positions of Magna Carta."""

    def worths(self, state: State) -> list[float]:
        """What the position is worth to each seat; at the end, the score."""
        if state.over:
            return [float(total) for total in score_sheet(state).totals]
        assert isinstance(state, MagnaCarta)
        outlook = Outlook(state)
        return [Prospect(outlook, seat).worth() for seat in range(len(state.players))]

    def completes(self, decision: str, verb: str) -> bool:
        """Choosing place or card, paying, and taking what was traded for."""
        return verb in COMPLETED_BY.get(decision, ())


HEURISTIC: Final = MagnaCartaHeuristic()
