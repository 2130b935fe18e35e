"""What a card of Magna Carta can be: the typed constructors that the tables are written in."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from keepwright.engine.goods import Kinds
from keepwright.engine.payment import Price
from keepwright.engine.trade import Amounts, Offer

CUBES: Final = Kinds("food", "wood", "stone", "gold")
NOT_GOLD: Final = ("food", "wood", "stone")
GOLD: Final[i64] = CUBES.ids.index("gold")
OPEN: Final = {"any": CUBES.ids, "any_not_gold": NOT_GOLD}
# Gold stands for every cube of a cost; a gold icon takes gold only (R-04,
# § course of the game, gold).
ICONS: Final = {
    "food": ("food", "gold"),
    "wood": ("wood", "gold"),
    "stone": ("stone", "gold"),
    "any": CUBES.ids,
}


def goods(**amounts: int) -> Amounts:
    """Amounts of cubes, deniers and castle tokens; `any` and `any_not_gold` are of free choice."""
    return amounts


def cost(**amounts: int) -> Price:
    """A cost in cubes; gold may stand for any of them, where it is needed (section 2.3, R-04)."""
    return Price(CUBES, amounts, ICONS, joker="gold", sparing="R-04")


def offer(pay: Amounts, gain: Amounts) -> Offer:
    """A line of a trade; what it asks is paid as it is printed (section 5.5).

    Any cube may be gold (R-23); no gold is given for gold (R-24).
    """
    return Offer(CUBES, OPEN, "denier", "any_not_gold", pay, gain, joker="gold")


class Effect:
    """What a card does for the worker's player or for its owner."""


@final
class Gain(Effect):
    """Gives cubes and deniers from the stock, without asking."""

    def __init__(self, amounts: Amounts) -> None:
        self.amounts: Final = amounts
        self.cubes: Final[i64] = CUBES.pack(
            **{kind: n for kind, n in amounts.items() if kind != "denier"}
        )
        self.deniers: Final[i64] = amounts.get("denier", 0)


@final
class FromReserve(Effect):
    """Gives one cube of the reserve that lies on the card, while there is one."""

    def __init__(self, kind: str) -> None:
        self.kind: Final = kind


@final
class Trade(Effect):
    """Lets one of the offers be taken, once."""

    def __init__(self, offers: list[Offer]) -> None:
        self.offers: Final = offers


@final
class TurnIntoResidence(Effect):
    """Turns one own card into a residence, for the price of a residence."""


@final
class Nothing(Effect):
    """Does nothing."""


NOTHING: Final[Effect] = Nothing()


def gain(**amounts: int) -> Effect:
    """Gives this, without asking."""
    return Gain(amounts)


def reserve(kind: str) -> Effect:
    """Gives one cube of the card's reserve."""
    return FromReserve(kind)


def trade(*offers: Offer) -> Effect:
    """Lets one of these offers be taken."""
    return Trade(list(offers))


@final
class Card:
    """A row of the tables, under the id of the rules of record."""

    def __init__(
        self,
        id: str,
        cost: Price,
        points: int,
        primary: Effect,
        secondary: Effect = NOTHING,
        income: int = 0,
    ) -> None:
        self.id: Final = id
        self.cost: Final = cost
        self.points: Final[i64] = points
        self.primary: Final = primary
        self.secondary: Final = secondary
        self.income: Final[i64] = income

    def __repr__(self) -> str:
        return f"<{self.id}>"


@final
class Section:
    """A pile of castle tokens: its points, and how many there are by number of players."""

    def __init__(self, id: str, points: int, tokens: dict[int, int]) -> None:
        self.id: Final = id
        self.points: Final[i64] = points
        self.tokens: Final = tokens
