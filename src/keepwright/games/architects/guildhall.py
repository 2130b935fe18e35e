"""The Guildhall: a worker is laid down for good; construct a building or advance (§ 4.12)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, final

from mypy_extensions import i64

from keepwright.engine.action import Action
from keepwright.engine.agenda import Decision, Fields, SeatStep, SecretDecision, Task
from keepwright.engine.choices import bit, lowest
from keepwright.engine.goods import amount, covers
from keepwright.engine.obstacle import Obstacle
from keepwright.engine.trade import tell_declined
from keepwright.games.architects import events
from keepwright.games.architects.actions import (
    ADVANCE,
    DECLINE,
    DISCOUNT,
    GUILDHALL_MODE,
    PLACE_IN_GUILDHALL,
    SECOND_WORKER,
    TASKS,
)
from keepwright.games.architects.between import comes_between
from keepwright.games.architects.cathedral import advance, can_advance, obstacles_to_advance
from keepwright.games.architects.components import (
    APPRENTICES,
    BUILDING_IDS,
    BUILDINGS,
    COLUMNS,
    GUILDHALL,
    SWEEP_COLUMN,
    SWEEP_ROWS,
)
from keepwright.games.architects.gains import receive_bonuses
from keepwright.games.architects.hire import REFILL, sweep
from keepwright.games.architects.payments import (
    ONE_STONE,
    ONE_WOOD,
    STONE,
    WOOD,
    builds_cheaper,
    covers_cost,
    pay_cost,
)
from keepwright.games.architects.pieces import ALL_SKILLS, GOODS, SKILLS, Building, SecondWorker
from keepwright.games.architects.state import RESET_AHEAD, Architects, Player
from keepwright.games.architects.triggers import CONSTRUCTION
from keepwright.games.architects.virtue import change_virtue
from keepwright.games.architects.works import begin_work, may_wait

# ---------------------------------------------------------------- what can be built


def skills_of(me: Player) -> i64:
    """The skills that a player's apprentices show together, as bits (§ 4.12)."""
    found: i64 = 0
    rest: i64 = me.apprentices
    while rest and found != ALL_SKILLS:
        found |= APPRENTICES[lowest(rest)].skills
        rest = rest & (rest - 1)
    return found


def has_skills(me: Player, card: Building) -> bool:
    """One apprentice for each icon is enough, and none is spent (§ 4.12)."""
    return card.skills & ~skills_of(me) == 0


def can_spare(me: Player, card: Building, kind: i64, one: i64) -> bool:
    """Whether Lothaire can pay for a card when he spares this kind (§ 5.8)."""
    return amount(card.cost, kind) > 0 and covers(me.goods, card.cost - one)


def can_pay_building(me: Player, card: Building) -> bool:
    """Whether the goods of a card can be paid; Lothaire pays 1 wood or 1 stone less (§ 5.8)."""
    if covers_cost(me, card.cost):
        return True
    return builds_cheaper(me) and (
        can_spare(me, card, WOOD, ONE_WOOD) or can_spare(me, card, STONE, ONE_STONE)
    )


def buildable(state: Architects, seat: i64) -> i64:
    """The cards of the hand that can be constructed now, as bits (§ 4.12)."""
    me = state.players[seat]
    found: i64 = 0
    if not me.goods or not me.hand:
        return found
    lacking: i64 = ~skills_of(me)
    rest: i64 = me.hand
    while rest:
        number = lowest(rest)
        card = BUILDINGS[number]
        if not card.skills & lacking and can_pay_building(me, card):
            found |= bit(number)
        rest = rest & (rest - 1)
    return found


def can_work(state: Architects, seat: i64) -> bool:
    """A worker may come only if something can be constructed or advanced (§ 4.3)."""
    return can_advance(state, seat) or buildable(state, seat) != 0


def obstacles_to_build(state: Architects, seat: i64, number: i64) -> Iterator[Obstacle]:
    """Why a card cannot be constructed (§ 4.12)."""
    me, card = state.players[seat], BUILDINGS[number]
    if not me.hand & bit(number):
        yield Obstacle("not_in_hand", rule="§ 4.12", card=card.id)
    if not has_skills(me, card):
        lacking = card.skills & ~skills_of(me)
        names = [name for place, name in enumerate(SKILLS) if lacking & bit(place)]
        yield Obstacle("skills_missing", rule="§ 4.12", skills=names)
    if not can_pay_building(me, card):
        held = GOODS.held(int(me.goods))
        yield Obstacle("too_few_cubes", rule="§ 4.12", cost=dict(card.amounts), held=held)


# ---------------------------------------------------------------- laying a worker down


def lay_worker(state: Architects, player: i64) -> None:
    """The next space, row by row; beside the Guildhall once it is full (§ 4.12, § 4.14).

    The first space of rows 3 and 4 brings a reset after the action; in the final round, beside the
    Guildhall, none does (§ 4.11, R-28). The third space of rows 1 to 3 sweeps apprentices, if so
    agreed (§ 5.8, R-01).
    """
    state.guildhall = state.guildhall + (int(player),)
    if len(state.guildhall) in state.table.resets:
        state.done = RESET_AHEAD


def sweep_if_agreed(state: Architects) -> None:
    """Both apprentices of column 1 go under the pile, before anything is constructed (§ 5.8)."""
    number: i64 = len(state.guildhall) - 1
    row, column = number // state.table.columns, number % state.table.columns
    if (
        state.options["aoa_apprentice_sweep"] is True
        and row < SWEEP_ROWS
        and column == SWEEP_COLUMN - 1
    ):
        sweep(state, 0)
        sweep(state, COLUMNS)
        state.next(REFILL)


def use_guildhall(state: Architects, seat: i64) -> None:
    """Lay the worker down, then do exactly one of two things (§ 4.12)."""
    lay_worker(state, seat)
    events.worker_placed(state, seat, GUILDHALL)
    state.next(WORK_IN_GUILDHALL[seat])
    sweep_if_agreed(state)


@final
class GuildhallMode(SecretDecision[Architects]):
    """Construct a building of the hand, or advance work on the Cathedral (§ 4.12)."""

    candidates = GUILDHALL_MODE

    def legal(self, state: Architects) -> i64:
        found = buildable(state, self.seat)
        if can_advance(state, self.seat):
            found |= bit(len(BUILDINGS))
        return found

    def obstacles(self, state: Architects, action: Action) -> Iterator[Obstacle]:
        if action is ADVANCE:
            yield from obstacles_to_advance(state, self.seat)
        else:
            yield from obstacles_to_build(state, self.seat, action.target)

    def perform(self, state: Architects, action: Action) -> None:
        if action is ADVANCE:
            advance(state, self.seat)
        else:
            construct(state, self.seat, action.target)

    def fits(self, state: Architects, above: list[Task[Any]]) -> bool:
        return comes_between(above) and self.legal(state) != 0


def construct(state: Architects, seat: i64, number: i64) -> None:
    """The card lies face up and is paid for; then its icon and its effect (§ 4.12)."""
    me, card = state.players[seat], BUILDINGS[number]
    me.hand &= ~bit(number)
    me.buildings |= bit(number)
    events.building_constructed(state, seat, card.id)
    if builds_cheaper(me) and (amount(card.cost, WOOD) or amount(card.cost, STONE)):
        state.next(CHEAPER_BY[number][seat])
    else:
        pay_cost(state, seat, card.cost)
        state.next(CONSTRUCTED[number][seat])


@final
class ChooseDiscount(Decision[Architects]):
    """Lothaire spares 1 wood or 1 stone of the cost, if it contains it (§ 5.8)."""

    name = "discount"
    candidates = DISCOUNT

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number: Final[i64] = number
        self.card: Final = BUILDINGS[number]

    def fields(self) -> Fields:
        return {"seat": int(self.seat), "card": self.card.id}

    def obstacles(self, state: Architects, action: Action) -> Iterator[Obstacle]:
        me = state.players[self.seat]
        kind = GOODS.ids.index(action.argument)
        if not amount(self.card.cost, kind):
            yield Obstacle("not_in_the_cost", rule="§ 5.8", goods={action.argument: 1})
        elif not can_spare(me, self.card, kind, GOODS.one(action.argument)):
            cost = GOODS.held(int(self.card.cost) - GOODS.one(action.argument))
            held = GOODS.held(int(me.goods))
            yield Obstacle("too_few_cubes", rule="§ 5.8", cost=cost, held=held)

    def perform(self, state: Architects, action: Action) -> None:
        pay_cost(state, self.seat, self.card.cost - GOODS.one(action.argument))
        state.next(CONSTRUCTED[self.number][self.seat])

    def fits(self, state: Architects, above: list[Task[Any]]) -> bool:
        me = state.players[self.seat]
        is_asked = builds_cheaper(me) and me.buildings & bit(self.number) != 0
        return super().fits(state, above) and is_asked


@final
class Constructed(SeatStep[Architects]):
    """A constructed building's virtue icon, then its immediate effect (§ 4.12)."""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number: Final[i64] = number

    def fields(self) -> Fields:
        return {"seat": int(self.seat), "card": BUILDING_IDS[self.number]}

    def run(self, state: Architects) -> None:
        if BUILDINGS[self.number] is CRANE:
            state.next(CRANE_CHOICE[self.seat])
        else:
            begin_work(state, self.seat, self.number)
        receive_bonuses(state, self.seat, CONSTRUCTION)
        change_virtue(state, self.seat, BUILDINGS[self.number].virtue)

    def fits(self, state: Architects, above: list[Task[Any]]) -> bool:
        return not above and state.players[self.seat].buildings & bit(self.number) != 0


@final
class CraneChoice(SecretDecision[Architects]):
    """A second worker may be laid in the Guildhall at once, as a full action (§ 5.8)."""

    name = "building_choice"
    candidates = SECOND_WORKER

    def fields(self) -> Fields:
        return {"seat": int(self.seat), "building": CRANE.id}

    def fits(self, state: Architects, above: list[Task[Any]]) -> bool:
        return may_wait(state, self.seat, CRANE, above)

    def obstacles(self, state: Architects, action: Action) -> Iterator[Obstacle]:
        if action is PLACE_IN_GUILDHALL:
            if not state.players[self.seat].supply:
                yield Obstacle("no_worker_left", rule="§ 5.8")
            if not can_work(state, self.seat):
                yield Obstacle("nothing_to_build", rule="§ 4.3")

    def perform(self, state: Architects, action: Action) -> None:
        if action is DECLINE:
            tell_declined(state, self.seat, CRANE.id)
            return
        state.players[self.seat].supply -= 1
        use_guildhall(state, self.seat)


CRANE: Final = next(card for card in BUILDINGS if isinstance(card.effect, SecondWorker))
CRANE_CHOICE: Final = TASKS.per_seat(CraneChoice)
WORK_IN_GUILDHALL: Final = TASKS.per_seat(GuildhallMode)
CHEAPER_BY: Final = [TASKS.per_seat(ChooseDiscount, number) for number in range(len(BUILDINGS))]
CONSTRUCTED: Final = [TASKS.per_seat(Constructed, number) for number in range(len(BUILDINGS))]
