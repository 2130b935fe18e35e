"""What follows a task, so that a scenario can begin with any of them and go on as a game does."""

from __future__ import annotations

from typing import Any, Final

from keepwright.engine.agenda import Task, task_key
from keepwright.engine.turns import NOBODY
from keepwright.games.caylus.buildings import AFTER, BUILDINGS_PHASE, WORKERS_GO_HOME
from keepwright.games.caylus.castle import AFTER_TURN, MOST_HOUSES, TURN_IN_CASTLE
from keepwright.games.caylus.components import BUILDINGS, NUMBER, SECTIONS
from keepwright.games.caylus.end_of_round import SCORE_NEXT
from keepwright.games.caylus.final_scoring import FINAL_SCORING
from keepwright.games.caylus.provost import MOVE_PROVOST
from keepwright.games.caylus.round import AFTER_ROUND, PHASES, from_phase
from keepwright.games.caylus.scoring import CLOSE_SECTION, SCORE_SEAT, is_due
from keepwright.games.caylus.setup import OPENING
from keepwright.games.caylus.special_buildings import IN_ORDER
from keepwright.games.caylus.state import Caylus
from keepwright.games.caylus.works import WORK

# The phase of every task that can come up in one phase only.
PHASE_OF: Final = {
    "place_or_pass": 2,
    "leave_gate": 3,
    "guild_move": 3,
    "stay_in_inn": 3,
    "move_provost": 4,
    "production": 5,
    "produce": 5,
    "owner_bonus": 5,
    "after_activation": 5,
    "workers_go_home": 5,
    "turn_in_castle": 6,
    "hand_in_batch": 6,
    "after_turn_in_castle": 6,
    "most_houses": 6,
    "score_next": 7,
    "score_section": 7,
    "score_seat": 7,
    "close_section": 7,
    **{task.name: 3 for task in IN_ORDER},
}
# The tasks that bring on the whole of what follows them.
LEADING: Final = (AFTER_ROUND, FINAL_SCORING)
# The special building whose turn it is when one of these is due; favours come from the joust field.
SPECIAL_OF: Final = {"leave_gate": "gate", "guild_move": "merchants_guild", "stay_in_inn": "inn"}
FAVOUR_PHASES: Final = (3, 5, 6, 7)


def phase_of(state: Caylus, task: Task[Any]) -> int:
    """The phase a task belongs to: its own, or the position's where it can come up in several."""
    if task.fields().get("place") == "joust_field":
        return 3
    known = PHASE_OF.get(task.name)
    if known is not None:
        return known
    return int(state.phase) if state.phase in FAVOUR_PHASES else 5


def resume(state: Caylus, task: Task[Any]) -> list[Task[Any]]:
    """The task, the rest of its phase, and the rest of the round."""
    if task in LEADING:
        return [task]
    if task in OPENING:
        return OPENING[OPENING.index(task) :]
    state.phase = phase_of(state, task)
    state.round = max(int(state.round), 1)
    return [task, *rest_of_phase(state, task), *from_phase(int(state.phase) + 1)]


def begin_phase(state: Caylus, name: str) -> list[Task[Any]]:
    """The phase of this name and the rest of the round; nothing if there is no such phase."""
    names = [phase.name for phase in PHASES]
    if name not in names:
        return []
    state.phase = names.index(name) + 1
    state.round = max(int(state.round), 1)
    return [PHASES[int(state.phase) - 1], *from_phase(int(state.phase) + 1)]


def rest_of_phase(state: Caylus, task: Task[Any]) -> list[Task[Any]]:
    """What the phase still brings after this task."""
    if state.phase == 3:
        return rest_of_special(task)
    if state.phase == 4:
        return [MOVE_PROVOST[seat] for seat in after(state.passed, seat_of(task))]
    if state.phase == 5:
        return rest_of_buildings(state, task)
    if state.phase == 6:
        return rest_of_castle(state, task)
    if state.phase == 7:
        return rest_of_scoring(state, task)
    return []


def seat_of(task: Task[Any]) -> int:
    """The seat a task is about, or NOBODY."""
    return int(task.fields().get("seat", NOBODY))


def after(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """Those who come after a seat; all of them if it is not among them."""
    return seats[seats.index(seat) + 1 :] if seat in seats else seats


def rest_of_special(task: Task[Any]) -> list[Task[Any]]:
    """The special buildings that come after the one whose turn it is (§ phase 3)."""
    names = [building.name for building in IN_ORDER]
    here = task.name if task.name in names else SPECIAL_OF.get(task.name, "joust_field")
    return IN_ORDER[names.index(here) + 1 :]


def rest_of_buildings(state: Caylus, task: Task[Any]) -> list[Task[Any]]:
    """The end of the activation this task is part of, then the rest of the road (§ phase 5)."""
    if task.name == "workers_go_home":
        return []
    if task.name == "after_activation":
        return [WORKERS_GO_HOME]
    named = NUMBER.get(str(task.fields().get("place", "")), 0)
    for number in state.road:
        if number and number < len(BUILDINGS) and state.worker_on(BUILDINGS[number].bit) != NOBODY:
            works = [task_key(work.name, work.fields()) for work in WORK[number]]
            if number == named or task_key(task.name, task.fields()) in works:
                return [AFTER[number], WORKERS_GO_HOME]
    return [BUILDINGS_PHASE]


def rest_of_castle(state: Caylus, task: Task[Any]) -> list[Task[Any]]:
    """The other players in the castle, then the favour; a favour due comes last (§ phase 6)."""
    if task.name not in ("turn_in_castle", "hand_in_batch", "after_turn_in_castle"):
        return []
    seat = seat_of(task)
    others = [TURN_IN_CASTLE[other] for other in after(state.castle, seat)]
    if task.name == "hand_in_batch":
        return [AFTER_TURN[seat], *others, MOST_HOUSES]
    return [*others, MOST_HOUSES]


def rest_of_scoring(state: Caylus, task: Task[Any]) -> list[Task[Any]]:
    """The players who have not been counted yet, then the sections still due (§ phase 7)."""
    section = int(state.scored)
    if task.name == "score_next":
        return []
    if task.name in ("score_section", "close_section"):
        return [SCORE_NEXT]
    if section == len(SECTIONS) or not is_due(state, section):
        return []
    others = after(state.turn_order, seat_of(task))
    counted = [SCORE_SEAT[section][seat] for seat in others]
    return [*counted, CLOSE_SECTION[section], SCORE_NEXT]
