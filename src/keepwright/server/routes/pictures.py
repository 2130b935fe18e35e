"""Pictures of tables, to share and to print."""

from __future__ import annotations

import hashlib
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Query, Request, Response

from keepwright.locales import LANGUAGES
from keepwright.picture import DAY, THEMES
from keepwright.server import picturing
from keepwright.server.languages import language_of
from keepwright.server.routes.visitor import Eyes, Served, problems
from keepwright.wire import lengths
from keepwright.wire.said import GREATEST

router = APIRouter(tags=["play"], responses=problems(404, 409))
Seat = Annotated[str | None, Query(max_length=lengths.COLOUR)]
At = Annotated[int | None, Query(ge=0, le=GREATEST)]
Theme = Annotated[str, Query(pattern=f"^({'|'.join(THEMES)})$")]
Language = Annotated[str | None, Query(pattern=f"^({'|'.join(LANGUAGES)})$")]
OWN: Final = "private, no-cache"  # it is asked each time whether it is still the same


def answer(request: Request, content: bytes, media: str, file: str) -> Response:
    """A picture, or that the one which the client has is still the same."""
    tag = f'"{hashlib.sha256(content).hexdigest()[:32]}"'
    headers = {"cache-control": OWN, "etag": tag, "vary": "accept-language"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    headers["content-disposition"] = f'inline; filename="{file}"'
    return Response(content, media_type=media, headers=headers)


def shown_as(media: str) -> dict[int | str, dict[str, Any]]:
    """What is answered, for the document."""
    return {200: {"content": {media: {"schema": {"type": "string", "format": "binary"}}}}}


def draw(
    house: Served,
    eyes: Eyes,
    request: Request,
    table_id: str,
    seat: Seat = None,
    at: At = None,
    theme: Theme = DAY,
    language: Language = None,
) -> str:
    """The table as it is asked for, as SVG."""
    spoken = language or language_of(request.headers)
    return picturing.of_table(house, eyes, table_id, seat, at, theme, spoken)


Drawn = Annotated[str, Depends(draw)]


@router.get(
    "/tables/{table_id}/picture.svg",
    response_class=Response,
    responses=shown_as(picturing.SVG),
)
def picture_svg(request: Request, table_id: str, picture: Drawn) -> Response:
    """The table as a picture, with the same eyes as `position`, now or at a past event."""
    return answer(request, picture.encode(), picturing.SVG, f"{table_id}.svg")


@router.get(
    "/tables/{table_id}/picture.png",
    response_class=Response,
    responses={**shown_as(picturing.PNG), **problems(501)},
)
def picture_png(request: Request, table_id: str, picture: Drawn) -> Response:
    """The same as PNG, for where SVG is not shown."""
    return answer(request, picturing.png(picture), picturing.PNG, f"{table_id}.png")
