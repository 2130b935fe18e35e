"""The log beside the board: of a long game a part, which speaks to me and lights its places."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Visit

WIDE = {"width": 1920, "height": 1080}
MOST = 80  # entries that are drawn
# Decide as fast as the server answers, till nothing is left to decide.
PLAY_ON = """async (table) => {
    const here = `/api/v1/tables/${table}`;
    for (let tries = 0; tries < 1000; tries += 1) {
        const { seq, seat, over, decision } = await (await fetch(`${here}/position`)).json();
        if (over) return;
        const legal = (decision?.options ?? []).filter((option) => option.legal);
        const move = legal[(tries * 7) % legal.length]?.move;
        if (!move) await new Promise((resolve) => setTimeout(resolve, 50));
        else await fetch(`${here}/decisions`, {
            method: 'POST', headers: {'content-type': 'application/json'},
            body: JSON.stringify({seat, move, expected_seq: seq, key: `k${tries}`}),
        });
    }
}"""


def test_the_log_of_a_whole_game_is_drawn_in_part_and_read_as_a_whole(visit: Visit) -> None:
    person = visit(size=WIDE)
    page, lines = person.page, person.page.locator(".log li")
    table = person.sit("caylus")
    page.evaluate(PLAY_ON, table)
    page.wait_for_selector("[data-over]")
    expect(lines.last).to_contain_text("Game over")
    assert lines.count() == MOST
    expect(lines.get_by_text("You place a worker").first).to_be_visible()

    place = lines.filter(has_text="places a worker").last
    place.hover()
    expect(page.locator(".board [data-lit]").first).to_be_attached()
    page.mouse.move(0, 0)
    expect(page.locator(".board [data-lit]")).to_have_count(0)

    while page.get_by_role("button", name="Earlier").count():
        page.get_by_role("button", name="Earlier").click()
        assert lines.count() == MOST
    expect(lines.first).to_contain_text("neutral buildings")
    page.get_by_role("button", name="To the last line").click()
    expect(lines.last).to_contain_text("Game over")
    assert not person.wrong
