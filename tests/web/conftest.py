"""A real browser for these tests, and a real server with the page on it."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from _pytest.runner import runtestprotocol
from playwright.sync_api import Browser, BrowserContext, Playwright, sync_playwright

from tests.server.conftest import nursery  # noqa: F401  (a fixture)
from tests.server.serving import Nursery, Server
from tests.web.person import Person

BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGUMENTS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
DESK: Final = {"width": 1366, "height": 768}
PHONE: Final = {"width": 360, "height": 800}
PICTURES: Final = Path(__file__).parents[2] / "web" / "pictures"
Visit = Callable[..., Person]


def pytest_runtest_protocol(item: pytest.Function, nextitem: pytest.Item | None) -> bool:
    """A browser on a busy machine may be late: what fails is tried once more.

    What went wrong the first time is kept beside the pictures of the run.
    """
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, log=False, nextitem=nextitem)
    failed = [report for report in reports if report.failed]
    if failed:
        PICTURES.mkdir(parents=True, exist_ok=True)
        with (PICTURES / "tried_twice.txt").open("a", encoding="utf-8") as kept:
            kept.writelines(f"{item.nodeid}\n{report.longreprtext}\n\n" for report in failed)
        item._initrequest()
        reports = runtestprotocol(item, log=False, nextitem=nextitem)
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


def browser_path() -> str:
    """The browser of this machine."""
    for name in (os.environ.get("KEEPWRIGHT_BROWSER", ""), *BROWSERS):
        found = shutil.which(name) if name else None
        if found:
            return found
    pytest.skip("no Chromium here: the browser is not tested (Debian: apt-get install chromium)")


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as found:
        yield found


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=browser_path(), args=list(ARGUMENTS))
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def shared_server(
    nursery: Nursery,  # noqa: F811
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Server]:
    """One server for all tests that neither end it nor look at what others did there."""
    found = Server(nursery, tmp_path_factory.mktemp("server")).start()
    yield found
    found.stop()


@pytest.fixture
def own_server(nursery: Nursery, tmp_path: Path) -> Iterator[Server]:  # noqa: F811
    """A server for a test that asks for it: one that ends it, or that must be alone there."""
    found = Server(nursery, tmp_path / "data").start()
    yield found
    found.stop()


@pytest.fixture
def server(request: pytest.FixtureRequest) -> Server:
    """The server that is visited: a test's own one if it asked for that, or the shared one."""
    own = "own_server" in request.fixturenames
    found: Server = request.getfixturevalue("own_server" if own else "shared_server")
    return found


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Visit]:
    """Somebody opens the page: `visit(language="de", theme="night", phone=True)`."""
    contexts: list[BrowserContext] = []

    def come(
        language: str = "en",
        theme: str = "day",
        phone: bool = False,
        confirm: str = "always",
        speed: str = "instant",
        size: dict[str, int] | None = None,
        **more: Any,
    ) -> Person:
        viewport: Any = size or (PHONE if phone else DESK)
        context = chromium.new_context(
            viewport=viewport,
            locale=language,
            has_touch=phone,
            **{"reduced_motion": "reduce", **more},
        )
        contexts.append(context)
        context.set_default_timeout(15_000)
        kept = {"theme": theme, "language": language, "confirm": confirm, "speed": speed}
        context.add_init_script(
            "localStorage.getItem('keepwright') ?? "
            f"localStorage.setItem('keepwright', JSON.stringify({json.dumps(kept)}))"
        )
        return Person(context.new_page(), server.address)

    yield come
    for context in contexts:
        context.close()


@pytest.fixture
def picture(request: pytest.FixtureRequest) -> Callable[[Person, str], None]:
    """Keep a screenshot as an artefact of the run."""

    def keep(person: Person, name: str) -> None:
        PICTURES.mkdir(parents=True, exist_ok=True)
        person.page.screenshot(path=PICTURES / f"{name}.png")

    return keep
