"""The course of the game: what follows each task that can be due.

A position that is read has an agenda that a game can have; a scenario that begins with a task goes
on as a game does.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from keepwright.engine.agenda import Task
from keepwright.engine.trade import GainFromOffer, PayGoods
from keepwright.games.architects.black_market import KEEP_BUILDING
from keepwright.games.architects.cards import DEAL, DRAW, DrawCards, FromPile
from keepwright.games.architects.cathedral import ACOLYTES, CATHEDRAL_DISCARD, RISE, must_discard
from keepwright.games.architects.components import (
    BUILDING_IDS,
    BUILDINGS,
    GUARDHOUSE,
    TOWN_CENTRE,
    WORKERS,
)
from keepwright.games.architects.final_scoring import (
    FINAL_SCORING,
    LAST_GAINS,
    LAST_LOSS,
    LAST_VIRTUE,
)
from keepwright.games.architects.guardhouse import GUARDHOUSE_ACTION
from keepwright.games.architects.guildhall import CONSTRUCTED, ChooseDiscount, GuildhallMode
from keepwright.games.architects.hire import REFILL, TakeApprentice
from keepwright.games.architects.pieces import FreeCaptures
from keepwright.games.architects.reset import (
    BLACK_MARKET_RESET,
    MIX_IN_FUTURE,
    PRISON_DEBTS,
    PRISON_LOSSES,
    RESET_ABILITY,
    SHOW_TOP,
    TURN_TOP,
    UseResetAbility,
    own_abilities,
)
from keepwright.games.architects.setup import (
    CHOOSE_CHARACTER,
    DEAL_CHARACTER,
    DRAFT_PICK,
    DRAFT_STEP,
    FIND_FIRST_PLAYER,
    FIRST_TURN,
    HAND_OUT_SILVER,
    OPENING,
    PASS_CARDS,
    STARTING_APPRENTICE,
    cards_dealt,
)
from keepwright.games.architects.state import NO_CHARACTER, NOBODY, Architects
from keepwright.games.architects.storehouse import STOREHOUSE, STOREHOUSE_TRADE, trades_allowed
from keepwright.games.architects.town_centre import (
    CAPTURES,
    FIRST,
    FREE,
    FURTHER,
    Capture,
    FreeCapture,
)
from keepwright.games.architects.triggers import CAPTURE_DISCOUNT
from keepwright.games.architects.turn import END_AUTOMA_TURN, END_TURN

Course = list[Task[Any]]
# What is said to follow; None where it is to be made up, as a whole visit to a location is.
Hints = Course | None

# Decisions that are asked at once: no virtue, debt or card comes between them and what led there.
AT_ONCE: Final = (
    "turn",
    "place_worker",
    "recall_worker",
    "mines_good",
    "workshop_mode",
    "pay",
    "ransom_payment",
    "cathedral_payment",
    "cathedral_discard",
    "discount",
    "hand_limit",
    "guildhall_mode",
    "keep_building",
    "release_count",
    "endgame_order",
    "reward",
    "scheme",
    "small_market",
    "large_market",
    "reveal",
    "deal",
    "take_apprentice",
    "choose_character",
    "character",
    "deal_character",
    "deal_cards",
    "draft_pick",
    "pass_cards",
    "first_player",
)


def seat_of(task: Task[Any]) -> int:
    """The seat a task is about, or NOBODY."""
    return int(task.fields().get("seat", NOBODY))


def following(state: Architects, task: Task[Any], hints: Hints) -> Course | None:
    """What follows a task, as a game has it; None if no game has that task now."""
    if task in OPENING and (task not in IN_BOTH or not state.turn_order):
        return opening_from(task)[1:]
    find = FOLLOWING.get(task.name)
    return None if find is None else find(state, task, hints)


def followed(state: Architects, task: Task[Any], hints: Hints) -> Course | None:
    """A task and what follows it; None if no game has that."""
    rest = following(state, task, hints)
    return None if rest is None else [task, *rest]


def said_next(hints: Hints) -> Task[Any] | None:
    """The task that is said to come next."""
    return hints[0] if hints else None


def rest_of(hints: Hints) -> Hints:
    """What is said to come after the next task."""
    return None if hints is None else hints[1:]


# ---------------------------------------------------------------- the set-up (§ 3)


def opening_from(task: Task[Any]) -> Course:
    """A task of the set-up and those behind it."""
    return OPENING[OPENING.index(task) :]


def after_character(state: Architects, task: Task[Any], hints: Hints) -> Course | None:
    """The other seats in their order, then the draft (§ 3.2)."""
    if not state.boards_vary:
        return None
    tasks: Course = [*(CHOOSE_CHARACTER if task.name == "choose_character" else DEAL_CHARACTER)]
    seat = seat_of(task)
    if seat == NOBODY:
        without = [s for s in range(len(state.seats)) if not has_character(state, s)]
        if not without:
            return None
        seat = without[0]
    return [*tasks[seat + 1 : len(state.seats)], *opening_from(DRAFT_STEP)]


def has_character(state: Architects, seat: int) -> bool:
    """Whether a seat has its character."""
    return state.players[seat].character != NO_CHARACTER


def after_deal(state: Architects, task: Task[Any], hints: Hints) -> Course | None:
    """More cards for this seat, then for the others, then all pick; at the market one is kept."""
    seat, more = seat_of(task), said_next(hints)
    if isinstance(more, DrawCards) and isinstance(task, FromPile) and more.seat == seat:
        return None if more.to_hand else followed(state, more, rest_of(hints))
    if not state.turn_order:
        seats = len(state.seats)
        others: Course = [*DEAL[cards_dealt(state)][seat + 1 : seats]]
        picks: Course = [*DRAFT_PICK[:seats], PASS_CARDS]
        return [*others, *picks, *opening_from(FIND_FIRST_PLAYER)]
    return followed(state, KEEP_BUILDING[seat], rest_of(hints)) if seat == state.active else None


def after_pick(state: Architects, task: Task[Any], hints: Hints) -> Course | None:
    """Who has not picked yet is asked, then all cards are passed on (§ 3.1 step 7)."""
    asked = [s for s in range(len(state.seats)) if not state.players[s].pick]
    if not asked or asked[0] != seat_of(task):
        return None
    picks: Course = [DRAFT_PICK[s] for s in asked[1:]]
    return [*picks, PASS_CARDS, *opening_from(FIND_FIRST_PLAYER)]


def after_passing(state: Architects, task: Task[Any], hints: Hints) -> Course | None:
    """The draft is over, or goes on by itself (§ 3.1 step 7)."""
    return opening_from(FIND_FIRST_PLAYER)


def after_lot(state: Architects, task: Task[Any], hints: Hints) -> Course | None:
    """With the first player known, silver is handed out (§ 3.1 step 8)."""
    return opening_from(HAND_OUT_SILVER)


def after_starting_apprentice(state: Architects, task: Task[Any], hints: Hints) -> Course | None:
    """Who is earlier in turn order chooses later, then the rows are refilled (§ 5.8)."""
    order = [player for player in state.turn_order if not state.is_automa(player)]
    if state.options["aoa_starting_apprentice"] is not True or seat_of(task) not in order:
        return None
    earlier = order[: order.index(seat_of(task))]
    return [*[STARTING_APPRENTICE[player] for player in earlier[::-1]], REFILL, FIRST_TURN]


# ---------------------------------------------------------------- the frame of a turn (§ 4.1)


def end_of_turn(state: Architects) -> Course | None:
    """The end of the active player's turn."""
    if state.active == NOBODY or not state.turn_order:
        return None
    return [END_AUTOMA_TURN if state.is_automa(state.active) else END_TURN[state.active]]


def end_of_action(state: Architects, hints: Hints) -> Course | None:
    """The end of the turn, and a reset before it if one was brought on (§ 4.11)."""
    end = end_of_turn(state)
    if end is not None and said_next(hints) is BLACK_MARKET_RESET:
        return [BLACK_MARKET_RESET, *end]
    return end


def is_own_turn(state: Architects, task: Task[Any]) -> bool:
    """Whether a task is one of the active player's."""
    return bool(state.turn_order) and seat_of(task) == state.active and state.active != NOBODY


def nothing(state: Architects, task: Task[Any], hints: Hints) -> Course | None:
    """A turn brings on all that follows by itself."""
    return [] if state.turn_order else None


def after_end(state: Architects, task: Task[Any], hints: Hints) -> Course | None:
    """The end of the active player's turn is the end of the agenda."""
    return [] if end_of_turn(state) == [task] else None


def after_automa(state: Architects, task: Task[Any], hints: Hints) -> Course | None:
    """The automa's turn ends when its scheme is carried out (§ 4.15)."""
    return end_of_turn(state) if state.is_automa(state.active) else None


def turn_ends(state: Architects, task: Task[Any], hints: Hints) -> Course | None:
    """With this decision the active player's turn is done."""
    return end_of_turn(state) if is_own_turn(state, task) else None


def action_ends(state: Architects, task: Task[Any], hints: Hints) -> Course | None:
    """With this the action is done; a reset may follow."""
    return end_of_action(state, hints) if is_own_turn(state, task) else None


# ---------------------------------------------------------------- what comes in between


def goes_on(state: Architects, task: Task[Any], hints: Hints) -> Course | None:
    """Whatever was going on, once virtue, debts or cards are seen to."""
    if not hints:
        return end_of_turn(state) if hints is None else None
    return None if is_at_once(hints[0]) else followed(state, hints[0], hints[1:])


def is_at_once(task: Task[Any]) -> bool:
    """Whether nothing comes between a task and what led to it."""
    is_hiring = task.name == "hire_card" and task.fields()["at"] != "tavern"
    return is_hiring or task.name in AT_ONCE


def after_refill(state: Architects, task: Task[Any], hints: Hints) -> Course | None:
    """Rows are refilled after hiring, or before something is constructed (§ 4.13, § 5.8)."""
    if hints and isinstance(hints[0], GuildhallMode):
        return followed(state, hints[0], hints[1:])
    return goes_on(state, task, hints)


def after_reveal(state: Architects, task: Task[Any], hints: Hints) -> Course | None:
    """What is empty beyond the unseen pile is filled next (§ 4.13)."""
    return followed(state, REFILL, rest_of(hints))


# ---------------------------------------------------------------- locations (§§ 4.4–4.9)


def visit(state: Architects, task: Task[Any], hints: Hints, most: int) -> Course | None:
    """The same decision for each action still allowed, then the end of the turn."""
    count = most
    if hints is not None:
        count = 0
        while count < min(most, len(hints)) and hints[count] is task:
            count += 1
    end = end_of_turn(state) if is_own_turn(state, task) else None
    return None if end is None else [*[task] * count, *end]


def after_trade(state: Architects, task: Task[Any], hints: Hints) -> Course | None:
    """One trade less is left (§ 4.5)."""
    seat = seat_of(task)
    most = int(trades_allowed(state, seat).total) - 1
    return visit(state, STOREHOUSE_TRADE[seat], hints, most) if most >= 0 else None


def after_payment(state: Architects, task: Task[Any], hints: Hints) -> Course | None:
    """What is paid at the King's Storehouse is gained next."""
    assert isinstance(task, PayGoods)
    for gains in STOREHOUSE.gains.values():
        gain = gains[task.seat]
        if gain.offer.price.text == task.price.text:
            return followed(state, gain, rest_of(hints))
    return None


def after_gain(state: Architects, task: Task[Any], hints: Hints) -> Course | None:
    """Only what was chosen how to pay is gained in a step of its own."""
    assert isinstance(task, GainFromOffer)
    return None if task.offer.price.is_exact else after_trade(state, task, hints)


def after_guardhouse(state: Architects, task: Task[Any], hints: Hints) -> Course | None:
    """One action less is left (§ 4.9)."""
    seat = seat_of(task)
    most = int(state.players[seat].workers_at(GUARDHOUSE)) - 1
    return visit(state, GUARDHOUSE_ACTION[seat], hints, most) if most >= 0 else None


def after_capture(state: Architects, task: Task[Any], hints: Hints) -> Course | None:
    """One capture less is left of a visit, or of a building (§ 4.7, § 5.3)."""
    if not is_own_turn(state, task):
        return None
    if isinstance(task, FreeCapture):
        effect = BUILDINGS[BUILDING_IDS.index(task.building)].effect
        most = effect.count - 1 if isinstance(effect, FreeCaptures) else 0
        more = said_next(hints) is task or hints is None
        rest = end_of_action(state, rest_of(hints) if hints and more else hints)
        return rest if rest is None or not most or not more else [task, *rest]
    assert isinstance(task, Capture)
    end = end_of_turn(state)
    return None if end is None else [*captures_left(state, task, hints), *end]


def captures_left(state: Architects, task: Capture, hints: Hints) -> Course:
    """The other captures of a visit: some free ones, then those for silver (R-08)."""
    seat, used = int(task.seat), int(task.used)
    free, further = CAPTURES[FREE][used][seat], CAPTURES[FURTHER][used][seat]
    if hints is None:
        others = max(int(state.players[seat].workers_at(TOWN_CENTRE)) - 1, 0)
        spared = min(int(CAPTURE_DISCOUNT.total(state.players[seat])), others)
        return [*[free] * spared, *[further] * (others - spared)] if task.cost == FIRST else []
    found: Course = []
    for hint in hints[: WORKERS - 1]:
        before = found[-1] if found else task
        if hint is not further and (hint is not free or before is further):
            break
        found.append(hint)
    return found


# ---------------------------------------------------------------- the Black Market (§ 4.10)


def end_at_market(state: Architects, task: Task[Any], hints: Hints) -> Course | None:
    """The end of the action, and the card that Caroline draws before it."""
    if not is_own_turn(state, task):
        return None
    card = DRAW[1][seat_of(task)]
    if said_next(hints) is not card:
        return end_of_action(state, hints)
    end = end_of_action(state, rest_of(hints))
    return None if end is None else [card, *end]


def after_hiring(state: Architects, task: Task[Any], hints: Hints) -> Course | None:
    """Hiring ends the action wherever it is done."""
    if task.fields().get("at") == "workshop":
        return turn_ends(state, task, hints)
    return end_at_market(state, task, hints)


def after_discard(state: Architects, task: Task[Any], hints: Hints) -> Course | None:
    """The apprentice hired comes next; for the Graveyard nobody does (§ 4.13, § 5.8)."""
    hired = said_next(hints)
    if isinstance(hired, TakeApprentice) and hired.seat == seat_of(task):
        return followed(state, hired, rest_of(hints))
    return action_ends(state, task, hints)


# ---------------------------------------------------------------- the Guildhall (§ 4.12)


def after_cathedral_payment(state: Architects, task: Task[Any], hints: Hints) -> Course | None:
    """A building card is discarded, then the marker goes up."""
    seat = seat_of(task)
    after = CATHEDRAL_DISCARD[seat] if must_discard(state, seat) else RISE[seat]
    return followed(state, after, rest_of(hints))


def after_cathedral_discard(state: Architects, task: Task[Any], hints: Hints) -> Course | None:
    """The marker goes up."""
    return followed(state, RISE[seat_of(task)], rest_of(hints))


def after_reward(state: Architects, task: Task[Any], hints: Hints) -> Course | None:
    """After a player's reward come his Acolytes."""
    if state.active == NOBODY or state.is_automa(state.active):
        return end_of_action(state, hints)
    return followed(state, ACOLYTES[state.active], rest_of(hints))


def after_discount(state: Architects, task: Task[Any], hints: Hints) -> Course | None:
    """What is paid for is constructed."""
    assert isinstance(task, ChooseDiscount)
    return followed(state, CONSTRUCTED[task.number][task.seat], rest_of(hints))


# ---------------------------------------------------------------- the reset (§ 4.11)


def end_of_reset(state: Architects, players: list[int]) -> Course | None:
    """The abilities of these players, the penalties, the automa's deck, the end of the turn."""
    end = end_of_turn(state)
    if end is None:
        return None
    mixing: Course = [MIX_IN_FUTURE] if state.has_automa else []
    abilities: Course = [
        RESET_ABILITY[0][player] for player in players if own_abilities(state, player)
    ]
    return [*abilities, PRISON_LOSSES, PRISON_DEBTS, *mixing, *end]


def after_trigger(state: Architects, task: Task[Any], hints: Hints) -> Course | None:
    """A reset is the last thing of an action."""
    return end_of_turn(state)


def after_turning(state: Architects, task: Task[Any], hints: Hints) -> Course | None:
    """A card is turned and the next one shows; a pile shuffled anew is turned after it shows."""
    if not state.turn_order:
        return opening_from(REFILL)
    rest = end_of_reset(state, state.clockwise_from(state.active))
    if rest is not None and task.name == "large_market":
        return [SHOW_TOP, *rest]
    if rest is not None and task.name != "turn_top" and said_next(hints) is TURN_TOP:
        return [TURN_TOP, *rest]
    return rest


def after_ability(state: Architects, task: Task[Any], hints: Hints) -> Course | None:
    """The players after this one use theirs; his own next one may come before (§ 4.11)."""
    order = state.clockwise_from(state.active)
    seat = seat_of(task)
    if seat not in order:
        return None
    more = said_next(hints)
    if task.name == "release_count" and isinstance(more, UseResetAbility) and more.seat == seat:
        return followed(state, more, rest_of(hints))
    return end_of_reset(state, order[order.index(seat) + 1 :])


def after_penalties(state: Architects, task: Task[Any], hints: Hints) -> Course | None:
    """The debts after the losses, the automa's deck, the end of the turn."""
    rest = end_of_reset(state, [])
    return None if rest is None or task not in rest else rest[rest.index(task) + 1 :]


# ---------------------------------------------------------------- the end of the game (§ 6)


def after_last_virtue(state: Architects, task: Task[Any], hints: Hints) -> Course | None:
    """The players after this one, then the points."""
    seat = seat_of(task)
    if seat not in state.turn_order:
        return None
    others = state.turn_order[state.turn_order.index(seat) + 1 :]
    rest: Course = [LAST_VIRTUE[other] for other in others if not state.is_automa(other)]
    rest.append(FINAL_SCORING)
    more = said_next(hints)
    if task is LAST_GAINS[seat] and (hints is None or more is LAST_LOSS[seat]):
        return [LAST_LOSS[seat], *rest]
    if task is LAST_LOSS[seat] and more is LAST_GAINS[seat]:
        return [LAST_GAINS[seat], *rest]
    return rest


def nothing_at_all(state: Architects, task: Task[Any], hints: Hints) -> Course | None:
    """The points are the last of the game."""
    return []


FOLLOWING: Final[dict[str, Callable[[Architects, Task[Any], Hints], Course | None]]] = {
    "choose_character": after_character,
    "deal_character": after_character,
    "character": after_character,
    "deal_cards": after_deal,
    "deal": after_deal,
    "draft_pick": after_pick,
    "pass_cards": after_passing,
    "first_player": after_lot,
    "starting_apprentice": after_starting_apprentice,
    "turn": nothing,
    "end_turn": after_end,
    "end_automa_turn": after_end,
    "automa_turn": after_automa,
    "scheme": after_automa,
    "place_worker": turn_ends,
    "recall_worker": turn_ends,
    "hand_limit": turn_ends,
    "destroy_debt": goes_on,
    "avoid_debt": goes_on,
    "draw": goes_on,
    "draw_cards": goes_on,
    "refill": after_refill,
    "reveal": after_reveal,
    "mines_good": turn_ends,
    "workshop_mode": turn_ends,
    "storehouse_trade": after_trade,
    "pay": after_payment,
    "gain": after_gain,
    "guardhouse_action": after_guardhouse,
    "ransom_payment": after_guardhouse,
    "capture": after_capture,
    "market_gains": action_ends,
    "bm_middle_mode": end_at_market,
    "keep_building": end_at_market,
    "hire_card": after_hiring,
    "take_apprentice": end_at_market,
    "discard_apprentice": after_discard,
    "guildhall_mode": action_ends,
    "cathedral_payment": after_cathedral_payment,
    "cathedral_discard": after_cathedral_discard,
    "rise": action_ends,
    "gain_reward": after_reward,
    "reward": after_reward,
    "acolytes": action_ends,
    "discount": after_discount,
    "constructed": action_ends,
    "work": action_ends,
    "building_choice": action_ends,
    "black_market_reset": after_trigger,
    "turn_top": after_turning,
    "show_top": after_turning,
    "small_market": after_turning,
    "large_market": after_turning,
    "reset_ability": after_ability,
    "release_count": after_ability,
    "prison_losses": after_penalties,
    "prison_debts": after_penalties,
    "mix_in_future": after_penalties,
    "last_virtue": after_last_virtue,
    "endgame_order": after_last_virtue,
    "last_gains": after_last_virtue,
    "last_loss": after_last_virtue,
    "final_scoring": nothing_at_all,
}
IN_BOTH: Final[Course] = [SHOW_TOP, REFILL]
