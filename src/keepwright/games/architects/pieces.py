"""What a printed piece of Architects can be: the typed constructors of the tables."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from keepwright.engine.choices import bit
from keepwright.engine.goods import Kinds
from keepwright.engine.payment import Price
from keepwright.engine.trade import Amounts, Offer

GOODS: Final = Kinds("clay", "wood", "stone", "gold", "marble")
SILVER: Final = "silver"
VIRTUE: Final = "virtue"
BUILDING_CARD: Final = "building_card"
# Goods of free choice: any of clay, wood and stone, or of wood and stone (§ 4.5, § 4.12).
OPEN: Final = {"any": ("clay", "wood", "stone"), "wood_or_stone": ("wood", "stone")}

SKILLS: Final = ("carpentry", "tiling", "masonry")
ALL_SKILLS: Final[i64] = 0b111


def goods(**amounts: int) -> Amounts:
    """Amounts of goods, silver, virtue and building cards; `any` and so on are of free choice."""
    return amounts


def cost(clay: int, wood: int, stone: int, gold: int, marble: int) -> Amounts:
    """The goods that a building costs."""
    given = zip(GOODS.ids, (clay, wood, stone, gold, marble), strict=True)
    return {kind: n for kind, n in given if n}


def goods_in(amounts: Amounts) -> int:
    """Only the goods among these amounts, packed."""
    return GOODS.pack(**{kind: n for kind, n in amounts.items() if kind in GOODS.ids})


def skills(*names: str) -> int:
    """A set of skills as bits."""
    return sum(int(bit(SKILLS.index(name))) for name in names)


@final
class Gain:
    """What something gives from the supply: goods, silver, virtue, building cards."""

    def __init__(self, amounts: Amounts) -> None:
        self.amounts: Final = amounts
        self.goods: Final[i64] = goods_in(amounts)
        self.silver: Final[i64] = amounts.get(SILVER, 0)
        self.virtue: Final[i64] = amounts.get(VIRTUE, 0)
        self.cards: Final[i64] = amounts.get(BUILDING_CARD, 0)
        self.told: Final = {
            kind: n for kind, n in amounts.items() if kind in GOODS.ids or kind == SILVER
        }


def gain(**amounts: int) -> Gain:
    """Gives this."""
    return Gain(amounts)


def offer(pay: Amounts, gain: Amounts) -> Offer:
    """A trade at the King's Storehouse (§ 4.5)."""
    return Offer(GOODS, OPEN, SILVER, "", pay, gain)


# ---------------------------------------------------------------- abilities


class Ability:
    """What an apprentice or a character is good for, and the trigger that brings it on.

    `amounts` says how much of what it adds up to where its trigger is asked (triggers.py).
    """

    def __init__(self, trigger: str, amounts: Amounts) -> None:
        self.trigger: Final = trigger
        self.amounts: Final = amounts


@final
class Bonus(Ability):
    """Gives something on top."""

    def __init__(self, trigger: str, gain: Gain) -> None:
        super().__init__(trigger, gain.amounts)
        self.gain: Final = gain


@final
class Discount(Ability):
    """Takes something off what is asked: silver, tax, virtue, a building card to discard."""


@final
class More(Ability):
    """Counts as more of something than there is: workers, room for apprentices."""


@final
class Trade(Ability):
    """Adds a trade to the King's Storehouse."""

    def __init__(self, offer: Offer) -> None:
        super().__init__("storehouse_action", {})
        self.offer: Final = offer


@final
class AtReset(Ability):
    """May be used once at a Black Market Reset: own workers are released, or something is gained.

    `needs_empty_prison`: only without an own worker in Prison.
    """

    def __init__(self, release: int, gain: Gain, needs_empty_prison: bool) -> None:
        super().__init__("black_market_reset", {})
        self.release: Final[i64] = release
        self.gain: Final = gain
        self.needs_empty_prison: Final = needs_empty_prison


@final
class OneResource(Ability):
    """Gold and marble are the same resource."""

    def __init__(self) -> None:
        super().__init__("paying", {})


@final
class CheaperBuilding(Ability):
    """Every building and Cathedral level costs 1 wood or 1 stone less, where it costs any."""

    def __init__(self) -> None:
        super().__init__("building", {})


@final
class AvoidDebt(Ability):
    """Silver may be paid in place of taking a debt."""

    def __init__(self, silver: int) -> None:
        super().__init__("taking_debt", {})
        self.silver: Final[i64] = silver


@final
class NoAbility(Ability):
    """Has no ability."""

    def __init__(self) -> None:
        super().__init__("none", {})


def on(trigger: str, **amounts: int) -> Ability:
    """Gives this on top whenever the trigger comes."""
    return Bonus(trigger, Gain(amounts))


def less(trigger: str, **amounts: int) -> Ability:
    """Takes this off whenever the trigger comes."""
    return Discount(trigger, {f"less_{kind}": n for kind, n in amounts.items()})


def more(trigger: str, **amounts: int) -> Ability:
    """Counts as this many more whenever the trigger comes."""
    return More(trigger, {f"more_{kind}": n for kind, n in amounts.items()})


def trade(pay: Amounts, gain: Amounts) -> Ability:
    """Adds this trade to the King's Storehouse."""
    return Trade(offer(pay, gain))


def release(count: int) -> Ability:
    """Releases up to so many own workers from Prison at a reset."""
    return AtReset(count, Gain({}), False)


def at_reset(**amounts: int) -> Ability:
    """Gives this at a reset."""
    return AtReset(0, Gain(amounts), False)


def if_no_prisoner(**amounts: int) -> Ability:
    """Gives this at a reset without an own worker in Prison."""
    return AtReset(0, Gain(amounts), True)


# ---------------------------------------------------------------- effects of buildings


class Effect:
    """What a building does, once it is built or at the end of the game."""


@final
class GainAtOnce(Effect):
    """Gives something at once."""

    def __init__(self, gain: Gain) -> None:
        self.gain: Final = gain


@final
class GainPerVirtue(Effect):
    """Gives something at once for every so many virtue."""

    def __init__(self, every: int, gain: Gain) -> None:
        self.every: Final[i64] = every
        self.gain: Final = gain


@final
class ChooseGain(Effect):
    """Gives one of several things at once."""

    def __init__(self, gains: list[Gain]) -> None:
        self.gains: Final = gains


@final
class FreeCaptures(Effect):
    """Lets up to so many groups be captured for free."""

    def __init__(self, count: int) -> None:
        self.count: Final = count


@final
class ReleaseOrCapture(Effect):
    """Lets the own captured workers return for free, or one group be captured."""


@final
class TakeDebts(Effect):
    """Makes the builder take debts."""

    def __init__(self, count: int) -> None:
        self.count: Final[i64] = count


@final
class DestroyDebts(Effect):
    """Lets one unpaid debt be destroyed."""


@final
class ReleasePrisoners(Effect):
    """Releases all own workers from Prison."""


@final
class DiscardFor(Effect):
    """Lets one building card of the hand be discarded for something."""

    def __init__(self, gain: Gain) -> None:
        self.gain: Final = gain


@final
class HireForFree(Effect):
    """Lets any face-up apprentice be hired for free."""


@final
class VirtueForAll(Effect):
    """Gives virtue to every player."""

    def __init__(self, virtue: int) -> None:
        self.virtue: Final[i64] = virtue


@final
class PrisonersLoseVirtue(Effect):
    """Takes virtue from every player with so many workers in Prison."""

    def __init__(self, threshold: int, virtue: int) -> None:
        self.threshold: Final[i64] = threshold
        self.virtue: Final[i64] = virtue


@final
class SecondWorker(Effect):
    """Lets a second worker be laid in the Guildhall at once."""


@final
class GiveUpApprentice(Effect):
    """Makes the builder give up an apprentice."""


class AtEnd(Effect):
    """Waits for the end of the game."""


# What buildings count at the end; apprentices are counted by a skill.
APPRENTICES_OF: Final = "apprentices"
COUNTED: Final = (
    "buildings",
    APPRENTICES_OF,
    "captured",
    "virtue",
    "paid_debts",
    "clay_wood_stone",
    "gold",
    "marble",
)


def known(word: str, words: tuple[str, ...]) -> str:
    """The word, if it is one of these; a table with another one is wrong."""
    if word not in words:
        raise ValueError(f"{word!r} is none of {', '.join(words)}")
    return word


@final
class PointsPer(AtEnd):
    """Points for every so many of what is counted."""

    def __init__(self, of: str, every: int, points: int, skill: str) -> None:
        self.of: Final = known(of, COUNTED)
        self.every: Final[i64] = every
        self.points: Final[i64] = points
        self.skill: Final = known(skill, SKILLS if of == APPRENTICES_OF else ("",))


@final
class VirtuePer(AtEnd):
    """Virtue for every so many of what is counted."""

    def __init__(self, of: str, every: int, virtue: int) -> None:
        self.of: Final = known(of, COUNTED)
        self.every: Final[i64] = every
        self.virtue: Final[i64] = virtue


@final
class IfHighestInCathedral(AtEnd):
    """Virtue or points for a Cathedral level above everybody else's."""

    def __init__(self, virtue: int = 0, points: int = 0) -> None:
        self.virtue: Final[i64] = virtue
        self.points: Final[i64] = points


@final
class PointsForMost(AtEnd):
    """Points for more of a kind than everybody else."""

    def __init__(self, kind: str, points: int) -> None:
        self.kind: Final = known(kind, (SILVER, *GOODS.ids))
        self.points: Final[i64] = points


@final
class PointsPerDebt(AtEnd):
    """Points, or a loss of them, for every unpaid debt."""

    def __init__(self, points: int) -> None:
        self.points: Final[i64] = points


@final
class PointsWithoutDebt(AtEnd):
    """Points for having no unpaid debt."""

    def __init__(self, points: int) -> None:
        self.points: Final[i64] = points


@final
class LoseVirtue(AtEnd):
    """A loss of virtue before or after the own gains of virtue."""

    def __init__(self, virtue: int) -> None:
        self.virtue: Final[i64] = virtue


def at_once(**amounts: int) -> Effect:
    """Gives this at once."""
    return GainAtOnce(Gain(amounts))


def per_virtue(every: int, **amounts: int) -> Effect:
    """Gives this at once for every so many virtue."""
    return GainPerVirtue(every, Gain(amounts))


def one_of(**amounts: int) -> Effect:
    """Gives one of these at once."""
    return ChooseGain([Gain({kind: n}) for kind, n in amounts.items()])


def points_per(of: str, every: int) -> Effect:
    """A point for every so many of what is counted."""
    return PointsPer(of, every, 1, "")


def per_apprentice(skill: str) -> Effect:
    """A point for every own apprentice with this skill."""
    return PointsPer(APPRENTICES_OF, 1, 1, skill)


def virtue_per(of: str, every: int) -> Effect:
    """A point of virtue for every so many of what is counted."""
    return VirtuePer(of, every, 1)


# ---------------------------------------------------------------- rows


@final
class Apprentice:
    """An apprentice card; `kind` is the id of the rules of record, `id` also tells its copy."""

    def __init__(
        self, id: str, copies: int, skills: int, virtue: int, ability: Ability, kind: str = ""
    ) -> None:
        self.id: Final = id
        self.kind: Final = kind or id
        self.copies: Final = copies
        self.skills: Final[i64] = skills
        self.virtue: Final[i64] = virtue
        self.ability: Final = ability

    def each(self) -> list[Apprentice]:
        """The cards of this row, numbered if there are several."""
        if self.copies == 1:
            return [self]
        return [
            Apprentice(
                f"{self.id}_{n}", 1, int(self.skills), int(self.virtue), self.ability, self.id
            )
            for n in range(1, self.copies + 1)
        ]

    def __repr__(self) -> str:
        return f"<{self.id}>"


@final
class Building:
    """A building card."""

    def __init__(
        self, id: str, cost: Amounts, skills: int, points: int, virtue: int, effect: Effect
    ) -> None:
        self.id: Final = id
        self.amounts: Final = cost
        self.cost: Final[i64] = goods_in(cost)
        self.skills: Final[i64] = skills
        self.points: Final[i64] = points
        self.virtue: Final[i64] = virtue
        self.effect: Final = effect

    def __repr__(self) -> str:
        return f"<{self.id}>"


@final
class MarketCard:
    """A Black Market card: what its small and its large side offer."""

    def __init__(self, id: str, small: Amounts, large: Amounts) -> None:
        self.id: Final = id
        self.small: Final = Gain(small)
        self.large: Final = Gain(large)


@final
class Space:
    """A space of the Black Market: its price, and what is printed there for want of a card."""

    def __init__(self, id: str, silver: int, printed: Amounts) -> None:
        self.id: Final = id
        self.silver: Final[i64] = silver
        self.virtue: Final[i64] = 1
        self.printed: Final = Gain(printed)


@final
class Reward:
    """A kind of reward card."""

    def __init__(self, id: str, copies: int, gain: Gain) -> None:
        self.id: Final = id
        self.copies: Final = copies
        self.gain: Final = gain


@final
class Level:
    """A level of the Cathedral."""

    def __init__(self, cost: Price, spaces: int, points: int) -> None:
        self.cost: Final = cost
        self.spaces: Final[i64] = spaces
        self.points: Final[i64] = points


@final
class VirtueLevel:
    """A level of the Virtue Track."""

    def __init__(self, points: int, avoids: int, market: bool, cathedral: bool) -> None:
        self.points: Final[i64] = points
        self.avoids: Final[i64] = avoids
        self.market_open: Final = market
        self.cathedral_open: Final = cathedral


@final
class Character:
    """The variable side of a player board: what its player starts with, and what he can do."""

    def __init__(
        self,
        id: str,
        colour: str,
        prison: int,
        silver: int,
        virtue: int,
        start: Amounts,
        cards: int,
        debts: int,
        abilities: list[Ability],
        promo: bool = False,
    ) -> None:
        self.id: Final = id
        self.colour: Final = colour
        self.prison: Final[i64] = prison
        self.silver: Final[i64] = silver
        self.virtue: Final[i64] = virtue
        self.start: Final = start
        self.goods: Final[i64] = goods_in(start)
        self.cards: Final[i64] = cards
        self.debts: Final[i64] = debts
        self.abilities: Final = abilities
        self.promo: Final = promo


@final
class Table:
    """What depends on the number of players."""

    def __init__(self, columns: int, resets: tuple[int, int], rewards: int, locations: int) -> None:
        self.columns: Final[i64] = columns
        self.spaces: Final[i64] = columns * 4
        self.resets: Final = resets
        self.rewards: Final[i64] = rewards
        self.locations: Final[i64] = locations


class SchemeEffect:
    """What the automa does where its scheme sends a worker."""


@final
class MarbleIfThree(SchemeEffect):
    """Marble with three own workers there."""


@final
class SilverToTaxStand(SchemeEffect):
    """Silver onto the Tax Stand."""


@final
class OneVirtue(SchemeEffect):
    """Virtue."""


@final
class SweepRow(SchemeEffect):
    """The first apprentice of a row goes under the pile."""

    def __init__(self, row: int) -> None:
        self.row: Final[i64] = row


@final
class CaptureLargest(SchemeEffect):
    """The largest groups are captured."""


@final
class SellAndRelease(SchemeEffect):
    """Captured workers are sold, own ones released."""


@final
class EmptyTaxStand(SchemeEffect):
    """The Tax Stand is emptied."""


@final
class FreeSpace(SchemeEffect):
    """The first free space of the Black Market from one side."""

    def __init__(self, order: tuple[int, ...]) -> None:
        self.order: Final = order


@final
class AdvanceOrVirtue(SchemeEffect):
    """A level of the Cathedral, or virtue."""


@final
class Scheme:
    """A card of the stand-in deck."""

    def __init__(self, id: str, location: str, effect: SchemeEffect) -> None:
        self.id: Final = id
        self.location: Final = location
        self.effect: Final = effect
