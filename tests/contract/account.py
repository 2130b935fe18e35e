"""Accounts: what events say that a seat gained and lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

import keepwright as kw

# Events of one code that concern several seats: the code, the seats as told, and in which order.
Series = Iterator[tuple[str, list[str], list[str]]]


def entry(
    event: kw.Event,
    goods: Iterable[str],
    paid: Iterable[str],
    losses: Iterable[str] = (),
    coin: str = "denier",
) -> Counter[str]:
    """What an event adds to the account of its seat.

    `goods` are the kinds that are counted, `coin` is what is paid with besides; events of the codes
    in `paid` take them away, those of the codes in `losses` take points away.
    """
    facts = event.facts
    found: Counter[str] = Counter()
    amounts_of = {"prestige": "prestige", "deniers": "denier", "workers": "workers", "cost": coin}
    for key, kind in amounts_of.items():
        value = facts.get(key)
        if isinstance(value, int):
            found[kind] += -value if key == "cost" or event.code in losses else value
    amounts = facts.get("goods")
    if isinstance(amounts, dict):
        for kind, n in amounts.items():
            if event.code == "offer_taken":
                found[kind] -= n if kind == coin else 0
            elif event.code == "offer_gained":
                found[kind] += n if kind in goods else 0
            else:
                found[kind] += -n if event.code in paid else n
    return found


def without_zeros(account: dict[str, int]) -> dict[str, int]:
    """The account without what did not change."""
    return {kind: n for kind, n in account.items() if n}


def in_passing_order(
    before: kw.State, events: Iterable[kw.Event], decision: str
) -> tuple[str, list[str], list[str]]:
    """Who was forced in this decision, and the order in which the seats have passed."""
    order, forced = list(before.to_json()["passed"]), list[str]()
    for event in events:
        if event.code == "passed":
            order.append(str(event.facts["seat"]))
        elif event.code == "forced" and event.facts["decision"] == decision:
            forced.append(str(event.facts["seat"]))
    return decision, forced, order
