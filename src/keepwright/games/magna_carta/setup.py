"""Set-up (§ setup): road, decks, mulligan, goods, first player."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, final

from mypy_extensions import i64

from keepwright.engine.action import Action
from keepwright.engine.agenda import Chance, Step, Task, Together
from keepwright.engine.obstacle import Obstacle
from keepwright.games.magna_carta import events
from keepwright.games.magna_carta.actions import KEEP_HAND, MULLIGAN, TASKS
from keepwright.games.magna_carta.cards import DEAL, discard_hand
from keepwright.games.magna_carta.components import (
    LAST_NEUTRAL,
    MOST_SEATS,
    NEUTRAL_IDS,
    SECTION_KINDS,
    SECTIONS,
    SHUFFLED_NEUTRALS,
    START_CUBES,
    START_DENIERS,
)
from keepwright.games.magna_carta.phase import Phase
from keepwright.games.magna_carta.pieces import CUBES
from keepwright.games.magna_carta.state import KEEP, REDRAW, UNDECIDED, MagnaCarta


@final
class LayRoad(Chance[MagnaCarta]):
    """Some of the neutral cards at random, then the peddler (§ setup 1, R-14)."""

    name = "road"

    def things(self, state: MagnaCarta) -> tuple[str, ...]:
        return NEUTRAL_IDS

    def pool(self, state: MagnaCarta) -> list[int]:
        return list(range(SHUFFLED_NEUTRALS))

    def count(self, state: MagnaCarta) -> int:
        return len(state.seats) - 1

    def perform(self, state: MagnaCarta, drawn: list[int]) -> None:
        state.road = (*[number + 1 for number in drawn], LAST_NEUTRAL)
        state.note_neutral()
        if state.is_standard:
            state.provost = len(state.road) - 1
        events.road_laid(state)


@final
class PrepareDecks(Step[MagnaCarta]):
    """Castle tokens by number of players, and everybody's deck (§ setup 5 and 6)."""

    def run(self, state: MagnaCarta) -> None:
        state.tokens = TOKENS[len(state.seats)]
        for player in state.players:
            player.pile = state.deck


@final
class DecideMulligan(Together[MagnaCarta]):
    """Keep the first hand or replace it, once; nobody knows until all have said (D0, R-05)."""

    name = "mulligan"
    candidates = MULLIGAN

    def legal(self, state: MagnaCarta) -> i64:
        return KEEP_OR_REDRAW

    def obstacles(self, state: MagnaCarta, action: Action) -> Iterator[Obstacle]:
        yield from ()

    def perform(self, state: MagnaCarta, action: Action) -> None:
        state.players[self.seat].mulligan = KEEP if action is KEEP_HAND else REDRAW


@final
class AskMulligan(Step[MagnaCarta]):
    """With the first hands dealt everybody decides, all at once (§ setup 8)."""

    def run(self, state: MagnaCarta) -> None:
        state.next_all([DECIDE_MULLIGAN[seat] for seat in range(len(state.seats))])


@final
class CarryOutMulligan(Step[MagnaCarta]):
    """All decisions are shown; who redraws discards his hand and draws three (§ setup 8)."""

    def run(self, state: MagnaCarta) -> None:
        for seat, player in enumerate(state.players):
            if player.mulligan == REDRAW:
                discard_hand(state, seat)
            else:
                events.hand_kept(state, seat)
            player.mulligan = UNDECIDED


@final
class HandOutGoods(Step[MagnaCarta]):
    """Cubes and deniers for everybody (§ setup 9)."""

    name = "hand_out"

    def run(self, state: MagnaCarta) -> None:
        for player in state.players:
            player.cubes = CUBES_AT_START
            player.deniers = START_DENIERS


@final
class DrawFirstPlayer(Chance[MagnaCarta]):
    """The first player, at random (§ setup 10, R-15)."""

    name = "first_player"

    def things(self, state: MagnaCarta) -> tuple[str, ...]:
        return state.seats

    def pool(self, state: MagnaCarta) -> list[int]:
        return list(range(len(state.seats)))

    def count(self, state: MagnaCarta) -> int:
        return 1

    def perform(self, state: MagnaCarta, drawn: list[int]) -> None:
        state.first_player = drawn[0]
        events.first_player_changed(state)


KEEP_OR_REDRAW: Final = 0b11
CUBES_AT_START: Final[i64] = CUBES.pack(**START_CUBES)
TOKENS: Final = {
    seats: SECTION_KINDS.pack(**{section.id: section.tokens[seats] for section in SECTIONS})
    for seats in range(2, MOST_SEATS + 1)
}
DECIDE_MULLIGAN: Final = TASKS.per_seat(DecideMulligan)
CARRY_OUT_MULLIGAN: Final = TASKS.add(CarryOutMulligan())
PREPARE_DECKS: Final = TASKS.add(PrepareDecks())
OPENING: Final[list[Task[Any]]] = [
    TASKS.add(LayRoad()),
    PREPARE_DECKS,
    TASKS.add(AskMulligan()),
    CARRY_OUT_MULLIGAN,
    TASKS.add(HandOutGoods()),
    TASKS.add(DrawFirstPlayer()),
]
DECKS_MADE: Final = OPENING.index(PREPARE_DECKS) + 1
MULLIGANS_ASKED: Final = DECKS_MADE + 1
MULLIGANS_MADE: Final = OPENING.index(CARRY_OUT_MULLIGAN) + 1


@final
class SetUp(Phase):
    """Before the first round (§ setup). Once there are decks, an empty hand is dealt first."""

    def go_on(self, state: MagnaCarta) -> bool:
        if state.done >= DECKS_MADE:
            for seat, player in enumerate(state.players):
                if not player.hand:
                    state.next(DEAL[seat])
                    return True
        if state.done == len(OPENING):
            return False
        state.next(OPENING[state.done])
        state.done += 1
        return True


SET_UP: Final = TASKS.add(SetUp(0))
