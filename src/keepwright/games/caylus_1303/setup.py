"""Set-up (section 3): all the game's chance, then the draft of the characters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, final

from mypy_extensions import i64

from keepwright.engine.action import Action
from keepwright.engine.agenda import Chance, Decision, Shuffle, Step, Task
from keepwright.engine.choices import bit, numbers
from keepwright.engine.obstacle import Obstacle
from keepwright.engine.turns import clockwise
from keepwright.games.caylus_1303 import events
from keepwright.games.caylus_1303.actions import DRAFT, TASKS
from keepwright.games.caylus_1303.components import (
    BUILDING_IDS,
    BUILDINGS,
    CHARACTER_IDS,
    CHARACTERS,
    FIRST_GAME,
    FIRST_GAME_CHARACTERS,
    NEVER_ON_ROAD_AT_SETUP,
    NUMBER,
    START_GOODS,
    STONE_SPACE,
    WOOD_SPACE,
    WORKERS,
    group_bits,
)
from keepwright.games.caylus_1303.favors import take_character
from keepwright.games.caylus_1303.phase import Phase, PhaseStep
from keepwright.games.caylus_1303.state import NOBODY, STARTING, Caylus1303


@final
class LayStartingTiles(Shuffle[Caylus1303]):
    """The starting tiles in random order: the first in slot 1, the others on the road (§3.1)."""

    name = "starting_tiles"

    def things(self, state: Caylus1303) -> tuple[str, ...]:
        return BUILDING_IDS

    def pool(self, state: Caylus1303) -> list[int]:
        return numbers(STARTING)

    def perform(self, state: Caylus1303, drawn: list[int]) -> None:
        state.put_in_slot(0, BUILDINGS[drawn[0]])
        for space in range(1, len(drawn)):
            state.lay(space, BUILDINGS[drawn[space]])
        events.starting_tiles_laid(state, drawn)


@final
class FillSlot(Chance[Caylus1303]):
    """A wood tile in slot 2, a stone tile in slot 3, set-up side up (§3.1)."""

    def __init__(self, group: str, slot: int) -> None:
        super().__init__()
        self.name = f"{group}_slot"
        self.tiles: Final[i64] = group_bits(group)
        self.slot: Final[i64] = slot

    def things(self, state: Caylus1303) -> tuple[str, ...]:
        return BUILDING_IDS

    def pool(self, state: Caylus1303) -> list[int]:
        return numbers(self.tiles & state.stock)

    def count(self, state: Caylus1303) -> int:
        return 1

    def perform(self, state: Caylus1303, drawn: list[int]) -> None:
        tile = BUILDINGS[drawn[0]]
        state.put_in_slot(self.slot, tile)
        events.slot_filled(state, self.slot + 1, tile.id)


@final
class LaySetupTile(Chance[Caylus1303]):
    """A wood tile on r9, never the Stonemason, a stone tile on r14, set-up side up (§3.1)."""

    def __init__(self, group: str, space: int) -> None:
        super().__init__()
        self.name = f"{group}_space"
        self.tiles: Final[i64] = group_bits(group) & ~bit(NUMBER[NEVER_ON_ROAD_AT_SETUP])
        self.space: Final[i64] = space

    def things(self, state: Caylus1303) -> tuple[str, ...]:
        return BUILDING_IDS

    def pool(self, state: Caylus1303) -> list[int]:
        return numbers(self.tiles & state.stock)

    def count(self, state: Caylus1303) -> int:
        return 1

    def perform(self, state: Caylus1303, drawn: list[int]) -> None:
        tile = BUILDINGS[drawn[0]]
        state.lay(self.space, tile)
        events.tile_laid(state, self.space, tile.id)


@final
class DrawFirstPlayer(Chance[Caylus1303]):
    """The first player, at random; turn order is clockwise (§3.1)."""

    name = "first_player"

    def things(self, state: Caylus1303) -> tuple[str, ...]:
        return state.seats

    def pool(self, state: Caylus1303) -> list[int]:
        return list(range(len(state.seats)))

    def count(self, state: Caylus1303) -> int:
        return 1

    def perform(self, state: Caylus1303, drawn: list[int]) -> None:
        state.first_player = drawn[0]
        events.first_player_drawn(state, drawn[0])


def reveal(state: Caylus1303, drawn: list[int]) -> None:
    """These characters lie face up; the others are out of the game (§3.1)."""
    for number in drawn:
        state.characters |= CHARACTERS[number].bit
    events.characters_revealed(state, drawn)


@final
class ChoosePool(Step[Caylus1303]):
    """As many characters as players and 3 more: the pool for beginners, or drawn (§3.3)."""

    def run(self, state: Caylus1303) -> None:
        if state.options["character_pool"] == FIRST_GAME:
            pool = FIRST_GAME_CHARACTERS[: state.table.characters]
            reveal(state, [CHARACTER_IDS.index(id) for id in pool])
        else:
            state.next(DRAW_CHARACTERS)


@final
class DrawCharacters(Chance[Caylus1303]):
    """The characters in play, at random (§3.1)."""

    name = "characters"

    def things(self, state: Caylus1303) -> tuple[str, ...]:
        return CHARACTER_IDS

    def pool(self, state: Caylus1303) -> list[int]:
        return list(range(len(CHARACTERS)))

    def count(self, state: Caylus1303) -> int:
        return state.table.characters

    def perform(self, state: Caylus1303, drawn: list[int]) -> None:
        reveal(state, drawn)


@final
class HandOutStart(Step[Caylus1303]):
    """Resources and workers for everybody (§3.1, §3.2)."""

    name = "hand_out"

    def run(self, state: Caylus1303) -> None:
        for player in state.players:
            player.goods = START_GOODS
            player.supply = state.table.workers
            player.camp = WORKERS - player.supply


DRAW_CHARACTERS: Final = TASKS.add(DrawCharacters())
CHOOSE_POOL: Final = TASKS.add(ChoosePool())
OPENING: Final[list[Task[Any]]] = [
    TASKS.add(LayStartingTiles()),
    TASKS.add(FillSlot("wood", 1)),
    TASKS.add(LaySetupTile("wood", WOOD_SPACE)),
    TASKS.add(FillSlot("stone", 2)),
    TASKS.add(LaySetupTile("stone", STONE_SPACE)),
    TASKS.add(HandOutStart()),
    TASKS.add(DrawFirstPlayer()),
    CHOOSE_POOL,
]


@final
class LayingOut(PhaseStep):
    """The board, what everybody begins with, and the characters in play (§3.1)."""

    def go_on(self, state: Caylus1303) -> bool:
        if state.done == len(OPENING):
            return False
        state.next(OPENING[state.done])
        state.done += 1
        return True

    def most_done(self, state: Caylus1303) -> i64:
        return len(OPENING)


# ---------------------------------------------------------------- the draft


@final
class DraftCharacter(Decision[Caylus1303]):
    """Take one of the characters that lie face up (§3.1, D1)."""

    name = "draft"
    candidates = DRAFT

    def legal(self, state: Caylus1303) -> i64:
        return state.characters

    def obstacles(self, state: Caylus1303, action: Action) -> Iterator[Obstacle]:
        if not state.characters & bit(action.target):
            id = CHARACTERS[action.target].id
            yield Obstacle("not_on_the_board", rule="§3.1", character=id)

    def perform(self, state: Caylus1303, action: Action) -> None:
        take_character(state, self.seat, CHARACTERS[action.target])


def draft_order(state: Caylus1303) -> tuple[int, ...]:
    """The last player in turn order picks first, the first player last (§3.1)."""
    return clockwise(len(state.seats), state.first_player)[::-1]


def next_to_draft(state: Caylus1303) -> i64:
    """The first in the order of the draft who has no character yet, or NOBODY."""
    for seat in draft_order(state):
        if not state.players[seat].characters:
            return seat
    return NOBODY


@final
class Draft(PhaseStep):
    """Each player takes one character; the 3 left over lie on the board (§3.1)."""

    name = "draft_characters"

    def go_on(self, state: Caylus1303) -> bool:
        seat = next_to_draft(state)
        if seat == NOBODY:
            return False
        state.next(DRAFT_CHARACTER[seat])
        return True

    def is_turn_of(self, state: Caylus1303, seat: i64, done: i64) -> bool:
        return next_to_draft(state) == seat


DRAFT_CHARACTER: Final = TASKS.per_seat(DraftCharacter)
LAYING_OUT: Final = TASKS.add(LayingOut(*(task.name for task in (*OPENING, DRAW_CHARACTERS))))
DRAFT_STEP: Final = TASKS.add(Draft("draft"))
SET_UP: Final = TASKS.add(Phase("set_up", [LAYING_OUT, DRAFT_STEP]))
