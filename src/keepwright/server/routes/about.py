"""What answers here."""

from __future__ import annotations

from fastapi import APIRouter

from keepwright import __version__
from keepwright.form import form
from keepwright.server.routes.visitor import problems
from keepwright.wire.about import AboutOut

router = APIRouter(tags=["about"], responses=problems())


@router.get("/about")
def about() -> AboutOut:
    """Which keepwright this is, and whether its engine is compiled."""
    return AboutOut(version=__version__, form=form())
