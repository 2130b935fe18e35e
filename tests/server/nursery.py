"""A process that has everything imported and forks servers, so that they start in no time.

It reads settings as lines of JSON and answers each with the id of the process that serves. When its
input ends, all its servers end.
"""

from __future__ import annotations

import contextlib
import json
import logging
import os
import signal
import sys
from pathlib import Path
from typing import Any

from tests.server.bad_bots import let_in

let_in()  # here and in the processes of bots, which import this module as well


def serve(given: dict[str, Any]) -> None:
    """Serve with these settings till the end."""
    import uvicorn

    from keepwright.server.app import create_app
    from keepwright.server.log import JsonLines
    from keepwright.server.settings import Limits, Mail, Settings

    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    log = os.open(given.pop("log"), os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for number in (0, 1, 2):
        os.dup2(log, number)
    wrote = logging.StreamHandler(sys.stderr)
    wrote.setFormatter(JsonLines())
    logging.basicConfig(handlers=[wrote], level=logging.INFO)
    limits = Limits(**given.pop("limits", {}))
    mail = Mail(**given.pop("mail", {}))
    if "page" in given:
        given["page"] = Path(given["page"])
    settings = Settings(data=Path(given.pop("data")), limits=limits, mail=mail, **given)
    uvicorn.run(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        lifespan="on",
        timeout_graceful_shutdown=3,
    )


def main() -> None:
    """Fork a server for each line that comes in."""
    import uvicorn.protocols.http.auto
    import uvicorn.protocols.websockets.auto  # noqa: F401  (all that a server needs, once)

    import keepwright as kw
    import keepwright.server.app
    from keepwright.locales import LANGUAGES, Words

    for game_id in kw.game_ids():
        kw.load(game_id)
    for language in LANGUAGES:
        Words(language)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    born: list[int] = []
    for line in sys.stdin:
        given = json.loads(line)
        if "end" in given:
            end(given["end"], given["signal"])
            print(0, flush=True)
            continue
        child = os.fork()
        if child == 0:
            serve(given)
            os._exit(0)
        born.append(child)
        print(child, flush=True)
    for child in born:
        end(child, signal.SIGKILL)


def end(child: int, how: int) -> None:
    """End a server if it still runs; the number of one that has ended may be another's by now."""
    with contextlib.suppress(ChildProcessError):
        if os.waitpid(child, os.WNOHANG) == (0, 0):
            os.kill(child, how)


if __name__ == "__main__":
    main()
