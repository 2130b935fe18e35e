"""What the games say about their rules is true: on random games at every table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

import keepwright as kw
from keepwright.rulebook.passages import rules_of
from tests.contract.tables import (
    MOST_LOOKED_AT,
    Moment,
    Table,
    decisions,
    for_tables,
    moments,
    spread,
)

every_table = for_tables(__name__)
every_wealth = pytest.mark.parametrize("rich", [False, True], ids=["plain", "rich"])

# What the parts of an event add up to: the first of these facts that it tells.
TOTALS = ("returned", "cost", "deniers", "workers", "prestige", "points", "virtue", "goods")


def explained_number(event: kw.Event) -> int | None:
    """The number that an event explains by its parts; None if it tells the parts alone."""
    for name in TOTALS:
        told = event.facts.get(name)
        if isinstance(told, int):
            return told
        if isinstance(told, dict):
            return sum(told.values())
    return None


@every_table
@every_wealth
def test_every_explained_number_is_the_sum_of_its_parts(table: Table, rich: bool) -> None:
    for moment in moments(table, "parts", rich):
        for event in moment.events:
            parts = event.facts.get("parts")
            if isinstance(parts, dict) and parts and (total := explained_number(event)) is not None:
                assert sum(parts.values()) == total, event
    sheet = kw.score_sheet(moment.after)
    for tally in (*sheet.tallies, *sheet.rivals.values()):
        assert sum(amount for _, amount in tally.parts) == tally.total


# ---------------------------------------------------------------- rules that are cited


def cited(table: Table, rich: bool) -> Iterator[tuple[kw.State, str, str, object]]:
    """Every rule that is cited: in which position, in which phase of it, which, and for what."""
    for state in decisions(table, "cited", rich):
        for choice in kw.candidates(state):
            for obstacle in choice.obstacles:
                yield state, table.invariants.phase_of(state), obstacle.rule, choice
    for moment in moments(table, "cited", rich):
        phase = table.invariants.phase_of(moment.before)
        for event in moment.events:
            if event.code == "phase_began":
                phase = str(event.facts["phase"])
            for reason in event.reasons:
                yield moment.before, phase, reason.rule, event


@every_table
@every_wealth
def test_every_cited_rule_is_there_and_applies_at_that_moment(table: Table, rich: bool) -> None:
    rules = rules_of(table.game)
    for state, phase, rule, what in cited(table, rich):
        assert rules.passage(rule) is not None, (rule, what)
        assert table.invariants.applies(rule, phase, state), (rule, phase, what)


# ---------------------------------------------------------------- the order of events


@every_table
@every_wealth
def test_what_concerns_several_is_told_in_the_order_of_the_rules(table: Table, rich: bool) -> None:
    for moment in moments(table, "order", rich):
        for code, seats, order in table.invariants.series(moment.before, moment.events):
            places = [order.index(seat) for seat in seats]
            assert places == sorted(places), (code, seats, order)


# ---------------------------------------------------------------- why a step was forced


def forced_by_want(moment: Moment) -> Iterator[kw.Event]:
    """Steps that were forced because somebody could not pay, and for no other reason."""
    for event in moment.events:
        if event.reasons and all("cost" in reason.facts for reason in event.reasons):
            yield event


def want_of(event: kw.Event) -> Counter[str]:
    """What the seat would have needed more, coins and goods; of free choice, all of it."""
    missing: Counter[str] = Counter()
    for reason in event.reasons:
        cost, held = reason.facts["cost"], reason.facts["held"]
        if isinstance(cost, int) and isinstance(held, int):
            missing[reason.code.removeprefix("too_few_")] += cost - held
        elif isinstance(cost, dict) and isinstance(held, dict):
            for kind, n in cost.items():
                missing[kind] += max(n - held.get(kind, 0), 0)
    return missing


def played_with(moment: Moment, seat: str, more: Counter[str], table: Table) -> list[kw.Event]:
    """What would have been told, had this seat had so much more."""
    facts = table.invariants.given(moment.before.to_json(), seat, more)
    told: list[kw.Event] = []
    kw.play_line(kw.state_of(table.game, facts), moment.line, told)
    return told


def times_forced(events: list[kw.Event], event: kw.Event) -> int:
    """How often the same seat was forced in the same decision."""
    same = (event.facts["seat"], event.facts["decision"])
    forced = [one for one in events if one.code == "forced"]
    return sum((one.facts["seat"], one.facts["decision"]) == same for one in forced)


@every_table
def test_who_was_forced_by_want_would_have_had_a_choice_with_what_was_told(table: Table) -> None:
    """And with one coin less still none: the cause is the true one, and the price the lowest."""
    poor = [moment for moment in moments(table, "forced") if any(forced_by_want(moment))]
    for moment in spread(poor, MOST_LOOKED_AT // 4):
        event = next(forced_by_want(moment))
        if times_forced(moment.events, event) > 1:
            continue
        seat, want = str(event.facts["seat"]), want_of(event)
        assert not times_forced(played_with(moment, seat, want, table), event), (event, want)
        if len(event.reasons) == 1 and isinstance(event.reasons[0].facts["cost"], int):
            (coin,) = want
            nearly = played_with(moment, seat, want - Counter({coin: 1}), table)
            assert times_forced(nearly, event), (event, want)
