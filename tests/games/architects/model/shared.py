"""The procedures that many places share (§ 4.13): virtue, debts, silver and tax, cards, hiring."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping
from typing import Any

from tests.games.architects.model.numbers import CARDS, GOODS, HELD
from tests.games.architects.model.table import COLUMNS, TOP, Player, Table, drawn
from tests.games.architects.table import RECORD
from tests.games.side_by_side import Course, Draw, Question

LIMIT: int = RECORD["limits"]["apprentice_limit"]


def abilities(me: Player, trigger: str) -> list[Mapping[str, Any]]:
    """What the own apprentices can do at this moment, one for each card."""
    all_of_them = [CARDS[card]["ability"] for card in me.apprentices]
    return [ability for ability in all_of_them if ability["trigger"] == trigger]


# ---------------------------------------------------------------- virtue and debts


def change_virtue(t: Table, me: Player, points: int) -> Course:
    """Along the track; each point beyond its top may destroy a debt, each below brings one.

    A debt that somebody keeps is not asked about again by the next of the points (ARC-36).
    """
    before = me.virtue
    me.virtue = min(max(before + points, 0), TOP)
    beyond = before + points - me.virtue
    for _ in range(min(beyond, me.unpaid)):
        answer = "destroy_debt"
        if not me.bot:
            answer = yield Question(me.colour, ["destroy_debt", "decline"])
        if answer == "destroy_debt":
            t.note("the bot destroys a debt" if me.bot else "virtue destroys a debt")
            me.unpaid -= 1
    for _ in range(-beyond):
        t.note("a debt for lack of virtue")
        yield from take_debt(t, me)


def a_point_for_each(t: Table, players: list[Player], points: int) -> Course:
    """One point up or down for several players; who has to decide about it does so in turn."""
    end = TOP if points > 0 else 0
    asked = [
        player
        for player in players
        if player.virtue == end and (avoids_debt(player) if points < 0 else not player.bot)
    ]
    for player in [*(player for player in players if player not in asked), *asked]:
        yield from change_virtue(t, player, points)


def a_debt_for_each(t: Table, players: list[Player]) -> Course:
    """One debt for several players; who may avoid it decides afterwards."""
    for player in sorted(players, key=avoids_debt):
        yield from take_debt(t, player)


def avoids_debt(me: Player) -> bool:
    """Whether this is Hugo, and he has the silver."""
    price = me.ability("avoid_debt").get("cost", {})
    return bool(price) and me.can_pay(price)


def take_debt(t: Table, me: Player) -> Course:
    """One unpaid debt; Hugo may pay not to take it (§ 5.8)."""
    if avoids_debt(me):
        answer = yield Question(me.colour, ["avoid_debt", "take_debt"])
        if answer == "avoid_debt":
            me.pay(me.ability("avoid_debt")["cost"])
            return
    me.unpaid += 1


# ---------------------------------------------------------------- paying and gaining


def price_of(me: Player, cost: Mapping[str, int]) -> int:
    """All the silver of a cost with tax, as it is now."""
    return cost.get("silver", 0) + me.tax(cost.get("tax", 0))


def pay_silver(t: Table, me: Player, cost: Mapping[str, int]) -> None:
    """Silver to the supply, what is left of the tax onto the Tax Stand."""
    tax = me.tax(cost.get("tax", 0))
    if tax < cost.get("tax", 0):
        t.note("tax is avoided")
    t.tax_stand += tax
    me.pay({"silver": cost.get("silver", 0) + tax})


def mixes(me: Player, kinds: Iterable[str], count: int) -> list[dict[str, int]]:
    """All ways to pay so many goods of these kinds."""
    found: list[dict[str, int]] = [{}]
    for kind in sorted(kinds, key=GOODS.index):
        found = [
            {**way, kind: n}
            for way in found
            for n in range(min(count - sum(way.values()), me.held[kind]) + 1)
        ]
    return [way for way in found if sum(way.values()) == count]


def gain(t: Table, me: Player, gains: Mapping[str, int]) -> Course:
    """Goods, silver, virtue, building cards."""
    me.held.update({what: n for what, n in gains.items() if what in HELD})
    yield from change_virtue(t, me, gains.get("virtue", 0))
    me.hand += yield from draw(t, gains.get("building_card", 0), "draw")


def gain_all(t: Table, me: Player, trigger: str) -> Course:
    """What every own apprentice brings at this moment."""
    for ability in abilities(me, trigger):
        yield from gain(t, me, ability.get("gain", {}))


# ---------------------------------------------------------------- building cards


def draw(t: Table, count: int, what: str) -> Generator[Draw, list[str], list[str]]:
    """Cards from the top of the pile, as many as there are (R-21).

    Of what lies together and is drawn to the last card, nothing is left to fate.
    """
    cards: list[str] = []
    while len(cards) < count and (t.plans or t.batches):
        if not t.plans:
            t.note("a batch beneath the pile is reached")
            _, t.plans = t.batches.pop(0)
        if len(t.plans) <= count - len(cards):
            cards += t.plans
            t.plans = []
        else:
            cards.append((yield from drawn(what, t.plans)))
            t.plans.remove(cards[-1])
    if len(cards) < count:
        t.note("no building card is left")
    return cards


def put_beneath(t: Table, me: Player, cards: list[str]) -> None:
    """Cards face down to the bottom, in an order nobody knows (R-22)."""
    if cards:
        t.batches.append((me.colour, cards))


# ---------------------------------------------------------------- apprentices


def reveal(t: Table, row: str) -> Course:
    """Close the gaps of a row, and fill it from the pile."""
    t.rows[row] = [card for card in t.rows[row] if card is not None]
    while len(t.rows[row]) < COLUMNS and (t.pile or t.under):
        if t.pile:
            card = yield from drawn("reveal", t.pile)
            t.pile.remove(card)
        else:
            t.note("an apprentice comes back")
            card = t.under.pop(0)
        t.rows[row].append(card)


def take_away(t: Table, card: str) -> tuple[str, int]:
    """Take a card off the display: its row, and the silver that lay on it."""
    row, column = t.face_up()[card]
    t.rows[row][column - 1] = None
    return row, t.laid.pop(card, 0)


def discard_first(t: Table, row: str) -> Course:
    """The apprentice in column 1 goes to the bottom, silver on it to the supply."""
    card = t.rows[row][0]
    if card is not None:
        take_away(t, card)
        t.under.append(card)
        yield from reveal(t, row)


def discard_apprentice(t: Table, me: Player) -> Course:
    """One of the own apprentices to the bottom of the pile."""
    answers = [f"discard {card}" for card in me.apprentices]
    card = (yield Question(me.colour, answers)).split()[1]
    me.apprentices.remove(card)
    t.under.append(card)


def hire(t: Table, me: Player, card: str) -> Course:
    """At the limit one has to go; then the card, its silver, its virtue, and the next one."""
    if len(me.apprentices) >= me.ability("hire_discount").get("apprentice_limit", LIMIT):
        yield from discard_apprentice(t, me)
    row, silver = take_away(t, card)
    me.apprentices.append(card)
    me.held["silver"] += silver
    if silver:
        t.note("an apprentice with silver is hired")
    yield from change_virtue(t, me, CARDS[card]["virtue"])
    yield from reveal(t, row)
