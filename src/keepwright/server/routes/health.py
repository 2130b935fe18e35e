"""Health and figures, for whoever runs the server."""

from __future__ import annotations

from fastapi import APIRouter, Response

from keepwright import __version__
from keepwright.form import form
from keepwright.server.health import play_a_move
from keepwright.server.routes.visitor import Served, problems

router = APIRouter(tags=["health"])


@router.get("/health/live")
def live() -> dict[str, str]:
    """The process answers, and says which keepwright it is."""
    return {"status": "live", "version": __version__, "form": form()}


@router.get("/health/ready", responses=problems(503))
def ready(house: Served) -> dict[str, str]:
    """A real move was played on a game in the database, and rolled back."""
    play_a_move(house)
    return {"status": "ready"}


@router.get(
    "/metrics",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
def metrics(house: Served) -> Response:
    """Figures as Prometheus reads them."""
    return Response(house.metrics.text(), media_type="text/plain; version=0.0.4")
