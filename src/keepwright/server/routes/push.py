"""Web push: browsers say that they want to be told when it is one's turn."""

from __future__ import annotations

from fastapi import APIRouter

from keepwright.server.routes.visitor import Person, Served, problems
from keepwright.wire.push import PushIn, PushKeyOut, PushOut

router = APIRouter(tags=["push"], responses=problems(401))


@router.get("/push/key")
def key(house: Served) -> PushKeyOut:
    """The public key of this server (VAPID), for the browser's `applicationServerKey`."""
    return PushKeyOut(key=house.pushes.public_key)


@router.post("/people/me/push", status_code=201)
def subscribe(house: Served, me: Person, said: PushIn) -> PushOut:
    """Have this browser told; `push_notices` of oneself has to be on as well."""
    keys = said.keys
    return PushOut(id=house.pushes.subscribe(me.id, said.endpoint, keys.p256dh, keys.auth))


@router.delete("/people/me/push/{push_id}", status_code=204, responses=problems(401, 404))
def unsubscribe(house: Served, me: Person, push_id: str) -> None:
    """Have this browser told no more."""
    house.pushes.unsubscribe(me.id, push_id)
