"""The large circles (§§ 4.4-4.9): what a worker does there, with all the own workers beside it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tests.games.architects.model.numbers import CARDS
from tests.games.architects.model.shared import (
    abilities,
    change_virtue,
    draw,
    gain,
    gain_all,
    hire,
    mixes,
    pay_silver,
    price_of,
    take_debt,
)
from tests.games.architects.model.table import CIRCLES, Player, Table, text_of
from tests.games.architects.table import RECORD
from tests.games.side_by_side import Course, Question

LOCATIONS = {row["id"]: row for row in RECORD["locations"]}
TRADES: dict[str, Mapping[str, Any]] = {
    next(iter(row["gain"])): row for row in LOCATIONS["kings_storehouse"]["trades"]
}
GUARDHOUSE = {row["id"]: row for row in RECORD["guardhouse"]["actions"]}
CAPTURE = RECORD["town_centre"]["cost_per_capture"]


def visit(t: Table, me: Player, place: str) -> Course:
    """One worker goes to a large circle and does what can be done there."""
    me.supply -= 1
    me.at[place] += 1
    yield from VISITS[place](t, me, me.at[place])


# ---------------------------------------------------------------- § 4.4


def gather(place: str) -> Callable[[Table, Player, int], Course]:
    """Quarry, Forest, Silversmith: so much of one thing."""
    row = LOCATIONS[place]["gain"]

    def course(t: Table, me: Player, n: int) -> Course:
        me.held[row["resource"]] += row["base"] + row["per_own_worker"] * n
        yield from gain_all(t, me, place)

    return course


def mines(t: Table, me: Player, n: int) -> Course:
    """Clay or gold; the Miners' clay comes with either."""
    amounts = {"clay": n + 1}
    if n >= 2:
        amounts["gold"] = n // 2
    answer = yield Question(me.colour, [f"mine {kind}" for kind in amounts])
    kind = answer.split()[1]
    me.held[kind] += amounts[kind]
    yield from gain_all(t, me, "mines")


# ---------------------------------------------------------------- § 4.5


def storehouse(t: Table, me: Player, n: int) -> Course:
    """Trades, one after another, as many as there are workers."""
    n += sum(ability["extra_workers"] for ability in abilities(me, "storehouse_visit"))
    for _ in range(n):
        trades = {f"trade {gained}": row for gained, row in TRADES.items()}
        for card in me.apprentices:
            if CARDS[card]["ability"]["trigger"] == "storehouse_action":
                trades[f"trade {card}"] = CARDS[card]["ability"]
        ways = {trade: ways_to_trade(me, row) for trade, row in trades.items()}
        answers = ["stop", *(trade for trade in trades if ways[trade])]
        answer = yield Question(me.colour, answers)
        if answer == "stop":
            return
        texts = {f"pay {text_of(way)}": way for way in ways[answer]}
        paid = yield Question(me.colour, list(texts))
        me.pay(texts[paid])
        yield from gain(t, me, trades[answer]["gain"])


def ways_to_trade(me: Player, trade: Mapping[str, Any]) -> list[dict[str, int]]:
    """All payments of a trade that are held."""
    if "pay_any" in trade:
        return mixes(me, trade["pay_any"]["of"], trade["pay_any"]["count"])
    return [trade["pay"]] if me.can_pay(trade["pay"]) else []


# ---------------------------------------------------------------- § 4.6


def workshop(t: Table, me: Player, n: int) -> Course:
    """Hire an apprentice, or draw building plans."""
    cost = dict(RECORD["workshop"]["hire_cost"])
    cost["silver"] -= me.ability("hire_discount").get("silver", 0)
    left = me.held["silver"] - price_of(me, cost)
    skips = {card: max(column - n, 0) for card, (_, column) in t.face_up().items()}
    within = [f"hire {card}" for card, skipped in skips.items() if skipped <= left]
    modes = ["hire", "plans"] if left >= 0 else ["plans"]
    if (yield Question(me.colour, modes)) == "plans":
        me.hand += yield from draw(t, 1 + n // 2, "draw")
        return
    card = (yield Question(me.colour, within)).split()[1]
    pay_silver(t, me, cost)
    row, _ = t.face_up()[card]
    for first in t.rows[row][: skips[card]]:
        assert first is not None
        me.pay({"silver": 1})
        t.laid[first] += 1
        t.note("silver is laid on a card")
    yield from hire(t, me, card)


# ---------------------------------------------------------------- § 4.7


def town_centre(t: Table, me: Player, n: int) -> Course:
    """The first capture costs tax, the others silver, less with Conspirators (R-08)."""
    spared = sum(ability["discount"]["silver"] for ability in abilities(me, "town_centre_visit"))
    costs = [CAPTURE["first"], *[{}] * min(spared, n - 1), *[CAPTURE["further"]] * (n - 1 - spared)]
    if spared and n > 1:
        t.note("Conspirator")
    yield from capture(t, me, costs, t.row["town_centre_locations_per_turn"])


def capture(t: Table, me: Player, costs: list[Mapping[str, int]], places: int) -> Course:
    """Whole groups, each at its cost, from so many different places; the own ones come home."""
    taken: list[str] = []
    for cost in costs:
        groups = [
            f"capture {place} {player.colour}"
            for place in CIRCLES
            for player in t.players.values()
            if player.at[place]
            and (place in taken or len(taken) < places)
            and price_of(me, cost) <= me.held["silver"]
        ]
        answer = yield Question(me.colour, [*groups, "stop"])
        if answer == "stop":
            return
        _, place, colour = answer.split()
        pay_silver(t, me, cost)
        if place not in taken:
            taken.append(place)
        take_group(me, t.players[colour], place)
    if len(taken) > 1:
        t.note("captures at two places")


def take_group(me: Player, owner: Player, place: str) -> None:
    """All workers of one colour on a place."""
    count = owner.at.pop(place)
    if owner is me:
        me.supply += count
    else:
        me.captured[owner.colour] += count


# ---------------------------------------------------------------- § 4.8


def tax_stand(t: Table, me: Player, _n: int) -> Course:
    """All the silver, for 2 virtue."""
    me.held["silver"] += t.tax_stand
    t.tax_stand = 0
    yield from gain_all(t, me, "tax_stand")
    less = sum(ability.get("virtue_loss_reduction", 0) for ability in abilities(me, "tax_stand"))
    yield from change_virtue(t, me, LOCATIONS["tax_stand"]["virtue"] + less)


# ---------------------------------------------------------------- § 4.9


def guardhouse(t: Table, me: Player, n: int) -> Course:
    """Actions, as many as there are workers."""
    for _ in range(n):
        can = {
            "send_captured_to_prison": me.captured.total() > 0,
            "release_from_prison": me.prison > 0,
            "ransom": any(player.captured[me.colour] for player in t.others(me)),
            "pay_off_debt": me.unpaid > 0
            and price_of(me, GUARDHOUSE["pay_off_debt"]["cost"]) <= me.held["silver"],
        }
        answers = ["stop", *(action for action, possible in can.items() if possible)]
        answer = yield Question(me.colour, answers)
        if answer == "stop":
            return
        if answer == "send_captured_to_prison":
            me.held["silver"] += send_captured(t, me)
            me.held.update(me.ability("on_send_captured_to_prison").get("gain", {}))
            yield from gain_all(t, me, answer)
        elif answer == "release_from_prison":
            release(me, me.prison)
        elif answer == "ransom":
            yield from ransom(t, me)
        else:
            yield from pay_off(t, me)


def send_captured(t: Table, me: Player) -> int:
    """All captured workers into the Prison; how many."""
    count = me.captured.total()
    for colour, workers in me.captured.items():
        t.players[colour].prison += workers
    me.captured.clear()
    return count


def release(me: Player, count: int) -> None:
    """Own workers out of the Prison."""
    me.prison -= count
    me.supply += count


def bring_home(t: Table, me: Player) -> int:
    """All own workers from other boards; how many."""
    count = sum(player.captured.pop(me.colour, 0) for player in t.others(me))
    me.supply += count
    return count


def ransom(t: Table, me: Player) -> Course:
    """Silver, or a debt and a virtue."""
    in_silver, _ = GUARDHOUSE["ransom"]["cost_options"]
    ways = ["pay silver"] if price_of(me, in_silver) <= me.held["silver"] else []
    answer = yield Question(me.colour, [*ways, "pay debt"])
    if answer == "pay silver":
        pay_silver(t, me, in_silver)
        bring_home(t, me)
    else:
        bring_home(t, me)
        yield from change_virtue(t, me, -1)
        yield from take_debt(t, me)


def pay_off(t: Table, me: Player) -> Course:
    """One debt is turned; what Debt Collectors bring, and a virtue."""
    pay_silver(t, me, GUARDHOUSE["pay_off_debt"]["cost"])
    me.unpaid -= 1
    me.paid += 1
    yield from gain_all(t, me, "debt_paid_off")
    yield from change_virtue(t, me, RECORD["debt_card"]["on_pay_off"]["virtue"])


VISITS: dict[str, Callable[[Table, Player, int], Course]] = {
    **{place: gather(place) for place in ("quarry", "forest", "silversmith")},
    "mines": mines,
    "kings_storehouse": storehouse,
    "workshop": workshop,
    "town_centre": town_centre,
    "tax_stand": tax_stand,
    "guardhouse": guardhouse,
}
