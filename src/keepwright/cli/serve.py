"""`keepwright serve`: tables for people, over HTTP."""

from __future__ import annotations

import logging
import os
import re
import signal
import socket
import sys
import threading
import webbrowser
from enum import Enum
from types import FrameType
from typing import Annotated, Any, Final

from keepwright.cli.calling import Option
from keepwright.cli.hosting import Database, DataFolder, database_trouble, server_folder
from keepwright.cli.speaking import REFUSED, WRONG_CALL, Lang, Stop, out, say
from keepwright.server.settings import Mail, Settings

GRACE_SECONDS: Final = 5  # for what is being answered when the server is told to stop
LONGEST_MESSAGE: Final = 64 * 1024  # over a live connection; clients have nothing to say there
QUEUE: Final = 2048  # connections that wait to be let in

# Without one of these there is no window to open, and a browser in the terminal would take it over.
WITH_WINDOWS: Final = ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")

SITE: Final = re.compile(r"https?://[\w.-]+(:\d+)?")
NETWORK: Final = "Network"
NOTICES: Final = "Notices to people who are waited for: by e-mail, and in browsers"
BOTS: Final = "Bots"


class Accounts(Enum):
    """Who may make an account."""

    OPEN = "open"
    INVITED = "invited"


class Level(Enum):
    """How much is written to the log."""

    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


def serve(
    host: Annotated[
        str,
        Option(
            "--host",
            metavar="ADDRESS",
            envvar="KEEPWRIGHT_HOST",
            help="Listen here; 0.0.0.0 or :: is everywhere.",
            panel=NETWORK,
        ),
    ] = Settings.host,
    port: Annotated[
        int,
        Option(
            "--port",
            metavar="N",
            min=0,
            max=65535,
            envvar="KEEPWRIGHT_PORT",
            help="And at this port; 0 is any that is free.",
            panel=NETWORK,
        ),
    ] = Settings.port,
    public_url: Annotated[
        str,
        Option(
            "--public-url",
            metavar="URL",
            envvar="KEEPWRIGHT_PUBLIC_URL",
            help="The address people use, if it is another one: https://play.example.org. "
            "It stands in links, and with https cookies are kept to encrypted connections.",
            panel=NETWORK,
            show_default=False,
        ),
    ] = "",
    behind_proxy: Annotated[
        bool,
        Option(
            "--behind-proxy",
            envvar="KEEPWRIGHT_BEHIND_PROXY",
            help="A proxy of yours is in front: believe its X-Forwarded-For.",
            panel=NETWORK,
        ),
    ] = False,
    records_from: Annotated[
        list[str] | None,
        Option(
            "--records-from",
            metavar="URL",
            envvar="KEEPWRIGHT_RECORDS_FROM",
            help="Another site whose records the page may open by their address, such as "
            "https://records.example.org; may be said again.",
            panel=NETWORK,
            show_default=False,
        ),
    ] = None,
    data: DataFolder = None,
    database: Database = "",
    accounts: Annotated[
        Accounts,
        Option(
            "--accounts",
            envvar="KEEPWRIGHT_ACCOUNTS",
            help="Who may make an account: everybody, or only with a word from "
            "`keepwright admin invite`. Guests can always play.",
        ),
    ] = Accounts.OPEN,
    bot_workers: Annotated[
        int,
        Option(
            "--bot-workers",
            metavar="N",
            min=1,
            max=64,
            envvar="KEEPWRIGHT_BOT_WORKERS",
            help="So many bots think at once, each in a process of its own.",
            panel=BOTS,
        ),
    ] = Settings.bot_workers,
    bot_seconds: Annotated[
        float,
        Option(
            "--bot-seconds",
            metavar="SECONDS",
            min=0.1,
            max=4.0,
            envvar="KEEPWRIGHT_BOT_SECONDS",
            help="A bot that thinks longer is stood in for.",
            panel=BOTS,
        ),
    ] = Settings.bot_seconds,
    mail_host: Annotated[
        str,
        Option(
            "--mail-host",
            metavar="HOST",
            envvar="KEEPWRIGHT_MAIL_HOST",
            help="The SMTP server. Without one, no e-mail is sent.",
            panel=NOTICES,
            show_default=False,
        ),
    ] = "",
    mail_port: Annotated[
        int,
        Option(
            "--mail-port",
            metavar="N",
            min=1,
            max=65535,
            envvar="KEEPWRIGHT_MAIL_PORT",
            help="Its port; at 465 the connection is encrypted from the start.",
            panel=NOTICES,
        ),
    ] = Mail.port,
    mail_from: Annotated[
        str,
        Option(
            "--mail-from",
            metavar="ADDRESS",
            envvar="KEEPWRIGHT_MAIL_FROM",
            help="The sender.",
            panel=NOTICES,
            show_default=False,
        ),
    ] = "",
    mail_user: Annotated[
        str,
        Option(
            "--mail-user",
            metavar="NAME",
            envvar="KEEPWRIGHT_MAIL_USER",
            help="The name to sign in with, if that is asked for.",
            panel=NOTICES,
            show_default=False,
        ),
    ] = "",
    mail_password: Annotated[
        str,
        Option(
            "--mail-password",
            metavar="WORD",
            envvar="KEEPWRIGHT_MAIL_PASSWORD",
            help="The password for it; better in the environment, where nobody reads it.",
            panel=NOTICES,
            show_default=False,
        ),
    ] = "",
    mail_starttls: Annotated[
        bool,
        Option(
            "--mail-starttls",
            envvar="KEEPWRIGHT_MAIL_STARTTLS",
            help="Encrypt the connection before anything is said.",
            panel=NOTICES,
        ),
    ] = False,
    notice_after: Annotated[
        float,
        Option(
            "--notice-after",
            metavar="SECONDS",
            min=0,
            envvar="KEEPWRIGHT_NOTICE_AFTER",
            help="Write to somebody who has been waited for this long and does not look.",
            panel=NOTICES,
        ),
    ] = Settings.notice_after,
    log_level: Annotated[
        Level,
        Option(
            "--log-level",
            envvar="KEEPWRIGHT_LOG_LEVEL",
            help="What is written on standard error, one JSON object a line; info tells of every "
            "request.",
        ),
    ] = Level.INFO,
    opens: Annotated[
        bool,
        Option("--open", help="Open the page in this machine's browser as well."),
    ] = False,
    lang: Lang = None,
) -> None:
    """Serve tables: people play in a browser or by programs, live or over days, with bots.

    Everything is kept in one SQLite file in the data folder, or in PostgreSQL. The database is
    made, and after an update brought forward, by itself. SIGTERM or Ctrl-C stops the server after
    it has answered what it was asked; nothing that was acknowledged is ever lost.

    Exit codes: 0 stopped as asked, 1 it could not start, 2 wrong call.
    """
    if mail_host and not mail_from:
        raise Stop("cli-serve-no_sender", WRONG_CALL)
    if public_url and not public_url.startswith(("http://", "https://")):
        raise Stop("cli-serve-bad_url", WRONG_CALL, url=public_url)
    for site in records_from or []:
        if not SITE.fullmatch(site):
            raise Stop("cli-serve-bad_url", WRONG_CALL, url=site)
    door = listening(host, port)
    settings = Settings(
        data=server_folder(data),
        database=database,
        host=host,
        port=door.getsockname()[1],
        public_url=public_url,
        behind_proxy=behind_proxy,
        record_hosts=tuple(records_from or []),
        accounts=accounts.value,
        bot_workers=bot_workers,
        bot_seconds=bot_seconds,
        notice_after=notice_after,
        mail=Mail(mail_host, mail_port, mail_from, mail_user, mail_password, mail_starttls),
    )
    write_log(log_level.value)
    with door:
        run(settings, door, opens)


def listening(host: str, port: int) -> socket.socket:
    """A socket that is bound, so that nobody else is told the address before it works."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        return socket.create_server((host, port), family=family, backlog=QUEUE)
    except OSError as trouble:
        reason = os.strerror(trouble.errno) if trouble.errno and trouble.errno > 0 else str(trouble)
        facts = {"host": host, "port": str(port), "reason": reason}
        raise Stop("cli-serve-no_door", REFUSED, **facts) from None


def write_log(level: str) -> None:
    """All that is logged goes to standard error, one JSON object a line."""
    from keepwright.server.log import JsonLines

    lines = logging.StreamHandler()
    lines.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[lines], force=True)
    logging.getLogger("alembic.runtime.plugins").setLevel(logging.WARNING)


def open_browser(address: str) -> None:
    """Open a window of the browser, where there are windows, without waiting for it."""
    if sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in WITH_WINDOWS):
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def run(settings: Settings, door: socket.socket, opens: bool = False) -> None:
    """Serve until somebody says stop."""
    import uvicorn

    from keepwright.server.app import create_app

    class Server(uvicorn.Server):
        """Says where it is, once it is there, and when it stops."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                say("cli-serve-ready", address=settings.address)
                out().file.flush()
                if opens:
                    open_browser(settings.address)

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            await super().shutdown(sockets)
            say("cli-serve-stopped")

    with database_trouble():
        app = create_app(settings)
    config = uvicorn.Config(
        app,
        access_log=False,
        log_config=None,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        ws_max_size=LONGEST_MESSAGE,
    )
    server = Server(config)
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, stay)  # uvicorn stops on them, and then passes them on to this
    server.run([door])
    if not server.started:
        raise Stop("cli-serve-failed", REFUSED)


def stay(sign: int, frame: FrameType | None) -> Any:
    """The signal has done its work."""
