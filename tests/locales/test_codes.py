"""Every code has its message, every message its code, and its variables are facts of the code."""

from __future__ import annotations

import pytest

import keepwright as kw
from keepwright.games.caylus.actions import BUILD
from keepwright.games.caylus.components import BUILDINGS, EXCHANGE, PRESTIGE_BUILDINGS
from keepwright.games.caylus.events import EVENTS
from keepwright.games.caylus.pieces import CUBES, Trade
from tests.locales.codes import calls, decisions, errors, raised, told
from tests.locales.messages import FILES, patterns
from tests.locales.test_names import KINDS as NAMES
from tests.locales.test_names import names

GAME = kw.load("caylus")
ALONE = {"list": {"most", "last"}, "nothing": set(), "part": {"label", "count"}, "tally": set()}
DERIVED = {"steps": "direction", "why": "reason", "detail": "reason", "action": "reasons"}


def goods() -> set[str]:
    """Everything that is paid or gained by the number: cubes, coins, points, open cubes."""
    offers = [EXCHANGE]
    for building in BUILDINGS:
        if isinstance(building.work, Trade):
            offers += building.work.offers
    kinds = {kind for offer in offers for kind in (*offer.pay, *offer.gain)}
    return kinds | set(CUBES.ids) | {kind for building in BUILDINGS for kind in building.cost}


def parts() -> set[str]:
    """The labels of all tallies."""
    labels = {code for code, _ in calls("add") if code}
    return labels | {building.id for building in PRESTIGE_BUILDINGS if building.income}


def verbs() -> dict[str, set[str]]:
    """The verbs of all actions with what they are about; a trade may tell its gain."""
    found: dict[str, set[str]] = {"trade": {"gain"}}
    for action in GAME.actions.all:
        found.setdefault(action.verb, set()).update({action.what} - {""})
    return found


def asked() -> dict[str, set[str]]:
    """The names of all decisions with their fields."""
    found: dict[str, set[str]] = {}
    for decision in decisions(GAME):
        found.setdefault(decision.name, set()).update(decision.fields())
    return found


def undecided() -> set[str]:
    """The names of all tasks that somebody decides, be it fate."""
    tasks = GAME.tasks.by_key.values()
    return {task.name for task in tasks if isinstance(task, kw.Decision | kw.Chance)}


def refused() -> dict[str, set[str]]:
    """The codes of all errors with all facts they may tell."""
    return {
        kind.code: {fact for facts in raised(kind) for fact in facts} | {"reasons"}
        for kind in errors()
    }


def reasons() -> dict[str, set[str]]:
    """Every `why` of a wrong file with the facts that may be told with it."""
    found: dict[str, set[str]] = {}
    for kind in errors():
        for facts in raised(kind):
            if why := facts.get("why"):
                found.setdefault(str(why), set()).update(facts)
    return found


def bare(ids: set[str]) -> dict[str, set[str]]:
    """Ids whose messages have no variables."""
    return {id: set() for id in ids}


CODES: dict[str, dict[str, set[str]]] = {
    "event": told("tell"),
    "obstacle": told("Obstacle"),
    "decision": asked(),
    "action": verbs(),
    "error": refused(),
    "why": reasons(),
    "task": bare(undecided()),
    "work": bare({f"build_{group}" for group in BUILD}),
    "amount": {kind: {"count"} for kind in goods()},
    "part": bare(parts()),
    "game": bare({GAME.id}),
    "option": bare({option.id for option in GAME.options}),
    **{kind: bare(set(names(kind, "en"))) for kind in NAMES},
}


def messages(kind: str) -> set[str]:
    """What follows `kind-` in the ids of the messages."""
    ids = {id for name in FILES for id in patterns("en", name)}
    return {id.removeprefix(f"{kind}-").split(".")[0] for id in ids if id.startswith(f"{kind}-")}


@pytest.mark.parametrize("kind", CODES)
def test_every_code_has_its_message(kind: str) -> None:
    assert set(CODES[kind]) - messages(kind) == set()


@pytest.mark.parametrize("kind", CODES)
def test_every_message_has_its_code(kind: str) -> None:
    """A variant is named after one of the facts of its code."""
    unused = set()
    for id in messages(kind):
        code, *variant = id.split("-")
        if code not in CODES[kind] or not set(variant) <= CODES[kind][code]:
            unused.add(id)
    assert unused == set()


def test_there_are_no_other_messages() -> None:
    ids = {*patterns("en", "engine"), *patterns("en", "caylus")}
    assert {id.split("-")[0] for id in ids} == {*CODES, *ALONE}


@pytest.mark.parametrize("kind", CODES)
def test_variables_are_facts(kind: str) -> None:
    found = {id: named for name in FILES for id, named in patterns("en", name).items()}
    for id, named in found.items():
        if id.startswith(f"{kind}-"):
            facts = CODES[kind][id.removeprefix(f"{kind}-").split(".")[0].split("-")[0]]
            derived = {DERIVED[fact] for fact in facts if fact in DERIVED}
            assert named.variables <= facts | derived, id


def test_events_are_told_with_the_facts_of_the_table() -> None:
    assert set(EVENTS) == set(told("tell")) - {"forced"}
    for code, facts in calls("tell"):
        if code in EVENTS:
            assert tuple(facts) == EVENTS[code]
