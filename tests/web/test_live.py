"""Two at one table, and what can get in between: reload, back, a lost connection, a restart."""

from __future__ import annotations

from tests.server.serving import Server
from tests.web.conftest import Visit
from tests.web.person import CHOICES, SPOTS, Person

MOVES = 6


def sit_together(host: Person, guest: Person) -> str:
    """Two people at a table of Caylus, the second with the invite word."""
    host.api("POST", "/people/guest", {})
    guest.api("POST", "/people/guest", {})
    said = {"game": "caylus", "seats": [{"kind": "me"}, {"kind": "invited"}], "public": False}
    made = host.api("POST", "/tables", said)
    table: str = made["id"]
    guest.api("POST", f"/tables/{table}/join", {"invite": made["invite"]})
    host.api("POST", f"/tables/{table}/start", {})
    for person in (host, guest):
        person.open(f"/tables/{table}")
        person.page.wait_for_selector("[data-events]")
    return table


def is_asked(person: Person) -> bool:
    return person.page.locator(f"{SPOTS}, {CHOICES}").count() > 0


def see_the_same(*people: Person) -> None:
    """Wait till all know of the same last event."""
    most = max(person.seq for person in people)
    for person in people:
        person.hears_more_than(most - 1)


def act_in_turn(people: tuple[Person, ...]) -> None:
    """Whoever is asked acts, and all see it."""
    for person in people:
        if is_asked(person):
            before = person.seq
            person.click()
            person.hears_more_than(before)
            see_the_same(*people)
            return
    people[0].page.wait_for_timeout(100)


def test_two_browsers_play_one_table_live(visit: Visit) -> None:
    host, guest = visit(), visit(language="de")
    sit_together(host, guest)
    for _ in range(MOVES):
        act_in_turn((host, guest))
    assert host.seq == guest.seq
    assert host.seq >= MOVES - 2
    assert host.wrong == guest.wrong == []


def test_chat_reaches_the_other(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = sit_together(host, guest)
    host.api("POST", f"/tables/{table}/chat", {"text": "Good luck, mason!"})
    guest.page.get_by_role("tab", name="Chat").click()
    guest.page.get_by_text("Good luck, mason!").wait_for()


def test_a_reload_and_the_back_button_lose_nothing(visit: Visit) -> None:
    person = visit()
    person.sit("caylus")
    for _ in range(4):
        assert person.waits()
        person.click()
        person.page.wait_for_timeout(150)
    assert person.waits()
    before = person.seq
    person.page.reload()
    person.page.wait_for_selector("[data-events]")
    assert person.waits()
    assert person.seq >= before
    address = person.page.url
    person.page.locator("a.brand").click()
    person.page.wait_for_function("() => location.pathname === '/'")
    person.page.go_back()
    person.page.wait_for_selector("[data-events]")
    assert person.page.url == address
    assert person.waits()
    assert person.wrong == []


def test_a_move_made_without_a_connection_is_kept_and_sent(
    visit: Visit, own_server: Server
) -> None:
    person = visit()
    person.sit("caylus")
    assert person.waits()
    before = person.seq
    person.one_of(f"{SPOTS}, {CHOICES}").click()
    done = person.page.locator("[data-done]:not(:disabled)")
    done.wait_for()
    own_server.kill()
    done.click()
    person.page.locator(".toast.lost").wait_for()
    own_server.start()
    person.hears_more_than(before)
    assert person.waits()
    person.page.locator(".toast.lost").wait_for(state="detached")


def test_the_game_goes_on_after_the_server_was_killed(visit: Visit, own_server: Server) -> None:
    person = visit()
    person.sit("magna_carta", ruleset="standard")
    for _ in range(3):
        assert person.waits()
        person.click()
        person.page.wait_for_timeout(200)
    before = person.seq
    own_server.kill()
    person.page.locator(".toast.lost").wait_for()
    own_server.start()
    person.page.locator(".toast.lost").wait_for(state="detached", timeout=30_000)
    assert person.waits()
    assert person.seq >= before
    person.click()
    person.hears_more_than(before)
