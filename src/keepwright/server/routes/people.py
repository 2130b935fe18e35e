"""Coming in, being somebody, leaving."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response

from keepwright.server.names import guest_number
from keepwright.server.routes.visitor import (
    COOKIE,
    Person,
    Served,
    label_of,
    problems,
    set_cookie,
)
from keepwright.wire.people import (
    ClaimIn,
    LogInIn,
    PersonIn,
    PersonOut,
    SessionOut,
    TokenIn,
    TokenOut,
)

router = APIRouter(tags=["people"], responses=problems(401))


def describe(person: Any) -> PersonOut:
    """A person as he sees himself."""
    return PersonOut(
        id=person.id,
        name=person.name,
        guest=guest_number(person.id, person.name),
        is_guest=person.name_key is None,
        language=person.language,
        mail=person.mail,
        mail_notices=person.mail_notices,
        push_notices=person.push_notices,
    )


@router.post("/people/guest", status_code=201)
def come_in(house: Served, request: Request, response: Response) -> PersonOut:
    """Come in as a guest: a new person, known by a cookie."""
    house.arrivals.guest(request)
    language = request.headers.get("accept-language", "en")[:2].lower()
    person_id, secret = house.people.new_guest(language, label_of(request))
    set_cookie(request, response, secret)
    return describe(house.people.get(person_id))


@router.post("/people/claim", responses=problems(401, 409))
def claim(house: Served, me: Person, said: ClaimIn) -> PersonOut:
    """Make an account of the guest one is, with a name and a password."""
    house.people.claim(me.id, said.name, said.password, said.invite)
    return describe(house.people.get(me.id))


@router.post("/people/log-in")
def log_in(house: Served, said: LogInIn, request: Request, response: Response) -> PersonOut:
    """Come back to an account."""
    house.arrivals.sign_in(request)
    person_id, secret = house.people.log_in(said.name, said.password, label_of(request))
    set_cookie(request, response, secret)
    return describe(house.people.get(person_id))


@router.post("/people/log-out", status_code=204)
def log_out(house: Served, me: Person, response: Response) -> None:
    """End this session."""
    house.people.revoke(me.id, me.session_id)
    response.delete_cookie(COOKIE)


@router.get("/people/me")
def myself(me: Person) -> PersonOut:
    """Oneself."""
    return describe(me)


@router.patch("/people/me", responses=problems(401, 409))
def change(house: Served, me: Person, said: PersonIn) -> PersonOut:
    """Change name, language, address for notices, and which are wanted."""
    changes = said.model_dump(exclude_none=True)
    if changes.get("mail") == "":
        changes["mail"] = None
    house.people.change(me.id, changes)
    return describe(house.people.get(me.id))


@router.delete("/people/me", status_code=204)
def delete(house: Served, me: Person, response: Response) -> None:
    """Be forgotten: the games stay, under a neutral name."""
    house.forget(me.id)
    response.delete_cookie(COOKIE)


@router.get("/people/me/sessions")
def sessions(house: Served, me: Person) -> list[SessionOut]:
    """Where one is signed in, and the tokens of one's programs."""
    return [
        SessionOut(
            id=row.id,
            kind=row.kind,
            label=row.label,
            created_at=row.created_at,
            seen_at=row.seen_at,
            current=row.id == me.session_id,
        )
        for row in house.people.sessions(me.id)
    ]


@router.delete("/people/me/sessions/{session_id}", status_code=204, responses=problems(401, 404))
def revoke(house: Served, me: Person, session_id: str) -> None:
    """End one of one's sessions."""
    house.people.revoke(me.id, session_id)


@router.post("/people/me/tokens", status_code=201)
def new_token(house: Served, me: Person, said: TokenIn) -> TokenOut:
    """A bearer token for a program that plays for oneself. It is shown once."""
    return TokenOut(token=house.people.new_token(me.id, said.label))
