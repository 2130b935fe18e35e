"""Ways: what can be done where a decision is asked, what it takes, and what one lacks for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from keepwright.catalogue.effects import trades
from keepwright.catalogue.events import Telling, changes_in
from keepwright.catalogue.pieces import PrintedEffect
from keepwright.engine.action import Action
from keepwright.engine.agenda import Decision
from keepwright.engine.event import Event
from keepwright.engine.goods import MOST_KINDS, amount
from keepwright.engine.obstacle import Obstacle
from keepwright.engine.provost import MoveProvost
from keepwright.engine.trade import Amounts, TakeOffer
from keepwright.forecast import Way
from keepwright.forecast.quiet import is_quiet, legal_of

Wild = Mapping[str, list[str]]  # the goods that a word of free choice admits


def ways_of(
    state: Any, decision: Decision[Any], printed: list[PrintedEffect], coin: str, wild: Wild
) -> list[Way]:
    """What an offer, a move of the provost or the work of a piece would be to this seat now."""
    if isinstance(decision, TakeOffer):
        return [
            way(state, decision, effect, [action], coin, wild)
            for action, effect in zip(
                decision.candidates.actions[1:], trades(decision.offers), strict=True
            )
        ]
    actions = [action for action in decision.candidates.actions if not is_quiet(action)]
    if isinstance(decision, MoveProvost):
        pay = {coin: int(decision.price)} if decision.price else {}
        effect = PrintedEffect(does="provost", steps=int(decision.reach), pay=pay)
        return [way(state, decision, effect, actions, coin, wild)]
    return [way(state, decision, effect, actions, coin, wild) for effect in printed]


def way(
    state: Any,
    decision: Decision[Any],
    effect: PrintedEffect,
    actions: list[Action],
    coin: str,
    wild: Wild,
) -> Way:
    """An effect of each of these answers: open if one is legal; else with the least that lacks."""
    against = [list(decision.obstacles(state, action)) for action in actions]
    if not all(against):
        return Way(effect, is_open=True, lacks={})
    lacks = [short for one in against if (short := lacking(one, coin, wild))]
    least = min(lacks, key=lambda short: sum(short.values()), default={})
    return Way(effect, is_open=False, lacks=least)


def lacking(obstacles: list[Obstacle], coin: str, wild: Wild) -> Amounts:
    """What would have to be held besides; nothing if something else stands against it, too.

    >>> poor = Obstacle("too_few_deniers", "§ phase 2", cost=5, held=4)
    >>> bare = Obstacle("too_few_cubes", "", cost={"wood": 2, "any": 1}, held={"wood": 1})
    >>> full = Obstacle("place_full", "§ phase 2")
    >>> lacking([poor, bare], "denier", {}), lacking([poor, full], "denier", {})
    ({'denier': 1, 'wood': 1, 'any': 1}, {})
    """
    found: Amounts = {}
    for obstacle in obstacles:
        cost, held = obstacle.facts.get("cost"), obstacle.facts.get("held")
        if isinstance(cost, int) and isinstance(held, int):
            found[coin] = cost - held
        elif isinstance(cost, dict) and isinstance(held, dict):
            found |= short_of(cost, held, wild)
        else:
            return {}
    return found


def short_of(cost: Amounts, held: Amounts, wild: Wild) -> Amounts:
    """How much of a price is not held; goods of free choice are what is left beside the rest.

    >>> short_of({"food": 1, "any": 2}, {"food": 1, "gold": 1}, {"any": ["food", "gold"]})
    {'any': 1}
    """
    left, found = dict(held), {}
    for kind, count in sorted(cost.items(), key=lambda one: one[0] in wild or one[0] == "any"):
        admitted = wild.get(kind, list(left) if kind == "any" else [kind])
        for good in admitted:
            used = min(count, left.get(good, 0))
            left[good] = left.get(good, 0) - used
            count -= used
        if count:
            found[kind] = count
    return found


def most_of(
    state: Any, decision: Decision[Any], tellings: Mapping[str, Telling]
) -> PrintedEffect | None:
    """All that a seat could hand in, one after the other, where it is asked for goods again and
    again; None if it can hand in nothing.
    """
    colour, then = state.seats[int(decision.seat)], state.copy()
    heard: list[Event] = []
    then.heard = heard
    then.agenda = [decision]
    while then.due is decision and (action := best_to_hand_in(then, decision)):
        then.agenda = []
        decision.perform(then, action)
    pay: Amounts = {}
    gains: Amounts = {}
    for event in heard:
        if event.facts.get("seat") == colour:
            for kind, count in changes_in(event, tellings[event.code]).items():
                found, by = (gains, count) if count > 0 else (pay, -count)
                found[kind] = found.get(kind, 0) + by
    return PrintedEffect(does="trade", pay=pay, gains=[gains]) if heard else None


def best_to_hand_in(state: Any, decision: Decision[Any]) -> Action | None:
    """The goods of which most are held, so that most is left to hand in; of numbers the highest.

    None if nothing can be handed in.
    """
    legal = [action for action in legal_of(state, decision) if not is_quiet(action)]
    held = state.goods_of(decision.seat)

    def evenness(action: Action) -> int:
        if action.what != "goods":
            return int(action.target)
        rest = held - action.target
        return -sum(int(amount(rest, kind)) ** 2 for kind in range(MOST_KINDS))

    return max(legal, key=evenness, default=None)
