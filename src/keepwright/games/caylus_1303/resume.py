"""What follows a task: the course of the game from any of them on.

A scenario begins with a task and goes on as a game does; a position that is read has an agenda that
a game can have.
"""

from __future__ import annotations

from typing import Any, Final

from keepwright.engine.agenda import Task
from keepwright.engine.choices import bit, numbers
from keepwright.engine.trade import GainFromOffer, Offer, PayGoods, TakeGoods
from keepwright.games.caylus_1303.activation import AFTER, PRINTED_STEP, REACHED, AfterActivation
from keepwright.games.caylus_1303.character_turns import (
    TURN_OF_BAILIFF,
    TURN_OF_DELIVERYMAN,
    TURN_OF_EARLY_RISER,
)
from keepwright.games.caylus_1303.components import BUILDINGS
from keepwright.games.caylus_1303.construction import RAISE, Build, BuildMonument, RaiseBuilding
from keepwright.games.caylus_1303.counter import COUNTER
from keepwright.games.caylus_1303.delivery import AT_SITE, AT_THE_SITE, MOST_BUNDLES
from keepwright.games.caylus_1303.favors import FAVOR
from keepwright.games.caylus_1303.final_scoring import FINAL_SCORING
from keepwright.games.caylus_1303.pieces import Effect, Work
from keepwright.games.caylus_1303.planning import TURNS
from keepwright.games.caylus_1303.provost import AT_THE_BRIDGE, GUILDS_BRIDGE
from keepwright.games.caylus_1303.round import PHASES, ROUND, Phase
from keepwright.games.caylus_1303.setup import (
    CHOOSE_POOL,
    DRAFT_CHARACTER,
    DRAFT_STEP,
    DRAW_CHARACTERS,
    OPENING,
    FillSlot,
    LaySetupTile,
    LayStartingTiles,
    draft_order,
)
from keepwright.games.caylus_1303.state import (
    EMPTY,
    EMPTY_SLOTS,
    NOBODY,
    PRINTED,
    Caylus1303,
    Player,
)
from keepwright.games.caylus_1303.stewardship import (
    AFTER_RESIDENCE,
    MONUMENTS_STEP,
    AfterResidence,
)
from keepwright.games.caylus_1303.works import BUILT_WORK, SETUP_WORK

Course = list[Task[Any]]

# Decisions of a phase, and the step of it that asks them.
ASKED_BY: Final[dict[str, Task[Any]]] = {
    "early_placement": TURN_OF_EARLY_RISER,
    "place_or_pass": TURNS,
    "bridge_move": GUILDS_BRIDGE,
    "bailiff_move": TURN_OF_BAILIFF,
    "deliver": AT_THE_SITE,
    "deliver_last": TURN_OF_DELIVERYMAN,
}


def steps_of(phase: Task[Any]) -> Course:
    """The steps of a phase."""
    assert isinstance(phase, Phase)
    return phase.steps


def behind(step: Task[Any]) -> Course:
    """What follows a step of a phase: the rest of the phase, then the rest of the round."""
    for place, phase in enumerate(PHASES):
        steps = steps_of(phase)
        if step in steps:
            return steps[steps.index(step) + 1 :] + PHASES[place + 1 :]
    return []


def course(state: Caylus1303, task: Task[Any]) -> Course:
    """This task, where it is part of no building's effect, and all that follows it in a game."""
    if task in OPENING:
        return OPENING[OPENING.index(task) :]
    if task is DRAW_CHARACTERS:
        return [task, *OPENING[OPENING.index(DRAFT_STEP) :]]
    if task in DRAFT_CHARACTER:
        asked = [DRAFT_CHARACTER[seat] for seat in draft_order(state)]
        return [*asked[asked.index(task) :], ROUND] if task in asked else []
    if task in PHASES:
        return PHASES[PHASES.index(task) :]
    if task is FINAL_SCORING:
        return [task]
    if isinstance(task, AfterActivation):
        return [task, *behind(PRINTED_STEP if task.place.bit & PRINTED else REACHED)]
    if isinstance(task, AfterResidence):
        return [task, *behind(MONUMENTS_STEP)]
    if isinstance(task, BuildMonument):
        return [task, AFTER_RESIDENCE[task.space], *behind(MONUMENTS_STEP)]
    if task.name in ASKED_BY:
        return [task, *others_asked(state, task), *behind(ASKED_BY[task.name])]
    return [task, *behind(task)] if behind(task) or task in steps_of(PHASES[-1]) else []


def others_asked(state: Caylus1303, task: Task[Any]) -> Course:
    """The players who are asked the same after this one, in their order (§4.2, §4.3)."""
    for tasks, order in ((AT_THE_BRIDGE, state.passed), (AT_SITE, state.site)):
        asked: Course = [tasks[seat] for seat in order]
        if task in asked:
            return asked[asked.index(task) + 1 :]
    return []


# ---------------------------------------------------------------- for scenarios


def begin_phase(state: Caylus1303, name: str) -> Course:
    """The phase of this name and the rest of the round; nothing if there is no such phase."""
    for place, phase in enumerate(PHASES):
        if phase.name == name:
            return PHASES[place:]
    return []


def resume(state: Caylus1303, task: Task[Any]) -> Course:
    """The task, what it is part of, and the rest of the round."""
    rest = course(state, task) or effect_course(state, task)
    clear_away(state, rest)
    for place, phase in enumerate(PHASES):
        if phase in rest and task not in PHASES:
            state.phase = place
            return rest
    state.phase = 0 if task in OPENING or ROUND in rest else len(PHASES)
    return rest


def clear_away(state: Caylus1303, rest: Course) -> None:
    """What is still to be laid or drawn in the set-up is not there; hands are still to be drafted.

    A character that is to be drafted lies on the board (§3.1).
    """
    for task in rest:
        if isinstance(task, LayStartingTiles):
            state.road = (EMPTY,) * len(state.road)
            state.slots = EMPTY_SLOTS
        elif isinstance(task, FillSlot):
            state.slots = state.slots[: task.slot] + (EMPTY,) + state.slots[task.slot + 1 :]
        elif isinstance(task, LaySetupTile):
            state.road = state.road[: task.space] + (EMPTY,) + state.road[task.space + 1 :]
        elif task is DRAFT_STEP:
            for player in state.players:
                put_back(state, player)
        elif task in DRAFT_CHARACTER:
            put_back(state, state.players[DRAFT_CHARACTER.index(task)])
    if CHOOSE_POOL in rest or DRAW_CHARACTERS in rest:
        state.characters = 0
    state.work_out_tiles()


def put_back(state: Caylus1303, player: Player) -> None:
    """A player's characters lie on the board."""
    state.characters |= player.characters
    player.characters = 0


# ---------------------------------------------------------------- effects


def effect_course(state: Caylus1303, task: Task[Any]) -> Course:
    """A task of an effect, what is paid for with it, and what follows the effect.

    It is the effect of a building where a worker of the player's stands, or of a slot; one that
    belongs to none is that of the favor of the delivery.
    """
    seat = int(task.fields().get("seat", NOBODY))
    if seat != NOBODY:
        for place in numbers(state.players[seat].placed):
            is_neutral = state.owner_of(bit(place)) == NOBODY
            asked = (SETUP_WORK if is_neutral else BUILT_WORK)[place][seat]
            work = BUILDINGS[place].setup if is_neutral else BUILDINGS[place].built
            if is_part(task, asked, work):
                return [task, *paid_for(state, task, asked, work), *course(state, AFTER[place])]
        for tile in state.slots:
            asked, work = SETUP_WORK[tile][seat], BUILDINGS[tile].setup
            if is_part(task, asked, work):
                return [task, *paid_for(state, task, asked, work), *behind(MOST_BUNDLES)]
    return [task, *behind(MOST_BUNDLES)]


def offers_of(work: Work) -> list[Offer]:
    """The options of an effect; none of other work."""
    return work.options if isinstance(work, Effect) else []


def is_part(task: Task[Any], asked: Task[Any], work: Work) -> bool:
    """Whether this task is the one that asks for an effect, or can follow it there."""
    if task is asked:
        return True
    if isinstance(asked, Build):
        if isinstance(task, PayGoods):
            return any(price.text == task.price.text for price in asked.prices)
        return isinstance(task, RaiseBuilding) and task.tile in asked.tiles
    for offer in offers_of(work):
        if isinstance(task, PayGoods) and task.price.text == offer.price.text:
            return True
        if isinstance(task, GainFromOffer) and task.offer.key == offer.key:
            return True
        if isinstance(task, TakeGoods) and task.count == offer.gain_choice:
            return True
        if task in FAVOR and "favor" in offer.grants:
            return True
    return False


def paid_for(state: Caylus1303, task: Task[Any], asked: Task[Any], work: Work) -> Course:
    """What a payment is for: a tile that is built, or an option; nothing behind other tasks."""
    if not isinstance(task, PayGoods):
        return []
    if isinstance(asked, Build):
        for tile, price in zip(asked.tiles, asked.prices, strict=True):
            if price.text == task.price.text and state.stock & tile.bit:
                return [RAISE[tile.number][task.seat]]
    for offer in offers_of(work):
        if offer.price.text == task.price.text:
            return [COUNTER.gains[offer.key][task.seat]]
    return []
