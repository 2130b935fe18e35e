"""The end of the game: last changes of virtue, then points (§ 6)."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from keepwright.engine.action import Action
from keepwright.engine.agenda import FreeChoice, SeatStep, Step, Task
from keepwright.engine.choices import bit, count, numbers
from keepwright.engine.goods import amount
from keepwright.engine.scoring import ScoreSheet
from keepwright.engine.tally import Tally
from keepwright.games.architects import events
from keepwright.games.architects.actions import LOSS_FIRST, LOSS_ORDER, TASKS
from keepwright.games.architects.between import comes_between
from keepwright.games.architects.components import (
    APPRENTICES,
    BUILDINGS,
    CATHEDRAL,
    DEBT_POINTS,
    POINTS_PER_GUILDHALL_WORKER,
    PRISONERS_FOR_LOSS,
    SILVER_FOR_POINT,
    VIRTUE_TRACK,
)
from keepwright.games.architects.payments import GOLD, MARBLE, is_one_resource
from keepwright.games.architects.pieces import (
    APPRENTICES_OF,
    GOODS,
    SILVER,
    SKILLS,
    Effect,
    IfHighestInCathedral,
    LoseVirtue,
    PointsForMost,
    PointsPer,
    PointsPerDebt,
    PointsWithoutDebt,
    VirtuePer,
)
from keepwright.games.architects.state import Architects
from keepwright.games.architects.virtue import (
    gain_virtue,
    lose_virtue,
    steps_down,
    steps_up,
)

ROUGH_KINDS: Final = 3


def counted(state: Architects, player: i64, of: str, skill: str, virtue: i64) -> i64:
    """How many a player has of what a building counts (§ 5.3).

    Gold and marble are one for Therese (R-24); clay, wood and stone are added together (R-34); a
    building counts itself (R-23).
    """
    me = state.players[player]
    found: i64 = 0
    if of == "buildings":
        found = count(me.buildings)
    elif of == APPRENTICES_OF:
        wanted: i64 = bit(SKILLS.index(skill))
        for card in numbers(me.apprentices):
            if APPRENTICES[card].skills & wanted:
                found += 1
    elif of == "captured":
        found = me.all_captured()
    elif of == "virtue":
        found = virtue
    elif of == "paid_debts":
        found = me.paid_debts
    elif of == "clay_wood_stone":
        kind: i64
        for kind in range(ROUGH_KINDS):
            found += amount(me.goods, kind)
    elif is_one_resource(me):
        found = amount(me.goods, GOLD) + amount(me.goods, MARBLE)
    elif of == "gold":
        found = amount(me.goods, GOLD)
    else:
        assert of == "marble", of
        found = amount(me.goods, MARBLE)
    return found


def is_highest_in_cathedral(state: Architects, player: i64) -> bool:
    """Strictly above every other player, the automa too (R-27, R-36)."""
    other: i64
    for other in range(len(state.players)):
        if other != player and state.players[other].cathedral >= state.players[player].cathedral:
            return False
    return True


def holding(state: Architects, player: i64, kind: str) -> i64:
    """How much silver, or goods of one kind, a player holds."""
    if kind == SILVER:
        return state.players[player].silver
    return amount(state.players[player].goods, GOODS.ids.index(kind))


def has_most(state: Architects, seat: i64, kind: str) -> bool:
    """Strictly more than each other human player (R-27, R-31)."""
    other: i64
    for other in range(len(state.seats)):
        if other != seat and holding(state, other, kind) >= holding(state, seat, kind):
            return False
    return True


# ---------------------------------------------------------------- step A: virtue


def gains_of_virtue(state: Architects, seat: i64, explained: bool = True) -> Tally:
    """The virtue that own buildings bring at the end, whole counts only (§ 6, R-33)."""
    tally = Tally(explained)
    for number in numbers(state.players[seat].buildings):
        card = BUILDINGS[number]
        effect: Effect = card.effect
        if isinstance(effect, VirtuePer):
            found = counted(state, seat, effect.of, "", 0)
            tally.add(card.id, found // effect.every * effect.virtue)
        elif isinstance(effect, IfHighestInCathedral) and is_highest_in_cathedral(state, seat):
            tally.add(card.id, effect.virtue)
    return tally


def loss_of_virtue(state: Architects, seat: i64) -> i64:
    """The virtue that own buildings cost at the end: the Dungeon (§ 6)."""
    found: i64 = 0
    for number in numbers(state.players[seat].buildings):
        effect: Effect = BUILDINGS[number].effect
        if isinstance(effect, LoseVirtue):
            found += effect.virtue
    return found


@final
class LastVirtue(SeatStep[Architects]):
    """A player's end-game gains of virtue, and the loss of the Dungeon (§ 6 step A)."""

    def run(self, state: Architects) -> None:
        seat = self.seat
        if loss_of_virtue(state, seat) and gains_of_virtue(state, seat, False).total:
            state.next(ORDER[seat])
        else:
            state.next_all([LAST_GAINS[seat], LAST_LOSS[seat]])

    def fits(self, state: Architects, above: list[Task[Any]]) -> bool:
        return not above and is_scored(state, self.seat)


@final
class EndgameOrder(FreeChoice[Architects]):
    """The owner of the Dungeon loses virtue before or after his gains (§ 6, R-25)."""

    candidates = LOSS_ORDER

    def perform(self, state: Architects, action: Action) -> None:
        steps: list[Task[Any]] = [LAST_GAINS[self.seat], LAST_LOSS[self.seat]]
        state.next_all(steps[::-1] if action is LOSS_FIRST else steps)

    def fits(self, state: Architects, above: list[Task[Any]]) -> bool:
        loss, gains = loss_of_virtue(state, self.seat), gains_of_virtue(state, self.seat, False)
        return not above and is_scored(state, self.seat) and loss > 0 and gains.total > 0


@final
class LastGains(SeatStep[Architects]):
    """All end-game gains of virtue; debts may be destroyed above the top (§ 6)."""

    def run(self, state: Architects) -> None:
        tally = gains_of_virtue(state, self.seat, state.is_heard)
        if tally.total:
            events.last_virtue_gained(state, self.seat, tally)
        gain_virtue(state, self.seat, tally.total)

    def fits(self, state: Architects, above: list[Task[Any]]) -> bool:
        return is_scored(state, self.seat) and comes_between(above, "last_loss")


@final
class LastLoss(SeatStep[Architects]):
    """The loss of the Dungeon; below 0 it is debts (§ 6)."""

    def run(self, state: Architects) -> None:
        lose_virtue(state, self.seat, loss_of_virtue(state, self.seat))

    def fits(self, state: Architects, above: list[Task[Any]]) -> bool:
        return is_scored(state, self.seat) and comes_between(above, "last_gains")


# ---------------------------------------------------------------- step B: points


@final
class Standing:
    """The virtue and unpaid debts with which a player is counted."""

    def __init__(self, virtue: i64, debts: i64) -> None:
        self.virtue: i64 = virtue
        self.debts: i64 = debts

    def gain(self, points: i64) -> None:
        """Virtue up to the top; what is over destroys debts."""
        up = steps_up(self.virtue, points)
        over: i64 = points - up
        self.virtue += up
        self.debts -= over if over < self.debts else self.debts

    def lose(self, points: i64) -> None:
        """Virtue down to 0; what is below is debts."""
        down = steps_down(self.virtue, points)
        self.virtue -= down
        self.debts += points - down


def standing(state: Architects, seat: i64) -> Standing:
    """A player's virtue and debts with what the end of the game will still bring him.

    Where he will have to decide, debts are destroyed and the loss comes last.
    """
    me = state.players[seat]
    found = Standing(me.virtue, me.unpaid_debts)
    awaited, agenda = is_awaited(state, seat), state.agenda
    if awaited or LAST_GAINS[seat] in agenda:
        found.gain(gains_of_virtue(state, seat, False).total)
    if awaited or LAST_LOSS[seat] in agenda:
        found.lose(loss_of_virtue(state, seat))
    return found


def is_awaited(state: Architects, seat: i64) -> bool:
    """Whether the last virtue of a player is still to come, or its order is being chosen."""
    if state.final_turns:
        return True
    order = humans(state)
    return order.index(seat) >= state.done or ORDER[seat] in state.agenda


def debt_points(state: Architects, seat: i64) -> i64:
    """What each unpaid debt counts; Fountain and Gambler's Den change it (§ 6, R-26)."""
    found: i64 = DEBT_POINTS
    for number in numbers(state.players[seat].buildings):
        effect: Effect = BUILDINGS[number].effect
        if isinstance(effect, PointsPerDebt):
            found += effect.points
    return found


def bonus_points(state: Architects, seat: i64, effect: Effect, now: Standing) -> i64:
    """The end-game points of one building (§ 5.3, R-33)."""
    if isinstance(effect, PointsPer):
        found = counted(state, seat, effect.of, effect.skill, now.virtue)
        return found // effect.every * effect.points
    if isinstance(effect, IfHighestInCathedral) and is_highest_in_cathedral(state, seat):
        return effect.points
    if isinstance(effect, PointsForMost) and has_most(state, seat, effect.kind):
        return effect.points
    if isinstance(effect, PointsWithoutDebt) and now.debts == 0:
        return effect.points
    return 0


def points_of(state: Architects, seat: i64, explained: bool) -> Tally:
    """Buildings, Cathedral, virtue, debts, gold, marble, silver, own prisoners (§ 6, R-40)."""
    me = state.players[seat]
    now = standing(state, seat)
    printed: i64 = 0
    bonus: i64 = 0
    for number in numbers(me.buildings):
        card = BUILDINGS[number]
        printed += card.points
        bonus += bonus_points(state, seat, card.effect, now)
    tally = Tally(explained)
    tally.add("buildings", printed)
    tally.add("building_bonuses", bonus)
    tally.add("cathedral", CATHEDRAL[me.cathedral].points)
    tally.add("virtue", VIRTUE_TRACK[now.virtue].points)
    tally.add("unpaid_debt", debt_points(state, seat) * now.debts)
    tally.add("gold", amount(me.goods, GOLD))
    tally.add("marble", amount(me.goods, MARBLE))
    tally.add("silver", me.silver // SILVER_FOR_POINT)
    tally.add("prison", -(me.prison // PRISONERS_FOR_LOSS))
    return tally


def automa_points(state: Architects, explained: bool) -> Tally:
    """Workers in the Guildhall, Cathedral, virtue, marble, debts, prisoners (§ 4.15, R-43)."""
    me = state.players[state.automa_player]
    laid = sum(player == state.automa_player for player in state.guildhall)
    tally = Tally(explained)
    tally.add("guildhall", POINTS_PER_GUILDHALL_WORKER[str(state.options["bot"])] * laid)
    tally.add("cathedral", CATHEDRAL[me.cathedral].points)
    tally.add("virtue", VIRTUE_TRACK[me.virtue].points)
    tally.add("unpaid_debt", DEBT_POINTS * me.unpaid_debts)
    tally.add("marble", amount(me.goods, MARBLE))
    tally.add("prison", -(me.prison // PRISONERS_FOR_LOSS))
    return tally


def score_sheet(state: Architects, explained: bool = True) -> ScoreSheet:
    """Every player's points as if the game ended now (§ 6).

    Among equals the higher virtue wins, then the more silver, else all of them; who has no more
    points than the automa does not win (R-31, R-32).
    """
    seats = range(len(state.seats))
    ties: list[tuple[int, ...]] = [
        (int(standing(state, seat).virtue), int(state.players[seat].silver)) for seat in seats
    ]
    bot = str(state.options["bot"])
    rivals = {bot: automa_points(state, explained)} if state.has_automa else {}
    tallies = [points_of(state, seat, explained) for seat in seats]
    return ScoreSheet(state.seats, tallies, ties, rivals)


def humans(state: Architects) -> list[int]:
    """The players without the automa, in turn order."""
    return [player for player in state.turn_order if not state.is_automa(player)]


def is_scored(state: Architects, seat: i64) -> bool:
    """Whether the end of the game deals with this player's virtue now."""
    return state.done > 0 and humans(state)[state.done - 1] == seat


@final
class Scoring(Step[Architects]):
    """Step A for each player in turn order, completely before the next; then the points (§ 6)."""

    def run(self, state: Architects) -> None:
        order = humans(state)
        if state.done < len(order):
            state.done += 1
            state.next(LAST_VIRTUE[order[state.done - 1]])
        else:
            state.over = True
            events.game_ended(state)


LAST_VIRTUE: Final = TASKS.per_seat(LastVirtue)
ORDER: Final = TASKS.per_seat(EndgameOrder)
LAST_GAINS: Final = TASKS.per_seat(LastGains)
LAST_LOSS: Final = TASKS.per_seat(LastLoss)
SCORING: Final = TASKS.add(Scoring())
