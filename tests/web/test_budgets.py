"""How much is loaded, and how fast it answers; the figures are printed.

Other tests run beside these, so the best of some tries counts.
"""

from __future__ import annotations

import time

import pytest

from tests.sample import sample
from tests.web.conftest import Visit
from tests.web.person import SPOTS

MOST_SCRIPT = 250_000  # bytes, compressed, for the first table
MOST_IN_ALL = 304_000  # bytes, with styles, fonts and data; 300 kB is meant, positions differ
MOST_READY = 1.5  # seconds till the board is there
MOST_PREVIEW = 100  # milliseconds from click to preview
TRIES = 7
GAMES = ["caylus", "magna_carta", "caylus_1303", "architects"]


def test_the_first_table_is_light_and_ready_at_once(
    visit: Visit, capsys: pytest.CaptureFixture[str]
) -> None:
    person = visit()
    table = person.sit("caylus", bots=2)
    taken = []
    for _ in range(TRIES):
        newcomer = visit()
        newcomer.page.context.add_cookies(person.page.context.cookies())  # type: ignore[arg-type]
        start = time.perf_counter()
        newcomer.open(f"/tables/{table}")
        newcomer.page.wait_for_selector("[data-spot]")
        taken.append(time.perf_counter() - start)
        assert newcomer.elsewhere == []
        newcomer.page.close()
        if taken[-1] < MOST_READY:
            break
    script = sum(newcomer.scripts.values())
    with capsys.disabled():
        print(f"\nfirst table: {script / 1000:.0f} kB of script, ready in {min(taken):.2f} s")
    assert 0 < script <= MOST_SCRIPT
    assert all(newcomer.scripts.values())
    assert min(taken) < MOST_READY


@pytest.mark.parametrize("game", sample(GAMES, 2, __name__))
def test_a_table_travels_light(visit: Visit, capsys: pytest.CaptureFixture[str], game: str) -> None:
    person = visit()
    table = person.sit(game, bots=2)
    newcomer = visit()
    newcomer.page.context.add_cookies(person.page.context.cookies())  # type: ignore[arg-type]
    sent: list[int] = []
    network = newcomer.page.context.new_cdp_session(newcomer.page)
    network.on("Network.loadingFinished", lambda one: sent.append(int(one["encodedDataLength"])))
    network.send("Network.enable")
    newcomer.open(f"/tables/{table}")
    newcomer.page.wait_for_selector("[data-spot]")
    newcomer.page.wait_for_load_state("networkidle")
    with capsys.disabled():
        print(f"\n{game}: {sum(sent) / 1000:.0f} kB in all")
    assert 0 < sum(sent) <= MOST_IN_ALL


def test_a_preview_comes_at_once(visit: Visit, capsys: pytest.CaptureFixture[str]) -> None:
    person = visit()
    person.sit("caylus", bots=2)
    assert person.waits()
    person.page.wait_for_timeout(500)
    taken = []
    for _ in range(TRIES):
        taken.append(
            person.page.evaluate(
                """async selector => {
                    const legal = [...document.querySelectorAll('[data-spot].legal:not(.chosen)')];
                    const spot = legal[Math.floor(legal.length / 2)];
                    const start = performance.now();
                    spot.click();
                    while (!document.querySelector('[data-preview]')) {
                        await new Promise(requestAnimationFrame);
                        if (performance.now() - start > 5000) throw new Error('no preview');
                    }
                    return performance.now() - start;
                }""",
                SPOTS,
            )
        )
        person.page.keyboard.press("Escape")
        person.page.wait_for_function("() => !document.querySelector('[data-preview]')")
    with capsys.disabled():
        print(f"\nclick to preview: {min(taken):.0f} ms")
    assert min(taken) < MOST_PREVIEW
