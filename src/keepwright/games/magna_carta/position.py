"""Which positions can be: what is worked out and what is checked when one is read from JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from keepwright.engine.agenda import Task
from keepwright.engine.choices import bit, count, numbers
from keepwright.engine.errors import BadState
from keepwright.engine.goods import MOST, amount
from keepwright.engine.trade import GainFromOffer, PayGoods, TakeGoods
from keepwright.engine.turns import NOBODY, clockwise
from keepwright.games.magna_carta.action_phase import ACTION_PHASE
from keepwright.games.magna_carta.activation import ACTIVATION_PHASE, EFFECTS, next_to_handle
from keepwright.games.magna_carta.cards import Deal
from keepwright.games.magna_carta.castle import CASTLE_PHASE
from keepwright.games.magna_carta.components import (
    CARD_IDS,
    FIRST_CARD,
    HAND,
    LAST_NEUTRAL,
    LAWYER,
    NEUTRAL_CARDS,
    PLACE_IDS,
    PLAYER_CARDS,
    PRESTIGE_IDS,
    RESERVE,
    RESIDENCE,
    SECTIONS,
    SMALL_CARDS,
    WORKERS,
)
from keepwright.games.magna_carta.end_of_round import END_OF_ROUND_PHASE
from keepwright.games.magna_carta.final_scoring import FINAL_SCORING
from keepwright.games.magna_carta.lawyer import MarkCard
from keepwright.games.magna_carta.phase import Phase
from keepwright.games.magna_carta.pieces import CUBES, Trade, TurnIntoResidence
from keepwright.games.magna_carta.placing import working_places
from keepwright.games.magna_carta.prestige import prestige_in_game
from keepwright.games.magna_carta.provost import PROVOST_PHASE
from keepwright.games.magna_carta.round import PHASES, ROUND
from keepwright.games.magna_carta.setup import (
    CARRY_OUT_MULLIGAN,
    DECKS_MADE,
    MULLIGANS_ASKED,
    MULLIGANS_MADE,
    OPENING,
    PREPARE_DECKS,
    SET_UP,
    DecideMulligan,
)
from keepwright.games.magna_carta.state import (
    MOST_DENIERS,
    MOST_ROUNDS,
    NO_PLACE,
    NO_PROVOST,
    UNDECIDED,
    MagnaCarta,
    Player,
    card_of,
)
from keepwright.games.magna_carta.works import NEUTRAL_WORK, PRIMARY_WORK, SECONDARY_WORK

# More than anybody gains in one round, so that no count outgrows its field before the game ends.
MOST_CUBES_A_ROUND: Final = 40
MOST_DENIERS_A_ROUND: Final = 100


def complete(state: MagnaCarta, facts: Mapping[str, Any]) -> None:
    """Work out what lies face up, the draw piles and the workers at home; check the rest."""
    if state.road or OPENING[0] not in state.agenda:
        check_road(state)
    state.note_neutral()
    if state.first_player == NOBODY:
        raise BadState(path="first_player", why="missing")
    work_out_cards(state, facts)
    check_residences(state)
    check_prestige(state)
    check_workers(state, facts)
    check_castle(state)
    check_reserves(state)
    check_amounts(state)
    check_course(state)


# ---------------------------------------------------------------- the table


def check_road(state: MagnaCarta) -> None:
    """Neutral cards, the peddler last of them, then cards of players, the provost on one of them.

    There are as many neutral cards as players (§ setup 1); only the standard game has the provost.
    """
    neutral = len(state.seats)
    if len(state.road) < neutral:
        raise BadState(path="road", why="missing")
    for position, place in enumerate(state.road):
        path, id = f"road.{position}", PLACE_IDS[place]
        if place < FIRST_CARD:
            fits = position < neutral and (place == LAST_NEUTRAL) == (position == neutral - 1)
        else:
            fits = position >= neutral
            if id.split("_")[0] not in state.seats:
                raise BadState(path=path, why="other_seats", given=id)
        if not fits:
            raise BadState(path=path, why="wrong_space", given=id)
    if state.is_standard and not 0 <= state.provost < len(state.road):
        raise BadState(path="provost", why="out_of_range", least=0, most=len(state.road) - 1)
    if not state.is_standard and state.provost != NO_PROVOST:
        raise BadState(path="provost", why="not_in_this_game", given="provost")


def on_road(state: MagnaCarta, seat: int) -> int:
    """The cards of a seat on the road, whichever side up, as bits."""
    found = 0
    for place in state.road:
        if state.owner_of(place) == seat:
            found |= int(bit(card_of(place)))
    return found


def work_out_cards(state: MagnaCarta, facts: Mapping[str, Any]) -> None:
    """Every card of a deck is in hand, pile, discard pile or on the road, once (§ setup).

    Before the decks are made there are none.
    """
    deck = int(state.deck)
    for seat, (name, player) in enumerate(zip(state.seats, state.players, strict=True)):
        path = f"players.{name}"
        built = on_road(state, seat)
        player.built = built & ~player.residences
        if "pile" not in facts["players"][name]:
            player.pile = deck & ~player.hand & ~player.discard & ~built
        seen = 0
        parts = {
            "road": built,
            f"{path}.hand": int(player.hand),
            f"{path}.discard": int(player.discard),
            f"{path}.pile": int(player.pile),
        }
        for where, cards in parts.items():
            for card in numbers(cards & ~deck):
                raise BadState(path=where, why="not_in_this_game", given=CARD_IDS[card])
            for card in numbers(cards & seen):
                raise BadState(path=where, why="stands_twice", given=CARD_IDS[card])
            seen |= cards
        if seen != deck and (seen or has_decks(state)):
            raise BadState(path=f"{path}.pile", why="missing")


def has_decks(state: MagnaCarta) -> bool:
    """Whether the set-up has come so far that everybody has a deck."""
    made = state.done > DECKS_MADE or (state.done == DECKS_MADE and state.due is not PREPARE_DECKS)
    return made or state.phase != SET_UP.number


def check_residences(state: MagnaCarta) -> None:
    """Residences lie on the road; no lawyer is one; none in the beginner game (section 5.4)."""
    for seat, (name, player) in enumerate(zip(state.seats, state.players, strict=True)):
        on_the_road = {"residences": on_road(state, seat), "marked": int(player.built)}
        turned = {"residences": int(player.residences), "marked": int(player.marked)}
        for what, cards in turned.items():
            path = f"players.{name}.{what}"
            for card in numbers(cards):
                if not on_the_road[what] & int(bit(card)):
                    raise BadState(path=path, why="not_on_the_road", given=CARD_IDS[card])
                if card == LAWYER or not state.is_standard:
                    raise BadState(path=path, why="cannot_be_transformed", given=CARD_IDS[card])


def check_prestige(state: MagnaCarta) -> None:
    """Every prestige card is in the game and has one owner, and covers what it must."""
    owned: set[int] = set()
    for seat, (name, player) in enumerate(zip(state.seats, state.players, strict=True)):
        path = f"players.{name}.prestige"
        for card in numbers(player.prestige):
            if not prestige_in_game(state, card):
                raise BadState(path=path, why="not_in_this_game", given=PRESTIGE_IDS[card])
            if card in owned:
                raise BadState(path=path, why="stands_twice", given=PRESTIGE_IDS[card])
            owned.add(card)
            if state.is_standard:
                check_covering(state, seat, player, card)
    for card in state.covers:
        path = f"covering.{PRESTIGE_IDS[card]}"
        if not state.is_standard:
            raise BadState(path=path, why="not_in_this_game", given=PRESTIGE_IDS[card])
        if card not in owned:
            raise BadState(path=path, why="no_owner", given=PRESTIGE_IDS[card])


def check_covering(state: MagnaCarta, seat: int, player: Player, card: int) -> None:
    """In the standard game a prestige card lies alone on a residence of its owner's."""
    place = state.covering[card]
    is_own = place in state.road and state.owner_of(place) == seat
    if not is_own or not player.residences & ~player.covered & bit(card_of(place)):
        path = f"covering.{PRESTIGE_IDS[card]}"
        raise BadState(path=path, why="wrong_space", given=PRESTIGE_IDS[card])
    player.covered |= bit(card_of(place))


def check_workers(state: MagnaCarta, facts: Mapping[str, Any]) -> None:
    """Workers stand on cards of the road that take one, four of each player at the most."""
    for place in state.workers:
        if not working_places(state) & bit(place):
            raise BadState(path=f"workers.{PLACE_IDS[place]}", why="no_worker_there")
    for seat, (name, player) in enumerate(zip(state.seats, state.players, strict=True)):
        out = int(count(player.placed))
        if "workers" not in facts["players"][name]:
            player.workers = WORKERS - out
        if player.workers < 0 or player.workers + out != WORKERS:
            raise BadState(path=f"players.{name}.workers", why="not_all_workers", most=WORKERS)
        for card in numbers(player.marked):
            if state.worker_on(state.place_of(seat, card)) == NOBODY:
                path = f"players.{name}.marked"
                raise BadState(path=path, why="nobody_there", given=CARD_IDS[card])


def check_castle(state: MagnaCarta) -> None:
    """No more tokens than there are for so many players; section by section they go (2.2)."""
    before = 0  # are left in the sections that go first
    for number, section in enumerate(SECTIONS):
        path, most = f"tokens.{section.id}", section.tokens[len(state.seats)]
        left = int(amount(state.tokens, number))
        held = sum(int(amount(player.tokens, number)) for player in state.players)
        if left + held > most:
            raise BadState(
                path=path, why="out_of_range", given=str(left), least=0, most=max(most - held, 0)
            )
        if before and left < most:
            raise BadState(path=path, why="taken_too_early", given=section.id)
        before += left


def check_reserves(state: MagnaCarta) -> None:
    """Cubes lie only on small production cards that are face up (R-10, R-32)."""
    for name, player in zip(state.seats, state.players, strict=True):
        for number, id in enumerate(SMALL_CARDS.ids):
            most = RESERVE[len(state.seats)] if player.built & bit(CARD_IDS.index(id)) else 0
            if amount(player.reserves, number) > most:
                path = f"players.{name}.reserves.{id}"
                raise BadState(path=path, why="out_of_range", least=0, most=most)


def check_amounts(state: MagnaCarta) -> None:
    """Everything can still grow till the end of the game."""
    left = int(state.tokens_left()) + 1
    if state.round + left > MOST_ROUNDS:
        raise BadState(path="round", why="out_of_range", least=0, most=MOST_ROUNDS - left)
    for name, player in zip(state.seats, state.players, strict=True):
        check_amount(
            name, "deniers", int(player.deniers), MOST_DENIERS, MOST_DENIERS_A_ROUND * left
        )
        for kind, held in CUBES.unpack(player.cubes).items():
            check_amount(name, kind, held, MOST, MOST_CUBES_A_ROUND * left)


def check_amount(name: str, what: str, held: int, most: int, growth: int) -> None:
    """Nobody has more than leaves room to grow."""
    if held > most - growth:
        path = f"players.{name}.{what}"
        raise BadState(path=path, why="out_of_range", given=str(held), least=0, most=most - growth)


# ---------------------------------------------------------------- what is due, and when

# The phase of every task that can come up in one phase only.
PHASE_OF: Final = {
    **{task.name: 0 for task in OPENING},
    **{phase.name: int(phase.number) for phase in PHASES},
    "deal": 0,
    "mulligan": 0,
    "choose_action": 2,
    "choose_place": 2,
    "build_from_hand": 2,
    "build_prestige_card": 2,
    "put_on_road": 2,
    "put_prestige": 2,
    "draw": 2,
    "draw_card": 2,
    "move_provost": 3,
    "gained": 4,
    "owner_gained": 4,
    "from_reserve": 4,
    "trade": 4,
    "owner_trade": 4,
    "turn_card": 4,
    "mark_card": 4,
    "gain": 4,
    "take": 4,
    "offer_lots": 5,
    ROUND.name: 6,
    FINAL_SCORING.name: 6,
}
PAYING_PHASES: Final = (ACTION_PHASE.number, ACTIVATION_PHASE.number)
IN_PASSING_ORDER: Final = (PROVOST_PHASE.number, CASTLE_PHASE.number)


def seat_of(task: Task[Any]) -> int:
    """The seat a task is about, or NOBODY."""
    return int(task.fields().get("seat", NOBODY))


def enter(state: MagnaCarta, task: Task[Any]) -> None:
    """The position is in the task's phase, and as far in it as the task tells.

    Behind the actions everybody has passed: who is not said to have done so did it last.
    """
    state.phase = PHASE_OF.get(task.name, int(state.phase))
    state.round = 0 if state.phase == SET_UP.number else max(int(state.round), 1)
    state.turn = seat_of(task) if state.phase == ACTION_PHASE.number else NOBODY
    if ACTION_PHASE.number < state.phase and task is not ROUND:
        order = clockwise(len(state.seats), state.first_player)
        state.passed += tuple(seat for seat in order if seat not in state.passed)
    if state.phase == SET_UP.number:
        take_back_set_up(state, task)
    state.done = 0 if isinstance(task, Phase) else done_before(state, task)


def done_before(state: MagnaCarta, task: Task[Any]) -> int:
    """How far its phase has come when this task is due, itself among what was begun."""
    seat = seat_of(task)
    if state.phase == SET_UP.number:
        if task in OPENING:
            return OPENING.index(task) + 1
        has_discarded = any(player.discard for player in state.players)
        return MULLIGANS_MADE if has_discarded else DECKS_MADE + (task.name == "mulligan")
    if state.phase in IN_PASSING_ORDER:
        return state.passed.index(seat) + 1
    if state.phase == ACTIVATION_PHASE.number:
        at_work = int(next_to_handle(state, 0))
        if at_work != NOBODY:
            place = state.road[at_work]
            is_owner = state.worker_on(place) != seat and state.owner_of(place) == seat
            return at_work * EFFECTS + (2 if is_owner else 1)
    return 0


def take_back_set_up(state: MagnaCarta, task: Task[Any]) -> None:
    """What this task of the set-up and those behind it bring is not there yet."""
    if task is OPENING[0]:
        state.road = ()
        state.provost = NO_PROVOST
    if task in OPENING[:DECKS_MADE]:
        state.tokens = 0
        for player in state.players:
            player.hand = player.pile = player.discard = 0
    elif isinstance(task, Deal) and not state.players[task.seat].discard:
        for player in state.players[int(task.seat) :]:
            player.pile |= player.hand
            player.hand = 0


def check_course(state: MagnaCarta) -> None:
    """The round has come as far as the phase says, and what is due is due there."""
    due = state.due
    if due is not None and PHASE_OF.get(due.name, state.phase) != state.phase:
        raise BadState(path="phase", why="other_phase", given=due.name)
    if due is not None and due.name not in PHASE_OF and state.phase not in PAYING_PHASES:
        raise BadState(path="phase", why="other_phase", given=due.name)
    if isinstance(due, PayGoods) and len(state.agenda) == 1:  # for nothing
        raise BadState(path="agenda.0", why="cannot_be_done", given=due.name)
    if not state.is_standard and state.phase == PROVOST_PHASE.number:
        raise BadState(path="phase", why="not_in_this_game", given=PROVOST_PHASE.name)
    if (state.phase == SET_UP.number) != (state.round == 0):
        raise BadState(path="round", why="out_of_range", least=0, most=MOST_ROUNDS)
    check_done(state)
    check_set_up(state)
    check_turns(state)
    if state.phase == ACTIVATION_PHASE.number:
        check_activation(state)


def check_done(state: MagnaCarta) -> None:
    """No more of a phase is done than there is to do."""
    seats = len(state.seats)
    most = (len(OPENING), 0, 0, seats, EFFECTS * len(state.road), seats + 1, 0)[state.phase]
    if state.done > most:
        raise BadState(
            path="done", why="out_of_range", given=str(int(state.done)), least=0, most=most
        )


def check_turns(state: MagnaCarta) -> None:
    """Who has passed, whose turn it is and where workers stand fit the phase (§ phase 2)."""
    due = state.due
    is_behind = ACTION_PHASE.number < state.phase < END_OF_ROUND_PHASE.number
    is_ending = due is END_OF_ROUND_PHASE
    if (is_behind or is_ending) and len(state.passed) < len(state.seats):
        raise BadState(path="passed", why="not_all_passed")
    if state.phase < ACTION_PHASE.number and state.passed:
        raise BadState(path="passed", why="other_phase", given=PHASES[state.phase].name)
    if state.phase != ACTION_PHASE.number and state.turn != NOBODY:
        raise BadState(path="turn", why="other_phase", given=PHASES[state.phase].name)
    if state.phase == ACTION_PHASE.number and due is not None and state.turn != seat_of(due):
        raise BadState(path="turn", why="not_its_turn", given=due.name)
    for place in state.workers:
        is_out = ACTION_PHASE.number <= state.phase <= ACTIVATION_PHASE.number
        if not is_out or (
            state.phase == ACTIVATION_PHASE.number
            and state.road.index(place) < (state.done - 1) // EFFECTS
        ):
            raise BadState(path=f"workers.{PLACE_IDS[place]}", why="gone_home")
    for name, player in zip(state.seats, state.players, strict=True):
        if player.lots and state.phase != CASTLE_PHASE.number:
            path = f"players.{name}.lots"
            raise BadState(path=path, why="other_phase", given=PHASES[state.phase].name)


def check_activation(state: MagnaCarta) -> None:
    """What is asked along the road is part of the effect of the card at work (§ phase 4)."""
    due = state.due
    if due is None or isinstance(due, Phase):
        return
    position = (int(state.done) - 1) // EFFECTS
    place = state.road[position] if state.done else NO_PLACE
    worker = int(state.worker_on(place)) if place != NO_PLACE else NOBODY
    if worker == NOBODY or not is_part_of_effect(state, due, place, worker):
        raise BadState(path="agenda.0", why="cannot_be_done", given=due.name)


def is_part_of_effect(state: MagnaCarta, task: Task[Any], place: int, worker: int) -> bool:
    """Whether a task is a use of the effect that is under way on a card, or a part of that."""
    is_owner = state.done % EFFECTS == 0
    seat = int(state.owner_of(place)) if is_owner else worker
    if place < FIRST_CARD:
        card, works = NEUTRAL_CARDS[place - 1], NEUTRAL_WORK[place - 1]
    else:
        number = int(card_of(place))
        card = PLAYER_CARDS[number]
        works = SECONDARY_WORK[number] if is_owner else PRIMARY_WORK[number]
    if seat_of(task) != seat or (is_owner and seat in (NOBODY, worker)):
        return False
    effect = card.secondary if is_owner else card.primary
    if works and task is works[seat]:
        return True
    if isinstance(effect, Trade):
        prices = [offer.price.text for offer in effect.offers]
        choices = [offer.gain_choice for offer in effect.offers]
        keys = [offer.key for offer in effect.offers]
        return (
            (isinstance(task, PayGoods) and task.price.text in prices)
            or (isinstance(task, TakeGoods) and task.count in choices)
            or (isinstance(task, GainFromOffer) and task.offer.key in keys)
        )
    return isinstance(effect, TurnIntoResidence) and (
        isinstance(task, MarkCard)
        or (isinstance(task, PayGoods) and task.price.text == RESIDENCE.cost.text)
    )


def check_set_up(state: MagnaCarta) -> None:
    """Till the goods are handed out nothing is built, and hands are as dealt (§ setup 8)."""
    is_set_up = state.phase != SET_UP.number
    is_choosing = not is_set_up and state.done in (MULLIGANS_ASKED, MULLIGANS_MADE)
    if not is_set_up:
        check_untouched(state)
    asked = [task.seat for task in state.agenda if isinstance(task, DecideMulligan)]
    is_asking = bool(asked) or state.due is CARRY_OUT_MULLIGAN
    if is_asking and not is_choosing:
        raise BadState(path="done", why="other_phase", given="mulligan")
    for seat, (name, player) in enumerate(zip(state.seats, state.players, strict=True)):
        path = f"players.{name}"
        decided = is_asking and seat not in asked
        if decided != (player.mulligan != UNDECIDED):
            raise BadState(path=f"{path}.mulligan", why="not_set_up")
        if is_set_up:
            continue
        hands = (0, HAND) if has_decks(state) and not is_asking else (HAND,) if is_asking else (0,)
        if count(player.hand) not in hands:
            raise BadState(path=f"{path}.hand", why="not_set_up")
        if count(player.discard) not in ((0, HAND) if state.done >= MULLIGANS_MADE else (0,)):
            raise BadState(path=f"{path}.discard", why="not_set_up")


def check_untouched(state: MagnaCarta) -> None:
    """Nobody has built anything, placed a worker or taken a token."""
    touched = len(state.road) > len(state.seats)
    for player in state.players:
        touched = touched or player.prestige | player.placed | player.tokens != 0
    if touched:
        raise BadState(path="road", why="not_set_up")
