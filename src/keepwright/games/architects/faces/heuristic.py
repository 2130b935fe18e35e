"""What a position of Architects is worth to each seat, in points.

To the points already sure it adds what goods, silver and workers are good for in the turns that are
left, what apprentices promise, the buildings of the hand and the next level of the Cathedral (the
nearer their cost, the more), and what is at stake in the Prison and on other boards.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from keepwright.bots.estimates import stepwise, waiting
from keepwright.engine.choices import count, numbers
from keepwright.engine.goods import amount
from keepwright.engine.play import score_sheet
from keepwright.engine.state import State
from keepwright.games.architects.cathedral import (
    TOP_LEVEL,
    has_room,
    level_price,
    must_discard,
)
from keepwright.games.architects.components import (
    APPRENTICES,
    BUILDINGS,
    CATHEDRAL,
    DEBT_POINTS,
    HAND_LIMIT,
    LOCATIONS,
    PRISON_LOSS_FROM,
    PRISONERS_FOR_LOSS,
    SILVER_FOR_POINT,
    VIRTUE_TRACK,
)
from keepwright.games.architects.final_scoring import bonus_points, debt_points, standing
from keepwright.games.architects.guildhall import skills_of
from keepwright.games.architects.payments import GOLD, MARBLE, STONE, WOOD
from keepwright.games.architects.pieces import (
    GOODS,
    Ability,
    AtEnd,
    Building,
    ChooseGain,
    DestroyDebts,
    DiscardFor,
    Effect,
    FreeCaptures,
    Gain,
    GainAtOnce,
    GainPerVirtue,
    GiveUpApprentice,
    HireForFree,
    IfHighestInCathedral,
    LoseVirtue,
    PointsForMost,
    PointsPer,
    PointsPerDebt,
    PointsWithoutDebt,
    PrisonersLoseVirtue,
    ReleaseOrCapture,
    ReleasePrisoners,
    SecondWorker,
    TakeDebts,
    VirtueForAll,
    VirtuePer,
)
from keepwright.games.architects.state import NO_FINAL_ROUND, Architects, Player

KINDS: Final = range(len(GOODS.ids))
FINE: Final = (int(GOLD), int(MARBLE))

# What a thing is worth while there is time to use it, and when the game ends.
GOODS_WORTH: Final = (0.42, 0.5, 0.52, 1.6, 1.6)
GOODS_AT_END: Final = (0.0, 0.0, 0.0, 1.0, 1.0)
MANY: Final = 6.0
SHARES: Final = (0.5, 0.25)
BEYOND: Final = 0.05
SILVER_STEPS: Final = ((4.0, 0.42), (4.0, 0.32), (6.0, 0.2))
SILVER_BEYOND: Final = 0.12
VIRTUE_POINT: Final = 0.3  # each level, on top of its points
MARKET_OPEN: Final = 0.6
CATHEDRAL_OPEN: Final = 1.6
CARD_STEPS: Final = ((2.0, 0.6), (2.0, 0.35))
CARD_BEYOND: Final = 0.05
DRAWN_CARD: Final = 1.1
REWARD: Final = 1.6
REWARDS: Final = ("gain_reward", "reward")  # the tasks that bring one to the active player

# Workers: at hand, standing together at a location, about to go to Prison, lost.
SUPPLY_STEPS: Final = ((3.0, 0.6), (5.0, 0.25))
SUPPLY_BEYOND: Final = 0.08
TOGETHER: Final = 0.16
IN_MARKET: Final = -0.15
PRISONER: Final = -0.3
MANY_PRISONERS: Final = -0.6
MOST_PRISONERS: Final = -0.9
CAPTURED: Final = 0.28

# Apprentices, by what brings their ability on.
ABILITIES: Final = {
    "quarry": 1.3,
    "forest": 1.3,
    "silversmith": 1.2,
    "mines": 1.1,
    "storehouse_action": 1.4,
    "storehouse_visit": 1.0,
    "black_market_action": 0.9,
    "black_market_reset": 0.8,
    "cathedral_advance": 1.2,
    "tax_stand": 0.7,
    "town_centre_visit": 0.5,
    "debt_paid_off": 0.4,
    "send_captured_to_prison": 0.6,
}
NEW_SKILL: Final = 1.1
APPRENTICE: Final = 0.5

# How much of a plan counts, for the best, the second, … one; and what is missing for it.
PLANS: Final = (0.95, 0.6, 0.38, 0.22, 0.12, 0.06)
PER_ROUGH: Final = 0.91
PER_FINE: Final = 0.76
PER_SKILL: Final = 0.62
ROUGH_IN_A_TURN: Final = 2.5
TURNS_PER_SPACE: Final = 2.4
TURNS_TO_USE: Final = 5.0

COSTS: Final = {card.id: [card.amounts.get(kind, 0) for kind in GOODS.ids] for card in BUILDINGS}


@final
class Outlook:
    """What is the same for all seats: turns left, who leads in the Prison, what is pending."""

    def __init__(self, state: Architects) -> None:
        self.state: Final = state
        seats = len(state.players)
        if state.final_turns != NO_FINAL_ROUND:
            turns = state.final_turns / seats
        else:
            free = int(state.table.spaces) - len(state.guildhall)
            turns = 1.0 + free / seats * TURNS_PER_SPACE
        self.turns: Final = float(turns)
        self.use: Final = min(1.0, turns / TURNS_TO_USE)
        self.goods: Final = [
            self.use * now + (1.0 - self.use) * at_end
            for now, at_end in zip(GOODS_WORTH, GOODS_AT_END, strict=True)
        ]
        imprisoned = [int(player.prison) for player in state.players]
        for player in state.spaces:
            if player >= 0:
                imprisoned[player] += 1
        self.imprisoned: Final = imprisoned
        self.drawing: Final = waiting(state, "draw", "deal", "deal_cards")
        for seat, cards in enumerate(waiting(state, "draw_cards", each="count")):
            self.drawing[seat] += cards
        self.rewards: Final = [0] * seats
        self.rewards[state.active] = sum(task.name in REWARDS for task in state.agenda)


@final
class Prospect:
    """One seat's prospects."""

    def __init__(self, outlook: Outlook, seat: int) -> None:
        me: Player = outlook.state.players[seat]
        self.outlook: Final = outlook
        self.state: Final = outlook.state
        self.seat: Final = seat
        self.me: Final = me
        self.goods: Final = [int(amount(me.goods, kind)) for kind in KINDS]
        self.skills: Final = int(skills_of(me))

    def worth(self) -> float:
        """All that this position promises the seat."""
        return self._sure() + self._goods() + self._workers() + self._apprentices() + self._plans()

    # ------------------------------------------------------------ what is there

    def _sure(self) -> float:
        """Buildings, Cathedral, virtue and debts."""
        state, seat, me, use = self.state, self.seat, self.me, self.outlook.use
        now = standing(state, seat)
        total = float(CATHEDRAL[me.cathedral].points)
        for number in numbers(me.buildings):
            card = BUILDINGS[number]
            total += int(card.points) + int(bonus_points(state, seat, card.effect, now))
        total += int(VIRTUE_TRACK[now.virtue].points) * (1.0 - 0.35 * use)
        level = VIRTUE_TRACK[me.virtue]
        total += use * VIRTUE_POINT * int(me.virtue)
        total += use * (MARKET_OPEN * level.market_open)
        if me.cathedral < TOP_LEVEL:
            total += use * CATHEDRAL_OPEN * level.cathedral_open
        total += int(debt_points(state, seat)) * int(now.debts)
        return total + self.outlook.rewards[seat] * REWARD

    def _goods(self) -> float:
        """Goods, silver and building cards."""
        use = self.outlook.use
        total = 0.0
        for kind in KINDS:
            worth, held = self.outlook.goods[kind], float(self.goods[kind])
            some, more = (worth * share for share in SHARES)
            beyond = use * BEYOND * GOODS_WORTH[kind] + (1.0 - use) * GOODS_AT_END[kind]
            total += stepwise(held, ((MANY, worth), (MANY, some), (MANY, more)), beyond)
        coins = int(self.me.silver)
        total += use * stepwise(float(coins), SILVER_STEPS, SILVER_BEYOND)
        total += (1.0 - use) * (coins // SILVER_FOR_POINT)
        cards = float(count(self.me.hand) + count(self.me.pick))
        total += use * stepwise(cards, CARD_STEPS, CARD_BEYOND)
        return total + use * self._drawn(self.outlook.drawing[self.seat])

    def _drawn(self, cards: int) -> float:
        """Cards that are being drawn, the less the more are in hand."""
        held = int(count(self.me.hand))
        return sum(
            DRAWN_CARD * max(0.0, 1.0 - more / HAND_LIMIT) for more in range(held, held + cards)
        )

    def _workers(self) -> float:
        """Workers at hand and on the board, in Prison and on other boards."""
        outlook, me, use = self.outlook, self.me, self.outlook.use
        total = use * stepwise(float(me.supply), SUPPLY_STEPS, SUPPLY_BEYOND)
        for place in range(len(LOCATIONS)):
            total += use * TOGETHER * int(me.workers_at(place))
        total += use * CAPTURED * int(me.all_captured())
        prisoners, threatened = int(me.prison), outlook.imprisoned[self.seat]
        total -= (1.0 - use) * (prisoners // PRISONERS_FOR_LOSS)
        total += use * (PRISONER * prisoners + IN_MARKET * (threatened - prisoners))
        if threatened >= PRISON_LOSS_FROM:
            total += use * MANY_PRISONERS
        if threatened and threatened == max(outlook.imprisoned):
            total += use * MOST_PRISONERS
        return total

    def _apprentices(self) -> float:
        """Abilities, and skills for buildings still to come."""
        total = NEW_SKILL * len(numbers(self.skills))
        for number in numbers(self.me.apprentices):
            ability: Ability = APPRENTICES[number].ability
            total += APPRENTICE + ABILITIES.get(ability.trigger, 0.0)
        board = self.me.board()
        if board is not None:
            total += sum(ABILITIES.get(ability.trigger, 0.0) for ability in board.abilities)
        return self.outlook.use * total

    # ------------------------------------------------------------ what is planned

    def _plans(self) -> float:
        """The best buildings that could still be constructed, and the next Cathedral level."""
        cards = numbers(self.me.hand | self.me.pick)
        hopes = [self._building(BUILDINGS[number]) for number in cards]
        hopes.append(self._level())
        hopes.sort(reverse=True)
        return sum(share * hope for share, hope in zip(PLANS, hopes, strict=False) if hope > 0.0)

    def _building(self, card: Building) -> float:
        """What constructing a card gains beyond its cost, by how near it is."""
        cost = COSTS[card.id]
        gain = int(card.points) + self._effect(card) + int(card.virtue) * self._virtue()
        lacking = int(count(card.skills & ~self.skills))
        return self._hope(gain, cost, lacking)

    def _level(self) -> float:
        """What the next level of the Cathedral gains beyond its cost."""
        state, me = self.state, self.me
        level = int(me.cathedral) + 1
        if level > TOP_LEVEL or not VIRTUE_TRACK[me.virtue].cathedral_open:
            return 0.0
        if not has_room(state, level):
            return 0.0
        gain = int(CATHEDRAL[level].points) - int(CATHEDRAL[level - 1].points) + REWARD
        if must_discard(state, self.seat):
            if not me.hand:
                return 0.0
            gain -= CARD_STEPS[0][1]
        price = level_price(state, self.seat, level)
        cost = [int(price.amounts.get(kind, 0)) for kind in GOODS.ids]
        mixed = int(price.amounts.get("wood_or_stone", 0))
        cost[int(WOOD)] = min(mixed, self.goods[int(WOOD)])
        cost[int(STONE)] = mixed - cost[int(WOOD)]
        return self._hope(gain, cost, 0)

    def _hope(self, gain: float, cost: list[int], lacking: int) -> float:
        """A gain less its cost, by what is missing for it and the turns that are left."""
        outlook = self.outlook
        chance, turns = PER_SKILL**lacking, 1.0 + lacking
        for kind in KINDS:
            asked = cost[kind]
            if not asked:
                continue
            gain -= outlook.goods[kind] * asked
            missing = asked - self.goods[kind]
            if missing > 0:
                chance *= (PER_FINE if kind in FINE else PER_ROUGH) ** missing
                turns += missing if kind in FINE else missing / ROUGH_IN_A_TURN
        if gain <= 0.0:
            return 0.0
        return gain * float(chance) * max(0.0, min(1.0, outlook.turns - turns + 1.0))

    def _virtue(self) -> float:
        """What a point of virtue is worth."""
        return VIRTUE_POINT + 0.6

    def _gain(self, gain: Gain) -> float:
        """What a gain is worth."""
        total = 0.0
        if gain.goods:
            worths = self.outlook.goods
            total = sum(worths[kind] * int(amount(gain.goods, kind)) for kind in KINDS)
        total += self.outlook.use * SILVER_STEPS[1][1] * int(gain.silver)
        total += self.outlook.use * self._drawn(int(gain.cards))
        return total + self._virtue() * int(gain.virtue)

    def _effect(self, card: Building) -> float:
        """What the effect of a building is worth to this seat."""
        return EFFECTS[type(card.effect)](self, card.effect)

    def _gain_at_once(self, effect: GainAtOnce) -> float:
        return self._gain(effect.gain)

    def _gain_per_virtue(self, effect: GainPerVirtue) -> float:
        return self._gain(effect.gain) * int(self.me.virtue // effect.every)

    def _choose_gain(self, effect: ChooseGain) -> float:
        return max(self._gain(gain) for gain in effect.gains)

    def _discard_for(self, effect: DiscardFor) -> float:
        return self._gain(effect.gain) - CARD_STEPS[0][1] if count(self.me.hand) > 1 else 0.0

    def _take_debts(self, effect: TakeDebts) -> float:
        return float(DEBT_POINTS * effect.count)

    def _destroy_debts(self, effect: DestroyDebts) -> float:
        return -float(DEBT_POINTS) if self.me.unpaid_debts else 0.0

    def _release_prisoners(self, effect: ReleasePrisoners) -> float:
        return -self.outlook.use * 2 * PRISONER * int(self.me.prison)

    def _useful(self, effect: Effect) -> float:
        """What helps once, if there are turns left."""
        return 1.2 * self.outlook.use

    def _give_up_apprentice(self, effect: GiveUpApprentice) -> float:
        return -1.5 * self.outlook.use

    # ------------------------------------------------------------ what waits for the end

    def _lose_virtue(self, effect: LoseVirtue) -> float:
        return -float(effect.virtue) * self._virtue()

    def _virtue_per(self, effect: VirtuePer) -> float:
        return 1.2 * self._virtue()

    def _points_per(self, effect: PointsPer) -> float:
        """What it would bring now, itself counted."""
        itself = 1 if effect.of == "buildings" else 0
        now = standing(self.state, self.seat)
        return float(bonus_points(self.state, self.seat, effect, now)) + itself

    def _at_end(self, effect: AtEnd) -> float:
        return 1.0

    def _for_nobody(self, effect: Effect) -> float:
        """What changes as much for the others."""
        return 0.0


# What the effect of a building is worth, by its kind.
EFFECTS: Final[dict[type[Effect], Callable[[Prospect, Any], float]]] = {
    GainAtOnce: Prospect._gain_at_once,
    GainPerVirtue: Prospect._gain_per_virtue,
    ChooseGain: Prospect._choose_gain,
    DiscardFor: Prospect._discard_for,
    TakeDebts: Prospect._take_debts,
    DestroyDebts: Prospect._destroy_debts,
    ReleasePrisoners: Prospect._release_prisoners,
    FreeCaptures: Prospect._useful,
    ReleaseOrCapture: Prospect._useful,
    HireForFree: Prospect._useful,
    SecondWorker: Prospect._useful,
    GiveUpApprentice: Prospect._give_up_apprentice,
    VirtueForAll: Prospect._for_nobody,
    PrisonersLoseVirtue: Prospect._for_nobody,
    LoseVirtue: Prospect._lose_virtue,
    VirtuePer: Prospect._virtue_per,
    PointsPer: Prospect._points_per,
    IfHighestInCathedral: Prospect._at_end,
    PointsForMost: Prospect._at_end,
    PointsPerDebt: Prospect._at_end,
    PointsWithoutDebt: Prospect._at_end,
}

# Decisions that only complete an action of the same seat, with the verbs of that action, and the
# chance that comes between.
COMPLETED_BY: Final = {
    "reveal": ("place",),
    "mines_good": ("place",),
    "storehouse_trade": ("place",),
    "workshop_mode": ("place",),
    "bm_middle_mode": ("place",),
    "guildhall_mode": ("place",),
    "guardhouse_action": ("place",),
    "capture": ("place", "build"),
    "hire_card": ("hire", "build"),
    "discard_apprentice": ("hire",),
    "pay": ("trade",),
    "ransom_payment": ("ransom",),
    "discount": ("build",),
    "building_choice": ("build", "spare"),
    "cathedral_payment": ("advance",),
    "cathedral_discard": ("advance", "pay"),
}


@final
class ArchitectsHeuristic:
    """Worth of positions of Architects."""

    def worths(self, state: State) -> list[float]:
        """What the position is worth to each seat; at the end, the score."""
        if state.over:
            return [float(total) for total in score_sheet(state).totals]
        assert isinstance(state, Architects)
        outlook = Outlook(state)
        return [Prospect(outlook, seat).worth() for seat in range(len(state.seats))]

    def completes(self, decision: str, verb: str) -> bool:
        """What a location, a building or an action of it asks for."""
        return verb in COMPLETED_BY.get(decision, ())


HEURISTIC: Final = ArchitectsHeuristic()
