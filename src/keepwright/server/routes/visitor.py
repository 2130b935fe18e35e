"""Who asks: the person behind a request, by cookie or by bearer token."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import Depends, Request, Response, Security
from fastapi.concurrency import run_in_threadpool
from fastapi.security import APIKeyCookie, HTTPBearer

from keepwright.server.house import House
from keepwright.server.people import BROWSER, TOKEN
from keepwright.server.problems import Problem
from keepwright.wire.problems import ProblemOut

COOKIE: Final = "keepwright"
COOKIE_SECONDS: Final = 365 * 24 * 3600
BY_COOKIE: Final = APIKeyCookie(name=COOKIE, scheme_name="cookie", auto_error=False)
BY_BEARER: Final = HTTPBearer(scheme_name="bearer", auto_error=False)
NOBODY: Final = ""  # the id of who has not come in: nobody's


def house_of(request: Request) -> House:
    """The house that serves this request."""
    house = request.app.state.house
    assert isinstance(house, House)
    return house


def visitor_of(request: Request) -> Any:
    """The person who asks, or None for somebody who has not come in."""
    people = house_of(request).people
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        found = people.who(token.strip(), TOKEN)
        if found is None:
            raise Problem("not_signed_in")
        return found
    secret = request.cookies.get(COOKIE)
    return None if not secret else people.who(secret, BROWSER)


async def visitor(request: Request) -> Any:
    """The person who asks, or None; who asked a moment ago is known without looking him up."""
    people = house_of(request).people
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        found = people.lately(token.strip(), TOKEN)
    else:
        found = people.lately(request.cookies.get(COOKIE, ""), BROWSER)
    return found or await run_in_threadpool(visitor_of, request)


async def get_house(request: Request) -> House:
    """The house, for routes; there is nothing to wait for."""
    return house_of(request)


async def person_of(
    visitor: Annotated[Any, Depends(visitor)],
    cookie: Annotated[Any, Security(BY_COOKIE)],
    bearer: Annotated[Any, Security(BY_BEARER)],
) -> Any:
    """The person who asks; somebody has to be. The two ways to come in are for the document."""
    if visitor is None:
        raise Problem("not_signed_in")
    return visitor


async def eyes_of(visitor: Annotated[Any, Depends(visitor)]) -> str:
    """The id of who looks, or NOBODY."""
    return id_of(visitor)


def id_of(visitor: Any) -> str:
    """The id of a visitor, or NOBODY."""
    return NOBODY if visitor is None else str(visitor.id)


def session_of(visitor: Any) -> str:
    """The session that a visitor came by, or none."""
    return "" if visitor is None else str(visitor.session_id)


def why_ended(request: Any) -> Problem:
    """Why the session of an open connection is one no more."""
    try:
        visitor_of(request)
    except Problem as problem:
        return problem
    return Problem("not_signed_in")


def set_cookie(request: Request, response: Response, secret: str) -> None:
    """Keep a session in the browser, where no script can read it."""
    response.set_cookie(
        COOKIE,
        secret,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=house_of(request).settings.is_https,
    )


def label_of(request: Request) -> str:
    """What a session is called in the list: the browser's own name."""
    agent = request.headers.get("user-agent", "")
    return "".join(letter for letter in agent if letter.isprintable())[:120] or "-"


Served = Annotated[House, Depends(get_house)]
Person = Annotated[Any, Depends(person_of)]
Eyes = Annotated[str, Depends(eyes_of)]


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """What a route can be refused with, for the OpenAPI document."""
    content = {"application/problem+json": {"schema": {"$ref": "#/components/schemas/ProblemOut"}}}
    every = {*statuses, 400, 403, 413, 422, 429}
    return {
        status: {"model": ProblemOut, "description": "Refused", "content": content}
        for status in sorted(every)
    }
