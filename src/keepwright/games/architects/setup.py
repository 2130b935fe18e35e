"""Set-up: piles, boards, draft, turn order, silver (§ 3, § 4.15, § 5.8)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, final

from mypy_extensions import i64

from keepwright.engine.action import Action
from keepwright.engine.agenda import Chance, Decision, Task, Together
from keepwright.engine.choices import bit, count, numbers
from keepwright.engine.obstacle import Obstacle
from keepwright.games.architects import events
from keepwright.games.architects.actions import CHARACTER, DRAFT, HIRE_CARD, TASKS
from keepwright.games.architects.cards import DEAL_ONE, DRAW, put_under_pile
from keepwright.games.architects.components import (
    APPRENTICES,
    CHARACTER_IDS,
    CHARACTERS,
    DRAFT_DEAL,
    DRAFT_KEEP,
    FIRST_SILVER,
    SOLO_DEAL,
    WORKERS,
)
from keepwright.games.architects.hire import (
    REFILL,
    face_up,
    has_gaps,
    place_of,
    remove_from_display,
)
from keepwright.games.architects.pieces import SILVER
from keepwright.games.architects.reset import show_top
from keepwright.games.architects.state import NO_CARD, NO_CHARACTER, NOBODY, Architects
from keepwright.games.architects.virtue import change_virtue


def set_up(state: Architects) -> bool:
    """Markets, apprentices, boards, draft, the first player; False when all is ready (§ 3)."""
    if state.small_face == NO_CARD:
        show_top(state)
    elif not state.turn_order and has_gaps(state):
        state.next(REFILL)
    elif (seat := next_without_character(state)) != NOBODY:
        hand_out_character(state, seat)
    elif not state.turn_order and not has_drafted(state):
        draft(state)
    elif not state.turn_order:
        find_first_player(state)
    elif (seat := next_without_apprentice(state)) != NOBODY:
        state.next(STARTING_APPRENTICE[seat])
    elif has_gaps(state):
        state.next(REFILL)
    else:
        return False
    return True


# ---------------------------------------------------------------- characters (§ 3.2)


def is_in_game(state: Architects, character: i64) -> bool:
    """Promo boards are in the game only if so agreed (§ 5.8)."""
    return not CHARACTERS[character].promo or state.options["promo_boards"] is True


def is_colour_free(state: Architects, character: i64) -> bool:
    """Never both boards of one colour, nor one board twice (§ 5.8)."""
    for player in state.players:
        board = player.board()
        if board is not None and board.colour == CHARACTERS[character].colour:
            return False
    return True


def free_characters(state: Architects) -> i64:
    """The characters that can still be had, as bits."""
    found: i64 = 0
    number: i64
    for number in range(len(CHARACTERS)):
        if is_in_game(state, number) and is_colour_free(state, number):
            found |= bit(number)
    return found


def take_character(state: Architects, seat: i64, number: i64) -> None:
    """A player's board says what he starts with (§ 3.2).

    Our seats keep their colours, which nothing else depends on (R-44).
    """
    me, character = state.players[seat], CHARACTERS[number]
    me.character = number
    me.silver = character.silver
    me.virtue = character.virtue
    me.goods = character.goods
    me.prison = character.prison
    me.supply = WORKERS - character.prison
    me.unpaid_debts = character.debts
    events.character_taken(state, seat, character.id)


@final
class ChooseCharacter(Decision[Architects]):
    """One after another in seat order, any character of a colour still free (§ 3.2, § 5.8)."""

    candidates = CHARACTER

    def legal(self, state: Architects) -> i64:
        return free_characters(state)

    def obstacles(self, state: Architects, action: Action) -> Iterator[Obstacle]:
        if not is_in_game(state, action.target):
            yield Obstacle("not_in_this_game", rule="§ 5.8", character=action.argument)
        if not is_colour_free(state, action.target):
            yield Obstacle("colour_taken", rule="§ 5.8", character=action.argument)

    def perform(self, state: Architects, action: Action) -> None:
        take_character(state, self.seat, action.target)

    def fits(self, state: Architects, above: list[Task[Any]]) -> bool:
        return super().fits(state, above) and next_without_character(state) == self.seat


def next_without_character(state: Architects) -> i64:
    """The first seat that still has to get a character; NOBODY if there is none (§ 3.2)."""
    seat: i64
    for seat in range(len(state.seats)):
        if state.boards_vary and state.players[seat].character == NO_CHARACTER:
            return seat
    return NOBODY


def hand_out_character(state: Architects, seat: i64) -> None:
    """A player chooses his character, or has one at random (§ 3.2)."""
    free = numbers(free_characters(state))
    if state.options["variable_assignment"] == "chosen":
        state.next(CHOOSE_CHARACTER[seat])
    elif len(free) > 1:
        state.next(CHARACTER_BY_LOT)
    else:
        take_character(state, seat, free[0])


@final
class CharacterByLot(Chance[Architects]):
    """One of the characters still free, for the first seat without one (§ 3.2, § 5.8).

    Every colour has one board in the base game, two with promo boards; so all are as likely. Those
    of the seat's own colour come first in the pool, where nobody draws lots (R-44).
    """

    name = "character"

    def things(self, state: Architects) -> tuple[str, ...]:
        return CHARACTER_IDS

    def pool(self, state: Architects) -> list[int]:
        colour = state.seats[next_without_character(state)]
        free = numbers(free_characters(state))
        return sorted(free, key=lambda number: CHARACTERS[number].colour != colour)

    def count(self, state: Architects) -> int:
        return 1

    def perform(self, state: Architects, drawn: list[int]) -> None:
        take_character(state, next_without_character(state), drawn[0])

    def fits(self, state: Architects, above: list[Task[Any]]) -> bool:
        return not above and next_without_character(state) != NOBODY


# ---------------------------------------------------------------- draft (§ 3.1 step 7)


def cards_dealt(state: Architects) -> int:
    """Four building cards to each player, five to a single one (§ 3.1 step 7, § 3.3)."""
    return SOLO_DEAL if state.is_solo else DRAFT_DEAL


def has_drafted(state: Architects) -> bool:
    """Whether everybody has the cards of the draft in hand (§ 3.1 step 7)."""
    return count(state.players[0].hand) >= DRAFT_KEEP


def is_dealt(state: Architects, seat: i64) -> bool:
    """Whether a player has all cards that he is dealt for the draft (§ 3.1 step 7)."""
    me = state.players[seat]
    return me.hand | me.pick != 0 or count(me.offered) == cards_dealt(state)


def draft(state: Architects) -> None:
    """Deal, pick, pass on, until everybody has three cards (§ 3.1 step 7)."""
    picks: list[Task[Any]] = []
    seat: i64
    for seat in range(len(state.seats)):
        if not is_dealt(state, seat):
            state.next(DEAL_ONE[seat])
            return
        if not state.players[seat].pick:
            picks.append(DRAFT_PICK[seat])
    if picks:
        state.next_all(picks)
    else:
        pass_cards(state)


@final
class DraftPick(Together[Architects]):
    """Pick one of the cards; nobody sees it before all have picked (§ 3.1 step 7)."""

    candidates = DRAFT

    def legal(self, state: Architects) -> i64:
        return state.players[self.seat].offered

    def obstacles(self, state: Architects, action: Action) -> Iterator[Obstacle]:
        if not state.players[self.seat].offered & bit(action.target):
            yield Obstacle("not_drawn", rule="§ 3.1", card=action.argument)

    def perform(self, state: Architects, action: Action) -> None:
        me = state.players[self.seat]
        me.pick = bit(action.target)
        me.offered &= ~bit(action.target)

    def fits(self, state: Architects, above: list[Task[Any]]) -> bool:
        return super().fits(state, above) and not state.players[self.seat].pick


def pass_cards(state: Architects) -> None:
    """Picks are kept, the other cards go to the left; the last ones under the pile (§ 3.1 step 7).

    The last cards go there in seat order (R-22). A single player picks three of his five.
    """
    seats: i64 = len(state.seats)
    seat: i64
    for seat in range(seats):
        keep_pick(state, seat)
    if has_drafted(state):
        for seat in range(seats):
            rest: i64 = state.players[seat].offered
            state.players[seat].offered = 0
            put_under_pile(state, seat, rest)
        return
    passed = [state.players[one].offered for one in range(seats)]
    for seat in range(seats):
        state.players[seat].offered = passed[(seat - 1) % seats]
    if seats > 1:
        events.cards_passed(state, count(passed[0]))


def keep_pick(state: Architects, seat: i64) -> None:
    """The picked card goes to the hand; only its owner is told which it is."""
    me = state.players[seat]
    pick: i64 = me.pick
    me.hand |= pick
    me.pick = 0
    events.card_picked(state, seat, pick)


# ---------------------------------------------------------------- turn order (§ 3.1 step 8)


def turn_order_from(state: Architects, first: int) -> tuple[int, ...]:
    """Clockwise from the first player; the automa is always last (§ 4.15, R-31)."""
    seats = len(state.seats)
    order = tuple([(first + place) % seats for place in range(seats)])
    return order + (seats,) if state.has_automa else order


@final
class DrawFirstPlayer(Chance[Architects]):
    """The starting player, at random (§ 3.1 step 8)."""

    name = "first_player"

    def things(self, state: Architects) -> tuple[str, ...]:
        return state.seats

    def pool(self, state: Architects) -> list[int]:
        return list(range(len(state.seats)))

    def count(self, state: Architects) -> int:
        return 1

    def perform(self, state: Architects, drawn: list[int]) -> None:
        set_turn_order(state, drawn[0])

    def fits(self, state: Architects, above: list[Task[Any]]) -> bool:
        return not above and not state.turn_order and has_drafted(state)


def set_turn_order(state: Architects, first: int) -> None:
    """This player starts; everybody has his silver or his extra cards (§ 3.1 step 8)."""
    state.turn_order = turn_order_from(state, first)
    events.turn_order_set(state)
    if state.boards_vary:
        draw_extra_cards(state)
    else:
        hand_out_silver(state)


def most_virtuous(state: Architects) -> int:
    """The seat with the highest virtue; all printed values differ (§ 3.2)."""
    virtues = [int(state.players[seat].virtue) for seat in range(len(state.seats))]
    return virtues.index(max(virtues))


def find_first_player(state: Architects) -> None:
    """By lot; with variable boards the highest virtue; a single player always (§ 3, § 4.15)."""
    if state.boards_vary:
        set_turn_order(state, most_virtuous(state))
    elif state.is_solo:
        set_turn_order(state, 0)
    else:
        state.next(FIRST_PLAYER_BY_LOT)


def draw_extra_cards(state: Architects) -> None:
    """Some characters begin with more building cards (§ 3.2)."""
    extra: list[Task[Any]] = []
    for seat in range(len(state.seats)):
        board = state.players[seat].board()
        if board is not None and board.cards:
            extra.append(DRAW[board.cards][seat])
    state.next_all(extra)


def hand_out_silver(state: Architects) -> None:
    """3 silver for the first player, 1 more for each after him (§ 3.1 step 8)."""
    for place in range(len(state.seats)):
        seat = state.turn_order[place]
        state.players[seat].silver = FIRST_SILVER + place
        events.gained(state, seat, "set_up", {SILVER: FIRST_SILVER + place})


# ---------------------------------------------------------------- the first apprentices (§ 5.8)


def next_without_apprentice(state: Architects) -> i64:
    """If so agreed, everybody takes a face-up apprentice, the last in turn order first (§ 5.8)."""
    if state.options["aoa_starting_apprentice"] is True:
        for player in state.turn_order[::-1]:
            if not state.is_automa(player) and not state.players[player].apprentices:
                return player
    return NOBODY


@final
class ChooseStartingApprentice(Decision[Architects]):
    """One face-up apprentice for free; the rows are refilled when all have chosen (§ 5.8)."""

    name = "starting_apprentice"
    candidates = HIRE_CARD

    def legal(self, state: Architects) -> i64:
        return face_up(state)

    def obstacles(self, state: Architects, action: Action) -> Iterator[Obstacle]:
        if not face_up(state) & bit(action.target):
            yield Obstacle("not_face_up", rule="§ 5.8", card=action.argument)

    def perform(self, state: Architects, action: Action) -> None:
        card = action.target
        remove_from_display(state, place_of(state, card))
        state.players[self.seat].apprentices |= bit(card)
        events.apprentice_hired(state, self.seat, card, 0)
        change_virtue(state, self.seat, APPRENTICES[card].virtue)

    def fits(self, state: Architects, above: list[Task[Any]]) -> bool:
        return super().fits(state, above) and next_without_apprentice(state) == self.seat


CHOOSE_CHARACTER: Final = TASKS.per_seat(ChooseCharacter)
CHARACTER_BY_LOT: Final = TASKS.add(CharacterByLot())
DRAFT_PICK: Final = TASKS.per_seat(DraftPick)
FIRST_PLAYER_BY_LOT: Final = TASKS.add(DrawFirstPlayer())
STARTING_APPRENTICE: Final = TASKS.per_seat(ChooseStartingApprentice)
