"""What apprentices and characters add where their trigger comes (§ 5.2, § 5.7, § 5.8).

Prices, yields and counts ask here, and get every part with the card it comes from. Bonuses apply
at every visit, and several copies add up (R-39).
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from keepwright.engine.choices import bit, lowest
from keepwright.engine.tally import Tally
from keepwright.games.architects.components import APPRENTICES, CHARACTERS
from keepwright.games.architects.pieces import Ability, Bonus
from keepwright.games.architects.state import NO_CHARACTER, Player


@final
class Trigger:
    """One amount that is asked for at one moment, by apprentice card and by character."""

    def __init__(self, name: str, what: str) -> None:
        self.name: Final = name
        self.of_cards: Final = [_amount(card.ability, name, what) for card in APPRENTICES]
        self.of_characters: Final = [
            sum(_amount(ability, name, what) for ability in character.abilities)
            for character in CHARACTERS
        ]
        self.cards: Final[i64] = sum(int(bit(n)) for n, m in enumerate(self.of_cards) if m)

    def total(self, me: Player) -> i64:
        """How much all that a player has adds up to."""
        found: i64 = 0
        rest: i64 = me.apprentices & self.cards
        while rest:
            found += self.of_cards[lowest(rest)]
            rest = rest & (rest - 1)
        if me.character != NO_CHARACTER:
            found += self.of_characters[me.character]
        return found


def _amount(ability: Ability, name: str, what: str) -> int:
    return ability.amounts.get(what, 0) if ability.trigger == name else 0


def sources(me: Player, trigger: Trigger) -> list[tuple[str, int]]:
    """What a player's cards and character bring, each under its own name."""
    found: list[tuple[str, int]] = []
    rest: i64 = me.apprentices & trigger.cards
    while rest:
        card = lowest(rest)
        found.append((APPRENTICES[card].id, trigger.of_cards[card]))
        rest = rest & (rest - 1)
    if me.character != NO_CHARACTER and trigger.of_characters[me.character]:
        found.append((CHARACTERS[me.character].id, trigger.of_characters[me.character]))
    return found


def add_up(me: Player, trigger: Trigger, tally: Tally, sign: i64 = 1) -> None:
    """Add what a player's cards and character bring."""
    if not tally.explained:
        tally.add(trigger.name, sign * trigger.total(me))
        return
    for source, brought in sources(me, trigger):
        tally.add(source, sign * brought)


@final
class Occasion:
    """A moment at which cards and characters give something of their own on top."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.cards: Final[i64] = sum(
            int(bit(n)) for n, card in enumerate(APPRENTICES) if _is_bonus(card.ability, name)
        )
        self.bonus_of_characters: Final = [
            [ability for ability in character.abilities if _is_bonus(ability, name)]
            for character in CHARACTERS
        ]

    def bonuses(self, me: Player) -> list[tuple[str, Bonus]]:
        """What a player is given, each with the card or character it comes from."""
        found: list[tuple[str, Bonus]] = []
        rest: i64 = me.apprentices & self.cards
        while rest:
            card = APPRENTICES[lowest(rest)]
            ability = card.ability
            assert isinstance(ability, Bonus)
            found.append((card.id, ability))
            rest = rest & (rest - 1)
        if me.character != NO_CHARACTER:
            for ability in self.bonus_of_characters[me.character]:
                assert isinstance(ability, Bonus)
                found.append((CHARACTERS[me.character].id, ability))
        return found


def _is_bonus(ability: Ability, name: str) -> bool:
    return isinstance(ability, Bonus) and ability.trigger == name


QUARRY_STONE: Final = Trigger("quarry", "stone")
FOREST_WOOD: Final = Trigger("forest", "wood")
SILVERSMITH_SILVER: Final = Trigger("silversmith", "silver")
MINES_CLAY: Final = Trigger("mines", "clay")
STOREHOUSE_WORKERS: Final = Trigger("storehouse_visit", "more_workers")
HIRE_DISCOUNT: Final = Trigger("workshop_hire", "less_silver")
APPRENTICE_ROOM: Final = Trigger("apprentice_limit", "more_apprentices")
CAPTURE_DISCOUNT: Final = Trigger("town_centre_visit", "less_silver")
STEALING_SPARED: Final = Trigger("tax_stand", "less_virtue")
MARKET_DISCOUNT: Final = Trigger("black_market_action", "less_silver")
MARKET_SPARED: Final = Trigger("black_market_action", "less_virtue")
TAX_IGNORED: Final = Trigger("tax", "less_tax")
DISCARD_SPARED: Final = Trigger("cathedral_advance", "less_building_card")

STEALING: Final = Occasion("tax_stand")
MARKET_ACTION: Final = Occasion("black_market_action")
CATHEDRAL_ADVANCE: Final = Occasion("cathedral_advance")
DEBT_PAID_OFF: Final = Occasion("debt_paid_off")
CAPTURED_SOLD: Final = Occasion("send_captured_to_prison")
CONSTRUCTION: Final = Occasion("construct_building")
