"""Study: games that no table holds. Who studies sends the whole record and is told what follows."""

from __future__ import annotations

import secrets
import threading
from dataclasses import asdict
from typing import Any, Final, final

from keepwright.bots.registry import RANDOM
from keepwright.documents import read_document, without_seed
from keepwright.engine.agenda import Chance, Decision
from keepwright.engine.chance import Dice, SeedDealer, seed_bytes
from keepwright.engine.errors import BadRecord, KeepwrightError
from keepwright.engine.event import Event
from keepwright.engine.game import load
from keepwright.engine.notation import CHANCE, Line, play_line
from keepwright.engine.play import decisions_due, legal_actions, score_sheet
from keepwright.engine.record import Record, bad_line
from keepwright.engine.saving import state_to_json
from keepwright.engine.seats import SPECTATOR
from keepwright.engine.sitting import Sitting
from keepwright.engine.state import State
from keepwright.engine.view import view
from keepwright.forecast import forecast
from keepwright.server.decision import describe_decision
from keepwright.server.foresight import foresee, foretell
from keepwright.server.ids import hash_of
from keepwright.server.lobby import bot_of
from keepwright.server.outlook import outlook
from keepwright.server.problems import Problem
from keepwright.server.scenes import MOST_LINES as MOST_SCENES
from keepwright.server.scenes import scenes_told
from keepwright.server.seeing import ALL, NOBODY, is_known, score_of
from keepwright.server.sittings import owner_of_line
from keepwright.server.tables import FINISHED, MOVE, RUNNING
from keepwright.server.thinking import Thinker
from keepwright.tutorial import tutorial
from keepwright.tutorial.guide import Moment, Place, onward

STUDY: Final = "study"  # the id of what stands for a table
MOST_LINES: Final = 4_000


# ---------------------------------------------------------------- records


def open_document(text: str) -> Record:
    """The record that a text leads to, played through once: every line of it is legal."""
    record = read_document(text)
    if len(record.lines) > MOST_LINES:
        raise BadRecord(line=MOST_LINES, why="too_long", text="")
    through(record)
    return record


def begin(game: str, seats: list[str], chosen: dict[str, Any], seed: str) -> Record:
    """A new game, dealt as far as the first decision."""
    record = Record.new(game, seats, load(game).check_options(chosen))
    return without_seed(Sitting(record, dealer_of(seed)).record)


def dealer_of(seed: str) -> SeedDealer:
    """Who deals in a study: always the same from a seed that is told, else whatever comes."""
    return SeedDealer(seed_bytes(seed) if seed else secrets.token_bytes(32))


def through(record: Record) -> tuple[State, list[list[Event]]]:
    """The position that a record leads to, and what happened in each line."""
    state, heard = record.start(), []
    for number, line in enumerate(record.lines, 1):
        told: list[Event] = []
        try:
            state = play_line(state, line.text, told)
        except KeepwrightError as refusal:
            raise bad_line(number, line, refusal) from refusal
        heard.append(told)
    return state, heard


def reach(text: str, at: int | None) -> tuple[State, list[list[Event]], Record]:
    """The position behind so many lines of a record (all of them if not said)."""
    record = read_document(text)
    del record.lines[MOST_LINES if at is None else min(at, MOST_LINES) :]
    return *through(record), record


# ---------------------------------------------------------------- looking


def eyes_of(state: State, seat: str | None) -> int | None:
    """Whose eyes: a seat's, a spectator's, or None for those that see everything.

    Where none is named it is the seat that is to decide.
    """
    if seat == ALL:
        return None
    if seat == NOBODY:
        return SPECTATOR
    if seat is None:
        due = waiting(state)
        return int(due[0].seat) if due else SPECTATOR
    if seat not in state.seats:
        raise Problem("not_your_seat")
    return state.seats.index(seat)


def position(text: str, at: int | None, seat: str | None, since: int) -> dict[str, Any]:
    """A study as a table: what these eyes see, what they are asked, what happened."""
    state, heard, record = reach(text, at)
    eyes = eyes_of(state, seat)
    deciding = [due for due in waiting(state) if eyes is None or int(due.seat) == eyes]
    mine = int(deciding[0].seat) if deciding else eyes
    length = len(record.lines)
    return {
        "table": table_of(record, state),
        "seq": length,
        "at": length,
        "seat": None if mine is None or mine == SPECTATOR else state.seats[mine],
        "view": state_to_json(state, eyes),
        "over": state.over,
        "due": [
            {"seat": state.seats[int(due.seat)], "decision": due.name, "since": None}
            for due in waiting(state)
        ],
        "decision": describe_decision(state, deciding[0]) if deciding else None,
        "can_undo": bool(record.lines),
        "can_redo": False,
        "ends_when_given_up": False,
        "score": score_of(state, eyes),
        "events": [
            event_of(line, number, heard[number - 1], None if state.over else eyes, state.seats)
            for number, line in enumerate(record.lines, 1)
            if number > since
        ],
    }


def scenes(text: str, seat: str | None, since: int, upto: int | None) -> dict[str, Any]:
    """How the picture changes in the lines behind so many, event by event, as at a table."""
    state, _, record = reach(text, upto)
    eyes, first = eyes_of(state, seat), min(since, len(record.lines))
    lines = [(n, line.text) for n, line in enumerate(record.lines, 1)][first:][:MOST_SCENES]
    return {"seq": first + len(lines), **scenes_told(record.replay(first), lines, eyes)}


def waiting(state: State) -> list[Decision[Any]]:
    """The decisions that wait; none while chance is due."""
    return [] if state.over or isinstance(state.due, Chance) else decisions_due(state)


def table_of(record: Record, state: State) -> dict[str, Any]:
    """What stands for the table: everybody's seat is one's own."""
    return {
        "id": STUDY,
        "game": record.game.id,
        "options": state.options,
        "status": FINISHED if state.over else RUNNING,
        "public": False,
        "pace": {"kind": "none"},
        "seq": len(record.lines),
        "commitment": "",
        "seed": None,
        "created_at": 0.0,
        "changed_at": 0.0,
        "result": dict(zip(state.seats, score_sheet(state).totals, strict=True))
        if state.over
        else None,
        "rematch": None,
        "takeback": None,
        "is_host": False,
        "invite": None,
        "seats": [
            {
                "colour": colour,
                "person": None,
                "name": None,
                "guest": None,
                "face": None,
                "bot": None,
                "played_by": None,
                "reserved": False,
                "resigned": False,
                "awaited": False,
                "mine": True,
                "due_since": None,
                "bank": None,
            }
            for colour in state.seats
        ],
    }


def event_of(
    line: Line, number: int, heard: list[Event], eyes: int | None, seats: tuple[str, ...]
) -> dict[str, Any]:
    """A line of the record as these eyes are told it; None sees everything."""
    known = eyes is None or is_known(owner_of_line(line, heard, seats), eyes)
    return {
        "seq": number,
        "kind": MOVE,
        "seat": None if line.who == CHANCE else line.who,
        "text": line.text if known else None,
        "at": 0.0,
        "events": [
            happened.seen_by(happened.seat if eyes is None else eyes).to_json()
            for happened in heard
        ],
    }


def preview(text: str, seat: str, move: str) -> dict[str, Any]:
    """What a decision would do, as its seat may know."""
    state = reach(text, None)[0]
    if seat not in state.seats:
        raise Problem("not_your_seat")
    return foretell(state, Line(seat, move), state.seats.index(seat))


def foresight(text: str, seat: str) -> dict[str, Any]:
    """What every legal answer to a seat's decision would change, and what it could build."""
    state, _, record = reach(text, None)
    if seat not in state.seats:
        raise Problem("not_your_seat")
    due = [one for one in waiting(state) if state.seats[int(one.seat)] == seat]
    choices = foresee(state, due[0]) if due else {}
    ahead = outlook(state, state.seats.index(seat))
    return {"seq": len(record.lines), "seat": seat, "choices": choices, "outlook": ahead}


def forecast_of(text: str, seat: str) -> dict[str, Any]:
    """What a seat can expect if everybody goes on quietly."""
    state, _, record = reach(text, None)
    if seat not in state.seats:
        raise Problem("not_your_seat")
    return {"seq": len(record.lines), **asdict(forecast(state, state.seats.index(seat)))}


def guide(text: str, place: Place, pressed: bool) -> Place:
    """Where a newcomer is in the first game of this record's game."""
    state, heard, record = reach(text, None)
    course = tutorial(record.game.id)
    moment = Moment(course, [line.text for line in record.lines], heard, state)
    return onward(course.steps, place, moment, pressed)


# ---------------------------------------------------------------- playing


def play_move(text: str, seat: str, move: str, seed: str) -> list[str]:
    """A decision and what chance decides after it, as lines."""
    record = read_document(text)
    sitting = Sitting(record, dealer_of(seed))
    before = len(record.lines)
    sitting.play(Line(seat, move).text)
    return [line.text for line in record.lines[before:]]


def deal_chance(text: str, seed: str) -> list[str]:
    """What chance decides now, as lines; none if it has nothing to decide."""
    record = read_document(text)
    before = len(record.lines)
    Sitting(record, dealer_of(seed))
    return [line.text for line in record.lines[before:]]


@final
class Companion:
    """The bot that plays along in studies: one at a time, with the bots' limit of time."""

    def __init__(self, seconds: float) -> None:
        self._thinker: Final = Thinker(seconds)
        self._guard: Final = threading.Lock()

    def move(self, text: str, level: str, seed: str) -> list[str]:
        """What a bot of this level plays for the seat that is to decide, and chance after it."""
        state, _, record = reach(text, None)
        due = waiting(state)
        if not due:
            raise Problem("over")
        number, name = int(due[0].seat), bot_of(level)
        legal = [action.text for action in legal_actions(state, number)]
        dice = f"study {seed or secrets.token_hex(8)} {len(record.lines)}"
        answer: str | None = legal[0]
        if name == RANDOM:
            answer = legal[Dice(dice).below(len(legal))]
        elif len(legal) > 1:
            asking = (name, state.game.id, number, view(state, number).facts, legal, hash_of(dice))
            with self._guard:
                answer = self._thinker.ask(asking)
        if answer not in legal:
            answer = legal[Dice(dice).below(len(legal))]
        return play_move(text, state.seats[number], answer, seed)

    def stop(self) -> None:
        """End its process."""
        self._thinker.stop()
