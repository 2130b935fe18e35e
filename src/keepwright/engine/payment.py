"""Payments: a price is the list of all exact ways to pay it."""

from __future__ import annotations

from itertools import product
from typing import Final, final

from mypy_extensions import i64

from keepwright.engine.choices import bit, lowest
from keepwright.engine.goods import Kinds, affordable, amount, covers

NO_JOKER: Final = -1


@final
class Price:
    """What something costs in goods: every exact way to pay it, in canonical order.

    `open` maps a word for goods of free choice to the kinds it admits; such goods may be equal or
    different. With a `joker` among the kinds, ways that use fewer jokers come first; `spared`, it
    is offered only where it can be needed.

    >>> cubes = Kinds("food", "wood", "gold")
    >>> price = Price(cubes, {"wood": 1, "any": 1}, {"any": ("food", "wood", "gold")})
    >>> price.text, [cubes.text(way) for way in price.ways]
    ('1 wood 1 any', ['1 food 1 wood', '2 wood', '1 wood 1 gold'])
    """

    def __init__(
        self,
        kinds: Kinds,
        amounts: dict[str, int],
        open: dict[str, tuple[str, ...]],
        joker: str = "",
        spared: bool = True,
    ) -> None:
        fixed = {kind: n for kind, n in amounts.items() if kind not in open}
        choices = [kinds.any_of(n, open[kind]) for kind, n in amounts.items() if kind in open]
        ways = [kinds.pack(**fixed) + sum(chosen) for chosen in product(*choices)]
        self.kinds: Final = kinds
        self.amounts: Final = amounts
        self.text: Final = " ".join(f"{n} {kind}" for kind, n in amounts.items())
        self.joker: Final[i64] = kinds.ids.index(joker) if joker else NO_JOKER
        self.spared: Final = spared
        self.ways: Final = sorted(dict.fromkeys(ways), key=self.jokers_in)

    def jokers_in(self, way: int) -> int:
        """How many jokers a way to pay uses."""
        return int(amount(way, self.joker)) if self.joker != NO_JOKER else 0

    def affordable(self, held: i64) -> bool:
        """Whether the held goods allow at least one way to pay."""
        return affordable(held, self.ways)

    def payable(self, held: i64) -> i64:
        """The ways to choose from, as bits of their numbers.

        All that the held goods cover; but where only one of them uses the fewest jokers, that one:
        to spend more jokers than needed is never better, so it is no real choice.
        """
        covered: i64 = 0
        number: i64 = 0
        for way in self.ways:
            if covers(held, way):
                covered |= bit(number)
            number += 1
        if self.joker == NO_JOKER or not self.spared or not covered:
            return covered
        first = lowest(covered)
        rest: i64 = covered & (covered - 1)
        if rest and self.jokers_in(self.ways[lowest(rest)]) == self.jokers_in(self.ways[first]):
            return covered
        return bit(first)

    @property
    def is_exact(self) -> bool:
        """Whether there is only one way to pay at all."""
        return len(self.ways) == 1
