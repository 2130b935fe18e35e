"""Goods: small counts of several kinds, packed side by side in one integer.

Each kind has a lane of twelve bits: eleven for the count and one that stays free, so that a whole
price can be compared with a whole stock in one subtraction.
"""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement
from typing import Final, final

from mypy_extensions import i64

from keepwright.engine.choices import bit
from keepwright.engine.errors import TooMany

LANE: Final = 12
MOST: Final = 2047
MOST_KINDS: Final = 5
_GUARDS: Final = 0x800800800800800


def amount(goods: i64, kind: i64) -> i64:
    """How many of one kind there are."""
    return (goods >> (kind * LANE)) & MOST


def covers(held: i64, price: i64) -> bool:
    """Whether the held goods contain all of the price."""
    return ((held | _GUARDS) - price) & _GUARDS == _GUARDS


def counted(goods: i64) -> i64:
    """The same goods; TooMany if there are more of a kind than a lane holds."""
    if goods & _GUARDS:
        raise TooMany(most=MOST)
    return goods


def capped(goods: i64) -> i64:
    """The same goods, but no more of any kind than a lane holds.

    >>> Kinds("clay", "wood").unpack(capped(MOST + 3 + 4096))
    {'clay': 2047, 'wood': 1}
    """
    over: i64 = goods & _GUARDS
    return (goods & ~over) | (over - (over >> (LANE - 1)))


def pieces(goods: i64) -> i64:
    """How many pieces there are altogether."""
    found: i64 = 0
    rest: i64 = goods
    while rest:
        found += rest & MOST
        rest = rest >> LANE
    return found


@final
class Bundle:
    """Packed goods as an object: compiled, a list of these is read faster than of large numbers."""

    def __init__(self, goods: int) -> None:
        self.goods: Final[i64] = goods


def in_common(bundles: list[int]) -> int:
    """What all of these bundles hold: of each kind, the least that is in any of them."""
    found = 0
    for kind in range(MOST_KINDS):
        found += min([int(amount(goods, kind)) for goods in bundles], default=0) << (kind * LANE)
    return found


@final
class Kinds:
    """The kinds of goods of one game, in printed order; packs, unpacks and writes counts of them.

    >>> cubes = Kinds("food", "wood", "stone")
    >>> held = cubes.pack(food=2, stone=1)
    >>> cubes.unpack(held)
    {'food': 2, 'wood': 0, 'stone': 1}
    >>> cubes.text(held)
    '2 food 1 stone'
    >>> covers(held, cubes.pack(food=1)), covers(held, cubes.pack(wood=1))
    (True, False)
    """

    def __init__(self, *ids: str) -> None:
        if len(ids) > MOST_KINDS:
            raise ValueError(f"{len(ids)} kinds; at most {MOST_KINDS} fit side by side")
        self.ids: Final = ids

    def one(self, kind: str) -> int:
        """One of this kind."""
        place: i64 = self.ids.index(kind)
        return bit(place * LANE)

    def pack(self, **amounts: int) -> int:
        """These amounts as packed goods."""
        return sum(self.one(kind) * n for kind, n in amounts.items())

    def unpack(self, goods: int) -> dict[str, int]:
        """The amount of every kind."""
        return {kind: amount(goods, place) for place, kind in enumerate(self.ids)}

    def held(self, goods: int) -> dict[str, int]:
        """The amounts of the kinds that are there at all."""
        return {kind: n for kind, n in self.unpack(goods).items() if n}

    def text(self, goods: int) -> str:
        """The goods in notation: amounts and ids."""
        return " ".join(f"{n} {kind}" for kind, n in self.held(goods).items())

    def total(self, goods: int) -> int:
        """How many pieces there are altogether."""
        return int(pieces(goods))

    def any_of(self, count: int, kinds: tuple[str, ...]) -> list[int]:
        """All ways to have this many pieces of these kinds, equal or different."""
        return [
            sum(self.one(kind) for kind in chosen)
            for chosen in combinations_with_replacement(kinds, count)
        ]

    def different(self, count: int, kinds: tuple[str, ...]) -> list[int]:
        """All ways to have this many pieces of these kinds, no two of them alike."""
        return [sum(self.one(kind) for kind in chosen) for chosen in combinations(kinds, count)]
