"""Payments: a price is the list of all exact ways to pay it."""

from __future__ import annotations

from itertools import product
from typing import Final, final

from mypy_extensions import i64

from keepwright.engine.goods import Kinds, affordable


@final
class Price:
    """What something costs in goods: every exact way to pay it, in canonical order.

    `open` maps a word for goods of free choice to the kinds it admits; such goods may be equal or
    different.

    >>> cubes = Kinds("food", "wood", "gold")
    >>> price = Price(cubes, {"wood": 1, "any": 1}, {"any": ("food", "wood", "gold")})
    >>> price.text, [cubes.text(way) for way in price.ways]
    ('1 wood 1 any', ['1 food 1 wood', '2 wood', '1 wood 1 gold'])
    """

    def __init__(
        self, kinds: Kinds, amounts: dict[str, int], open: dict[str, tuple[str, ...]]
    ) -> None:
        fixed = {kind: n for kind, n in amounts.items() if kind in kinds.ids}
        choices = [
            kinds.any_of(n, open[kind]) for kind, n in amounts.items() if kind not in kinds.ids
        ]
        self.amounts: Final = amounts
        self.text: Final = " ".join(f"{n} {kind}" for kind, n in amounts.items())
        self.ways: Final = [kinds.pack(**fixed) + sum(chosen) for chosen in product(*choices)]

    def affordable(self, held: i64) -> bool:
        """Whether the held goods allow at least one way to pay."""
        return affordable(held, self.ways)

    @property
    def is_exact(self) -> bool:
        """Whether there is only one way to pay at all."""
        return len(self.ways) == 1
