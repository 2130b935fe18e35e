"""Bots: whom one can ask to a table; for programs that play, a stream of what concerns them."""

from __future__ import annotations

import json
import time
from collections.abc import AsyncIterator
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import StreamingResponse

from keepwright.bots.people import FACES_OF_BOTS, FORMER, LEVELS, PEOPLE
from keepwright.server.house import House
from keepwright.server.live import BEAT, EVERYWHERE, in_thread
from keepwright.server.routes.visitor import Person, Served, problems
from keepwright.server.tables import TABLE, describe_bot
from keepwright.wire.tables import BotPersonOut, BotsOut, LevelOut

router = APIRouter(tags=["bots"], responses=problems(401))
HEARTBEAT: Final = 15.0
NDJSON: Final = "application/x-ndjson"
LOOK_EVERY: Final = 1.0  # seconds after which is looked whether the program is still there


@router.get("/bots")
def bots() -> BotsOut:
    """The levels of bots, and the people they sit down as."""
    former = {FACES_OF_BOTS[bot]: name for name, bot in FORMER.items()}
    return BotsOut(
        levels=[
            LevelOut(id=level, plays=plays, former=former.get(level))
            for level, plays in LEVELS.items()
        ],
        people=[
            BotPersonOut(**describe_bot(one), style=one.style)
            for one in (*PEOPLE, *(elder.junior for elder in PEOPLE))
        ],
    )


@router.get(
    "/bot/stream",
    response_class=StreamingResponse,
    responses={200: {"content": {NDJSON: {"schema": {"type": "string"}}}}},
)
def stream(house: Served, me: Person, request: Request) -> StreamingResponse:
    """What a program has to know, one JSON object a line: `turn` (a decision waits, with view and
    options), `over` (a game ended) and `beat`."""
    house.streams.check(me.id, request)
    return StreamingResponse(stream_lines(house, me.id, me.session_id, request), media_type=NDJSON)


async def stream_lines(
    house: House, person_id: str, session_id: str, request: Request
) -> AsyncIterator[str]:
    """The lines for one program: first where it is to decide now, then what changes."""
    told_of: dict[str, int] = {}
    with (
        house.streams.one(person_id, request),
        house.hub.listening(person_id, EVERYWHERE, session_id) as ear,
    ):
        ear.wake(f"{EVERYWHERE} {TABLE}")
        beat_at = time.monotonic() + HEARTBEAT
        while not (ear.ended.is_set() or await request.is_disconnected()):
            what = await ear.next(LOOK_EVERY)
            if time.monotonic() >= beat_at:
                beat_at = time.monotonic() + HEARTBEAT
                yield json.dumps({"type": BEAT}) + "\n"
            if what is None:
                continue
            table_id, _, kind = what.partition(" ")
            if kind != TABLE:
                continue
            mine = [table_id]
            if table_id == EVERYWHERE:
                mine = await in_thread(house.seeing.tables_of, person_id)
            for one in mine:
                for line in await news(house, person_id, one, told_of):
                    yield line


async def news(house: House, person_id: str, table_id: str, told_of: dict[str, int]) -> list[str]:
    """What is new for a person at one table."""
    found = await in_thread(house.seeing.turns_of, table_id, person_id, told_of.get(table_id, 0))
    if found:
        told_of[table_id] = found[-1]["seq"]
    return [json.dumps(one) + "\n" for one in found]
