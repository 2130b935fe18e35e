"""What follows a task: the course of the game from any of them on.

A scenario begins with a task and goes on as a game does; a position that is read has an agenda that
a game can have.
"""

from __future__ import annotations

from typing import Any, Final

from keepwright.engine.agenda import Task
from keepwright.engine.choices import numbers
from keepwright.engine.provost import MoveProvost
from keepwright.engine.trade import GainFromOffer, PayGoods, TakeGoods
from keepwright.engine.turns import NOBODY, clockwise
from keepwright.games.magna_carta.action_phase import (
    AFTER_TURN,
    PUT_ON_ROAD,
    PUT_PRESTIGE,
    AfterTurn,
    BuildFromHand,
    BuildPrestigeCard,
    ChooseAction,
    ChoosePlace,
    PutOnRoad,
    PutPrestige,
    buildable_cards,
    buildable_prestige,
    card_of,
)
from keepwright.games.magna_carta.activation import AFTER, AfterActivation
from keepwright.games.magna_carta.cards import DEAL, DRAW_CARD_STEP, Deal, DrawCard, DrawFromPile
from keepwright.games.magna_carta.castle import AFTER_LOTS, OFFER_LOTS, OfferLots
from keepwright.games.magna_carta.components import (
    CARD_IDS,
    NEUTRAL_CARDS,
    PLAYER_CARDS,
    PRESTIGE_CARDS,
    RESIDENCE,
)
from keepwright.games.magna_carta.counter import COUNTER
from keepwright.games.magna_carta.final_scoring import FINAL_SCORING
from keepwright.games.magna_carta.lawyer import MARK_CARD, MarkCard, may_be_turned
from keepwright.games.magna_carta.pieces import Card, Effect, Trade, TurnIntoResidence
from keepwright.games.magna_carta.provost import MOVE_PROVOST
from keepwright.games.magna_carta.round import AFTER_ROUND, BEGINNER_ROUND, STANDARD_ROUND
from keepwright.games.magna_carta.setup import (
    CARRY_OUT_MULLIGAN,
    DECIDE_MULLIGAN,
    OPENING,
    PREPARE_DECKS,
    DecideMulligan,
)
from keepwright.games.magna_carta.state import (
    NO_PLACE,
    NO_PROVOST,
    PHASE_NAMES,
    UNDECIDED,
    MagnaCarta,
)
from keepwright.games.magna_carta.works import NEUTRAL_WORK, PRIMARY_WORK, SECONDARY_WORK

# The phases in which everybody has passed.
AFTER_PASSING: Final = ("provost", "activation", "castle", "end_of_round")
AFTER_DECKS: Final[list[Task[Any]]] = OPENING[OPENING.index(PREPARE_DECKS) + 1 :]

Course = list[Task[Any]]


def whole_round(state: MagnaCarta) -> Course:
    """The phases of a round by these rules, and what follows them."""
    return STANDARD_ROUND if state.is_standard else BEGINNER_ROUND


def from_phase(state: MagnaCarta, name: str) -> Course:
    """This phase and the rest of the round; nothing if these rules have no such phase."""
    tasks = whole_round(state)
    names = [task.name for task in tasks]
    return tasks[names.index(name) :] if name in names else []


def behind(state: MagnaCarta, phase: str) -> Course:
    """The rest of the round behind this phase."""
    return from_phase(state, phase)[1:]


# ---------------------------------------------------------------- the course of the game


def course(state: MagnaCarta, tasks: Course) -> Course:
    """The agenda that begins like these tasks, as a game has it; nothing if no game has it.

    What the first task leaves open is taken from those that follow it: how many cards are still to
    be drawn, and what is being paid for.
    """
    task = tasks[0]
    if task in OPENING:
        return OPENING[OPENING.index(task) :]
    if task in whole_round(state):
        return from_phase(state, task.name)
    if task is FINAL_SCORING:
        return [task]
    if isinstance(task, PayGoods):
        return course_of_payment(state, task, tasks[1:])
    return (
        course_of_set_up(state, task)
        or course_of_actions(state, tasks)
        or course_in_passing_order(state, task)
        or course_of_activation(state, task)
    )


def course_of_set_up(state: MagnaCarta, task: Task[Any]) -> Course:
    """First hands, mulligans, second hands of those who wanted them, then the goods (§ setup)."""
    seats = len(state.seats)
    if isinstance(task, Deal):
        seat = int(task.seat)
        if state.players[seat].discard:
            empty = [s for s in range(seat, seats) if not state.players[s].hand]
            return [*[DEAL[s] for s in empty], *AFTER_DECKS]
        first = [*DEAL[seat:seats], *DECIDE_MULLIGAN[:seats]]
        return [*first, CARRY_OUT_MULLIGAN, *AFTER_DECKS]
    if isinstance(task, DecideMulligan):
        undecided = [s for s in range(seats) if state.players[s].mulligan == UNDECIDED]
        asked = [DECIDE_MULLIGAN[s] for s in undecided]
        return [*asked, CARRY_OUT_MULLIGAN, *AFTER_DECKS]
    if task is CARRY_OUT_MULLIGAN:
        return [CARRY_OUT_MULLIGAN, *AFTER_DECKS]
    return []


def course_of_actions(state: MagnaCarta, tasks: Course) -> Course:
    """A turn is carried out, then the next player has one (§ phase 2)."""
    task = tasks[0]
    if isinstance(task, ChooseAction | AfterTurn):
        return [task, *behind(state, "actions")]
    if isinstance(task, ChoosePlace | BuildFromHand | BuildPrestigeCard | PutOnRoad | PutPrestige):
        return [task, AFTER_TURN[task.seat], *behind(state, "actions")]
    if isinstance(task, DrawFromPile | DrawCard):
        again = DRAW_CARD_STEP[task.seat]
        draws: Course = [task]
        while len(draws) < len(tasks) and tasks[len(draws)] is again:
            draws.append(again)
        return [*draws, AFTER_TURN[task.seat], *behind(state, "actions")]
    return []


def course_in_passing_order(state: MagnaCarta, task: Task[Any]) -> Course:
    """The provost's phase and the castle's: each player once, in passing order (§ phase 3, 5)."""
    if isinstance(task, MoveProvost | OfferLots) and int(task.seat) not in state.passed:
        return []
    if isinstance(task, MoveProvost):
        moves = [MOVE_PROVOST[seat] for seat in passed_from(state, int(task.seat))]
        return [*moves, *behind(state, "provost")] if state.is_standard else []
    if isinstance(task, OfferLots):
        offers = [OFFER_LOTS[seat] for seat in passed_from(state, int(task.seat))]
        return [*offers, AFTER_LOTS, *behind(state, "castle")]
    if task is AFTER_LOTS:
        return [AFTER_LOTS, *behind(state, "castle")]
    return []


def passed_from(state: MagnaCarta, seat: int) -> tuple[int, ...]:
    """This seat and those who passed after it."""
    return state.passed[state.passed.index(seat) :]


def course_of_activation(state: MagnaCarta, task: Task[Any]) -> Course:
    """The effects of the card being handled, its end, the rest of the road (§ phase 4)."""
    place = place_at_work(state)
    if place == NO_PLACE:
        return []
    end: Course = [AFTER[place], *behind(state, "activation")]
    if isinstance(task, AfterActivation):
        return end if task.place == place else []
    worker, owner = int(state.worker_on(place)), int(state.owner_of(place))
    if owner == NOBODY:
        card = NEUTRAL_CARDS[place - 1]
        return [task, *end] if is_part(task, NEUTRAL_WORK[place - 1], card, worker, False) else []
    number = int(card_of(place))
    card = PLAYER_CARDS[number]
    if is_part(task, PRIMARY_WORK[number], card, worker, False):
        second: Course = [SECONDARY_WORK[number][owner]] if owner != worker else []
        return [task, *second, *end]
    if owner != worker and is_part(task, SECONDARY_WORK[number], card, owner, True):
        return [task, *end]
    return []


def place_at_work(state: MagnaCarta) -> int:
    """The card that is being handled: the first on the road with a worker."""
    for place in state.road:
        if state.worker_on(place) != NOBODY:
            return place
    return NO_PLACE


def is_part(task: Task[Any], works: Course, card: Card, seat: int, is_owner: bool) -> bool:
    """Whether a task is this seat's use of an effect of a card, or a part of that."""
    if task.fields().get("seat") != seat:
        return False
    effect: Effect = card.secondary if is_owner else card.primary
    if task is works[seat]:
        return True
    if isinstance(effect, Trade):
        if isinstance(task, TakeGoods):
            return any(offer.gain_choice == task.count for offer in effect.offers)
        keys = [offer.key for offer in effect.offers]
        return isinstance(task, GainFromOffer) and task.offer.key in keys
    return isinstance(effect, TurnIntoResidence) and isinstance(task, MarkCard)


def course_of_payment(state: MagnaCarta, task: PayGoods, rest: Course) -> Course:
    """What is paid for comes next, at the price that is paid."""
    if (
        not rest
        or rest[0].fields().get("seat") != task.seat
        or price_of(rest[0]) != task.price.text
    ):
        return []
    following = course(state, rest)
    return [task, *following] if following else []


def price_of(task: Task[Any]) -> str:
    """What was paid before a task that gives something; nothing if none is due for it."""
    if isinstance(task, PutOnRoad):
        return PLAYER_CARDS[task.card].cost.text
    if isinstance(task, PutPrestige):
        return PRESTIGE_CARDS[task.card].cost.text
    if isinstance(task, MarkCard):
        return RESIDENCE.cost.text
    return task.offer.price.text if isinstance(task, GainFromOffer) else ""


# ---------------------------------------------------------------- where a scenario starts


def begin_phase(state: MagnaCarta, name: str) -> Course:
    """The tasks from this phase on; none if there is no such phase."""
    if name not in PHASE_NAMES:
        return []
    tasks = from_phase(state, name)
    if tasks:
        prepare(state, tasks)
    return tasks


def resume(state: MagnaCarta, task: Task[Any]) -> Course:
    """The task, the rest of its phase, and the rest of the round; alone if no game has it now."""
    if task in OPENING[:2] or isinstance(task, Deal):
        gather_cards(state, task)
    tasks: Course = [task]
    if isinstance(task, MoveProvost | OfferLots):
        fill_passing_order(state)
    if isinstance(task, PayGoods):
        tasks += paid_for(state, task)
    found = course(state, tasks)
    if not found:
        return [task]
    prepare(state, found)
    return found


def prepare(state: MagnaCarta, tasks: Course) -> None:
    """Round, phase and passing order are those of the tasks that are to come."""
    outside: Course = [*OPENING, AFTER_ROUND, FINAL_SCORING]
    if tasks[0] in outside or CARRY_OUT_MULLIGAN in tasks:
        return
    if tasks[-len(AFTER_DECKS) :] == AFTER_DECKS:
        return
    state.round = max(int(state.round), 1)
    phases = [task.name for task in tasks if task.name in PHASE_NAMES]
    state.phase = len(PHASE_NAMES) - 1
    if tasks[0].name in PHASE_NAMES:
        state.phase = PHASE_NAMES.index(tasks[0].name)
    elif phases:
        names = [task.name for task in whole_round(state)]
        state.phase = PHASE_NAMES.index(names[names.index(phases[0]) - 1])
    if PHASE_NAMES[state.phase] in AFTER_PASSING:
        fill_passing_order(state)


def fill_passing_order(state: MagnaCarta) -> None:
    """Who is not said to have passed did so last, clockwise from the first player."""
    for seat in clockwise(len(state.seats), state.first_player):
        if seat not in state.passed:
            state.passed = (*state.passed, seat)


def gather_cards(state: MagnaCarta, task: Task[Any]) -> None:
    """What is still to be dealt lies in the draw pile; before the decks are made nothing lies."""
    if isinstance(task, Deal):
        if not state.players[task.seat].discard:
            for player in state.players[int(task.seat) :]:
                player.pile |= player.hand
                player.hand = 0
        return
    for player in state.players:
        player.hand = player.pile = player.discard = 0
    state.tokens = 0
    if task is OPENING[0]:
        state.road = ()
        state.provost = NO_PROVOST


def paid_for(state: MagnaCarta, task: PayGoods) -> Course:
    """Something this seat can be paying for at this price: a card, a residence, an offer."""
    seat = int(task.seat)
    found: Course = [PUT_ON_ROAD[card][seat] for card in numbers(buildable_cards(state, seat))]
    found += [PUT_PRESTIGE[card][seat] for card in numbers(buildable_prestige(state, seat))]
    if place_at_work(state) != NO_PLACE:
        cards = range(len(CARD_IDS))
        gains = [offered[seat] for offered in COUNTER.gains.values()]
        marks = [MARK_CARD[card][seat] for card in cards if may_be_turned(state, seat, card)]
        found = [*gains, *marks, *found]
    return [what for what in found if course_of_payment(state, task, [what])][:1]
