"""What the browser's side takes over from the server is what the server has now."""

from __future__ import annotations

import json

from tests.web.node import run
from web.make_wire import KINDS, OPENAPI, SOURCE, kinds, openapi, written

STALE = "run `python web/make_wire.py` and `npm run types` in web/"


def test_the_openapi_document_is_up_to_date() -> None:
    assert json.loads(OPENAPI.read_text(encoding="utf-8")) == openapi(), STALE


def test_the_kinds_of_words_are_up_to_date() -> None:
    assert KINDS.read_text(encoding="utf-8") == written(kinds()), STALE


def test_the_types_are_up_to_date() -> None:
    types = run("openapi-typescript/bin/cli.js", str(OPENAPI))
    kept = (SOURCE / "wire" / "types.ts").read_text(encoding="utf-8")
    assert types.partition("export")[2].strip() == kept.partition("export")[2].strip(), STALE
