"""Somebody in front of the page: looks, points, types, as people do."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from playwright.sync_api import Page, Request, Response
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from keepwright.engine.chance import Dice

SPOTS: Final = "[data-spot].legal:visible"
CHOICES: Final = "[data-choice]:not([aria-disabled=true]):not(:disabled):visible"
# Where a worker brings on the end of a game that nothing else forces.
FORWARD: Final = "[data-spot=guildhall].legal:visible"
DONE: Final = "[data-done]:not(:disabled)"
OVER: Final = "[data-over]"
MOST_ACTS: Final = 3_000
ANSWER: Final = 1_000  # ms in which a choice shows itself; a tray that is half full does not
LONG_ANSWER: Final = 15_000
PATIENCE: Final = 3_000
MOST_MISSED: Final = 4
KEYS: Final = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "Tab")
MOST_STEPS: Final = 6
MOST_TABS: Final = 120


class Person:
    """A page with somebody before it. What goes wrong on the page is remembered."""

    def __init__(self, page: Page, address: str) -> None:
        self.page: Final = page
        self.address: Final = address
        self.dice: Final = Dice(7)
        self.missed = 0
        self.wrong: Final[list[str]] = []
        self.elsewhere: Final[list[str]] = []
        self.scripts: Final[dict[str, int]] = {}
        page.on("pageerror", lambda error: self.wrong.append(str(error)))
        page.on("console", lambda said: self._hear(said.type, said.text))
        page.on("request", self._ask)
        page.on("response", self._answer)

    def _hear(self, kind: str, text: str) -> None:
        """Answers that refuse something, and lost connections, are nothing wrong by themselves."""
        if kind == "error" and "WebSocket" not in text and "Failed to load resource" not in text:
            self.wrong.append(text)

    def _ask(self, request: Request) -> None:
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.elsewhere.append(request.url)

    def _answer(self, response: Response) -> None:
        if response.url.endswith(".js"):
            self.scripts[response.url] = int(response.headers.get("content-length", "0"))

    # ------------------------------------------------------------ going somewhere

    def open(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    def api(self, method: str, path: str, body: Any = None) -> Any:
        """Ask the server as this page does, with its cookie."""
        if not self.page.url.startswith(self.address):
            self.open("/keepwright.svg")
        return self.page.evaluate(
            """async ([method, path, body]) => {
                const answer = await fetch('/api/v1' + path, {
                    method, headers: {'content-type': 'application/json'}, body: body ?? undefined,
                });
                const text = await answer.text();
                return text ? JSON.parse(text) : null;
            }""",
            [method, path, None if body is None else json.dumps(body)],
        )

    def sit(self, game: str, bots: int = 1, level: str = "apprentice", **options: Any) -> str:
        """Lay a table with bots and go there; its id."""
        self.api("POST", "/people/guest", {})
        seats = [{"kind": "me"}, *({"kind": "bot", "level": level} for _ in range(bots))]
        said = {"game": game, "options": options, "seats": seats, "public": False}
        table: str = self.api("POST", "/tables", said)["id"]
        self.api("POST", f"/tables/{table}/start", {})
        self.open(f"/tables/{table}")
        self.page.wait_for_selector("[data-events]")
        return table

    # ------------------------------------------------------------ playing

    @property
    def seq(self) -> int:
        return int(self.page.locator("[data-events]").first.get_attribute("data-events") or 0)

    def waits(self) -> bool:
        """Wait till this person is asked, or what he chose is to be sent; false after the end."""
        self.page.wait_for_selector(f"{SPOTS}, {CHOICES}, {DONE}, {OVER}", timeout=30_000)
        return self.page.locator(OVER).count() == 0

    def hears_more_than(self, seq: int) -> None:
        """Wait till the page knows of an event behind this one."""
        self.page.wait_for_function(
            "seq => Number(document.querySelector('[data-events]')?.dataset.events) > seq",
            arg=seq,
            timeout=30_000,
        )

    def one_of(self, selector: str) -> Any:
        found = self.page.locator(selector)
        return found.nth(self.dice.below(max(1, found.count())))

    def wanted(self) -> str:
        """What can be chosen now: what brings on the end, if it is there, or else anything.

        Where nothing is left to be chosen, what was chosen is to be sent.
        """
        choices = f"{SPOTS}, {CHOICES}"
        return next((one for one in (FORWARD, choices) if self.page.locator(one).count()), DONE)

    def play(self, act: Callable[[], None]) -> int:
        """Play to the end, one act after another; how many acts that took."""
        for number in range(MOST_ACTS):
            if not self.waits():
                return number
            act()
        raise AssertionError("the game does not end")

    def click(self) -> None:
        """Choose something with the mouse, and say that it is done."""
        before = self.seq
        self._try(lambda: self.one_of(self.wanted()).click(timeout=PATIENCE))
        if self._is_open(before):
            self._try(lambda: self.page.locator(DONE).click(timeout=PATIENCE))
            self._is_open(before, done=False)

    def choose(self, selector: str) -> None:
        """Choose this with the mouse, and say that it is done if that is asked."""
        before = self.seq
        self.page.locator(selector).click()
        if self._is_open(before):
            self.page.locator(DONE).click()
        self.hears_more_than(before)

    def tap(self) -> None:
        """Choose something with a finger."""
        before = self.seq
        self._try(lambda: self.one_of(self.wanted()).tap(timeout=PATIENCE))
        if self._is_open(before):
            self._try(lambda: self.page.locator(DONE).tap(timeout=PATIENCE))
            self._is_open(before, done=False)

    def press(self) -> None:
        """Choose something with the keyboard alone."""
        before, keyboard = self.seq, self.page.keyboard
        wanted = self.wanted().replace(":visible", "")
        for _ in range(1 + self.dice.below(MOST_STEPS)):
            keyboard.press(KEYS[self.dice.below(len(KEYS))])
        for _ in range(MOST_TABS):
            if self.page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
                break
            keyboard.press("Tab")
        keyboard.press("Enter")
        if self._is_open(before):
            keyboard.press("Enter")
            self._is_open(before, done=False)

    def _try(self, point: Callable[[], None]) -> None:
        """Point at something; what is gone before it is reached is no harm, but not every time."""
        try:
            point()
            self.missed = 0
        except PlaywrightTimeout:
            self.missed += 1
            if self.missed > MOST_MISSED:
                raise

    def _is_open(self, before: int, done: bool = True) -> bool:
        """Wait a while till the choice is sent; whether it is shown and still to be sent."""
        wanted = "document.querySelector('[data-done]:not(:disabled)')" if done else "false"
        with suppress(PlaywrightTimeout):
            self.page.wait_for_function(
                f"before => document.querySelector('[data-over]') || {wanted} ||"
                " Number(document.querySelector('[data-events]')?.dataset.events) > before",
                arg=before,
                timeout=ANSWER if done else LONG_ANSWER,
            )
        return done and self.seq == before and self.page.locator(DONE).count() > 0
