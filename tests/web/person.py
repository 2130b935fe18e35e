"""Somebody in front of the page: looks, points, types, as people do."""

from __future__ import annotations

import json
from typing import Any, Final

from playwright.sync_api import Page, Request, Response

from keepwright.engine.chance import Dice

SPOTS: Final = "[data-spot].legal:visible"
CHOICES: Final = "[data-move]:not([aria-disabled=true]):visible"
DONE: Final = "[data-act=done]:visible"
OVER: Final = "[data-over]"
MOST_CLICKS: Final = 2_000
MOST_TABS: Final = 120


class Person:
    """A page with somebody before it. What goes wrong on the page is remembered."""

    def __init__(self, page: Page, address: str) -> None:
        self.page: Final = page
        self.address: Final = address
        self.dice: Final = Dice(7)
        self.wrong: Final[list[str]] = []
        self.elsewhere: Final[list[str]] = []
        self.scripts: Final[dict[str, int]] = {}
        page.on("pageerror", lambda error: self.wrong.append(str(error)))
        page.on("console", lambda said: self._hear(said.type, said.text))
        page.on("request", self._ask)
        page.on("response", self._answer)

    def _hear(self, kind: str, text: str) -> None:
        if kind == "error" and "WebSocket" not in text and "ERR_CONNECTION" not in text:
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
                return answer.json();
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
        self.page.wait_for_selector("[data-seq]")
        return table

    # ------------------------------------------------------------ playing

    @property
    def seq(self) -> int:
        return int(self.page.locator("[data-seq]").first.get_attribute("data-seq") or 0)

    def waits(self) -> bool:
        """Wait till this person is asked; false if the game is over."""
        self.page.wait_for_selector(f"{SPOTS}, {CHOICES}, {OVER}", timeout=30_000)
        return self.page.locator(OVER).count() == 0

    def one_of(self, selector: str) -> Any:
        found = self.page.locator(selector)
        return found.nth(self.dice.below(found.count()))

    def play(self, act: Any) -> int:
        """Play to the end, one act after another; how many acts that took."""
        for number in range(MOST_CLICKS):
            if not self.waits():
                return number
            before = self.seq
            act()
            self.page.wait_for_function(
                "before => document.querySelector('[data-over]') ||"
                " Number(document.querySelector('[data-seq]')?.dataset.seq) > before",
                arg=before,
                timeout=20_000,
            )
        raise AssertionError("the game does not end")

    def click(self) -> None:
        """Choose something with the mouse, and say that it is done."""
        before = self.seq
        self.one_of(f"{SPOTS}, {CHOICES}").click()
        self._settle(before)
        if self.seq == before and self.page.locator(DONE).count():
            self.page.locator(DONE).click()

    def tap(self) -> None:
        """Choose something with a finger."""
        before = self.seq
        self.one_of(f"{SPOTS}, {CHOICES}").tap()
        self._settle(before)
        if self.seq == before and self.page.locator(DONE).count():
            self.page.locator(DONE).tap()

    def press(self) -> None:
        """Choose something with the keyboard alone."""
        before, keyboard = self.seq, self.page.keyboard
        for _ in range(MOST_TABS):
            keyboard.press("Tab")
            if self.page.evaluate(
                "(choices) => document.activeElement.matches('[data-spot].legal') ||"
                " document.activeElement.matches('[data-move]:not([aria-disabled=true])')",
                CHOICES,
            ):
                break
        keyboard.press("Enter")
        self._settle(before)
        if self.seq == before:
            keyboard.press("Enter")

    def _settle(self, before: int) -> None:
        """Wait till the choice is sent, or shown and can be sent."""
        self.page.wait_for_function(
            "before => document.querySelector('[data-over]') ||"
            " document.querySelector('[data-act=done]:not(:disabled)') ||"
            " Number(document.querySelector('[data-seq]')?.dataset.seq) > before",
            arg=before,
        )
