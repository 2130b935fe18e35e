"""The stage: whatever a bot does is seen on the board before one is asked, and Done never moves."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.sample import sample
from tests.web.conftest import Visit
from tests.web.person import Person

GAMES: Final = ["caylus", "magna_carta", "caylus_1303", "architects"]
ACTS: Final = 4
LEAST: Final = 200  # ms that something is marked
JITTER: Final = 25  # ms by which a busy machine may be wrong about when it began
# Writes down from when to when each beat was told, and whether something was marked meanwhile.
RECORD: Final = """() => {
    const MARKED = '[data-lit], [data-fresh], [data-was], [data-chip]';
    const prompt = () => document.querySelector('[data-region=prompt]');
    window.beats = [];
    window.asked = [];
    let last = null;
    const look = () => {
        const { line, beat, seat } = prompt()?.dataset ?? {};
        const now = performance.now();
        const key = beat === undefined ? null : `${line} ${beat}`;
        if (key !== last?.key) {
            if (last) last.to = now;
            const codes = beat?.split(' ');
            last = key && { key, line: Number(line), seat, codes, from: now, to: null, marks: 0 };
            if (last) window.beats.push(last);
            else if (document.querySelector('[data-done]')) window.asked.push(now);
        }
        if (last) last.marks = Math.max(last.marks, document.querySelectorAll(MARKED).length);
    };
    const all = { subtree: true, childList: true, attributes: true };
    new MutationObserver(look).observe(document.body, all);
    setInterval(look, 20);
}"""


def done_at(person: Person) -> tuple[float, float]:
    """Where Done stands, or what stands in its place while something is told."""
    box = person.page.locator("[data-done], [data-present]").first.bounding_box()
    assert box is not None
    return round(box["x"] + box["width"]), round(box["y"])


@pytest.mark.parametrize("game", sample(GAMES, 4, __name__))
def test_what_bots_do_is_seen_before_one_is_asked(visit: Visit, game: str) -> None:
    person = visit(speed="normal", reduced_motion="no-preference")
    table = person.sit(game, bots=2)
    person.waits()
    person.page.evaluate(RECORD)
    places = set()
    for _ in range(ACTS):
        if not person.waits():
            break
        places.add(done_at(person))
        person.click()
        places.add(done_at(person))
    person.waits()
    beats: list[dict[str, Any]] = person.page.evaluate("window.beats")
    told = {(beat["line"], code) for beat in beats for code in beat["codes"]}
    assert beats
    assert told
    for beat in beats:
        assert beat["marks"] > 0 or not beat.get("seat"), beat
        assert beat["to"] - beat["from"] >= LEAST - JITTER, beat
    assert len(places) == 1  # Done moves 0 px
    moved = bot_events(person, table, {beat["line"] for beat in beats})
    assert {code for line, code in moved} <= {code for _, code in told}


def bot_events(person: Person, table: str, lines: set[int]) -> set[tuple[int, str]]:
    """What happened in these lines of others, as the table tells it."""
    found = person.api("GET", f"/tables/{table}/position?since=0")
    return {
        (event["seq"], happened["code"])
        for event in found["events"]
        if event["seq"] in lines and event["seat"] not in (None, found["seat"])
        for happened in event["events"]
        if "seat" in happened["facts"] and happened["code"] != "forced"
    }
