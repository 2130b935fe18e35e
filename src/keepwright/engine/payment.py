"""Payments: a price is the list of all exact ways to pay it."""

from __future__ import annotations

from itertools import product
from typing import Final, final

from mypy_extensions import i64

from keepwright.engine.choices import bit, choices_of
from keepwright.engine.goods import Bundle, Kinds, amount, covers, in_common, pieces

NO_JOKER: Final = -1


@final
class Price:
    """What something costs in goods: every exact way to pay it, in canonical order.

    `open` maps a word for goods of free choice to the kinds it admits; such goods may be equal or
    different. With a `joker` among the kinds, ways that use fewer jokers come first; `sparing` is
    the rule, if there is one, by which only the ways with the fewest jokers are offered.

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
        sparing: str = "",
    ) -> None:
        fixed = {kind: n for kind, n in amounts.items() if kind not in open}
        choices = [kinds.any_of(n, open[kind]) for kind, n in amounts.items() if kind in open]
        ways = [kinds.pack(**fixed) + sum(chosen) for chosen in product(*choices)]
        self.kinds: Final = kinds
        self.amounts: Final = amounts
        self.text: Final = " ".join(f"{n} {kind}" for kind, n in amounts.items())
        self.joker: Final[i64] = kinds.ids.index(joker) if joker else NO_JOKER
        self.sparing: Final = sparing
        self.ways: Final = sorted(dict.fromkeys(ways), key=self.jokers_in)
        self.offered_together: Final = self._offered_together()
        self.least: Final[i64] = min([kinds.total(way) for way in self.ways])
        self.needed: Final[i64] = in_common(self.ways)  # whichever way it is paid
        self.bundles: Final = [Bundle(way) for way in self.ways]
        self.is_exact: Final = len(self.ways) == 1  # whether there is only one way to pay at all

    def _offered_together(self) -> list[int]:
        """The ways that can be offered side by side, as bits: those first that come first."""
        if not self.sparing:
            return [choices_of(list(range(len(self.ways))))]
        jokers = [self.jokers_in(way) for way in self.ways]
        return [
            choices_of([number for number, used in enumerate(jokers) if used == least])
            for least in sorted(set(jokers))
        ]

    def jokers_in(self, way: int) -> int:
        """How many jokers a way to pay uses."""
        return int(amount(way, self.joker)) if self.joker != NO_JOKER else 0

    def affordable(self, held: i64) -> bool:
        """Whether the held goods allow at least one way to pay."""
        if not covers(held, self.needed):
            return False
        if self.is_exact:
            return True
        if pieces(held) < self.least:
            return False
        for way in self.bundles:
            if covers(held, way.goods):
                return True
        return False

    def payable(self, held: i64) -> i64:
        """The ways that are offered to who holds these goods, as bits of their numbers."""
        covered: i64 = 0
        number: i64 = 0
        for way in self.bundles:
            if covers(held, way.goods):
                covered |= bit(number)
            number += 1
        for together in self.offered_together:
            if covered & together:
                return covered & together
        return 0
