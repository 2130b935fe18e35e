"""What a printed piece of Caylus can be: the typed constructors that the tables are written in."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from keepwright.engine.choices import bit
from keepwright.engine.goods import Kinds
from keepwright.engine.payment import Price
from keepwright.engine.trade import Amounts, Offer

CUBES: Final = Kinds("food", "wood", "stone", "cloth", "gold")
NOT_GOLD: Final = ("food", "wood", "stone", "cloth")
# Cubes of free choice: any type with gold, or without.
OPEN: Final = {"any": CUBES.ids, "any_not_gold": NOT_GOLD}


def goods(**amounts: int) -> Amounts:
    """Amounts of cubes, deniers, prestige, favours; `any` and `any_not_gold` are of free choice."""
    return amounts


def cubes_in(amounts: Amounts) -> Amounts:
    """Only the cubes among these amounts, those of free choice included."""
    return {kind: n for kind, n in amounts.items() if kind in CUBES.ids or kind in OPEN}


def price(amounts: Amounts) -> Price:
    """The price in cubes of these amounts."""
    return Price(CUBES, cubes_in(amounts), OPEN)


class Work:
    """What a building does for the worker who stands there."""


@final
class Produce(Work):
    """Gives one of the listed bundles; the owner, if another's worker was there, one bonus cube."""

    def __init__(self, options: list[Amounts], owner_bonus: tuple[str, ...]) -> None:
        self.options: Final = options
        self.owner_bonus: Final = owner_bonus


@final
class Trade(Work):
    """Lets the worker take one of the offers, once."""

    def __init__(self, offers: list[Offer]) -> None:
        self.offers: Final = offers


@final
class Construct(Work):
    """Builds one building of a class, with a discount if it comes from a favour."""

    def __init__(self, builds: str, discount: Amounts) -> None:
        self.builds: Final = builds
        self.discount: Final = discount


@final
class Transform(Work):
    """Turns one building into a residence of the user's."""

    def __init__(self, pay: Amounts) -> None:
        self.pay: Final = pay
        self.price: Final = price(pay)
        self.deniers: Final[i64] = pay.get("denier", 0)


@final
class Special(Work):
    """Does what the chapter on the special buildings says."""

    def __init__(self, kind: str) -> None:
        self.kind: Final = kind


NO_WORK: Final[Work] = Special("none")


def produce(*options: Amounts) -> Work:
    """Gives one of these bundles."""
    return Produce(list(options), ())


def produce_shared(option: Amounts) -> Work:
    """Gives the bundle, and the owner one cube of its types if another's worker was there."""
    return Produce([option], tuple(option))


def trade(*offers: Offer) -> Work:
    """Lets one of these offers be taken."""
    return Trade(list(offers))


def offer(pay: Amounts, gain: Amounts) -> Offer:
    """A line of a trade."""
    return Offer(CUBES, OPEN, "denier", "any_not_gold", pay, gain)


def construct(builds: str) -> Work:
    """Builds one building of this class."""
    return Construct(builds, {})


def transform(pay: Amounts) -> Work:
    """Turns one building into a residence."""
    return Transform(pay)


@final
class Building:
    """A row of the tables: a printed or built place, under the id of the rules of record."""

    def __init__(
        self,
        id: str,
        cost: Amounts,
        points: int,
        work: Work,
        favours: int = 0,
        income: int = 0,
        kind: str = "",
    ) -> None:
        self.id: Final = id
        self.kind: Final = kind or id
        self.cost: Final = cost
        self.points: Final[i64] = points
        self.work: Final = work
        self.favours: Final[i64] = favours
        self.income: Final[i64] = income
        self.group: str = ""
        self.number: i64 = 0
        self.bit: i64 = 0

    def numbered(self, number: int, group: str) -> Building:
        """The same row with its number among all buildings and the class it belongs to."""
        self.number = number
        self.bit = bit(number)
        self.group = group
        return self

    def __repr__(self) -> str:
        return f"<{self.id}>"


@final
class Section:
    """A part of the castle: how many parts, what each scores, when and how it is scored."""

    def __init__(
        self,
        id: str,
        parts: int,
        points: int,
        trigger: int,
        penalty: int,
        favours: list[int],
        opens: tuple[int, ...],
    ) -> None:
        self.id: Final = id
        self.parts: Final[i64] = parts
        self.points: Final[i64] = points
        self.trigger: Final[i64] = trigger
        self.penalty: Final[i64] = penalty
        self.favours: Final = favours
        self.opens: Final = opens

    def favours_for(self, houses: i64) -> i64:
        """How many favours this many houses earn; the table's last entry holds for all above."""
        last: i64 = len(self.favours) - 1
        return self.favours[houses if houses < last else last]
