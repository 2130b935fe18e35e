"""Architects: names of record, goods, labels, and scenes of rare events."""

from __future__ import annotations

from typing import Any

from keepwright.catalogue import catalogue
from keepwright.games.architects.components import (
    APPRENTICES,
    BUILDINGS,
    CATHEDRAL,
    CHARACTERS,
    FACE_IDS,
    MARBLE_TRADE,
    REWARDS,
    SPACE_IDS,
    VIRTUE_TRADE,
)
from keepwright.games.architects.pieces import (
    GOODS,
    SILVER,
    Ability,
    Bonus,
    Discount,
    IfHighestInCathedral,
    More,
    Trade,
    VirtuePer,
)
from keepwright.locales import LANGUAGES
from tests.locales.facts import Named, by_id, record_of

FACTS = record_of("architects")
PIECES = catalogue("architects").pieces

GOOD: Named = by_id(FACTS["resources"])
# What tells cards with the same name apart is written behind it, as a word of the language.
MARKS: Named = {**GOOD, **by_id(FACTS["skills"]), "virtue": FACTS["terms"]["virtue"]}
SIDES: Named = {
    "bm_left": {"en": "left", "de": "links", "hu": "bal", "it": "sinistra"},
    "bm_middle": {"en": "middle", "de": "Mitte", "hu": "közép", "it": "centro"},
    "bm_right": {"en": "right", "de": "rechts", "hu": "jobb", "it": "destra"},
}
# Where a trigger is asked for a number, whose parts are told: the other bonuses stand alone.
YIELDS = ("quarry", "forest", "silversmith", "mines")
UNTOLD = ("building_card",)  # the discount that is not of a number


def locations() -> Named:
    """The places on the board; the Black Market has three spaces."""
    found = by_id(FACTS["locations"])
    market = found["black_market"]
    for id in SPACE_IDS:
        found[id] = {lang: f"{market[lang]} ({SIDES[id][lang]})" for lang in LANGUAGES}
    return found


def apprentices() -> Named:
    """All apprentice cards, copies and namesakes told apart."""
    found: Named = {}
    for row in (*FACTS["apprentices"], *FACTS["promo"]["apprentices"]):
        mark = row["id"].removeprefix(row["type"]).removeprefix("_")
        for number in range(1, row["copies"] + 1):
            id = f"{row['id']}_{number}" if row["copies"] > 1 else row["id"]
            found[id] = {
                lang: f"{row['names'][lang]}{told_apart(row, mark, number, lang)}"
                for lang in LANGUAGES
            }
    return found


def told_apart(row: dict[str, Any], mark: str, number: int, lang: str) -> str:
    """The number of a copy, or what a card is about; nouns stay capital in German."""
    if row["copies"] > 1:
        return f" ({number})"
    if not mark:
        return ""
    word = MARKS[mark][lang]
    return f" ({word if lang == 'de' else word.lower()})"


def market_cards() -> Named:
    """The cards of the Black Market with what their large side offers."""
    return {
        row["id"]: {
            lang: f"{row['names'][lang]} ({listed(row['large'], lang)})" for lang in LANGUAGES
        }
        for row in FACTS["black_market_cards"]
    }


def faces() -> Named:
    """The small sides there are, by what they offer."""
    found: Named = {}
    for id in FACE_IDS:
        words = id.split("_")
        amounts = dict(zip(words[1::2], map(int, words[::2]), strict=True))
        found[id] = {lang: listed(amounts, lang) for lang in LANGUAGES}
    return found


def listed(amounts: dict[str, int], lang: str) -> str:
    """Goods in a row."""
    return ", ".join(f"{n} {GOOD[kind][lang]}" for kind, n in amounts.items())


def amounts() -> set[str]:
    """Everything that is paid, gained or counted: goods, silver, virtue, cards, points."""
    offers = [VIRTUE_TRADE, MARBLE_TRADE]
    offers += [card.ability.offer for card in APPRENTICES if isinstance(card.ability, Trade)]
    kinds = {kind for offer in offers for kind in (*offer.pay, *offer.gain)}
    kinds |= {kind for level in CATHEDRAL for kind in level.cost.amounts}
    kinds |= {kind for reward in REWARDS for kind in reward.gain.amounts}
    kinds |= {kind for piece in PIECES for kind in (*piece.cost, *piece.gain, *piece.at_end)}
    return kinds | {*GOODS.ids, SILVER}


def changes_a_number(ability: Ability) -> bool:
    """Whether an ability is named as a part of a price, a yield or a count."""
    if isinstance(ability, Bonus):
        return ability.trigger in YIELDS
    of = [kind.removeprefix("less_") for kind in ability.amounts]
    return isinstance(ability, Discount | More) and not set(of) & set(UNTOLD)


def sources() -> set[str]:
    """What is named as a source of a number or of something gained."""
    holders = [(card.id, [card.ability]) for card in APPRENTICES]
    holders += [(character.id, character.abilities) for character in CHARACTERS]
    found = {id for id, abilities in holders if any(map(changes_a_number, abilities))}
    for card in BUILDINGS:
        effect = card.effect
        if isinstance(effect, VirtuePer | IfHighestInCathedral) and effect.virtue:
            found.add(card.id)
    return {"minimum", "set_up", *SPACE_IDS, *found}


TITLE: dict[str, str] = FACTS["title"]
NAMES: dict[str, Named] = {
    "colour": by_id(FACTS["colours"]),
    "good": GOOD,
    "skill": by_id(FACTS["skills"]),
    "term": FACTS["terms"],
    "location": locations(),
    "apprentice": apprentices(),
    "building": by_id([*FACTS["buildings"], *FACTS["promo"]["buildings"]]),
    "character": by_id([*FACTS["characters"], *FACTS["promo"]["characters"]]),
    "bot": by_id(FACTS["solo"]["bots"]),
    "reward": by_id(FACTS["reward_cards"]),
    "source": dict.fromkeys(by_id(FACTS["reward_cards"]), FACTS["terms"]["reward_card"]),
    "market": market_cards(),
    "face": faces(),
}
CHOICES: Named = {}
VALUES: Named = {f"bot.{id}": names for id, names in NAMES["bot"].items()}
AMOUNTS = amounts()
INCOMES = sources()
WORKS: set[str] = set()
CLASSES = {piece.group for piece in PIECES}
RARE: dict[str, dict[str, object]] = {
    # A player has no worker to take back.
    "turn_skipped": {
        "seats": ["blue", "red", "green", "purple", "yellow"],
        "start": {"place_worker": {"seat": "blue"}},
        "given": {"guildhall": ["red"] * 20},
        "play": "blue: place quarry",
    },
}
