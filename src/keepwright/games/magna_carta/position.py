"""Which positions can be: what is worked out and what is checked when one is read from JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from keepwright.engine.agenda import Decision, Task
from keepwright.engine.choices import bit, count, numbers
from keepwright.engine.errors import BadState
from keepwright.engine.goods import MOST, amount
from keepwright.engine.turns import NOBODY
from keepwright.games.magna_carta.action_phase import (
    ChooseAction,
    ChoosePlace,
    PutOnRoad,
    PutPrestige,
    can_pay_action,
    card_of,
    has_site,
    is_on_offer,
    prestige_in_game,
    takes_worker,
)
from keepwright.games.magna_carta.cards import DEAL, Deal, DrawCard, DrawFromPile
from keepwright.games.magna_carta.components import (
    CARD_IDS,
    FIRST_CARD,
    HAND,
    LAST_NEUTRAL,
    LAWYER,
    PLACE_IDS,
    PRESTIGE_IDS,
    RESERVE,
    SECTIONS,
    SMALL_CARDS,
    WORKERS,
)
from keepwright.games.magna_carta.final_scoring import FINAL_SCORING
from keepwright.games.magna_carta.lawyer import MarkCard, may_be_turned
from keepwright.games.magna_carta.pieces import CUBES
from keepwright.games.magna_carta.resume import AFTER_PASSING, Course, course, whole_round
from keepwright.games.magna_carta.setup import (
    CARRY_OUT_MULLIGAN,
    DECIDE_MULLIGAN,
    OPENING,
    PREPARE_DECKS,
)
from keepwright.games.magna_carta.state import (
    MOST_DENIERS,
    MOST_ROUNDS,
    NO_PROVOST,
    UNDECIDED,
    MagnaCarta,
    Player,
)

# More than anybody gains in one round, so that no count outgrows its field before the game ends.
MOST_CUBES_A_ROUND: Final = 40
MOST_DENIERS_A_ROUND: Final = 100


def complete(state: MagnaCarta, facts: Mapping[str, Any]) -> None:
    """Work out what lies face up, the draw piles and the workers at home; check the rest."""
    if state.road or OPENING[0] not in state.agenda:
        check_road(state)
    if state.first_player == NOBODY:
        raise BadState(path="first_player", why="missing")
    work_out_cards(state, facts)
    check_residences(state)
    check_prestige(state)
    check_workers(state, facts)
    check_castle(state)
    check_reserves(state)
    check_amounts(state)


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
        if seen != deck and (seen or PREPARE_DECKS not in state.agenda):
            raise BadState(path=f"{path}.pile", why="missing")


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
        if place not in state.road or not takes_worker(state, place):
            raise BadState(path=f"workers.{PLACE_IDS[place]}", why="no_worker_there")
    for seat, (name, player) in enumerate(zip(state.seats, state.players, strict=True)):
        out = int(count(player.placed))
        if "workers" not in facts["players"][name]:
            player.workers = max(WORKERS - out, 0)
        if player.workers + out > WORKERS:
            raise BadState(path=f"players.{name}.workers", why="too_many_workers", most=WORKERS)
        for card in numbers(player.marked):
            if state.worker_on(state.place_of(seat, card)) == NOBODY:
                path = f"players.{name}.marked"
                raise BadState(path=path, why="nobody_there", given=CARD_IDS[card])


def check_castle(state: MagnaCarta) -> None:
    """No more tokens than there are for so many players (section 2.2)."""
    for number, section in enumerate(SECTIONS):
        most = section.tokens[len(state.seats)]
        left = int(amount(state.tokens, number))
        held = sum(int(amount(player.tokens, number)) for player in state.players)
        if left + held > most:
            path = f"tokens.{section.id}"
            raise BadState(
                path=path, why="out_of_range", given=str(left), least=0, most=max(most - held, 0)
            )


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


# ---------------------------------------------------------------- the agenda


def check_agenda(state: MagnaCarta) -> None:
    """What is still asked for is the course of a game, and can be carried out."""
    tasks: Course = state.agenda[::-1]
    if not tasks:
        return
    check_set_up(state, tasks)
    wanted = course(state, tasks)
    if not wanted:
        raise BadState(path="agenda.0", why="cannot_be_done", given=tasks[0].name)
    for place in range(max(len(tasks), len(wanted))):
        if place >= min(len(tasks), len(wanted)) or tasks[place] is not wanted[place]:
            raise BadState(path=f"agenda.{place}", why="not_the_course_of_a_round")
    check_passed(state, tasks)
    check_tasks(state, tasks)


def check_set_up(state: MagnaCarta, tasks: Course) -> None:
    """Till the first hands are settled nothing is built, and hands are as dealt (§ setup 8)."""
    is_choosing = CARRY_OUT_MULLIGAN in tasks
    is_dealing = PREPARE_DECKS in tasks or any(isinstance(task, Deal) for task in tasks)
    if is_choosing or is_dealing:
        check_untouched(state)
    for seat, (name, player) in enumerate(zip(state.seats, state.players, strict=True)):
        path = f"players.{name}"
        decided = is_choosing and DECIDE_MULLIGAN[seat] not in tasks
        if decided != (player.mulligan != UNDECIDED):
            raise BadState(path=f"{path}.mulligan", why="not_set_up")
        if is_choosing or is_dealing:
            waits = PREPARE_DECKS in tasks or DEAL[seat] in tasks
            if count(player.hand) != (0 if waits else HAND):
                raise BadState(path=f"{path}.hand", why="not_set_up")
            if player.discard and (is_choosing or PREPARE_DECKS in tasks):
                raise BadState(path=f"{path}.discard", why="not_set_up")
            if count(player.discard) not in (0, HAND):
                raise BadState(path=f"{path}.discard", why="not_set_up")


def check_untouched(state: MagnaCarta) -> None:
    """Nobody has built anything, placed a worker or taken a token."""
    touched = len(state.road) > len(state.seats)
    for player in state.players:
        touched = touched or player.prestige | player.placed | player.tokens != 0
    if touched:
        raise BadState(path="road", why="not_set_up")


def check_passed(state: MagnaCarta, tasks: Course) -> None:
    """Behind the phase of the actions, everybody has passed (§ phase 2)."""
    phases = whole_round(state)
    ahead = [phases.index(task) for task in tasks if task in phases]
    if ahead:
        under_way = ahead[0] if tasks[0] is phases[ahead[0]] else ahead[0] - 1
        if phases[under_way].name in AFTER_PASSING and len(state.passed) < len(state.seats):
            raise BadState(path="passed", why="missing")


def check_tasks(state: MagnaCarta, tasks: Course) -> None:
    """A task finds what it is about: its card, its worker, a legal answer."""
    draws: dict[int, int] = {}
    for place, task in enumerate(tasks):
        if isinstance(task, DrawFromPile | DrawCard):
            seat = int(task.seat)
            draws[seat] = draws.get(seat, 0) + 1
            cards = state.players[seat].pile
            if isinstance(task, DrawCard):
                cards |= state.players[seat].discard
            fits = draws[seat] <= count(cards)
        else:
            fits = can_be_done(state, task)
        if not fits:
            raise BadState(path=f"agenda.{place}", why="cannot_be_done", given=task.name)


def can_be_done(state: MagnaCarta, task: Task[Any]) -> bool:
    """Whether a task has what it needs when it comes up."""
    if task is FINAL_SCORING:
        return not state.tokens
    if isinstance(task, ChooseAction):
        return int(task.seat) not in state.passed
    if isinstance(task, ChoosePlace):
        me = state.players[task.seat]
        return can_pay_action(state, task.seat) and me.workers > 0 and task.legal(state) != 0
    if isinstance(task, Decision):
        return task.legal(state) != 0
    if isinstance(task, PutOnRoad):
        return state.players[task.seat].hand & bit(task.card) != 0
    if isinstance(task, PutPrestige):
        on_offer = prestige_in_game(state, task.card) and is_on_offer(state, task.card)
        return on_offer and has_site(state, task.seat)
    if isinstance(task, MarkCard):
        return may_be_turned(state, task.seat, task.card)
    return True
