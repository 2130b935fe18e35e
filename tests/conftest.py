"""Settings of the whole suite."""

from __future__ import annotations

import os
from importlib.util import find_spec

import pytest
from hypothesis import settings

from tests.sample import which

pytest.register_assert_rewrite("tests.games.side_by_side")
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


def form() -> str:
    """Which form of the engine these tests run against: compiled or interpreted."""
    spec = find_spec("keepwright.engine.state")
    assert spec is not None
    assert spec.origin is not None
    return "interpreted" if spec.origin.endswith(".py") else "compiled"


def pytest_report_header() -> str:
    spec = find_spec("keepwright")
    return f"keepwright: {form()}, from {spec.origin if spec else 'nowhere'}; {which()}"


def pytest_configure() -> None:
    wanted = os.environ.get("KEEPWRIGHT_FORM")
    if wanted and wanted != form():
        raise pytest.UsageError(f"these tests should run {wanted}, but keepwright is {form()}")
