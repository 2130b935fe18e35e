"""What a printed piece of Caylus 1303 can be: the constructors that the tables are written in."""

from __future__ import annotations

from typing import Final, Literal, final

from mypy_extensions import i64

from keepwright.engine.choices import bit
from keepwright.engine.goods import Kinds
from keepwright.engine.payment import Price
from keepwright.engine.tally import Tally
from keepwright.engine.trade import Amounts, Offer

RESOURCES: Final = Kinds("food", "wood", "stone", "cloth", "gold")
BASIC: Final = ("food", "wood", "stone", "cloth")
# What an "any" symbol accepts: never gold.
OPEN: Final[dict[str, tuple[str, ...]]] = {"any_basic": BASIC}

# How sure we are of a row's figures (§8).
Confidence = Literal["high", "medium", "low"]
HIGH: Final = "high"
MEDIUM: Final = "medium"
LOW: Final = "low"


def goods(**amounts: int) -> Amounts:
    """Amounts of resources, workers, prestige, favors; `any_basic` are resources of choice."""
    return amounts


def price(amounts: Amounts) -> Price:
    """The price in resources of these amounts."""
    return Price(RESOURCES, amounts, OPEN)


def offer(pay: Amounts, gain: Amounts) -> Offer:
    """One option of an effect: what it costs and gives; workers are paid like coins.

    They come from the supply, besides the worker who is resolved (§ start_market, R-14).
    """
    return Offer(RESOURCES, OPEN, "workers", "any_basic", pay, gain)


# ---------------------------------------------------------------- what buildings do


class Work:
    """What a building does for the worker who is resolved there."""


@final
class Effect(Work):
    """Lets the worker's player apply one of the options, once (§4.0.2)."""

    def __init__(self, options: list[Offer]) -> None:
        self.options: Final = options


@final
class Construct(Work):
    """Constructs one wood or stone building, with some printed resources not paid (§4.0.6)."""

    def __init__(self, builds: str, discount: Amounts) -> None:
        self.builds: Final = builds
        self.discount: Final = discount


@final
class Claim(Work):
    """Puts a house on a starting building, which becomes a residence (§ lawyer)."""

    def __init__(self, pay: Amounts) -> None:
        self.price: Final = price(pay)


@final
class MoveProvost(Work):
    """Moves the Provost up to so many steps, free of charge."""

    def __init__(self, reach: int) -> None:
        self.reach: Final = reach


NO_WORK: Final[Work] = Effect([])


def gain(**amounts: int) -> Work:
    """Gives this, at no cost."""
    return Effect([offer({}, amounts)])


def options(*offers: Offer) -> Work:
    """Lets one of these options be applied."""
    return Effect(list(offers))


def construct(builds: str, **discount: int) -> Work:
    """Constructs one building of this kind."""
    return Construct(builds, discount)


@final
class Building:
    """A row of the tables: a place or a tile, under the id of the rules of record.

    `built` is what its construction side does, `setup` what its set-up side does; `confidence` is
    how sure we are of its figures. Of a tile with several copies each has its own number and id.
    """

    def __init__(
        self,
        id: str,
        confidence: Confidence,
        setup: Work,
        built: Work | None = None,
        cost: Amounts | None = None,
        points: int = 0,
        owner_bonus: Amounts | None = None,
        recruits: Amounts | None = None,
        favors: int = 0,
        copies: int = 1,
    ) -> None:
        self.id: Final = id
        self.kind: str = id
        self.confidence: Final = confidence
        self.setup: Final = setup
        self.built: Final = setup if built is None else built
        self.cost: Final = {} if cost is None else cost
        self.points: Final[i64] = points
        self.owner_bonus: Final[i64] = RESOURCES.pack(**(owner_bonus or {}))
        recruited = dict(recruits or {})
        self.recruits_workers: Final[i64] = recruited.pop("workers", 0)
        self.recruits_goods: Final[i64] = RESOURCES.pack(**recruited)
        self.favors: Final[i64] = favors
        self.copies: Final = copies
        self.group: str = ""
        self.number: i64 = 0
        self.bit: i64 = 0

    def copy_named(self, id: str) -> Building:
        """One of several equal tiles, with an id of its own."""
        twin = Building(id, self.confidence, self.setup)
        twin.kind = self.kind
        return twin

    def numbered(self, number: int, group: str) -> Building:
        """The same row with its number among all buildings and the class it belongs to."""
        self.number = number
        self.bit = bit(number)
        self.group = group
        return self

    def __repr__(self) -> str:
        return f"<{self.id}>"


def tile(
    id: str,
    cost: Amounts,
    points: int,
    confidence: Confidence,
    built: Work,
    setup: Work,
    **bonus: int,
) -> Building:
    """A wood or stone tile: construction side, then set-up side; what its owner takes besides."""
    return Building(id, confidence, setup, built, cost, points, owner_bonus=bonus)


def monument(
    id: str, cost: Amounts, points: int, confidence: Confidence, favors: int = 0, **recruits: int
) -> Building:
    """A monument: what it gives in recruiting, and the favors it gives when it is built."""
    return Building(
        id, confidence, NO_WORK, cost=cost, points=points, recruits=recruits, favors=favors
    )


# ---------------------------------------------------------------- what characters do


class Power:
    """What a character does for whoever holds it (§5.6)."""

    def change(self, tally: Tally, source: str) -> None:
        """Change a number that depends on the character, naming it as the source."""
        raise NotImplementedError  # pragma: no cover


@final
class Adds(Power):
    """Adds so much to a number."""

    def __init__(self, amount: int) -> None:
        self.amount: Final[i64] = amount

    def change(self, tally: Tally, source: str) -> None:
        tally.add(source, self.amount)


@final
class Waives(Power):
    """Brings a number down to nothing."""

    def change(self, tally: Tally, source: str) -> None:
        tally.add(source, -tally.total)


@final
class Permits(Power):
    """Allows its holder something."""


@final
class MovesProvost(Power):
    """Lets its holder move the Provost up to so many steps, free of charge."""

    def __init__(self, reach: int) -> None:
        self.reach: Final = reach


@final
class Character:
    """A character tile: the moment at which it acts, and its power there."""

    def __init__(self, id: str, moment: str, power: Power, once_per_round: bool = False) -> None:
        self.id: Final = id
        self.moment: Final = moment
        self.power: Final = power
        self.once_per_round: Final = once_per_round
        self.number: i64 = 0
        self.bit: i64 = 0

    def numbered(self, number: int) -> Character:
        """The same row with its number among all characters."""
        self.number = number
        self.bit = bit(number)
        return self

    def __repr__(self) -> str:
        return f"<{self.id}>"


@final
class Table:
    """What depends on the number of players (§3.2)."""

    def __init__(self, characters: int, workers: int, recruits: int) -> None:
        self.characters: Final = characters
        self.workers: Final[i64] = workers
        self.recruits: Final[i64] = recruits
