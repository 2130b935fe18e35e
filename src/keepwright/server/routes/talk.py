"""Talk: chat, mute, notes."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query

from keepwright.server.routes.visitor import Eyes, Person, Served, problems
from keepwright.wire.said import GREATEST
from keepwright.wire.talk import ChatIn, ChatOut, NoteIn, NoteOut

router = APIRouter(tags=["talk"], responses=problems(401, 404))


@router.get("/tables/{table_id}/chat")
def hear(
    house: Served, eyes: Eyes, table_id: str, since: Annotated[int, Query(ge=0, le=GREATEST)] = 0
) -> list[ChatOut]:
    """What was said at a table."""
    return [ChatOut(**line) for line in house.talk.hear(table_id, eyes, since)]


@router.post("/tables/{table_id}/chat", status_code=204)
def say(house: Served, me: Person, table_id: str, said: ChatIn) -> None:
    """Say something at a table where one sits."""
    house.talk.say(table_id, me.id, said.text)


@router.put("/people/{person_id}/mute", status_code=204)
def mute(house: Served, me: Person, person_id: str) -> None:
    """Hear no more of somebody."""
    house.talk.mute(me.id, person_id, True)


@router.delete("/people/{person_id}/mute", status_code=204)
def unmute(house: Served, me: Person, person_id: str) -> None:
    """Hear somebody again."""
    house.talk.mute(me.id, person_id, False)


@router.get("/tables/{table_id}/note")
def note(house: Served, me: Person, table_id: str) -> NoteOut:
    """One's private note about a game."""
    return NoteOut(text=house.talk.note(table_id, me.id))


@router.put("/tables/{table_id}/note", status_code=204)
def write_note(house: Served, me: Person, table_id: str, said: NoteIn) -> None:
    """Keep a private note about a game."""
    house.talk.write_note(table_id, me.id, said.text)
