"""Phase 6: building the castle (§ phase 6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

from mypy_extensions import i64

from keepwright.engine.action import Action
from keepwright.engine.agenda import Decision
from keepwright.engine.choices import bit
from keepwright.engine.goods import amount, covers
from keepwright.engine.obstacle import Obstacle
from keepwright.engine.turns import NOBODY, leader
from keepwright.games.caylus import events
from keepwright.games.caylus.actions import HAND_IN, STOP, TASKS
from keepwright.games.caylus.components import NO_BATCH_PENALTY, SECTION_KINDS, SECTIONS
from keepwright.games.caylus.phase import Phase
from keepwright.games.caylus.pieces import CUBES
from keepwright.games.caylus.state import Caylus

NO_SECTION: Final = -1


def parts_built(state: Caylus, section: i64) -> i64:
    """How many parts of a section carry a house."""
    built: i64 = 0
    for player in state.players:
        built += amount(player.houses, section)
    return built


def is_full(state: Caylus, section: i64) -> bool:
    """Whether all parts of a section are built."""
    return parts_built(state, section) >= SECTIONS[section].parts


def section_to_build(state: Caylus) -> i64:
    """The first section not yet scored that has a free part, or NO_SECTION (§ phase 6, R-27)."""
    section: i64
    for section in range(state.scored, len(SECTIONS)):
        if not is_full(state, section):
            return section
    return NO_SECTION


@final
class HandInBatch(Decision[Caylus]):
    """Hand in a batch, 1 food and two different other cubes, or stop (D-CASTLE, R-11)."""

    candidates = HAND_IN

    def legal(self, state: Caylus) -> i64:
        allowed: i64 = 1
        held: i64 = state.players[self.seat].cubes
        if amount(held, 0) and section_to_build(state) != NO_SECTION:
            number: i64 = 0
            for action in HAND_IN.actions:
                if number and covers(held, action.target):
                    allowed |= bit(number)
                number += 1
        return allowed

    def obstacles(self, state: Caylus, action: Action) -> Iterator[Obstacle]:
        if action is STOP:
            return
        if section_to_build(state) == NO_SECTION:
            yield Obstacle("no_free_part", rule="§ phase 6")
        held = state.players[self.seat].cubes
        if not covers(held, action.target):
            yield Obstacle(
                "too_few_cubes",
                rule="§ phase 6",
                cost=CUBES.held(action.target),
                held=CUBES.held(held),
            )

    def perform(self, state: Caylus, action: Action) -> None:
        if action is STOP:
            return
        section = section_to_build(state)
        me = state.players[self.seat]
        me.cubes -= action.target
        me.houses += SECTION_KINDS.one(SECTION_KINDS.ids[section])
        me.batches += 1
        points = SECTIONS[section].points
        state.score(self.seat, points)
        events.batch_handed_in(state, self.seat, action.target, SECTIONS[section].id, points)
        state.next(HAND_IN_BATCH[self.seat])


def turn_in_castle(state: Caylus, seat: i64) -> None:
    """One player builds; nobody is asked where no part is free (§ phase 6)."""
    if section_to_build(state) != NO_SECTION:
        state.next(HAND_IN_BATCH[seat])
    else:
        events.castle_full(state, seat)


def end_turn_in_castle(state: Caylus, seat: i64) -> None:
    """The penalty of a player who handed in nothing where a part was free (R-08, R-31)."""
    if state.players[seat].batches == 0 and section_to_build(state) != NO_SECTION:
        lost = state.lose(seat, NO_BATCH_PENALTY)
        events.no_batch(state, seat, lost)


def most_houses(state: Caylus) -> i64:
    """Who placed the most houses this round, the earlier in the castle of those tied (R-31)."""
    return leader(state.castle, [player.batches for player in state.players])


def leave_castle(state: Caylus) -> None:
    """Whoever placed most houses receives a favour; then all workers go home (§ phase 6)."""
    best = most_houses(state)
    for seat in state.castle:
        state.players[seat].workers += 1
        state.players[seat].batches = 0
    state.castle = ()
    if best != NOBODY:
        events.most_houses(state, best)
        state.owe_favours(best, 1)


@final
class CastlePhase(Phase):
    """Who has a worker in the castle builds, in the order of the spaces (§ phase 6, R-38).

    Done is the turn of each who has begun it.
    """

    def go_on(self, state: Caylus) -> bool:
        castle = state.castle
        if not castle:
            return False
        if state.done:
            end_turn_in_castle(state, castle[state.done - 1])
        if state.done < len(castle):
            state.done += 1
            turn_in_castle(state, castle[state.done - 1])
        else:
            leave_castle(state)
        return True


HAND_IN_BATCH: Final = TASKS.per_seat(HandInBatch)
CASTLE_PHASE: Final = TASKS.add(CastlePhase(6))
