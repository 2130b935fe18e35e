"""The browser speaks exactly as Python does."""

from __future__ import annotations

import json
from pathlib import Path

from tests.web.node import vitest
from tests.web.spoken import samples


def test_every_message_is_said_alike(tmp_path: Path) -> None:
    """Every message × four languages × sample arguments, and sentences of real games."""
    told = list(samples())
    assert len(told) > 30_000
    (tmp_path / "spoken.json").write_text(json.dumps(told), encoding="utf-8")
    vitest("tests/unit/words/parity.test.ts", SPOKEN=str(tmp_path / "spoken.json"))
