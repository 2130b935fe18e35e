"""Writes what the browser's side takes over from the server: run it after the wire has changed.

`python web/make_wire.py` writes the models of the OpenAPI document, which `npm run types` makes
types of, and how codes and facts become words (src/lib/words/kinds.json). Both are kept under
version control.
"""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any, Final

from keepwright.engine.game import game_ids
from keepwright.locales import words
from keepwright.locales.moves import moves_of, verbs_of
from keepwright.server.app import create_app
from keepwright.server.settings import Settings

SOURCE: Final = Path(__file__).parent / "src" / "lib"
OPENAPI: Final = SOURCE / "wire" / "openapi.json"
KINDS: Final = SOURCE / "words" / "kinds.json"


def openapi() -> dict[str, Any]:
    """What is said over the server's API; the page knows the ways by itself."""
    with tempfile.TemporaryDirectory(prefix="keepwright-") as folder:
        app = create_app(Settings(data=Path(folder)))
        try:
            return {**app.openapi(), "paths": {}}
        finally:
            app.state.house.store.close()


def kinds() -> dict[str, Any]:
    """How the facts of codes are put in words, as `keepwright.locales` does it."""
    return {
        "languages": words.LANGUAGES,
        "kinds": words.KINDS,
        "people": words.PEOPLE,
        "rows": words.ROWS,
        "beside": words.BESIDE,
        "sentences": words.SENTENCES,
        "prices": words.PRICES,
        "longest": words.LONGEST,
        "verbs": {game_id: verbs_of(game_id) for game_id in game_ids()},
        "moves": {game_id: moves_of(game_id) for game_id in game_ids()},
    }


def written(content: dict[str, Any]) -> str:
    """The text of a file."""
    return json.dumps(content, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    for path, content in ((OPENAPI, openapi()), (KINDS, kinds())):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(written(content), encoding="utf-8")
