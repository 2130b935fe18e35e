"""Favors: a character of another player's, or a building of the construction site (§4.5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, final

from mypy_extensions import i64

from keepwright.engine.action import Action
from keepwright.engine.agenda import Decision, Task
from keepwright.engine.choices import bit
from keepwright.engine.obstacle import Obstacle
from keepwright.engine.trade import tell_declined
from keepwright.games.caylus_1303 import events
from keepwright.games.caylus_1303.actions import DECLINE, TAKE_OR_DECLINE, TASKS, USE_FAVOR
from keepwright.games.caylus_1303.components import BUILDINGS, CHARACTERS, SLOTS_OPEN
from keepwright.games.caylus_1303.counter import FAVOR
from keepwright.games.caylus_1303.phase import EFFECTS
from keepwright.games.caylus_1303.pieces import Character
from keepwright.games.caylus_1303.state import NOBODY, Caylus1303
from keepwright.games.caylus_1303.works import SETUP_WORK

FIRST_SLOT: Final[i64] = len(CHARACTERS)


def open_slots(state: Caylus1303) -> i64:
    """How many slots of the construction site are open in this round (§4.5)."""
    return SLOTS_OPEN[state.round]


def characters_of_others(state: Caylus1303, seat: i64) -> i64:
    """The characters that other players hold, as bits."""
    found: i64 = 0
    for player in state.players:
        found |= player.characters
    return found & ~state.players[seat].characters


def take_character(state: Caylus1303, seat: i64, character: Character) -> None:
    """A character changes hands, from a player or from the board (§4.0.5)."""
    holder = state.holder_of(character.bit)
    if holder == NOBODY:
        state.characters &= ~character.bit
    else:
        state.players[holder].characters &= ~character.bit
    state.players[seat].characters |= character.bit
    events.character_taken(state, seat, character.id, holder)


@final
class UseFavor(Decision[Caylus1303]):
    """Take a character from another player, or use an open slot (§4.5, D5)."""

    candidates = USE_FAVOR

    def legal(self, state: Caylus1303) -> i64:
        slots: i64 = (bit(open_slots(state)) - 1) << FIRST_SLOT
        return slots | characters_of_others(state, self.seat)

    def obstacles(self, state: Caylus1303, action: Action) -> Iterator[Obstacle]:
        if self.candidates.number(action) >= FIRST_SLOT:
            if action.target >= open_slots(state):
                yield Obstacle(
                    "slot_closed",
                    rule="§4.5",
                    slot=int(action.target) + 1,
                    round=SLOTS_OPEN.index(int(action.target) + 1),
                )
            return
        character = CHARACTERS[action.target]
        if state.players[self.seat].characters & character.bit:
            yield Obstacle("own_character", rule="§4.5", character=character.id)
        elif state.holder_of(character.bit) == NOBODY:
            yield Obstacle("held_by_nobody", rule="§4.5", character=character.id)

    def perform(self, state: Caylus1303, action: Action) -> None:
        if self.candidates.number(action) < FIRST_SLOT:
            take_character(state, self.seat, CHARACTERS[action.target])
            return
        tile = state.slots[action.target]
        events.slot_used(state, self.seat, action.target + 1, BUILDINGS[tile].id)
        if state.characters:
            state.next(TAKE_FROM_BOARD[self.seat])
        state.next(SETUP_WORK[tile][self.seat])


@final
class TakeFromBoard(Decision[Caylus1303]):
    """Whether or not the slot's effect was applied, a character from the board (D6, R-23, R-24)."""

    candidates = TAKE_OR_DECLINE

    def legal(self, state: Caylus1303) -> i64:
        return state.characters | bit(FIRST_SLOT)

    def obstacles(self, state: Caylus1303, action: Action) -> Iterator[Obstacle]:
        if action is not DECLINE and not state.characters & bit(action.target):
            id = CHARACTERS[action.target].id
            yield Obstacle("not_on_the_board", rule="§4.5", character=id)

    def perform(self, state: Caylus1303, action: Action) -> None:
        if action is DECLINE:
            tell_declined(state, self.seat, "take_from_board")
        else:
            take_character(state, self.seat, CHARACTERS[action.target])

    def fits(self, state: Caylus1303, above: list[Task[Any]]) -> bool:
        """It waits for the slot's effect."""
        for task in above:
            is_own = task.name in EFFECTS and task.fields()["seat"] == self.seat
            if not is_own or task.name == self.name or task in FAVOR:
                return False
        return True


FAVOR.extend(TASKS.per_seat(UseFavor))
TAKE_FROM_BOARD: Final = TASKS.per_seat(TakeFromBoard)
