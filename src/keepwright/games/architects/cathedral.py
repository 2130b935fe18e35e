"""Advancing work on the Cathedral (§ 4.12)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, final

from mypy_extensions import i64

from keepwright.engine.action import Action, Candidates
from keepwright.engine.agenda import Chance, SeatStep, SecretDecision, Step, Task
from keepwright.engine.choices import bit
from keepwright.engine.obstacle import Obstacle
from keepwright.engine.payment import Price
from keepwright.engine.trade import PayGoods, too_few_goods
from keepwright.games.architects import events
from keepwright.games.architects.actions import ACTIONS, DISCARD_BUILDING, TASKS
from keepwright.games.architects.between import are_named, comes_between
from keepwright.games.architects.cards import discard
from keepwright.games.architects.components import CATHEDRAL, REWARD_IDS, REWARDS, VIRTUE_TRACK
from keepwright.games.architects.gains import receive, receive_bonuses
from keepwright.games.architects.payments import builds_cheaper, covers_cost, pay_cost
from keepwright.games.architects.pieces import GOODS, OPEN
from keepwright.games.architects.state import Architects
from keepwright.games.architects.triggers import CATHEDRAL_ADVANCE, DISCARD_SPARED
from keepwright.games.architects.virtue import gain_virtue

TOP_LEVEL: Final = len(CATHEDRAL) - 1
VIRTUE_WITHOUT_REWARD: Final = 1


def _one_cheaper(price: Price) -> Price:
    """The same price with one wood or stone less, if it has any."""
    amounts = {kind: n - 1 if kind == "wood_or_stone" else n for kind, n in price.amounts.items()}
    return Price(GOODS, amounts, OPEN)


CHEAPER: Final = [_one_cheaper(level.cost) for level in CATHEDRAL]


def level_price(state: Architects, seat: i64, level: i64) -> Price:
    """What a level costs; Lothaire pays 1 wood or stone less (§ 2, § 5.8)."""
    return CHEAPER[level] if builds_cheaper(state.players[seat]) else CATHEDRAL[level].cost


def can_pay_level(state: Architects, seat: i64, level: i64) -> bool:
    """Whether the goods of a level can be paid."""
    price = level_price(state, seat, level)
    if price.is_exact:
        return covers_cost(state.players[seat], price.needed)
    return price.affordable(state.players[seat].goods)


def has_room(state: Architects, level: i64) -> bool:
    """Each level has spaces for so many markers at once (§ 2)."""
    there: i64 = 0
    for one in state.players:
        if one.cathedral == level:
            there += 1
    return there < CATHEDRAL[level].spaces


def must_discard(state: Architects, seat: i64) -> bool:
    """A level costs a building card, not of Frederick (§ 4.12, § 5.7)."""
    return DISCARD_SPARED.total(state.players[seat]) == 0


def can_advance(state: Architects, seat: i64) -> bool:
    """Below the top, with virtue, room, goods and a building card (§ 4.12)."""
    me = state.players[seat]
    level: i64 = me.cathedral + 1
    return (
        level <= TOP_LEVEL
        and VIRTUE_TRACK[me.virtue].cathedral_open
        and (me.hand != 0 or not must_discard(state, seat))
        and can_pay_level(state, seat, level)
        and has_room(state, level)
    )


def obstacles_to_advance(state: Architects, seat: i64) -> Iterator[Obstacle]:
    """Why work on the Cathedral cannot advance (§ 4.12)."""
    me = state.players[seat]
    level: i64 = me.cathedral + 1
    if level > TOP_LEVEL:
        yield Obstacle("top_level_reached", rule="§ 4.12")
        return
    if not VIRTUE_TRACK[me.virtue].cathedral_open:
        yield Obstacle("cathedral_closed", rule="§ 4.12", virtue=int(me.virtue))
    if not has_room(state, level):
        yield Obstacle("level_full", rule="§ 4.12", level=int(level))
    if not can_pay_level(state, seat, level):
        yield too_few_goods(state, seat, "§ 4.12", level_price(state, seat, level))
    if not me.hand and must_discard(state, seat):
        yield Obstacle("no_card_to_discard", rule="§ 4.12")


def advance(state: Architects, seat: i64) -> None:
    """Goods, then a building card, then the level with its reward (§ 4.12)."""
    price = level_price(state, seat, state.players[seat].cathedral + 1)
    state.next(CATHEDRAL_DISCARD[seat] if must_discard(state, seat) else RISE[seat])
    if price.is_exact:
        pay_cost(state, seat, price.needed)
    else:
        state.next(CATHEDRAL_PAYMENT[price.text][seat])


@final
class DiscardForCathedral(SecretDecision[Architects]):
    """Any card of the hand goes face down under the pile (§ 4.12)."""

    name = "cathedral_discard"
    candidates = DISCARD_BUILDING

    def legal(self, state: Architects) -> i64:
        return state.players[self.seat].hand

    def obstacles(self, state: Architects, action: Action) -> Iterator[Obstacle]:
        if not state.players[self.seat].hand & bit(action.target):
            yield Obstacle("not_in_hand", rule="§ 4.12", card=action.argument)

    def perform(self, state: Architects, action: Action) -> None:
        discard(state, self.seat, action.target)
        state.next(RISE[self.seat])

    def fits(self, state: Architects, above: list[Task[Any]]) -> bool:
        return (
            are_named(above, "cathedral_payment")
            and must_discard(state, self.seat)
            and self.legal(state) != 0
        )


@final
class Rise(SeatStep[Architects]):
    """The marker goes up, the top reward is gained, then Acolytes give (§ 4.12)."""

    def run(self, state: Architects) -> None:
        go_up(state, self.seat)
        state.next_all([GAIN_REWARD, ACOLYTES[self.seat]])

    def fits(self, state: Architects, above: list[Task[Any]]) -> bool:
        level: i64 = state.players[self.seat].cathedral + 1
        if level > TOP_LEVEL or not has_room(state, level):
            return False
        price = level_price(state, self.seat, level).text
        for task in above:
            if isinstance(task, PayGoods) and task.price.text != price:
                return False
        return are_named(above, "cathedral_payment")


def go_up(state: Architects, player: i64) -> None:
    """A marker goes up 1 level."""
    me = state.players[player]
    me.cathedral += 1
    events.level_reached(state, player, me.cathedral)


# ---------------------------------------------------------------- rewards


def rewards_unseen(state: Architects) -> list[int]:
    """The rewards that the next one can be, once for each copy: those that never came up."""
    return [
        kind
        for kind, reward in enumerate(REWARDS)
        for _ in range(reward.copies - state.rewards_gone[kind])
    ]


def remove_reward(state: Architects, player: i64, kind: int) -> None:
    """The top reward is revealed and removed from the game (§ 4.12)."""
    gone = list(state.rewards_gone)
    gone[kind] += 1
    state.rewards_gone = tuple(gone)
    state.rewards -= 1
    events.reward_revealed(state, player, REWARD_IDS[kind])


@final
class GainReward(Step[Architects]):
    """The active player's reward is the top one; 1 virtue if there is none left (§ 4.12)."""

    def run(self, state: Architects) -> None:
        if not state.rewards:
            events.no_reward_left(state, state.active)
            gain_virtue(state, state.active, VIRTUE_WITHOUT_REWARD)
            return
        kinds = rewards_unseen(state)
        if kinds[0] != kinds[-1]:
            state.next(REVEAL_REWARD)
        else:
            take_reward(state, kinds[0])

    def fits(self, state: Architects, above: list[Task[Any]]) -> bool:
        return comes_between(above)


def take_reward(state: Architects, kind: int) -> None:
    """The active player gains the reward; of it, the automa only gains the virtue (§ 5.9)."""
    player, gain = state.active, REWARDS[kind].gain
    remove_reward(state, player, kind)
    if state.is_automa(player):
        gain_virtue(state, player, gain.virtue)
    else:
        receive(state, player, gain, REWARD_IDS[kind])


@final
class RevealReward(Chance[Architects]):
    """Which reward lies on top: one of those that never came up (§ 3.1, § 4.12)."""

    name = "reward"

    def things(self, state: Architects) -> tuple[str, ...]:
        return REWARD_IDS

    def pool(self, state: Architects) -> list[int]:
        return rewards_unseen(state)

    def count(self, state: Architects) -> int:
        return 1

    def perform(self, state: Architects, drawn: list[int]) -> None:
        take_reward(state, drawn[0])

    def fits(self, state: Architects, above: list[Task[Any]]) -> bool:
        return super().fits(state, above) and state.rewards > 0


@final
class Acolytes(SeatStep[Architects]):
    """Own Acolytes give theirs on every advance (§ 5.2)."""

    def run(self, state: Architects) -> None:
        receive_bonuses(state, self.seat, CATHEDRAL_ADVANCE)

    def fits(self, state: Architects, above: list[Task[Any]]) -> bool:
        return comes_between(above, "gain_reward", "reward")


def _payments(price: Price) -> list[PayGoods]:
    ways = [ACTIONS.make("pay", "goods", GOODS.text(way), way) for way in price.ways]
    candidates = Candidates(ways)
    return TASKS.per_seat(PayGoods, price, candidates, "§ 4.12", "cathedral_payment")


CATHEDRAL_PAYMENT: Final = {
    price.text: _payments(price)
    for price in [*(level.cost for level in CATHEDRAL), *CHEAPER]
    if not price.is_exact
}
CATHEDRAL_DISCARD: Final = TASKS.per_seat(DiscardForCathedral)
RISE: Final = TASKS.per_seat(Rise)
GAIN_REWARD: Final = TASKS.add(GainReward())
REVEAL_REWARD: Final = TASKS.add(RevealReward())
ACOLYTES: Final = TASKS.per_seat(Acolytes)
