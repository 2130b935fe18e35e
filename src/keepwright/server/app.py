"""The application: routes, refusals and the web page, around one house."""

from __future__ import annotations

import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from anyio import to_thread
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from keepwright import __version__
from keepwright.engine.errors import KeepwrightError
from keepwright.locales import Words
from keepwright.server.house import House
from keepwright.server.languages import language_of
from keepwright.server.middleware import Middleware, Packed
from keepwright.server.openapi import openapi
from keepwright.server.page import Page, page_folder
from keepwright.server.problems import OF_FILES, Problem, problem_of
from keepwright.server.routes import (
    about,
    bots,
    games,
    health,
    people,
    pictures,
    play,
    push,
    study,
    tables,
    talk,
)
from keepwright.server.settings import Settings

API: Final = "/api/v1"
# Few threads that take turns often: a decision does not wait for those who only look.
THREADS: Final = 6
SWITCH_SECONDS: Final = 0.0005
LOG: Final = logging.getLogger("keepwright.app")
ABOUT: Final = (
    "Tables for castle-building board games. Moves are lines of notation; whatever is refused is "
    "answered with a problem (RFC 9457) that has a stable code. Browsers use a cookie, programs a "
    "bearer token."
)
OF_STATUS: Final = {401: "not_signed_in", 404: "not_found", 405: "method_not_allowed"}


def answer_to(headers: Any, problem: Problem) -> JSONResponse:
    """A refusal as JSON, with a sentence in the client's language."""
    words = Words(language_of(headers))
    facts = {name: fact for name, fact in problem.facts.items() if name not in BESIDE}
    title = problem.sentence or words.text(f"problem-{problem.code}", **sayable(facts))
    body = {
        "type": f"urn:keepwright:problem:{problem.code}",
        "title": title,
        "status": problem.status,
        "detail": title,
        "code": problem.code,
        "facts": facts,
        "obstacles": problem.facts.get("obstacles", []),
        "missed": problem.facts.get("missed", []),
    }
    answer = JSONResponse(body, problem.status, media_type="application/problem+json")
    if "seconds" in facts:
        answer.headers["retry-after"] = str(facts["seconds"])
    return answer


BESIDE: Final = ("obstacles", "missed")


def sayable(facts: dict[str, Any]) -> dict[str, Any]:
    """Facts that a sentence can name."""
    return {name: fact for name, fact in facts.items() if isinstance(fact, str | int | float)}


def create_app(settings: Settings) -> FastAPI:
    """The application for these settings; it serves from start to stop."""
    house = House(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        to_thread.current_default_thread_limiter().total_tokens = THREADS
        sys.setswitchinterval(SWITCH_SECONDS)
        house.start()
        yield
        house.stop()

    app = FastAPI(
        title="keepwright",
        version=__version__,
        description=ABOUT,
        lifespan=lifespan,
        openapi_url=f"{API}/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.house = house
    app.openapi = lambda: openapi(app)  # type: ignore[method-assign]
    for module in (play, about, games, people, push, tables, talk, bots, study, pictures):
        app.include_router(module.router, prefix=API)
    app.include_router(health.router)
    app.router.default = Page(settings.page or page_folder(), app.router.default)

    @app.exception_handler(Problem)
    def answer_problem(request: Request, problem: Problem) -> JSONResponse:
        return answer_to(request.headers, problem)

    @app.exception_handler(KeepwrightError)
    def answer_engine(request: Request, error: KeepwrightError) -> JSONResponse:
        answer = problem_of(error)
        if isinstance(error, OF_FILES):
            answer.sentence = Words(language_of(request.headers)).error(error)
        return answer_to(request.headers, answer)

    @app.exception_handler(RequestValidationError)
    def answer_invalid(request: Request, error: RequestValidationError) -> JSONResponse:
        where = [".".join(str(part) for part in one["loc"]) for one in error.errors()]
        return answer_to(request.headers, Problem("invalid", where=", ".join(where[:5])))

    @app.exception_handler(HTTPException)
    def answer_http(request: Request, error: HTTPException) -> JSONResponse:
        if isinstance(error.__cause__, Problem):  # met while the body was read
            return answer_to(request.headers, error.__cause__)
        code = OF_STATUS.get(error.status_code, "bad_request")
        answer = answer_to(request.headers, Problem(code))
        answer.headers.update(error.headers or {})
        return answer

    @app.exception_handler(Exception)
    def answer_failure(request: Request, error: Exception) -> JSONResponse:
        LOG.exception("request_failed", exc_info=error)
        return answer_to(request.headers, Problem("internal"))

    def refuse(scope: Any, headers: dict[str, str], problem: Problem) -> JSONResponse:
        return answer_to(headers, problem)

    app.add_middleware(Packed)
    app.add_middleware(Middleware, settings=settings, metrics=house.metrics, refuse=refuse)
    return app
