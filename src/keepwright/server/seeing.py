"""Seeing: what one person may know of a table, now or at any point of the past."""

from __future__ import annotations

import json
import secrets
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from typing import Any, Final, final

from sqlalchemy import Connection, bindparam, exists, select, update

from keepwright.engine.agenda import Decision
from keepwright.engine.chance import Dice
from keepwright.engine.event import Event
from keepwright.engine.guess import guess
from keepwright.engine.notation import CHANCE, Line
from keepwright.engine.play import score_sheet
from keepwright.engine.record import Record
from keepwright.engine.saving import state_to_json
from keepwright.engine.seats import SPECTATOR
from keepwright.engine.state import State
from keepwright.engine.view import view
from keepwright.forecast import forecast
from keepwright.server.decision import describe_decision
from keepwright.server.foresight import foresee, foretell
from keepwright.server.outlook import outlook
from keepwright.server.problems import Problem
from keepwright.server.records import signed
from keepwright.server.scenes import MOST_LINES, scenes_told
from keepwright.server.sittings import PUBLIC, Sittings, Standing, line_to_undo, owner_of_line
from keepwright.server.store import Store
from keepwright.server.store.rows import EventRow, SeatRow, TableRow
from keepwright.server.store.schema import event, game_table, seat
from keepwright.server.store.statement import Statement
from keepwright.server.tables import (
    BACK,
    FINISHED,
    MOVE,
    OPEN,
    RUNNING,
    Conflict,
    check_actor,
    describe,
    may_know,
    seats_at,
    table_at,
)

# Eyes beside those of a seat, for a game that is over: everybody's at once, and nobody's.
ALL: Final = "all"
NOBODY: Final = ""
EVERYTHING: Final = -2
MOST_EVENTS: Final = 5_000
EVENTS: Final = Statement(
    select(event)
    .where(
        event.c.table_id == bindparam("table"),
        event.c.seq > bindparam("since"),
        event.c.seq <= bindparam("upto"),
    )
    .order_by(event.c.seq)
)
VISIT: Final = (
    update(seat)
    .where(
        seat.c.table_id == bindparam("at"),
        seat.c.person_id == bindparam("who"),
        seat.c.seen_seq < bindparam("upto"),
    )
    .values(seen_seq=bindparam("upto"), noticed_at=None)
)
# What is to be seen of a game that has not begun.
NOT_BEGUN: Final[dict[str, Any]] = {
    "at": None,
    "view": None,
    "over": False,
    "due": [],
    "decision": None,
    "can_undo": False,
    "can_redo": False,
    "ends_when_given_up": False,
    "score": None,
    "events": [],
}


@final
class Look:
    """A table as somebody looks at it: its row, seats and game, and which seats are his."""

    def __init__(
        self,
        connection: Connection,
        row: TableRow,
        places: list[SeatRow],
        standing: Standing | None,
        own: list[int],
    ) -> None:
        self.connection: Final = connection
        self.row: Final = row
        self.places: Final = places
        self.standing: Final = standing
        self.own: Final = own

    @property
    def game(self) -> Standing:
        """The game on the table, which has begun."""
        if self.standing is None:
            raise Problem("table_not_running")
        return self.standing

    def eyes(self, colour: str | None) -> int:
        """The seat through whose eyes one looks: the one asked for, if it is one's own.

        Where none is asked for, it is the own one that has to decide, or the first. When the game
        is over, anybody may look through any eyes.
        """
        over = self.row.status == FINISHED
        if over and colour in (ALL, NOBODY):
            return EVERYTHING if colour == ALL else SPECTATOR
        if colour is None:
            due = [n for n in self.own if self.places[n].due_since is not None]
            return (due or self.own or [SPECTATOR])[0]
        for place in self.places:
            if place.colour == colour and (over or place.number in self.own):
                return int(place.number)
        raise Problem("not_your_seat")


@final
class Seeing:
    """Answers what people ask to see. Everything hidden from a seat stays hidden here."""

    def __init__(self, store: Store, sittings: Sittings) -> None:
        self.store: Final = store
        self.sittings: Final = sittings
        self._visits: dict[tuple[str, str], int] = {}
        self._remembering: Final = threading.Lock()

    @contextmanager
    def looking(self, table_id: str, person_id: str) -> Iterator[Look]:
        """The table, if this person may look at it; it does not change while he does."""
        with self.sittings.at(table_id), self.store.read() as connection:
            row = table_at(connection, table_id)
            places = seats_at(connection, table_id)
            if row is None or not may_know(row, places, person_id):
                raise Problem("not_found")
            standing = None
            if row.status != OPEN:
                standing = self.sittings.get(connection, row, [p.colour for p in places])
            own = [place.number for place in places if place.person_id == person_id]
            yield Look(connection, row, places, standing, own)

    # ------------------------------------------------------------ the position

    def position(
        self,
        table_id: str,
        person_id: str,
        colour: str | None = None,
        at: int | None = None,
        since: int | None = None,
    ) -> dict[str, Any]:
        """View, options and events for one of one's seats, or for a spectator."""
        with self.looking(table_id, person_id) as look:
            return self._position(look, person_id, colour, at, since)

    def position_now(
        self, table_id: str, person_id: str, colour: str | None = None, since: int | None = None
    ) -> tuple[int, str]:
        """The number of the position and all of it as JSON; what the same eyes see is written once.

        It is what `position` tells.
        """
        with self.looking(table_id, person_id) as look:
            seq, game = look.row.seq, look.standing
            if game is None:
                return seq, as_json(self._position(look, person_id, colour, None, since))
            eyes = look.eyes(colour)
            table = as_json(describe(look.row, look.places, person_id))
            seen = game.write_once(eyes, lambda: as_json(self._seen(look, eyes, seq))[1:-1])
            events = [] if since is None else self.events(look, eyes, since, seq)
            return seq, f'{{"table":{table},{seen},"events":{as_json(events)}}}'

    def _position(
        self, look: Look, person_id: str, colour: str | None, at: int | None, since: int | None
    ) -> dict[str, Any]:
        table = describe(look.row, look.places, person_id)
        if look.standing is None:
            return {"table": table, "seq": look.row.seq, "seat": None, **NOT_BEGUN}
        eyes, seq = look.eyes(colour), look.row.seq
        shown = seq if at is None else max(0, min(at, seq))
        events = [] if since is None else self.events(look, eyes, since, shown)
        return {"table": table, **self._seen(look, eyes, shown), "events": events}

    def _seen(self, look: Look, eyes: int, shown: int) -> dict[str, Any]:
        """What these eyes see of the game after an event: the same till the next one."""
        game, seq = look.game, look.row.seq
        state = game.state if shown == seq else game.at(shown)
        decision = self._decision(look, state, eyes) if shown == seq else None
        is_over = shown == seq and game.is_over
        return {
            "seq": seq,
            "at": shown,
            "seat": None if eyes < 0 else state.seats[eyes],
            "view": state_to_json(state, seen_by(eyes)),
            "over": is_over,
            "due": [] if shown != seq else [due_of(look, due) for due in game.due()],
            "decision": decision,
            "can_undo": shown == seq and can_undo(look, eyes),
            "can_redo": shown == seq and can_redo(look, eyes),
            "ends_when_given_up": not is_over and game.ends_when_given_up,
            "score": score_at_end(game) if is_over else score_of(state, seen_by(eyes)),
        }

    def _decision(self, look: Look, state: State, eyes: int) -> dict[str, Any] | None:
        """What this seat is asked: every candidate with what stands against it."""
        if eyes < 0 or look.places[eyes].bot is not None:
            return None
        for due in look.game.due():
            if int(due.seat) == eyes:
                return describe_decision(state, due)
        return None

    def preview(
        self, table_id: str, person_id: str, colour: str, move: str, expected: int
    ) -> dict[str, Any]:
        """What a decision of one's own would do."""
        with self.looking(table_id, person_id) as look:
            eyes, state = look.eyes(colour), look.game.state
            check_actor(look.places[eyes], person_id)
            if expected != look.row.seq:
                raise Conflict(look.row.seq)
            return foretell(state, Line(colour, move), eyes)

    def foresight(self, table_id: str, person_id: str, colour: str) -> dict[str, Any]:
        """What every legal answer to one's decision would change, and what one could build."""
        with self.looking(table_id, person_id) as look:
            eyes, game = look.eyes(colour), look.game
            check_actor(look.places[eyes], person_id)
            due = [decision for decision in game.due() if int(decision.seat) == eyes]
            choices = foresee(game.state, due[0]) if due else {}
            return {
                "seq": look.row.seq,
                "seat": colour,
                "choices": choices,
                "outlook": outlook(game.state, eyes),
            }

    def forecast(self, table_id: str, person_id: str, colour: str) -> dict[str, Any]:
        """What one can expect if everybody goes on quietly."""
        with self.looking(table_id, person_id) as look:
            eyes = look.eyes(colour)
            check_actor(look.places[eyes], person_id)
            return {"seq": look.row.seq, **asdict(forecast(look.game.state, eyes))}

    # ------------------------------------------------------------ for programs

    def tables_of(self, person_id: str) -> list[str]:
        """The running tables where a person sits."""
        query = (
            select(seat.c.table_id)
            .join(game_table, game_table.c.id == seat.c.table_id)
            .where(seat.c.person_id == person_id, game_table.c.status == RUNNING)
            .distinct()
        )
        with self.store.read() as connection:
            return [str(row.table_id) for row in connection.execute(query)]

    def _sits(self, table_id: str, person_id: str) -> bool:
        """Whether a person has a seat at a table."""
        sits = exists().where(seat.c.table_id == table_id, seat.c.person_id == person_id)
        with self.store.read() as connection:
            return bool(connection.execute(select(sits)).scalar_one())

    def turns_of(self, table_id: str, person_id: str, since: int) -> list[dict[str, Any]]:
        """What a program has to know of a table behind an event: its turns, or the end."""
        if not self._sits(table_id, person_id):
            return []
        try:
            with self.looking(table_id, person_id) as look:
                if not look.own or look.standing is None or look.row.seq <= since:
                    return []
                found = [
                    self._position(look, person_id, look.places[number].colour, None, since)
                    for number in look.own
                ]
        except Problem:
            return []
        turns = [{"type": "turn", **one} for one in found if one["decision"] is not None]
        over = [{"type": "over", **found[0]}] if found[0]["over"] else []
        return turns or over

    # ------------------------------------------------------------ what happened

    def events(self, look: Look, eyes: int, since: int, upto: int) -> list[dict[str, Any]]:
        """The events behind a number, as this seat is told them."""
        last = min(upto, since + MOST_EVENTS)
        wanted = {"table": look.row.id, "since": since, "upto": last}
        rows = EVENTS.rows(look.connection, wanted)
        game, over = look.game, look.row.status == FINISHED
        return [tell_event(look, row, game.line_of(row.seq), eyes, over) for row in rows]

    def scenes(
        self, table_id: str, person_id: str, colour: str | None, since: int, upto: int | None
    ) -> dict[str, Any]:
        """How the picture changes in the lines behind a number, event by event.

        It is told as far as `seq`: so many lines at once and no more.
        """
        with self.looking(table_id, person_id) as look:
            game, eyes = look.game, look.eyes(colour)
            last = look.row.seq if upto is None else min(upto, look.row.seq)
            first, end = game.lines_at(since), game.lines_at(last)
            if end - first > MOST_LINES:
                end = first + MOST_LINES
                last = game.seqs[end - 1]
            lines = [(game.seqs[n], game.record.lines[n].text) for n in range(first, end)]
            told = scenes_told(game.at(since), lines, seen_by(eyes))
            return {"seq": last, **told}

    def note_visit(self, table_id: str, person_id: str, seq: int) -> None:
        """Remember that a person has seen the table up to this event."""
        with self._remembering:
            self._visits[table_id, person_id] = seq

    def keep_visits(self) -> None:
        """Write down all visits since the last time, at once: to look costs no transaction."""
        with self._remembering:
            visits, self._visits = self._visits, {}
        if visits:
            rows = [{"at": at, "who": who, "upto": visits[at, who]} for at, who in sorted(visits)]
            with self.store.write() as connection:
                connection.execute(VISIT, rows)

    def visit(self, table_id: str, person_id: str, seq: int) -> None:
        """The person has seen the table up to this event: notices begin anew."""
        self.note_visit(table_id, person_id, seq)
        self.keep_visits()

    def since_my_turn(self, table_id: str, person_id: str, colour: str) -> dict[str, Any]:
        """What happened since one's own last decision."""
        with self.looking(table_id, person_id) as look:
            eyes, game = look.eyes(colour), look.game
            numbered = zip(game.seqs, game.record.lines, strict=True)
            mine = [seq for seq, line in numbered if line.who == game.state.seats[eyes]]
            since = mine[-1] if mine else 0
            seq = look.row.seq
            events = self.events(look, eyes, since, seq)
            return {"since": since, "seq": seq, "events": events}

    # ------------------------------------------------------------ the record

    def record(self, table_id: str, person_id: str) -> str:
        """The record as text: whole once the game is over, before that without secrets."""
        with self.looking(table_id, person_id) as look:
            game, seats = look.game, look.game.state.seats
            written = signed(game.record, look.row, look.places).write()
            if look.row.status == FINISHED:
                return written
            eyes, known = look.eyes(None), headers_of(written, len(game.record.lines))
            for number, line in enumerate(game.record.lines):
                owner = owner_of_line(line, game.events_of(number), seats)
                known.append(line.text if is_known(owner, eyes) else placeholder(line.who))
            return "\n".join([*known, ""])

    def study(
        self, table_id: str, person_id: str, colour: str | None, at: int | None
    ) -> tuple[Record, int]:
        """The game as a record to study, and how many lines lead to the moment that is asked for.

        The record is whole when the game is over, else it begins with the position one sees. What
        one may not know of a game under way is drawn anew, in some way that fits.
        """
        with self.looking(table_id, person_id) as look:
            game, seq = look.game, look.row.seq
            if look.row.status == FINISHED:
                return Record.read(game.record.write()), game.lines_at(seq if at is None else at)
            state = game.state if at is None or at >= seq else game.at(at)
            eyes = look.eyes(colour)
            return Record.from_position(guess(view(state, eyes), Dice(secrets.token_hex(8)))), 0

    def score(self, table_id: str, person_id: str) -> dict[str, Any]:
        """The points as far as one may know them."""
        with self.looking(table_id, person_id) as look:
            eyes, game = look.eyes(None), look.game
            return score_at_end(game) if game.is_over else score_of(game.state, eyes)


def as_json(facts: Any) -> str:
    """Facts as they are sent."""
    return json.dumps(facts, ensure_ascii=False, allow_nan=False, separators=(",", ":"))


def is_known(owner: int, eyes: int) -> bool:
    """Whether a line of this owner may be read through these eyes."""
    return owner in (PUBLIC, eyes)


def headers_of(written: str, lines: int) -> list[str]:
    """A record's text without its lines."""
    known = written.splitlines()
    return known[: len(known) - lines]


def placeholder(who: str) -> str:
    """What stands for a line that is not for these eyes."""
    return "# *" if who == CHANCE else f"# {who}"


def tell_event(
    look: Look, row: EventRow, number: int | None, eyes: int, over: bool
) -> dict[str, Any]:
    """An event as a seat is told it; lines that were taken back tell only who played them."""
    seats = look.game.state.seats
    known: dict[str, Any] = {
        "seq": row.seq,
        "kind": row.kind,
        "seat": None if row.seat is None else seats[row.seat],
        "text": row.text if row.kind in (BACK,) else None,
        "at": row.at,
        "events": [],
    }
    if row.kind == MOVE and number is not None:
        line, heard = look.game.record.lines[number], look.game.events_of(number)
        if over or is_known(owner_of_line(line, heard, seats), eyes):
            known["text"] = line.text
        known["events"] = [through_eyes(happened, eyes, over).to_json() for happened in heard]
    elif row.kind not in (MOVE, BACK):
        known["text"] = row.text
    return known


def through_eyes(happened: Event, eyes: int, over: bool) -> Event:
    """An event through these eyes; after the game there are no secrets."""
    return happened.seen_by(happened.seat if over else eyes)


def due_of(look: Look, due: Decision[Any]) -> dict[str, Any]:
    """Who is waited for, for what, since when."""
    place = look.places[int(due.seat)]
    return {"seat": place.colour, "decision": due.name, "since": place.due_since}


def can_undo(look: Look, eyes: int) -> bool:
    """Whether this seat can take back its last decision."""
    if eyes < 0 or look.row.status == FINISHED or look.places[eyes].bot is not None:
        return False
    return line_to_undo(look.game, look.places, look.places[eyes].colour) is not None


def can_redo(look: Look, eyes: int) -> bool:
    """Whether this seat can play again what it took back."""
    undone = look.game.undone
    if eyes < 0 or not undone or look.row.status == FINISHED or look.places[eyes].bot is not None:
        return False
    return undone[-1].startswith(f"{look.places[eyes].colour}:")


def seen_by(eyes: int) -> int | None:
    """Eyes as the engine knows them, to which None are those that see everything."""
    return None if eyes == EVERYTHING else eyes


def score_at_end(game: Standing) -> dict[str, Any]:
    """The whole score sheet of a game that is over, and who has won it."""
    return {**score_of(game.state, None), "winners": game.winners, "over": True}


def score_of(state: State, eyes: int | None) -> dict[str, Any]:
    """The score sheet as this seat may know it; who wins is said once the game is over."""
    sheet = score_sheet(state, eyes)
    return {
        "tallies": sheet.to_json(),
        "winners": sheet.winners if state.over else [],
        "over": state.over,
    }
