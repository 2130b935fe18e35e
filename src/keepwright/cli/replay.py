"""`keepwright replay`: shows a recorded game again."""

from __future__ import annotations

from typing import Annotated, Final

from keepwright.cli.arguments import RecordFile, load_record
from keepwright.cli.calling import Option
from keepwright.cli.score import show_score
from keepwright.cli.speaking import WRONG_CALL, Json, Lang, Stop, out, print_json, words
from keepwright.cli.tables import board_of
from keepwright.cli.tables.log import log_lines
from keepwright.engine.agenda import Chance
from keepwright.engine.chance import Dice
from keepwright.engine.event import Event
from keepwright.engine.play import score_sheet
from keepwright.engine.record import Record, seats_of
from keepwright.engine.seats import SPECTATOR
from keepwright.engine.sitting import Sitting
from keepwright.engine.state import State

AROUND: Final = 4  # lines above and below the table: which line it is, the line, what can be typed


def replay(
    file: RecordFile,
    to: Annotated[
        int | None,
        Option("--to", metavar="N", help="Stop after this many lines. Default: all."),
    ] = None,
    log: Annotated[bool, Option("--log", help="Tell everything that happened.")] = False,
    step: Annotated[bool, Option("--step", help="Walk through the game line by line.")] = False,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Show the position that a record leads to, tell what happened, or walk through the game.

    Exit codes: 0 done, 1 the record is bad (with line and reason), 2 there is no such file or line.
    """
    record = load_record(file)
    moves = len(record.lines)
    last = moves if to is None else to
    if not 0 <= last <= moves:
        raise Stop("cli-replay-beyond", WRONG_CALL, moves=moves, given=last)
    if as_json:
        print_json(facts_of(record, last))
    elif step:
        walk(record, 0 if to is None else last)
    elif log:
        for line in log_lines(position_at(record, last)[1], words(record.game.id), short=False):
            out().print(line, soft_wrap=True)
    else:
        state = show(record, last)
        if state.over:
            show_score(Sitting(record, Dice(0)), SPECTATOR, out().print)


def facts_of(record: Record, last: int) -> dict[str, object]:
    """The position, the score and the events for programs."""
    state, events = position_at(record, last)
    sheet = score_sheet(state)
    return {
        "game": record.game.id,
        "headers": record.headers,
        "move": last,
        "moves": len(record.lines),
        "line": record.lines[last - 1].text if last else None,
        "over": state.over,
        "score": sheet.to_json(),
        "winners": sheet.winners if state.over else [],
        "digest": state.digest(),
        "state": state.to_json(),
        "events": [event.to_json() for event in events],
    }


def position_at(record: Record, last: int) -> tuple[State, list[Event]]:
    """The position after this many lines, and everything that happened until then."""
    events: list[Event] = []
    state = record.replay(last, events)
    return state, [event.seen_by(event.seat) for event in events]


def show(record: Record, last: int) -> State:
    """The table after this many lines."""
    state, events = position_at(record, last)
    speaker, console = words(record.game.id), out()
    if last:
        moves = len(record.lines)
        console.print(speaker.text("cli-replay-position", move=last, moves=moves), style="bold")
        console.print(record.lines[last - 1].text, soft_wrap=True)
    else:
        console.print(speaker.text("cli-replay-start"), style="bold")
    if isinstance(state.due, Chance) and not seats_of(record.lines[:last]):
        return state
    recent = log_lines(events, speaker, short=True)
    board = board_of(record.game.id)
    height = console.height - AROUND
    console.print(board.draw(state.to_json(), speaker, recent, console.width, height))
    return state


def walk(record: Record, first: int) -> None:
    """Show one position after another, forward, backward, or at a line that is named."""
    speaker = words(record.game.id)
    last, moves = first, len(record.lines)
    show(record, last)
    while True:
        out().print(speaker.text("cli-replay-step"), style="dim")
        try:
            typed = input("> ").strip()
        except EOFError:
            return
        if typed == "q" or (not typed and last == moves):
            return
        if typed in ("", "b"):
            last = max(0, last - 1) if typed else last + 1
        elif typed.isdecimal() and int(typed) <= moves:
            last = int(typed)
        else:
            out().print(speaker.text("cli-replay-unknown", typed=typed, moves=moves))
            continue
        show(record, last)
