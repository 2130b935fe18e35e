"""Effects that the pieces of several games have, as the catalogue tells them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from keepwright.catalogue.pieces import PrintedEffect
from keepwright.engine.trade import Amounts, Offer


def some(**amounts: int) -> Amounts:
    """These amounts without those that are nothing.

    >>> some(prestige=3, favour=0)
    {'prestige': 3}
    """
    return {kind: int(n) for kind, n in amounts.items() if n}


def wild(choices: Mapping[str, Sequence[str]], goods: Sequence[str]) -> dict[str, list[str]]:
    """The goods that each free choice offers; one of all goods has a sign of its own.

    >>> wild({"any": ("wood", "gold"), "any_not_gold": ("wood",)}, ("wood", "gold"))
    {'any_not_gold': ['wood']}
    """
    return {kind: list(some) for kind, some in choices.items() if len(some) < len(goods)}


def trades(offers: Iterable[Offer]) -> list[PrintedEffect]:
    """The lines of a trade; what costs nothing is a gain."""
    return [
        PrintedEffect(does="trade" if one.pay else "gain", pay=one.pay, gains=[one.gain])
        for one in offers
    ]


def gains(*bundles: Amounts, reserve: bool = False) -> list[PrintedEffect]:
    """What is gained without paying: one of these bundles, if there is any."""
    told = [bundle for bundle in bundles if bundle]
    return [PrintedEffect(does="gain", gains=told, reserve=reserve)] if told else []
