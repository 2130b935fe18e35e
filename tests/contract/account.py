"""Accounts: what events say that a seat gained and lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import keepwright as kw


def entry(
    event: kw.Event, goods: Iterable[str], paid: Iterable[str], losses: Iterable[str] = ()
) -> Counter[str]:
    """What an event adds to the account of its seat.

    `goods` are the kinds that are counted; events of the codes in `paid` take them away, those of
    the codes in `losses` take points away.
    """
    facts = event.facts
    found: Counter[str] = Counter()
    for key, kind in (("prestige", "prestige"), ("deniers", "denier"), ("cost", "denier")):
        value = facts.get(key)
        if isinstance(value, int):
            found[kind] += -value if key == "cost" or event.code in losses else value
    amounts = facts.get("goods")
    if isinstance(amounts, dict):
        for kind, n in amounts.items():
            if event.code == "offer_taken":
                found[kind] -= n if kind == "denier" else 0
            elif event.code == "offer_gained":
                found[kind] += n if kind in goods else 0
            else:
                found[kind] += -n if event.code in paid else n
    return found


def without_zeros(account: dict[str, int]) -> dict[str, int]:
    """The account without what did not change."""
    return {kind: n for kind, n in account.items() if n}
