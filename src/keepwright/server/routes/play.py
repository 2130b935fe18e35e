"""Play: decisions, back and forth, who plays a seat; and what one may see of it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from typing import Annotated, Final

from fastapi import APIRouter, Query, Response, WebSocket, WebSocketDisconnect
from fastapi.responses import JSONResponse, PlainTextResponse

from keepwright.server.house import House
from keepwright.server.live import BEAT, PRESENCE, Ear, changes, in_thread
from keepwright.server.problems import Problem
from keepwright.server.routes.visitor import (
    NOBODY,
    Eyes,
    Person,
    Served,
    id_of,
    problems,
    session_of,
    visitor_of,
    why_ended,
)
from keepwright.server.tables import CHAT, TABLE, Conflict
from keepwright.wire import lengths
from keepwright.wire.forecast import ForecastNowOut
from keepwright.wire.foresight import ForesightOut, PreviewOut
from keepwright.wire.play import (
    AnswerIn,
    DecisionIn,
    OneSeatIn,
    PositionOut,
    ScenesOut,
    ScoreOut,
    SeatSeqIn,
    SeqOut,
    SinceOut,
)
from keepwright.wire.said import GREATEST

router = APIRouter(tags=["play"], responses=problems(401, 404, 409))
HEARTBEAT: Final = 25.0
Since = Annotated[int, Query(ge=0, le=GREATEST)]


def move_of(said: DecisionIn) -> str:
    """The move, however it was said."""
    if (said.move is None) == (said.action is None):
        raise Problem("invalid", where="body.move")
    if said.action is not None:
        return f"{said.action.verb} {said.action.argument}".strip()
    return " ".join(str(said.move).split())


@contextmanager
def telling_missed(
    house: House, person_id: str, table_id: str, colour: str, expected: int
) -> Iterator[None]:
    """Who comes too late is told all that he missed."""
    try:
        yield
    except Conflict as conflict:
        position = house.seeing.position(table_id, person_id, colour, since=expected)
        raise Problem("stale", **conflict.facts, missed=position["events"]) from None


# The two routes that are asked most stand first, where they are found at once.


@router.get("/tables/{table_id}/position", responses={200: {"model": PositionOut}})
async def position(
    house: Served,
    eyes: Eyes,
    table_id: str,
    seat: Annotated[str | None, Query(max_length=lengths.COLOUR)] = None,
    at: Annotated[int | None, Query(ge=0, le=GREATEST)] = None,
    since: Annotated[int | None, Query(ge=0, le=GREATEST)] = None,
) -> Response:
    """View, options and events for one of one's seats or a spectator, now or at a past event."""
    if at is not None:
        return JSONResponse(await in_thread(house.seeing.position, table_id, eyes, seat, at, since))
    seq, found = await position_now(house, table_id, eyes, seat, since, is_short=since is None)
    if eyes:
        house.seeing.note_visit(table_id, eyes, seq)
    return Response(found, media_type="application/json")


async def position_now(
    house: House, table_id: str, eyes: str, seat: str | None, since: int | None, is_short: bool
) -> tuple[int, str]:
    """The number of the position now, and all of it as JSON.

    It is found at once where it is short and nothing has to be waited for, else in a thread.
    """
    if is_short and house.store.is_sqlite:
        with house.sittings.at_once(table_id) as is_ready:
            if is_ready:
                return house.seeing.position_now(table_id, eyes, seat, since)
    found: tuple[int, str] = await in_thread(house.seeing.position_now, table_id, eyes, seat, since)
    return found


@router.post("/tables/{table_id}/decisions")
async def decide(house: Served, me: Person, table_id: str, said: DecisionIn) -> SeqOut:
    """Make a decision for one of one's seats.

    It counts once, however often it is sent with the same key. If the table has moved on since
    `expected_seq`, it is refused with 409 and all that was missed.
    """
    return SeqOut(seq=await in_thread(make_decision, house, me.id, table_id, said))


def make_decision(house: House, person_id: str, table_id: str, said: DecisionIn) -> int:
    """Make a decision; the number of the table's last event afterwards."""
    move, expected = move_of(said), said.expected_seq
    with telling_missed(house, person_id, table_id, said.seat, expected):
        return house.moves.decide(table_id, person_id, said.seat, move, expected, said.key)


@router.post("/tables/{table_id}/preview", responses={200: {"model": PreviewOut}})
def preview(house: Served, me: Person, table_id: str, said: DecisionIn) -> JSONResponse:
    """What a decision would do, without making it."""
    move = move_of(said)
    with telling_missed(house, me.id, table_id, said.seat, said.expected_seq):
        return JSONResponse(
            house.seeing.preview(table_id, me.id, said.seat, move, said.expected_seq)
        )


@router.post("/tables/{table_id}/undo")
def undo(house: Served, me: Person, table_id: str, said: SeatSeqIn) -> SeqOut:
    """Take back one's last decision, if neither another seat nor chance has acted since.

    Who plays against bots alone goes back to it whatever they did.
    """
    with telling_missed(house, me.id, table_id, said.seat, said.expected_seq):
        return SeqOut(seq=house.moves.undo(table_id, me.id, said.seat, said.expected_seq))


@router.post("/tables/{table_id}/redo")
def redo(house: Served, me: Person, table_id: str, said: SeatSeqIn) -> SeqOut:
    """Play again what was taken back."""
    with telling_missed(house, me.id, table_id, said.seat, said.expected_seq):
        return SeqOut(seq=house.moves.redo(table_id, me.id, said.seat, said.expected_seq))


@router.post("/tables/{table_id}/takeback")
def ask_takeback(house: Served, me: Person, table_id: str, said: SeatSeqIn) -> SeqOut:
    """Ask everybody to go back before one's last decision."""
    with telling_missed(house, me.id, table_id, said.seat, said.expected_seq):
        return SeqOut(seq=house.moves.ask_takeback(table_id, me.id, said.seat, said.expected_seq))


@router.post("/tables/{table_id}/takeback/answer")
def answer_takeback(house: Served, me: Person, table_id: str, said: AnswerIn) -> SeqOut:
    """Agree to a takeback, or refuse it."""
    return SeqOut(seq=house.moves.answer_takeback(table_id, me.id, said.seat, said.agree))


@router.post("/tables/{table_id}/hand-over")
def hand_over(house: Served, me: Person, table_id: str, said: OneSeatIn) -> SeqOut:
    """Let a bot play one's seat."""
    return SeqOut(seq=house.moves.hand_over(table_id, me.id, said.seat))


@router.post("/tables/{table_id}/take-back-seat")
def take_back(house: Served, me: Person, table_id: str, said: OneSeatIn) -> SeqOut:
    """Play one's seat again oneself."""
    return SeqOut(seq=house.moves.take_back(table_id, me.id, said.seat))


@router.post("/tables/{table_id}/resign")
def resign(house: Served, me: Person, table_id: str, said: OneSeatIn) -> SeqOut:
    """Give up a seat; a bot plays it to the end."""
    return SeqOut(seq=house.moves.resign(table_id, me.id, said.seat))


# ---------------------------------------------------------------- seeing


@router.get("/tables/{table_id}/foresight", responses={200: {"model": ForesightOut}})
def foresight(
    house: Served, me: Person, table_id: str, seat: Annotated[str, Query(max_length=lengths.COLOUR)]
) -> JSONResponse:
    """What every legal answer to one's decision would change, without making any."""
    return JSONResponse(house.seeing.foresight(table_id, me.id, seat))


@router.get("/tables/{table_id}/forecast", responses={200: {"model": ForecastNowOut}})
def forecast(
    house: Served, me: Person, table_id: str, seat: Annotated[str, Query(max_length=lengths.COLOUR)]
) -> JSONResponse:
    """What one's workers bring, the end of the round, the next scoring, if all goes on quietly."""
    return JSONResponse(house.seeing.forecast(table_id, me.id, seat))


@router.get("/tables/{table_id}/since-my-turn", responses={200: {"model": SinceOut}})
def since_my_turn(
    house: Served, me: Person, table_id: str, seat: Annotated[str, Query(max_length=lengths.COLOUR)]
) -> JSONResponse:
    """What happened since one's own last decision."""
    return JSONResponse(house.seeing.since_my_turn(table_id, me.id, seat))


@router.get("/tables/{table_id}/scenes", responses={200: {"model": ScenesOut}})
def scenes(
    house: Served,
    eyes: Eyes,
    table_id: str,
    since: Since = 0,
    upto: Annotated[int | None, Query(ge=0, le=GREATEST)] = None,
    seat: Annotated[str | None, Query(max_length=lengths.COLOUR)] = None,
) -> JSONResponse:
    """How the picture changes in the lines behind `since`, event by event, as far as `seq`."""
    return JSONResponse(house.seeing.scenes(table_id, eyes, seat, since, upto))


@router.get("/tables/{table_id}/score", responses={200: {"model": ScoreOut}})
def score(house: Served, eyes: Eyes, table_id: str) -> JSONResponse:
    """The points by source, as far as one may know them."""
    return JSONResponse(house.seeing.score(table_id, eyes))


@router.get("/tables/{table_id}/record", response_class=PlainTextResponse)
def record(house: Served, eyes: Eyes, table_id: str) -> Response:
    """The record as text; while the game runs, without what one may not know."""
    return PlainTextResponse(house.seeing.record(table_id, eyes))


# ---------------------------------------------------------------- live


@router.websocket("/tables/{table_id}/live")
async def live(socket: WebSocket, table_id: str, since: Since = 0, seat: str | None = None) -> None:
    """The table as it changes: a position with all events since the number last seen, each time.

    Messages are {"type": "position" | "chat" | "presence" | "beat", …}; on a refusal the socket is
    closed with 4000 + the status.
    """
    house = socket.app.state.house
    await socket.accept()
    try:
        found = await in_thread(visitor_of, socket)
        eyes, session = id_of(found), session_of(found)
        with house.streams.one(eyes, socket), house.hub.listening(eyes, table_id, session) as ear:
            telling = asyncio.ensure_future(tell(socket, house, ear, table_id, eyes, seat, since))
            leaving = asyncio.ensure_future(wait_till_gone(socket))
            ending = asyncio.ensure_future(ear.ended.wait())
            whichever = (telling, leaving, ending)
            await asyncio.wait(whichever, return_when=asyncio.FIRST_COMPLETED)
            for one in whichever:
                if not one.done():
                    one.cancel()
            if ending.done():
                raise await in_thread(why_ended, socket)
            if telling.done():
                telling.result()
    except Problem as problem:
        await socket.close(4000 + problem.status, problem.code)
    except WebSocketDisconnect:
        return


async def wait_till_gone(socket: WebSocket) -> None:
    """Till the listener goes; what it says meanwhile does not matter."""
    while (await socket.receive())["type"] != "websocket.disconnect":
        pass


async def tell(
    socket: WebSocket,
    house: House,
    ear: Ear,
    table_id: str,
    eyes: str,
    seat: str | None,
    since: int,
) -> None:
    """Send all that is to be told."""
    async for message in messages_for(house, ear, table_id, eyes, seat, since):
        await socket.send_text(message)


async def messages_for(
    house: House, ear: Ear, table_id: str, eyes: str, seat: str | None, since: int
) -> AsyncIterator[str]:
    """The messages for one listener: first all that is there, then what changes."""
    seen, said, is_first = since, 0, True
    is_noted = eyes == NOBODY  # that he has come
    present: set[str] = set()
    ear.wake(TABLE)
    ear.wake(CHAT)
    async for what in changes(ear, HEARTBEAT):
        if what == TABLE:
            seen, position = await position_now(house, table_id, eyes, seat, seen, not is_first)
            is_first = False  # in the first, all that has ever happened may be
            yield f'{{"type":"position",{position[1:]}'
            if not is_noted:
                await in_thread(house.seeing.visit, table_id, eyes, seen)
                is_noted = True
        elif what == CHAT:
            lines = await in_thread(house.talk.hear, table_id, eyes, said)
            said = lines[-1]["id"] if lines else said
            yield json.dumps({"type": "chat", "lines": lines})
        here = house.hub.present(table_id)
        if here != present:
            present = here
            yield json.dumps({"type": PRESENCE, "people": sorted(here - {NOBODY})})
        if what == BEAT:
            yield json.dumps({"type": BEAT})
