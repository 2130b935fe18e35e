"""The numbers of Architects once more, read off the data of record alone, to compare with.

It shares nothing with the game but the rules' data and the JSON of a player.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tests.games.architects.table import RECORD

GOODS = ("clay", "wood", "stone", "gold", "marble")
HELD = (*GOODS, "silver")
Amounts = dict[str, int]

PROMO = RECORD["promo"]
KINDS = {row["id"]: row for row in [*RECORD["apprentices"], *PROMO["apprentices"]]}
BUILDINGS = {row["id"]: row for row in [*RECORD["buildings"], *PROMO["buildings"]]}
CHARACTERS = {row["id"]: row for row in [*RECORD["characters"], *PROMO["characters"]]}
REWARDS = {row["id"]: row["gain"] for row in RECORD["reward_cards"]}
LEVELS = RECORD["virtue_track"]["levels"]
CATHEDRAL = {0: 0, **{row["level"]: row["vp"] for row in RECORD["cathedral"]["levels"]}}


def copies(kind: str) -> list[str]:
    """The cards of a kind of apprentice."""
    count = KINDS[kind]["copies"]
    return [kind] if count == 1 else [f"{kind}_{n}" for n in range(1, count + 1)]


# Every apprentice card, by its id.
CARDS: dict[str, Any] = {card: row for kind, row in KINDS.items() for card in copies(kind)}


def with_trigger(trigger: str) -> list[str]:
    """The apprentice cards with this trigger."""
    return [card for card, row in CARDS.items() if row["ability"]["trigger"] == trigger]


def with_skill(skill: str, cards: Iterable[str]) -> list[str]:
    """Those of the cards that show a skill."""
    return [card for card in cards if skill in CARDS[card]["skills"]]


def gained(cards: Iterable[str]) -> Amounts:
    """What the abilities of these cards give together, each once."""
    total: Counter[str] = Counter()
    for card in cards:
        total.update(CARDS[card]["ability"].get("gain", {}))
    return dict(total)


def avoided(virtue: int, character: str | None = None) -> int:
    """The tax that is not paid at this virtue."""
    ignored: int = LEVELS[virtue]["avoid_tax"]
    return ignored + (character == "ada")


def tax_paid(virtue: int, tax: int, character: str | None = None) -> int:
    """What is left of a tax."""
    return max(tax - avoided(virtue, character), 0)


def moved(virtue: int, debts: int, points: int, destroy: bool = True) -> tuple[int, int]:
    """Virtue and unpaid debts after so many points, one at a time."""
    for _ in range(abs(points)):
        if points > 0 and virtue < 14:
            virtue += 1
        elif points > 0:
            debts -= destroy and debts > 0
        elif virtue > 0:
            virtue -= 1
        else:
            debts += 1
    return virtue, debts


# ---------------------------------------------------------------- the end of the game

Player = Mapping[str, Any]


def amount_of(me: Player, effect: Mapping[str, Any]) -> int:
    """How much a player has of what an effect counts."""
    fine = me["gold"] + me["marble"]
    pool = me["character"] == "therese"
    return int(
        {
            "own_constructed_buildings": len(me["buildings"]),
            "own_apprentices_with_skill": len(
                with_skill(effect.get("skill", ""), me["apprentices"])
            ),
            "captured_workers_on_own_board": sum(me["captured"].values()),
            "own_virtue": me["virtue"],
            "own_paid_debts": me["paid_debts"],
            "own_gold": fine if pool else me["gold"],
            "own_marble": fine if pool else me["marble"],
            "own_clay_wood_stone_total": me["clay"] + me["wood"] + me["stone"],
        }[effect["of"]]
    )


def is_highest(me: Player, others: Sequence[Player]) -> bool:
    """Whether nobody else is as high in the Cathedral."""
    return all(me["cathedral"] > other["cathedral"] for other in others)


def last_gains(me: Player, others: Sequence[Player]) -> Amounts:
    """The virtue that buildings bring at the end, by building."""
    found = {}
    for card in me["buildings"]:
        effect = BUILDINGS[card]["effect"]
        if effect["type"] == "virtue_per":
            found[card] = amount_of(me, effect) // effect["every"] * effect["virtue"]
        elif effect["type"] == "if_sole_highest_cathedral" and is_highest(me, others):
            found[card] = effect["gain"].get("virtue", 0)
    return {card: points for card, points in found.items() if points}


def last_loss(me: Player) -> int:
    """The virtue that buildings cost at the end, as points to move."""
    effects = [BUILDINGS[card]["effect"] for card in me["buildings"]]
    return sum(effect["virtue"] for effect in effects if effect["type"] == "lose_virtue")


def last_virtue(me: Player, others: Sequence[Player], loss_first: bool) -> tuple[int, int]:
    """Virtue and unpaid debts when points are counted, all debts destroyed that can be."""
    steps = [sum(last_gains(me, others).values()), last_loss(me)]
    virtue, debts = me["virtue"], me["unpaid_debts"]
    for points in steps[::-1] if loss_first else steps:
        virtue, debts = moved(virtue, debts, points)
    return virtue, debts


def bonus(card: str, me: Player, others: Sequence[Player]) -> int:
    """The points of one building's effect; of the player's last virtue and debts."""
    effect = BUILDINGS[card]["effect"]
    kind = effect["type"]
    if kind == "vp_per":
        return int(amount_of(me, effect) // effect["every"] * effect["vp"])
    if kind == "vp_if_sole_most":
        held = effect["resource"]
        most = max(other.get(held, 0) for other in others)
        return int(effect["vp"]) if me[held] > most else 0
    if kind == "if_sole_highest_cathedral":
        return int(effect["gain"].get("vp", 0)) * is_highest(me, others)
    if kind == "vp_if_no_unpaid_debt":
        return int(effect["vp"]) if me["unpaid_debts"] == 0 else 0
    return 0


def points(me: Player, others: Sequence[Player], loss_first: bool = False) -> Amounts:
    """The parts of a player's points, with the virtue that buildings bring and cost at the end."""
    virtue, debts = last_virtue(me, others, loss_first)
    return counted({**me, "virtue": virtue, "unpaid_debts": debts}, others)


def counted(me: Player, others: Sequence[Player]) -> Amounts:
    """The parts of a player's points when virtue has come to rest, those of nothing left out."""
    per_debt = -2
    for card in me["buildings"]:
        per_debt += BUILDINGS[card]["effect"].get("vp_per_unpaid_debt", 0)
    parts = {
        "buildings": sum(BUILDINGS[card]["vp"] for card in me["buildings"]),
        "building_bonuses": sum(bonus(card, me, others) for card in me["buildings"]),
        "cathedral": CATHEDRAL[me["cathedral"]],
        "virtue": LEVELS[me["virtue"]]["vp"],
        "unpaid_debt": per_debt * me["unpaid_debts"],
        "gold": me["gold"],
        "marble": me["marble"],
        "silver": me["silver"] // 10,
        "prison": -(me["prison"] // 2),
    }
    return {label: n for label, n in parts.items() if n}


def counted_for_bot(bot: Player, name: str, in_guildhall: int) -> Amounts:
    """The parts of the bot's points (§ 4.15)."""
    scoring = RECORD["solo"]["scoring"]
    parts = {
        "guildhall": scoring["guildhall_worker"][name] * in_guildhall,
        "cathedral": CATHEDRAL[bot["cathedral"]],
        "virtue": LEVELS[bot["virtue"]]["vp"],
        "unpaid_debt": scoring["unpaid_debt"] * bot["unpaid_debts"],
        "marble": scoring["marble"] * bot["marble"],
        "prison": scoring["prison_pair"] * (bot["prison"] // 2),
    }
    return {label: n for label, n in parts.items() if n}
