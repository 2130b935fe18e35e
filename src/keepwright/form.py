"""The form in which engine and games run here."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Literal


def form() -> Literal["compiled", "interpreted"]:
    """How engine and games run here: compiled or interpreted."""
    spec = find_spec("keepwright.engine.state")
    is_source = spec is None or spec.origin is None or spec.origin.endswith(".py")
    return "interpreted" if is_source else "compiled"
