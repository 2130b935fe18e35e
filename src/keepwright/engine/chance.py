"""Chance: the dealer owns all randomness and lives outside the state."""

from __future__ import annotations

import hashlib
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

_LOW: Final = 0xFFFFFFFF
_MULTIPLIER: Final = 2131995753
_SEED_BYTES: Final = 7


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Whoever decides chance. A dealer of your own says in `below` which numbers come up.

    >>> class Script(Dealer):
    ...     def __init__(self, numbers: list[int]) -> None:
    ...         self.numbers = numbers
    ...
    ...     def below(self, limit: int) -> int:
    ...         return self.numbers.pop(0) % limit
    >>> Script([5, 0]).draw([1, 2, 3], 2)
    [3, 1]
    """

    def below(self, limit: i64) -> i64:
        """A number from 0 up to, not including, the limit."""
        raise NotImplementedError  # pragma: no cover

    def draw(self, pool: list[int], count: int) -> list[int]:
        """An ordered draw without replacement."""
        if count == 1:
            return [pool[self.below(len(pool))]]
        rest = list(pool)
        drawn: list[int] = []
        last: i64 = len(rest)
        for _ in range(count):
            place = self.below(last)
            last -= 1
            drawn.append(rest[place])
            rest[place] = rest[last]
        return drawn

    def __getstate__(self) -> dict[str, Any]:
        return dict(getattr(self, "__dict__", {}))

    def __setstate__(self, kept: dict[str, Any]) -> None:
        for name, value in kept.items():
            setattr(self, name, value)


@final
class Dice(Dealer):
    """A fast, seeded generator (multiply with carry), for playouts, bots and simulations.

    Seven bytes are a seed that is taken as it is; of a number or a word a hash is made first.

    >>> one, two = Dice(7), Dice(7)
    >>> [one.below(6) for _ in range(9)] == [two.below(6) for _ in range(9)]
    True
    """

    def __init__(self, seed: int | str | bytes) -> None:
        if not isinstance(seed, bytes):
            seed = hashlib.sha256(f"dice {seed}".encode()).digest()[:_SEED_BYTES]
        self.state: i64 = int.from_bytes(seed, "big") | 1

    def below(self, limit: i64) -> i64:
        state: i64 = self.state
        state = (state & _LOW) * _MULTIPLIER + (state >> 32)
        self.state = state
        return (((state ^ (state >> 32)) & _LOW) * limit) >> 32

    def copy(self) -> Dice:
        """A generator that goes on exactly as this one would."""
        return _dice(self.state)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Dice) and self.state == other.state

    def __repr__(self) -> str:
        return f"<Dice at {self.state:x}>"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return _dice, (int(self.state),)


def _dice(state: i64) -> Dice:
    dice = Dice(b"")
    dice.state = state
    return dice


def many_dice(seed: int | str, count: int) -> list[Dice]:
    """So many generators from one seed, independent of each other.

    >>> first, second = many_dice(7, 2)
    >>> first.below(1000) == second.below(1000)
    False
    """
    seeds = hashlib.shake_256(f"dice {seed}".encode()).digest(count * _SEED_BYTES)
    return [Dice(seeds[place : place + _SEED_BYTES]) for place in range(0, len(seeds), _SEED_BYTES)]


@final
class SeedDealer(Dealer):
    """Deals from a secret seed of 256 bits; who learns the seed afterwards can deal again.

    Each number comes from SHA-256 of the seed and a counter. `commitment` can be published before
    the game: it binds the dealer to the seed without telling it.

    >>> dealer = SeedDealer(seed_bytes("a secret"))
    >>> dealer.draw([1, 2, 3], 2), dealer.commitment[:8]
    ([2, 3], 'e41854f2')
    """

    def __init__(self, seed: bytes) -> None:
        self.seed: Final = seed
        self.counter: int = 0

    @property
    def commitment(self) -> str:
        """SHA-256 of the seed."""
        return hashlib.sha256(self.seed).hexdigest()

    def below(self, limit: i64) -> i64:
        block = hashlib.sha256(self.seed + self.counter.to_bytes(8, "big")).digest()
        self.counter += 1
        return int.from_bytes(block[:16], "big") % int(limit)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, SeedDealer):
            return False
        return self.seed == other.seed and self.counter == other.counter

    def __repr__(self) -> str:
        return f"<SeedDealer {self.commitment[:8]}, {self.counter} dealt>"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return _seed_dealer, (self.seed, self.counter)


def _seed_dealer(seed: bytes, counter: int) -> SeedDealer:
    dealer = SeedDealer(seed)
    dealer.counter = counter
    return dealer


def seed_bytes(seed: int | str) -> bytes:
    """The 256-bit seed for a number or a word typed by a person.

    >>> seed_bytes(7) == seed_bytes("7"), len(seed_bytes(7))
    (True, 32)
    """
    return hashlib.sha256(f"keepwright {seed}".encode()).digest()
