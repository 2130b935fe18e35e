"""Set-up: piles, boards, draft, turn order, silver (§ 3, § 4.15, § 5.8)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, final

from mypy_extensions import i64

from keepwright.engine.action import Action
from keepwright.engine.agenda import Chance, Decision, SeatStep, Step, Task, Together
from keepwright.engine.choices import bit, count, numbers
from keepwright.engine.obstacle import Obstacle
from keepwright.games.architects.actions import CHARACTER, DRAFT, HIRE_CARD, TASKS
from keepwright.games.architects.cards import DEAL, DRAW, put_under_pile
from keepwright.games.architects.components import (
    APPRENTICE_IDS,
    APPRENTICES,
    BUILDING_IDS,
    CHARACTER_IDS,
    CHARACTERS,
    DRAFT_DEAL,
    DRAFT_KEEP,
    FIRST_SILVER,
    SOLO_DEAL,
    TAX_STAND_AT_START,
    WORKERS,
)
from keepwright.games.architects.hire import REFILL, face_up, place_of, remove_from_display
from keepwright.games.architects.pieces import SILVER
from keepwright.games.architects.reset import SHOW_TOP
from keepwright.games.architects.state import NO_CHARACTER, Architects
from keepwright.games.architects.turn import begin_turn
from keepwright.games.architects.virtue import change_virtue

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
    if state.heard is not None:
        state.tell("character_taken", seat=state.seats[seat], character=character.id)


@final
class ChooseCharacter(Decision[Architects]):
    """One after another in seat order, any character of a colour still free (§ 3.2, § 5.8)."""

    def __init__(self, seat: int) -> None:
        super().__init__("choose_character", seat, CHARACTER)

    def legal(self, state: Architects) -> i64:
        return free_characters(state)

    def obstacles(self, state: Architects, action: Action) -> Iterator[Obstacle]:
        if not is_in_game(state, action.target):
            yield Obstacle("not_in_this_game", rule="§ 5.8", character=action.argument)
        if not is_colour_free(state, action.target):
            yield Obstacle("colour_taken", rule="§ 5.8", character=action.argument)

    def perform(self, state: Architects, action: Action) -> None:
        take_character(state, self.seat, action.target)


@final
class DealCharacter(SeatStep[Architects]):
    """A player's character at random (§ 3.2)."""

    def __init__(self, seat: int) -> None:
        super().__init__("deal_character", seat)

    def run(self, state: Architects) -> None:
        free = numbers(free_characters(state))
        if len(free) > 1:
            state.next(CHARACTER_BY_LOT)
        else:
            take_character(state, self.seat, free[0])


def next_without_character(state: Architects) -> int:
    """The first seat without a character."""
    seats = range(len(state.seats))
    return next(seat for seat in seats if state.players[seat].character == NO_CHARACTER)


@final
class CharacterByLot(Chance[Architects]):
    """One of the characters still free, for the first seat without one (§ 3.2, § 5.8).

    Every colour has one board in the base game, two with promo boards; so all are as likely. Those
    of the seat's own colour come first in the pool, where nobody draws lots (R-44).
    """

    def __init__(self) -> None:
        super().__init__("character")

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


@final
class HandOutBoards(Step[Architects]):
    """Everybody has the same board, or a character of his own (§ 3.1 step 6, § 3.2)."""

    def __init__(self) -> None:
        super().__init__("hand_out_boards")

    def run(self, state: Architects) -> None:
        state.tax_stand = TAX_STAND_AT_START
        if state.boards_vary:
            chosen = state.options["variable_assignment"] == "chosen"
            tasks: list[Task[Any]] = [*(CHOOSE_CHARACTER if chosen else DEAL_CHARACTER)]
            state.next_all(tasks[: len(state.seats)])


# ---------------------------------------------------------------- draft (§ 3.1 step 7)


def cards_dealt(state: Architects) -> int:
    """Four building cards to each player, five to a single one (§ 3.1 step 7, § 3.3)."""
    return SOLO_DEAL if state.is_solo else DRAFT_DEAL


@final
class Draft(Step[Architects]):
    """Deal, pick, pass on, until everybody has three cards (§ 3.1 step 7)."""

    def __init__(self) -> None:
        super().__init__("draft")

    def run(self, state: Architects) -> None:
        seats = len(state.seats)
        state.next_all([*DEAL[cards_dealt(state)][:seats], *DRAFT_PICK[:seats], PASS_CARDS])


@final
class DraftPick(Together[Architects]):
    """Pick one of the cards; nobody sees it before all have picked (§ 3.1 step 7)."""

    def __init__(self, seat: int) -> None:
        super().__init__("draft_pick", seat, DRAFT)

    def legal(self, state: Architects) -> i64:
        return state.players[self.seat].offered

    def obstacles(self, state: Architects, action: Action) -> Iterator[Obstacle]:
        if not state.players[self.seat].offered & bit(action.target):
            yield Obstacle("not_drawn", rule="§ 3.1", card=action.argument)

    def perform(self, state: Architects, action: Action) -> None:
        me = state.players[self.seat]
        me.pick = bit(action.target)
        me.offered &= ~bit(action.target)


@final
class PassCards(Step[Architects]):
    """Picks are kept, the other cards go to the left; the last ones under the pile (§ 3.1 step 7).

    The last cards go there in seat order (R-22). A single player picks three of his five.
    """

    def __init__(self) -> None:
        super().__init__("pass_cards")

    def run(self, state: Architects) -> None:
        seats: i64 = len(state.seats)
        seat: i64
        for seat in range(seats):
            keep_pick(state, seat)
        if count(state.players[0].hand) == DRAFT_KEEP:
            for seat in range(seats):
                put_under_pile(state, seat, state.players[seat].offered)
                state.players[seat].offered = 0
            return
        passed = [state.players[one].offered for one in range(seats)]
        for seat in range(seats):
            state.players[seat].offered = passed[(seat - 1) % seats]
        if seats > 1 and state.heard is not None:
            state.tell("cards_passed", count=int(count(passed[0])))
        state.next_all([*DRAFT_PICK[:seats], PASS_CARDS])


def keep_pick(state: Architects, seat: i64) -> None:
    """The picked card goes to the hand; only its owner is told which it is."""
    me = state.players[seat]
    if state.heard is not None:
        picked = [BUILDING_IDS[card] for card in numbers(me.pick)]
        state.tell_owner(seat, "card_picked", {"cards": picked}, seat=state.seats[seat])
    me.hand |= me.pick
    me.pick = 0


# ---------------------------------------------------------------- turn order (§ 3.1 step 8)


def turn_order_from(state: Architects, first: int) -> tuple[int, ...]:
    """Clockwise from the first player; the automa is always last (§ 4.15, R-31)."""
    seats = len(state.seats)
    order = tuple([(first + place) % seats for place in range(seats)])
    return order + (seats,) if state.has_automa else order


@final
class DrawFirstPlayer(Chance[Architects]):
    """The starting player, at random (§ 3.1 step 8)."""

    def __init__(self) -> None:
        super().__init__("first_player")

    def things(self, state: Architects) -> tuple[str, ...]:
        return state.seats

    def pool(self, state: Architects) -> list[int]:
        return list(range(len(state.seats)))

    def count(self, state: Architects) -> int:
        return 1

    def perform(self, state: Architects, drawn: list[int]) -> None:
        set_turn_order(state, drawn[0])


def set_turn_order(state: Architects, first: int) -> None:
    """This player starts."""
    state.turn_order = turn_order_from(state, first)
    if state.heard is not None:
        order = [state.names[player] for player in state.turn_order]
        state.tell("turn_order_set", order=order)


def most_virtuous(state: Architects) -> int:
    """The seat with the highest virtue; all printed values differ (§ 3.2)."""
    virtues = [int(state.players[seat].virtue) for seat in range(len(state.seats))]
    return virtues.index(max(virtues))


@final
class FirstPlayer(Step[Architects]):
    """By lot; with variable boards the highest virtue; a single player always (§ 3, § 4.15)."""

    def __init__(self) -> None:
        super().__init__("find_first_player")

    def run(self, state: Architects) -> None:
        if state.boards_vary:
            set_turn_order(state, most_virtuous(state))
        elif state.is_solo:
            set_turn_order(state, 0)
        else:
            state.next(FIRST_PLAYER_BY_LOT)


@final
class HandOutSilver(Step[Architects]):
    """Silver by turn order, or the extra cards of the characters (§ 3.1 step 8, § 3.2)."""

    def __init__(self) -> None:
        super().__init__("hand_out_silver")

    def run(self, state: Architects) -> None:
        seats = len(state.seats)
        if state.boards_vary:
            extra: list[Task[Any]] = []
            for seat in range(seats):
                board = state.players[seat].board()
                if board is not None and board.cards:
                    extra.append(DRAW[board.cards][seat])
            state.next_all(extra)
            return
        for place in range(seats):
            seat = state.turn_order[place]
            state.players[seat].silver = FIRST_SILVER + place
            if state.heard is not None:
                silver = {SILVER: FIRST_SILVER + place}
                state.tell("gained", seat=state.seats[seat], source="set_up", goods=silver)


# ---------------------------------------------------------------- the first apprentices (§ 5.8)


@final
class StartingApprentices(Step[Architects]):
    """If so agreed, everybody takes a face-up apprentice, the last in turn order first (§ 5.8)."""

    def __init__(self) -> None:
        super().__init__("starting_apprentices")

    def run(self, state: Architects) -> None:
        if state.options["aoa_starting_apprentice"] is True:
            state.next(REFILL)
            for player in state.turn_order:
                if not state.is_automa(player):
                    state.next(STARTING_APPRENTICE[player])


@final
class ChooseStartingApprentice(Decision[Architects]):
    """One face-up apprentice for free; the rows are refilled when all have chosen (§ 5.8)."""

    def __init__(self, seat: int) -> None:
        super().__init__("starting_apprentice", seat, HIRE_CARD)

    def legal(self, state: Architects) -> i64:
        return face_up(state)

    def obstacles(self, state: Architects, action: Action) -> Iterator[Obstacle]:
        if not face_up(state) & bit(action.target):
            yield Obstacle("not_face_up", rule="§ 5.8", card=action.argument)

    def perform(self, state: Architects, action: Action) -> None:
        card = action.target
        remove_from_display(state, place_of(state, card))
        state.players[self.seat].apprentices |= bit(card)
        if state.heard is not None:
            name = state.seats[self.seat]
            state.tell("apprentice_hired", seat=name, card=APPRENTICE_IDS[card], silver=0)
        change_virtue(state, self.seat, APPRENTICES[card].virtue)


@final
class FirstTurn(Step[Architects]):
    """The first player in turn order begins (§ 4.1)."""

    def __init__(self) -> None:
        super().__init__("first_turn")

    def run(self, state: Architects) -> None:
        begin_turn(state, state.turn_order[0])


CHOOSE_CHARACTER: Final = TASKS.per_seat(ChooseCharacter)
DEAL_CHARACTER: Final = TASKS.per_seat(DealCharacter)
CHARACTER_BY_LOT: Final = TASKS.add(CharacterByLot())
DRAFT_PICK: Final = TASKS.per_seat(DraftPick)
PASS_CARDS: Final = TASKS.add(PassCards())
FIRST_PLAYER_BY_LOT: Final = TASKS.add(DrawFirstPlayer())
STARTING_APPRENTICE: Final = TASKS.per_seat(ChooseStartingApprentice)
HAND_OUT_BOARDS: Final = TASKS.add(HandOutBoards())
DRAFT_STEP: Final = TASKS.add(Draft())
FIND_FIRST_PLAYER: Final = TASKS.add(FirstPlayer())
HAND_OUT_SILVER: Final = TASKS.add(HandOutSilver())
STARTING_APPRENTICES: Final = TASKS.add(StartingApprentices())
FIRST_TURN: Final = TASKS.add(FirstTurn())
OPENING: Final[list[Task[Any]]] = [
    SHOW_TOP,
    REFILL,
    HAND_OUT_BOARDS,
    DRAFT_STEP,
    FIND_FIRST_PLAYER,
    HAND_OUT_SILVER,
    STARTING_APPRENTICES,
    FIRST_TURN,
]
