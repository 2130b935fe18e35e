"""Studies: all seats are played, lines branch and are named, bots go on, positions are set up."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.person import DONE, Person
from tests.web.test_access import findings

NODES = "[data-node]"
HERE = "[data-node][aria-current=step]"


def place(person: Person, spot: str) -> None:
    """Place a worker there; the study goes on by a line."""
    before = person.seq
    person.page.locator(f"[data-spot={spot}].legal").click()
    person.hears_more_than(before)


def test_a_study_branches_goes_back_and_lets_bots_continue(visit: Visit) -> None:
    person = visit(confirm="never", bypass_csp=True)
    page = person.page
    person.open("/study")
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector("[data-spot].legal")
    start = person.seq
    place(person, "gate")
    place(person, "inn")
    page.get_by_role("button", name="Undo").click()
    page.wait_for_selector(f"[data-events='{start + 1}'] [data-spot=inn].legal")
    place(person, "stables")
    branch = page.locator(".branch")
    expect(branch.locator(HERE)).to_contain_text("Stables")

    page.get_by_role("button", name="Name", exact=True).click()
    page.get_by_label("Name", exact=True).fill("a quick start")
    page.keyboard.press("Enter")
    expect(branch.locator(".fold")).to_contain_text("a quick start")
    page.get_by_role("region", name="Lines of play").get_by_text("Place a worker: Inn").click()
    expect(page.locator(HERE)).to_contain_text("Inn")
    expect(page.locator("[data-spot=inn] .pc").first).to_be_visible()
    page.locator(".branch .fold").click()
    expect(page.locator(f".branch {NODES}")).to_have_count(0)
    page.keyboard.press("Tab")  # from the fold to what can be done with the branch
    page.reload()
    expect(branch.locator(".fold")).to_contain_text("a quick start")
    page.locator(HERE).focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page.locator(HERE)).to_contain_text("Gate")
    inn = page.get_by_role("button", name="Place a worker: Inn")
    inn.focus()
    branch.locator(".fold").click()
    inn.focus()
    page.keyboard.press("ArrowRight")
    expect(branch.locator(NODES).first).to_be_focused()
    page.keyboard.press("F2")
    page.keyboard.press("Escape")
    expect(branch.locator(NODES).first).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(inn).to_be_focused()
    page.get_by_role("button", name="One line on").click()
    expect(page.locator(HERE)).to_contain_text("Inn")

    page.get_by_role("button", name="Seats and bots").click()
    page.get_by_role("button", name="All seats: Gentle").click()
    assert findings(person) == []
    page.keyboard.press("Escape")
    before = person.seq
    person.hears_more_than(before + 3)
    page.get_by_role("button", name="Bots wait").click()
    expect(page.get_by_role("button", name="Bots continue")).to_be_visible()
    page.wait_for_timeout(300)
    stopped = page.locator(NODES).count()
    page.wait_for_timeout(1_200)
    assert page.locator(NODES).count() == stopped
    page.get_by_role("button", name="A bot decides once").click()
    expect(page.locator(NODES)).not_to_have_count(stopped)

    page.get_by_role("tab", name="Log").click()
    page.get_by_label("What happened").get_by_text(re.compile("gate", re.I)).first.click()
    back = page.get_by_role("region", name="Looking back")
    back.get_by_role("button", name="Play on from here").click()
    page.get_by_role("tab", name="Lines").click()
    expect(branch.locator(".fold")).to_contain_text("a quick start")  # the same study
    expect(page.locator(HERE)).to_contain_text("Gate")
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Set up from here").click()
    expect(page.get_by_role("group", name="What comes next")).to_be_visible()
    page.keyboard.press("Escape")

    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Share").click()
    copies = {}
    for form in ("json", "scenario", "link"):
        page.locator(f"[data-position={form}]").click()
        expect(page.get_by_text("Copied", exact=True)).to_be_visible()
        copies[form] = page.evaluate("navigator.clipboard.readText()")
    assert json.loads(copies["json"])["game"] == "caylus"
    page.keyboard.press("Escape")
    study = page.url

    page.goto(copies["link"])
    page.wait_for_selector("[data-spot].legal")
    expect(page.locator(NODES)).to_have_count(1)  # the position alone
    person.open("/study")
    page.get_by_label("Or paste it").fill(copies["scenario"])
    page.get_by_role("button", name="Open", exact=True).click()
    page.wait_for_selector("[data-spot].legal")
    expect(page.locator(NODES)).to_have_count(1)
    page.goto(study)
    page.get_by_role("button", name="Forget the line “a quick start”").click()
    page.get_by_role("dialog").get_by_role("button", name="Forget").click()
    expect(branch).to_have_count(0)
    assert person.wrong == []


def test_several_studies_are_kept_and_one_that_is_damaged_harms_none(visit: Visit) -> None:
    person = visit(confirm="never", bypass_csp=True)
    page = person.page
    person.open("/study")
    expect(page.get_by_text("No study is kept yet")).to_be_visible()
    person.open("/study?game=caylus&seats=blue+red")
    page.wait_for_selector("[data-spot].legal")
    place(person, "gate")
    page.get_by_role("button", name="Seats and bots").click()
    page.get_by_label("Name of this study").fill("the gate first")
    page.get_by_label("Name of this study").press("Tab")
    page.keyboard.press("Escape")
    page.evaluate("localStorage.setItem('keepwright-studies-hurt', '{\"changed\": 1')")
    person.open("/study?game=magna_carta&seats=blue+red")  # looked at: it makes room
    page.wait_for_selector(".prompt")
    person.open("/study?game=caylus&seats=blue+red+green")
    page.wait_for_selector("[data-spot].legal")
    place(person, "inn")
    page.get_by_role("link", name="Leave the study").click()
    rows = page.locator("[data-study]")
    expect(rows).to_have_count(3)
    expect(rows.nth(0)).to_contain_text("just now")
    expect(rows.nth(1)).to_contain_text("the gate first")
    expect(rows.nth(2)).to_contain_text("cannot be read")
    rows.nth(0).get_by_role("button", name="Rename").click()
    page.keyboard.type("the inn first")
    page.keyboard.press("Enter")
    expect(rows.nth(0).get_by_role("button", name="Rename")).to_be_focused()
    page.get_by_role("button", name="Delete: the gate first").click()
    expect(rows).to_have_count(2)
    expect(page.get_by_role("button", name="Undo")).to_be_focused()
    assert findings(person) == []
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Delete: A study that cannot be read").click()
    expect(rows).to_have_count(2)
    page.reload()
    expect(rows).to_contain_text(["the inn first", "the gate first"])
    rows.nth(1).get_by_role("link").click()
    expect(page.locator(HERE)).to_contain_text("Gate")
    expect(page.get_by_role("region", name="The study")).to_contain_text("the gate first")
    assert person.wrong == []


def test_a_position_is_set_up_and_what_is_wrong_is_told_at_its_place(visit: Visit) -> None:
    person = visit(confirm="never", bypass_csp=True)
    page = person.page
    person.open("/study?game=caylus&seats=blue+red")
    page.wait_for_selector("[data-spot].legal")
    page.get_by_role("button", name="Set up a position").click()
    field = page.locator("details[open] [data-field$='.gold']")
    field.get_by_role("spinbutton").fill("99999")
    field.get_by_role("spinbutton").press("Tab")
    page.get_by_role("button", name="Apply").click()
    expect(field.get_by_role("alert")).to_contain_text("between 0 and")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Set up a position").click()
    expect(field.get_by_role("spinbutton")).to_have_value("99999")  # nothing is lost
    field.get_by_role("spinbutton").fill("3")
    field.get_by_role("spinbutton").press("Tab")
    field.get_by_role("button", name="Gold: one more").click()
    page.locator("summary", has_text="As JSON").click()
    text = page.get_by_label("As JSON, for experts")
    kept = text.input_value()
    text.fill(kept.replace('"agenda": [', '"agenda": ["castle",'))
    page.get_by_role("button", name="Apply").click()
    due = page.get_by_role("group", name="What comes next")
    expect(due.get_by_role("alert")).to_contain_text("Choose what comes next")
    text.fill(kept)
    next_up = page.get_by_label("What comes next")
    next_up.select_option(label="Building")
    page.get_by_label("Who decides").select_option("blue")
    page.get_by_label("Which one").select_option(label="Which stone building do you build?")
    page.get_by_label("Who decides").select_option("red")
    expect(page.get_by_label("Which one").locator(":checked")).to_contain_text("stone")
    next_up.select_option(label="Something else, as JSON")
    page.get_by_label("The task").fill('{"choose_favour"')
    expect(page.get_by_role("button", name="Apply")).to_be_disabled()
    page.get_by_label("The task").fill('{"choose_favour": {"seat": "mauve"}}')
    page.get_by_role("button", name="Apply").click()
    expect(due.get_by_role("alert")).to_contain_text("mauve")
    next_up.select_option(label="The row of a royal favour")
    page.get_by_label("Who decides").select_option(label="Red")
    page.locator("summary", has_text="Board").click()
    page.get_by_label("Owners: add").select_option("mason")
    assert findings(person) == []
    page.get_by_role("button", name="Apply").click()
    page.get_by_text("Applied.").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator(HERE)).to_contain_text("A position is set up")
    expect(page.locator(".prompt")).to_contain_text(re.compile("favour", re.I))
    assert page.locator("[data-spot=mason]").count() > 0
    page.get_by_role("button", name="Undo").click()
    page.wait_for_selector("[data-spot=gate].legal")
    assert person.wrong == []


def test_a_table_is_planned_and_goes_on_unharmed(visit: Visit) -> None:
    person = visit(phone=True, confirm="never", bypass_csp=True)
    page = person.page
    table = person.sit("caylus", bots=2)
    assert person.waits()
    before = person.seq
    page.get_by_role("button", name="More", exact=True).tap()
    page.get_by_role("link", name=re.compile("Plan")).tap()
    page.wait_for_url(re.compile(r"/study\?kept=\w+$"))
    page.wait_for_selector("[data-spot].legal")
    person.tap()
    page.get_by_role("button", name="Lines", exact=True).tap()
    page.wait_for_selector(HERE)
    assert findings(person) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.get_by_role("button", name="More", exact=True).tap()
    assert page.get_by_text("Chat").count() == 0
    page.get_by_role("link", name="Back to the table").tap()
    page.wait_for_url(f"**/tables/{table}")
    assert person.waits()
    assert person.seq == before
    assert person.wrong == []


def test_the_last_free_card_is_pressed_like_any_other(visit: Visit, picture: Any) -> None:
    person = visit()
    page = person.page
    person.open("/study?game=magna_carta&seats=red+green")
    for _ in range(2):
        page.locator("[data-choice=keep]").click()
        before = person.seq
        page.locator(DONE).click()
        person.hears_more_than(before)
    free = page.locator(".road [data-spot].legal")
    free.first.wait_for()
    for left in range(free.count(), 0, -1):
        expect(free).to_have_count(left)
        before = person.seq
        spot = free.first
        name = spot.get_attribute("data-spot")
        spot.click()
        page.locator(f"[data-spot={name}].chosen").wait_for()
        if left == 1:
            expect(page.locator(".pick")).to_contain_text("space ")
            picture(person, "last-free-card")
        page.locator(DONE).click()
        person.hears_more_than(before)
        page.locator(f"[data-spot={name}]:not(.legal):not(.chosen)").wait_for()
    assert person.wrong == []
